### Corpo Truppe Volontarie: Santander, 1937

game-about = La ofensiva ítalo-nacional contra Santander en agosto de 1937. Los nacionales atacan por las montañas con aviación, artillería y tres columnas; necesitan seis puntos de victoria en siete turnos de dos días. Los republicanos resisten con brigadas cansadas, trincheras y la esperanza de que los vascos se queden.

game-scale = Regimientos y brigadas, 6 km por hexágono, dos días por turno
seat-nationalist = Nacionales
    .the = Los nacionales
    .el = los nacionales
    .del = de los nacionales
    .al = a los nacionales
    .gender = m
seat-republican = Republicanos
    .the = Los republicanos
    .el = los republicanos
    .del = de los republicanos
    .al = a los republicanos
    .gender = m
side-nationalist = Nacionales
    .the = Los nacionales
    .el = los nacionales
    .del = de los nacionales
    .al = a los nacionales
    .gender = m
side-republican = Republicanos
    .the = Los republicanos
    .el = los republicanos
    .del = de los republicanos
    .al = a los republicanos
    .gender = m

scenario-campaign = Campaña con despliegue libre
scenario-campaign-about = Los dos bandos despliegan libremente según la regla 4, con sus dados. En cada paso se puede tomar un despliegue predeterminado.
scenario-quick = Campaña lista para jugar
scenario-quick-about = La misma campaña. Los dos bandos están en el despliegue predeterminado; solo se tiran los dados del despliegue.

option-air-combat = Combate aéreo
option-air-combat-about = Las unidades aéreas de los dos bandos en un combate luchan entre sí antes de bombardear (15.1).
option-historical-set-up = Despliegue histórico
option-historical-set-up-about = Todas las unidades italianas deben desplegarse entre las columnas 10 y 15 (15.2).
option-dsg-reduction = Recuperación lenta
option-dsg-reduction-about = Al final de un turno las unidades pierden un nivel de desorganización en vez de todos (15.3).

turn-dates = { $dates }
note-vp = { $vp ->
    [one] 1 punto de victoria
   *[other] { $vp } puntos de victoria
}

phase-set-up = Despliegue
phase-weather = Tiempo
phase-offensive = Ofensiva republicana en otro frente
phase-move = Movimiento
phase-combat = Combate terrestre
phase-surrender = Rendición vasca y fábrica
phase-end = Final del turno

status-vp = Puntos de victoria nacionales
score-counts = { $seat-id ->
    [nationalist] { $score ->
        [one] un punto de victoria
       *[other] { $score } puntos de victoria
    }
   *[other] a { $score } de una victoria nacional
}
status-brigades = Brigadas destruidas
status-morale = Moral republicana
status-weather = Tiempo
status-offensive = Ofensiva en otro frente, turno
status-factory = Fábrica de Reinosa demolida

track-turn = Turno
track-weather = Tiempo
weather-fair = bueno
weather-rain = lluvia
track-morale = Moral republicana
track-vp = Puntos de victoria nacionales

overlay-supply-nationalist = Suministro nacional
overlay-supply-republican = Suministro republicano
overlay-zoc-nationalist = Zonas de control nacionales
overlay-zoc-republican = Zonas de control republicanas
overlay-front-nationalist = Frente nacional, hexágonos aún sin cubrir
overlay-front-republican = Frente republicano, hexágonos aún sin cubrir

mark-reduced = fuerza reducida
mark-disrupted = DSG
mark-disrupted-2 = DSG1
mark-broken = DSG2
mark-out-of-supply = sin suministro
mark-used = ya se ha usado este turno
mark-moved = ya ha movido
mark-attacked = ya ha atacado
mark-trench = trinchera

band-italian = Italianos (CTV)
band-spanish = Nacionales españoles
band-german = Alemanes
band-italo-spanish = Ítalo-españoles
band-santander = Santander
band-basque = Vascos
band-asturian = Asturianos
band-republican = Republicanos

roll-reserves = divisiones de reserva
roll-armour = carros nacionales
roll-weather = tiempo
roll-offensive = ofensiva en otro frente
roll-offensive-effect = efecto de la ofensiva
roll-air-combat = combate aéreo
roll-bombardment = bombardeo
roll-attrition = desgaste aéreo
roll-combat = asalto
roll-morale = moral republicana
roll-surrender = rendición vasca
roll-factory = fábrica de Reinosa

## Qué se pide

ask-deploy = Despliega tus unidades. Por colocar: { $left }{ $open ->
    [0] {""}
   *[other] ; hexágonos del frente sin cubrir: { $places }
}.
ask-place = ¿Dónde se coloca { $unit-el }?{ $open ->
    [0] {""}
   *[other] {" "}Hexágonos del frente sin cubrir: { $places }.
}
ask-arrival = Llega una columna de suministros nueva. ¿A qué fuente?
ask-move = Mueve una unidad o termina el movimiento. Sin mover: { $left }.
ask-march = { $unit }: { $spent } de { $have } puntos gastados. ¿Adónde va?
ask-attack = Ataca un hexágono o termina tu segmento de combate.
ask-muster = ¿Qué unidades atacan { $place }? { $count ->
    [0] Aún no hay ninguna elegida.
   *[other] Elegidas: { $units }.
}
ask-fire = ¿Empeñas unidades aéreas y CG en el combate de { $place }? Puntos de bombardeo: tú { $points }, el enemigo { $against }. Quien tiene más tira para desorganizar al otro (DSG).
ask-spend = ¿Gastas columnas de suministros en el combate de { $place }? Puntos de bombardeo: tú { $points }, el enemigo { $against }. Cada una añade un punto y sale del mapa.
ask-shot-down = ¿Cuál de tus unidades aéreas es derribada?
ask-lose = ¿Qué unidad pierde un paso en { $place }? Pasos por perder: { $left }.
ask-trade = Tus unidades de { $place } deben perder { $losses ->
    [one] un paso
   *[other] { $losses } pasos
}. ¿Cambias un paso por una retirada?
ask-morale-order = ¿Qué pila tira primero por su moral?
ask-forced-retreat = La pila de { $place } ({ $units }) debe retirarse. ¿Adónde?
ask-advance = En { $place } no queda nadie. ¿Quién avanza, hasta { $hexes ->
    [one] un hexágono
   *[other] { $hexes } hexágonos
}?
ask-exploit = { $unit-the } puede seguir { $left ->
    [one] un hexágono
   *[other] { $left } hexágonos
} más.
ask-withdraw = La ofensiva en otro frente se lleva todavía { $infantry ->
    [0] { $air ->
        [one] una unidad aérea
       *[other] { $air } unidades aéreas
    }
   *[other] { $infantry ->
        [one] una unidad de infantería
       *[other] { $infantry } unidades de infantería
    }{ $air ->
        [0] {""}
        [one] {" "}y una unidad aérea
       *[other] {" "}y { $air } unidades aéreas
    }
}. ¿Cuáles se van?
ask-battalions = Los vascos se rinden. ¿Qué brigadas dejan un batallón? Batallones restantes: { $left }.

