### Corpo Truppe Volontarie: Santander, 1937

game-about = The Italo-Nationalist offensive against Santander in August 1937. The Nationalist attacks through the mountains with air, artillery and three columns; he needs six victory points in seven turns of two days. The Republican holds with tired brigades, trenches and the hope that the Basques stay.

game-scale = Regiments and brigades, 6 km a hex, two days a turn
seat-nationalist = Nationalist
seat-republican = Republican
side-nationalist = Nationalist
side-republican = Republican

scenario-campaign = Campaign with free set-up
scenario-campaign-about = Both sides deploy freely under rule 4, with its dice. A ready-made deployment can be taken at every stage.
scenario-quick = Campaign, ready-made
scenario-quick-about = The same campaign. Both sides stand in the ready-made deployment; only the dice of the set-up are rolled.

option-air-combat = Air combat
option-air-combat-about = Air units of both sides in one combat fight each other before they bombard (15.1).
option-historical-set-up = Historical set-up
option-historical-set-up-about = All Italian units must be set up between columns 10 and 15 (15.2).
option-dsg-reduction = Slow recovery
option-dsg-reduction-about = At the end of a turn units lose one level of disorganization instead of all (15.3).

turn-dates = { $dates }
note-vp = { $vp ->
    [one] 1 victory point
   *[other] { $vp } victory points
}

phase-set-up = Set-up
phase-weather = Weather
phase-offensive = Republican offensive elsewhere
phase-move = Movement
phase-combat = Ground combat
phase-surrender = Basque surrender and factory
phase-end = End of turn

status-vp = Nationalist victory points
score-counts = { $seat-id ->
    [nationalist] { $score ->
        [one] one victory point
       *[other] { $score } victory points
    }
   *[other] { $score } short of a Nationalist victory
}
status-brigades = Brigades destroyed
status-morale = Republican morale
status-weather = Weather
status-offensive = Offensive elsewhere, turn
status-factory = Reinosa factory demolished

track-turn = Turn
track-weather = Weather
track-morale = Republican morale
track-vp = Nationalist victory points
weather-fair = fair
weather-rain = rain

overlay-supply-nationalist = Nationalist supply
overlay-supply-republican = Republican supply
overlay-zoc-nationalist = Nationalist zones of control
overlay-zoc-republican = Republican zones of control
overlay-front-nationalist = Nationalist front, hexes still uncovered
overlay-front-republican = Republican front, hexes still uncovered

mark-reduced = reduced
mark-disrupted = DSG
mark-disrupted-2 = DSG1
mark-broken = DSG2
mark-out-of-supply = out of supply
mark-used = used this turn
mark-moved = moved
mark-attacked = has attacked
mark-trench = trench

band-italian = Italian (CTV)
band-spanish = Spanish Nationalist
band-german = German
band-italo-spanish = Italo-Spanish
band-santander = Santander
band-basque = Basque
band-asturian = Asturian
band-republican = Republican

roll-reserves = the reserve divisions
roll-armour = the Nationalist armour
roll-weather = the weather
roll-offensive = the offensive elsewhere
roll-offensive-effect = the effect of the offensive
roll-air-combat = air combat
roll-bombardment = the bombardment
roll-attrition = air attrition
roll-combat = the assault
roll-morale = Republican morale
roll-surrender = the Basque surrender
roll-factory = the Reinosa factory

## Asks

