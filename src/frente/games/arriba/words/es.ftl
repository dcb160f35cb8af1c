### Arriba España

game-about = Toda la guerra en catorce turnos. En el mapa, provincias, grupos de combate y puntos de medios; alrededor, el apoyo en casa, las facciones y seis potencias extranjeras. Los rebeldes deben quebrar el apoyo político del Gobierno; el Gobierno debe aguantar hasta abril de 1939.

game-scale = Toda la guerra: provincias y grupos de combate
## Quién juega

side-government = Gobierno
    .el = el Gobierno
    .del = del Gobierno
    .al = al Gobierno
    .gender = m
side-rebel = Rebeldes
    .el = los rebeldes
    .del = de los rebeldes
    .al = a los rebeldes
    .gender = m
seat-government = Gobierno
    .el = el Gobierno
    .del = del Gobierno
    .al = al Gobierno
    .gender = m
seat-rebel = Rebeldes
    .el = los rebeldes
    .del = de los rebeldes
    .al = a los rebeldes
    .gender = m
seat-republican = Republicanos
    .el = los republicanos
    .del = de los republicanos
    .al = a los republicanos
    .gender = m
seat-radical = Radicales
    .el = los radicales
    .del = de los radicales
    .al = a los radicales
    .gender = m
seat-northern = Norte
    .el = el Norte
    .del = del Norte
    .al = al Norte
    .gender = m

## Despliegues y opciones

scenario-standard = La guerra civil española, 1936-1939
scenario-standard-about = Las guarniciones de julio de 1936 según la tabla de despliegue.
scenario-variable = La sublevación a suertes
scenario-variable-about = Un dado por cada guarnición dice si se subleva: no hay dos guerras que empiecen igual.
option-players = Jugadores
option-players-about = Con tres o cuatro jugadores, las facciones menores de la República las llevan aliados que comparten la suerte del Gobierno.
option-guerrillas = Guerrilleros
option-guerrillas-about = Desde octubre de 1937 el Gobierno puede pagar 1 PE por turno por un ataque de guerrilleros tras las líneas.
option-fortifications = Fortificaciones
option-fortifications-about = Un jugador puede fortificar una ciudad que ocupa por 2 PE; los ataques contra ella pierden una columna.
option-blockade = Bloqueo naval
option-blockade-about = Los buques británicos, franceses e italianos pueden detener el equipo y los puntos de medios extranjeros.
option-doctrine = Doctrina variable
option-doctrine-about = Cada bando tira cuánto valen sus puntos aéreos, de carros y de artillería, y puede volver a tirar unos turnos después.
option-variable-setup = Despliegue variable
option-variable-setup-about = Un dado por cada guarnición dice si se subleva.
option-command = Control del mando
option-command-about = En el turno 1 los dados limitan cuántos grupos de combate puede mover cada bando.

## Fases

phase-set-up = Despliegue inicial
phase-random-events = Eventos aleatorios
phase-political = Fase política
phase-strategic = Fase estratégica
phase-organization = Organización
phase-movement = Movimiento
phase-combat = Combate
phase-counterattack = Contraataque
phase-recovery = Recuperación
phase-inter-phase = Interfase de turno
turn-label = Turno { $turn }, { $months } de { $year }
status-support = Apoyo
status-ep = PE
overlay-supply-government = Suministro del Gobierno
overlay-supply-rebel = Suministro rebelde
mark-fort-government = Fortificación del Gobierno
mark-fort-rebel = Fortificación rebelde
mark-guerrilla = Ataque de guerrilleros este turno
track-support = Apoyo político
track-foreign = Potencias extranjeras
track-turns = Turnos
box-turn = { $months } de { $year }
box-power = { $level ->
    [N] Neutral
    [S] Apoya { $side-al }
   *[I] Interviene a favor { $side-del }
}
code-support = AP
code-br = GB
code-fr = FR
code-ge = AL
code-it = IT
code-po = PO
code-ussr = URSS
band-popular-army = Ejército Popular
band-international-brigade = Brigadas Internacionales
band-anarchist = Anarquistas
band-poum = POUM
band-catalonia = Cataluña
band-basque = Vascos
band-asturias = Asturias
band-santandero = Santander
band-nationalist = Nacionales
band-carlist = Carlistas
band-colonial = Ejército de África
band-italian = Cuerpo de Tropas Voluntarias
band-portuguese = Portugueses
band-german = Legión Cóndor

## Qué se pide

ask-politics = { $can-id ->
    [both] Influye en una potencia extranjera, purga una facción o termina tu política.
    [influence] Influye en una potencia extranjera o termina tu política.
    [purge] Purga una facción o termina tu política.
   *[nothing] Ahora no se puede hacer nada en política: termina la fase.
} Apoyo: { $level }.
ask-shift = Mueve el marcador de { $country-el }: { $boxes ->
    [one] una casilla
   *[other] hasta { $boxes } casillas
 }.
ask-spend = Gasta puntos de equipo: quedan { $ep }.
ask-price = Un punto { $asset-id ->
        [air] aéreo
        [armor] de carros
        [german] de carros alemanes
        [artillery] de artillería
       *[other] de { $asset }
    } cuesta { $price } PE. ¿Lo pagas?
ask-port = Elige el puerto adonde llega el punto { $asset-id ->
        [air] aéreo
        [armor] de carros
        [german] de carros alemanes
        [artillery] de artillería
       *[other] de { $asset }
    }.
ask-place = Coloca { $units-el }.
ask-grant = Da PE { $seat-al }: hay { $have } en reserva.
ask-sink = Elige el punto de medios que ha detenido el bloqueo.
ask-transport = Transporta unidades por aire o por mar, o sigue adelante.
ask-arrive = Elige adónde llega { $unit-el }.
ask-load = Carga puntos de medios en { $start } con destino a { $place }, o deja zarpar el buque.
ask-organize = Elige un área para reorganizar tus grupos de combate, o termina la organización.
ask-regroup = Reorganiza en { $place }: elige una unidad y el grupo de combate al que se une, o un grupo que entre en la ciudad o salga de ella.
ask-march = Elige un grupo de combate para moverlo, o termina el movimiento.{ $orders ->
    [-1] {""}
   *[other] { " " }Órdenes restantes: { $orders }.
 }
ask-destination = Elige adónde va { $group-el }. Está en { $place }.
ask-attack = Elige un grupo de combate con el que atacar, o termina el combate.
ask-counter = Elige un grupo de combate con el que contraatacar, o termina la fase.
ask-target = Elige el objetivo de { $group-el }.
ask-offensive = Dos divisiones o más: paga 1 PE para atacar con toda la fuerza, o ataca con la mitad. PE: { $have }.
ask-air = Elige cuántos puntos aéreos apoyan a { $group-el }.
ask-guns = Elige cuántos puntos de carros y de artillería usa { $group-el }.
ask-air-toll = Un seis natural: elige el punto aéreo que pierdes.
ask-press = { $points ->
        [one] Una columna
       *[other] { $points } columnas
    } más allá de la tabla, resultado { $result }: sube las pérdidas del defensor o baja las tuyas.
ask-losses = { $group-the } debe perder { $number ->
        [one] un punto de fuerza
       *[other] { $number } puntos de fuerza
    }.
ask-exchange = Intercambio: retira pasos de { $group-el } y luego di basta; el enemigo debe perder otro tanto. Perdido en esta ronda: { $lost }.
ask-again = Intercambio: has perdido { $lost ->
        [one] un punto de fuerza
       *[other] { $lost } puntos de fuerza
    }; el enemigo, { $theirs }. ¿Otra ronda?
ask-breakthrough = Ya no hay defensores. ¿Ruptura con los carros de { $group-el }?
ask-van = Elige las unidades que van con los carros: caben { $room } más.
ask-advance = { $place } queda libre. ¿Entras?
ask-guerrilla = Los guerrilleros tienen éxito en { $place }: elige el efecto.
ask-disrupt-unit = Elige la unidad que se desorganiza.
ask-disrupt-group = Elige el grupo de combate que se desorganiza.
ask-withdraw = Elige las unidades de las Brigadas Internacionales que retiras.

## Qué se puede hacer

do-done = Seguir
do-done-politics = Terminar la política
do-done-spend = Terminar de gastar
do-done-transport = Terminar el transporte
do-done-organize = Terminar la organización
do-done-march = Terminar el movimiento
do-done-attack = Terminar el combate
do-done-counter = Terminar los contraataques
do-influence = Influir en { $a-el }, { $b ->
    [0] sin dados extra
    [one] un dado extra
   *[other] { $b } dados extra
 }