## Opciones

do-place = Colocar { $a-el }
do-on = En { $a }
do-aside = Dejar para luego
do-dig = Trinchera en { $a }
do-fill = Quitar la trinchera de { $a }
do-ready = Usar el despliegue predeterminado
do-done = Listo
do-arrive = En { $a }
do-move = Mover { $a-el }
do-go = Ir a { $a } ({ $cost } de { $have } puntos)
do-step = Un hexágono, a { $a }, y seguir
do-stay = Quedarse aquí
do-attack = Atacar { $a }: { $units }
do-attack-hex = Atacar { $a }
do-join = Participa { $a-el }
do-launch = Lanzar el ataque
do-call-off = Desistir
do-fire = Empeñar { $a-el }
do-spend = Gastar { $a-el }
do-enough = No más
do-lose = Pierde un paso { $a-el }
do-shot-down = Derribo: { $unit }
do-stand = Resistir
do-retreat = Retirarse a { $a }
do-roll = Tira primero la pila de { $a }
do-advance = Avanza { $a-el }
do-pursue = Seguir a { $a }
do-halt = Detenerse
do-withdraw = Retirar { $a-el }
do-replace = Un batallón por { $a-el }

## Qué ha pasado

event-turn = Turno { $turn }, { $dates }.
event-phase = { $side }: { $phase ->
    [offensive] ofensiva en otro frente
    [move] movimiento
    [combat] combate terrestre
   *[surrender] rendición y fábrica
}.
event-placed = { $seen ->
    [yes] { $unit-the } se despliega en { $place }.
   *[other] Una unidad se despliega sin que se vea.
}
event-ready-made = { $side-the } toman el despliegue predeterminado.
event-deployed = { $side-the } han desplegado.
event-reserves = { $fronts ->
    [0] Ninguna división va a primera línea.
   *[other] Primera línea: { $front }.
} { $held ->
    [0] Ninguna queda en reserva.
   *[other] Reserva: { $reserve }.
}
event-armour = Los nacionales reciben: { $units }.
event-weather = { $rain ->
    [yes] Lluvia: no hay operaciones aéreas y las montañas cuestan un punto más.
   *[other] Buen tiempo.
}
event-offensive = { $started ->
    [yes] Ha empezado la ofensiva republicana en otro frente.
   *[other] La ofensiva republicana en otro frente aún no ha empezado.
}
event-offensive-effect = La ofensiva se lleva unidades de infantería ({ $infantry }) y unidades aéreas ({ $air }).
event-withdrawn = { $unit-the } se va a otro frente.
event-arrived = { $seen ->
    [yes] { $unit-the } llega a { $place }.
   *[other] Llega una columna de suministros sin que se vea.
}
event-moved = { $seen ->
    [yes] { $unit-the } va de { $start } a { $place }.
   *[other] { $sight ->
        [leaves] { $unit-the } sale de { $start } y se pierde de vista.
        [appears] { $unit-the } aparece en { $place }.
       *[hidden] { $side }: algo se mueve sin que se vea.
    }
}
event-out-of-supply = { $seen ->
    [yes] { $side }, sin suministro: { $units }.
   *[other] { $side }, sin suministro: { $shown ->
        [0] unidades que no se ven
       *[other] { $tops }
    }.
}
event-attack = { $side-the } atacan { $place } desde { $hexes }.
event-fires = { $side-the } empeñan { $unit-el }: { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}.
event-spends = { $side-the } gastan { $unit-el }.
event-shot-down = Unidad aérea derribada: { $unit }.
event-bombarded = { $side-the } bombardean con { $net ->
    [one] un punto neto
   *[other] { $net } puntos netos
}: { $levels ->
    [0] sin efecto
    [one] un nivel de DSG
   *[other] { $levels } niveles de DSG
}.
event-air-withdrawn = { $unit-the } se retira hasta el turno { $turn }.
event-air-back = { $unit-the } vuelve a estar disponible.
event-column-gone = { $unit-the } desaparece.
event-disorganized = { $seen ->
    [yes] { $unit-the } se desorganiza: { $level }.
   *[other] Se desorganiza una unidad que no se ve.
}
event-assault = { $attackers } contra { $defenders } en { $place }: { $attack } a { $defence }, columna { $column }, dado { $drm }.
event-combat = { $place }: columna { $column }, fila { $row }: { $result }.
event-no-attacker-left = Ante { $place } no queda ningún atacante.
event-reduced = { $unit-the } pierde un paso en { $place }.
event-destroyed = { $unit-gender ->
    [f] { $unit-the } queda destruida en { $place }.
   *[other] { $unit-the } queda destruido en { $place }.
}
event-trench-removed = Desaparece la trinchera de { $place }.
event-retreat = { $side-the } se retiran de { $start } a { $place }.
event-no-retreat = No hay retirada posible desde { $place }.
event-morale-result = Moral en { $place }: { $total }, { $result ->
    [hold] aguanta
    [shaken] quebrantada
    [retreat] debe retirarse
    [break] se rompe
   *[other] desbandada
}.
event-morale = Moral republicana { $change } por { $place }: ahora +{ $morale }.
event-control = { $side-the } toman { $place }.
event-basques-fight = Los vascos siguen luchando.
event-basques-surrender = Los vascos se rinden.
event-battalion = { $seen ->
    [yes] { $unit-the } toma el relevo en { $place }.
   *[other] Un batallón releva a una brigada sin que se vea.
}
event-factory = { $demolished ->
    [yes] La fábrica de Reinosa queda demolida.
   *[other] La fábrica de Reinosa sigue en pie.
}

