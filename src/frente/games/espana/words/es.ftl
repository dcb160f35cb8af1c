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
name-r-09 = ¡No pasarán!
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
turn-label = Turno { $turn }, { $turn ->
    [1] julio-octubre de 1936
    [2] noviembre de 1936-enero de 1937
    [3] febrero-abril de 1937
    [4] mayo-agosto de 1937
    [5] septiembre-diciembre de 1937
    [6] enero-marzo de 1938
    [7] abril-junio de 1938
    [8] julio-septiembre de 1938
    [9] octubre de 1938-enero de 1939
    [10] febrero-abril de 1939
   *[other] { $period }
}
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
ask-pair = ¿Quiénes se enfrentan?
ask-modify = Pon tus modificadores ({ $modifiers }) en los dados { $dice }.
ask-substitute = ¿Qué tipo sustituye ahora { $unit-al }?
ask-claim = { $box } queda sin unidades: ¿pones tu marcador?
ask-ferry = Embarca una unidad de Marruecos (desembarcadas hasta ahora: { $landed }).
ask-event = { $free ->
    [0] Juega una carta como evento ({ $played } de { $limit } jugadas).
   *[other] Juega una carta como evento o pasa ({ $played } de { $limit } jugadas).
}
ask-react = Se ha jugado «{ $card }»: { $text } ¿La anulas?
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
ask-allot = A las baterías de { $box } les quedan por repartir { $hits ->
    [0] ningún impacto
    [one] un impacto
   *[other] { $hits } impactos
} y { $fives ->
    [0] ningún cinco
    [one] un cinco
   *[other] { $fives } cincos
}: ¿qué recibe cada unidad?

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
do-put-card = Un punto de la carta en el dado { $b } ({ $shown })
do-put = +{ $a } en el dado { $b } ({ $shown })
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
do-option = Efecto { $a }
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
event-hits = Impactos: { $attacker } { $unit-del }; { $defender } { $target-del }.
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
    [yes] { $unit-the } baja de { $before } a { $after } en { $box } y ahora es { $other-el }.
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

over-key-cities = { $winner-the } controlan ocho ciudades clave ({ $nationalist } contra { $republican }).
over-cut-up = { $winner-the } han dejado al enemigo menos de ocho casillas unidas.
over-three-cities = { $winner-the } controlan Madrid, Barcelona y Sevilla.
over-madrid = { $winner-the } toman Madrid antes del turno 4.
over-holds-out = { $winner-the } aún tienen tropas en cuatro ciudades clave tras el turno 10.
over-more-cities = { $winner-the } tienen más ciudades clave: { $nationalist } contra { $republican }.
over-both = Los dos bandos cumplen una condición; { $winner-el } tienen más ciudades clave.
over-agreed = Final por acuerdo; { $winner-el } tienen más ciudades clave: { $nationalist } contra { $republican }.
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

