### España 1936, en español

# Los nombres que se usan en frases llevan sus formas: `.the` con artículo a principio de frase, `.el` con
# artículo, `.del` y `.al` con preposición, y su género.

## Nombres de cartas

name-n-01 = Se subleva el Ejército de África
name-n-02 = Puente aéreo sobre el Estrecho
name-n-03 = Requetés de Navarra
name-n-04 = Banderas de Falange
name-n-05 = Aviación Legionaria
name-n-06 = Aviones alemanes en Cádiz
name-n-07 = Liberación del Alcázar
name-n-08 = Servicio de información nacional
name-n-09 = Carros CV-33
name-n-10 = La Legión Cóndor
name-n-11 = La quinta columna actúa
name-n-12 = Compañías de Panzer I
name-n-13 = Muerte de Durruti
name-n-15 = Movilización de quintas
name-n-16 = Decreto de Unificación
name-n-17 = Revuelta en Barcelona
name-n-18 = Dávila manda el Ejército del Norte
name-n-19 = Messerschmitt sobre Brunete
name-n-20 = Alféreces provisionales
name-n-21 = División de Viriatos
name-n-22 = Berlín envía tropas de tierra
name-n-23 = Nuevos cuerpos de ejército
name-n-24 = Baterías Flak 88
name-n-25 = Bombardeos desde Mallorca
name-n-26 = División Littorio
name-n-27 = Nuevos Panzer I
name-n-28 = Cuerpo de Ejército de Navarra
name-n-29 = Vinaroz: la llegada al mar
name-n-30 = Cuerpo de Ejército Marroquí
name-n-31 = Nuevos cazas Fiat
name-n-32 = Movilización de 1938
name-n-33 = Armas por minas
name-n-34 = Material italiano
name-n-35 = Ala de Stukas
name-n-36 = Una cuarta división italiana
name-n-37 = Portugal entra en guerra
name-n-38 = SIPM
name-n-39 = Nuevas banderas de la Legión
name-n-40 = Hundimiento en Cataluña
name-n-41 = Golpe de Casado
name-n-42 = Múnich cierra la frontera
name-n-43 = Brigada acorazada alemana
name-n-44 = La Regia Aeronautica en masa
name-n-45 = Pacto de Santoña
name-n-nav-01 = Entra en servicio el Canarias
name-n-nav-02 = Convoy de la Victoria
name-n-nav-03 = Combate de Cabo Espartel
name-n-nav-04 = Entra en servicio el Baleares
name-n-nav-05 = Submarinos legionarios
name-n-nav-06 = Arsenal de Ferrol
name-n-nav-07 = Explosión del Jaime I
name-n-nav-08 = El Navarra en servicio
name-n-nav-09 = Mando del bloqueo en Palma
name-n-nav-10 = Bombardeo de Cartagena
name-r-01 = Armas para el pueblo
name-r-02 = Salen las columnas de Barcelona
name-r-03 = Aviones franceses
name-r-04 = El Quinto Regimiento
name-r-05 = Fusiles mexicanos
name-r-06 = El Ejército Vasco
name-r-07 = Las Brigadas Mixtas
name-r-08 = Llamada a filas
name-r-09 = No pasarán
name-r-10 = Carros T-26 en Cartagena
name-r-11 = Blum abre los arsenales
name-r-12 = Los Chatos sobre Madrid
name-r-13 = Brigadas Internacionales
name-r-14 = Los Moscas
name-r-15 = Servicio de información republicano
name-r-16 = La división de Líster
name-r-17 = Los Katiuskas
name-r-18 = Gámir Ulibarri en el Norte
name-r-19 = Muerte de Mola
name-r-20 = Escuelas Populares de Guerra
name-r-21 = Voluntarios soviéticos
name-r-22 = Londres levanta el embargo
name-r-23 = Se abre la frontera pirenaica
name-r-24 = Los Supermoscas
name-r-25 = Regimiento de BT-5
name-r-26 = Las Brigadas se rehacen
name-r-27 = Resistir es vencer
name-r-28 = La quinta del biberón
name-r-29 = Paso del Ebro
name-r-30 = Suministros por Francia
name-r-31 = Ejército del Ebro
name-r-32 = La línea XYZ
name-r-33 = El último envío soviético
name-r-34 = Nuevas escuadrillas de caza
name-r-35 = La crisis de los Sudetes
name-r-36 = Carros franceses
name-r-37 = Una brigada aérea soviética
name-r-38 = El SIM
name-r-39 = XIV Cuerpo Guerrillero
name-r-40 = Ofensiva de Peñarroya
name-r-41 = Madrid resiste
name-r-42 = Francia interviene
name-r-43 = Presión anglofrancesa sobre Burgos
name-r-44 = Europa entra en guerra
name-r-45 = Ofensiva republicana
name-r-nav-01 = Comités de marinería
name-r-nav-02 = Desembarco de Bayo en Mallorca
name-r-nav-03 = La flota va al Cantábrico
name-r-nav-04 = Arsenal de Cartagena
name-r-nav-05 = Hundimiento del España
name-r-nav-06 = Conferencia de Nyon
name-r-nav-07 = Regresa el Méndez Núñez
name-r-nav-08 = Combate de Cabo de Palos
name-r-nav-09 = Submarinistas soviéticos
name-r-nav-10 = Reorganización de las flotillas

## Nombres de tipos de tropa y de unidades

name-n-reg = Ejército Nacional
name-n-car = Requetés
name-n-leg = Legión
name-n-afr = Ejército de África (Regulares)
name-n-ita = Corpo Truppe Volontarie
name-r-reg = Ejército Popular
name-r-bas = Ejército Vasco
name-r-com = Milicias comunistas
name-r-ana = Milicias anarquistas
name-r-ib = Brigadas Internacionales
name-n-reg-s-n = Brigada del Ejército Nacional
    .the = La brigada del Ejército Nacional
    .el = la brigada del Ejército Nacional
    .del = de la brigada del Ejército Nacional
    .al = a la brigada del Ejército Nacional
    .gender = f
name-n-reg-l-n = División del Ejército Nacional
    .the = La división del Ejército Nacional
    .el = la división del Ejército Nacional
    .del = de la división del Ejército Nacional
    .al = a la división del Ejército Nacional
    .gender = f
name-n-fal-s-n = Columna de Falange
    .the = La columna de Falange
    .el = la columna de Falange
    .del = de la columna de Falange
    .al = a la columna de Falange
    .gender = f
name-n-fal-l-n = División de Falange
    .the = La división de Falange
    .el = la división de Falange
    .del = de la división de Falange
    .al = a la división de Falange
    .gender = f
name-n-car-s-n = Columna de requetés
    .the = La columna de requetés
    .el = la columna de requetés
    .del = de la columna de requetés
    .al = a la columna de requetés
    .gender = f
name-n-car-l-n = División de requetés
    .the = La división de requetés
    .el = la división de requetés
    .del = de la división de requetés
    .al = a la división de requetés
    .gender = f
name-n-leg-s-n = Columna de la Legión
    .the = La columna de la Legión
    .el = la columna de la Legión
    .del = de la columna de la Legión
    .al = a la columna de la Legión
    .gender = f
name-n-leg-l-n = División de la Legión
    .the = La división de la Legión
    .el = la división de la Legión
    .del = de la división de la Legión
    .al = a la división de la Legión
    .gender = f
name-n-afr-s-n = Columna del Ejército de África
    .the = La columna del Ejército de África
    .el = la columna del Ejército de África
    .del = de la columna del Ejército de África
    .al = a la columna del Ejército de África
    .gender = f
name-n-afr-l-n = División del Ejército de África
    .the = La división del Ejército de África
    .el = la división del Ejército de África
    .del = de la división del Ejército de África
    .al = a la división del Ejército de África
    .gender = f
name-n-ita-l-n = División italiana
    .the = La división italiana
    .el = la división italiana
    .del = de la división italiana
    .al = a la división italiana
    .gender = f
name-r-reg-s-n = Brigada del Ejército Popular
    .the = La brigada del Ejército Popular
    .el = la brigada del Ejército Popular
    .del = de la brigada del Ejército Popular
    .al = a la brigada del Ejército Popular
    .gender = f
name-r-reg-l-n = División del Ejército Popular
    .the = La división del Ejército Popular
    .el = la división del Ejército Popular
    .del = de la división del Ejército Popular
    .al = a la división del Ejército Popular
    .gender = f
name-r-bas-s-n = Brigada vasca
    .the = La brigada vasca
    .el = la brigada vasca
    .del = de la brigada vasca
    .al = a la brigada vasca
    .gender = f
name-r-bas-l-n = División vasca
    .the = La división vasca
    .el = la división vasca
    .del = de la división vasca
    .al = a la división vasca
    .gender = f
name-r-com-s-n = Columna de milicias comunistas
    .the = La columna de milicias comunistas
    .el = la columna de milicias comunistas
    .del = de la columna de milicias comunistas
    .al = a la columna de milicias comunistas
    .gender = f
name-r-com-l-n = División de milicias comunistas
    .the = La división de milicias comunistas
    .el = la división de milicias comunistas
    .del = de la división de milicias comunistas
    .al = a la división de milicias comunistas
    .gender = f
name-r-ana-s-n = Columna de milicias anarquistas
    .the = La columna de milicias anarquistas
    .el = la columna de milicias anarquistas
    .del = de la columna de milicias anarquistas
    .al = a la columna de milicias anarquistas
    .gender = f
name-r-ana-l-n = División de milicias anarquistas
    .the = La división de milicias anarquistas
    .el = la división de milicias anarquistas
    .del = de la división de milicias anarquistas
    .al = a la división de milicias anarquistas
    .gender = f
name-r-ib-l-n = Brigada Internacional
    .the = La Brigada Internacional
    .el = la Brigada Internacional
    .del = de la Brigada Internacional
    .al = a la Brigada Internacional
    .gender = f
name-tank-cv-33-n = Unidad de carros CV-33
    .the = La unidad de carros CV-33
    .el = la unidad de carros CV-33
    .del = de la unidad de carros CV-33
    .al = a la unidad de carros CV-33
    .gender = f
name-cv-33 = Unidad de carros CV-33
    .the = La unidad de carros CV-33
    .el = la unidad de carros CV-33
    .del = de la unidad de carros CV-33
    .al = a la unidad de carros CV-33
    .gender = f
name-tank-pz-i-n = Unidad de carros Panzer I
    .the = La unidad de carros Panzer I
    .el = la unidad de carros Panzer I
    .del = de la unidad de carros Panzer I
    .al = a la unidad de carros Panzer I
    .gender = f
name-pz-i = Unidad de carros Panzer I
    .the = La unidad de carros Panzer I
    .el = la unidad de carros Panzer I
    .del = de la unidad de carros Panzer I
    .al = a la unidad de carros Panzer I
    .gender = f
name-tank-t-26-n = Unidad de carros T-26
    .the = La unidad de carros T-26
    .el = la unidad de carros T-26
    .del = de la unidad de carros T-26
    .al = a la unidad de carros T-26
    .gender = f
name-t-26 = Unidad de carros T-26
    .the = La unidad de carros T-26
    .el = la unidad de carros T-26
    .del = de la unidad de carros T-26
    .al = a la unidad de carros T-26
    .gender = f