## Resultados

over-nationalist-wins = Ganan los nacionales en el turno { $turn } con { $points } de { $needed } puntos de victoria.
over-republican-wins = Los republicanos han aguantado: { $points } de { $needed } puntos de victoria tras el turno { $turn }.
over-resigned = { $seat-the } han abandonado.

## Por qué no

no-not-yours = { $unit-the } es del enemigo.
no-flies = { $unit-the } es una unidad aérea: no está en el mapa, se empeña en combates.
no-is-lost = Unidad destruida, no vuelve: { $unit }.
no-is-out = { $unit-the } está fuera del juego.
no-set-aside = { $unit-the } espera aparte: solo entra cuando se rinden los vascos.
no-in-pool = { $unit-the } espera fuera del mapa: llega una columna de suministros al principio de cada movimiento nacional, desde el turno 2.
no-to-set-up = { $unit-the } está aún por desplegar.
no-has-moved = { $unit-the } ya ha movido en este segmento: cada unidad mueve una vez.
no-no-way-out = { $unit-the } no puede entrar en ningún hexágono a su alrededor con { $points } puntos.
no-not-adjacent = En { $place } no se puede entrar desde { $from }: no los une ningún lado franqueable.
no-enemy-there = En { $place } hay unidades enemigas y no se puede entrar.
no-no-supply-there = { $unit-the } estaría sin suministro en { $place }.
no-stops-there = { $place } está en una zona de control enemiga: allí se detienen las unidades. Ve allí como final del movimiento.
no-too-far = { $place } está demasiado lejos para { $unit-el }: cuesta { $need } puntos y quedan { $have }.
no-no-way = { $unit-the } no encuentra camino a { $place } entre las unidades enemigas y sus zonas de control.
no-already-there = Ya está en { $place }.
no-no-land = { $place } no es un hexágono de tierra.
no-one-of-a-kind = En { $place } ya está { $unit-el }: un CG, una unidad de carros y una columna de suministros por hexágono.
no-overstacked = En { $place } habría { $points } puntos de apilamiento; su límite es { $limit }.
no-doubly-stacked = En { $place } habría { $points } puntos de apilamiento, el doble de su límite de { $limit } o más: se perdería todo.
no-no-source = { $place } no es una fuente de suministro nacional.
no-not-controlled = { $place } no es tuyo: { $unit-el } debe desplegarse en un hexágono de tu bando.
no-not-front = { $place } no es un hexágono del frente republicano, y { $unit-el } es de primera línea.
no-not-basque-front = { $unit-the } debe estar en un hexágono del frente de la columna { $column } o mayor; en otro sitio caben, como mucho, { $free } brigadas vascas.
no-not-historical = { $unit-the } debe estar entre las columnas { $low } y { $high }.
no-no-hq-near = { $unit-the } necesita uno de tus CG en su hexágono o en uno adyacente.
no-not-placed = Aún por colocar: { $units }.
no-front-open = Estos hexágonos del frente no tienen unidades tuyas ni están en su zona de control: { $places }.
no-no-trench-left = Las { $count } trincheras ya están colocadas.
no-no-units-there = En { $place } no hay ninguna unidad republicana, y la trinchera se cava donde hay una.
no-trench-there = En { $place } ya hay una trinchera.
no-no-trench-there = En { $place } no hay ninguna trinchera.
no-placed-before = { $unit-the } se desplegó en un paso anterior y ahí se queda.
no-later-stage = { $unit-the } se despliega en un paso posterior.
no-changed-too-often = El despliegue se ha cambiado { $limit } veces. Usa el predeterminado o termina.
no-called-off = En este segmento ya has desistido de { $limit } ataques. Termínalo.
no-no-enemy = En { $place } no hay ninguna unidad enemiga: no hay nada que atacar.
no-column-alone = En { $place } solo hay una columna de suministros: no se ataca, se pierde cuando entra una de tus unidades.
no-all-attacked = Todas tus unidades adyacentes a { $place } ya han atacado en este segmento.
no-impassable = No se puede atacar { $place } a través de un lado infranqueable.
no-nobody-near = Ninguna unidad de combate tuya está junto a { $place }, y solo se ataca a lo adyacente.
no-cannot-attack = { $unit-the } no tiene factor de ataque y no participa en ningún ataque.
no-committed = { $unit-the } ya participa.
no-not-next-to = { $unit-the } no está junto a { $place }, o el lado entre ambos es infranqueable.
no-has-attacked = { $unit-the } ya ha atacado en este segmento.
no-too-many = Con { $unit-el } atacarían desde su hexágono { $points } puntos de apilamiento; como mucho pueden { $limit }.
no-no-attacker = Elige al menos una unidad para atacar { $place }.
no-no-gun = { $unit-the } no puede bombardear: lo hacen las unidades aéreas y los CG.
no-rain = { $unit-the } no puede volar con lluvia.
no-flown = { $unit-the } ya ha volado este turno.
no-air-gone = { $unit-the } no vuelve.
no-air-away = { $unit-the } no está disponible hasta el turno { $turn }.
no-needs-spanish = { $unit-the } solo apoya combates en los que participan fuerzas nacionales españolas.
no-fired = { $unit-the } ya ha disparado este turno.
no-out-of-range = { $unit-the } está a { $distance } hexágonos; su alcance es { $range }.
no-needs-division = { $unit-the } solo apoya combates en los que participa una unidad de su división.
no-hq-out-of-supply = { $unit-the } está sin suministro y no puede bombardear.
no-no-column = { $unit-the } no es una columna de suministros.
no-column-moved = { $unit-the } ha movido este turno y no se puede usar.
no-no-steps = { $unit-the } no pierde pasos.
no-not-in-combat = { $unit-the } no está entre los que sufren esta pérdida: elige entre los que han combatido.
no-not-in-the-air = { $unit-the } no vuela en este combate.
no-no-air-unit = { $unit-the } no es una unidad aérea: aquí se derriban unidades aéreas.
no-no-morale-roll = Desde { $place } no ha participado ninguna pila que tenga aún que tirar por su moral.
no-unequal = En la pila de esta unidad ({ $unit }) hay otra que ha perdido menos pasos y va antes.
no-retreat-into-zoc = { $place } está en una zona de control enemiga y no tiene ninguna unidad de combate tuya.
no-retreat-forward = { $place } es el hexágono atacado: una pila no se retira a él.
no-took-no-part = { $unit-the } no ha participado en este combate.
no-has-retreated = { $unit-the } ha tenido que retirarse y no puede avanzar.
no-has-advanced = { $unit-the } ya ha avanzado.
no-never-advances = { $unit-the } no avanza nunca tras el combate.
no-not-withdrawn = { $unit-the } se queda: solo se va infantería puramente italiana o puramente española, y unidades aéreas.
no-enough-infantry = { $unit-the } se queda: ya se ha ido bastante infantería.
no-enough-air = { $unit-the } se queda: ya se han ido bastantes unidades aéreas.
no-air-not-there = { $unit-the } no está disponible, así que no se puede retirar.
no-stays = { $unit-the } no se rinde y no necesita batallón.