ask-deploy = Set up your units. { $left } still to place{ $open ->
    [0] {""}
   *[other] ; front hexes still uncovered: { $places }
}.
ask-place = Where does { $unit } stand?{ $open ->
    [0] {""}
   *[other] {" "}Uncovered front hexes: { $places }.
}
ask-arrival = A new supply column arrives. At which source?
ask-move = Move a unit, or end your movement. { $left } have not moved.
ask-march = { $unit }: { $spent } of { $have } points spent. Where does it go?
ask-attack = Attack a hex, or end your combat segment.
ask-muster = Which units attack { $place }? { $count ->
    [0] None is chosen yet.
   *[other] Chosen: { $units }.
}
ask-fire = Commit air units and HQs to the combat at { $place }? Bombardment points: you { $points }, the enemy { $against }. Who has more rolls to disorganize the other (DSG).
ask-spend = Spend supply columns in the combat at { $place }? Bombardment points: you { $points }, the enemy { $against }. Each adds a point and leaves the map.
ask-shot-down = Which of your air units is shot down?
ask-lose = Which unit loses a step at { $place }? Steps to lose: { $left }.
ask-trade = Your units at { $place } must lose { $losses ->
    [one] one step
   *[other] { $losses } steps
}. Trade one step for a retreat?
ask-morale-order = Which stack rolls for its morale first?
ask-forced-retreat = The stack at { $place } ({ $units }) must retreat. Where to?
ask-advance = { $place } is vacant. Who advances, up to { $hexes ->
    [one] one hex
   *[other] { $hexes } hexes
}?
ask-exploit = { $unit } may go on for { $left ->
    [one] one hex
   *[other] { $left } hexes
} more.
ask-withdraw = The offensive elsewhere still draws off { $infantry ->
    [0] { $air ->
        [one] one air unit
       *[other] { $air } air units
    }
   *[other] { $infantry ->
        [one] one infantry unit
       *[other] { $infantry } infantry units
    }{ $air ->
        [0] {""}
        [one] {" "}and one air unit
       *[other] {" "}and { $air } air units
    }
}. Which leave?
ask-battalions = The Basques surrender. Which brigades leave a battalion behind? Battalions left: { $left }.

## Options

do-place = Place { $a }
do-on = On { $a }
do-aside = Keep in hand
do-dig = Trench in { $a }
do-fill = Take back the trench in { $a }
do-ready = Take the ready-made deployment
do-done = Done
do-arrive = At { $a }
do-move = Move { $a }
do-go = Go to { $a } ({ $cost } of { $have } points)
do-step = One hex to { $a }, then go on
do-stay = Stay here
do-attack = Attack { $units } at { $a }
do-attack-hex = Attack { $a }
do-join = { $a } takes part
do-launch = Launch the attack
do-call-off = Call it off
do-fire = Commit { $a }
do-spend = Spend { $a }
do-enough = No more
do-lose = { $a } loses a step
do-shot-down = { $unit } is shot down
do-stand = Stand
do-retreat = Retreat to { $a }
do-roll = The stack at { $a } rolls first
do-advance = { $a } advances
do-pursue = On to { $a }
do-halt = Halt
do-withdraw = Withdraw { $a }
do-replace = A battalion for { $a }

## Events