do-purge = Purgar: { $a }
do-shift = { $b ->
    [one] Una casilla
   *[other] { $b } casillas
 } hacia { $a-el }
do-create = Crear { $b } { $a }
do-rebuild = Reconstruir { $b } { $a }
do-convert = Convertir en una unidad mayor: { $a }
do-improve = Mejorar el cuadro en uno: { $a }
do-replenish = Completar { $a-el }
do-buy = Preguntar el precio de un punto { $a-id ->
    [air] aéreo
    [armor] de carros
    [artillery] de artillería
   *[other] de { $a }
 }
do-pay = Pagar
do-decline = Renunciar
do-spare = Atacar con media fuerza
do-fortify = Fortificar { $a }
do-doctrine = Tirar una doctrina nueva
do-grant = Dar { $b } PE { $a-al }
do-put = { $a }, { $b-id ->
    [city] en la ciudad
   *[large] fuera de la ciudad
 }
do-put-at = { $a }
do-sink = Perder { $a-el }
do-fly = Llevar por aire { $a-el }
do-lift = Embarcar { $a-el } en el Marruecos español
do-ship = Embarcar { $a-el }
do-sail = Embarcar puntos de medios en { $a }
do-load = Cargar { $a-id ->
    [armor] un punto de carros
    [artillery] un punto de artillería
    [german] un punto de carros alemanes
   *[other] { $a-el }
 }
do-sailed = Zarpar
do-to = A { $a }, { $b-id ->
    [city] en la ciudad
   *[large] fuera de la ciudad
 }
do-to-port = A { $a }
do-open = Reorganizar en { $a }
do-close = Listo en esta área
do-join = Unir { $a-el } a { $b-el }
do-join-new = Hacer de { $a-el } un grupo de combate propio
do-seat = { $a }: { $b-id ->
    [city] entrar en la ciudad
   *[large] salir de la ciudad
 }
do-hand = Pasar un punto { $asset-id ->
        [air] aéreo
        [armor] de carros
        [german] de carros alemanes
        [artillery] de artillería
       *[other] de { $asset }
    } de { $a-el } a { $b-el }
do-march = Mover { $a-el }
do-via = Primero a { $a }, luego se elige otra vez
do-drop = Dejar aquí { $a-id ->
    [armor] un punto de carros
    [artillery] un punto de artillería
    [german] un punto de carros alemanes
   *[other] { $a-el }
 }, { $b-id ->
    [city] en la ciudad
   *[large] fuera de la ciudad
 }
do-apart = Dejar aquí { $a-id ->
    [armor] un punto de carros
    [artillery] un punto de artillería
    [german] un punto de carros alemanes
   *[other] { $a-el }
 } como otro grupo de combate
do-stay = Quedarse
do-attack = Atacar con { $a-el }
do-guerrilla = Ataque de guerrilleros en { $a }
do-on = Atacar a { $a-el }
do-air = { $a ->
    [one] 1 propio
   *[other] { $a } propios
 }, { $b ->
    [one] 1 alemán
   *[other] { $b } alemanes
 }
do-guns = { $a } de carros, { $b } de artillería
do-lose-air = Perder { $a-id ->
    [german] el punto aéreo alemán
   *[own] un punto aéreo propio
 }
do-press = { $b ->
    [0] El defensor pierde { $a } más
   *[other] { $a ->
        [0] Tú pierdes { $b } menos
       *[other] El defensor pierde { $a } más; tú, { $b } menos
    }
 }
do-lose = Perder { $what }
loss-step = { $unit-el } { $becomes-id ->
    [gone] (eliminada)
    [remnant] (queda un resto)
   *[brigade] (queda una brigada)
 }
do-enough = Basta
do-again = Otra ronda
do-stop = Parar
do-strike = Ruptura contra { $a-el }
do-halt = Detenerse
do-take = Llevar { $a-el }
do-advance = Entrar en la ciudad con { $a-el }
do-hold = Quedarse fuera
do-counter = Contraatacar con { $a-el }
do-freeze = Este turno no hay allí contraataque rebelde
do-disrupt = Desorganizar { $a-el }
do-withdraw = Retirar { $a-el }

## Qué ha pasado

event-turn = Turno { $turn }: { $months } de { $year }.
event-event = Evento aleatorio: { $event }.
event-no-event = Evento aleatorio: { $event }, sin efecto.
event-event-ep = { $side }, cambio en los { $sea ->
    [yes] PE extranjeros
   *[other] PE
 } de la próxima fase estratégica: { $change }.
event-event-ap = { $side-id ->
    [government] El Gobierno recibe
   *[rebel] Los rebeldes reciben
 } { $count ->
    [one] un punto { $asset-id ->
        [air] aéreo
        [armor] de carros
        [german] de carros alemanes
        [artillery] de artillería
       *[other] de { $asset }
    }
   *[other] { $count } puntos { $asset-id ->
        [air] aéreos
        [armor] de carros
        [german] de carros alemanes
        [artillery] de artillería
       *[other] de { $asset }
    }
 }.
event-support = { $side }, apoyo { $gained ->
    [yes] +{ $change }
   *[other] { $change }
 }: ahora { $level } ({ $why ->
    [destroyed] divisiones y puntos destruidos
    [regions] las regiones
    [event] el evento aleatorio
    [purge] la purga
    [influence] el intento de influencia
    [unserved] facciones sin equipo
    [intervention] interviene una potencia
    [no-aid] sin ayuda extranjera
   *[support] la ayuda extranjera
 }).
event-order = { $side-id ->
    [government] El Gobierno va
   *[rebel] Los rebeldes van
 } primero en la fase { $phase-id ->
    [political] política
    [strategic] estratégica
    [organization] de organización
   *[other] { $phase }
 }.
event-politics-done = Fin de la política: { $side }.
event-purge = El Gobierno purga una facción: { $faction }.
event-attempt = { $side-id ->
    [government] El Gobierno intenta
   *[rebel] Los rebeldes intentan
 } influir en { $country-el }{ $extra ->
    [0] {""}
    [one] {" "}con un dado extra
   *[other] {" "}con { $extra } dados extra
 }.
event-influence = { $side }, { $modified } en { $country-el }: { $boxes ->
    [-1] una casilla en sentido contrario
    [0] sin cambios
    [one] una casilla
   *[other] { $boxes } casillas
 }.
event-marker = { $country-the } está ahora en la casilla { $box }: { $level ->
    [N] neutral
    [S] apoya { $side-al }
   *[I] interviene a favor { $side-del }
 }.
event-left = Salen del juego las fuerzas de { $country-el }.
event-income = { $side }, PE: { $foreign } extranjeros, { $domestic } nacionales, { $replacement } de reemplazo; { $total } en total.
event-ctv-lost = No hay ningún puerto mediterráneo abierto: el cuerpo italiano no viene nunca.
event-condor = Llega la Legión Cóndor.
event-asset-landed = Un punto { $asset-id ->
        [air] aéreo
        [armor] de carros
        [german] de carros alemanes
        [artillery] de artillería
       *[other] de { $asset }
    } llega a { $place }.
event-created = Se crea { $unit-el } por { $price } PE.
event-rebuilt = Se reconstruye { $unit-el } por { $price } PE.
event-placed = { $units }: en { $place }{ $city ->
    [yes] {""}
   *[other] , fuera de la ciudad
 }.
event-converted = { $unit-the } se convierte en { $into-el } por { $price } PE.
event-improved = { $unit-the } mejora su cuadro por { $price } PE.
event-replenished = { $unit-the } recupera toda su fuerza por { $price } PE.
event-bought = { $side-id ->
    [government] El Gobierno compra
   *[rebel] Los rebeldes compran
 } un punto { $asset-id ->
        [air] aéreo
        [armor] de carros
        [german] de carros alemanes
        [artillery] de artillería
       *[other] de { $asset }
    } por { $price } PE.
event-declined = { $side-id ->
    [government] El Gobierno no compra
   *[rebel] Los rebeldes no compran
 } por { $price } PE: este turno no hay más puntos { $asset-id ->
        [air] aéreos
        [armor] de carros
        [german] de carros alemanes
        [artillery] de artillería
       *[other] de { $asset }
    }.
event-fortified = { $side-id ->
    [government] El Gobierno fortifica
   *[rebel] Los rebeldes fortifican
 } { $place }.
