### La página. Lo que dicen los juegos y la mesa viene de los catálogos del servidor.

## En todas partes
close = Cerrar
cancel = Cancelar
copy = Copiar
copied = Copiado
loading = Cargando
settings = Ajustes
rules = Reglas
play = Jugar
replay = Repetición
share = Compartir
waiting = Esperando
online = en línea
spectator = un espectador
to-home = A los juegos
rule-open = { $rule }: abrir esta regla
problem-title = No se puede abrir
problem-unreachable = El servidor no responde. Comprueba que está en marcha y carga la página otra vez.

## Navegación
nav-main = Páginas
nav-games = Juegos
nav-learn = Aprender
nav-mine = Mis partidas
nav-lobby = Sala
nav-account = Cuenta
nav-rules = Reglas
nav-lab = Laboratorio
nav-about = Acerca de

## Inicio
home-lead = Cinco wargames de tablero de la guerra civil española, en el navegador. El programa vela por todas las reglas, dice cuál te impide una jugada y muestra las probabilidades antes de tirar los dados.
home-your-move = Tus partidas
home-all = { $count ->
    [one] Una partida
   *[other] Las { $count } partidas
}
home-at-once = Jugar ya contra el ordenador
home-no-account = No hace falta cuenta. La partida se queda en este servidor; tu puesto se guarda en este dispositivo.
home-replay-about = Todas las partidas se pueden volver a ver, desde cualquier punto.
home-replay-link = Abrir un archivo de partida
play-game = Jugar a { $game }
as-seats = como { $seats }
your-move = Te toca
not-installed = No está instalado aquí
fact-players = { $players } jugadores
fact-minutes = unos { $minutes } minutos
fact-complexity = complejidad { $level } de 5

## Partida nueva
new-match = Partida nueva
new-scenario = Escenario
new-turns = { $count ->
    [one] Un turno.
   *[other] { $count } turnos.
}
new-opponent = Rival
new-bot = Bot
new-hinted = El nivel más bajo. Junto al mapa, unas pistas dicen qué hacer ahora; se pueden quitar.
new-side = Bando
new-side-lot = Por sorteo
new-options = Reglas opcionales
opponent-bot = Ordenador
opponent-bot-about = El ordenador responde al momento.
opponent-screen = Esta pantalla
opponent-screen-about = Los dos bandos juegan en esta pantalla, por turnos.
opponent-friend = Un amigo
opponent-friend-about = Recibes una invitación para enviarla. Quien la acepta primero juega el otro bando.
opponent-watch = Mirar
opponent-watch-about = El ordenador juega los dos bandos; tú miras.
opponent-table = Alguien en una mesa
opponent-table-about = Una mesa en la sala, para quien se siente o para las personas que indiques. Quien se sienta acepta estas opciones.
new-play-table = Crear mesa: { $scenario }, { $side }
new-invited = Solo estas personas (nombres; vacío: cualquiera)
orders-leave = Orden permanente
order-carried = Tu orden permanente ha respondido: { $act }
draw-offered = El otro bando ofrece un empate: responde en Compartir.
new-watched = Cualquiera puede ver la partida
new-rated = Puntúa para nuestra clasificación
new-play-bot = Jugar { $scenario } como { $side } contra { $bot }
new-play-screen = Jugar { $scenario } en esta pantalla
new-play-friend = Jugar { $scenario } como { $side } con un amigo
new-play-watch = Mirar cómo juega { $bot }: { $scenario }
new-links-about = Envía la invitación a tu amigo. Vale para una persona: quien la acepta primero recibe un enlace que no conoce nadie más y ocupa el puesto.
new-go = Ir a la partida

## Unirse a una partida
join-title = Te han invitado
join-play = Jugarías como { $seats } en { $title }, { $scenario }.
join-options = Reglas opcionales distintas de lo habitual: { $options }.
join-about = La invitación vale para una persona. Recibes un enlace propio; este dispositivo lo recuerda.
join-button = Jugar como { $seats }
joined-arranged = Esta partida no empezó con el despliegue del escenario: alguien preparó la posición inicial.
joined-branch = Esta partida es una rama: sigue desde una posición de otra partida, cuyo pasado alguien conoce.