event-turn = Turn { $turn }, { $dates }.
event-phase = { $side }: { $phase ->
    [offensive] offensive elsewhere
    [move] movement
    [combat] ground combat
   *[surrender] surrender and factory
}.
event-placed = { $seen ->
    [yes] { $unit } is set up on { $place }.
   *[other] A unit is set up out of sight.
}
event-ready-made = { $side } takes the ready-made deployment.
event-deployed = { $side } has set up.
event-reserves = { $fronts ->
    [0] No division goes to the front line.
   *[other] Front line: { $front }.
} { $held ->
    [0] None is held in reserve.
   *[other] Reserve: { $reserve }.
}
event-armour = The Nationalist receives { $units }.
event-weather = { $rain ->
    [yes] Rain: no air operations, mountains cost one point more.
   *[other] Fair weather.
}
event-offensive = { $started ->
    [yes] The Republican offensive elsewhere has begun.
   *[other] The Republican offensive elsewhere has not begun yet.
}
event-offensive-effect = The offensive draws off { $infantry } infantry units and { $air } air units.
event-withdrawn = { $unit } leaves for another front.
event-arrived = { $seen ->
    [yes] { $unit } arrives at { $place }.
   *[other] A supply column arrives out of sight.
}
event-moved = { $seen ->
    [yes] { $unit } moves from { $start } to { $place }.
   *[other] { $sight ->
        [leaves] { $unit } moves from { $start } out of sight.
        [appears] { $unit } comes into sight in { $place }.
       *[hidden] { $side }: something moves out of sight.
    }
}
event-out-of-supply = { $seen ->
    [yes] { $side }, out of supply: { $units }.
   *[other] { $side }, out of supply: { $shown ->
        [0] units that cannot be seen
       *[other] { $tops }
    }.
}
event-attack = { $side } attacks { $place } from { $hexes }.
event-fires = { $side } commits { $unit }: { $points ->
    [one] 1 point
   *[other] { $points } points
}.
event-spends = { $side } spends { $unit }.
event-shot-down = { $unit } is shot down.
event-bombarded = { $side } bombards with { $net } net points: { $levels ->
    [0] no effect
    [one] one level of DSG
   *[other] { $levels } levels of DSG
}.
event-air-withdrawn = { $unit } is withdrawn until turn { $turn }.
event-air-back = { $unit } is available again.
event-column-gone = { $unit } is gone.
event-disorganized = { $seen ->
    [yes] { $unit } is disorganized: { $level }.
   *[other] A unit that cannot be seen is disorganized.
}
event-assault = { $attackers } against { $defenders } in { $place }: { $attack } to { $defence }, column { $column }, die { $drm }.
event-combat = { $place }: column { $column }, row { $row }: { $result }.
event-no-attacker-left = No attacker is left before { $place }.
event-reduced = { $unit } loses a step in { $place }.
event-destroyed = { $unit } is destroyed in { $place }.
event-trench-removed = The trench in { $place } is gone.
event-retreat = { $side } retreats from { $start } to { $place }.
event-no-retreat = There is no way back from { $place }.
event-morale-result = Morale at { $place }: { $total }, { $result ->
    [hold] holds
    [shaken] shaken
    [retreat] must retreat
    [break] breaks
   *[other] routs
}.
event-morale = Republican morale { $change } for { $place }: now +{ $morale }.
event-control = { $side } takes { $place }.
event-basques-fight = The Basques fight on.
event-basques-surrender = The Basques surrender.
event-battalion = { $seen ->
    [yes] { $unit } takes over in { $place }.
   *[other] A battalion takes over for a brigade out of sight.
}
event-factory = { $demolished ->
    [yes] The factory of Reinosa is demolished.
   *[other] The factory of Reinosa stands.
}

## Results

over-nationalist-wins = The Nationalist wins on turn { $turn } with { $points } victory points of { $needed }.
over-republican-wins = The Republican has held out: { $points } victory points of { $needed } after turn { $turn }.
over-resigned = { $seat } has given up.

## Refusals