event-fort-lost = Se pierde la fortificación de { $place }.
event-unserved = Sin equipo: { $factions }. Baja el apoyo.
event-replacement-lost = { $side-id ->
    [government] El Gobierno pierde
   *[rebel] Los rebeldes pierden
 } { $ep } PE de reemplazo sin usar.
event-blockade = El bloqueo de { $country-el } detiene { $count } { $what-id ->
    [ep] PE
    [ap] de los puntos de medios
   *[other] ({ $what })
 }.
event-sunk = Un punto { $asset-id ->
        [air] aéreo
        [armor] de carros
        [german] de carros alemanes
        [artillery] de artillería
       *[other] de { $asset }
    } no llega.
event-granted = { $seat }: recibe { $ep } PE.
event-carried = { $unit-the } va de { $start } a { $place }.
event-shipped = Un punto { $asset-id ->
        [air] aéreo
        [armor] de carros
        [german] de carros alemanes
        [artillery] de artillería
       *[other] de { $asset }
    } va de { $start } a { $place }.
event-seated = { $group-name-the } { $city ->
    [yes] entra en la ciudad de { $place }
   *[other] sale de la ciudad de { $place }
 }.
event-joined = { $unit-the } se une a { $group-name-el }.
event-handed = Un punto { $asset-id ->
        [air] aéreo
        [armor] de carros
        [german] de carros alemanes
        [artillery] de artillería
       *[other] de { $asset }
    } pasa a { $group-name-el }.
event-orders = { $side-id ->
    [government] El Gobierno puede
   *[rebel] Los rebeldes pueden
 } mover { $count } grupos de combate.
event-first-player = { $side-id ->
    [government] El Gobierno juega
   *[rebel] Los rebeldes juegan
 } el primer turno de jugador.
event-marched = { $group-name-the } { $away ->
    [yes] va de { $start } a { $place }{ $city ->
        [yes] , a la ciudad
       *[other] , fuera de la ciudad
    }
   *[other] { $city ->
        [yes] entra en la ciudad
       *[other] se queda fuera de la ciudad
    }
 }.
event-dropped = { $group-name-the } deja { $unit-id ->
    [armor] un punto de carros
    [artillery] un punto de artillería
    [german] un punto de carros alemanes
   *[other] { $unit-el }
 } en { $place }.
event-attack = { $group-name-the } { $kind ->
    [counterattack] contraataca a
    [breakthrough] hace una ruptura contra
   *[attack] ataca a
 } { $target-name-el }.
event-offensive = 1 PE para una gran ofensiva: { $group-name-el } ataca con toda su fuerza.
event-no-offensive = Sin gran ofensiva: { $group-name-el } ataca con media fuerza.
event-support-used = { $group-name }, puntos de apoyo: { $air } aéreos, { $armor } de carros, { $artillery } de artillería.
event-result = { $attack } contra { $defense }, columna { $column }; dado { $die }{ $drm ->
    [0] {""}
   *[other] , modificado en { $drm } hasta { $modified }
 }: resultado { $result }.
event-lost = { $group-name-the } pierde { $cf ->
        [one] un punto de fuerza
       *[other] { $cf } puntos de fuerza
    }: { $told }.
event-eliminated = Se elimina { $group-name-el }: { $cf ->
        [one] un punto de fuerza
       *[other] { $cf } puntos de fuerza
    }.
event-air-lost = { $side-id ->
    [government] El Gobierno pierde
   *[rebel] Los rebeldes pierden
 } un punto aéreo por un seis natural.
event-disrupted = Desorganización: { $units }.
event-breakthrough = Ruptura de los carros de { $group-name-el }.
event-advanced = { $group-name-the } entra en la ciudad de { $place }.
event-recovered = { $side }, unidades desorganizadas que se recuperan: { $count } de { $of }{ $count ->
    [0] {""}
   *[other] { " " }({ $units })
 }.
event-guerrilla = Ataque de guerrilleros en { $place }: { $die }, { $success ->
    [yes] éxito
   *[other] fracaso
 }.
event-frozen = En este turno de jugador no puede contraatacar ningún grupo de combate rebelde de { $place }.
event-withdrawn = Unidad retirada: { $unit }.
event-contest = { $region }: el Gobierno necesita { $government } o menos; los rebeldes, { $rebel } o menos; { $count ->
    [0] no acierta nadie: en disputa
    [2] aciertan los dos: en disputa
   *[other] acierto: { $successes }
 }.
event-control = { $region }: { $side-id ->
    [government] toma el control el Gobierno
    [rebel] toman el control los rebeldes
   *[other] en disputa
 }.
event-doctrine = { $side }, doctrina: aviación { $air }, carros { $armor }, artillería { $artillery }, ruptura: { $breakthrough }; hasta el turno { $until }.
breaks-no = ninguna
breaks-armor = carros
breaks-air = puntos aéreos
breaks-artillery = artillería

## Dados

roll-order = orden de los jugadores
roll-first = primer turno de jugador
roll-event = evento aleatorio
roll-event-amount = cuantía del evento
roll-purge = precio de la purga
roll-influence-extra = precio de los dados extra
roll-influence = influencia
roll-aid = apoyo que trae la ayuda
roll-foreign-ep = PE extranjeros
roll-price = precio de un punto de medios
roll-blockade = bloqueo
roll-doctrine = doctrina
roll-command = órdenes
roll-combat = combate
roll-guerrilla = ataque de guerrilleros
roll-recovery = recuperación
roll-control = control de una región
roll-regions = apoyo perdido por regiones
roll-more-regions = apoyo ganado por tener más regiones
roll-revolt = sublevación
roll-revolt-city = quién tiene la ciudad

## Por qué no

no-no-influence-turn-1 = En el turno 1 no se puede influir en ninguna potencia extranjera.
no-tried-already = Este turno ya se ha intentado con { $country-el }: un intento por país y turno.
no-no-influence-event = El evento de este turno prohíbe influir en { $country-el }.
no-too-many-dice = Se pueden añadir como mucho { $most } dados extra, no { $wanted }.
no-no-purge-side = Solo purga el Gobierno, y solo facciones menores.
no-no-purge-alliance = En una alianza de varios jugadores no hay purgas.
no-no-purge-1936 = { $faction }: no hay purga antes de 1937 (turno { $turn }).
no-purged-already = { $faction }: facción ya purgada.
no-too-many-boxes = Esta tirada mueve el marcador de { $country-el } al menos una casilla y no más de { $boxes }.
no-track-ends = El marcador de { $country-el } se saldría de su contador.
no-not-in-the-box = En el Marruecos español solo aparecen unidades coloniales y nacionales, no { $units-el }.
no-city-or-large = Di si van en la ciudad de { $place } o fuera de ella: { $units }.
no-only-pamplona = Las unidades carlistas aparecen en Pamplona.
no-only-mediterranean = Las unidades italianas desembarcan en un puerto mediterráneo ocupado por tus unidades.
no-only-by-portugal = Entran por la frontera, en un área adyacente a Portugal, y en una ciudad solo donde la ocupan tus unidades: { $units }.
no-only-in-cities = Las unidades nuevas aparecen en una ciudad ocupada por tus unidades, no fuera de ella.
no-not-a-port = { $place } no es un puerto.
no-no-german-lost = No se ha perdido en combate ningún punto alemán de ese tipo ({ $asset-id ->
        [air] aviación
        [armor] carros
        [german] carros alemanes
        [artillery] artillería
       *[other] { $asset }
    }) que se pueda volver a comprar.
no-not-bought = En esta fase no ha llegado por mar ningún punto así: { $asset-id ->
        [air] aviación
        [armor] carros
        [german] carros alemanes
        [artillery] artillería
       *[other] { $asset }
    }.
