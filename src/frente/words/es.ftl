### Lo que es común a todos los juegos. El catálogo propio de un juego va antes y puede decirlo de otro modo.

## Negativas de la mesa

no-not-offered = Aquí esa no es una de las opciones: { $token }.
no-not-now = Eso corresponde a otra parte del turno.
no-others-between = Todas a la vez no: tras la primera pasa otra cosa antes de que pueda ir la siguiente.
no-no-such = { $kind-id ->
    [area] No hay ningún área llamada { $word }.
    [battlegroup] No hay ningún grupo de combate llamado { $word }.
    [card] No hay ninguna carta llamada { $word }.
    [country] No hay ningún país llamado { $word }.
    [faction] No hay ninguna facción llamada { $word }.
    [hex] No hay ningún hexágono llamado { $word }.
    [piece] No hay ninguna ficha llamada { $word }.
    [place] No hay ningún lugar llamado { $word }.
    [space] No hay ningún espacio llamado { $word }.
    [unit] No hay ninguna unidad llamada { $word }.
   *[other] No hay nada llamado { $word }.
}
no-misspelt = { $word } se escribe { $right }.
no-wrong-words = Falta algo, o sobra: { $token }.
no-same-counter = { $unit } es igual que { $other }: usa esa ficha.
no-nothing-here = Ahora no hay nada que hacer con { $things }.
no-undo-roll = Ya ha decidido el azar ({ $roll }): lo anterior no se puede deshacer.
no-undo-other = Ya ha respondido otro bando ({ $seat }): lo anterior no se puede deshacer.
no-undo-reveal = Se ha mostrado algo oculto: lo anterior no se puede deshacer.
no-undo-start = No hay nada que deshacer.
no-undo-over = La partida ha terminado.

## Sucesos de la mesa

event-roll = { $seat }, tirada ({ $roll }): { $dice }.
event-roll-nobody = Tirada ({ $roll }): { $dice }.
event-over = La partida ha terminado. Victoria: { $winners }.
event-over-draw = La partida ha terminado. No gana nadie.
event-updated = Las reglas de este juego se han actualizado. La partida sigue donde estaba.
event-updated-back = { $count ->
    [0] Las reglas de este juego se han actualizado. La partida sigue desde el comienzo de su último paso.
    [one] Las reglas de este juego se han actualizado y la última respuesta ya no encaja. La partida sigue desde antes de ella.
   *[other] Las reglas de este juego se han actualizado y las últimas { $count } respuestas ya no encajan. La partida sigue desde antes de ellas.
}
over-agreed = Los jugadores han acordado un empate.
over-aborted = La partida se canceló antes de empezar.
over-time = Se ha agotado el tiempo: { $seat }.
over-closed = Hacía mucho que nadie jugaba: la partida se ha cerrado.
over-outdated = Las reglas de este juego han cambiado demasiado para seguir esta partida. Se puede ver y guardar en un archivo.

truth-yes = sí
truth-no = no
hidden-things = { $count ->
    [one] una cosa oculta
   *[other] { $count } cosas ocultas
}

## Fechas

month-1 = enero
month-2 = febrero
month-3 = marzo
month-4 = abril
month-5 = mayo
month-6 = junio
month-7 = julio
month-8 = agosto
month-9 = septiembre
month-10 = octubre
month-11 = noviembre
month-12 = diciembre
months = { $first }-{ $last }
date-months = { $months } de { $year }
date-years = { $first } de { $year } a { $last } de { $end }
date-days = { $first }-{ $last } de { $month } de { $year }

## Terreno que los juegos no nombran

terrain-clear = despejado
terrain-hill = colina
terrain-mountain = montaña
terrain-sea = mar
terrain-city = ciudad
terrain-open = terreno despejado
terrain-fields = cultivos
terrain-orchard = frutales
terrain-light-woods = bosque claro
terrain-woods = bosque
terrain-rough = terreno abrupto
terrain-marsh = pantano
terrain-dispersed-buildings = edificios dispersos
terrain-built-up = zona urbana
terrain-off-map = fuera del mapa
glyph-port = puerto
glyph-naval-base = base naval
glyph-airfield = aeródromo
glyph-mountain = montaña
glyph-capital = capital
glyph-star = lugar de victoria
glyph-key = ciudad clave
glyph-fort = fuerte
glyph-trench = trinchera
glyph-factory = fábrica
glyph-supply = fuente de suministro
glyph-siege = asedio
glyph-beach = playa
glyph-border = frontera
glyph-objective = objetivo
glyph-town = pueblo
glyph-city = ciudad
glyph-bridge = puente
glyph-entry = entrada
mark-reduced = fuerza reducida
mark-moved = ya ha movido
mark-finished = ya ha terminado
mark-attack = ataca
mark-attacked = ya ha atacado
mark-reaction = reacciona
mark-retreated = se ha retirado
mark-advanced = ha avanzado
mark-veteran = tropa veterana
mark-green = tropa bisoña
mark-entrenched = atrincherada
mark-loaded = con carga
mark-carried = a bordo
mark-used = ya se ha usado
mark-reserve = en reserva
mark-activated = en activación
mark-double-time = a paso ligero
mark-charged = ha cargado
mark-isolated = aislada
mark-out-of-supply = sin suministro
mark-disrupted = desorganización
mark-disrupted-2 = desorganización doble
mark-out-of-command = sin mando
mark-routed = en desbandada
mark-suppressed = bajo supresión
mark-besieged = bajo asedio
mark-discipline = disciplina
mark-hit = con impacto
mark-broken = desorganización total
mark-spent = ya sin uso
mark-free = libre de irse

## El terminal: una partida