no-not-yours = { $unit } is the enemy's, not yours.
no-flies = { $unit } is an air unit: it has no place on the map and is committed to combats.
no-is-lost = { $unit } has been destroyed: it does not come back.
no-is-out = { $unit } is out of the game.
no-set-aside = { $unit } is set aside: it comes only when the Basques surrender.
no-in-pool = { $unit } waits in the pool: one supply column arrives at the start of each Nationalist movement, from turn 2.
no-to-set-up = { $unit } is still to be set up.
no-has-moved = { $unit } has moved in this segment: each unit moves once.
no-no-way-out = { $unit } cannot enter any hex around it with { $points } points.
no-not-adjacent = { $place } cannot be entered from { $from }: no open hexside joins them.
no-enemy-there = { $place } holds enemy units and cannot be entered.
no-no-supply-there = { $unit } would be out of supply in { $place }.
no-stops-there = { $place } lies in an enemy zone of control: a unit stops there. Go there as the end of the move.
no-too-far = { $place } is too far for { $unit }: it needs { $need } points and has { $have }.
no-no-way = { $unit } finds no way to { $place } past enemy units and their zones of control.
no-already-there = It stands in { $place } already.
no-no-land = { $place } is no land hex.
no-one-of-a-kind = { $place } holds { $unit } already: one HQ, one armour unit and one supply column per hex.
no-overstacked = { $place } would hold { $points } stacking points; its limit is { $limit }.
no-doubly-stacked = { $place } would hold { $points } stacking points, twice its limit of { $limit } or more: all would be lost.
no-no-source = { $place } is no Nationalist supply source.
no-not-controlled = { $place } is not yours: { $unit } must be set up in a hex of your side.
no-not-front = { $place } is no Republican front hex, and { $unit } is a front line unit.
no-not-basque-front = { $unit } must stand in a front hex of column { $column } or more; only { $free } Basque brigades may stand elsewhere.
no-not-historical = { $unit } must stand between columns { $low } and { $high }.
no-no-hq-near = { $unit } needs one of your HQs in its hex or next to it.
no-not-placed = Still to be placed: { $units }.
no-front-open = These front hexes hold none of your units and lie in no zone of control of theirs: { $places }.
no-no-trench-left = All { $count } trenches are placed.
no-no-units-there = { $place } holds no Republican unit, and a trench is dug where one stands.
no-trench-there = { $place } has a trench already.
no-no-trench-there = { $place } has no trench.
no-placed-before = { $unit } was set up in an earlier stage and stays there.
no-later-stage = { $unit } is set up in a later stage.
no-changed-too-often = The set-up has been changed { $limit } times. Take the ready-made deployment, or be done.
no-called-off = { $limit } attacks have been called off in this segment. End it.
no-no-enemy = { $place } holds no enemy unit: there is nothing to attack.
no-column-alone = { $place } holds a supply column alone: it is not attacked, but lost when one of your units enters.
no-all-attacked = Every unit of yours next to { $place } has attacked in this segment.
no-impassable = { $place } cannot be attacked across an impassable hexside.
no-nobody-near = No combat unit of yours stands next to { $place }, and only neighbours attack.
no-cannot-attack = { $unit } has no attack factor and takes part in no attack.
no-committed = { $unit } is committed already.
no-not-next-to = { $unit } does not stand next to { $place }, or the hexside between them is impassable.
no-has-attacked = { $unit } has attacked in this segment.
no-too-many = With { $unit } { $points } stacking points would attack from its hex; at most { $limit } may.
no-no-attacker = Choose at least one unit to attack { $place }.
no-no-gun = { $unit } cannot bombard: air units and HQs do.
no-rain = { $unit } cannot fly in the rain.
no-flown = { $unit } has flown this turn.
no-air-gone = { $unit } does not come back.
no-air-away = { $unit } is away until turn { $turn }.
no-needs-spanish = { $unit } supports only combats in which Spanish Nationalist forces take part.
no-fired = { $unit } has fired this turn.
no-out-of-range = { $unit } is { $distance } hexes away; its range is { $range }.
no-needs-division = { $unit } supports only combats in which a unit of its division takes part.
no-hq-out-of-supply = { $unit } is out of supply and cannot bombard.
no-no-column = { $unit } is no supply column.
no-column-moved = { $unit } has moved this turn and cannot be used.
no-no-steps = { $unit } takes no step losses.
no-not-in-combat = { $unit } does not belong to those who suffer this loss: choose among those who fought.
no-not-in-the-air = { $unit } does not fly in this combat.
no-no-air-unit = { $unit } is no air unit: air units are shot down here.
no-no-morale-roll = No stack that has still to roll for its morale took part from { $place }.
no-unequal = Another unit of the stack of { $unit } has lost fewer steps and comes first.
no-retreat-into-zoc = { $place } lies in an enemy zone of control and holds no combat unit of yours.
no-retreat-forward = { $place } is the hex that was attacked: a stack does not retreat into it.
no-took-no-part = { $unit } took no part in this combat.
no-has-retreated = { $unit } has been forced to retreat and cannot advance.
no-has-advanced = { $unit } has advanced already.
no-never-advances = { $unit } never advances after combat.
no-not-withdrawn = { $unit } stays: only purely Italian or purely Spanish infantry leaves, and air units.
no-enough-infantry = { $unit } stays: enough infantry has left.
no-enough-air = { $unit } stays: enough air units have left.
no-air-not-there = { $unit } is not available, so it cannot be withdrawn.
no-stays = { $unit } does not surrender and needs no battalion.

## Pointing