## Mis partidas
mine-about = Estas partidas se recuerdan solo en este dispositivo. Sus enlaces son las llaves de tus puestos.
mine-your-move = Te toca
mine-waiting = Esperando a otros
mine-over = Terminadas
mine-forget = Olvidar
mine-forget-which = Olvidar esta partida de { $title }
mine-empty = Aquí encontrarás las partidas que juegues en este dispositivo.
mine-empty-button = Elegir un juego
upload-title = Un archivo
upload-about = Un archivo de partida se puede ver, comprobar y continuar desde cualquier punto. Cada respuesta se vuelve a comprobar con las reglas. Un archivo de posición empieza una partida nueva.
upload-choose = Elegir un archivo
upload-unreadable = No es ni un archivo de partida ni un archivo de posición.

## Reglas
rules-of = Reglas de { $game }
rules-about = Cada regla en una línea, con nuestras palabras. Esto no sustituye al reglamento del juego.
rules-search = Buscar en las reglas
rules-count = { $count ->
    [one] Una regla
   *[other] { $count } reglas
}
rules-none = Ninguna regla tiene estas palabras.
rule-kind-core = básica
rule-kind-optional = opcional
rule-kind-advanced = avanzada
rule-kind-variant = variante
rule-kind-not-applicable = aquí no hace falta

## Acerca de
about-what = Con Frente se juegan cinco wargames de tablero publicados sobre la guerra civil española, en un solo motor de reglas. Se aplican todas las reglas, cada negativa cita la suya y toda tirada se puede comprobar.
about-games = Los juegos
about-by = de { $designer },
about-rights = Los juegos pertenecen a sus autores y editores. Frente no contiene textos ni imágenes suyos: las reglas se cuentan con nuestras palabras, y los mapas y las fichas están dibujados aquí.
about-made-title = Lo que está hecho aquí
about-made = Los datos de un juego que no se hallaron en su reglamento ni en fuentes públicas se hicieron para Frente. Las notas de cada juego dicen cuáles. Lo más frecuente son las alturas del terreno, los nombres de unidades pequeñas y los detalles de los mapas.
about-map = El contorno de la península está trazado con datos geográficos abiertos del Instituto Geográfico Nacional y de Natural Earth.
about-dice-title = Los dados
about-dice = Al empezar, una partida publica un sello de su semilla secreta, y al terminar, la propia semilla. La repetición puede probar entonces que cada tirada salió de esa semilla.
about-privacy-title = Lo que se guarda
about-privacy = El servidor guarda las partidas y un resumen (hash) de cada enlace. Tu lista de partidas y tus ajustes se quedan en este navegador. La página no pide nada a ningún otro sitio.

## Ajustes
settings-language = Idioma
language-browser = El del navegador
settings-theme = Papel
theme-system = Como el sistema
theme-papel = Día
theme-noche = Noche
settings-sides = Colores de los bandos
sides-imprenta = Imprenta
sides-ocre = Ocre y azul
sides-contraste = Blanco y negro
settings-text = Tamaño del texto
settings-motion = Animaciones
settings-motion-about = Las fichas se deslizan y los dados ruedan. Si se quitan, todo cambia al instante.
settings-dice = Dados animados
settings-dice-about = Los dados ruedan en la tarjeta de batalla antes de quedar quietos; cualquier tecla o clic lo corta.
settings-pace = Ritmo del otro bando
settings-pace-about = Cuánto dura en pantalla cada paso del turno del otro bando. Siempre lo puedes saltar.
settings-changes = Decir qué ha cambiado cuando me toca
settings-changes-about = Una lista corta después de que actúe el otro bando.
settings-briefing = Informe inicial antes de la partida
settings-briefing-about = Dice una vez cómo ganas, cómo pierdes y qué hacer primero.
settings-hints = Pistas en la primera partida
settings-hints-about = Contra el recluta, hasta que termines una partida: qué hacer ahora.
hints = Pistas: qué hacer ahora
try-it = Probar
try-it-rule = Probar la regla { $rule }
settings-sound = Sonido
settings-sound-about = Tres tonos suaves: te toca, dados, un resultado.
settings-asks = Preguntar antes de los dados
settings-asks-about = Si se quita, un clic en un objetivo único tira los dados al momento. Ante un peligro se pregunta igualmente.
settings-confirm = Confirmar cada elección
settings-confirm-about = También lo que se puede deshacer espera a Intro.
settings-keys = Letras como órdenes
settings-keys-about = Las letras sueltas actúan fuera de los campos de texto.
settings-plain = Jugar sin el mapa
settings-plain-about = Listas y una línea de órdenes en lugar del mapa.