name-tank-bt-5-n = Unidad de carros BT-5
    .the = La unidad de carros BT-5
    .el = la unidad de carros BT-5
    .del = de la unidad de carros BT-5
    .al = a la unidad de carros BT-5
    .gender = f
name-bt-5 = Unidad de carros BT-5
    .the = La unidad de carros BT-5
    .el = la unidad de carros BT-5
    .del = de la unidad de carros BT-5
    .al = a la unidad de carros BT-5
    .gender = f

## Nombres de generales, aviones y buques

name-gen-mola = Emilio Mola
    .del = de Emilio Mola
    .al = a Emilio Mola
    .gender = m
name-gen-queipo = Gonzalo Queipo de Llano
    .del = de Gonzalo Queipo de Llano
    .al = a Gonzalo Queipo de Llano
    .gender = m
name-gen-varela = José Enrique Varela
    .del = de José Enrique Varela
    .al = a José Enrique Varela
    .gender = m
name-gen-yague = Juan Yagüe
    .del = de Juan Yagüe
    .al = a Juan Yagüe
    .gender = m
name-gen-davila = Fidel Dávila
    .del = de Fidel Dávila
    .al = a Fidel Dávila
    .gender = m
name-gen-rojo = Vicente Rojo
    .del = de Vicente Rojo
    .al = a Vicente Rojo
    .gender = m
name-gen-miaja = José Miaja
    .del = de José Miaja
    .al = a José Miaja
    .gender = m
name-gen-lister = Enrique Líster
    .del = de Enrique Líster
    .al = a Enrique Líster
    .gender = m
name-gen-durruti = Buenaventura Durruti
    .del = de Buenaventura Durruti
    .al = a Buenaventura Durruti
    .gender = m
name-gen-ulibarri = Mariano Gámir Ulibarri
    .del = de Mariano Gámir Ulibarri
    .al = a Mariano Gámir Ulibarri
    .gender = m
name-air-ju-52 = Ju-52
    .the = El Ju-52
    .el = el Ju-52
    .del = del Ju-52
    .al = al Ju-52
    .gender = m
name-air-breguet-n = Breguet XIX nacional
    .the = El Breguet XIX nacional
    .el = el Breguet XIX nacional
    .del = del Breguet XIX nacional
    .al = al Breguet XIX nacional
    .gender = m
name-air-he-51 = He-51
    .the = El He-51
    .el = el He-51
    .del = del He-51
    .al = al He-51
    .gender = m
name-air-cr-32-a = 1.er grupo de CR-32
    .the = El 1.er grupo de CR-32
    .el = el 1.er grupo de CR-32
    .del = del 1.er grupo de CR-32
    .al = al 1.er grupo de CR-32
    .gender = m
name-air-cr-32-b = 2.º grupo de CR-32
    .the = El 2.º grupo de CR-32
    .el = el 2.º grupo de CR-32
    .del = del 2.º grupo de CR-32
    .al = al 2.º grupo de CR-32
    .gender = m
name-air-he-111 = He-111
    .the = El He-111
    .el = el He-111
    .del = del He-111
    .al = al He-111
    .gender = m
name-air-sm-79 = SM-79
    .the = El SM-79
    .el = el SM-79
    .del = del SM-79
    .al = al SM-79
    .gender = m
name-air-bf-109 = Bf-109
    .the = El Bf-109
    .el = el Bf-109
    .del = del Bf-109
    .al = al Bf-109
    .gender = m
name-air-ni-52 = Ni-52
    .the = El Ni-52
    .el = el Ni-52
    .del = del Ni-52
    .al = al Ni-52
    .gender = m
name-air-breguet-r = Breguet XIX republicano
    .the = El Breguet XIX republicano
    .el = el Breguet XIX republicano
    .del = del Breguet XIX republicano
    .al = al Breguet XIX republicano
    .gender = m
name-air-potez-540 = Potez 540
    .the = El Potez 540
    .el = el Potez 540
    .del = del Potez 540
    .al = al Potez 540
    .gender = m
name-air-i-15 = I-15
    .the = El I-15
    .el = el I-15
    .del = del I-15
    .al = al I-15
    .gender = m
name-air-i-16-a = 1.er grupo de I-16
    .the = El 1.er grupo de I-16
    .el = el 1.er grupo de I-16
    .del = del 1.er grupo de I-16
    .al = al 1.er grupo de I-16
    .gender = m
name-air-i-16-b = 2.º grupo de I-16
    .the = El 2.º grupo de I-16
    .el = el 2.º grupo de I-16
    .del = del 2.º grupo de I-16
    .al = al 2.º grupo de I-16
    .gender = m
name-air-sb-2 = SB-2
    .the = El SB-2
    .el = el SB-2
    .del = del SB-2
    .al = al SB-2
    .gender = m
name-ship-espana = España
    .the = El España
    .el = el España
    .del = del España
    .al = al España
    .gender = m
name-ship-almirante-cervera = Almirante Cervera
    .the = El Almirante Cervera
    .el = el Almirante Cervera
    .del = del Almirante Cervera
    .al = al Almirante Cervera
    .gender = m
name-ship-canarias = Canarias
    .the = El Canarias
    .el = el Canarias
    .del = del Canarias
    .al = al Canarias
    .gender = m
name-ship-baleares = Baleares
    .the = El Baleares
    .el = el Baleares
    .del = del Baleares
    .al = al Baleares
    .gender = m
name-ship-navarra = Navarra
    .the = El Navarra
    .el = el Navarra
    .del = del Navarra
    .al = al Navarra
    .gender = m
name-ship-n-submarine = Submarino legionario
    .the = El submarino legionario
    .el = el submarino legionario
    .del = del submarino legionario
    .al = al submarino legionario
    .gender = m
name-ship-jaime-i = Jaime I
    .the = El Jaime I
    .el = el Jaime I
    .del = del Jaime I
    .al = al Jaime I
    .gender = m
name-ship-libertad = Libertad
    .the = El Libertad
    .el = el Libertad
    .del = del Libertad
    .al = al Libertad
    .gender = m
name-ship-cervantes = Miguel de Cervantes
    .the = El Miguel de Cervantes
    .el = el Miguel de Cervantes
    .del = del Miguel de Cervantes
    .al = al Miguel de Cervantes
    .gender = m
name-ship-mendez-nunez = Méndez Núñez
    .the = El Méndez Núñez
    .el = el Méndez Núñez
    .del = del Méndez Núñez
    .al = al Méndez Núñez
    .gender = m
name-ship-r-submarine = Submarino republicano
    .the = El submarino republicano
    .el = el submarino republicano
    .del = del submarino republicano
    .al = al submarino republicano
    .gender = m
name-ship-destroyers-1 = 1.ª flotilla de destructores
    .the = La 1.ª flotilla de destructores
    .el = la 1.ª flotilla de destructores
    .del = de la 1.ª flotilla de destructores
    .al = a la 1.ª flotilla de destructores
    .gender = f
name-ship-destroyers-2 = 2.ª flotilla de destructores
    .the = La 2.ª flotilla de destructores
    .el = la 2.ª flotilla de destructores
    .del = de la 2.ª flotilla de destructores
    .al = a la 2.ª flotilla de destructores
    .gender = f

## El juego

game-about = Toda la guerra en diez turnos. Casillas unidas por líneas, tropas de fuerza 1 a 5, generales que abren batallas y dos mazos de cartas que sirven como eventos o en combate. Los nacionales quieren ocho de las doce ciudades clave; los republicanos ganan resistiendo.

game-scale = Toda la guerra: casillas unidas por líneas
## Quién juega

side-nationalist = Nacionales
    .the = Los nacionales
    .el = los nacionales
    .del = de los nacionales
    .al = a los nacionales
side-republican = Republicanos
    .the = Los republicanos
    .el = los republicanos
    .del = de los republicanos
    .al = a los republicanos
side-contested = En disputa
seat-nationalist = Nacionales
    .the = Los nacionales
    .el = los nacionales
    .del = de los nacionales
    .al = a los nacionales
seat-republican = Republicanos
    .the = Los republicanos
    .el = los republicanos
    .del = de los republicanos
    .al = a los republicanos

## Escenarios y opciones

scenario-1936 = 1936: toda la guerra
scenario-1936-about = Julio de 1936: cuatro ciudades clave cada uno y cuatro en disputa. Diez turnos. El despliegue se ha hecho para este programa; los números de ciudades son los del reglamento.
scenario-1938 = 1938: de Teruel al final
scenario-1938-about = Enero de 1938: turnos 6 a 10 con los mazos del final; las dos academias de oficiales ya funcionan. El despliegue se ha hecho para este programa.
option-naval = Guerra en el mar
option-naval-about = Flotas, cuatro zonas marítimas, bases navales, bloqueos, aviones sobre el mar y veinte cartas más.
option-generals = Generales republicanos
option-generals-about = Líster y Durruti mandan mal sin tropas de su color; Ulibarri solo manda donde hay vascos.
option-tanks = Carros republicanos
option-tanks-about = Un carro republicano perdido en batalla puede ser capturado y servir a los nacionales.
option-optional-cards = Cartas opcionales
option-optional-cards-about = La carta 45 de cada bando: el Pacto de Santoña y la ofensiva republicana. No en las variantes.
option-fog = Niebla de guerra
option-fog-about = Solo se ve la unidad de arriba de cada pila; debajo puede haber hasta cinco señuelos por bando.
option-san-sebastian = San Sebastián
option-san-sebastian-about = Mientras los republicanos controlan San Sebastián, es un puerto para ellos.
option-variant = Variante
option-variant-about = Sin intervención extranjera, o con el orden histórico de las cartas: menos cartas, y cada bando debe jugar un número fijo de ellas como eventos. No con la guerra en el mar ni las cartas opcionales.
option-early-end = Final por acuerdo
option-early-end-about = Después de cada turno los dos jugadores pueden acordar terminar; entonces deciden las ciudades clave.

## Fases