no-one-at-a-time = One of these at a time: { $things }.
no-hq-supports = { $unit } does not attack. It bombards in a combat within two hexes, once the attack is launched.
no-column-feeds = { $unit } is spent in a combat for which an HQ in its hex or next to it fires.
no-no-target = { $unit } stands next to no enemy unit that it could attack now.
no-air-supports = { $unit } is available: it is committed once an attack is launched.
no-enemy-air = { $unit } is an enemy air unit: it supports the enemy's combats, and only air combat can shoot it down.
no-unseen = You cannot see where { $unit } is.
no-enemy-unit = { $unit } is an enemy unit: in your combat segment { $place } can be attacked from the hexes around it.
no-enemy-hq = { $unit } is an enemy HQ: alone in { $place } it is destroyed by any loss, else it goes with the units around it.
no-enemy-column = { $unit } is an enemy supply column: it is lost when one of your units enters { $place }.
no-enemy-hex = { $place } holds enemy units: it can be attacked in your combat segment from the hexes around it.
no-objective = { $place } is worth { $vp ->
    [one] 1 victory point
   *[other] { $vp } victory points
} to the Nationalist who controls it. Control now: { $side }.
no-empty-hex = No piece of yours stands in { $place }. Control: { $side }.
no-about-turn = The game has seven turns of two days.
no-about-phase = A turn: weather, the Nationalist's offensive roll, movement and combat, then the Republican's surrender roll, movement and combat.
no-about-weather = The weather is rolled each turn from turn 2. In rain nothing flies, and mountains cost one point more.
no-about-morale = This is added to every Republican morale roll. It rises when the Nationalist takes an objective.
no-about-vp = The Nationalist wins with six victory points at the end of a turn.
no-about-brigades = Ten Republican brigades destroyed are worth one victory point.
no-about-offensive = The turn in which the Republican offensive elsewhere began. In the next turn it draws off Nationalist units.
no-about-factory = The demolished factory of Reinosa gives the Nationalist no victory point.
no-about-note = Victory points go to the Nationalist who controls the hex.
no-about-supply = Hexes in which units of this side are in supply.
no-about-zoc = Zones of control of this side: an enemy who enters one stops.
no-about-front = Front hexes of this side. When its set-up is done each must hold one of its units or lie in a zone of control of one.
no-about-air = Your air units that can fly this turn. They stay off the map: once an attack is launched, yours or the enemy's, you are asked which of them bombard.
no-about-air-now = Your air units that can fly this turn. Point at one of the counters in the box to commit it.
no-about-air-enemy = The enemy's air units that can fly this turn. He may commit them in any combat, after you in your attacks.
no-about-air-rain = It rains: no air unit flies this turn.
no-about-flown = Air units that have flown this turn or are on their way back.
no-about-lost = What has been destroyed.
no-about-waiting = What is not on the map: to be set up, set aside, in the pool, or out of the game.

## Odds

odds-title = The attack on { $place }, before the dice
odds-bombardment = The bombardment at { $place }
odds-attack = Attack
odds-defence = Defence of what you see
odds-shift = Columns to the right (CTV HQ, turn 1)
odds-column = Column
odds-drm = Die
odds-points = Bombardment points, yours and theirs
odds-support = Air units and HQs that could support this attack: { $points ->
    [one] 1 point
   *[other] { $points } points
}
odds-breakthrough = Breakthrough
odds-vacant = The bombardment empties the hex
odds-none = The bombardment stops the attack
odds-losses = { $result }: you lose { $mine }, they lose { $theirs }
odds-morale = Republican morale at { $place }, after the losses
odds-morale-plus = Track and troops
odds-morale-result = { $result ->
    [hold] Holds
    [shaken] Shaken: one level of DSG
    [retreat] Must retreat
    [break] Must retreat, and a step is lost
   *[other] Must retreat, and every unit loses a step
}
odds-no-effect = No effect
odds-dsg-us = { $levels ->
    [one] One level of DSG on your units
   *[other] { $levels } levels of DSG on your units
}
odds-dsg-them = { $levels ->
    [one] One level of DSG on theirs
   *[other] { $levels } levels of DSG on theirs
}
odds-if-more = { $more ->
    [one] With one more brigade beneath, if it is a common one
   *[other] With { $more } more brigades beneath, if they are common ones
}: defence { $defence }, column { $column }