## Partida: zonas y barras
region-prompt = Qué hacer
region-map = Mapa
region-stage = En primer plano
region-steps = Pasos del otro bando
region-log = Registro
region-rail = Detalles
region-hand = Tus cartas
region-tools = Herramientas
region-controls = Vista del mapa
region-timeline = Línea de tiempo
tab-log = Registro
tab-units = Unidades
tab-tracks = Contadores
tab-choices = Opciones
tab-talk = Chat
tab-notes = Notas
talk-unread = sin leer
turn-number = { $number ->
    [0] Despliegue
   *[other] Turno { $number }
 }
turn-of = { $number ->
    [0] Despliegue; quedan { $of } turnos
   *[other] { $number } de { $of }
 }
seat-you = tú
seat-bot = ordenador, { $bot }
bot-random = al azar
bot-recruit = recluta
bot-sergeant = sargento
bot-steady = constante
bot-captain = capitán
bot-colonel = coronel
bot-general = general
seat-friend = un amigo
board-label = Mapa de { $game }. Las flechas mueven de un lugar a otro, Intro elige, el punto va al siguiente lugar donde puedes actuar.
board-role = mapa
loading-match = Cargando la partida
loading-board = Cargando el mapa

## Partida: qué se pide
prompt-chosen = Elegido: { $things }.
prompt-way = Señala el siguiente lugar o el final del camino.
prompt-targets = { $count ->
    [one] Una opción.
   *[other] { $count } opciones.
}
undo = Deshacer
thinking = { $seat } (ordenador, { $bot }): pensando.
look-around = Puedes mirar el mapa libremente.
waiting-for = Esperando: { $seat }.
sealed-waiting = Eligen en secreto: { $seats }. Las elecciones se muestran a la vez.
more-choices = y { $count } más en Opciones
connection-lost = Conexión perdida. Tu última jugada está guardada.
connection-again = Nuevo intento en { $seconds } s.
connection-nothing = No se acepta nada hasta que vuelva la conexión.
try-now = Intentar ya
watch-pace = Ritmo
watch-as-it-comes = según llegan
watch-seconds = { $seconds ->
    [one] una respuesta por segundo
   *[other] una respuesta cada { $seconds } s
}
stale = La posición ha cambiado desde que la miraste.
fault-server = { $text } La partida está a salvo. Código: { $code }.
fault-no-reply = El servidor no ha contestado. Quizá no se haya aceptado tu elección.

## Partida: la tarjeta de batalla
battle-region = Batalla: { $place }
battle-before = Antes de los dados
battle-dice = Dados
battle-result = Resultado
battle-again = Del registro
battle-you = Tú
battle-versus = contra
battle-nobody = La mesa
battle-strength = Fuerza { $strength }
battle-divided = Pérdidas { $divisor }
battle-total = En total
battle-unknown = Defensores desconocidos: una fila por cada fuerza posible.
battle-unknown-units = desconocido, de { $least } a { $most }
battle-counted = Cómo se cuenta
battle-modifiers = { $count ->
    [one] una línea
   *[other] { $count } líneas
}
battle-modifiers-sum = { $count ->
    [one] un modificador, { $total }
   *[other] { $count } modificadores, { $total }
}
battle-all = Todas las tiradas
battle-rolls = Las { $count } tiradas
battle-rolls-title = Todas las tiradas: { $place }
battle-rolls-none = Para esto no hay tabla ni probabilidades que mostrar.
battle-outcomes = Resultados
battle-other = Otros
battle-other-good = Otros, a tu favor
battle-other-bad = Otros, en tu contra
battle-die = dado
battle-waits-you = Te toca elegir.
battle-close = Cerrar
battle-close-all = Cerrar todo
battle-earlier = { $count ->
    [one] una anterior
   *[other] { $count } anteriores
}
battle-later = { $count ->
    [one] una posterior
   *[other] { $count } posteriores
}
battle-unread = { $count ->
    [one] Resultado sin leer
   *[other] { $count } resultados sin leer
}
battle-which = Probabilidades de
battle-none = Aún no se ha combatido.