phase-setup = Despliegue
phase-draw = Robo
phase-ships-n = Buques nacionales
phase-ships-r = Buques republicanos
phase-move-n = Movimiento nacional
phase-move-r = Movimiento republicano
phase-offensive = Ofensiva republicana
phase-generals = Generales
phase-combat = Combate terrestre
phase-sea = Combate naval
phase-upkeep = Mantenimiento
phase-events = Eventos
phase-replacements = Reemplazos
phase-end = Final del turno
turn-label = Turno { $turn }, { $period }
status-cities = Ciudades clave
score-counts = { $score ->
    [one] una ciudad clave
   *[other] { $score } ciudades clave
}
status-joined = Casillas unidas
status-contested = Ciudades clave en disputa
status-hand = Cartas en la mano
status-rp = Puntos de reemplazo
count-dice = Dados
count-going = Tropas que saldrán
brings-strength = Su fuerza pasa de { $before } a { $after }
brings-troop = Una tropa de fuerza { $strength }
brings-repair = Puede volver a navegar y combatir
absent-raise = Reforzar una tropa
absent-new = Tropa nueva
status-plays = Eventos jugados
overlay-supply-nationalist = Suministro nacional
overlay-supply-republican = Suministro republicano
mark-marker-nationalist = Marcador de control nacional
mark-marker-republican = Marcador de control republicano
mark-blockade-nationalist = Puerto cerrado a los nacionales
mark-blockade-republican = Puerto cerrado a los republicanos
mark-what-if = ¿Y si…?
mark-naval = Guerra en el mar
mark-optional = Carta opcional
track-turns = Turnos
track-cities = Ciudades clave
track-points = Puntos de reemplazo
kind-now = al instante
kind-delayed = más tarde
kind-reaction = reacción
kind-next_turn = turno siguiente
kind-permanent = permanente
code-nationalist = N
code-republican = R
code-points = PR
band-n-reg = Ejército Nacional
band-n-fal = Falange
band-n-car = Requetés
band-n-leg = Legión
band-n-afr = Ejército de África
band-n-ita = Italianos
band-r-reg = Ejército Popular
band-r-bas = Ejército Vasco
band-r-com = Milicias comunistas
band-r-ana = Milicias anarquistas
band-r-ib = Brigadas Internacionales
zone-deck = Mazo
zone-hand = Mano
zone-laid = Boca abajo
zone-spent = Usadas
zone-batch = Por jugar este turno
zone-kept = En vigor

## Lo que se pregunta

ask-move = Tu movimiento: mueve unidades y asigna aviones uno a uno, y después termínalo.
ask-march = ¿Adónde va { $unit-el }?
ask-fly = ¿Adónde vuela { $unit-el }?
ask-stacking = En { $box } hay más de { $limit } tropas tuyas: ¿cuál se pierde?
ask-assign = { $left ->
    [one] Asigna un general (queda uno).
   *[other] Asigna un general (quedan { $left }).
}
ask-general-box = ¿Dónde manda { $unit }?
ask-pick = Elige un general: ¿empieza una batalla o pasa? (Quedan: { $left })
ask-attack = { $begun ->
    [0] Elige un atacante y su objetivo en { $box }: la batalla exige un ataque.
   *[other] Elige un atacante y su objetivo en { $box }, o termina la batalla.
}
ask-support = ¿Qué apoya { $unit-al }?
ask-card = Pon una carta boca abajo para { $unit-el } contra { $target-el }, como bonificación tuya o penalización del otro bando.
ask-pair = Forma las parejas: ¿quiénes se enfrentan?
ask-modify = Pon tus modificadores ({ $modifiers }) en los dados { $dice }.
ask-substitute = ¿Qué tipo sustituye ahora { $unit-al }?
ask-claim = { $box } queda sin unidades: ¿pones tu marcador?
ask-ferry = Embarca una unidad de Marruecos (desembarcadas hasta ahora: { $landed }).
ask-event = { $free ->
    [0] Juega una carta como evento ({ $played } de { $limit } jugadas).
   *[other] Juega una carta como evento o pasa ({ $played } de { $limit } jugadas).
}
ask-react = Se ha jugado «{ $card }». { $text } ¿La anulas?
ask-place = «{ $card }»: ¿qué llega, y adónde?
ask-strengthen = «{ $card }»: ¿qué tropa se refuerza?
ask-change = «{ $card }»: ¿qué tropa cambia de tipo?
ask-harm = «{ $card }»: ¿cuál la sufre?
ask-take = «{ $card }»: ¿cuál tomas?
ask-lose = «{ $card }»: ¿qué avión se pierde?
ask-option = «{ $card }»: ¿cuál de sus dos efectos?
ask-repair = «{ $card }»: ¿qué buque se repara?
ask-haven = { $ship-the } necesita un puerto: ¿cuál?
ask-captured = ¿Dónde se te une { $unit-el } que has capturado?
ask-spend = { $points ->
    [one] Gasta un punto de reemplazo (queda uno).
   *[other] Gasta un punto de reemplazo (quedan { $points }).
}
ask-type = ¿Qué tipo de tropa para { $unit-el }?
ask-discard = Descarta { $surplus } para quedarte con { $limit } cartas.
ask-agree = ¿Terminar la partida tras el turno { $turn } y contar las ciudades clave?
ask-bonus-general = La ofensiva: ¿asignas ya un general?
ask-bonus-battle = ¿Ataca al instante { $unit }?
ask-sail = Asigna un buque o termina la asignación.
ask-station = ¿Adónde navega { $ship-el }?
ask-escort = ¿A quién escolta { $ship-el } en { $box }?
ask-consent = También hay unidades enemigas en { $place }. ¿Combates o te retiras?
ask-strike = ¿Qué buque ataca { $unit-el }?
ask-suffer = Uno de tus aviones recibe un impacto: ¿cuál?
ask-torpedo = ¿Qué buque ataca { $ship-el }?
ask-back = ¿A qué buque ayuda { $ship-el }?
ask-guns = Las baterías de { $box } sacan { $dice }: ¿qué dado recibe su +1?
ask-allot = Baterías de { $box }. Por repartir: { $hits ->
    [0] ningún impacto
    [one] un impacto
   *[other] { $hits } impactos
} y { $fives ->
    [0] ningún cinco
    [one] un cinco
   *[other] { $fives } cincos
}. ¿Qué recibe cada unidad?

## Lo que se puede hacer

do-march = Mover { $a-el } desde { $box }
do-to = A { $a }
do-to-crowded = A { $a } (más de { $limit } tropas: { $lost ->
    [one] una se pierde
   *[other] { $lost } se pierden
} al terminar tu movimiento)
do-to-sea = A { $a }, contra buques
do-to-support = A { $a }, para apoyar a las tropas
do-to-block = A { $a }, para bloquearlo o guardarlo
do-fly = Asignar { $a-el }
do-done = Listo
do-done-crowded = Listo (más de { $limit } tropas en { $boxes }: { $lost ->
    [one] una se pierde
   *[other] { $lost } se pierden
})
do-lose = Perder { $a-el }
do-decoy = Poner un señuelo en { $a }
do-undecoy = Retirar un señuelo de { $a }
do-top = Mostrar arriba { $a-el } en { $box }
do-assign = Asignar { $a-al }
do-battle = { $a } empieza una batalla en { $box }
do-pass = { $a } no ataca en { $box }
do-pass-events = Pasar
do-attack = { $a-the } ataca { $b-al }
do-end = Terminar la batalla
do-support = Apoya { $a-el }
do-enough = Basta
do-bonus = «{ $a }» como bonificación
do-penalty = «{ $a }» como penalización
do-none = Ninguna carta
do-pair = { $a-the } contra { $b-el }
do-best = Más impactos
unit-troop = { $unit } ({ $strength })
    .the = { $unit-the } ({ $strength })
    .el = { $unit-el } ({ $strength })
    .del = { $unit-del } ({ $strength })
    .al = { $unit-al } ({ $strength })
    .gender = { $unit-gender }
unit-twin = { $unit } ({ $strength }), { $number ->
    [1] primera
    [2] segunda
    [3] tercera
    [4] cuarta
    [5] quinta
    [6] sexta
   *[other] número { $number }
} de { $count }
    .the = { $unit-the } ({ $strength }, n.º { $number } de { $count })
    .el = { $unit-el } ({ $strength }, n.º { $number } de { $count })
    .del = { $unit-del } ({ $strength }, n.º { $number } de { $count })
    .al = { $unit-al } ({ $strength }, n.º { $number } de { $count })
    .gender = { $unit-gender }
unit-tank-twin = { $unit }, { $number ->
    [1] primera
    [2] segunda
    [3] tercera
    [4] cuarta
   *[other] número { $number }
} de { $count }
    .the = { $unit-the } (n.º { $number } de { $count })
    .el = { $unit-el } (n.º { $number } de { $count })
    .del = { $unit-del } (n.º { $number } de { $count })
    .al = { $unit-al } (n.º { $number } de { $count })
    .gender = { $unit-gender }
do-put-card = Un punto de la carta al { $shown } (dado { $b })
do-put = +{ $a } al { $shown } (dado { $b })
do-as = { $a }
do-claim = Poner el marcador
do-leave = Dejarla vacía
do-ferry = { $a-the }, a { $b }
do-play = Jugar «{ $a }»
do-cancel = Anular con «{ $a }»
do-let = Dejar que ocurra
do-place = { $a-the }, a { $b }
do-raise = Reforzar { $a-el } en { $box }
do-change = Cambiar { $a-el } en { $box }
do-harm = { $a-the }, en { $box }
do-take = { $a }
do-option-place = Colocar una unidad: { $band }, fuerza { $strength }
do-option-strengthen = Reforzar hasta { $count } unidades: { $band }
do-new = Tropa nueva en { $a }
do-repair = Reparar { $a-el }
do-stop = No gastar más
do-discard = Descartar «{ $a }»
do-finish = Terminar aquí
do-go-on = Seguir jugando
do-sail = Asignar { $a-el }
do-escort = { $a-the } escolta { $b-al }
do-hold = Quedarse al margen
do-fight = Combatir
do-decline = Retirarse
do-strike = { $a-the } ataca { $b-al }
do-suffer = { $a }
do-torpedo = { $a-the } ataca { $b-al }
do-back = { $a-the } ayuda { $b-al }
do-allot = Impacto en { $a-el }
do-allot-home = Rechazar { $a-al }
do-split = Dividir { $a-el }
do-combine = Combinar { $a-el }

## Lo que ha pasado