cli-asks = { $seat }: { $prompt }
cli-rule = regla { $rule }
cli-thinks = { $seat } ({ $bot }), respuesta: { $answer }
cli-answers = { $seat }, respuesta: { $answer }
cli-only = Una sola opción: { $answer }
cli-refused = No: { $reason }
cli-legal = Sí, está permitido.
cli-undone = Deshecho.
cli-saved = Guardado en { $file }.
cli-kept = La partida queda guardada. Para seguir:
cli-commits = Esto no se puede deshacer.
cli-warns = Repite la misma respuesta para hacerlo.
cli-options = { $count ->
    [one] una opción
   *[other] { $count } opciones
}
cli-more = { $count } más: escribe "more", unas palabras para acortar la lista, o una opción tal cual.
cli-narrowed = { $count ->
    [0] Ninguna opción contiene «{ $text }». "help" dice qué se puede escribir.
    [one] Una opción con «{ $text }»:
   *[other] { $count } opciones con «{ $text }»:
}
cli-no-number = No hay opción { $number }: van de la 1 a la { $count }.
cli-no-odds = De eso no sale ninguna tirada inmediata.
cli-odds-rule = ({ $rule })
cli-no-rule = { $game } no tiene la regla { $rule }.
cli-no-rules = Ninguna regla de { $game } habla de «{ $text }».
cli-no-log = Todavía no ha pasado nada.
cli-no-place = Aquí no hay nada llamado «{ $place }».
cli-place-empty = Allí no hay ninguna ficha.
cli-steps = { $steps } de { $full } pasos
cli-unreadable = «{ $text }» no significa nada aquí. "help" dice qué se puede escribir.
cli-sure-resign = ¿Abandonar la partida? ({ $seat }) [y/N]
cli-sure-quit = ¿Guardar la partida antes de salir? [Y/n]
cli-over = { $text }
cli-seed = La semilla era { $seed }; el compromiso del principio, { $commitment }.
cli-your-seats = Juegas: { $seats }. "help" dice qué se puede escribir.
cli-watching = Todos los puestos los juegan bots.
cli-prompt = >
cli-cost = { $option } (cuesta { $cost })
cli-hand-over = El teclado cambia de manos: { $seat }. Quien juegue en otro puesto, que no mire.
cli-hand-over-enter = { $seat }, pulsa Intro para seguir:
cli-no-keep = No se puede escribir en { $folder } ({ $reason }), donde se guardan las partidas.
cli-keep-where = Carpeta donde guardar esta partida (Intro: { $folder }):
cli-keep-there = Esta partida se guardará en { $folder }; "frente play --keep CARPETA" elige otra.
cli-no-sight = Este juego no tiene líneas de visión.
cli-sees = Desde { $place } { $count ->
        [0] no se ve ningún otro lugar.
        [one] se ve otro lugar: { $places }.
       *[other] se ven otros { $count } lugares: { $places }.
    }
cli-map-legend = Leyenda: { $signs }.
cli-map-units = dos fichas de ese bando
cli-map-objective = objetivo
cli-map-held = bando: { $side }
cli-map-other = otros
cli-map-level = lo mismo, en el nivel { $level }
cli-no-map = Este juego no tiene hexágonos que dibujar. "board" dice qué hay en cada sitio.
cli-sees-it = Desde { $place } se ve { $other }.
cli-level = nivel { $level }
cli-words-messages = { $part }: { $there } de { $of } mensajes
cli-words-rules = y { $there } de { $of } reglas
cli-words-lessons = y { $there } de { $of } textos de lecciones
cli-words-examples = y { $there } de { $of } textos de ejemplos
cli-words-broken = estropeado: { $fault }
cli-no-position = Este juego no escribe archivos de posición. Guarda la partida: save ARCHIVO.
cli-position-later = En medio de una acción, no: termínala y luego escribe la posición.
cli-position-hidden = Un archivo de posición diría lo que oculta el otro bando. Guarda la partida: save ARCHIVO.

cli-help =
    un número o una opción     elegir esa opción
    otras palabras             ver solo las opciones que las contienen
    more                       ver las opciones siguientes
    options                    verlas otra vez
    why NÚMERO|OPCIÓN|COSA     por qué está permitido o no, con la regla
    odds [NÚMERO|OPCIÓN]       qué pueden traer los dados
    board                      el tablero otra vez
    map [LUGAR]                solo el mapa, o los hexágonos en torno a un lugar
    look LUGAR                 qué hay en un lugar
    sees LUGAR [LUGAR]         qué se ve desde un lugar, o por qué no se ve otro
    log [N]                    los últimos sucesos
    rules ID|PALABRAS          las reglas en breve
    undo                       deshacer tu última respuesta
    save ARCHIVO               guardar la partida en un archivo
    position ARCHIVO           escribir la situación como archivo de posición, para compartirlo o cambiarlo
    resign                     abandonar
    quit                       salir (ofrece guardar)

## El terminal: mirar a los bots

cli-watch-keys = Teclas: espacio hace una pausa, n avanza un paso, + y - cambian el ritmo, q termina.
cli-watch-paused = En pausa. Espacio sigue, n avanza un paso, q termina.
cli-watch-pace = { $seconds ->
    [0] Sin esperas.
    [one] Un segundo después de cada mensaje.
   *[other] { $seconds } segundos después de cada mensaje.
}

## El terminal: una repetición