## Partida: el turno del otro bando
story-others = Otros
story-count = { $count ->
    [one] un paso
   *[other] { $count } pasos
}
story-waiting = { $count ->
    [one] un paso desde que miraste
   *[other] { $count } pasos desde que miraste
}
story-step = Paso { $n } de { $count }
story-mine = { $count ->
    [0] Te toca. No ha cambiado nada.
    [one] Te toca. Ha cambiado una cosa.
   *[other] Te toca. Han cambiado { $count } cosas.
}
story-acting = Actúan
story-play = Reproducir
story-show = Mostrar
story-skip = Saltar a mi turno
story-skip-short = A mi turno
story-again = Mostrar otra vez
story-changes = { $count ->
    [one] Ha cambiado una cosa
   *[other] Han cambiado { $count } cosas
}
pace-step = Paso a paso
pace-slow = Lento
pace-normal = Normal
pace-quick = Rápido
pace-once = Al instante
changes-title = Te toca: qué ha cambiado
changes-none = No ha cambiado nada desde tu última respuesta.
changes-on = Seguir
changes-more = y { $count } más
change-place = { $place }: ahora, { $side }.
change-contested = { $place }: en disputa.
change-nobody = { $place }: ya no es de nadie.
change-lost = { $count ->
    [one] { $side }: una unidad menos.
   *[other] { $side }: { $count } unidades menos.
}
change-gained = { $count ->
    [one] { $side }: una unidad más.
   *[other] { $side }: { $count } unidades más.
}
change-card = { $seat }, carta jugada: { $card }.
change-track = { $label }
waited = { $seconds } s

## Partida: dados, razones
more-reasons = { $count ->
    [one] Una razón más
   *[other] { $count } razones más
}

## Partida: fichas y lugares
hidden-piece = desconocida
hidden-piece-of = desconocida, { $side }
contested = en disputa
level = nivel { $level }
and-more = y { $count } más
can-choose = Se puede elegir.
can-choose-pieces = { $count ->
    [one] Se puede elegir una ficha.
   *[other] Se pueden elegir { $count } fichas.
}
units-search = Buscar una unidad o un lugar
units-none = Ninguna unidad coincide.
tracks-none = Este juego no tiene contadores.
card-piles = Cartas
choices-count = { $count ->
    [one] Hay una opción.
   *[other] Hay { $count } opciones.
}
choices-search = Buscar una opción
choices-none = Ahora no se te pide nada.
log-empty = Todavía no ha pasado nada.
log-none = Ninguna línea coincide.
log-filter = Filtrar
log-search = Buscar en el registro
log-side = Bando
log-all-sides = Los dos bandos
log-kind = Clase
log-all-kinds = Todo
log-kind-dice = Combates y dados
log-kind-card = Cartas
log-kind-move = Movimientos
log-kind-other = Otros
log-open = abrir
log-more = { $count ->
    [one] uno más
   *[other] { $count } más
}
log-less = menos
log-dice = { $seat }, { $purpose }: { $dice }
log-dice-nobody = { $purpose }: { $dice }
log-earlier = { $count ->
    [one] Mostrar una entrada anterior
   *[other] Mostrar { $count } entradas anteriores
}
show-on-map = Mostrar en el mapa
hand = Mano
hand-count = { $count ->
    [one] una carta
   *[other] { $count } cartas
}
dock = Fuera del mapa
sheet-size = Cambiar la altura de esta hoja
go-to = Ir a un lugar

## Partida: vista del mapa
zoom-in = Acercar
zoom-out = Alejar
zoom-fit = Mapa entero
layer-control = Control
layers = Capas
hide-counters = Ocultar las fichas
sight = ¿Qué se ve desde aquí?
sight-where = Señala antes un lugar: luego S, o este botón, muestra qué se ve desde él.
sight-from = Desde { $origin } { $count ->
        [0] no se ve ningún otro lugar.
        [one] se ve otro lugar.
       *[other] se ven otros { $count } lugares.
    } Señala otro para saber por qué.
sight-sees = Desde { $origin } se ve { $target }.
redo-nothing = No hay nada que rehacer: después se ha hecho otra cosa.
sealed-ask = En secreto: nadie ve tu elección hasta que todos hayan elegido.
mini-map = El tablero entero; haz clic para ir a un punto
keep-position = Guardar la posición en un archivo
new-position = Del archivo de posición «{ $title }» ({ $scenario })
new-position-drop = Empezar desde el principio