no-other-ally = Esto es cosa { $seat-del }.
no-not-your-faction = { $faction }: no te corresponde construirla. Elige una de tus facciones.
no-purged = { $faction }: facción purgada. Sus unidades no se pueden crear, reconstruir, convertir ni mejorar.
no-no-create-event = El evento de este turno prohíbe unidades nuevas de esta clase: { $faction }.
no-cap = { $faction }: como mucho { $cap } PE por turno en unidades nuevas. Se han gastado { $spent }, esto cuesta { $price }.
no-no-place = { $faction }: no hay ningún lugar donde pueda aparecer una unidad.
no-too-dear = Cuesta { $price } PE y tienes { $have }.
no-no-counter = { $faction }: no queda ninguna ficha de { $kind }.
no-only-rebuilt = { $faction }: sus unidades no se crean nunca, solo se reconstruyen después de perderlas.
no-no-brigaders-yet = Las Brigadas Internacionales no se pueden crear en el turno 1.
no-needs-support = Un país extranjero debe apoyarte o intervenir a tu favor.
no-needs-intervention = Un país extranjero debe intervenir a tu favor: gánate uno en una fase política.
no-none-eliminated = { $faction }: no se ha eliminado ninguna { $kind }, así que no hay nada que reconstruir.
no-just-made = { $unit-the } se ha hecho este turno: conviértela o mejórala el turno que viene.
no-no-remnant = { $unit-the } no es un resto.
no-improved-already = { $unit-the } ya tiene un cuadro mejor.
no-cannot-convert = { $unit-the } no se puede convertir en nada mayor.
no-converted-already = { $unit-the } ya se ha convertido este turno.
no-out-of-supply = { $unit-the } está sin suministro.
no-leader-buys = Eso le corresponde al jugador que dirige el bando.
no-no-assets-event = El evento de este turno prohíbe comprar puntos de medios.
no-market-closed = El último precio de un punto { $asset-id ->
        [air] aéreo
        [armor] de carros
        [german] de carros alemanes
        [artillery] de artillería
       *[other] de { $asset }
    } no se pagó: este turno no hay más.
no-no-port = Tus unidades no ocupan ningún puerto.
no-no-marker = No queda ningún marcador de puntos { $asset-id ->
        [air] aéreos
        [armor] de carros
        [german] de carros alemanes
        [artillery] de artillería
       *[other] de { $asset }
    }.
no-rule-off = Esa regla opcional no se usa: se elige al crear la partida.
no-city-not-held = Tus unidades no ocupan { $place }.
no-fortified = { $place } ya tiene una fortificación.
no-no-forts-left = Las { $most } fortificaciones ya están en el mapa.
no-grant-too-small = Hay que dar { $seat-al } al menos { $least } PE, uno por cada facción que atender.
no-doctrine-holds = Debes mantener tu doctrina hasta que acabe el turno { $until }.
no-no-such-transport = Tu bando no tiene ese transporte.
no-no-transport-event = El evento de este turno prohíbe ese transporte.
no-transport-used = Este turno ya no puede ir nada más por ahí: { $most ->
    [one] el límite es una unidad, y ya ha ido
   *[other] el límite es de { $most } unidades, y ya han ido
 }.
no-carried-already = { $unit-the } ya se ha transportado este turno.
no-only-brigades = Así solo se pueden llevar brigadas, no { $unit-el }.
no-not-in-morocco = { $unit-the } no está en el Marruecos español.
no-morocco-no-port = Para esto el Marruecos español no es un puerto: las unidades salen de él por aire, o por mar a un puerto mediterráneo.
no-not-in-city = { $unit-the } debe estar en una ciudad, no fuera de ella.
no-not-in-port = { $unit-the } debe estar en un puerto de la costa adecuada.
no-no-destination = No hay ninguna ciudad tuya adonde pueda llegar { $unit-el }.
no-no-friendly-port = { $place } no es un puerto de la costa adecuada ocupado por tus unidades.
no-no-cargo = En la ciudad de { $place } no hay puntos de carros ni de artillería.
no-no-other-port = No ocupas ningún otro puerto en esa costa.
no-sets-out-there = Sale de { $place }.
no-home-too-far = { $place } está a más de una región de la capital de { $unit-el }.
no-no-such-cargo = En la ciudad de { $place } no hay ningún punto { $asset-id ->
        [air] aéreo
        [armor] de carros
        [german] de carros alemanes
        [artillery] de artillería
       *[other] de { $asset }
    }.
no-empty-ship = Carga al menos un punto en { $place }: un buque sin unidad no zarpa vacío.
no-too-many-units = Como mucho { $most } unidades en un grupo de combate de este bando.
no-no-mix-radicals = Las unidades anarquistas y del POUM no sirven junto a unidades del Ejército Popular ni de las Brigadas Internacionales.
no-no-mix-italians = Las unidades italianas solo sirven con unidades italianas.
no-nothing-of-yours = No tienes unidades que reorganizar en { $place }: elige un área donde las haya.
no-crowded-city = En la ciudad de { $place } solo puede haber un grupo de combate: saca los demás o júntalos.
no-enough-shifts = { $most } cambios bastan para una fase: arregla lo que haga falta y sigue adelante.
no-alone-already = { $unit-the } ya es un grupo de combate propio.
no-no-such-group = Ese grupo de combate ya no existe.
no-other-area = { $unit-the } y { $group-el } están en áreas distintas: aquí las unidades no cambian de área.
no-same-group = { $unit-the } ya está ahí.
no-enemy-group = { $group-the } es del enemigo: elige un grupo de combate tuyo.
no-ally-group = { $group-the } es de otro aliado, que tiene la mayoría de sus unidades: { $seat }.
no-enemy-unit = { $unit-the } es del enemigo: elige una unidad tuya.
no-ally-unit = { $unit-the } es de otro aliado: { $seat }.
no-off-the-map = { $unit-the } no está en el mapa: elige una unidad que lo esté.
no-box-no-group = { $unit-the } está en el Marruecos español, donde no hay grupos de combate: antes pásala a la península.
no-there-already = { $group-the } ya está ahí: elige otro lugar.
no-enemy-in-city = Hay unidades enemigas en la ciudad de { $place }: quédate fuera y atácalas desde allí.
no-city-taken = En la ciudad de { $place } ya hay otro grupo de combate tuyo, y no cabe más de uno: quédate fuera.
no-no-asset = { $group-the } no tiene ningún punto { $asset-id ->
        [air] aéreo
        [armor] de carros
        [german] de carros alemanes
        [artillery] de artillería
       *[other] de { $asset }
    }.
no-area-not-open = Estás reorganizando en { $place }: déjalo antes.
no-moved-already = { $group-the } ya ha movido en esta fase, o la dejó atrás otro grupo.
no-purged-units = { $group-the } tiene unidades de una facción purgada este turno: no puede mover ni atacar.
no-no-orders = Control del mando: este turno no quedan órdenes.
no-must-stop = { $group-the } ha entrado en un área con unidades enemigas y debe detenerse ahí.
no-too-far-from-home = { $place } está a más de una región de la capital de una unidad de Gobernito que va en { $group-el }.
no-enemy-to-enemy = { $group-the } no puede pasar directamente de un área con unidades enemigas a otra: debe pasar por una sin ellas.
no-no-way = { $group-the } no puede llegar a { $place }: cierran el paso áreas con unidades enemigas.
no-not-adjacent = { $place } no es adyacente al área: avanza de un área a otra.
no-been-there = { $group-the } ya ha pasado por { $place }.
no-on-the-march = { $group-the } ha empezado su movimiento: termínalo en algún lugar.
no-nothing-to-drop = A { $group-el } no le queda nada que pueda dejar.
no-not-with-it = { $unit-the } no está con { $group-el }: elige entre lo que hay ahí.
no-no-dropping-here = { $group-the } no puede dejar nada aquí: el resto no podría seguir, y dejar es parte de un movimiento.
no-one-in-city = En una ciudad cabe un grupo de combate: en { $place }, otro solo puede estar fuera de ella.
no-drop-first = Deja aquí un primer grupo de combate antes que otro.
no-never-morocco = Nada entra nunca en el Marruecos español.
no-attacked-already = { $group-the } ya ha atacado en esta fase.
no-no-enemy-here = No hay enemigos en { $place }.
no-assets-only = { $group-the } no tiene unidades: los puntos de medios solos no atacan.
no-disrupted-units = { $group-the } tiene unidades desorganizadas: o atacan todas sus unidades o ninguna.
no-own-group = { $target-the } es tuya: elige un grupo de combate del enemigo.
no-other-area-target = { $target-the } está en otra área que { $group-el }: un grupo de combate ataca donde está.
no-did-not-attack = { $target-the } no atacó en la fase de combate, así que no se puede contraatacar.
no-too-many-planes = { $most ->
        [one] Aquí cabe como mucho un punto aéreo
       *[other] Aquí caben como mucho { $most } puntos aéreos
    }: uno por cada unidad del grupo de combate, y uno en una ruptura.
no-no-planes-ready = { $ready ->
        [0] No hay ningún punto aéreo listo
        [one] Solo hay un punto aéreo listo
       *[other] Solo hay { $ready } puntos aéreos listos
    }: cada uno vuela una vez por turno.