cli-replay-older = Jugada con reglas anteriores. El tablero se guardó en el punto { $ply }.
cli-replay-at = { $ply } de { $plies }
cli-replay-end = Este es el final de la partida.
cli-replay-start = Este es el comienzo de la partida.
cli-replay-as = Vista de: { $seat }.
cli-replay-spectator = un espectador
cli-replay-seat = Vistas posibles: { $seats }, nobody.
cli-replay-help =
    next [N], o Intro          adelante, una entrada o N
    back [N]                   atrás
    turn                       adelante hasta el turno siguiente
    go N, start, end           saltar
    as PUESTO                  ver lo que se veía desde un puesto ("as nobody": un espectador)
    board                      el tablero otra vez
    map [LUGAR]                solo el mapa, o los hexágonos en torno a un lugar
    look LUGAR                 qué hay en un lugar
    log [N]                    los últimos sucesos
    rules ID|PALABRAS          las reglas en breve
    play ARCHIVO               guardar este punto como partida para seguir desde él
    quit                       salir

## Batallas, objetivos, lo que han hecho los demás

battle-role-rolls = Dados
battle-role-attacker = Atacante
battle-role-defender = Defensor
battle-needs-units = Elige al menos una unidad.
battle-needs-target = Elige un objetivo.
battle-waiting = Debe elegir: { $seat }.
aims-tested-turn = Se comprueba al final de cada turno.
aims-tested-end = Se comprueba después del último turno.
aims-tested-always = Se comprueba en todo momento.
story-moved = { $pieces }: { $from } → { $to }.
story-returned = { $pieces }: ida y vuelta desde { $place }.
story-returned-many = { $count ->
    [one] Una ficha
   *[other] { $count } fichas
}: ida y vuelta desde { $place }.
story-moved-many = { $count ->
    [one] Una ficha
   *[other] { $count } fichas
}: { $from } → { $to }.
story-fought = { $title }: { $verdict }
story-fought-so = { $title } { $verdict }
changes-control = Cambia de manos { $place }: { $side }.
changes-contested = { $place }: en disputa.
changes-nobody = { $place }: ya no es de nadie.
changes-loss = { $side }, pérdidas: { $pieces }.
changes-loss-many = { $side }, unidades perdidas: { $count }.
changes-gain = { $side }, unidades nuevas: { $pieces }.
changes-gain-many = { $side }: { $count } unidades más en el mapa.
changes-became = { $side }: { $old } pasa a ser { $new }.
changes-became-many = { $side }: { $count } unidades cambian de tamaño.
changes-figure = { $what }: { $before } → { $after }.
changes-figure-of = { $what } ({ $side }): { $before } → { $after }.
changes-card = { $seat }, carta jugada: { $card }.

## Lo que piensan los bots

bot-weighed = Probado mentalmente { $tried ->
    [one] una vez
   *[other] { $tried } veces
}: se espera { $hope } sobre 100, y { $other-hope } sobre 100 con «{ $other }».
bot-doubted = Probado mentalmente { $tried ->
    [one] una vez
   *[other] { $tried } veces
}: se espera { $hope } sobre 100; con «{ $other }» salió { $other-hope }, que no es claramente mejor.
bot-hoped = Probado mentalmente { $tried ->
    [one] una vez
   *[other] { $tried } veces
}: se espera { $hope } sobre 100.
bot-reason-for = A favor: { $feature } (+{ $points }).
bot-reason-against = En contra: { $feature } (−{ $points }).
bot-rejected = Descartado: «{ $plan }», { $points } sobre 100 peor.
bot-rejected-unsure = Descartado: «{ $plan }», { $points } sobre 100 mejor al probarlo, pero no claramente.
bot-reply = Respuesta que cabe esperar: «{ $reply }».
bot-habit = Es lo que hace aquí un jugador corriente.
bot-forced = No hay otra elección.
bot-lot = Se ha echado a suertes.

## Negativas junto al tablero

no-talk-here = Aquí no juega nadie más que pueda leerlo.
no-talk-empty = No hay nada que leer.
no-talk-seat = Ese puesto no es tuyo.
no-talk-line = Aquí no existe esa línea.
no-talk-often = Dices mucho en poco tiempo. Espera un momento.
no-talk-full = Se ha dicho tanto aquí que ya no se guarda más.
no-talk-silenced = Un moderador te ha silenciado hasta { $until }.
no-note-owner = Las notas son para los jugadores. Inicia sesión para anotar algo mientras miras.
no-note-many = Aquí tienes { $most } notas. Borra antes una.
no-note-gone = No existe esa nota.
no-report-many = Ya tienes muchas denuncias que los moderadores aún no han visto.
no-report-gone = No existe esa denuncia.
no-report-guest = Trata de un invitado o de alguien que ya no está. No puede tener consecuencias.
no-report-own = Trata de ti. Deja que la resuelva otro moderador.
no-report-settled = Ya la ha resuelto otro moderador.
no-mute-own = No puedes silenciarte.
no-account-closed = Los responsables del servidor han cerrado esta cuenta.
no-operator = Esto solo pueden verlo los moderadores.
no-person = Aquí no hay nadie con ese nombre.
no-rated-two = Solo puntúa una partida entre dos personas.
no-replay-link = La repetición la puede compartir un jugador cuando la partida ha terminado.
no-picture = La imagen estará cuando termine la partida.
picture-side = { $name }, { $seat }

## Correo del servidor

mail-confirm-subject = Frente: ¿llega este correo?
mail-confirm =
    Alguien, probablemente tú, ha dado esta dirección para la cuenta { $name } en { $site }.

    Si has sido tú, abre este enlace antes de siete días, para que el servidor sepa que el correo llega:
    { $link }

    Si no has sido tú, no hagas nada: no llegará más correo.
notice-match = { $title }, contra { $names }
mail-turn-subject = Frente: te toca en { $match }
mail-turn =
    { $name }, te toca en { $match }.
    { $until ->
        [none] Allí no corre el tiempo de nadie.
       *[other] Tu tiempo acaba: { $until } UTC.
    }

    { $link }

    No habrá otro aviso de este turno. Elige qué avisos recibes en la página de tu cuenta: { $site }/#/account