## Partida: pasar la pantalla
handover-title = Pasa la pantalla: { $seat }
handover-about = La siguiente elección es del otro jugador.
handover-take = Juego yo: { $seat }
handover-clean = En esta página no queda nada del otro bando.

## Partida: enlaces y final
share-title = Enlaces
share-about = Quien tiene el enlace de un puesto lo ocupa. Envía cada enlace solo a la persona a la que corresponde.
share-only-here = Estos enlaces solo funcionan en este equipo. Para jugar con alguien de fuera, abre la página a otros (docs/hosting.md).
share-invitation = Invitación para jugar como { $seats }, para una persona
share-invite-again = Retirarla y crear otra
share-claimed = Alguien ha aceptado la invitación para jugar como { $seats }.
share-friend = Para jugar como { $seats }
share-mine = Tu propio puesto, para otro dispositivo
share-watch = Para mirar
resign = Abandonar ({ $seat })
resign-sure = Sí, abandonar ({ $seat })
ending-won = Ganas
ending-lost = Pierdes
ending-draw = No gana nadie
ending-outdated = Esta partida no puede seguir
ending-winner = Victoria: { $seat }
look-at-board = Mirar el mapa
play-again = Jugar otra vez
watch-replay = Ver la repetición
ending-why = Por qué ha terminado
ending-rule = La regla
score-counts = { $score ->
    [one] un punto de victoria
   *[other] { $score } puntos de victoria
}
ending-won-share = gana
ending-lost-share = pierde
ending-shared = empate
ending-stood = Cómo quedó
ending-counted = Qué contó: { $seat }

## Teclas
tray-left = { $count ->
    [one] queda una
   *[other] quedan { $count }
}
tray-last-time = Colocar como la última vez
tray-repeat = Repetir
tray-fits = Qué cabe ahora
tray-again = Colocado como la última vez: se han podido dar { $done } de { $count } respuestas.
charts-title = Tablas
charts-none = Este juego no tiene aquí tablas impresas.
marks-title = Mis marcas
marks-ring = Anillo
marks-question = Interrogación
marks-arrow = Flecha
marks-undo = Deshacer
marks-clear = Borrar
marks-about = Haz clic en un lugar: solo lo ves tú, en este dispositivo, durante este turno.
marks-to = Ahora haz clic donde acaba la flecha.
help-title = Teclas
help-about = Todo se puede hacer con el teclado. Las letras actúan fuera de los campos de texto.
cap-enter = Intro
cap-shift = Mayús
cap-home = Inicio
cap-end = Fin
cap-arrows = flechas
cap-click = clic
key-tab = zona siguiente: qué hacer, mapa, detalles
key-arrows = lugar más cercano en esa dirección
key-enter = elegir; confirmar
key-next = lugar siguiente y anterior donde puedes actuar
key-aims = cómo se gana y se pierde la partida
key-briefing = el informe inicial
key-set = toda la pila desplegada, nada de ella
key-fan = desplegar la pila
key-decline = rehusar: nada, pasar, listo
key-numbers = los botones por orden, luego las cartas
key-undo = deshacer
key-go = ir a un lugar por su nombre
key-escape = quitar la elección, cerrar
key-why = por qué no; esta lista
key-odds = la tarjeta de batalla, o la última batalla
key-results = cerrar todos los resultados sin leer
key-rolls = todas las tiradas, con la tabla
key-again = mostrar otra vez el turno del otro bando
key-changes = qué ha cambiado desde mi última respuesta
key-story = por los pasos del otro bando; Espacio reproduce, Fin termina
key-panels = registro, unidades, contadores, opciones, reglas
key-talk = chat y notas
key-hide = ocultar las fichas
key-layers = capas de control y suministro
key-redo = rehacer lo deshecho
key-way = avanzar un paso hacia allí, no todo el camino
key-sight = qué se ve desde el lugar señalado
key-charts = las tablas impresas, marcadas donde está la batalla
key-marks = marcas y flechas tuyas; Mayús + D: deshacer la última
key-ring = en una lección: ir al anillo
key-show-me = en una lección: mostrar
key-zoom = acercar, alejar, mapa entero
key-pan = mover el mapa
key-command = línea de órdenes