no-too-many-assets = { $group-the } usa como mucho { $most } puntos de carros y artillería en total: uno por unidad.
no-too-few-points = { $group-the } { $have ->
    [0] no tiene ningún punto { $asset-id ->
        [air] aéreo
        [armor] de carros
        [german] de carros alemanes
        [artillery] de artillería
       *[other] de { $asset }
    }
    [one] tiene un punto { $asset-id ->
        [air] aéreo
        [armor] de carros
        [german] de carros alemanes
        [artillery] de artillería
       *[other] de { $asset }
    }
   *[other] tiene { $have } puntos { $asset-id ->
        [air] aéreos
        [armor] de carros
        [german] de carros alemanes
        [artillery] de artillería
       *[other] de { $asset }
    }
 }.
no-useless-points = Con tu doctrina, los puntos { $asset-id ->
        [air] aéreos
        [armor] de carros
        [german] de carros alemanes
        [artillery] de artillería
       *[other] de { $asset }
    } no tienen efecto aquí.
no-share-points = { $points ->
        [one] La columna va entera a uno de los dos resultados
       *[other] Hay que repartir las { $points } columnas entre los dos resultados
    }.
no-just-beaten = { $target-the } acaba de ser vencida: una ruptura se dirige contra otro grupo de combate.
no-taken-already = { $unit-the } ya va con los carros.
no-van-empty = Debe ir al menos una unidad.
no-not-the-victor = { $group-the } no ha ganado { $place }.
no-fort-did-not-attack = Solo se contraataca a un grupo de combate que ha atacado, no a una fortificación.
no-no-lone-fort = En { $place } no hay ninguna fortificación enemiga sin unidades que pueda tomar { $group-el }.
no-not-in-area = { $group-the } no está en { $place }.
no-no-units = { $group-the } no tiene unidades.
no-other-faction = { $unit-the } no cuenta aquí: el evento solo retira unidades de esta facción: { $faction }.
no-withdraw-more = Hay que retirar al menos { $least }.
no-not-a-radical = { $unit-the } no cuenta aquí: el evento afecta a unidades anarquistas o del POUM.
no-disrupted-already = { $unit-the } ya está desorganizada.
no-not-its-side = { $group-the } no cuenta aquí: el evento afecta { $side-al }.
no-not-in-a-city = { $group-the } no cuenta aquí: el evento afecta a un grupo de combate en una ciudad.
no-not-in-mountains = { $group-the } no cuenta aquí: el evento afecta a un grupo de combate fuera de la ciudad, en la montaña.
no-too-few-losses = Las pérdidas deben sumar { $number } y estas suman { $cf }: añade alguna.
no-more-than-needed = Las pérdidas deben sumar { $number } y una de estas sobra: quítala.
no-no-brigade-left = No queda ninguna ficha de brigada de la facción que la sustituya.
no-no-such-step = { $unit-the } no puede bajar a eso: { $becomes-id ->
    [remnant] un resto
    [brigade] una brigada
    [gone] eliminada
   *[other] { $becomes }
 }.
no-equal-losses = Di las unidades iguales por su orden, y los puntos después de las unidades.
no-step-by-step = Paso a paso: { $unit-el } debe bajar antes al tamaño inmediatamente menor.
no-required-losses = Las pérdidas deben sumar { $number }: entre ellas debe haber una unidad del mejor cuadro y un punto de carros que haya ayudado, y nada debe sobrar.
no-exchange-more = Retira al menos un paso en cada ronda.
no-exchange-required = Entre lo que retiras debe haber una unidad del mejor cuadro y un punto de carros que haya ayudado.
no-in-city = { $group-the } está en la ciudad de { $place }: solo contraatacan los grupos de combate fuera de la ciudad.
no-was-attacked = { $group-the } fue atacada en la fase de combate.
no-frozen = En este turno de jugador los guerrilleros retienen a los grupos de combate de { $place }.
no-no-attacker-here = En { $place } no ha atacado ningún grupo de combate enemigo en la fase de combate.
no-no-guerrillas-side = Solo el Gobierno tiene guerrilleros.
no-no-guerrillas-yet = Los guerrilleros actúan desde el turno { $turn }.
no-guerrillas-done = Los guerrilleros ya han atacado este turno.
no-own-region = { $place } está en una región que controlas.

## Qué es cada cosa, y cuándo cuenta

group-garrison = { $side-id ->
        [rebel] Guarnición rebelde
       *[other] Guarnición gubernamental
    } de { $place }
    .the = La { $side-id ->
        [rebel] guarnición rebelde
       *[other] guarnición gubernamental
    } de { $place }
    .el = la { $side-id ->
        [rebel] guarnición rebelde
       *[other] guarnición gubernamental
    } de { $place }
    .gender = f
group-column = { $side-id ->
        [rebel] Columna rebelde
       *[other] Columna gubernamental
    } en { $place }
    .the = La { $side-id ->
        [rebel] columna rebelde
       *[other] columna gubernamental
    } en { $place }
    .el = la { $side-id ->
        [rebel] columna rebelde
       *[other] columna gubernamental
    } en { $place }
    .gender = f
group-garrison-of = { $side-id ->
        [rebel] Guarnición rebelde
       *[other] Guarnición gubernamental
    } de { $place } ({ $what })
    .the = La { $side-id ->
        [rebel] guarnición rebelde
       *[other] guarnición gubernamental
    } de { $place } ({ $what })
    .el = la { $side-id ->
        [rebel] guarnición rebelde
       *[other] guarnición gubernamental
    } de { $place } ({ $what })
    .gender = f
group-column-of = { $side-id ->
        [rebel] Columna rebelde
       *[other] Columna gubernamental
    } en { $place } ({ $what })
    .the = La { $side-id ->
        [rebel] columna rebelde
       *[other] columna gubernamental
    } en { $place } ({ $what })
    .el = la { $side-id ->
        [rebel] columna rebelde
       *[other] columna gubernamental
    } en { $place } ({ $what })
    .gender = f
group-gone = Una fuerza que ya no existe
    .el = una fuerza que ya no existe
    .gender = f
group-number = n.º { $number }
units-brigade = { $count ->
    [one] 1 brigada { $of }
   *[other] { $count } brigadas { $of-id ->
        [of-international-brigade] internacionales
        [of-anarchist] anarquistas
        [of-catalonia] catalanas
        [of-basque] vascas
        [of-asturias] asturianas
        [of-nationalist] nacionales
        [of-carlist] carlistas
        [of-colonial] coloniales
        [of-italian] italianas
        [of-portuguese] portuguesas
       *[other] { $of }
    }
 }
units-division = { $count ->
    [one] 1 división { $of }
   *[other] { $count } divisiones { $of-id ->
        [of-international-brigade] internacionales
        [of-anarchist] anarquistas
        [of-catalonia] catalanas
        [of-basque] vascas
        [of-asturias] asturianas
        [of-nationalist] nacionales
        [of-carlist] carlistas
        [of-colonial] coloniales
        [of-italian] italianas
        [of-portuguese] portuguesas
       *[other] { $of }
    }
 }
points-in = { $count ->
    [one] 1 punto { $asset-id ->
        [air] aéreo
        [armor] de carros
        [german] de carros alemanes
        [artillery] de artillería
       *[other] de { $asset }
    }
   *[other] { $count } puntos { $asset-id ->
        [air] aéreos
        [armor] de carros
        [german] de carros alemanes
        [artillery] de artillería
       *[other] de { $asset }
    }
 }
fort-of = Fortificación de { $place }
    .the = La fortificación de { $place }
    .el = la fortificación de { $place }
    .gender = f
points-of = Puntos { $asset-id ->
        [air] aéreos
        [armor] de carros
        [german] de carros alemanes
        [artillery] de artillería
       *[other] de { $asset }
    } de { $group-el }
    .the = Los puntos { $asset-id ->
        [air] aéreos
        [armor] de carros
        [german] de carros alemanes
        [artillery] de artillería
       *[other] de { $asset }
    } de { $group-el }
    .el = los puntos { $asset-id ->
        [air] aéreos
        [armor] de carros
        [german] de carros alemanes
        [artillery] de artillería
       *[other] de { $asset }
    } de { $group-el }
    .gender = m
a-point = Un punto { $asset-id ->
        [air] aéreo
        [armor] de carros
        [german] de carros alemanes
        [artillery] de artillería
       *[other] de { $asset }
    }
    .the = Un punto { $asset-id ->
        [air] aéreo
        [armor] de carros
        [german] de carros alemanes
        [artillery] de artillería
       *[other] de { $asset }
    }
    .el = un punto { $asset-id ->
        [air] aéreo
        [armor] de carros
        [german] de carros alemanes
        [artillery] de artillería
       *[other] de { $asset }
    }
    .gender = m