event-turn = Empieza el turno { $turn }.
event-offensive = La ofensiva republicana cambia el orden del turno { $turn }.
event-decks-changed = Se descartan las manos; desde ahora se usan los mazos de 1938-39.
event-drew = { $seen ->
    [yes] { $number ->
        [0] { $side-the } no roban ninguna carta: el mazo está vacío.
        [one] { $side-the } roban una carta: { $cards }.
       *[other] { $side-the } roban { $number } cartas: { $cards }.
    }
   *[other] { $number ->
        [0] { $side-the } no roban ninguna carta: el mazo está vacío.
        [one] { $side-the } roban una carta.
       *[other] { $side-the } roban { $number } cartas.
    }
}
event-discarded = { $seen ->
    [yes] { $side-the } descartan «{ $card }».
   *[other] { $side-the } descartan una carta sin enseñarla.
}
event-marched = { $seen ->
    [yes] { $unit-the } se mueve de { $start } a { $box }.
   *[other] { $side }: una unidad oculta se mueve de { $start } a { $box }.
}
event-flew = { $unit-the } vuela a { $box }.
event-overstacked = { $seen ->
    [yes] { $unit-the } se pierde en { $box }: demasiadas tropas.
   *[other] Una unidad oculta se pierde en { $box }: demasiadas tropas.
}
event-topped = { $unit-the } queda arriba en { $box }.
event-decoy = { $seen ->
    [yes] { $side-the } ponen un señuelo en { $box }.
   *[other] { $side-the } ponen un señuelo en algún sitio.
}
event-undecoy = { $seen ->
    [yes] { $side-the } retiran un señuelo de { $box }.
   *[other] { $side-the } retiran un señuelo.
}
event-decoys-found = { $number ->
    [one] Una de las fichas { $side-del } en { $box } era un señuelo.
   *[other] { $number } de las fichas { $side-del } en { $box } eran señuelos.
}
event-assigned = { $unit } toma el mando en { $box }.
event-passed-general = { $unit } no ataca.
event-battle = { $unit } abre una batalla en { $box }.
event-battle-over = Termina la batalla de { $box }.
event-attack = { $unit-the } ataca { $target-al } en { $box }.
event-supports = Apoya { $unit-el }.
event-card-laid = { $seen ->
    [yes] { $side-the } ponen «{ $card }» boca abajo como { $use-id ->
        [bonus] bonificación
       *[penalty] penalización
    }.
   *[other] { $side-the } ponen una carta boca abajo como { $use-id ->
        [bonus] bonificación
       *[penalty] penalización
    }.
}
event-card-shown = { $side-the } descubren «{ $card }» como { $use-id ->
    [bonus] bonificación
   *[penalty] penalización
}.
event-shot-down = Avión derribado: { $unit }.
event-grounded = { $unit-the } se ve rechazado y no da apoyo.
event-flies-on = { $unit-the } sigue en vuelo.
event-flew-home = { $unit-the } vuelve a casa.
event-hits = { $unit-the } logra { $attacker ->
    [one] un impacto
   *[other] { $attacker } impactos
}; { $target-el }, { $defender }.
event-destroyed = { $seen ->
    [yes] { $unit-gender ->
        [m] { $unit-the } queda destruido en { $box }.
       *[f] { $unit-the } queda destruida en { $box }.
    }
   *[other] Una unidad oculta queda destruida en { $box }.
}
event-reduced = { $seen ->
    [yes] { $unit-the } baja de { $before } a { $after } en { $box }.
   *[other] Una unidad oculta { $side-del } pierde fuerza.
}
event-replaced = { $seen ->
    [yes] { $unit-the } baja de { $before } a { $after } en { $box }; la releva { $other-el }.
   *[other] Una unidad oculta { $side-del } pierde fuerza.
}
event-tank-lost = { $unit-the } se pierde.
event-tank-captured = Captura: { $unit }.
event-claimed = { $side-the } ponen su marcador en { $box }.
event-left-empty = { $box } queda sin fichas.
event-key-cities = Ciudades clave: nacionales { $nationalist }, republicanos { $republican }, en disputa { $contested }.
event-ferried = { $seen ->
    [yes] { $unit-the } desembarca en { $box }.
   *[other] Una unidad oculta desembarca en { $box }.
}
event-played = { $side-the } juegan «{ $card }».
event-intelligence = { $side-the } responden con «{ $card }».
event-cancelled = Queda anulada «{ $card }».
event-passed = { $side-the } no juegan más eventos.
event-no-effect = «{ $card }» no tiene (más) efecto.
event-entered = { $seen ->
    [yes] { $unit-the } entra en { $box }.
   *[other] Una unidad oculta entra en { $box }.
}
event-strengthened = { $seen ->
    [yes] { $unit-the }, en { $box }, sube a { $after }.
   *[other] Una unidad oculta { $side-del } gana fuerza.
}
event-changed = { $seen ->
    [yes] { $unit-the } toma el relevo en { $box }.
   *[other] Se cambia una unidad oculta { $side-del }.
}
event-aircraft-came = { $unit-the } se une { $side-al }.
event-aircraft-lost = { $unit-the } se pierde.
event-general-came = { $unit } entra en la guerra.
event-general-gone = { $unit } sale de la guerra.
event-kept = «{ $card }» queda aparte; hace efecto más tarde.
event-in-force = «{ $card }» está en vigor hasta el final.
event-points = Puntos de reemplazo: nacionales { $nationalist }, republicanos { $republican }.
event-repaired = Buque reparado: { $ship }.
event-sailed = { $ship-the } navega a { $place }.
event-blockades = { $ship-the } se sitúa ante { $box } para bloquearlo.
event-blockaded = { $box }: puerto cerrado { $side-al }.
event-ship-came = { $ship-the } entra en servicio en { $place }.
event-ship-withdrew = { $ship-the } se retira a { $place }.
event-ship-damaged = Buque averiado: { $ship }.
event-ship-sunk = Buque destruido: { $ship }.
event-ship-lost = { $ship-the } no encuentra puerto y se pierde.
event-coast-fight = Los buques de { $box } combaten antes que las tropas.
event-sea-battle = Batalla en el mar: { $place }.
event-declined = { $side-the } se retiran de { $place }.
event-zone-entered = { $side-the } entran en { $zone }; el marcador de allí se retira.
event-zone-marked = { $side-the } ponen su marcador en { $zone }.

## Dados

roll-attack = ataque
roll-deck = mazo barajado
roll-defence = defensa
roll-air = combate aéreo
roll-capture = captura del carro
roll-discard = una carta al azar
roll-ship = fuego de buques
roll-strike = ataque aéreo
roll-flak = fuego contra los aviones
roll-torpedo = ataque con torpedos
roll-reply = respuesta
roll-port = baterías del puerto
roll-raid = bombardeo

## Cómo ha terminado

over-key-cities = { $winner-the } controlan al menos ocho ciudades clave (nacionales { $nationalist }, republicanos { $republican }).
over-cut-up = { $winner-the } han dejado al enemigo menos de ocho casillas unidas.
over-three-cities = { $winner-the } controlan Madrid, Barcelona y Sevilla.
over-madrid = { $winner-the } toman Madrid antes del turno 4.
over-holds-out = { $winner-the } aún tienen tropas en cuatro ciudades clave tras el turno 10.
over-more-cities = { $winner-the } tienen más ciudades clave: nacionales { $nationalist }, republicanos { $republican }.
over-both = Los dos bandos cumplen una condición; { $winner-el } tienen más ciudades clave.
over-agreed = Final por acuerdo; { $winner-el } tienen más ciudades clave: nacionales { $nationalist }, republicanos { $republican }.
over-draw = Empate: { $nationalist } ciudades clave cada uno.
over-resigned = Ganan { $winner-el }: el otro bando abandona.

## Probabilidades

odds-attack = { $unit-the } contra { $target-el }
odds-left = { $attacker ->
    [0] Atacante destruido
   *[other] Al atacante le queda { $attacker }
}, { $defender ->
    [0] defensor destruido
   *[other] al defensor le queda { $defender }
}
odds-hidden-cards = El otro bando puede poner una carta que aquí no se cuenta.
odds-air-first = Se cuenta el combate aéreo previo.
odds-air-pairs = Se cuenta el combate aéreo previo, con las parejas que dejan más dados al defensor.
odds-dice-attack = Dados del atacante
odds-dice-defence = Dados del defensor
odds-plus-attack = Modificadores positivos del atacante
odds-plus-defence = Modificadores positivos del defensor
odds-minus-attack = Modificadores negativos del atacante
odds-minus-defence = Modificadores negativos del defensor
odds-hits-attack = Impactos en el defensor
odds-hits-defence = Impactos en el atacante
odds-mean-attack = Impactos esperados en el defensor
odds-mean-defence = Impactos esperados en el atacante

## Negativas

no-not-yours = { $unit-the } no es de tu bando: elige una unidad propia.
no-no-land-unit = { $unit-the } no es una tropa ni un carro que esté en el mapa.
no-stays-in-morocco = { $unit-the } solo sale de Marruecos al final del mantenimiento.
no-moved = { $unit-the } ya se ha movido este turno: cada unidad se mueve una vez.
no-out-of-supply = { $unit-the } está sin suministro en { $box }: todas las casillas adyacentes son del enemigo. Toma antes una de ellas.
no-last-there = { $unit-the } debe quedarse: sin ella no habría ninguna tropa tuya en { $box }, que está en disputa. Lleva antes otra tropa.
no-nowhere = { $unit-the } no tiene ninguna casilla tuya junto a { $box } adonde ir.
no-no-line = Ninguna línea lleva { $unit-al } a { $box }: las unidades van por las líneas, casilla a casilla.
no-same-box = { $unit-the } ya está en { $box }.
no-one-box = { $unit-the } sale de una casilla en disputa: solo va una casilla, y { $box } está más lejos.
no-enemy-box = { $unit-the } sale de una casilla en disputa: no puede entrar en { $box }, que es del enemigo.
no-tank-alone = { $unit-the } no entra en { $box } por su cuenta: los carros nunca entran en una casilla enemiga.
no-must-stop = { $unit-the } tendría que detenerse antes de { $box }: una unidad se detiene en la primera casilla que no es suya.
no-no-fog = Esta partida se juega sin niebla de guerra: nada está oculto y no hay señuelos.
no-not-in-the-heap = Elige una de tus tropas de { $box }.
no-no-aircraft = { $unit-the } no es un avión, y eso solo lo hacen los aviones.
no-no-general = { $unit-the } no es un general, y eso solo lo hace un general.
no-no-ship = { $unit-the } no es un buque, y eso solo lo hace un buque.
no-assigned = { $unit-the } ya tiene su asignación.
no-not-in-play = { $unit-the } no está en juego.
no-no-air-box = { $unit-the } no tiene adónde ir.
no-tied = { $unit-the } empieza en el mapa: este turno avanza como mucho una línea y no llega a { $box }.
no-no-own-unit = En { $box } no hay ninguna tropa ni carro tuyo.
no-no-war-at-sea = { $unit-the }: el mar solo se usa con las reglas navales.
no-no-aircraft-there = No se pueden mandar aviones a { $box }.
no-no-port = { $box } no es un puerto: busca el ancla.
no-not-in-turn-one = En el turno 1 ningún avión sale al mar.
no-two-aircraft = En { $box } ya hay { $limit } aviones tuyos: el límite.
no-out-of-range = { $box } está fuera de alcance: necesitas una casilla propia a tres como mucho.
no-troop-on-top = En { $box } debe quedar arriba una tropa, no un carro.
no-top-chosen = La unidad de arriba de { $box } ya está elegida.
no-no-troop-over-decoy = Un señuelo en { $box } necesita encima una tropa tuya.
no-no-decoy = No hay ningún señuelo tuyo en { $box }.
no-decoys-laid = Has empezado a poner señuelos: este turno no vuelve ninguno.
no-decoys-out = Los { $limit } señuelos están ya en el mapa.
no-must-assign = Hay que asignar un general mientras haya una casilla para él: elige un general y después una casilla con unidades tuyas.
no-general-in-morocco = { $unit } está en Marruecos: antes hay que trasladarlo.
no-no-box-for-general = No hay ninguna casilla donde pueda mandar { $unit }.
no-general-there = En { $box } ya manda otro general tuyo.
no-general-not-active = No se puede elegir { $unit-al }: ya se ha usado o no está en ninguna casilla.
no-general-out-of-supply = { $unit } está sin suministro en { $box } y no empieza ninguna batalla.
no-no-enemy-there = En { $box } no hay ningún enemigo para { $unit }: solo puede pasar.
no-no-fresh-troop = { $unit } no tiene en { $box } ninguna tropa que pueda atacar aún este turno.
no-needs-basques = { $unit } solo empieza una batalla con tropas vascas a su lado en { $box }.
no-no-battle-by-card = «{ $card }» prohíbe una batalla en { $box } este turno.
no-battle-declared = La batalla está abierta: haz al menos un ataque.
no-one-general = Para la ofensiva solo se ha asignado { $unit-al }.
no-only-troops-fight = Solo las tropas atacan y son atacadas; lo demás apoya.
no-not-in-the-battle = { $unit-the } no combate por ti en { $box }.
no-target-not-there = { $target-the } no es una tropa enemiga de { $box }.
no-attacked-already = { $unit-the } ya ha atacado este turno.
no-troops-do-not-support = { $unit-the } es una tropa: las tropas atacan, no apoyan.
no-supports-already = { $unit-the } ya apoya este ataque.
no-general-first-attack-only = { $unit } solo apoya el primer ataque de su batalla.
no-general-defended = { $unit } ya ha apoyado una defensa este turno.
no-used = { $unit-the } ya se ha usado este turno.
no-aircraft-at-sea = { $unit-the } está allí contra buques, no para apoyar a las tropas.
no-aircraft-not-assigned = { $unit-the } no se ha asignado este turno.
no-not-in-hand = «{ $card }» no está en tu mano.
no-not-to-be-paired = { $unit-the } no participa en este combate o ya tiene rival.
no-not-a-placing = Un modificador va entero a un dado, y los dos puntos de una carta a dos dados distintos.
no-no-such-die = { $dice ->
    [one] Solo hay un dado.
   *[other] Solo hay { $dice } dados.
}
no-guns-plus-one = Las baterías tienen un único +1, para un dado.
no-never-a-substitute = Un tipo que nunca sustituye { $unit-al }: { $type }.
no-no-small-counter = No queda libre ninguna ficha pequeña de este tipo, o antes va otro: { $type }.
no-not-in-morocco = { $unit-the } no está en Marruecos.
no-not-a-shore = De Marruecos las unidades solo van a Cádiz y Sevilla.
no-shore-not-held = En { $box } no hay ninguna unidad ni marcador tuyo.
no-shore-full = Este turno no pueden ir más unidades a { $box }: { $landed ->
        [0] los buques enemigos cierran el Estrecho
        [one] allí ha desembarcado una
       *[other] allí han desembarcado { $landed }
    }.