mail-digest-subject = Frente: te esperan partidas
mail-digest =
    { $name }, { $count ->
        [0] alguien te ha escrito:
        [one] te espera una partida:
       *[other] te esperan { $count } partidas:
    }

    { $lines }

    Elige qué avisos recibes en la página de tu cuenta: { $site }/#/account
mail-digest-line = { $match }: { $link }{ $said ->
        [0] {""}
        [one] {" "}(una línea nueva por leer)
       *[other] {" "}({ $said } líneas nuevas por leer)
    }
push-turn-title = Te toca
push-turn = { $match }{ $until ->
    [none] {""}
   *[other] {" "}(hasta { $until } UTC)
}
hook-turn = Te toca en { $match }: { $link }{ $until ->
        [none] {""}
       *[other] {" "}(hasta { $until } UTC)
    }
mail-untouched-subject = Frente: nadie juega a { $title }
mail-untouched =
    Hace mucho que nadie juega en tu partida de { $title } en { $site }. Si sigue así se cerrará, sin vencedor,
    en esta fecha: { $day }.

    Cualquier respuesta la mantiene abierta:
    { $link }
mail-reset-subject = Frente: una contraseña nueva
mail-reset =
    Alguien, probablemente tú, ha pedido una contraseña nueva para la cuenta { $name } en { $site }.

    Con este enlace puedes elegirla. Vale una sola vez, durante una hora:
    { $link }

    Si no has sido tú, no hagas nada: tu contraseña sigue siendo la misma.

## Lo que no se puede hacer, y por qué