## Línea de órdenes
command-title = Línea de órdenes
command-run = Ejecutar
command-answers = Respuestas
command-hello = Escribe el número de una opción, o la propia opción, como { $token }; las palabras acortan la lista. Pregunta options, look { $place }, why { $place }, units { $side }, odds 1, status, log 5, undo, help.
command-help = Un número o el texto de una opción responde. Órdenes: prompt, options, more, do NÚMERO, why COSA, odds NÚMERO, look COSA, board, units PALABRAS, hand, status, tracks, sees LUGAR LUGAR, log NÚMERO, rules NÚMERO, undo, redo, save, position, resign, quit. Otras palabras acortan la lista; una barra delante distingue una orden de una opción.
command-more = { $count ->
    [one] Una más: escribe more.
   *[other] { $count } más: escribe more.
}
command-no-number = No hay opción con ese número: { $count ->
    [one] hay una.
   *[other] hay { $count }.
}
command-busy = La última respuesta aún está en camino.
command-legal = Está permitido.
command-nothing = Ni opciones ni órdenes tienen estas palabras: { $text }.
command-no-odds = Para eso no se tiran dados.
command-odds-which = Hay muchas opciones: escribe odds y el número de una.
command-no-hand = No tienes cartas.
command-no-sight = Este juego no tiene líneas de visión.
command-no-rule = Ninguna regla tiene este número o estas palabras: { $text }.
command-no-position = Este juego no puede guardar una posición en un archivo.
command-undone = Deshecho.
command-saved = Guardado como { $file }.
command-sure-resign = Para abandonar ({ $seat }), escribe resign yes.
command-no-place = Aquí no hay nada llamado { $name }.

## Repetición
replay-running = Repetición de esta partida hasta ahora
replay-at = { $at } de { $last }
replay-start = Comienzo
replay-happened = Qué ha pasado
replay-first = Al comienzo
replay-back = Un paso atrás
replay-play = Reproducir
replay-pause = Pausa
replay-forward = Un paso adelante
replay-last = Al final
replay-to-match = Volver a la partida
replay-seen-by = Vista de
replay-curve = situación: { $seat }
replay-turned = Momentos decisivos
replay-ledger = Qué ha cambiado la probabilidad de victoria ({ $seat }), en puntos sobre 100: dados { $dice }, cartas { $cards }, decisiones sin unos ni otras { $decisions }.
replay-swing = Turno { $turn }, { $change }: { $what }
replay-share = Compartir esta repetición
replay-share-about = Quien tiene este enlace puede mirar, no jugar.
replay-share-point = Este punto
replay-share-whole = Toda la partida
replay-share-shown = Para otros sitios, que muestran cómo terminó
replay-share-picture = Guardar una imagen del final
download = Descargar
verify = Comprobar los dados
verify-working = Comprobando todas las tiradas.
verify-fair = { $proven ->
    [one] Una tirada sale de la semilla sellada.
   *[other] Las { $proven } tiradas salen de la semilla sellada.
} { $forced ->
    [0] { "" }
   *[other] Fijadas por una posición: { $forced }.
}
verify-unfair = Sin probar: { $text }
branch = Abrir una rama aquí
branch-about = Empieza una partida nueva tal como estaba esta en la jugada { $ply }, con su propia suerte desde ahí.
branch-alone = Los dos bandos
branch-go = Empezar desde aquí

## El botón principal, y los botones que no están
warn-anyway = { $what } de todos modos
absent-not-yet = Aún no: { $why }
absent-more = ¿Por qué no más?
show-thing = Mostrar { $thing }

## Precios
price-tag = { $of }: { $amount }