no-reaction-only = «{ $card }» solo se juega en respuesta a un evento enemigo.
no-in-order = «{ $card }» no es la siguiente carta del turno.
no-must-play = Hay que jugar una carta: la variante fija el número.
no-not-intelligence = «{ $card }» no anula eventos.
no-not-by-this-card = «{ $card }» no habla { $unit-del }.
no-card-brings-other = «{ $card }» no trae unidades de este tipo: { $type }.
no-card-elsewhere = «{ $card }» no habla de { $box }.
no-card-wants-port = «{ $card }» exige un puerto, y { $box } no es uno tuyo.
no-card-wants-key-city = «{ $card }» exige una ciudad clave, y { $box } no lo es.
no-card-one-each = «{ $card }» no trae una segunda unidad a { $box }.
no-card-same-box = «{ $card }» trae todos sus carros a una casilla: { $box }.
no-event-box-not-held = { $box } no es tuya: los eventos solo traen unidades a casillas con una unidad o un marcador tuyo.
no-port-closed = El enemigo cierra { $box } por mar: allí no entra ninguna unidad nueva.
no-morocco-is-full = En { $box } hay { $limit } tropas tuyas, y ninguna puede salir antes del próximo mantenimiento.
no-basques-at-home = Los vascos solo entran en Bilbao y San Sebastián, no en { $box }.
no-no-counter-of-type = No queda libre ninguna ficha de fuerza { $strength } de este tipo: { $type }.
no-no-tank-left = No queda ninguna: { $type }.
no-no-new-counter = No hay ninguna ficha libre para una tropa nueva en { $box }.
no-had-its-level = { $unit-the } ya ha recibido su nivel de «{ $card }».
no-strong-enough = «{ $card }» no refuerza { $unit-al } por encima de su fuerza.
no-harmed-already = { $unit-the } ya ha sufrido «{ $card }».
no-hidden-in-a-stack = { $unit-the } está oculta en una pila: solo se puede elegir lo que está arriba.
no-in-play = { $unit-the } ya está en juego.
no-lost = { $unit-the } se ha perdido definitivamente.
no-no-such-effect = «{ $card }» tiene { $number } efectos.
no-another-tank = La que se te une ahora es { $unit-el }.
no-box-not-controlled = { $unit-the }, tras su captura, va a una casilla solo tuya.
no-box-not-held = { $box } no es tuya: un punto exige una casilla con una unidad o un marcador tuyo.
no-box-out-of-supply = { $box } está sin suministro y nada llega allí: abre antes un camino.
no-box-had-point = En { $box } ya se ha gastado un punto en esta fase, y no cabe más de uno: elige otra casilla.
no-box-is-full = En { $box } hay { $limit } tropas tuyas: ningún punto añade otra.
no-no-troop-of-yours = { $unit-the } no es una tropa tuya del mapa.
no-events-only = { $unit-the } es de un tipo que solo refuerzan los eventos: gasta el punto en otra.
no-not-this-turn = { $unit-the } tiene fuerza { $strength }: en el turno { $turn } ningún punto la sube.
no-no-counter = { $unit-the }: no queda ficha para ella.
no-type-by-events = Un tipo que solo llega por eventos, nunca con puntos: { $type }.
no-ship-not-damaged = { $ship-the } no tiene averías.
no-ship-not-in-base = { $ship-the } no está en una base naval: allí solo lo repara un evento.
no-ship-is-damaged = { $ship-the } tiene averías: hay que repararlo antes.
no-ship-sailed = { $ship-the } ya tiene su asignación este turno.
no-is-there = { $ship-the } ya está en { $place }.
no-no-northern-port = { $ship-the } no puede entrar en { $place }: necesitas Oviedo, Bilbao o San Sebastián bajo tu control, con una tropa o un carro.
no-no-duty-at-sea = A un buque en { $place } no se le indica misión.
no-base-closed = { $place } no es una base que { $ship-el } pueda usar ahora.
no-not-on-the-coast = { $place } no está en la costa.
no-say-the-duty = Di si { $ship-el } apoya a las tropas en { $place } o lo bloquea.
no-submarines-do-not-support = { $unit-the } no puede apoyar a las tropas en { $box }: los submarinos nunca lo hacen.
no-ship-on-other-duty = { $unit-the } está en { $box } con otra misión.
no-no-haven = { $place } no es un puerto solo tuyo: { $ship-el } no tiene refugio allí.
no-no-haven-at-sea = { $ship-the } debe dejar el mar: va a una base naval o a un puerto.
no-base-first = { $ship-the } va a una base naval mientras puedas usar una.
no-ship-not-lost = { $ship-the } no se ha perdido.
no-ship-not-in-harbour = { $ship-the } no está en ninguna base ni puerto tuyo: la carta solo lo repara allí.
no-not-its-turn = Le toca { $other-al }, no { $unit-al }.
no-cannot-strike = { $unit-the } no puede atacar aquí { $target-al }: los aviones solo alcanzan submarinos y destructores donde no queda otro buque.
no-cannot-torpedo = { $unit-the } no puede atacar aquí { $target-al }: los submarinos atacan buques con valor de combate en el mismo lugar.
no-cannot-escort = { $unit-the } no puede escoltar { $target-al }: no participa en este combate.
no-cannot-back = { $unit-the } no puede ayudar { $target-al }: no tiene pareja en esta batalla.
no-did-not-strike = { $unit-the } no participó en el ataque.
no-not-under-fire = { $unit-the } no está aquí bajo el fuego.
no-one-kind-left = Solo quedan resultados de una clase: nombra solo { $unit-el }.
no-allot-evenly = Cada unidad con valor de combate recibe un resultado antes de que una reciba el segundo.

## Al señalar: para qué sirve una cosa, y cuándo