lost-fort = la fortificación
a-fort = La fortificación
    .the = La fortificación
    .el = la fortificación
    .gender = f
point-at = Punto { $asset-id ->
        [air] aéreo
        [armor] de carros
        [german] de carros alemanes
        [artillery] de artillería
       *[other] de { $asset }
    } en { $place }
    .el = el punto { $asset-id ->
        [air] aéreo
        [armor] de carros
        [german] de carros alemanes
        [artillery] de artillería
       *[other] de { $asset }
    } en { $place }
    .gender = m
point-air = Punto aéreo
    .el = el punto aéreo
    .gender = m
the-ship = El buque
    .the = El buque
    .el = el buque
    .gender = m
no-own-later = { $thing }: por ahora espera. Ahora: { $now }. Las unidades se pagan y se transportan en la fase estratégica, se agrupan en la de organización, y mueven y atacan en tu turno de jugador.
no-own-in-box = { $thing }: en el Marruecos español. Cruza por aire o por mar, al final de la fase estratégica.
no-enemy-in-box = { $thing }: en el Marruecos español, donde no se puede atacar.
no-enemy-piece = { $thing }: del enemigo, en { $place }. Se ataca en tu fase de combate con un grupo de combate de la misma área.
no-ally-piece = { $thing }: la juega otro aliado ({ $seat }).
no-in-battle = { $thing }: participa en esta batalla. Responde antes a lo que se pide sobre ella.
no-not-in-battle = { $thing }: no participa en esta batalla.
no-to-be-placed = { $thing }: espera su lugar. Elígelo.
no-gone-for-good = { $thing }: fuera del juego definitivamente.
no-to-be-rebuilt = { $thing }: unidad eliminada. Se puede reconstruir en la fase estratégica.
no-to-be-created = { $thing }: aún sin crear, o sustituida por otra ficha. Las unidades se crean en la fase estratégica.
no-place-later = { $place }{ $apart ->
    [yes] { " " }({ $region })
   *[other] {""}
 }, { $holder-id ->
    [nobody] una ciudad que no ocupa nadie
    [government] ocupada por el Gobierno
    [rebel] ocupada por los rebeldes
   *[other] ocupada por { $holder }
 }. Los grupos de combate van de área en área en la fase de movimiento; las unidades nuevas aparecen en ciudades ocupadas, en la fase estratégica.
no-morocco-box = El Marruecos español es de los rebeldes. Las unidades salen de él por aire o por mar en la fase estratégica; nada entra nunca.
no-power-later = { $country-the } { $level ->
    [N] es neutral
    [S] apoya { $side-al }
   *[I] interviene a favor { $side-del }
 }. Su marcador se mueve con un intento de influencia, en la fase política.
no-region-later = { $region }: { $holder-id ->
    [nobody] en disputa
    [government] bajo control del Gobierno
    [rebel] bajo control de los rebeldes
   *[other] bajo control de { $holder }
 }. El control se decide al final de cada turno.
no-faction-later = { $faction }: las unidades se crean y se reconstruyen en la fase estratégica.
no-support-marker = Apoyo político { $side-del }: { $level }. Con 0 se pierde la guerra.
no-support-track = Apoyo político: con 0 se pierde la guerra.
no-foreign-track = Las potencias extranjeras: neutrales en el centro y, desde ahí, hasta el apoyo y la intervención a favor de cada bando.
no-ep-count = Puntos de equipo { $side-del }: { $ep }. Se gastan en la fase estratégica, y en grandes ofensivas.
no-supply-shown = Esto muestra dónde tienen suministro las unidades { $side-del }: en las regiones que controla su bando, junto a ellas y en las áreas en disputa cuya ciudad ocupa.
no-turn-marker = Turno { $turn } de { $of }. Después del último, ha ganado el Gobierno.
no-air-later = Puntos aéreos listos { $side-del } en esta casilla: { $ready }. Se usan en las batallas, cada uno una vez por turno.
no-air-used = Estos puntos aéreos { $side-del } ya se han usado. Vuelven a estar listos el turno que viene.
no-only-shown = Eso está ahí solo para leerlo.

## Probabilidades

odds-battle = { $group } contra { $target-el }
odds-influence = Influencia en { $country-el }
odds-purge = El precio de una purga en apoyo
odds-guerrilla = Ataque de guerrilleros
odds-price = El precio de un punto { $asset-id ->
        [air] aéreo
        [armor] de carros
        [german] de carros alemanes
        [artillery] de artillería
       *[other] de { $asset }
    }
line-strength = Fuerza
line-column = Proporción
line-final = Columna usada
line-price = Precio en apoyo
line-dice = Dados
line-regions-gained = Regiones ganadas
line-regions-more = Más regiones que el enemigo
line-regions-lost = Regiones perdidas, o menos que el enemigo
shift-cadre = Cuadro
shift-high-support = Apoyo alto
shift-low-support = Apoyo bajo
shift-city = Ciudad
shift-mountain = Montaña
shift-fort = Fortificación
shift-winter = Invierno
shift-event = Evento
drm-air = Puntos aéreos
drm-armor = Puntos de carros
drm-artillery = Puntos de artillería
drm-opposed = Una potencia opuesta ayuda al enemigo
drm-helps-enemy = Ayuda al enemigo
drm-extra-dice = Dados extra
outcome-result = El atacante pierde { $ours ->
        [-1] todo
       *[other] { $ours }
    }; el defensor, { $theirs ->
        [-1] todo
       *[other] { $theirs }
    }{ $points ->
        [0] {""}
       *[other] ; a elegir: { $points }
    }
outcome-exchange = Intercambio
outcome-boxes = { $boxes ->
    [-1] Una casilla en sentido contrario
    [0] Sin cambios
    [one] Una casilla
   *[other] Dos casillas
 }
outcome-sum = { $low } a { $high }
outcome-price = { $price } PE, o renunciar; quedan { $left } PE
outcome-too-dear = Más que tus { $have } PE: se cierra la compra
outcome-guerrilla = Éxito
outcome-nothing = Nada
outcome-collapse = El precio deja tu propio apoyo en 0
note-best-van = Con las mejores unidades que pueden ir; elígelas después.
note-starved = Las unidades sin suministro atacan con media fuerza.
note-before-support = Con todos tus puntos de medios, antes de los del enemigo.
note-before-enemy = Antes de los puntos de medios del enemigo.
note-all-guns = Con todos tus puntos de artillería.

## El final

over-collapse = { $side-id ->
    [government] El apoyo político de los rebeldes se ha hundido: gana el Gobierno.
   *[rebel] El apoyo político del Gobierno se ha hundido: ganan los rebeldes.
 }
over-survived = { $side-id ->
    [government] La República sigue en pie en abril de 1939: gana el Gobierno.
   *[other] La República sigue en pie en abril de 1939. Victoria: { $side }.
 }
over-resigned = { $side-id ->
    [government] El otro bando ha abandonado: gana el Gobierno.
    [rebel] El otro bando ha abandonado: ganan los rebeldes.
   *[other] El otro bando ha abandonado. Victoria: { $side }.
 }

## El turno del otro bando

fight-event = El evento aleatorio
fight-event-amount = La cuantía del evento
fight-aid = Apoyo de la ayuda extranjera
fight-foreign-ep = PE extranjeros
fight-price = El precio de un punto de medios
fight-blockade = El bloqueo
fight-doctrine = Una doctrina nueva
fight-command = Órdenes para el primer turno
fight-guerrilla = El ataque de guerrilleros
fight-recovery = Recuperación
fight-turn-end = El final del turno
story-organized = { $seat }, organización: { $count ->
    [one] un grupo de combate
   *[other] { $count } grupos de combate
} { $where ->
    [1] en { $places }
    [2] en { $places }
    [3] en { $places }
    [4] en { $places }
   *[other] en { $where } áreas
}.
story-converted = { $seat }: { $count ->
    [one] una unidad convertida en otra mayor
   *[other] { $count } unidades convertidas en otras mayores
}.
verdict-table = { $result ->
    [X] Intercambio: los dos bandos pierden por turnos.
   *[other] Pérdidas { $result }: se aplican ahora.
 }