## Battles

battle-title = The attack on { $place } from { $hexes }
battle-beneath = { $more ->
    [0] Only what you see
    [one] One more brigade beneath, if a common one
   *[other] { $more } more brigades beneath, if common ones
}: defence { $defence }, column { $column }
battle-follows = The attacker takes his losses first; the defender may trade one of his for a retreat. A vacant hex may be entered.
battle-bombs = { $more-id ->
    [us] Bombardment first, so far { $points } to { $against }: you roll a die, and in { $chance } of 100 cases theirs are disorganized (9.4.2-b).
    [them] Bombardment first, so far { $points } to { $against }: they roll a die, and in { $chance } of 100 cases yours are disorganized (9.4.2-b).
   *[none] Bombardment first, so far { $points } to { $against }: with equal points nobody rolls (9.4.2-b).
}
battle-bombs-follow = Disorganized (DSG) units count half in attack and defence in the assault that follows; a unit that takes a fourth level is destroyed (9.5).
chart-bombardment = Bombardment: levels of disorganization (DSG), by the points more than the enemy's and the die
chart-morale = Republican morale: die, track and troops together
odds-track = Republican morale track
odds-troops = Kind of troops
odds-defends = Defence
count-strength = Attack
count-stacking = Stacking points from { $place }
title-weather = The weather of this turn
title-offensive = Does the Republican offensive elsewhere begin?
title-offensive-effect = What the offensive elsewhere draws off
title-surrender = Do the Basques surrender?
title-factory = Is the factory of Reinosa demolished?
title-morale = Republican morale
chart-combat = Combat results: steps lost by the attacker and the defender; B is a breakthrough
odds-concentric = Concentric attack, to the die
odds-trench = Trench, to the die
odds-guns = Bombardment points
verdict-breakthrough = { $side } breaks through: every defender is destroyed.
verdict-losses = { $side } has to lose { $mine ->
    [0] nothing
    [one] one step
   *[other] { $mine } steps
}, { $enemy } { $theirs ->
    [0] nothing
    [one] one step
   *[other] { $theirs } steps
}.{ $morale ->
    [none] {""}
    [hold] {" "}Republican morale holds.
    [shaken] {" "}Republican morale is shaken.
   *[other] {" "}Republican morale breaks: the stack must retreat.
}

## How it is won and lost

aim-points = The Nationalist has { $need } victory points
aim-hold = The Nationalist has at most { $most } victory points after turn 7
aim-part-place = { $place }, { $points ->
    [one] 1 point
   *[other] { $points } points
}
aim-part-demolished = { $place }: the factory is demolished and gives no point
aim-part-brigades = { $lost } of { $need } Republican brigades destroyed, { $points ->
    [one] 1 point
   *[other] { $points } points
}

warn-six-now = The Nationalist has { $points } points: you lose when this turn ends.
warn-ends-it = The Nationalist has { $points } points: when your combat segment ends, the turn ends and you lose.
warn-six-next = In his next turn he can march into { $places } and have { $need } points.
warn-basques = The Basques may surrender at the start of your next phase, and at each one after it.
warn-brigades = { $lost } of { $need } brigades are lost; { $need } give the Nationalist a point.
warn-factory = { $place } is Republican: from turn { $turn } the factory may be demolished in each Republican phase, on 4 to 6, and its point is gone.
warn-out-of-reach = What is left to take does not make { $need } points any more.
warn-empty = { $place } would be left without a combat unit, and the enemy can enter it: { $points ->
    [one] 1 point
   *[other] { $points } points
} for him.
warn-empty-held = { $place } would be left without a combat unit, and the enemy can take it back: { $points ->
    [one] 1 point
   *[other] { $points } points
} lost.
warn-basque-west = No Basque brigade in supply would stand in column { $column } or further east: the Basques may surrender in your next phase, and in each one after it.
warn-hq-alone = { $unit } would be left alone in { $place } with the enemy beside it: any loss destroys it.
warn-stack-dies = { $place } would hold { $points } stacking points, twice its limit of { $limit } or more: all units there are destroyed.
warn-hq-lost = { $unit } does not retreat with the others: it is lost.
warn-trench-lost = The trench in { $place } is gone when the last unit leaves it, and no new ones come.