no-hidden-counter = Está oculta en una pila: una unidad, o solo un señuelo. Una batalla en su casilla la descubre.
no-troop-in-reserve = { $unit-the } está en la reserva: llega con un punto de reemplazo o un evento.
no-troop-by-events = { $unit-the } está en la reserva: solo llega por un evento.
no-general-in-reserve = { $unit } aún no está en la guerra: solo llega por su carta de evento.
no-comes-by-event = { $unit-the } está en la reserva: solo llega por un evento.
no-out-of-the-game = { $unit-the } está fuera del juego.
no-ship-gone = { $unit-the } se ha hundido: solo un evento podría traerlo de vuelta.
no-tank-on-its-way = { $unit-the } está capturada y se une a los nacionales cuando acaba la fase de eventos.
no-ship-wants-repair = { $unit-the } tiene averías: se repara con un punto de reemplazo en una base o con un evento.
no-ship-waits = { $unit-the } se asigna con los buques, después del robo de cartas; combate en la fase de combate naval, o junto a tus tropas en la costa.
no-aircraft-on-board = { $unit-the } está en tu tablero: se asigna en tu fase de movimiento.
no-aircraft-out = { $unit-the } puede apoyar un ataque en { $box } este turno y vuelve a casa en el mantenimiento.
no-aircraft-off-coast = { $unit-the } está en { $box } contra buques: combate en la fase de combate naval.
no-general-on-board = { $unit } está en tu tablero: los generales se asignan cuando los dos bandos han movido.
no-general-waits = { $unit } manda en { $box }: puede abrir allí una batalla cuando lo elijas en el combate terrestre.
no-general-used = { $unit } ya ha sido elegido este turno. Vuelve a tu tablero en el mantenimiento.
no-tank-waits = { $unit-the }, en { $box }, no interviene en esto: los carros se mueven en tu fase de movimiento y apoyan a las tropas en el combate terrestre.
no-troop-waits = { $unit-the }, en { $box }, no interviene en esto: las tropas se mueven en tu fase de movimiento, atacan en el combate terrestre donde un general tuyo abre una batalla, y se refuerzan con puntos y eventos.
no-enemy-on-board = { $unit-the } está en el tablero del enemigo, fuera de alcance.
no-enemy-ship = { $unit-the }, en { $box }, es del enemigo: los buques y aviones enviados a la misma zona marítima o puerto lo combaten en el combate naval; en una base nada lo alcanza.
no-enemy-aircraft = { $unit-the }, en { $box }, es del enemigo: solo se enfrentan a él tus aviones, cuando los dos apoyan el mismo ataque o vuelan sobre la misma zona marítima o puerto.
no-enemy-general = { $unit } es del enemigo. A un general no lo ataca nadie: deja { $box } cuando no le queda allí ninguna tropa.
no-enemy-in-morocco = { $unit-the } está en { $box }, adonde los republicanos nunca pueden ir.
no-enemy-tank = { $unit-the } es del enemigo. A un carro no lo ataca nadie: cae con la tropa que apoya, o cuando no queda ninguna tropa de su bando en { $box }.
no-enemy-troop = { $unit-the } es del enemigo: lleva tropas a { $box }, y un general tuyo puede abrir allí una batalla contra ella en el combate terrestre.
no-enemy-troop-near = { $unit-the } es del enemigo: un general tuyo en { $box } puede abrir una batalla contra ella en el combate terrestre.
no-sea-not-used = { $box } solo se usa con la guerra en el mar.
no-about-base = { $box } es una base naval: allí están los buques de su bando, se reparan los averiados y ningún bloqueo los alcanza.
no-about-zone = { $box } es una zona marítima: los buques se asignan después del robo, los aviones en la fase de movimiento, y quien está solo en ella en el mantenimiento se beneficia de su efecto.
no-about-morocco = { $box } no está unido a nada: las unidades nacionales cruzan a Cádiz y Sevilla al final del mantenimiento, y los republicanos nunca van allí.
no-about-contested = { $box } está en disputa: un general puede abrir allí una batalla en el combate terrestre, y quien sale debe dejar una tropa.
no-about-own-box = { $box } es tuya: las unidades pasan por ella en tu fase de movimiento, y los puntos y eventos traen tropas mientras tiene suministro.
no-about-enemy-box = { $box } es del enemigo: las tropas entran en ella en tu fase de movimiento y allí se detienen.
no-about-empty-box = { $box } no es de nadie: las tropas entran en ella en tu fase de movimiento y allí se detienen.
no-card-in-force = «{ $card }» está en vigor hasta el final de la partida.
no-card-kept = «{ $card }» ya se ha jugado y queda aparte hasta que haga efecto.
no-card-used = «{ $card }» ya se ha usado: una carta sirve una vez.
no-card-in-batch = «{ $card }» se juega en los eventos de este turno, en el orden de las cartas.
no-card-answers = «{ $card }» anula un evento enemigo cuando se juega; en el combate terrestre sirve como bonificación o penalización.
no-card-event-only = «{ $card }» se puede jugar en la fase de eventos; en esta variante las cartas no ayudan en combate.
no-card-waits = «{ $card }» se puede jugar en la fase de eventos, o poner boca abajo en un ataque como bonificación o penalización.
no-about-halves = Una carta puesta en un ataque es una bonificación tuya o una penalización del enemigo, como dicen sus dos mitades.
no-about-turns = El contador de turnos: diez turnos, las cartas que se roban en cada uno y los turnos que traen puntos de reemplazo.
no-about-phases = Las fases de un turno van una tras otra en un orden fijo.
no-about-cities = El contador de ciudades clave: las de cada bando y las que están en disputa. Se ajusta en el mantenimiento.
no-about-joined = El mayor grupo de casillas unidas por líneas en que el bando tiene unidades o un marcador: con menos de ocho en el mantenimiento, pierde.
no-about-points = Puntos de reemplazo: uno por cada ciudad clave controlada o en disputa, para gastar en la fase de reemplazos de los turnos impares.
no-about-plays = Cartas de evento jugadas este turno, de las que se pueden jugar.
no-about-hands = Una mano de cartas. Al final de un turno nadie conserva más de ocho.
no-about-decks = Un mazo: de él se roba al empezar cada turno, y nunca se vuelve a barajar.
no-about-laid = Cartas puestas boca abajo en un ataque: las dos se descubren a la vez.
no-about-spent = Las cartas usadas están fuera del juego.
no-about-batch = Las cartas de este turno, para jugarlas en su orden.
no-about-kept = Cartas jugadas que aún hacen efecto.
no-about-supply = Una unidad tiene suministro mientras una casilla adyacente a la suya no sea del enemigo.
no-about-boards = El tablero de un jugador: los aviones y los generales esperan allí hasta que se asignan.
no-about-reserve = La reserva: fichas que pueden entrar con puntos o eventos.
no-about-gone = Aquí están las fichas fuera del juego: ninguna vuelve.
no-about-captured = Los carros capturados se unen a los nacionales cuando acaba la fase de eventos.
no-only-to-read = Eso está para leerlo; no se puede elegir.

## Cartas

card-bonus-dice = Bonificación: tus dados { $value }
card-bonus-mod = { $dice ->
    [1] Bonificación: { $value } en uno de tus dados
   *[other] Bonificación: { $value } en cada uno de dos de tus dados
}
card-penalty-dice = Penalización: los dados del enemigo { $value }
card-penalty-mod = { $dice ->
    [1] Penalización: { $value } en el dado más alto del enemigo
   *[other] Penalización: { $value } en cada uno de los dos dados más altos del enemigo
}
card-n-01 = Coloca en Marruecos una tropa del Ejército de África de fuerza 2 y una de la Legión de fuerza 1.
card-n-02 = Toma el Ju-52 o el He-51, uno que ni esté en juego ni se haya perdido. Al final del próximo mantenimiento puede ir de Marruecos a Sevilla una unidad más de lo normal, aunque Estrecho esté en disputa o en manos enemigas.
card-n-03 = Coloca una tropa de requetés de fuerza 2 en Pamplona, Vitoria, Burgos o Zaragoza y después refuerza un nivel una tropa de requetés.
card-n-04 = Coloca dos tropas de Falange de fuerza 1 en dos casillas distintas.
card-n-05 = Si La Coruña es propia o está en disputa, toma un CR-32.
card-n-06 = Si Cádiz es propia o está en disputa, toma el He-51.
card-n-07 = Si Toledo es propia o está en disputa, refuerza un nivel una de tus tropas de allí, incluso sin suministro, y los republicanos descartan una carta al azar; si no, roba una carta.
card-n-08 = Se juega justo después de una carta de evento republicana: su efecto queda anulado.
card-n-09 = Coloca dos carros CV-33 en un puerto.
card-n-10 = Si Cádiz es propia o está en disputa, toma el He-111; refuerza un nivel una tropa del Ejército Nacional.
card-n-11 = Los republicanos deben bajar un nivel dos de sus tropas de Madrid, a su elección.
card-n-12 = Coloca dos carros Panzer I en un puerto.
card-n-13 = Retira del juego al general Durruti.
card-n-14 = Coloca dos tropas italianas de fuerza 3 en Cádiz o Málaga, juntas o separadas.
card-n-15 = Queda aparte: los nacionales tienen 3 puntos de reemplazo más en la próxima fase de reemplazos.
card-n-16 = Refuerza un nivel cada una de hasta dos tropas de Falange o de requetés.
card-n-17 = Comunistas y anarquistas luchan entre sí: los republicanos deben eliminar tres tropas de milicias a su elección.
card-n-18 = El general Dávila entra en juego: ponlo en el tablero de jugador.
card-n-19 = Toma el Bf-109.
card-n-20 = Permanente: el −1 de las tropas de Falange deja de aplicarse. Conserva la carta junto al tablero.
card-n-21 = Coloca una tropa de la Legión de fuerza 3 en Badajoz, Cáceres, Salamanca o Vigo.
card-n-22 = Coloca una tropa del Ejército Nacional de fuerza 3 en un puerto y un carro Panzer I (o CV-33) en un puerto.
card-n-23 = Coloca una tropa del Ejército Nacional de fuerza 3 en una ciudad clave.
card-n-24 = Los republicanos retiran del juego uno de sus aviones, a su elección.
card-n-25 = Toma el SM-79; los republicanos pierden 1 punto de reemplazo en la próxima fase de reemplazos.
card-n-26 = Refuerza un nivel cada una de hasta dos tropas italianas.
card-n-27 = Coloca dos carros Panzer I en un puerto.
card-n-28 = Coloca una tropa de requetés de fuerza 3 en Pamplona, Zaragoza o Huesca, o bien refuerza un nivel cada una de hasta dos tropas de requetés.
card-n-29 = Los republicanos descartan una carta al azar; roba una carta.
card-n-30 = Coloca una tropa del Ejército de África de fuerza 3 en Marruecos, Sevilla, Córdoba o Toledo.
card-n-31 = Toma un CR-32.
card-n-32 = Queda aparte: los nacionales tienen 3 puntos de reemplazo más en la próxima fase de reemplazos.
card-n-33 = Refuerza un nivel cada una de hasta dos tropas del Ejército Nacional.
card-n-34 = Coloca un carro CV-33 en un puerto; los nacionales tienen 1 punto de reemplazo más en la próxima fase de reemplazos.
card-n-35 = Toma un avión nacional cualquiera que aún no esté en juego; los republicanos retiran uno de sus aviones, a su elección.
card-n-36 = Coloca una tropa italiana de fuerza 3 en un puerto.
card-n-37 = Coloca dos tropas del Ejército Nacional de fuerza 2 en dos casillas distintas de entre Vigo, Salamanca, Cáceres y Badajoz.
card-n-38 = Se juega justo después de una carta de evento republicana: su efecto queda anulado.
card-n-39 = Coloca una tropa de la Legión de fuerza 2 en una ciudad clave y después refuerza un nivel una tropa de la Legión.
card-n-40 = Los republicanos deben bajar un nivel cada una de tres tropas del Ejército Popular, a su elección.
card-n-41 = Los republicanos deben eliminar dos tropas de milicias comunistas a su elección y no pueden empezar una batalla en Madrid el próximo turno.
card-n-42 = Los republicanos pierden 3 puntos de reemplazo en la próxima fase de reemplazos y descartan una carta al azar.
card-n-43 = Coloca dos carros (Panzer I o CV-33) en un puerto y una tropa del Ejército Nacional de fuerza 3 en un puerto.
card-n-44 = Toma un avión nacional cualquiera que aún no esté en juego; refuerza un nivel una tropa italiana.
card-n-45 = Solo si los nacionales controlan Bilbao: elimina todas las tropas del Ejército Vasco. Una casilla que se queda sin unidades republicanas conserva un marcador de control republicano, salvo que haya en ella unidades nacionales.
card-n-nav-01 = El crucero Canarias entra en juego, sin averías, en El Ferrol (en Cádiz si El Ferrol no se puede usar).
card-n-nav-02 = Al final del próximo mantenimiento las unidades salen de Marruecos con los límites normales, sea cual sea la situación de Estrecho.
card-n-nav-03 = Los republicanos deben averiar una flotilla de destructores sin averías y llevarla a Cartagena.
card-n-nav-04 = El crucero Baleares entra en juego, sin averías, en El Ferrol (en Cádiz si El Ferrol no se puede usar).
card-n-nav-05 = El submarino nacional entra en juego, sin averías, en Cádiz (en El Ferrol si Cádiz no se puede usar).
card-n-nav-06 = Repara hasta dos buques nacionales averiados, en bases o puertos propios.
card-n-nav-07 = El acorazado Jaime I queda destruido.
card-n-nav-08 = El crucero Navarra entra en juego, sin averías, en El Ferrol (en Cádiz si El Ferrol no se puede usar).
card-n-nav-09 = Si no hay unidades republicanas en Baleares, pon allí un marcador de control nacional (y retira el republicano si lo hay); repara un buque nacional averiado.
card-n-nav-10 = Tira tres dados: por cada 5 o 6 los republicanos deben averiar un buque sin averías de Cartagena, a su elección; si no queda ninguno, no pasa nada.
card-r-01 = Coloca dos tropas de milicias de fuerza 1, comunistas o anarquistas, en dos ciudades clave distintas.
card-r-02 = Coloca una tropa de milicias anarquistas de fuerza 2 en Barcelona o Lérida y después refuerza un nivel una tropa anarquista.
card-r-03 = Si Barcelona es propia o está en disputa, toma el Potez 540, y también el Ni-52 si ni está en juego ni se ha perdido.
card-r-04 = Coloca una tropa de milicias comunistas de fuerza 2 en Madrid y después refuerza un nivel una tropa comunista.
card-r-05 = Refuerza hasta dos tropas de milicias de fuerza 1 a fuerza 2.
card-r-06 = Coloca una tropa del Ejército Vasco de fuerza 2 en Bilbao o San Sebastián y después refuerza un nivel una tropa vasca.
card-r-07 = Cambia hasta tres tropas de milicias por tropas del Ejército Popular de la misma fuerza, mientras haya fichas.
card-r-08 = Queda aparte: los republicanos tienen 3 puntos de reemplazo más en la próxima fase de reemplazos.
card-r-09 = Refuerza un nivel una tropa de Madrid, incluso sin suministro. El próximo turno, cada tropa republicana que defienda en Madrid tira un dado más.
card-r-10 = Coloca dos carros T-26 en un puerto.
card-r-11 = Toma un avión republicano cualquiera que aún no esté en juego; refuerza un nivel cada una de hasta dos tropas del Ejército Popular.
card-r-12 = Toma el I-15.
card-r-13 = Coloca dos Brigadas Internacionales de fuerza 3 en Albacete, Madrid o Barcelona, juntas o separadas.
card-r-14 = Toma un I-16.
card-r-15 = Se juega justo después de una carta de evento nacional: su efecto queda anulado.
card-r-16 = El general Líster entra en juego: ponlo en el tablero de jugador.
card-r-17 = Toma el SB-2.
card-r-18 = Si los republicanos tienen una tropa en Bilbao, San Sebastián, Santander u Oviedo, el general Ulibarri entra en juego: ponlo en el tablero de jugador.
card-r-19 = Retira del juego al general Mola.
card-r-20 = Permanente: el −1 de las tropas de milicias comunistas y anarquistas deja de aplicarse. Conserva la carta junto al tablero.
card-r-21 = Coloca una Brigada Internacional de fuerza 3 y un carro (T-26 o BT-5) en puertos.
card-r-22 = Los republicanos tienen 2 puntos de reemplazo más en la próxima fase de reemplazos; roba una carta.
card-r-23 = Si los republicanos controlan Gerona: 2 puntos de reemplazo más en la próxima fase de reemplazos, y roba una carta.
card-r-24 = Toma un I-16 (o el I-15) que aún no esté en juego.
card-r-25 = Coloca un carro BT-5 (o T-26) en un puerto.
card-r-26 = Coloca una Brigada Internacional de fuerza 3 en Barcelona, Valencia o Albacete, o bien refuerza un nivel cada una de hasta dos Brigadas Internacionales.
card-r-27 = Roba dos cartas.
card-r-28 = Queda aparte: los republicanos tienen 4 puntos de reemplazo más en la próxima fase de reemplazos.
card-r-29 = El próximo turno se juega con la secuencia de la ofensiva republicana (26.1): los republicanos asignan buques, mueven y pueden librar una batalla antes de que los nacionales hagan nada.
card-r-30 = Refuerza un nivel cada una de hasta dos tropas del Ejército Popular en Barcelona, Gerona, Lérida o Tarragona.
card-r-31 = Coloca una tropa del Ejército Popular de fuerza 3 en una ciudad clave.
card-r-32 = El próximo turno, cada tropa republicana que defienda en Valencia, Castellón, Teruel o Cuenca tira un dado más.
card-r-33 = Coloca un carro T-26 (o BT-5) en un puerto; refuerza un nivel una tropa del Ejército Popular.
card-r-34 = Toma un avión republicano cualquiera que aún no esté en juego; si no lo hay, roba una carta.
card-r-35 = Los nacionales descartan dos cartas al azar.
card-r-36 = Coloca un carro (BT-5 o T-26) en un puerto; refuerza un nivel una tropa del Ejército Popular.
card-r-37 = Toma un avión republicano cualquiera que aún no esté en juego; los nacionales retiran del juego uno de sus aviones, a su elección.
card-r-38 = Se juega justo después de una carta de evento nacional: su efecto queda anulado.
card-r-39 = Los republicanos eligen una tropa nacional en una casilla propia de los nacionales que no sea ciudad clave ni Marruecos: baja un nivel.
card-r-40 = Refuerza un nivel cada una de hasta dos tropas del Ejército Popular o de milicias en Córdoba, Badajoz, Ciudad Real o Jaén.
card-r-41 = Coloca una tropa del Ejército Popular de fuerza 2 en Madrid y refuerza un nivel una tropa de allí, incluso sin suministro.
card-r-42 = Coloca una tropa del Ejército Popular de fuerza 3 en Gerona o Barcelona; toma un avión republicano cualquiera que aún no esté en juego.
card-r-43 = Los nacionales pierden 3 puntos de reemplazo en la próxima fase de reemplazos.
card-r-44 = Los republicanos tienen 3 puntos de reemplazo más en la próxima fase de reemplazos; roba una carta.
card-r-45 = El próximo turno se juega con la secuencia de la ofensiva republicana (26.1): los republicanos asignan buques, mueven y pueden librar una batalla antes de que los nacionales hagan nada.
card-r-nav-01 = Repara hasta dos buques republicanos averiados, en bases o puertos propios.
card-r-nav-02 = Si no hay unidades nacionales en Baleares, pon allí un marcador de control republicano (y retira el nacional si lo hay).
card-r-nav-03 = El próximo turno los republicanos pueden asignar buques a Cantábrico sin tener allí un puerto.
card-r-nav-04 = Repara hasta dos buques republicanos averiados, en bases o puertos propios.
card-r-nav-05 = El acorazado España queda destruido.
card-r-nav-06 = Permanente: los dos efectos de Mediterráneo se aplican lo controle quien lo controle. Conserva la carta junto al tablero.
card-r-nav-07 = El crucero Méndez Núñez entra en juego, sin averías, en Cartagena.
card-r-nav-08 = El crucero Baleares, si está en juego, queda destruido.
card-r-nav-09 = Repara el submarino republicano si está averiado; el próximo turno su modificador es 0 en vez de −2.
card-r-nav-10 = Una flotilla de destructores destruida vuelve, averiada, a Cartagena; después repara un buque republicano averiado.