## Objetivos, informe inicial, avisos
advice-title = Pista
advice-thinking = Un capitán lo está pensando…
advice-gone = Has seguido jugando. Pregunta otra vez qué hacer ahora.
advice-wait = Ahora no tienes nada que decidir.
advice-again = Preguntar otra vez
advice-why = Razones de la última decisión meditada: { $seat }
advice-failed = No se ha podido obtener consejo.
aims-title = Victoria
aims-win = Ganas con
aims-lose = Pierdes si
aims-draw = Hay empate si
aims-none = Esta partida no dice cómo se gana. Lo dicen las reglas.
aims-of = { $now } de { $need }
aims-behind = { $now } por detrás; se gana con { $need } de ventaja
aims-over = { $now }; basta con { $need }
aims-has = { $now } → { $need }
aims-meter = Ahora { $now }; hacen falta { $need }.
aims-part = { $done ->
    [true] { $part }: sí.
   *[other] { $part }: no.
}
aims-meter-most = Ahora { $now }; hacen falta { $need } o menos.
aims-short = { $count ->
    [one] Falta uno.
   *[other] Faltan { $count }.
}
aims-met-win = Ganarías si se comprobara ahora.
aims-met-lose = Perderías si se comprobara ahora.
aims-turns = Posible en los turnos { $from } a { $to }.
aims-from = No puede ocurrir antes del turno { $turn }.
aims-to = Posible hasta el turno { $turn }.
aims-shut = Ya no puede ocurrir.
aims-dangers = Peligros: { $count }
briefing-title = Informe inicial
briefing-you-are = juegas como
briefing-win = Cómo ganas
briefing-lose = Cómo pierdes
briefing-first = Primer turno: qué hacer
briefing-begin = Empezar
briefing-again = Se abre una vez. Después: la bandera de la barra, o Mayús+V.
warn-danger = Peligro
warn-care = Cuidado
warn-note = Nota
warn-cure = Qué ayudaría: { $cure }

## Pilas y grupos
stack-in = Pila en { $place }
field = El campo de batalla: { $place }
stack-all = Todas
stack-none = Ninguna
stack-kind = { $kind } × { $count }
symbol-anti-air = antiaéreos
symbol-anti-tank = anticarro
symbol-armour = carros
symbol-armoured-car = autoametralladoras
symbol-artillery = artillería
symbol-bomber = bombarderos
symbol-cavalry = caballería
symbol-engineers = zapadores
symbol-fighter = cazas
symbol-horses = caballos
symbol-hq = CG
symbol-infantry = infantería
symbol-infantry-gun = cañones de infantería
symbol-machine-gun = ametralladoras
symbol-militia = milicias
symbol-mortar = morteros
symbol-motorized = motorizada
symbol-officer = oficiales
symbol-police = fuerzas de orden público
symbol-supply = suministros
symbol-truck = camiones
stack-sum = { $chosen } de { $count } elegidas
stack-strength = fuerza { $sum }
stack-places = { $count ->
    [one] Pueden ir a un lugar.
   *[other] Pueden ir a { $count } lugares.
}
stack-needs = Elige al menos una unidad.
stack-empty = Toca una pila del mapa.
path-to = A { $place }:
path-cost = { $cost } de { $points } puntos.
path-costs = { $cost } puntos.
path-slowest = La unidad más lenta: { $unit }.
path-stops = Allí se detienen.
path-barred = { $place }, no todas:
set-go = { $count ->
    [one] Mover una unidad a { $place }
   *[other] Mover { $count } unidades a { $place }
}
set-do = { $what } y { $count ->
    [2] otra más
   *[other] las demás, { $count } en total
}
set-halted = El movimiento se ha detenido en { $place }: el otro bando puede responder antes.
set-part = Se han dado { $done } de { $count } pasos.

## El teléfono
region-sheet = Hoja
region-thumbs = Partes de la mesa
thumb-map = Mapa
thumb-hand = Mano
thumb-stack = Pila
thumb-log = Registro
thumb-aims = Objetivos
thumb-news = algo nuevo
hand-none = No tienes cartas.
hand-more = Elígela y, después, qué hacer con ella en el mapa.
hand-card = Carta { $n } de { $count }
prices-title = Precios
price-one = Comprar
price-try = Intentar
price-stock = { $count ->
    [0] no queda
    [one] queda una
   *[other] quedan { $count }
}
price-short = faltan { $count }
price-buy = Comprar { $things } por { $price }
price-things = { $count ->
    [one] una cosa
   *[other] { $count } cosas
}
price-left = { $what }, queda tras esto: { $count }
amount-less = Menos: { $what }
amount-more = Más: { $what }

## Aprender (véase learn/es.ftl)
learn-game = Aprender { $game }
learn-short = Aprender
learn-first = Aprender { $game } en { $minutes } minutos
home-puzzle = Problema del día
home-solve = Resolver
home-solve-again = Mirar otra vez
home-solved = Resuelto
home-solve-which = Resolver el problema: { $title }
home-learn = Empezar con una lección
home-first = ¿Nuevo en esto? Un primer movimiento y un primer combate, en el tablero de verdad.
