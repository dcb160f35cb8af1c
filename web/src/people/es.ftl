### Las páginas de las personas: llegan con sus textos cuando hacen falta.

account = Cuenta
account-why = Nadie necesita cuenta para jugar. Con ella tienes tus partidas en todos tus dispositivos y los demás ven tu nombre.
account-in = Sesión de { $name }
account-since = Desde { $when }, en { $count ->
    [one] este navegador
   *[other] { $count } navegadores
  }.
account-insecure = Las contraseñas no viajan sin cifrar: abre este servidor por su dirección https para iniciar sesión.

sign-in = Iniciar sesión
sign-up = Crear una cuenta
sign-out = Cerrar sesión
sign-out-everywhere = Cerrar sesión en todas partes
account-name = Nombre
account-name-about = De 3 a 24 letras, cifras, - y _. Lo ven los demás.
account-password = Contraseña
account-password-about = 8 caracteres o más.
account-new-password = Contraseña nueva
account-mail = Correo, si quieres
account-mail-about = Para una contraseña olvidada y para notificaciones, nada más.
account-forgot = He olvidado mi contraseña
account-forgot-about = Si una cuenta ha confirmado esta dirección, en un momento llega un correo con un enlace.
account-forgot-send = Enviar el correo
account-forgot-sent = Si una cuenta ha confirmado esta dirección, va de camino un correo. Su enlace vale durante una hora.

account-reset = Elegir una contraseña nueva
account-reset-done = Tu contraseña ha cambiado y se ha cerrado la sesión en los demás navegadores.
account-confirmed = Gracias: dirección confirmada. Desde ahora puedes cambiar por correo una contraseña olvidada.

account-mail-title = Correo
account-mail-none = No hay ninguna dirección: una contraseña olvidada se pierde y no llegan notificaciones.
account-mail-waiting = Falta confirmar { $mail }: abre el enlace del correo que se envió allí.
account-mail-fine = El correo se envía a { $mail }.
account-mail-cannot = Este servidor no envía correo.
account-mail-new = Dirección de correo
account-mail-change = Cambiar la dirección
account-current = Tu contraseña
notices-title = Te toca
notices-about = Como mucho una notificación por turno, y ninguna mientras miras la partida.
notices-mail = Por correo
notices-mail-none = Sin correo
notices-mail-turn = En cada turno
notices-mail-daily = Una vez al día, todo junto
notices-mail-cannot = El correo necesita una dirección que hayas confirmado y un servidor que lo envíe.
notices-hook = Webhook
notices-hook-about = La dirección de un webhook de Discord, o de cualquier cosa que admita lo mismo que Discord. Vacío: ninguno.
notices-hook-keep = Guardar el webhook

account-password-title = Contraseña
account-password-change = Cambiar la contraseña

account-device-title = Partidas en este dispositivo
account-device = { $count ->
    [0] Las partidas que juegas aquí sin cuenta se recuerdan solo en este dispositivo.
    [one] En este dispositivo se recuerda una partida. Pásala a tu cuenta para tenerla en todas partes.
   *[other] En este dispositivo se recuerdan { $count } partidas. Pásalas a tu cuenta para tenerlas en todas partes.
  }
account-device-move = Pasar a mi cuenta
account-device-moved = { $count ->
    [0] Tu cuenta ya las tiene todas.
    [one] Una partida está ahora en tu cuenta. Su enlace sigue funcionando.
   *[other] { $count } partidas están ahora en tu cuenta. Sus enlaces siguen funcionando.
  }

tokens-title = Programas
tokens-show = { $count ->
    [0] Ningún programa juega por ti
    [one] Una clave
   *[other] { $count } claves
  }
tokens-about = Un programa que muestra una clave juega en tus puestos y se sienta a las mesas. No puede cambiar tu cuenta. Una contraseña nueva anula todas las claves.
tokens-name = Para qué es
tokens-make = Crear una clave
tokens-made = La clave para { $name }. Solo se muestra esta vez.
tokens-end = Anularla

account-data-title = Todo lo que tienes aquí
account-export = Guardar en un archivo
account-delete = Borrar mi cuenta
account-delete-about = El nombre, la dirección, las sesiones y los puestos se borran al instante y no se pueden recuperar. Las partidas en las que otros te esperan se abandonan. Lo jugado se queda, sin el nombre de nadie.
account-delete-really = Borrarla para siempre
account-deleted = Tu cuenta está borrada.
account-cancel = Conservarla

rows-title = En tu cuenta
rows-none = Aún no hay partidas en tu cuenta.
rows-your-move = { $count ->
    [one] Te toca en una partida
   *[other] Te toca en { $count } partidas, primero la de plazo más corto
  }