## Cómo se gana y se pierde

aims-tested-upkeep = Se comprueba en el mantenimiento de cada turno, después de las batallas.
aims-tested-agreed = Se pregunta al final de cada turno antes del último.
aim-key-cities = { $need } de las 12 ciudades clave
aim-cut-up = Menos de { $need } casillas unidas entre sí en manos { $enemy-del }
aim-three = Madrid, Barcelona y Sevilla a la vez
aim-madrid = Control exclusivo de { $place } antes de que acabe el turno { $turn }
aim-hold-out = Tropas o carros republicanos en { $need } ciudades clave tras el turno { $turn }; cuentan las que están en disputa, no los marcadores
aim-more = Más ciudades clave que el enemigo tras el último turno
aim-more-driven = Más ciudades clave que el enemigo tras el último turno, con tropas republicanas en menos de { $need } de ellas
aim-both = Los dos bandos cumplen una condición en el mismo mantenimiento, y gana el que tiene más ciudades clave
aim-agreed = Los dos acuerdan terminar, y gana el que tiene más ciudades clave
aim-draw = Tantas ciudades clave como el enemigo tras el último turno: empate
aim-part-place = { $place }
aim-part-more = { $side-the } tienen más ciudades clave
aim-part-driven = Tropas republicanas en menos de { $need } ciudades clave
aim-part-condition = { $side-the } cumplen una condición
aim-part-agreed = Los dos acuerdan terminar

warn-three-now = { $side-the } tienen Madrid, Barcelona y Sevilla: ganan en el mantenimiento de este turno.
cure-three-now = Mete una tropa en una de ellas: una ciudad en disputa no es de nadie.
warn-city-empty = { $place } está sin tropas, y { $side-el } tienen { $one } y { $other }. Una tropa suya que entre gana la partida en el próximo mantenimiento.
warn-third-city = { $place } la defiende una tropa de fuerza 1, y { $side-el } tienen { $one } y { $other }. Si cae, pierdes en el mantenimiento de ese turno.
cure-third-city = Ten una tropa en { $place }, mejor dos; una tropa tuya en { $one } o en { $other } también lo impide.
warn-madrid-open = { $place } no tiene tropas republicanas. Si los nacionales están solos allí en el mantenimiento del turno { $turn }, la partida acaba, y así hasta el turno { $last }.
warn-madrid-weak = En { $place } los nacionales son al menos tan fuertes como tú. Si están solos allí en un mantenimiento hasta el turno { $last }, la partida acaba.
cure-madrid = Ten hasta cuatro tropas y un general en { $place } hasta el turno { $turn }.
warn-madrid-late = Después de este turno, { $place } por sí sola ya no da la victoria.
warn-eight = { $side-the } controlan { $number } ciudades clave; con { $need } se gana en el mantenimiento.
warn-eight-open = { $side-the } controlan { $number } ciudades clave y pueden entrar en { $places }; con { $need } se gana en el mantenimiento.
cure-eight = Mete tropas en las ciudades clave en disputa y vacías: una ciudad en disputa no cuenta para nadie.
warn-cut-up = Tu mayor grupo unido tiene { $number } casillas, y { $left } si el enemigo entra en lo que está vacío. Con menos de { $need } pierdes en el mantenimiento.
cure-joints = Mete tropas en { $places }: una casilla con una tropa tuya cuenta aunque esté en disputa.
cure-cut-up = Recupera casillas que unan tu grupo y ten tropas en las de sus bordes.
warn-key-marker = { $number ->
    [one] { $places } solo tiene tu marcador: el enemigo puede entrar.
   *[other] { $places } solo tienen tu marcador: el enemigo puede entrar.
}
cure-key-marker = Deja una tropa en cada una.
warn-bare-cities = Tienes tropas o carros en { $number } ciudades clave. Con { $need } ganas tras el turno { $turn }; los marcadores no cuentan.
cure-bare-cities = Lleva una tropa a cada ciudad clave que alcances y no dejes las demás.
warn-still-four = Los republicanos tienen tropas en { $number } ciudades clave. Con { $need } ganan tras el turno { $turn }, tengas lo que tengas.
cure-still-four = Ataca donde son más débiles: { $place }.
warn-crowd = En { $place } habría { $number } tropas: { $lost ->
    [one] una de ellas se destruye
   *[other] { $lost } de ellas se destruyen
} al terminar tu movimiento.
cure-crowd = { $lost ->
    [one] Saca una de { $place }
   *[other] Saca { $lost } de { $place }
} antes de terminar tu movimiento.
warn-hand = { $number ->
    [one] Tienes una carta en la mano. Lo que quede
   *[other] Tienes { $number } cartas en la mano. Lo que quede
} se descarta cuando empiece el turno { $turn }.
cure-hand = Juégalas ahora, como eventos o en combate.
warn-strait-closed = { $number ->
    [one] Los republicanos tienen Estrecho: la unidad de Marruecos no puede cruzar.
   *[other] Los republicanos tienen Estrecho: ninguna de las { $number } unidades de Marruecos puede cruzar.
}
warn-strait-shared = Los dos bandos están en Estrecho: solo cruza una unidad a Cádiz y una a Sevilla.
cure-strait = Manda buques o aviones a Estrecho.
warn-landing = { $place } solo tiene tu marcador y se puede perder; entonces nada desembarca allí desde Marruecos.
warn-landing-lost = { $place } se ha perdido: nada desembarca allí desde Marruecos.
cure-landing = Ten una tropa en { $place }.
warn-base = { $place } se puede perder; sin puerto se perderían { $units-el }.
cure-base = Pon allí una tropa, o sal antes a la mar.
warn-no-supply = { $unit-the } estaría sin suministro en { $place }: todas las casillas adyacentes son del enemigo. No podría moverse, atacar ni reforzarse.
cure-no-supply = Toma o conserva una de las casillas adyacentes.
warn-no-general = Este turno ningún general tuyo puede llegar a { $place }: no habrá batalla tuya.
warn-stuck = { $place } está en disputa: de allí una unidad solo va una línea, no a una casilla enemiga, y la última tropa no puede salir.
warn-pass = Pasar termina tus eventos de este turno; aún podrías jugar { $number ->
    [one] una carta
   *[other] { $number } cartas
}.
warn-points-lost = { $number ->
    [one] Se pierde un punto
   *[other] Se pierden { $number } puntos
}: los puntos no se guardan.
warn-ferry-over = { $number ->
    [0] No ha cruzado ninguna unidad
    [one] Ha cruzado una unidad
   *[other] Han cruzado { $number } unidades
}; las demás esperan en Marruecos al próximo turno.