error-seed-match-not-known-here = aquí no se conoce la semilla de esta partida: se puede leer, no seguir jugando
error-no-number-match = { $name } no es el número de una partida
error-journal-leads-another-result-than = el historial lleva a otro resultado que el que dice el archivo: se ha cambiado
error-journal-leads-another-position-than = el historial lleva a otra posición que la que dice el archivo: se ha cambiado
error-file-does-not-say-format = el archivo no dice qué formato tiene
error-file-has-format-program-reads = el archivo tiene el formato { $version } y este programa lee hasta el { $format_version }: actualízalo
error-not-match-file-program = { $path } no es un archivo de partida de este programa
error-not-match-file-program-2 = no es un archivo de partida de este programa
error-seed-file-does-not-fit = la semilla del archivo no concuerda con el compromiso: el archivo se ha cambiado
error-file-does-not-say-whether = el archivo no dice si el programa tomó la única opción
error-file-has-no-journal = el archivo no tiene historial
error-match-has-most-entries-file = una partida tiene como mucho { $longest_journal } entradas; este archivo, { $count }
error-forced-rolls-file-damaged = las tiradas forzadas del archivo están dañadas
error-file-match-not = el archivo es de una partida de { $game }, no de { $slug }
error-match-played-under-rules-version = la partida se jugó con la versión { $rules } de las reglas de { $title }; este programa tiene la versión { $version } y no puede repetirla
error-set-up-file-damaged = el despliegue inicial del archivo está dañado
error-journal-ends-middle-roll-seed = el historial acaba en medio de una tirada y la semilla no está en el archivo
error-journal-breaks-rules-so-changed = el historial incumple las reglas, así que se ha cambiado ({ $kind }: { $error })
error-cannot-read = no se puede leer { $path }: { $strerror }
error-not-match-file-not-text = { $path } no es un archivo de partida: no es texto
error-not-match-file-not-json = { $path } no es un archivo de partida: no es JSON, o está cortado
error-cannot-written = no se puede escribir { $path }: { $strerror }
error-seats-file-do-not-fit = los puestos del archivo no concuerdan con sus opciones
error-has-no-scenario-has = { $slug } no tiene el escenario { $id }; tiene { $names }
error-has-no-option-scenario = { $slug } no tiene la opción { $unknown } en este escenario
error-option-takes-not = la opción { $id } de { $slug } admite { $values }, no { $value }
error-entry-journal-damaged = la entrada { $number } del historial está dañada
error-starting-position-damaged = la posición inicial está dañada: { $error }
error-nothing-asked-now-must-answer = ahora no se pide nada a { $seat }; debe responder { $to_answer }
error-runs-without-ask = { $slug } sigue sin fin y no pregunta nada
error-there-no-seat-seats = no hay ningún puesto { $seat }; los puestos son { $seats }
error-match-over = la partida ha terminado
error-match-stands-ply-answer-meant = la partida va por la jugada { $count }; la respuesta era para la { $ply }
error-nobody-gives-up-like = no se abandona de ese modo: { $how }
error-there-no-seat = no hay ningún puesto { $seat }
error-no-match-ends-like = ninguna partida termina de ese modo: { $how }
error-answer-short-text-such-as = una respuesta es un texto corto, como una de las opciones
error-answer-holds-plain-letters-digits = una respuesta contiene solo letras sencillas, cifras y signos
error-words-answer-parted-single-spaces = las palabras de una respuesta se separan con un solo espacio
error-no-word = { $verb } no es una palabra de { $title }
error-match-has-plies = la partida tiene las jugadas 0 a { $count }
error-rules-have-changed-ply-before = las reglas han cambiado en la jugada { $first }: antes de ella solo se puede mirar
error-redacted-copy-has-no-journal = una copia expurgada no tiene historial para retroceder ni para guardar
error-rules-broke = han fallado las reglas de { $slug }: { $text }
error-forced-but-rolled = se forzó { $values }, pero se tira { $wanted }
error-state-file-keeps-damaged = la situación que guarda el archivo está dañada
error-log-file-keeps-damaged = el registro que guarda el archivo está dañado
error-result-file-damaged = el resultado del archivo está dañado
error-seed-not-published-yet-dice = la semilla aún no se ha publicado: los dados se pueden comprobar cuando termina la partida
error-entry-log-does-not-say = entrada { $number }: el registro no dice qué se tiró ahí
error-rules-have-changed-since-earlier = las reglas han cambiado desde entonces: una jugada anterior se puede mirar, no seguir jugando
error-journal-goes-after-end-match = el historial sigue después del final de la partida
error-entry-journal-no-result-roll = la entrada { $number } del historial no es el resultado de una tirada ({ $kind }): { $what }; el archivo se ha cambiado
error-entry-journal-not-legal = la entrada { $number } del historial no está permitida: { $value }
error-has-no-bot-has = { $slug } no tiene el bot { $name }; tiene { $names }
error-there-no-game-there = no existe el juego { $slug }; { $count ->
    [0] no hay ninguno instalado
    [one] solo está { $games }
   *[other] están { $games }
}
error-roll-not-of-seed = entrada { $entry }: la tirada ({ $kind }: { $rolled }) no es la que da la semilla ({ $given }): el archivo se ha cambiado
error-entry-misfit = la entrada { $entry } del historial no concuerda con estas reglas: hay { $there } y hace falta { $wanted }; se ha cambiado esta entrada o una anterior
error-entry-roll = una tirada ({ $kind })
error-entry-answer = una respuesta de { $seat } a { $ask }
error-entry-end = un final
error-entry-any = { $answers }
error-not-game = { $path } no es un juego
error-cannot-imported = no se puede importar { $path }: { $error }
error-breaks-when-loaded = { $path } falla al cargarse: { $told }
error-file-keeps-past-does-not = lo que el archivo guarda del pasado no concuerda con su historial
error-file-keeps-past-damaged = lo que el archivo guarda del pasado está dañado
error-file-keeps-log-damaged = lo que el archivo guarda del registro está dañado
error-here-nobody-can-agree-draw = aquí nadie puede acordar un empate: hacen falta personas que jueguen entre sí
error-match-has-begun-give-up = la partida ha empezado: abandónala o acuerda un empate
error-could-not-stored = no se ha podido guardar
error-writes-no-position-files-take = { $title } no escribe archivos de posición; usa el archivo de partida
error-rules-have-changed-since-there = las reglas han cambiado desde entonces: no hay posición desde la que seguir
error-not-middle-action-finish-then = en medio de una acción, no: termínala y luego guarda la posición
error-match-has-no-battle = esta partida no tiene la batalla { $number }
error-story-told-seat-name-one = una historia se cuenta a un puesto: di cuál
error-rules-have-changed-since-match = las reglas han cambiado desde que se jugó esta partida
error-somebody-else-plays-match-can = en esta partida juega alguien más: se puede abrir una rama cuando termine
error-seed-published-when-match-has = la semilla se publica cuando termina la partida
error-another-seats-view-can-had = la vista de otro puesto se puede tener después de la partida
error-only-machine-itself-may-read = esto solo puede leerlo la propia máquina, o quien tenga la clave del servidor
error-server-broke-code = ha fallado el servidor (código { $code })
error-matches-cannot-used = No se pueden usar las partidas de { $where }: { $error }.
error-another-server-uses-them-another = otro servidor las usa con otro secreto; da a los dos el mismo FRENTE_SECRET
error-you-have-not-so-many = no te quedan tantos días libres
error-clock-changed-elsewhere-look-again = el reloj ha cambiado en otro sitio: mira otra vez
error-time-up-match-over = se acabó el tiempo: la partida ha terminado
error-no-clock-yours-runs-here = aquí no corre ningún reloj tuyo
error-journal-leads-elsewhere = el historial lleva a otra parte
error-database-sqlite-file-postgresql-host = { $address }: una base de datos es un archivo SQLite o postgresql://HOST/NOMBRE
error-damaged = está dañada: { $reason }
error-written-newer-version-program = la escribió una versión más nueva de este programa
error-there-no-version-tables-only = no hay versión { $to } de las tablas, solo { $known }
error-postgresql-needs-its-driver-pip = PostgreSQL necesita su controlador: pip install 'frente[postgres]'
error-advice-sits-there = el consejo es para quien ocupa ese puesto
error-somebody-else-plays-match-nobody = en esta partida juega alguien más: nadie aconseja en ella
error-lesson-puzzle-finding-out-oneself = una lección o un problema son para descubrirlo uno mismo
error-variant-excludes = la variante { $variant } excluye { $option } (regla 23.3)
error-file-tells-hidden = el historial dice lo que otros ocultan: el archivo se puede tener después de la partida
error-position-tells-hidden = un archivo de posición dice lo que otros ocultan: se puede tener después de la partida
error-branch-tells-hidden = una rama diría lo que otros ocultan y lo que queda por robar: espera al final
error-nothing-stored = ahora mismo no se puede guardar nada: { $reason }
error-too-large = es demasiado grande: aquí se admiten como mucho { $size }
error-took-long = ha tardado más de { $seconds } s
error-digits = un número tiene más de { $most } cifras
error-deep = hay más de { $most } tablas o listas una dentro de otra
error-no-figure = uno de los números no es un número
error-key-parts = una clave tiene más de { $most } partes
error-invitation-used = esta invitación ya se ha usado, y cada una vale para una persona: sigue con el enlace que recibiste por ella, o pregunta a quien creó la partida
error-position-set-up = no se puede montar la posición: { $reason }
error-position-breaks = la posición hace fallar el juego: { $faults }
error-api-nothing = la API no tiene nada aquí
error-too-many = { $what-id ->
    [new-matches] demasiadas partidas nuevas
    [match-files] demasiados archivos de partida
    [position-files] demasiados archivos de posición
    [sign-ins] demasiados intentos de iniciar sesión
    [new-accounts] demasiadas cuentas nuevas
    [messages] demasiados mensajes
    [questions] demasiadas preguntas
   *[requests] demasiadas peticiones
} en poco tiempo: vuelve dentro de { $wait ->
    [one] un segundo
   *[other] { $wait } segundos
}
error-busy = este servidor ya no da más de sí: vuelve dentro de { $wait ->
    [one] un segundo
   *[other] { $wait } segundos
}
error-slow = la petición ha llegado demasiado despacio
error-request-cannot-read = no se puede leer la petición: { $reason }
error-not-that-page = este servidor no responde a ese nombre o a esa página
error-name-length = un nombre tiene de { $least } a { $most } letras
error-name-letters = un nombre empieza con una letra y solo contiene letras latinas, cifras, - y _
error-name-taken = ya hay alguien que se llama { $name }
error-name-tried = se ha probado este nombre demasiadas veces: vuelve dentro de { $wait ->
    [one] un segundo
   *[other] { $wait } segundos
}
error-no-such-account = ninguna cuenta tiene ese nombre y esa contraseña
error-password-length = una contraseña tiene de { $least } a { $most } caracteres
error-password-guessed = esa contraseña se adivinaría al instante
error-password-tried = se ha probado demasiadas veces: vuelve dentro de { $wait ->
    [one] un segundo
   *[other] { $wait } segundos
}
error-not-your-password = esa no es tu contraseña
error-no-mail-address = eso no es una dirección de correo
error-link-spent = este enlace ya se ha usado o es demasiado antiguo: pide otro
error-account-gone = la cuenta ya no existe
error-most-tokens = tienes { $most } claves: anula antes una
error-no-such-token = no existe esa clave
error-no-mail-here = este servidor no envía correo: quien lo mantiene puede darte una contraseña nueva
error-most-passkeys = tienes { $most } llaves de acceso: quita antes una
error-no-passkey = eso no es una llave de acceso
error-no-such-passkey = no existe esa llave de acceso
error-passkey-known = esa llave de acceso ya se conoce
error-passkey-unknown = esa llave de acceso no se conoce aquí
error-passkey-late = se ha tardado demasiado: inténtalo otra vez
error-passkey-misfit = esa llave de acceso no concuerda
error-no-browser-keys = esas no son claves de un navegador
error-too-long = eso es demasiado largo
error-no-hook = esa no es la dirección de un webhook
error-hook-https = la dirección de un webhook empieza con https
error-hook-port = la dirección de un webhook no lleva puerto
fault-computer-answer = No se ha podido aceptar la respuesta del ordenador: { $reason }
fault-computer = El ordenador no puede responder.
fault-server = Ha fallado el servidor; la partida sigue donde estaba.
fault-rules = Han fallado las reglas; la partida sigue donde estaba. { $reason }
verdict-no-seed = El archivo ha venido sin su semilla: no se puede comprobar nada.
verdict-older = Hasta la jugada { $ply } valían reglas anteriores: ahí se comprueban los dados, no las respuestas.
error-nothing-asked-seat-now = ahora no se pide nada a este puesto
error-adviser = el consejero { $error }
error-damaged-put-back-secret-running = { $file } está dañado: repón el secreto con el que empezaron las partidas en curso.
error-nothing-can-kept = No se puede guardar nada en { $folder }: { $strerror }.
error-server-already-runs-end-first = Ya hay un servidor en marcha en { $parent }: detenlo antes, o di otra carpeta con --data.
error-server-has-no-lab = este servidor no tiene laboratorio
error-there-no-such-run-removed = no existe esa serie: se ha borrado
error-run-somebody-elses = esta serie es de otra persona
error-runs-begun-those-have-account = las series las empieza quien tiene cuenta aquí: inicia sesión antes
error-variants-most-compared-run = son { $count } variantes; en una serie se comparan como mucho { $most_arms }
error-matches-run-has-most = son { $matches } partidas; una serie tiene como mucho { $largest }
error-other-runs-wait-already = ya esperan otras series
error-lab-day = esta serie tiene { $matches } partidas, y de las { $each } diarias que te tocan quedan { $left }
error-choose-fewer = { $text }: elige menos
error-run-not-stopped = esta serie no se había detenido
error-run-has-no-match = esta serie no tiene la partida { $key }
error-run-not-being-played = esta serie no se está jugando
error-there-no-report-yet = aún no hay informe
error-many-runs-being-read-moment = ahora mismo se están leyendo muchas series
error-run-cannot-read = no se puede leer la serie: { $error }
error-run-cannot-read-2 = no se puede leer la serie: { $error }
error-crashed-its-process = ha hecho caer su proceso
error-no-lesson-yours = esta lección no es tuya
error-has-no-lines-sight = { $title } no tiene líneas de visión
error-there-no-place = no hay ningún lugar { $place }
error-match-being-brought-up-date = la partida se está adaptando a las reglas: vuelve en un momento
error-there-no-such-match-here = aquí no existe esa partida
error-match-began-under-another-secret = la partida empezó con otro secreto de este servidor: reponlo
error-match-cannot-opened = no se puede abrir la partida: { $error }
error-match-could-not-brought-up = no se ha podido adaptar la partida a las reglas
error-rules-have-changed-since-ply = las reglas han cambiado desde entonces: esta jugada se puede mirar, no abrir como rama
error-ply-match-over-branch-from = en la jugada { $ply } la partida ya ha terminado: abre la rama desde una anterior
error-has-no-example-rule = { $slug } no tiene ejemplo de la regla { $rule }
error-seat-not = un puesto es para { $known }, no para { $who }
error-many-files-being-read-moment = ahora mismo se están leyendo muchos archivos
error-file-cannot-read = no se puede leer el archivo: { $error }
error-many-positions-being-set-up = ahora mismo se están montando muchas posiciones
error-position-cannot-played = la posición no se puede jugar: { $error }
error-example-does-not-hold-any = el ejemplo ya no vale: { $error }
error-puzzle-does-not-hold-any = el problema ya no vale: { $error }
error-match-could-not-stored = no se ha podido guardar la partida
error-there-no-game-here = aquí no hay ningún juego { $slug }
error-link-does-not-open-match = este enlace no abre esta partida
error-others-quicker-look-again = otros han sido más rápidos: mira otra vez
error-there-no-such-table-taken = no existe esa mesa: se ha retirado, o la partida ya ha empezado
error-there-no-such-seat-no = no existe ese puesto, o ese rival
error-there-no-free-seat = no hay ningún puesto libre { $seat }
error-table-two-people-more-begin = una mesa es para dos personas o más: empieza en su lugar una partida propia
error-you-sit-your-table-already = ya estás en tu mesa: invita a otros
error-you-have-tables-open-take = tienes { $most } mesas abiertas: retira antes una
error-match-not-over-yet = la partida aún no ha terminado
error-rematch-people-have-played-their = la revancha es para quienes han jugado con sus cuentas: crea una mesa
error-one-you-held-several-seats = uno de los jugadores tenía varios puestos: crea una mesa
error-nobody-called-here = aquí no hay nadie llamado { $name }
error-you-sit-table-already = ya estás en esta mesa
error-all-seats-table-taken = todos los puestos de esta mesa están ocupados
error-another-seat-kept-you = hay otro puesto reservado para ti
error-seat-taken-choose-another-draw = este puesto está ocupado: elige otro, o échalo a suertes
error-you-do-not-sit-table = no estás en esta mesa
error-seat-has-orders-most = un puesto tiene como mucho { $most } órdenes
error-link-does-not-hold-seat = este enlace no es del puesto { $seat }
error-here-no-orders-can-given = aquí no se pueden dar órdenes
error-why-wants-token-subjects = «why» necesita una opción o cosas de la mesa
error-file-cannot-read-2 = no se puede leer el archivo: { $reason }
error-match-has-most-entries = una partida tiene como mucho { $longest_journal } entradas
error-not-match-file-not-json-2 = no es un archivo de partida: no es JSON, o está cortado
error-file-breaks-rules = el archivo incumple las reglas: { $kind }: { $reason }
error-there-no-such-invitation-taken = no existe esa invitación: se ha retirado, o no está completa; pide otra
error-nobody-can-invited-seat-from = desde aquí no se puede invitar a nadie a ese puesto: está ocupado, o la partida la creó otro
error-nobody-signed-here = aquí nadie ha iniciado sesión
error-program-cannot-do-sign = un programa no puede hacer esto: inicia sesión
error-page-not-signed-any-more = la sesión de esta página ha terminado, o la página se abrió antes de iniciarla: cárgala otra vez
error-too-many-tables-open-from = hay demasiadas mesas abiertas desde aquí: cierra algunas
error-match-changed-elsewhere-look-again = la partida ha cambiado en otro sitio: mira otra vez
error-change-could-not-stored-code = no se ha podido guardar el cambio (código { $code })
error-match-came-as-file-branch = esta partida vino de un archivo: abre una rama para seguir jugando
error-match-stands-ply-message = la partida va por la jugada { $ply }; el mensaje era para la { $ply2 }
error-rules-broke-code = han fallado las reglas (código { $code })
error-there-already = { $file } ya existe
error-there-no-file = no existe el archivo { $file }
error-its-tables-stand-version-not = sus tablas están en la versión { $found }, no en la { $newest }: antes, `frente migrate`
error-servers-use-end-them-first = la usan servidores: detenlos antes
error-there-already-backup-put-into = ya hay { $name }: una copia de seguridad se repone en una base de datos vacía
error-no-backup-holds-no-matches = { $file } no es una copia de seguridad: no contiene partidas de este programa
error-there-no-position-file = no hay ningún archivo de posición en { $paths }
error-no-game-installed = no hay ningún juego instalado
error-no-match-can-kept-nothing = no se puede guardar ninguna partida: no se puede escribir en { $folders }
error-does-not-say-game = { $path } no dice de qué juego es
error-rules-have-changed-too-much = las reglas han cambiado demasiado para seguir { $file }: nadie puede aconsejar en ella
error-match-over-2 = la partida de { $file } ha terminado
error-run-has-no-match-frente = la serie { $id } no tiene la partida { $match }; `frente lab show { $name }` las enumera
error-run-keeps-no-journals-record = la serie { $id } no guarda historiales (`record` en su experimento)
error-does-not-hold-seed-can = { $saved } no contiene la semilla: se puede ver repetida, no seguir jugando
error-rules-have-changed-too-much-2 = las reglas han cambiado demasiado para seguir { $saved }; mírala con: frente replay { $saved }
error-match-over-see-frente-replay = la partida de { $saved } ha terminado; mírala con: frente replay { $saved }
error-has-no-option = { $slug } no tiene la opción { $name }; { $count ->
    [0] no tiene ninguna
   *[other] tiene { $there }
}
error-option-takes = la opción { $option } de { $slug } admite { $values }
error-write-value = { $takes }: escribe { $name }=VALOR
error-option-not-scenario-say = la opción { $id } de { $slug } no es para el escenario { $chosen }; di { $there }
error-no-number = { $text } no es un número
error-match-has-entries = la partida tiene { $plies } entradas
error-matches-cannot-kept-choose-another = no se pueden guardar partidas en { $folder }: { $reason }. Elige otra carpeta con --data CARPETA.
error-port-used-another-program = otro programa usa el puerto { $port } de { $host }; elige otro puerto: frente serve --port { $other }
error-frente-page-already-runs-open = ya hay una página de Frente en { $page }: ábrela, o elige otro puerto: frente serve --port { $other }