verdict-combat = { $attacker }: pierde { $ours ->
        [one] un punto de fuerza
       *[other] { $ours } puntos de fuerza
    }; { $defender }: { $theirs }.{ $out-id ->
        [attacker] { " " }Del atacante no queda nada.
        [defender] { " " }Del defensor no queda nada.
        [both] { " " }De ninguno de los dos queda nada.
       *[nobody] {""}
    }
verdict-turn = Apoyo: Gobierno { $government-change }, rebeldes { $rebel-change }.{ $government-count ->
        [0] {""}
        [1] { " " }Para el Gobierno: { $government-regions }.
        [2] { " " }Para el Gobierno: { $government-regions }.
        [3] { " " }Para el Gobierno: { $government-regions }.
       *[other] { " " }Para el Gobierno: { $government-count } regiones.
    }{ $rebel-count ->
        [0] {""}
        [1] { " " }Para los rebeldes: { $rebel-regions }.
        [2] { " " }Para los rebeldes: { $rebel-regions }.
        [3] { " " }Para los rebeldes: { $rebel-regions }.
       *[other] { " " }Para los rebeldes: { $rebel-count } regiones.
    }{ $nobody-count ->
        [0] {""}
        [1] { " " }En disputa ahora: { $nobody-regions }.
        [2] { " " }En disputa ahora: { $nobody-regions }.
        [3] { " " }En disputa ahora: { $nobody-regions }.
       *[other] { " " }En disputa ahora: { $nobody-count } regiones.
    }

## Ganar, perder, lo que cuesta

aim-collapse = El apoyo { $side-del } cae a 0.
aim-survive = El apoyo del Gobierno es mayor que 0 cuando acaba el turno { $turn }.
part-region = { $region }
chart-combat = Tabla de combate: pérdidas del atacante y del defensor
warn-inter-phase = Las regiones pueden costar hasta { $most } de apoyo al final de este turno; tienes { $level }.
cure-regions = Unidades en las ciudades de estas regiones: { $regions }.
warn-clock = { $turns ->
    [one] Este es el último turno: cuando acabe habrá ganado el Gobierno. Su apoyo es { $level }.
   *[other] Quedan { $turns } turnos y después habrá ganado el Gobierno. Su apoyo es { $level }.
}
cure-clock = Toma regiones: ellas cuestan apoyo; las unidades, apenas.
warn-unserved = Sin ninguna unidad nueva: { $factions }. Terminar el gasto cuesta { $cost } de apoyo.
cure-unserved = Una unidad nueva o reconstruida para cada una; una brigada cuesta 1 PE.
warn-left-over = Se perderían { $ep } PE de reemplazo: no se pueden ahorrar.
warn-to-zero = Esto puede costar hasta { $most } de apoyo y tienes { $level }: con 0 pierdes al instante.
cure-dice = Menos dados extra, o ninguno.
warn-purge = Las unidades de esta facción ({ $faction }) no pueden mover ni atacar este turno, y no se vuelven a construir nunca.
warn-half = { $group-the } ataca con media fuerza.
warn-region = Tus últimas unidades dejan la región { $region }: se perdería.
cure-region = Deja una brigada en la ciudad.
warn-low = Tu apoyo es { $level }: con { $low } o menos, todos tus ataques van una columna a la izquierda, las unidades se recuperan menos y llegan menos reemplazos.
cure-low = Gana apoyo: ayuda extranjera, más regiones que el enemigo, destruir sus divisiones.
warn-to-low = Esto puede costar hasta { $most } de tu apoyo, que es { $level }: con { $low } o menos, todos tus ataques van una columna a la izquierda, las unidades se recuperan menos y llegan menos reemplazos.
warn-capital-open = La ciudad de { $place } está vacía y los rebeldes pueden entrar sin más. Entonces quedan sin suministro, estén donde estén, todas las unidades de la facción { $factions }.
warn-capital-weak = Los rebeldes pueden llegar a { $place } con una fuerza que probablemente la tomaría. Entonces quedan sin suministro, estén donde estén, todas las unidades de la facción { $factions }.
cure-capital = Un grupo de combate en la ciudad de { $place }, o uno más fuerte.
warn-ep-city = { $place } quedaría vacía: el turno que viene da { $ep } PE al bando que la ocupe.
cure-city = Deja una unidad en la ciudad.
warn-last-port = Sin un puerto no te llegan PE extranjeros, puntos de medios ni tropas extranjeras.
cure-last-port = Conserva, o toma, un puerto.
warn-ctv = No ocupas ningún puerto mediterráneo: si Italia interviene ahora, su cuerpo no puede desembarcar y no viene nunca.
cure-ctv = Ocupa antes uno de estos puertos: { $places }.
warn-division = { $faces ->
    [one] Con una cara del dado
    [6] Con todas las caras del dado
   *[other] Con { $faces } caras del dado
}, { $group-el } pierde al menos una división: eso te cuesta apoyo, y el enemigo lo gana.
brings-strength = Fuerza { $strength }
brings-convert = El tamaño de unidad siguiente
brings-improve = Un nivel de cuadro más
brings-replenish = Otra vez con fuerza completa
brings-fort = Los ataques contra la ciudad pierden una columna
brief-government = Tienes Madrid, Barcelona, Valencia y Bilbao, y seis facciones que quieren su parte. Aguanta hasta abril de 1939 con apoyo mayor que 0 y habrás ganado, se pierda lo que se pierda en el mapa.
brief-rebel = Tienes el noroeste, Zaragoza y Sevilla; tus mejores brigadas están en Marruecos, sin un puerto. Solo se gana quebrando el apoyo del Gobierno: el terreno vale lo que le cuesta en apoyo.
first-factions = Da una brigada a cada facción menor: cinco PE, y no se pierde apoyo.
first-malaga = Conserva las ciudades de Málaga, Jaén y Almería: tres ciudades aseguran la Alta Andalucía, y Málaga cierra el camino del mar desde Marruecos.
first-borders = Conserva Bilbao, San Sebastián y Badajoz: cada una mantiene en disputa una región compartida.
first-bridge = Lleva por aire dos brigadas del Ejército de África a Sevilla o Córdoba.
first-port = Toma Málaga: los buques de Marruecos necesitan un puerto en el Mediterráneo.
first-region = Toma Badajoz o San Sebastián, cada una con una sola brigada: una región cada una.

# Palabras de las tablas impresas.
chart-units = Lo que cuestan las unidades, en puntos de equipo
chart-acts = Qué más cuesta puntos de equipo
cell-create = nueva
cell-rebuild = reconstruida
cell-brigade = Brigada
cell-one-step-division = División de un paso
cell-two-step-division = División de dos pasos
cell-ep = puntos
cell-replenish = Completar un resto
cell-improve = Mejorar un cuadro
cell-fortify = Construir una fortificación
cell-offensive = Gran ofensiva
cell-guerrilla = Ataque de guerrilleros

## Órdenes permanentes

order-air = Te atacan y puedes enviar puntos aéreos
order-air-none = No enviar ninguno
order-air-best = Enviar lo que más ayude
order-guns = Te atacan y puedes usar carros y artillería
order-guns-none = No usar ninguno
order-guns-best = Usar lo que más ayude

## Qué mira una previsión

feature-support = apoyo popular
feature-despair = lo cerca que está un bando de hundirse
feature-cities = ciudades ocupadas
feature-rich-cities = ciudades que dan PE
feature-ports = puertos
feature-regions = regiones controladas
feature-forces = fuerza en el mapa
feature-divisions = divisiones
feature-shaken = unidades desorganizadas
feature-in-africa = unidades aún en África
feature-friends = amigos en el extranjero
feature-intervention = intervención extranjera
feature-money = puntos de equipo
feature-guns-and-tanks = artillería y carros
feature-air = puntos aéreos
feature-losses = pérdidas de este turno
feature-threatened = ciudades del Gobierno amenazadas
feature-threatening = ciudades rebeldes amenazadas

## El tablero en el terminal

board-turn = Turno { $turn } de { $last }: { $date }{ $winter ->
    [yes] , invierno
   *[no] { "" }
}
board-side = { $side }: apoyo { $support }, PE { $points }, regiones { $regions }, ciudades { $cities }, puntos aéreos { $ready } listos, { $used } usados{ $condor-id ->
    [ready] ; la Legión Cóndor está lista
    [used] ; la Legión Cóndor ya se ha usado
   *[none] { "" }
}
board-powers = Potencias: { $powers }
board-purged = Purgadas: { $factions }
board-region = { $region } ({ $control-id ->
    [contested] en disputa
   *[other] { $control }
})
board-morocco = Marruecos español: { $units }
board-fort = fortificación, { $side }
board-group = { $group } { $side } { $city ->
    [yes] ciudad
   *[no] fuera de la ciudad
}