briefing-1936 = Julio de 1936. La sublevación ha triunfado a medias: cada bando controla cuatro ciudades clave, y en Oviedo, Toledo, Granada y Teruel los dos están en las mismas calles.
briefing-1936-nationalist = Tienes diez turnos para ganar ocho ciudades; el Ejército de África sigue en Marruecos, y los republicanos tienen Madrid y Barcelona.
briefing-1936-republican = Tienes diez turnos para resistir: bastan tropas en cuatro ciudades clave al final, si no te dividen ni te echan de Madrid en los tres primeros turnos.
briefing-1938 = Enero de 1938. El norte se ha perdido, y los ejércitos están trabados en Teruel, Madrid, Toledo y Granada.
briefing-1938-nationalist = Con dos ciudades más ganas la guerra; tras el turno 10 ganan los republicanos si aún tienen tropas en cuatro.
briefing-1938-republican = Con dos ciudades más la pierdes; con tropas en cuatro ciudades clave cualesquiera tras el turno 10, la ganas.

first-n-granada = Granada: lleva el Ejército de África desde Córdoba y que mande allí Varela. Solo una milicia te separa de la quinta ciudad.
first-n-toledo = Toledo la defiende una tropa de fuerza 2 contra dos milicias. Manda la Falange de Ávila, que está al lado.
first-n-sevilla = Ten tropas en Sevilla y Cádiz: los republicanos tienen Madrid y Barcelona, y Málaga y Badajoz están a una línea de Sevilla. En el mantenimiento pueden cruzar dos unidades a Cádiz y una a Sevilla.
first-n-strait = Manda el España a Estrecho: si los republicanos están solos allí en el mantenimiento, nada cruza desde Marruecos.
first-r-toledo = Toledo: que manden allí Miaja o Rojo, con las dos milicias y la brigada del Ejército Popular de Ciudad Real, contra una tropa de fuerza 2.
first-r-madrid = Ten tres o cuatro tropas y un general en Madrid hasta el turno 4: antes, los nacionales ganan si están solos en ella.
first-r-sevilla = Si Sevilla queda vacía, entra desde Málaga o Badajoz: con Madrid y Barcelona gana la partida.
first-r-strait = Manda el Jaime I y los destructores listos a Estrecho: mientras estés solo allí, nada cruza desde Marruecos.
first-n-south = Granada: dos tropas contra dos; se les puede unir la tropa del Ejército Nacional de Málaga, y puede venir un general de tu tablero.
first-n-teruel = Teruel: la Legión y los italianos de Zaragoza se pueden unir a las dos tropas de allí, hasta cuatro. Con Granada son ocho.
first-n-garrisons = Deja tropas en Sevilla y Zaragoza: en una ciudad con solo un marcador se entra sin más.
first-r-teruel = Teruel primero: pon allí a Rojo, con la Brigada Internacional y las dos tropas del Ejército Popular de fuerza 3.
first-r-troops = Ten tropas, no marcadores, en tus seis ciudades clave: cuatro cualesquiera ganan tras el turno 10.
first-r-joints = Guarda Castellón y Cuenca: unen tus dieciocho casillas, y con menos de ocho has perdido.

## Batallas

event-port-fire = Las baterías de { $box } disparan contra el enemigo que está ante el puerto.
battle-title = { $unit-the } ataca { $target-al } en { $box }
battle-opening = { $unit } abre una batalla en { $box }
battle-needs-pair = Elige un atacante y su objetivo cuando la batalla esté abierta; debe hacer al menos un ataque.
battle-duel = { $unit-the } se enfrenta { $target-al } en { $box }
battle-escort = { $unit-the } escolta { $target-al }
battle-back = { $unit-the } ayuda { $target-al }
battle-at-sea = Batalla en el mar: { $place }
battle-needs-consent = Los dos bandos deben querer el combate; quien lo rechaza se retira.
battle-sea-order = Primero se enfrentan los aviones, después atacan a los buques, después los submarinos, después buque contra buque: una sola ronda.
battle-flak = Todo buque atacado desde el aire responde con un dado: el 6 derriba un avión, el 5 lo rechaza.
battle-torpedo-escort = Los destructores que escoltan al submarino suman 1 cada uno.
battle-raid = «{ $card }»: bombas sobre { $place }
sum-strength-dice = Dados: fuerza { $thing-del }
sum-aircraft-dice = Dados: { $thing }
sum-ship-dice = Dados: { $thing }
sum-ship-die = En un dado: { $thing }
sum-troop-die = En un dado: calidad { $thing-del }
sum-tank-die = En un dado: { $thing }
sum-general-die = En un dado: { $thing }
sum-no-icon-die = En un dado: { $thing } no tiene tropas de su color
sum-event-dice = Dados: { $thing }
sum-event-die = En un dado: { $thing }
sum-bonus-dice = Dados: «{ $thing }» como bonificación
sum-bonus-die = En un dado: «{ $thing }» como bonificación
sum-bonus-pair = En dos dados: «{ $thing }» como bonificación
sum-penalty-dice = Dados: «{ $thing }» como penalización
sum-penalty-die = En el dado más alto: «{ $thing }» como penalización
sum-penalty-pair = En los dos dados más altos: «{ $thing }» como penalización
sum-guns = Dados: { $thing }
sum-on-die = En un dado
odds-fates = { $unit-the } { $mine ->
    [lost] se pierde
    [damaged] sufre averías
    [home] debe retirarse
   *[stays] se queda
}, { $target-el } { $theirs ->
    [lost] se pierde
    [damaged] sufre averías
    [home] debe retirarse
   *[stays] se queda
}
odds-fate = { $unit-the } { $fate ->
    [lost] se pierde
    [damaged] sufre averías
    [home] debe retirarse
   *[stays] se queda
}
odds-fate-met = El buque con el que se enfrenta { $fate ->
    [lost] se pierde
    [damaged] sufre averías
    [home] debe retirarse
   *[stays] se queda
}
odds-raid = { $number ->
    [0] Ningún buque averiado
    [one] Un buque averiado
   *[other] { $number } buques averiados
}
verdict-attack = { $target-the } { $theirs ->
    [destroyed] queda destruida
    [reduced] pierde fuerza
   *[whole] resiste sin pérdidas
}; { $unit-el } { $mine ->
    [destroyed] queda destruida
    [reduced] pierde fuerza
   *[whole] no sufre pérdidas
}.
verdict-sea = { $lost ->
    [0] No se pierde nada
    [one] Se pierde una ficha
   *[other] Se pierden { $lost } fichas
}, { $damaged ->
    [0] ningún buque averiado
    [one] un buque averiado
   *[other] { $damaged } buques averiados
}, { $home ->
    [0] ninguna retirada
    [one] una retirada
   *[other] { $home } retiradas
}.
verdict-nothing = Nadie recibe impactos.

# Palabras de las tablas impresas.
chart-hits = Fuerza que queda según los impactos recibidos
chart-dice = Lo que hace a su objetivo un dado modificado
chart-replacements = Puntos de reemplazo: fuerza de una tropa nueva, fuerzas que se pueden reforzar
chart-draws = Cartas que se roban por turno y cuándo hay reemplazos
cell-gone = destruida
cell-aside = se retira
cell-hit = impacto
cell-troops = Tropas
cell-aircraft = Aviones
cell-ships = Buques
cell-none = nada
cell-new = nueva
cell-strengthen = se refuerza
cell-draw = cartas
cell-naval = con buques
cell-replace = reemplazos
cell-yes = sí
cell-no = no

## Órdenes permanentes

order-react = Juegan un evento que podrías anular
order-react-let = Dejar que ocurra
order-react-cancel = Anularlo
order-support = Te atacan y puedes nombrar apoyos
order-support-none = No nombrar ninguno
order-support-all = Nombrar todo lo que pueda apoyar
order-card = Te atacan y puedes poner una carta
order-card-none = No poner ninguna

## Lo que mira un pronóstico

feature-cities = ciudades clave
feature-cities-manned = ciudades clave con unidades republicanas
feature-cities-short = demasiado pocas ciudades clave con unidades republicanas
feature-great-cities = Madrid, Barcelona y Sevilla
feature-fought-over = fuerza en las ciudades clave en disputa
feature-madrid-pressed = presión sobre Madrid
feature-boxes = casillas ocupadas
feature-our-ground = lo unidas que están las casillas nacionales
feature-their-ground = lo unidas que están las casillas republicanas
feature-threatened = ciudades clave nacionales vacías junto a un enemigo
feature-threatening = ciudades clave republicanas vacías junto a un enemigo
feature-troops = fuerza de las tropas
feature-counters = número de tropas
feature-in-morocco = tropas en Marruecos
feature-air = aviones
feature-tanks = carros
feature-generals = generales
feature-hand = cartas en la mano
feature-points = puntos de reemplazo

## El tablero en el terminal

board-turn = Turno { $turn } de { $last }, { $period }; { $phase }
board-cities = Ciudades clave: nacionales { $nationalist }, republicanos { $republican }, en disputa { $contested }
board-side = { $side }: mano { $hand }, tablero: { $counters }
board-place = { $place }
board-control = { $control-id ->
    [contested] en disputa
   *[other] { $control }
 }
board-stack = { $side-id ->
    [nationalist] N: { $stack }
   *[republican] R: { $stack }
 }
board-decoy = señuelo
board-marker = marcador
name-board-nationalist = Tablero de jugador
name-pool-nationalist = Reserva
name-gone-nationalist = Fuera del juego
name-board-republican = Tablero de jugador
name-pool-republican = Reserva
name-gone-republican = Fuera del juego
name-captured-nationalist = Carros capturados