## El terminal: órdenes

cli-broke = aquí ha fallado algo ({ $kind }: { $error }); FRENTE_TRACEBACK=1 muestra dónde
cli-won-by = victorias, de { $matches }
cli-serving = Frente está en { $address } (Ctrl+C lo termina)
cli-there-no-words-there = no hay textos en { $lang }; los hay en { $there }
cli-cannot-played = { $slug } no se puede jugar: { $error }
cli-not-playable-yet = Aún no se pueden jugar:
cli-verified = { $file }: { $how-id ->
    [all] todas las respuestas están permitidas
    [some] todas las respuestas desde la jugada { $ply } están permitidas; las anteriores a la jugada { $ply } se dieron con otras reglas y no se juzgan
   *[none] las respuestas hasta la jugada { $ply } se dieron con reglas anteriores y no se juzgan
}; tiradas que salen de la semilla comprometida: { $proven }{ $forced ->
    [0] { "" }
   *[other] ; forzadas por una posición: { $forced }
}.
cli-data = { $matches } partidas, { $decisions } decisiones, { $size } MB en { $folder }
cli-lab-interrupted = frente: interrumpido tras { $matches } partidas; la misma orden sigue con el resto
cli-lab-kept = guardado en { $folder }; CPU { $seconds } s
cli-not-sure = aún no es seguro
cli-tuned = { $matches } partidas, de ellas { $held } apartadas: pérdida logarítmica { $loss } ({ $blind } a ciegas), error de { $off } %
cli-words-names = Nombres, donde no deban quedar como están impresos:
cli-tests-not-installed-here-run = Aquí no están instaladas las pruebas: ejecútalo desde una copia del código, o di cuáles con --tests.
cli-passed-failed = superadas: { $total }; falladas: { $failed }
cli-game-plays-random-matches-each = ¿Qué juego? Esto juega { $matches } partidas al azar de cada juego que digas, comprueba en las decisiones lo que promete el motor y puede tardar minutos. Di uno o más ({ $slugs }), o --all.
cli-frente-left-out = frente: se omite { $slug }: { $error }
cli-must-installed-pip-install-frente = hay que instalar { $missing }: pip install "frente[data]"
cli-not-empty = { $folder } no está vacía
cli-run-matches = { $game }, { $scenario }: serie { $run }, { $matches } partidas
cli-frente-replay-open-file-page = { $target }: `frente replay { $target }`, o abre el archivo en la página (`frente serve --open`)
cli-played-replays-only-where-data = Se jugó con { $values }: se repite solo donde los datos digan lo mismo.
cli-after-rounds = { $label }: { $verdict } tras { $rounds } rondas
cli-seed-stands = { $game }, { $scenario }, semilla { $seed }; { $anchor } está en 0
cli-frente-interrupted-played-told = frente: interrumpido; se cuenta lo jugado
cli-not-every-duel-has-been = No se han jugado todos los duelos: aún no hay orden.
cli-lessons-they-played-page-frente = { $count } lecciones. Se juegan en la página: frente serve y, allí, Aprender.
cli-lessons-hold-checks = valen { $count } de { $count2 } lecciones; { $checks } comprobaciones.
cli-saved-match-keeps-its-scenario = Una partida guardada conserva su escenario, opciones, posición y semilla.
cli-position-file-brings-its-scenario = Un archivo de posición trae su escenario y sus opciones.
cli-game-there = ¿Qué juego? Hay: { $what }.
cli-account = { $name }, desde { $day }{ $mail-id ->
    [none] { "" }
    [confirmed] , { $address }
   *[unconfirmed] , { $address } (sin confirmar)
}
cli-accounts = { $count ->
    [one] Una cuenta.
   *[other] { $count } cuentas.
}
cli-can-sign = { $name } puede iniciar sesión.
cli-has-new-password = { $name } tiene una contraseña nueva.
cli-signed-out = Sesión cerrada: { $name }.
cli-forgotten = Cuenta borrada: { $name }.
cli-operator = { $name } es moderador.
cli-no-operator = { $name } ya no es moderador.
error-account-forgotten-later = el servidor en marcha aún no ha llegado a ello: la cuenta queda cerrada y se borrará después
cli-only-machine-can-reach-page = A la página solo llega esta máquina: un enlace que empieza con su dirección no le sirve a un amigo en otro sitio. --host y --public sirven a otros; docs/hosting.md explica cómo.
cli-left-out-wrong-sign = omitido por tener el signo contrario: { $name }
cli-matches = { $count ->
    [one] Hay una partida en { $file }.
   *[other] Hay { $count } partidas en { $file }.
}
cli-matches-back = { $count ->
    [one] Una partida recuperada.
   *[other] { $count } partidas recuperadas.
}
cli-version-as-before = versión { $after }, como antes
cli-from = de { $what } a { $after }
cli-seed-matches = { $game }, { $scenario }, semilla { $seed }: { $matches } partidas, { $players }
cli-draws-ends = empates: { $draws }; finales: { $items }
cli-frente-interrupted-after-matches = frente: interrumpido tras { $matches } de { $matches2 } partidas
cli-no-match-has-ended = No ha terminado ninguna partida.
cli-rounds-matches-share-their-dice = Las rondas de { $round } partidas comparten los dados; en cada una los bots se corren un puesto.
cli-match-seed-see = partida { $number } (semilla { $seed }): { $text }; véase { $file }
cli-save-pace-single-match = --save y --pace son para una sola partida.
cli-check-counts-missing-lists-one = --check cuenta, --missing enumera: una de las dos.