rows-new = nuevo
rows-waiting = Esperando a otros
rows-over = Terminadas
rows-against = contra { $names }
rows-open = Jugar
rows-draw = se ofrece un empate
rows-closes = nadie juega: se cierra el { $day }

lobby = Sala
lobby-about = Mesas donde espera alguien. Quien se sienta acepta lo que se juega en ella; la partida empieza cuando todos los puestos están ocupados.
lobby-sign-in = Sentarse, crear una mesa o invitar a alguien por su nombre: para eso hace falta una cuenta.
lobby-invitations = Invitaciones
lobby-yours = Tus mesas
lobby-open = Mesas abiertas
lobby-none = Nadie espera en una mesa abierta. Crea una.
lobby-make = Crear una mesa
lobby-make-about = Elige un juego y, después, «Alguien en una mesa».
lobby-by = { $name } espera
lobby-lots = bandos por sorteo
lobby-profile = ¿quién es { $name }?
lobby-seated = { $name } juega como { $seat }
lobby-options = Opciones: { $options }
lobby-watched = cualquiera puede mirar
lobby-sit = Sentarse como { $seat }
lobby-sit-lot = Sentarse, bandos por sorteo
lobby-decline = Rechazar
lobby-stand = Levantarse
lobby-withdraw = Retirarla
lobby-begun = Tu partida ha empezado.
lobby-play = Jugar

time-days = { $days } d
time-days-hours = { $days } d { $hours } h
time-hours = { $hours } h
time-hours-minutes = { $hours } h { $minutes } min
time-clock = { $minutes }:{ $seconds }

pace-title = Reloj
pace-none = Sin reloj
pace-live = { $bank } cada uno
pace-live-add = { $bank } cada uno y { $add } s más por cada tanda de respuestas
pace-days = { $per } para cada tanda de respuestas
pace-reserve = { $bank } de reserva
pace-holidays = { $days ->
    [one] un día libre
   *[other] { $days } días libres
  }
pace-about = Quien se queda sin tiempo pierde. El tiempo no corre mientras el servidor está parado.
pace-choice-none = Ninguno
pace-choice-quick = 45 min
pace-choice-live = 90 min
pace-choice-day = 1 día
pace-choice-three = 3 días
pace-choice-week = 7 días

clock-title = Tiempo restante
clock-paused = en pausa
clock-away = de vacaciones
clock-yours = queda: { $time }
clock-pause = Pedir una pausa
clock-pause-wanted = Quieres una pausa. El reloj se para cuando los demás aceptan.
clock-pause-asked = El otro bando pide una pausa.
clock-pause-agree = Parar el reloj
clock-pause-back = Al final, sin pausa
clock-go = Reanudar el reloj
clock-go-wanted = Quieres seguir. El reloj corre cuando los demás aceptan.
clock-go-asked = El otro bando quiere reanudar el reloj.
clock-stands = El reloj está en pausa.
clock-holiday = { $days ->
    [one] Tomar un día libre
   *[other] Tomar { $days } días libres
  }
clock-holidays-left = { $days ->
    [0] No quedan días libres.
    [one] Queda un día libre.
   *[other] Quedan { $days } días libres.
  }

push-title = En este dispositivo
push-about = Este navegador puede avisarte de que te toca, también sin ninguna página nuestra abierta: una vez por turno, y no mientras estás en la partida. Antes te pregunta si puede.
push-on = Este navegador te avisa de que te toca.
push-cannot = A este navegador no se le puede avisar sin una página abierta.
push-begin = Avisarme aquí
push-end = No avisarme más aquí
push-refused = El navegador no lo permite: así lo dicen sus ajustes para este sitio.
push-failed = No se ha podido avisar al navegador, o no se llega al servidor.

passkeys-title = Llaves de acceso
passkeys-show = { $count ->
        [0] Ninguna creada
        [one] { $count } llave de acceso
       *[other] { $count } llaves de acceso
    }
passkeys-about = Una llave de acceso abre tu cuenta con el bloqueo de tu teléfono u ordenador en vez de la contraseña, que sigue valiendo.
passkeys-cannot = Este navegador no tiene llaves de acceso.
passkeys-name = Nombre de esta llave
passkeys-make = Crear una llave de acceso
passkeys-remove = Quitar
passkeys-refused = No se ha dado ninguna llave de acceso.
passkeys-sign-in = Iniciar sesión con una llave de acceso