## Nombres: regiones, potencias, facciones

name-spanish-morocco = Marruecos español
    .el = el Marruecos español
name-basque-country = País Vasco
    .el = el País Vasco
    .del = del País Vasco
name-navarre = Navarra
name-old-castile = Castilla la Vieja
name-new-castile = Castilla la Nueva
name-lower-andalusia = Baja Andalucía
    .el = la Baja Andalucía
name-upper-andalusia = Alta Andalucía
    .el = la Alta Andalucía
name-aragon = Aragón
name-catalonia = Cataluña
name-br = Gran Bretaña
name-fr = Francia
name-ge = Alemania
name-it = Italia
name-ussr = Unión Soviética
    .the = La Unión Soviética
    .el = la Unión Soviética
name-popular-army = Ejército Popular
name-international-brigade = Brigadas Internacionales
name-anarchist = Anarquistas
name-basque = Vascos
name-nationalist = Nacionales
name-carlist = Carlistas
name-colonial = Ejército de África
name-italian = Italianos
name-portuguese = Portugueses
name-of-popular-army = del Ejército Popular
name-of-international-brigade = internacional
name-of-anarchist = anarquista
name-of-poum = del POUM
name-of-catalonia = catalana
name-of-basque = vasca
name-of-asturias = asturiana
name-of-santandero = de Santander
name-of-nationalist = nacional
name-of-carlist = carlista
name-of-colonial = colonial
name-of-italian = italiana
name-of-portuguese = portuguesa
name-brigade = brigada
name-one-step-division = división
name-two-step-division = división de dos pasos

## Nombres: fichas

name-pa-b-n = Brigada { $number } del Ejército Popular
    .the = La brigada { $number } del Ejército Popular
    .el = la brigada { $number } del Ejército Popular
    .gender = f
name-pa-d-n = División { $number } del Ejército Popular
    .the = La división { $number } del Ejército Popular
    .el = la división { $number } del Ejército Popular
    .gender = f
name-pa-t-n = División de dos pasos { $number } del Ejército Popular
    .the = La división de dos pasos { $number } del Ejército Popular
    .el = la división de dos pasos { $number } del Ejército Popular
    .gender = f
name-ib-b-n = Brigada internacional { $number }
    .the = La brigada internacional { $number }
    .el = la brigada internacional { $number }
    .gender = f
name-ib-d-n = División internacional { $number }
    .the = La división internacional { $number }
    .el = la división internacional { $number }
    .gender = f
name-an-b-n = Brigada anarquista { $number }
    .the = La brigada anarquista { $number }
    .el = la brigada anarquista { $number }
    .gender = f
name-an-d-n = División anarquista { $number }
    .the = La división anarquista { $number }
    .el = la división anarquista { $number }
    .gender = f
name-po-b-n = Brigada { $number } del POUM
    .the = La brigada { $number } del POUM
    .el = la brigada { $number } del POUM
    .gender = f
name-po-d-n = División { $number } del POUM
    .the = La división { $number } del POUM
    .el = la división { $number } del POUM
    .gender = f
name-cat-b-n = Brigada catalana { $number }
    .the = La brigada catalana { $number }
    .el = la brigada catalana { $number }
    .gender = f
name-cat-d-n = División catalana { $number }
    .the = La división catalana { $number }
    .el = la división catalana { $number }
    .gender = f
name-bas-b-n = Brigada vasca { $number }
    .the = La brigada vasca { $number }
    .el = la brigada vasca { $number }
    .gender = f
name-bas-d-n = División vasca { $number }
    .the = La división vasca { $number }
    .el = la división vasca { $number }
    .gender = f
name-ast-b-n = Brigada asturiana { $number }
    .the = La brigada asturiana { $number }
    .el = la brigada asturiana { $number }
    .gender = f
name-ast-d-n = División asturiana { $number }
    .the = La división asturiana { $number }
    .el = la división asturiana { $number }
    .gender = f
name-san-b-n = Brigada { $number } de Santander
    .the = La brigada { $number } de Santander
    .el = la brigada { $number } de Santander
    .gender = f
name-san-d-n = División { $number } de Santander
    .the = La división { $number } de Santander
    .el = la división { $number } de Santander
    .gender = f
name-na-b-n = Brigada nacional { $number }
    .the = La brigada nacional { $number }
    .el = la brigada nacional { $number }
    .gender = f
name-na-d-n = División nacional { $number }
    .the = La división nacional { $number }
    .el = la división nacional { $number }
    .gender = f
name-na-t-n = División nacional de dos pasos { $number }
    .the = La división nacional de dos pasos { $number }
    .el = la división nacional de dos pasos { $number }
    .gender = f
name-ca-b-n = Brigada carlista { $number }
    .the = La brigada carlista { $number }
    .el = la brigada carlista { $number }
    .gender = f
name-ca-d-n = División carlista { $number }
    .the = La división carlista { $number }
    .el = la división carlista { $number }
    .gender = f
name-ca-t-n = División carlista de dos pasos { $number }
    .the = La división carlista de dos pasos { $number }
    .el = la división carlista de dos pasos { $number }
    .gender = f
name-co-b-n = Brigada colonial { $number }
    .the = La brigada colonial { $number }
    .el = la brigada colonial { $number }
    .gender = f
name-co-d-n = División colonial { $number }
    .the = La división colonial { $number }
    .el = la división colonial { $number }
    .gender = f
name-co-t-n = División colonial de dos pasos { $number }
    .the = La división colonial de dos pasos { $number }
    .el = la división colonial de dos pasos { $number }
    .gender = f
name-it-b-n = Brigada italiana { $number }
    .the = La brigada italiana { $number }
    .el = la brigada italiana { $number }
    .gender = f
name-it-d-n = División italiana { $number }
    .the = La división italiana { $number }
    .el = la división italiana { $number }
    .gender = f
name-pt-d01 = División portuguesa
    .the = La división portuguesa
    .el = la división portuguesa
    .gender = f
name-german = Carros alemanes
    .el = los carros alemanes
name-air-german = Legión Cóndor
    .the = La Legión Cóndor
    .el = la Legión Cóndor
    .gender = f
name-air-government = Aviación del Gobierno
    .the = La aviación del Gobierno
    .el = la aviación del Gobierno
    .gender = f
name-air-government-ready = Aviación del Gobierno
    .the = La aviación del Gobierno
    .el = la aviación del Gobierno
    .gender = f
name-air-government-used = Aviación del Gobierno
    .the = La aviación del Gobierno
    .el = la aviación del Gobierno
    .gender = f
name-air-rebel = Aviación rebelde
    .the = La aviación rebelde
    .el = la aviación rebelde
    .gender = f
name-air-rebel-ready = Aviación rebelde
    .the = La aviación rebelde
    .el = la aviación rebelde
    .gender = f
name-air-rebel-used = Aviación rebelde
    .the = La aviación rebelde
    .el = la aviación rebelde
    .gender = f

## Nombres: eventos aleatorios

name-11 = Un mes tranquilo
name-12 = Bombardeo de terror
name-13 = Lucha en las calles de Barcelona
name-14 = Cae el gabinete en París
name-15 = Vuelve el Frente Popular en París
name-16 = Se abre la frontera de los Pirineos
name-21 = Incidente con un buque de guerra
name-22 = Patrullas de No Intervención
name-23 = Submarinos piratas
name-24 = Conferencia de Nyon
name-25 = El oro de Moscú
name-26 = Moscú pierde interés
name-31 = Voluntarios de la Libertad
name-32 = Despedida de los voluntarios
name-33 = Recluta en el Rif
name-34 = Disturbios en Marruecos
name-35 = Decreto de Unificación
name-36 = Un general muere en accidente aéreo
name-41 = Huelgas en Barcelona
name-42 = Sabotaje en el Nervión
name-43 = Buena cosecha
name-44 = Hambre
name-45 = Quinta columna
name-46 = Guerrilleros en la sierra
name-51 = Lluvias torrenciales
name-52 = Puente aéreo
name-53 = Se hace a la mar la flota republicana
name-54 = Cruceros rebeldes frente a la costa
name-55 = Material nuevo de Alemania
name-56 = Cazas nuevos de Rusia
name-61 = Atrocidades en la prensa mundial
name-62 = La carta de los obispos
name-63 = Escritores por la República
name-64 = Los Trece Puntos
name-65 = Crisis en Europa central
name-66 = Conjura por la paz