## Al señalar

no-one-at-a-time = De una en una: { $things }.
no-hq-supports = { $unit-the } no ataca. Bombardea en un combate a dos hexágonos o menos, una vez lanzado el ataque.
no-column-feeds = { $unit-the } se gasta en un combate para el que dispara un CG de su hexágono o de uno adyacente.
no-no-target = { $unit-the } no está junto a ninguna unidad enemiga que pueda atacar ahora.
no-air-supports = { $unit-the } está disponible: se empeña una vez lanzado un ataque.
no-enemy-air = { $unit-the } es una unidad aérea enemiga: apoya los combates del enemigo, y solo se derriba en combate aéreo.
no-unseen = No puedes ver dónde está { $unit-el }.
no-enemy-unit = { $unit-the } es del enemigo: en tu segmento de combate se puede atacar { $place } desde los hexágonos de alrededor.
no-enemy-hq = { $unit-the } es un CG enemigo: a solas en { $place } lo destruye cualquier pérdida; si no, sigue la suerte de las unidades de su hexágono.
no-enemy-column = { $unit-the } es del enemigo: se pierde cuando una de tus unidades entra en { $place }.
no-enemy-hex = En { $place } hay unidades enemigas: en tu segmento de combate se pueden atacar desde los hexágonos de alrededor.
no-objective = { $place } vale { $vp ->
    [one] 1 punto de victoria
   *[other] { $vp } puntos de victoria
} para los nacionales si lo controlan. Control actual: { $side }.
no-empty-hex = En { $place } no hay ninguna ficha tuya. Control: { $side }.
no-about-turn = La partida tiene siete turnos de dos días.
no-about-phase = Un turno: tiempo; tirada de ofensiva, movimiento y combate nacionales; después, tirada de rendición, movimiento y combate republicanos.
no-about-weather = El tiempo se tira cada turno desde el turno 2. Con lluvia no vuela nada y las montañas cuestan un punto más.
no-about-morale = Esto se suma a cada tirada de moral republicana. Sube cuando los nacionales toman un objetivo.
no-about-vp = Los nacionales ganan con seis puntos de victoria al final de un turno.
no-about-brigades = Diez brigadas republicanas destruidas valen un punto de victoria.
no-about-offensive = El turno en que empezó la ofensiva republicana en otro frente. El turno siguiente se lleva unidades nacionales.
no-about-factory = La fábrica de Reinosa demolida no da puntos de victoria a los nacionales.
no-about-note = Los puntos de victoria son para los nacionales si controlan el hexágono.
no-about-supply = Hexágonos en los que las unidades de este bando tienen suministro.
no-about-zoc = Zonas de control de este bando: el enemigo que entra en una se detiene.
no-about-front = Hexágonos del frente de este bando. Al acabar su despliegue, cada uno debe tener una de sus unidades o estar en la zona de control de una.
no-about-air = Tus unidades aéreas que pueden volar este turno. No entran en el mapa: cuando se lanza un ataque, tuyo o del enemigo, se te pregunta cuáles bombardean.
no-about-air-now = Tus unidades aéreas que pueden volar este turno. Señala una de las fichas de la casilla para empeñarla.
no-about-air-enemy = Las unidades aéreas del enemigo que pueden volar este turno. Puede empeñarlas en cualquier combate; en tus ataques, después de ti.
no-about-air-rain = Llueve: este turno no vuela ninguna unidad aérea.
no-about-flown = Unidades aéreas que han volado este turno o están de regreso.
no-about-lost = Lo que ha sido destruido.
no-about-waiting = Lo que no está en el mapa: por desplegar, aparte, en la provisión o fuera del juego.

## Probabilidades

