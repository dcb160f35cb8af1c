### El laboratorio: llega con sus textos cuando hace falta.

lab-title = El laboratorio
lab-about = Deja que los bots jueguen muchas partidas y lee lo que sale: quién gana y con qué certeza, cuánto dura, qué decide la suerte, qué lugares, cartas y unidades cuentan. Las series se juegan aparte y no frenan a nadie.
lab-unknown = Esta serie ya no está aquí.
lab-back = Todas las series
lab-off = Este servidor no tiene laboratorio. Sus responsables pueden permitirlo; en tu propia máquina, Frente lo trae de por sí.
lab-no-library = El laboratorio necesita una parte de Frente que no está instalada aquí: pip install "frente[lab]".
lab-sign-in = Las series las empieza quien tiene cuenta aquí. Los informes los puede leer cualquiera.
lab-budget = Hoy puedes hacer jugar { $left } partidas más, de { $each } al día.

lab-new = Una serie nueva
lab-game = Juego
lab-scenario = Escenario
lab-bot-one = Bot
lab-bot-two = Contra
lab-bots-same = Juega contra sí mismo: así se ve si los bandos están igualados.
lab-bots-mirror = Tras cada partida cambian de puesto y la juegan otra vez con los mismos dados.
lab-matches = Partidas
lab-seed = Semilla
lab-seed-about = Letras, cifras, - y _. La misma semilla da las mismas partidas.
lab-in-all = { $count ->
    [one] Una partida en total.
   *[other] { $count } partidas en total.
}
lab-too-many = Son más de las que te quedan hoy. Elige menos.
lab-start = Jugar { $count ->
    [one] una partida
   *[other] { $count } partidas
}

lab-vary = Probar otros números
lab-vary-about = Solo números que no son del reglamento. Cada valor es una variante propia; todas las variantes se juegan con los mismos dados.
lab-vary-find = Buscar un número
lab-vary-find-about = Palabras de su nombre, como el nombre de una unidad.
lab-vary-none = Ningún número tiene estas palabras en su nombre.
lab-vary-more = { $count } tienen estas palabras. Añade palabras para ver otros.
lab-vary-take = { $name }, ahora { $value }
lab-vary-values = Valores de { $name }
lab-vary-now = Ahora { $value }. Separa los valores con comas.
lab-vary-wrong = Escribe números separados con comas.
lab-vary-drop = Omitir { $name }
lab-vary-together = Cambiarlos a la vez, el primero con el primero
lab-vary-uneven = Los números que cambian a la vez deben tener igual cantidad de valores.

lab-runs = Series
lab-runs-none = Aún no hay ninguna serie.
lab-run = { $game }: { $bots }
lab-against = { $one } contra { $two }
lab-alone = { $bot } contra sí mismo
lab-begun = { $when }
lab-begun-by = { $when }, por { $name }
lab-varied = con { $count ->
    [one] un número variado
   *[other] { $count } números variados
}
lab-state-waiting = Espera su turno
lab-state-playing = Se está jugando
lab-state-reckoning = Se está haciendo el informe
lab-state-ended = Jugada
lab-state-stopped = Detenida
lab-state-failed = Interrumpida
lab-played = { $played } de { $matches } partidas
lab-seconds-left = { $count ->
    [one] queda cerca de un segundo
   *[other] quedan unos { $count } segundos
}
lab-minutes-left = { $count ->
    [one] queda cerca de un minuto
   *[other] quedan unos { $count } minutos
}
lab-progress = Progreso de la serie
lab-read = Leer
lab-read-run = Leer { $run }
lab-stop = Detener
lab-go-on = Seguir
lab-remove = Borrar
lab-remove-sure = ¿Borrar para siempre?
lab-problem = Se ha interrumpido: { $problem }

lab-report = Informe
lab-report-apart = Abrir el informe en una página propia
lab-report-none = Aún no hay informe. Llega cuando la serie termina o se detiene.
lab-list = Partidas
lab-list-about = Cualquiera de ellas se abre en la repetición, de la primera jugada a la última.
lab-list-varied = Las que tienen otros números se muestran como se guardaron: de tramo en tramo, no jugada a jugada.
lab-match = Partida { $key }
lab-match-won = Victoria: { $who }
lab-match-draw = Empate
lab-match-broke = Ha fallado
lab-match-length = { $turns } turnos, { $decisions } decisiones
lab-match-open = Abrir
lab-match-open-one = Abrir la partida { $key }
lab-list-earlier = Anteriores
lab-list-later = Posteriores
lab-list-part = { $from } a { $to } de { $all }