cure-retake = Take back { $place } in this phase.
cure-garrison = Put a combat unit into each of them, the empty ones first.
cure-leave-one = Leave a combat unit there; an HQ or a supply column does not hold a hex.
cure-basques = Keep one Basque brigade in supply in column 14 or further east, and at least half of them in supply.
cure-trade = Trade a step loss for a retreat where you can.
cure-factory = Take { $place } before the Republican phase.

briefing-nationalist = August 1937. Italian, Navarrese and Castilian columns with seven air units stand south and east of Santander. You have seven turns to take six victory points; the mountains and the clock are against you.
briefing-republican = August 1937. Tired brigades hold a long front with four trenches and a single supply column. Keep the Nationalist below six victory points until the seventh turn is over, and keep the Basques in the fight.

first-mataporquera = Attack Mataporquera (2206) from three hexes at once: the Navarrese stand in 2205, 2305 and 2306. Reinosa lies two hexes behind it.
first-cilleruelo = Attack Cilleruelo (2010) with the Italians: within two hexes of the CTV's HQ an attack of turn 1 goes one column to the right.
first-coast = Push along the coast: Ontón (1318) bars the road to Castro Urdiales and Laredo.
first-reinosa = Reinosa (2006) is almost empty: bring a brigade there from Espinilla or Arija.
first-escudo = Hold the Escudo pass (1909) with two brigades: it is the key to the road behind Cilleruelo.
first-basques = Leave Basque brigades in column 14 and further east, or they may surrender.
first-nat-front = Cover every front hex: each must hold one of your units or lie in a zone of control.
first-nat-ctv = Put the CTV's HQ within two hexes of two targets: there your attacks of turn 1 go one column to the right.
first-nat-columns = Place each supply column with an HQ or next to one.
first-rep-front = Hold every front hex, or cover it with a zone of control, before the reserve dice fall.
first-rep-basques = All Basque brigades but two begin in column 15 or further east.
first-rep-trenches = Dig your four trenches where the roads enter: Mataporquera, Cilleruelo and its neighbour. What is not placed now is lost.

# Words of the printed tables.
chart-terrain = Terrain: stacking, points to enter, and the defence
cell-stack = stacking
cell-foot = on foot
cell-motorized = motorized
cell-defence = defence
cell-clear = Clear
cell-city = City
cell-hill = Hill
cell-mountain = Mountain

## Standing orders

order-fire = They attack, and you may commit aircraft and HQs
order-fire-none = Commit none
order-spend = They attack, and you may spend supply columns
order-spend-none = Spend none
order-trade = You lose steps in defence and may retreat for one of them
order-trade-stand = Stand
order-trade-retreat = Retreat a hex, to the first in the list

## What a forecast looks at

feature-points = victory points
feature-brigades = Republican brigades destroyed
feature-way = the way to the next objective
feature-way-to-santander = the way to Santander
feature-in-reach = objectives within reach
feature-ground = ground taken
feature-attack = attack factors on the map
feature-defence = Republican defence factors on the map
feature-guards = guards near the objectives
feature-shaken = disorganized Republican units
feature-own-shaken = disorganized Nationalist units
feature-cut-off = Republican units out of supply
feature-morale = Republican morale
feature-basques-gone = the surrender of the Basques
feature-rain = rain
feature-offensive = the offensive elsewhere

## The board in the terminal

board-turn = Turn { $turn } of { $last } ({ $date }), { $rain ->
    [yes] rain
   *[no] fair
}; VP { $points } of { $needed }, morale +{ $morale }, destroyed { $destroyed }
board-open = { $side }, front hexes still open: { $hexes }
board-side = { $side }:
board-ground = { $terrain }{ $trench ->
    [yes] , trench
   *[no] { "" }
}