odds-title = El ataque a { $place }, antes de los dados
odds-bombardment = El bombardeo en { $place }
odds-attack = Ataque
odds-defence = Defensa de lo que ves
odds-shift = Columnas a la derecha (CG del CTV, turno 1)
odds-column = Columna
odds-drm = Dado
odds-points = Puntos de bombardeo, tuyos y del enemigo
odds-support = Unidades aéreas y CG que podrían apoyar este ataque: { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
odds-breakthrough = Ruptura
odds-vacant = El bombardeo vacía el hexágono
odds-none = El bombardeo detiene el ataque
odds-losses = { $result }: pierdes { $mine }, el enemigo pierde { $theirs }
odds-morale = Moral republicana en { $place }, tras las pérdidas
odds-morale-plus = Contador y tropas
odds-morale-result = { $result ->
    [hold] Aguanta
    [shaken] Quebrantada: un nivel de DSG
    [retreat] Debe retirarse
    [break] Debe retirarse y se pierde un paso
   *[other] Debe retirarse y cada unidad pierde un paso
}
odds-no-effect = Sin efecto
odds-dsg-us = { $levels ->
    [one] Un nivel de DSG en tus unidades
   *[other] { $levels } niveles de DSG en tus unidades
}
odds-dsg-them = { $levels ->
    [one] Un nivel de DSG en las enemigas
   *[other] { $levels } niveles de DSG en las enemigas
}
odds-if-more = { $more ->
    [one] Con una brigada más debajo, si es corriente
   *[other] Con { $more } brigadas más debajo, si son corrientes
}: defensa { $defence }, columna { $column }

## Batallas

battle-title = El ataque a { $place } desde { $hexes }
battle-beneath = { $more ->
    [0] Solo lo que ves
    [one] Una brigada más debajo, si es corriente
   *[other] { $more } brigadas más debajo, si son corrientes
}: defensa { $defence }, columna { $column }
battle-follows = El atacante sufre antes sus pérdidas; el defensor puede cambiar una de las suyas por una retirada. En un hexágono vacío se puede entrar.
battle-bombs = { $more-id ->
    [us] Primero el bombardeo, por ahora { $points } a { $against }: tiras un dado, y en { $chance } de cada 100 casos se desorganizan los suyos (9.4.2-b).
    [them] Primero el bombardeo, por ahora { $points } a { $against }: el enemigo tira un dado, y en { $chance } de cada 100 casos se desorganizan los tuyos (9.4.2-b).
   *[none] Primero el bombardeo, por ahora { $points } a { $against }: con puntos iguales no tira nadie (9.4.2-b).
}
battle-bombs-follow = Las unidades desorganizadas (DSG) valen la mitad en ataque y defensa en el asalto que sigue; la que recibe un cuarto nivel queda destruida (9.5).
chart-bombardment = Bombardeo: niveles de desorganización (DSG), según los puntos de más que el enemigo y el dado
chart-morale = Moral republicana: dado, contador y tropas sumados
odds-track = Contador de moral republicana
odds-troops = Clase de tropas
odds-defends = Defensa
count-strength = Ataque
count-stacking = Puntos de apilamiento desde { $place }
title-weather = El tiempo de este turno
title-offensive = ¿Empieza la ofensiva republicana en otro frente?
title-offensive-effect = Lo que se lleva la ofensiva en otro frente
title-surrender = ¿Se rinden los vascos?
title-factory = ¿Queda demolida la fábrica de Reinosa?
title-morale = Moral republicana
chart-combat = Tabla de combate: pasos que pierden el atacante y el defensor; B es una ruptura
odds-concentric = Ataque concéntrico, al dado
odds-trench = Trinchera, al dado
odds-guns = Puntos de bombardeo
verdict-breakthrough = { $side-the } logran una ruptura: todos los defensores quedan destruidos.
verdict-losses = { $side }: { $mine ->
    [0] sin pérdidas
    [one] un paso perdido
   *[other] { $mine } pasos perdidos
}. { $enemy }: { $theirs ->
    [0] sin pérdidas
    [one] un paso perdido
   *[other] { $theirs } pasos perdidos
}.{ $morale ->
    [none] {""}
    [hold] {" "}La moral republicana aguanta.
    [shaken] {" "}La moral republicana queda quebrantada.
   *[other] {" "}La moral republicana se rompe: la pila debe retirarse.
}

## Cómo se gana y se pierde

aim-points = Los nacionales tienen { $need } puntos de victoria
aim-hold = Los nacionales tienen como mucho { $most } puntos de victoria tras el turno 7
aim-part-place = { $place }, { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
aim-part-demolished = { $place }: la fábrica está demolida y no da ningún punto
aim-part-brigades = Brigadas republicanas destruidas: { $lost } de { $need }, { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}

warn-six-now = Los nacionales tienen { $points } puntos: pierdes cuando acabe este turno.
warn-ends-it = Los nacionales tienen { $points } puntos: cuando acabe tu segmento de combate acaba el turno y pierdes.
warn-six-next = En su próximo turno pueden entrar en { $places } y tener { $need } puntos.
warn-basques = Los vascos pueden rendirse al principio de tu próxima fase, y de cada una de las siguientes.
warn-brigades = Brigadas perdidas: { $lost } de { $need }; con { $need } los nacionales tienen un punto.
warn-factory = { $place } es de los republicanos: desde el turno { $turn } la fábrica puede quedar demolida en cada fase republicana, con 4 a 6, y se pierde su punto.
warn-out-of-reach = Lo que queda por tomar ya no llega a { $need } puntos.
warn-empty = En { $place } no quedaría ninguna unidad de combate, y el enemigo puede entrar: { $points ->
    [one] 1 punto
   *[other] { $points } puntos
} para él.
warn-empty-held = En { $place } no quedaría ninguna unidad de combate, y el enemigo puede recuperarlo: { $points ->
    [one] 1 punto perdido
   *[other] { $points } puntos perdidos
}.
warn-basque-west = Ninguna brigada vasca con suministro quedaría en la columna { $column } o más al este: los vascos pueden rendirse en tu próxima fase, y en cada una de las siguientes.
warn-hq-alone = { $unit-the } quedaría a solas en { $place } con el enemigo al lado: lo destruye cualquier pérdida.
warn-stack-dies = En { $place } habría { $points } puntos de apilamiento, el doble de su límite de { $limit } o más: se destruyen todas las unidades que haya allí.
warn-hq-lost = { $unit-the } no se retira con los demás: se pierde.
warn-trench-lost = La trinchera de { $place } desaparece cuando sale la última unidad, y no llegan otras nuevas.

cure-retake = Recupera { $place } en esta fase.
cure-garrison = Pon una unidad de combate en cada uno, primero en los vacíos.
cure-leave-one = Deja allí una unidad de combate; un CG o una columna de suministros no mantienen un hexágono.
cure-basques = Mantén una brigada vasca con suministro en la columna 14 o más al este, y con suministro al menos la mitad de ellas.
cure-trade = Cambia un paso perdido por una retirada donde puedas.
cure-factory = Toma { $place } antes de la fase republicana.

briefing-nationalist = Agosto de 1937. Columnas italianas, navarras y castellanas con siete unidades aéreas están al sur y al este de Santander. Tienes siete turnos para lograr seis puntos de victoria; las montañas y el reloj van en tu contra.
briefing-republican = Agosto de 1937. Brigadas cansadas mantienen un frente largo con cuatro trincheras y una sola columna de suministros. Que los nacionales no lleguen a seis puntos de victoria antes de acabar el séptimo turno, y que los vascos sigan en la lucha.

first-mataporquera = Ataca Mataporquera (2206) desde tres hexágonos a la vez: los navarros están en 2205, 2305 y 2306. Reinosa está dos hexágonos detrás.
first-cilleruelo = Ataca Cilleruelo (2010) con los italianos: a dos hexágonos o menos del CG del CTV, un ataque del turno 1 va una columna a la derecha.
first-coast = Empuja por la costa: Ontón (1318) cierra la carretera a Castro Urdiales y Laredo.
first-reinosa = Reinosa (2006) está casi vacía: lleva allí una brigada desde Espinilla o Arija.
first-escudo = Mantén el puerto del Escudo (1909) con dos brigadas: es la llave de la carretera que hay detrás de Cilleruelo.
first-basques = Deja brigadas vascas en la columna 14 y más al este, o podrían rendirse.
first-nat-front = Cubre todos los hexágonos del frente: cada uno debe tener una de tus unidades o estar en una zona de control.
first-nat-ctv = Pon el CG del CTV a dos hexágonos o menos de dos objetivos: allí tus ataques del turno 1 van una columna a la derecha.
first-nat-columns = Coloca cada columna de suministros con un CG o junto a uno.
first-rep-front = Ocupa cada hexágono del frente, o cúbrelo con una zona de control, antes de que caigan los dados de reserva.
first-rep-basques = Todas las brigadas vascas menos dos empiezan en la columna 15 o más al este.
first-rep-trenches = Cava tus cuatro trincheras donde entran las carreteras: Mataporquera, Cilleruelo y su vecino. La que no se coloca ahora se pierde.

# Palabras de las tablas impresas.
chart-terrain = Terreno: apilamiento, puntos para entrar y defensa
cell-stack = apilamiento
cell-foot = a pie
cell-motorized = motorizada
cell-defence = defensa
cell-clear = Despejado
cell-city = Ciudad
cell-hill = Colina
cell-mountain = Montaña

## Órdenes permanentes

order-fire = Te atacan y puedes empeñar aviación y CG
order-fire-none = No empeñar nada
order-spend = Te atacan y puedes gastar columnas de suministros
order-spend-none = No gastar ninguna
order-trade = Pierdes pasos en defensa y puedes retirarte por uno de ellos
order-trade-stand = Resistir
order-trade-retreat = Retirarse un hexágono, al primero de la lista

## Qué mira una previsión

feature-points = puntos de victoria
feature-brigades = brigadas republicanas destruidas
feature-way = camino al próximo objetivo
feature-way-to-santander = camino a Santander
feature-in-reach = objetivos al alcance
feature-ground = terreno tomado
feature-attack = factores de ataque en el mapa
feature-defence = factores de defensa republicanos en el mapa
feature-guards = defensas junto a los objetivos
feature-shaken = unidades republicanas desorganizadas
feature-own-shaken = unidades nacionales desorganizadas
feature-cut-off = unidades republicanas sin suministro
feature-morale = moral republicana
feature-basques-gone = rendición de los vascos
feature-rain = lluvia
feature-offensive = ofensiva en otro frente

## El tablero en el terminal

board-turn = Turno { $turn } de { $last } ({ $date }), { $rain ->
    [yes] lluvia
   *[no] buen tiempo
}; PV { $points } de { $needed }, moral +{ $morale }, destruidas { $destroyed }
board-open = { $side }, hexágonos del frente sin cubrir: { $hexes }
board-side = { $side }:
board-ground = { $terrain }{ $trench ->
    [yes] , trinchera
   *[no] { "" }
}

## Nombres

name-rain = lluvia
name-fair = bueno
name-air-nationalist = Aviación nacional: disponible
name-flown-nationalist = Aviación nacional: ha volado o está fuera
name-lost-nationalist = Nacionales: fuera de la partida
name-waiting-nationalist = Nacionales: fuera del mapa
name-air-republican = Aviación republicana: disponible
name-flown-republican = Aviación republicana: ha volado o está fuera
name-lost-republican = Republicanos: fuera de la partida
name-waiting-republican = Republicanos: fuera del mapa
name-lit-n = { $number }º Reggimento Volontari del Littorio
    .the = El { $number }º Reggimento Volontari del Littorio
    .el = el { $number }º Reggimento Volontari del Littorio
    .gender = m
name-fin-n = { $number }º Gruppo Banderas
    .the = El { $number }º Gruppo Banderas
    .el = el { $number }º Gruppo Banderas
    .gender = m
name-r9m = Raggruppamento Banderas 9 Maggio
    .the = El Raggruppamento Banderas 9 Maggio
    .el = el Raggruppamento Banderas 9 Maggio
    .gender = m
name-xxiii-n = { $number }º Gruppo Banderas
    .the = El { $number }º Gruppo Banderas
    .el = el { $number }º Gruppo Banderas
    .gender = m
name-ar = Battaglione Arditi
    .the = El Battaglione Arditi
    .el = el Battaglione Arditi
    .gender = m
name-cel = Raggruppamento Celere
    .the = El Raggruppamento Celere
    .el = el Raggruppamento Celere
    .gender = m
name-fn-n = { $number }º Reggimento Frecce Nere - Flechas Negras
    .the = El { $number }º Reggimento Frecce Nere - Flechas Negras
    .el = el { $number }º Reggimento Frecce Nere - Flechas Negras
    .gender = m
name-n1-n = { $number }ª Media Brigada (I Brigada de Navarra)
    .the = La { $number }ª Media Brigada (I Brigada de Navarra)
    .el = la { $number }ª Media Brigada (I Brigada de Navarra)
    .gender = f
name-n4-n = { $number }ª Media Brigada (IV Brigada de Navarra)
    .the = La { $number }ª Media Brigada (IV Brigada de Navarra)
    .el = la { $number }ª Media Brigada (IV Brigada de Navarra)
    .gender = f
name-n5-n = { $number }ª Media Brigada (V Brigada de Navarra)
    .the = La { $number }ª Media Brigada (V Brigada de Navarra)
    .el = la { $number }ª Media Brigada (V Brigada de Navarra)
    .gender = f
name-n6-n = { $number }ª Media Brigada (VI Brigada de Navarra)
    .the = La { $number }ª Media Brigada (VI Brigada de Navarra)
    .el = la { $number }ª Media Brigada (VI Brigada de Navarra)
    .gender = f
name-c-n = { $number }ª Agrupación (Brigadas de Castilla)
    .the = La { $number }ª Agrupación (Brigadas de Castilla)
    .el = la { $number }ª Agrupación (Brigadas de Castilla)
    .gender = f
name-3pz1 = 3ª Compañía de Panzer I
    .the = La 3ª Compañía de Panzer I
    .el = la 3ª Compañía de Panzer I
    .gender = f
name-4t26 = 4ª Compañía de T-26
    .the = La 4ª Compañía de T-26
    .el = la 4ª Compañía de T-26
    .gender = f
name-l335 = Compagnia carri L3/35
    .the = La Compagnia carri L3/35
    .el = la Compagnia carri L3/35
    .gender = f
name-hq-ctv = Comando Corpo Truppe Volontarie
    .the = El Comando Corpo Truppe Volontarie
    .el = el Comando Corpo Truppe Volontarie
    .gender = m
name-hq-lit = Comando Divisione Littorio
    .the = El Comando Divisione Littorio
    .el = el Comando Divisione Littorio
    .gender = m
name-hq-fin = Comando Divisione Fiamme Nere
    .the = El Comando Divisione Fiamme Nere
    .el = el Comando Divisione Fiamme Nere
    .gender = m
name-hq-xxiii = Comando Divisione XXIII Marzo
    .the = El Comando Divisione XXIII Marzo
    .el = el Comando Divisione XXIII Marzo
    .gender = m
name-hq-fn = Comando Brigata Frecce Nere
    .the = El Comando Brigata Frecce Nere
    .el = el Comando Brigata Frecce Nere
    .gender = m
name-hq-vi = CG del VI Cuerpo de Ejército
    .the = El CG del VI Cuerpo de Ejército
    .el = el CG del VI Cuerpo de Ejército
    .gender = m
name-hq-n1 = CG de la I Brigada de Navarra
    .the = El CG de la I Brigada de Navarra
    .el = el CG de la I Brigada de Navarra
    .gender = m
name-hq-n4 = CG de la IV Brigada de Navarra
    .the = El CG de la IV Brigada de Navarra
    .el = el CG de la IV Brigada de Navarra
    .gender = m
name-hq-n5 = CG de la V Brigada de Navarra
    .the = El CG de la V Brigada de Navarra
    .el = el CG de la V Brigada de Navarra
    .gender = m
name-hq-n6 = CG de la VI Brigada de Navarra
    .the = El CG de la VI Brigada de Navarra
    .el = el CG de la VI Brigada de Navarra
    .gender = m
name-hq-c = CG de las Brigadas de Castilla
    .the = El CG de las Brigadas de Castilla
    .el = el CG de las Brigadas de Castilla
    .gender = m
name-hq-xiv = CG del XIV Cuerpo de Ejército
    .the = El CG del XIV Cuerpo de Ejército
    .el = el CG del XIV Cuerpo de Ejército
    .gender = m
name-hq-xv = CG del XV Cuerpo de Ejército
    .the = El CG del XV Cuerpo de Ejército
    .el = el CG del XV Cuerpo de Ejército
    .gender = m
name-lk-n = Legión Cóndor { $number }
    .the = La Legión Cóndor { $number }
    .el = la Legión Cóndor { $number }
    .gender = f
name-al-n = Aviación Legionaria { $number }
    .the = La Aviación Legionaria { $number }
    .el = la Aviación Legionaria { $number }
    .gender = f
name-fan-n = Fuerza Aérea Nacional { $number }
    .the = La Fuerza Aérea Nacional { $number }
    .el = la Fuerza Aérea Nacional { $number }
    .gender = f
name-b157 = CLVII Brigada Mixta (48ª División)
    .the = La CLVII Brigada Mixta (48ª División)
    .el = la CLVII Brigada Mixta (48ª División)
    .gender = f
name-b158 = CLVIII Brigada Mixta (48ª División)
    .the = La CLVIII Brigada Mixta (48ª División)
    .el = la CLVIII Brigada Mixta (48ª División)
    .gender = f
name-b163 = CLXIII Brigada Mixta (48ª División)
    .the = La CLXIII Brigada Mixta (48ª División)
    .el = la CLXIII Brigada Mixta (48ª División)
    .gender = f
name-b159 = CLIX Brigada Mixta (49ª División)
    .the = La CLIX Brigada Mixta (49ª División)
    .el = la CLIX Brigada Mixta (49ª División)
    .gender = f
name-b162 = CLXII Brigada Mixta (49ª División)
    .the = La CLXII Brigada Mixta (49ª División)
    .el = la CLXII Brigada Mixta (49ª División)
    .gender = f
name-b165 = CLXV Brigada Mixta (49ª División)
    .the = La CLXV Brigada Mixta (49ª División)
    .el = la CLXV Brigada Mixta (49ª División)
    .gender = f
name-b154 = CLIV Brigada Mixta (50ª División)
    .the = La CLIV Brigada Mixta (50ª División)
    .el = la CLIV Brigada Mixta (50ª División)
    .gender = f
name-b155 = CLV Brigada Mixta (50ª División)
    .the = La CLV Brigada Mixta (50ª División)
    .el = la CLV Brigada Mixta (50ª División)
    .gender = f
name-b156 = CLVI Brigada Mixta (50ª División)
    .the = La CLVI Brigada Mixta (50ª División)
    .el = la CLVI Brigada Mixta (50ª División)
    .gender = f
name-b160 = CLX Brigada Mixta (51ª División)
    .the = La CLX Brigada Mixta (51ª División)
    .el = la CLX Brigada Mixta (51ª División)
    .gender = f
name-b161 = CLXI Brigada Mixta (51ª División)
    .the = La CLXI Brigada Mixta (51ª División)
    .el = la CLXI Brigada Mixta (51ª División)
    .gender = f
name-b164 = CLXIV Brigada Mixta (51ª División)
    .the = La CLXIV Brigada Mixta (51ª División)
    .el = la CLXIV Brigada Mixta (51ª División)
    .gender = f
name-b166 = CLXVI Brigada Mixta (52ª División)
    .the = La CLXVI Brigada Mixta (52ª División)
    .el = la CLXVI Brigada Mixta (52ª División)
    .gender = f
name-b167 = CLXVII Brigada Mixta (52ª División)
    .the = La CLXVII Brigada Mixta (52ª División)
    .el = la CLXVII Brigada Mixta (52ª División)
    .gender = f
name-b168 = CLXVIII Brigada Mixta (52ª División)
    .the = La CLXVIII Brigada Mixta (52ª División)
    .el = la CLXVIII Brigada Mixta (52ª División)
    .gender = f
name-b170 = CLXX Brigada Mixta (53ª División)
    .the = La CLXX Brigada Mixta (53ª División)
    .el = la CLXX Brigada Mixta (53ª División)
    .gender = f
name-b171 = CLXXI Brigada Mixta (53ª División)
    .the = La CLXXI Brigada Mixta (53ª División)
    .el = la CLXXI Brigada Mixta (53ª División)
    .gender = f
name-b172 = CLXXII Brigada Mixta (53ª División)
    .the = La CLXXII Brigada Mixta (53ª División)
    .el = la CLXXII Brigada Mixta (53ª División)
    .gender = f
name-b173 = CLXXIII Brigada Mixta (54ª División)
    .the = La CLXXIII Brigada Mixta (54ª División)
    .el = la CLXXIII Brigada Mixta (54ª División)
    .gender = f
name-b174 = CLXXIV Brigada Mixta (54ª División)
    .the = La CLXXIV Brigada Mixta (54ª División)
    .el = la CLXXIV Brigada Mixta (54ª División)
    .gender = f
name-b175 = CLXXV Brigada Mixta (54ª División)
    .the = La CLXXV Brigada Mixta (54ª División)
    .el = la CLXXV Brigada Mixta (54ª División)
    .gender = f
name-b176 = CLXXVI Brigada Mixta (55ª División)
    .the = La CLXXVI Brigada Mixta (55ª División)
    .el = la CLXXVI Brigada Mixta (55ª División)
    .gender = f
name-b178 = CLXXVIII Brigada Mixta (55ª División)
    .the = La CLXXVIII Brigada Mixta (55ª División)
    .el = la CLXXVIII Brigada Mixta (55ª División)
    .gender = f
name-b179 = CLXXIX Brigada Mixta (55ª División)
    .the = La CLXXIX Brigada Mixta (55ª División)
    .el = la CLXXIX Brigada Mixta (55ª División)
    .gender = f
name-b183 = CLXXXIII Brigada Mixta (57ª División)
    .the = La CLXXXIII Brigada Mixta (57ª División)
    .el = la CLXXXIII Brigada Mixta (57ª División)
    .gender = f
name-b184 = CLXXXIV Brigada Mixta (57ª División)
    .the = La CLXXXIV Brigada Mixta (57ª División)
    .el = la CLXXXIV Brigada Mixta (57ª División)
    .gender = f
name-b185 = CLXXXV Brigada Mixta (57ª División)
    .the = La CLXXXV Brigada Mixta (57ª División)
    .el = la CLXXXV Brigada Mixta (57ª División)
    .gender = f
name-b177 = CLXXVII Brigada Mixta
    .the = La CLXXVII Brigada Mixta
    .el = la CLXXVII Brigada Mixta
    .gender = f
name-dc = Brigada DC
    .the = La Brigada DC
    .el = la Brigada DC
    .gender = f
name-r-n = Batallón vasco { $number }
    .the = El batallón vasco { $number }
    .el = el batallón vasco { $number }
    .gender = m
name-ft17 = Batallón de carros Renault FT
    .the = El Batallón de carros Renault FT
    .el = el Batallón de carros Renault FT
    .gender = m
name-tn = Compañía de carros Trubia-Naval
    .the = La Compañía de carros Trubia-Naval
    .el = la Compañía de carros Trubia-Naval
    .gender = f
name-rep-air-n = Aviación republicana { $number }
    .the = La aviación republicana { $number }
    .el = la aviación republicana { $number }
    .gender = f
name-sc-nat-n = Columna de suministros nacional { $number }
    .the = La columna de suministros nacional { $number }
    .el = la columna de suministros nacional { $number }
    .gender = f
name-sc-rep-1 = Columna de suministros republicana
    .the = La columna de suministros republicana
    .el = la columna de suministros republicana
    .gender = f
name-d50 = 50ª División
    .the = La 50ª División
    .el = la 50ª División
    .gender = f
name-d55 = 55ª División
    .the = La 55ª División
    .el = la 55ª División
    .gender = f
name-d57 = 57ª División
    .the = La 57ª División
    .el = la 57ª División
    .gender = f