orders-title = Órdenes permanentes
orders-about = El servidor las cumple por ti en cuanto se te pregunta, estés o no aquí. Solo las ves tú. Cuenta la primera que se cumple; si no se cumple ninguna, se te pregunta.
orders-none = No has dado ninguna.
orders-back = Retirar
orders-when = Cuando
orders-do = Entonces
orders-least-steps = Solo si es probable perder tantos pasos
orders-least-chance = Solo si la probabilidad de un buen final es al menos de este tanto por ciento
orders-where = Dónde
orders-where-all = En todas partes
orders-give = Dar la orden
orders-carried = Cumplidas
orders-carried-at = Jugada { $ply }.
order-least-steps = si es probable perder { $least } pasos
order-least-chance = si la probabilidad es del { $least } % o más
order-only = solo { $names }
order-but = todo menos { $names }

talk-title = Chat
talk-empty = Saluda. Solo lo leen los jugadores de esta partida.
talk-empty-watch = Aquí hablan quienes miran. Los jugadores lo leen después del final.
talk-write = Escribe a los demás
talk-send = Enviar
talk-silenced = Un moderador te ha silenciado hasta { $until }.
talk-watcher = alguien que mira
talk-you = tú
talk-at = Cómo estaba entonces la partida
talk-more = Silenciar o denunciar
talk-mute = Silenciar a { $name }
talk-muted = No oyes a { $name }. En la página de tu cuenta puedes deshacerlo.
talk-reason = ¿Qué tiene de malo?
talk-report-send = Avisar a los moderadores
talk-reported = Los moderadores lo leerán, con lo que se dijo antes y después.

notes-title = Notas
notes-about = Solo las ves tú.
notes-turn = Turno { $turn }
notes-write = Anota algo para este turno
notes-add = Anotar
notes-edit = Cambiar
notes-keep = Guardar
notes-drop = Borrar

profile-since = Aquí desde { $when }
profile-nobody = Aquí no hay nadie con ese nombre.
profile-yours = Los demás ven tu puntuación y, de tus partidas, solo las que cualquiera puede mirar.
profile-link = Lo que los demás ven de mí
profile-ratings = Puntuación
profile-no-ratings = Aún no se ha jugado ninguna partida puntuable.
profile-rating = { $rating } ± { $spread }
profile-rating-about = tras { $count ->
    [one] una partida puntuable
   *[other] { $count } partidas puntuables
  }. La fuerza está dentro de este margen en 95 de cada 100 casos.
profile-curve = La puntuación después de cada partida, con su margen
profile-statistics = Partidas por bando
profile-no-statistics = Aquí no se ve ninguna partida.
profile-game = Juego
profile-side = Bando
profile-against = Contra
profile-people = personas
profile-bots = el ordenador
profile-won = Ganadas
profile-drawn = Empatadas
profile-lost = Perdidas
profile-history = Partidas terminadas
profile-private = esto solo lo ves tú
profile-report = Denunciar a { $name }

rated = puntuable
rows-said = { $count ->
    [one] una línea nueva
   *[other] { $count } líneas nuevas
  }

account-warning = De los responsables de este servidor
account-warning-read = Lo he leído
account-muted = A quién no oyes
account-unmute = Volver a oír a { $name }

reports-title = Denuncias
reports-for = Esto solo pueden verlo los moderadores. `frente user operator NOMBRE` nombra a uno.
reports-waiting = Por resolver
reports-settled = Resueltas
reports-none = No se ha denunciado nada.
reports-by = { $by } denuncia a { $about }
reports-guest = un invitado
reports-context = Lo que se dijo antes y después
reports-match = La partida
reports-none-needed = Sin consecuencias
reports-warn = Advertir
reports-silence = Silenciar { $days } días
reports-close = Cerrar la cuenta
reports-remark = Lo que debe leer la persona
reports-verdict = { $verdict ->
    [warn] Advertencia
    [silence] Silencio
    [close] Cuenta cerrada
   *[none] Sin consecuencias
  }, por { $settler }

terms-rated = El resultado puntúa.
terms-title = Con el otro bando
terms-draw = Ofrecer un empate
terms-draw-offered = Has ofrecido un empate.
terms-draw-back = Retirar la oferta
terms-draw-asked = El otro bando ofrece un empate.
terms-draw-agree = Aceptar el empate
terms-draw-decline = Rechazar
terms-abort = Cancelar la partida
terms-abort-sure = Cancelarla: no gana ni pierde nadie
terms-rematch = Revancha con los bandos cambiados
terms-rematch-made = Hay una mesa para ella. La partida empieza cuando los demás se sientan en la sala.
terms-closes = Hace mucho que nadie juega. Si nadie lo hace, la partida se cierra el { $day }.
