### Arriba España

game-about = The whole war in fourteen turns. Provinces, battlegroups and asset points on the map; support at home, factions and six foreign powers around it. The Rebel must break the Government's political support; the Government must last until April 1939.

game-scale = The whole war, provinces and battlegroups
## Who plays

side-government = Government
side-rebel = Rebel
seat-government = Government
seat-rebel = Rebel
seat-republican = Republican
seat-radical = Radical
seat-northern = Northern

## Set-ups and options

scenario-standard = The Spanish Civil War, 1936-39
scenario-standard-about = The garrisons of July 1936 as the set-up chart has them.
scenario-variable = The rising by lot
scenario-variable-about = A die for each garrison says whether it rises: no two wars begin alike.
option-players = Players
option-players-about = With three or four players the minor factions of the Republic are played by allies who share the Government's fate.
option-guerrillas = Guerrillas
option-guerrillas-about = From October 1937 the Government may pay 1 EP a turn for a guerrilla attack behind the lines.
option-fortifications = Fortifications
option-fortifications-about = A player may fortify a city he occupies for 2 EP; attacks on it lose a column.
option-blockade = Naval blockade
option-blockade-about = British, French and Italian ships may stop foreign equipment and asset points.
option-doctrine = Variable doctrine
option-doctrine-about = Each side rolls what its air, armor and artillery points are worth, and may roll anew some turns later.
option-variable-setup = Variable set-up
option-variable-setup-about = A die for each garrison says whether it rises.
option-command = Command control
option-command-about = On turn 1 the dice limit how many battlegroups each side may move.

## Phases

phase-set-up = Set-up
phase-random-events = Random events
phase-political = Political phase
phase-strategic = Strategic phase
phase-organization = Organization
phase-movement = Movement
phase-combat = Combat
phase-counterattack = Counterattack
phase-recovery = Recovery
phase-inter-phase = Turn inter-phase
turn-label = Turn { $turn }, { $months } { $year }
status-support = Support
status-ep = EP
overlay-supply-government = Government supply
overlay-supply-rebel = Rebel supply
mark-fort-government = Government fortification
mark-fort-rebel = Rebel fortification
mark-guerrilla = Guerrilla attack this turn
track-support = Political support
track-foreign = Foreign powers
track-turns = Turns
box-turn = { $months } { $year }
box-power = { $level ->
    [N] Neutral
    [S] Supports the { $side }
   *[I] Intervenes for the { $side }
}
code-support = PS
code-br = BR
code-fr = FR
code-ge = GE
code-it = IT
code-po = PO
code-ussr = USSR
band-popular-army = Popular Army
band-international-brigade = International Brigades
band-anarchist = Anarchists
band-poum = POUM
band-catalonia = Catalonia
band-basque = Basques
band-asturias = Asturias
band-santandero = Santander
band-nationalist = Nationalists
band-carlist = Carlists
band-colonial = Army of Africa
band-italian = Italian Volunteer Corps
band-portuguese = Portuguese
band-german = Condor Legion

## What is asked

ask-politics = { $can-id ->
    [both] Influence a foreign power, purge a faction, or end your politics.
    [influence] Influence a foreign power, or end your politics.
    [purge] Purge a faction, or end your politics.
   *[nothing] Nothing can be done in politics now: end the phase.
} Support { $level }.
ask-shift = Move the marker of { $country }: up to { $boxes } { $boxes ->
    [one] box
   *[other] boxes
 }.
ask-spend = Spend equipment points: { $ep } left.
ask-price = An { $asset } point costs { $price } EP. Pay?
ask-port = Choose the port where the { $asset } point lands.
ask-place = Place { $units }.
ask-grant = Give EP to { $seat }: { $have } in stock.
ask-sink = Choose the asset point that the blockade has stopped.
ask-transport = Transport units by air or sea, or go on.
ask-arrive = Choose where { $unit } arrives.
ask-load = Load asset points in { $start } for { $place }, or let the ship sail.
ask-organize = Choose an area to regroup your battlegroups, or end your organization.
ask-regroup = Regroup in { $place }. Choose a unit and the battlegroup it joins, or a battlegroup to enter or leave the city.
ask-march = Choose a battlegroup to move, or end movement.{ $orders ->
    [-1] {""}
   *[other] { " " }Orders left: { $orders }.
 }
ask-destination = Where does { $group } go? It is in { $place }.
ask-attack = Choose a battlegroup to attack with, or end combat.
ask-counter = Choose a battlegroup to counterattack with, or end the phase.
ask-target = Whom does { $group } attack?
ask-offensive = Two divisions or more: pay 1 EP for full strength, or attack at half. EP { $have }.
ask-air = Choose how many air points support { $group }.
ask-guns = Choose how many armor and artillery points { $group } uses.
ask-air-toll = A natural six: choose the air point you lose.
ask-press = { $points ->
        [one] One column
       *[other] { $points } columns
    } beyond the table, result { $result }: raise the defender's losses or lower yours.
ask-losses = Choose { $number ->
        [one] one combat factor
       *[other] { $number } combat factors
    } to lose. { $group } is hit.
ask-exchange = Exchange: remove steps, then say enough; the enemy must lose as much. Lost in this round by { $group }: { $lost }.
ask-again = Exchange: you have lost { $lost ->
        [one] one combat factor
       *[other] { $lost } combat factors
    }, they { $theirs }. Another round?
ask-breakthrough = The defenders are gone. Break through with the armor of { $group }?
ask-van = Choose the units that go with the armor: { $room } more.
ask-advance = { $place } lies open. Move in?
ask-guerrilla = The guerrillas in { $place } succeed: choose the effect.
ask-disrupt-unit = Choose the unit that is disrupted.
ask-disrupt-group = Choose the battlegroup that is disrupted.
ask-withdraw = Choose International Brigade units to withdraw.

## What can be done

do-done = Go on
do-done-politics = End politics
do-done-spend = End spending
do-done-transport = End transport
do-done-organize = End organization
do-done-march = End movement
do-done-attack = End combat
do-done-counter = End counterattacks
do-influence = Influence { $a }, { $b ->
    [0] no extra dice
    [one] one extra die
   *[other] { $b } extra dice
 }
do-purge = Purge { $a }
do-shift = { $b ->
    [one] One box
   *[other] { $b } boxes
 } toward { $a }
do-create = Create { $a } { $b }
do-rebuild = Rebuild { $a } { $b }
do-convert = Convert to a larger unit: { $a }
do-improve = Improve the cadre by one: { $a }
do-replenish = Replenish { $a }
do-buy = Ask the price of an { $a } point
do-pay = Pay
do-decline = Refuse
do-spare = Attack at half strength
do-fortify = Fortify { $a }
do-doctrine = Roll a new doctrine
do-grant = Give { $b } EP to { $a }
do-put = { $a }, { $b-id ->
    [city] in the city
   *[large] at large
 }
do-put-at = { $a }
do-sink = Lose { $a }
do-fly = Fly { $a }
do-lift = Ship { $a } from Spanish Morocco
do-ship = Ship { $a }
do-sail = Ship asset points from { $a }
do-load = Load: { $a }
do-sailed = Sail
do-to = To { $a }, { $b-id ->
    [city] into the city
   *[large] at large
 }
do-to-port = To { $a }
do-open = Regroup in { $a }
do-close = Done in this area
do-join = { $a } joins { $b }
do-join-new = { $a } forms a battlegroup of its own
do-seat = { $a } { $b-id ->
    [city] into the city
   *[large] out of the city
 }
do-hand = One { $asset } point of { $a } to { $b }
do-march = Move { $a }
do-via = To { $a } first, then choose again
do-drop = Leave { $a } here, { $b-id ->
    [city] in the city
   *[large] at large
 }
do-apart = Leave { $a } here as another battlegroup
do-stay = Stay
do-attack = Attack with { $a }
do-guerrilla = Guerrilla attack in { $a }
do-on = Attack { $a }
do-air = { $a } own, { $b } German
do-guns = { $a } armor, { $b } artillery
do-lose-air = Lose { $a-id ->
    [german] the German air point
   *[own] an own air point
 }
do-press = { $b ->
    [0] Defender loses { $a } more
   *[other] { $a ->
        [0] You lose { $b } fewer
       *[other] Defender loses { $a } more, you { $b } fewer
    }
 }
do-lose = Lose { $what }
loss-step = { $unit } { $becomes-id ->
    [gone] (eliminated)
    [remnant] (down to a remnant)
   *[brigade] (down to a brigade)
 }
do-enough = Enough
do-again = Another round
do-stop = Stop
do-strike = Break through against { $a }
do-halt = Halt
do-take = Take { $a } along
do-advance = { $a } moves into the city
do-hold = Stay outside
do-counter = Counterattack with { $a }
do-freeze = No Rebel counterattack there this turn
do-disrupt = Disrupt { $a }
do-withdraw = Withdraw { $a }

## What happened

event-turn = Turn { $turn }: { $months } { $year }.
event-event = Random event: { $event }.
event-no-event = Random event: { $event }, without effect.
event-event-ep = { $side } { $sea ->
    [yes] { $change } foreign EP
   *[other] { $change } EP
 } in the coming Strategic Phase.
event-event-ap = { $side } receives { $count ->
    [one] one { $asset } point
   *[other] { $count } { $asset } points
 }.
event-support = { $side } support { $gained ->
    [yes] +{ $change }
   *[other] { $change }
 }: now { $level } ({ $why ->
    [destroyed] divisions and points destroyed
    [regions] regions
    [event] the random event
    [purge] the purge
    [influence] the attempt at influence
    [unserved] factions without equipment
    [intervention] a power intervenes
    [no-aid] no foreign aid
   *[support] foreign aid
 }).
event-order = { $side } goes first in the { $phase } phase.
event-politics-done = { $side } has done with politics.
event-purge = The Government purges { $faction }.
event-attempt = { $side } tries to influence { $country }{ $extra ->
    [0] {""}
    [one] {" "}with one extra die
   *[other] {" "}with { $extra } extra dice
 }.
event-influence = { $side } reaches { $modified } on { $country }: { $boxes ->
    [-1] one box the wrong way
    [0] no change
    [one] one box
   *[other] { $boxes } boxes
 }.
event-marker = { $country } now stands at box { $box }: { $level ->
    [N] neutral
    [S] supports the { $side }
   *[I] intervenes for the { $side }
 }.
event-left = The forces of { $country } leave the game.
event-income = { $side } EP: { $foreign } foreign, { $domestic } domestic, { $replacement } replacement; { $total } in all.
event-ctv-lost = No Mediterranean port is open: the Italian corps never comes.
event-condor = The Condor Legion arrives.
event-asset-landed = One { $asset } point lands in { $place }.
event-created = { $unit } is created for { $price } EP.
event-rebuilt = { $unit } is rebuilt for { $price } EP.
event-placed = { $units } in { $place }{ $city ->
    [yes] {""}
   *[other] , at large
 }.
event-converted = { $unit } becomes { $into } for { $price } EP.
event-improved = { $unit } gets a better cadre for { $price } EP.
event-replenished = { $unit } is at full strength again for { $price } EP.
event-bought = { $side } buys an { $asset } point for { $price } EP.
event-declined = { $side } does not buy at { $price } EP: no more { $asset } points this turn.
event-fortified = { $side } fortifies { $place }.
event-fort-lost = The fortification of { $place } is lost.
event-unserved = No equipment for { $factions }: support falls.
event-replacement-lost = { $side } loses { $ep } unused replacement EP.
event-blockade = The blockade of { $country } stops { $count } { $what-id ->
    [ep] { $count ->
        [one] equipment point
       *[other] equipment points
    }
   *[ap] { $count ->
        [one] asset point
       *[other] asset points
    }
 }.
event-sunk = An { $asset } point does not arrive.
event-granted = { $seat } is given { $ep } EP.
event-carried = { $unit } goes from { $start } to { $place }.
event-shipped = One { $asset } point goes from { $start } to { $place }.
event-seated = { $group-name } { $city ->
    [yes] enters the city of { $place }
   *[other] leaves the city of { $place }
 }.
event-joined = { $unit } joins { $group-name }.
event-handed = One { $asset } point goes to { $group-name }.
event-orders = { $side } may move { $count } battlegroups.
event-first-player = { $side } takes the first player turn.
event-marched = { $group-name } { $away ->
    [yes] moves from { $start } to { $place }{ $city ->
        [yes] , into the city
       *[other] , at large
    }
   *[other] { $city ->
        [yes] moves into the city
       *[other] stays at large
    }
 }.
event-dropped = { $group-name } leaves { $unit } in { $place }.
event-attack = { $group-name } { $kind ->
    [counterattack] counterattacks
    [breakthrough] breaks through against
   *[attack] attacks
 } { $target-name }.
event-offensive = 1 EP for a major offensive: { $group-name } attacks at full strength.
event-no-offensive = No major offensive: { $group-name } attacks at half strength.
event-support-used = { $group-name } has the support of { $air } air, { $armor } armor, { $artillery } artillery.
event-result = { $attack } against { $defense }, column { $column }; die { $die }{ $drm ->
    [0] {""}
   *[other] , changed by { $drm } to { $modified }
 }: result { $result }.
event-lost = { $group-name } loses { $cf ->
        [one] one combat factor
       *[other] { $cf } combat factors
    }: { $told }.
event-eliminated = { $group-name } is eliminated: { $cf ->
        [one] one combat factor
       *[other] { $cf } combat factors
    }.
event-air-lost = { $side } loses an air point to a natural six.
event-disrupted = Disrupted: { $units }.
event-breakthrough = The armor of { $group-name } breaks through.
event-advanced = { $group-name } moves into the city of { $place }.
event-recovered = { $side }: { $count } of { $of } disrupted { $of ->
    [one] unit recovers
   *[other] units recover
 }{ $count ->
    [0] {""}
   *[other] : { $units }
 }.
event-guerrilla = Guerrilla attack in { $place }: { $die }, { $success ->
    [yes] a success
   *[other] a failure
 }.
event-frozen = No Rebel battlegroup in { $place } may counterattack this player turn.
event-withdrawn = { $unit } is withdrawn.
event-contest = { $region }: the Government needs { $government }, the Rebel { $rebel } or less; { $count ->
    [0] nobody succeeds: contested
    [2] both succeed: contested
   *[other] success: { $successes }
 }.
event-control = { $region }: { $side-id ->
    [government] the Government takes control
    [rebel] the Rebel takes control
   *[other] contested
 }.
event-doctrine = { $side } doctrine: air { $air }, armor { $armor }, artillery { $artillery }, breakthrough: { $breakthrough }; until turn { $until }.
breaks-no = none
breaks-armor = armor
breaks-air = air points
breaks-artillery = artillery

## Dice

roll-order = the order of players
roll-first = the first player turn
roll-event = the random event
roll-event-amount = the size of the event
roll-purge = the price of the purge
roll-influence-extra = the price of the extra dice
roll-influence = influence
roll-aid = the support that aid brings
roll-foreign-ep = foreign EP
roll-price = the price of an asset point
roll-blockade = the blockade
roll-doctrine = doctrine
roll-command = orders
roll-combat = combat
roll-guerrilla = the guerrilla attack
roll-recovery = recovery
roll-control = control of a region
roll-regions = support lost over regions
roll-more-regions = support gained by holding more regions
roll-revolt = the rising
roll-revolt-city = who holds the city

## Why not

no-no-influence-turn-1 = No foreign power can be influenced on turn 1.
no-tried-already = { $country } was tried this turn already: one attempt per country and turn.
no-no-influence-event = This turn's event forbids influence on { $country }.
no-too-many-dice = At most { $most } extra dice may be added, not { $wanted }.
no-no-purge-side = Only the Government purges, and only minor factions.
no-no-purge-alliance = In an alliance of several players there are no purges.
no-no-purge-1936 = { $faction } cannot be purged before 1937 (turn { $turn }).
no-purged-already = { $faction } has been purged.
no-too-many-boxes = This roll moves the marker of { $country } by one box at least, and no more than { $boxes }.
no-track-ends = The marker of { $country } would leave its track.
no-not-in-the-box = Only Colonial and Nationalist units appear in Spanish Morocco, not { $units }.
no-city-or-large = Say whether { $units } stand in the city of { $place } or at large.
no-only-pamplona = Carlist units appear in Pamplona.
no-only-mediterranean = Italian units land in a Mediterranean port that your units occupy.
no-only-by-portugal = { $units } come over the border: to an area next to Portugal, and into a city only where your units hold it.
no-only-in-cities = New units appear in a city that your units occupy, not at large.
no-not-a-port = { $place } is no port.
no-no-german-lost = No German { $asset } point has been lost in combat, to be bought again.
no-not-bought = No such point came by sea in this phase: { $asset }.
no-other-ally = This is about { $seat }.
no-not-your-faction = { $faction }: not yours to build. Choose one of your own factions.
no-purged = { $faction } has been purged: none of its units may be created, rebuilt, converted or improved.
no-no-create-event = This turn's event forbids new units of this kind: { $faction }.
no-cap = { $faction }: { $cap } EP a turn at most for new units. { $spent } are spent, this costs { $price }.
no-no-place = { $faction }: there is no place where a unit may appear.
no-too-dear = It costs { $price } EP, you have { $have }.
no-no-counter = { $faction }: no { $kind } counter is left.
no-only-rebuilt = { $faction }: units are never created, only rebuilt after they were lost.
no-no-brigaders-yet = International Brigades cannot be created on turn 1.
no-needs-support = A foreign country must support you or intervene for you.
no-needs-intervention = A foreign country must intervene for you: win one over in a political phase.
no-none-eliminated = { $faction }: no { $kind } has been eliminated, so there is none to rebuild.
no-just-made = { $unit } was made this turn: convert or improve it next turn.
no-no-remnant = { $unit } is not a remnant.
no-improved-already = { $unit } has a better cadre already.
no-cannot-convert = { $unit } cannot be converted to anything larger.
no-converted-already = { $unit } was converted this turn.
no-out-of-supply = { $unit } is out of supply.
no-leader-buys = That is for the player who leads the side.
no-no-assets-event = This turn's event forbids buying asset points.
no-market-closed = The last price for an { $asset } point was not paid: no more of them this turn.
no-no-port = Your units occupy no port.
no-no-marker = No { $asset } marker is left.
no-rule-off = That optional rule is not in use: it is chosen when a match is made.
no-city-not-held = Your units do not occupy { $place }.
no-fortified = { $place } is fortified already.
no-no-forts-left = All { $most } fortifications are on the map.
no-grant-too-small = { $seat } must be given at least { $least } EP, one for each faction to be served.
no-doctrine-holds = Your doctrine must be kept until turn { $until } has ended.
no-no-such-transport = Your side has no such transport.
no-no-transport-event = This turn's event forbids that transport.
no-transport-used = No more can go that way this turn: { $most ->
    [one] the limit is one unit, and it has gone
   *[other] the limit is { $most } units, and they have gone
 }.
no-carried-already = { $unit } was transported this turn.
no-only-brigades = Only brigades can be carried that way, not { $unit }.
no-not-in-morocco = { $unit } is not in Spanish Morocco.
no-morocco-no-port = Spanish Morocco is no port for this: units leave it by air, or by sea to a Mediterranean port.
no-not-in-city = { $unit } must stand in a city, not at large.
no-not-in-port = { $unit } must stand in a port on the right coast.
no-no-destination = There is no city of yours where { $unit } could arrive.
no-no-friendly-port = { $place } is no port that your units occupy on the right coast.
no-no-cargo = There are no armor or artillery points in the city of { $place }.
no-no-other-port = You occupy no other port on that coast.
no-sets-out-there = It sets out from { $place }.
no-home-too-far = { $place } is more than one region away from the capital of { $unit }.
no-no-such-cargo = There is no { $asset } point in the city of { $place }.
no-empty-ship = Load at least one point in { $place }: a ship without a unit does not sail empty.
no-too-many-units = At most { $most } units in a battlegroup of this side.
no-no-mix-radicals = Anarchist and POUM units do not serve beside Popular Army or International Brigade units.
no-no-mix-italians = Italian units serve only with Italian units.
no-nothing-of-yours = You have no units to regroup in { $place }: choose an area that holds some.
no-crowded-city = Only one battlegroup may be in the city of { $place }: put the others at large or together.
no-enough-shifts = { $most } changes are enough for one phase: put right what must be, then go on.
no-alone-already = { $unit } is a battlegroup of its own.
no-no-such-group = There is no such battlegroup any more.
no-other-area = { $unit } and { $group } are in different areas: units do not change area here.
no-same-group = { $unit } is there already.
no-enemy-group = { $group } is the enemy's: choose a battlegroup of your own.
no-ally-group = { $group } is commanded by { $seat }: most of its units are.
no-enemy-unit = { $unit } is the enemy's: choose a unit of your own.
no-ally-unit = { $unit } belongs to { $seat }.
no-off-the-map = { $unit } is not on the map: choose a unit that is.
no-box-no-group = { $unit } is in Spanish Morocco, where there are no battlegroups: take it across first.
no-there-already = { $group } is there already: choose another place.
no-enemy-in-city = Enemy units hold the city of { $place }: stay at large, and attack it from there.
no-city-taken = Another of your battlegroups is in the city of { $place }, and one is the most: stay at large.
no-no-asset = { $group } has no { $asset } point.
no-area-not-open = You are regrouping in { $place }: leave it first.
no-moved-already = { $group } has moved this phase, or was dropped off.
no-purged-units = { $group } holds units of a faction purged this turn: it may neither move nor attack.
no-no-orders = Command control: no orders are left this turn.
no-must-stop = { $group } has entered an area with enemy units and must stop there.
no-too-far-from-home = { $place } is more than one region away from the capital of a Gobernito unit in { $group }.
no-enemy-to-enemy = { $group } cannot go straight from one area with enemy units to another: it must pass one without.
no-no-way = { $group } cannot reach { $place }: areas with enemy units bar the way.
no-not-adjacent = { $place } does not border the area: march from area to area.
no-been-there = { $group } has passed { $place } already.
no-on-the-march = { $group } has begun its move: end it somewhere.
no-nothing-to-drop = { $group } has nothing left that it could drop off.
no-not-with-it = { $unit } is not with { $group }: choose among what stands there.
no-no-dropping-here = { $group } can drop nothing here: the rest of it could not move on, and dropping belongs to a move.
no-one-in-city = A city takes one battlegroup: in { $place } another can only stand at large.
no-drop-first = Drop a first battlegroup here before another.
no-never-morocco = Nothing ever moves into Spanish Morocco.
no-attacked-already = { $group } has attacked already in this phase.
no-no-enemy-here = No enemy stands in { $place }.
no-assets-only = { $group } has no units: asset points alone do not attack.
no-disrupted-units = { $group } holds disrupted units: all its units attack together or not at all.
no-own-group = { $target } is your own: choose a battlegroup of the enemy.
no-other-area-target = { $target } is in another area than { $group }: a battlegroup attacks where it stands.
no-did-not-attack = { $target } did not attack in the Combat Phase, so it cannot be counterattacked.
no-too-many-planes = { $most ->
        [one] One air point is
       *[other] { $most } air points are
    } the most here: one for each unit of the battlegroup, and one in a breakthrough.
no-no-planes-ready = { $ready ->
        [0] No air point is ready
        [one] Only one air point is ready
       *[other] Only { $ready } air points are ready
    }: each flies once a turn.
no-too-many-assets = { $group } uses { $most } armor and artillery points together at most: one for each unit.
no-too-few-points = { $group } has { $have ->
    [0] no { $asset } point
    [one] one { $asset } point
   *[other] { $have } { $asset } points
 }.
no-useless-points = Your doctrine gives { $asset } points no effect here.
no-share-points = { $points ->
        [one] The column goes to one of the two results, whole
       *[other] All { $points } columns must be shared out between the two results
    }.
no-just-beaten = { $target } has just been beaten: a breakthrough strikes another battlegroup.
no-taken-already = { $unit } goes along already.
no-van-empty = At least one unit must go along.
no-not-the-victor = { $group } did not win { $place }.
no-fort-did-not-attack = Only a battlegroup that attacked can be counterattacked, not a fortification.
no-no-lone-fort = There is no enemy fortification in { $place } without units for { $group } to take.
no-not-in-area = { $group } is not in { $place }.
no-no-units = { $group } has no units.
no-other-faction = { $unit } is not meant: the event takes units from these only: { $faction }.
no-withdraw-more = At least { $least } must be withdrawn.
no-not-a-radical = { $unit } is not meant: the event strikes Anarchist or POUM units.
no-disrupted-already = { $unit } is disrupted already.
no-not-its-side = { $group } is not meant: the event strikes the { $side }.
no-not-in-a-city = { $group } is not meant: the event strikes a battlegroup in a city.
no-not-in-mountains = { $group } is not meant: the event strikes a battlegroup at large in the mountains.
no-too-few-losses = The losses must come to { $number }, these come to { $cf }: add some.
no-more-than-needed = The losses must come to { $number }, and one of these is more than is needed: leave it out.
no-no-brigade-left = No brigade counter of the faction is left to replace it.
no-no-such-step = { $unit } cannot come down to that: { $becomes }.
no-equal-losses = Name equal units in their order, and points after units.
no-step-by-step = One step at a time: { $unit } must come down to the next smaller size first.
no-required-losses = The losses must come to { $number }: a unit of the best cadre and an armor point that helped must be among them, and nothing more than needed.
no-exchange-more = Remove at least one step in each round.
no-exchange-required = A unit of the best cadre and an armor point that helped must be among what you remove.
no-in-city = { $group } is in the city of { $place }: only battlegroups at large counterattack.
no-was-attacked = { $group } was attacked in the Combat Phase.
no-frozen = Guerrillas hold the battlegroups in { $place } down this player turn.
no-no-attacker-here = No enemy battlegroup in { $place } attacked in the Combat Phase.
no-no-guerrillas-side = Only the Government has guerrillas.
no-no-guerrillas-yet = Guerrillas act from turn { $turn } on.
no-guerrillas-done = The guerrillas have struck this turn.
no-own-region = { $place } lies in a region you control.

## What a thing is, and when it counts

group-garrison = { $side } garrison of { $place }
group-column = { $side } column at { $place }
group-garrison-of = { $side } garrison of { $place } ({ $what })
group-column-of = { $side } column at { $place } ({ $what })
group-gone = a battlegroup that is gone
group-number = no. { $number }
units-brigade = { $count ->
    [one] 1 { $of } brigade
   *[other] { $count } { $of } brigades
 }
units-division = { $count ->
    [one] 1 { $of } division
   *[other] { $count } { $of } divisions
 }
points-in = { $count ->
    [one] 1 { $asset } point
   *[other] { $count } { $asset } points
 }
fort-of = the fortification of { $place }
points-of = { $asset-id ->
    [armor] Armor
    [artillery] Artillery
   *[other] { $asset }
 } of { $group }
a-point = { $asset-id ->
    [german] A { $asset }
   *[other] An { $asset }
 } point
lost-fort = the fortification
a-fort = The fortification
point-at = the { $asset } point in { $place }
point-air = the air point
the-ship = the ship
no-own-later = { $thing } waits. Now it is { $now }. Units are paid for and carried in the Strategic Phase, grouped in the Organization Phase, and move and attack in your player turn.
no-own-in-box = { $thing } is in Spanish Morocco: it crosses by air or sea, at the end of the Strategic Phase.
no-enemy-in-box = { $thing } is in Spanish Morocco, where nobody can attack it.
no-enemy-piece = { $thing } is the enemy's, in { $place }. Attack it in your Combat Phase with a battlegroup in the same area.
no-ally-piece = { $thing } is played by { $seat }.
no-in-battle = { $thing } is in this battle: answer first what is asked about it.
no-not-in-battle = { $thing } takes no part in this battle.
no-to-be-placed = { $thing } waits for its place: choose that.
no-gone-for-good = { $thing } has left the game for good.
no-to-be-rebuilt = { $thing } was eliminated. It can be rebuilt in the Strategic Phase.
no-to-be-created = { $thing } has not been made, or was replaced by another counter. Units are created in the Strategic Phase.
no-place-later = { $place }{ $apart ->
    [yes] { " " }in { $region }
   *[other] {""}
 }, { $holder-id ->
    [nobody] a city that nobody occupies
   *[other] held by the { $holder }
 }. Battlegroups go from area to area in the Movement Phase; new units appear in cities that are held, in the Strategic Phase.
no-morocco-box = Spanish Morocco belongs to the Rebel. Units leave it by air or sea in the Strategic Phase; nothing ever moves in.
no-power-later = { $country } { $level ->
    [N] is neutral
    [S] supports the { $side }
   *[I] intervenes for the { $side }
 }. Its marker can be moved by an attempt to influence it, in the Political Phase.
no-region-later = { $region } is { $holder-id ->
    [nobody] contested
   *[other] controlled by the { $holder }
 }. Control is settled at the end of each turn.
no-faction-later = { $faction }: units are created and rebuilt in the Strategic Phase.
no-support-marker = Political support of the { $side }: { $level }. At 0 the war is lost.
no-support-track = Political support: at 0 the war is lost.
no-foreign-track = The foreign powers: neutral in the middle, from there to support and to intervention for either side.
no-ep-count = Equipment points of the { $side }: { $ep }. They are spent in the Strategic Phase, and on major offensives.
no-supply-shown = This shows where { $side } units are in supply: in and next to regions it controls, and contested areas whose city it holds.
no-turn-marker = Turn { $turn } of { $of }. After the last one the Government has won.
no-air-later = The { $side } has { $ready } of these air points ready. They are used in battles, each once a turn.
no-air-used = These air points of the { $side } have been used. They are ready again next turn.
no-only-shown = That is only there to be read.

## Odds

odds-battle = { $group } against { $target }
odds-influence = Influence on { $country }
odds-purge = The price of a purge in support
odds-guerrilla = Guerrilla attack
odds-price = The price of an { $asset } point
line-strength = Strength
line-column = Odds
line-final = Column used
line-price = Price in support
line-dice = Dice
line-regions-gained = Regions gained
line-regions-more = More regions than the enemy
line-regions-lost = Regions lost, or fewer than the enemy
shift-cadre = Cadre
shift-high-support = High support
shift-low-support = Low support
shift-city = City
shift-mountain = Mountain
shift-fort = Fortification
shift-winter = Winter
shift-event = Event
drm-air = Air points
drm-armor = Armor points
drm-artillery = Artillery points
drm-opposed = A rival power helps the enemy
drm-helps-enemy = It helps the enemy
drm-extra-dice = Extra dice
outcome-result = Attacker loses { $ours ->
        [-1] all
       *[other] { $ours }
    }, defender { $theirs ->
        [-1] all
       *[other] { $theirs }
    }{ $points ->
        [0] {""}
       *[other] ; { $points } to choose
    }
outcome-exchange = Exchange
outcome-boxes = { $boxes ->
    [-1] One box the wrong way
    [0] No change
    [one] One box
   *[other] Two boxes
 }
outcome-sum = { $low } to { $high }
outcome-price = { $price } EP, or leave it; { $left } EP left
outcome-too-dear = More than your { $have } EP: the market closes
outcome-guerrilla = Success
outcome-nothing = Nothing
outcome-collapse = The price brings your own support to 0
note-best-van = With the best units that may go along; choose them next.
note-starved = Units out of supply attack at half strength.
note-before-support = With all your asset points, before the enemy's.
note-before-enemy = Before the enemy's asset points.
note-all-guns = With all your artillery points.

## The end

over-collapse = { $side-id ->
    [government] The political support of the Rebel has collapsed: the Government wins.
   *[rebel] The political support of the Government has collapsed: the Rebel wins.
 }
over-survived = The Republic still stands in April 1939: the { $side } wins.
over-resigned = The other side has given up: the { $side } wins.

## The other side's turn

fight-event = The random event
fight-event-amount = The size of the event
fight-aid = Support from foreign aid
fight-foreign-ep = Foreign EP
fight-price = The price of an asset point
fight-blockade = The blockade
fight-doctrine = A new doctrine
fight-command = Orders for the first turn
fight-guerrilla = The guerrilla attack
fight-recovery = Recovery
fight-turn-end = The end of the turn
story-organized = { $seat } organizes { $count ->
    [one] one battlegroup
   *[other] { $count } battlegroups
} { $where ->
    [1] at { $places }
    [2] at { $places }
    [3] at { $places }
    [4] at { $places }
   *[other] in { $where } areas
}.
story-converted = { $seat } converts { $count ->
    [one] one unit
   *[other] { $count } units
} into larger ones.
verdict-table = { $result ->
    [X] An exchange: both sides lose by turns.
   *[other] Losses { $result }: to be taken now.
 }
verdict-combat = { $attacker } loses { $ours ->
        [one] one combat factor
       *[other] { $ours } combat factors
    }, { $defender } { $theirs ->
        [one] one
       *[other] { $theirs }
    }.{ $out-id ->
        [attacker] { " " }The attackers are no more.
        [defender] { " " }The defenders are no more.
        [both] { " " }Both are no more.
       *[nobody] {""}
    }
verdict-turn = Support: Government { $government-change }, Rebel { $rebel-change }.{ $government-count ->
        [0] {""}
        [1] { " " }To the Government: { $government-regions }.
        [2] { " " }To the Government: { $government-regions }.
        [3] { " " }To the Government: { $government-regions }.
       *[other] { " " }To the Government: { $government-count } regions.
    }{ $rebel-count ->
        [0] {""}
        [1] { " " }To the Rebel: { $rebel-regions }.
        [2] { " " }To the Rebel: { $rebel-regions }.
        [3] { " " }To the Rebel: { $rebel-regions }.
       *[other] { " " }To the Rebel: { $rebel-count } regions.
    }{ $nobody-count ->
        [0] {""}
        [1] { " " }Now contested: { $nobody-regions }.
        [2] { " " }Now contested: { $nobody-regions }.
        [3] { " " }Now contested: { $nobody-regions }.
       *[other] { " " }Now contested: { $nobody-count } regions.
    }

## Winning, losing, what it costs

aim-collapse = The support of the { $side } falls to 0.
aim-survive = The Government's support is above 0 when turn { $turn } ends.
part-region = { $region }
chart-combat = Combat results: attacker's and defender's losses
warn-inter-phase = The regions may cost up to { $most } support at the end of this turn; you have { $level }.
cure-regions = Units in the cities of { $regions }.
warn-clock = { $turns ->
    [one] This is the last turn: when it ends the Government has won. Its support is { $level }.
   *[other] { $turns } turns are left, then the Government has won. Its support is { $level }.
}
cure-clock = Take regions: they cost support, units hardly do.
warn-unserved = { $factions } have got no unit: ending the spending costs { $cost } support.
cure-unserved = A new or rebuilt unit for each of them; a brigade costs 1 EP.
warn-left-over = { $ep } replacement EP would be lost: they cannot be saved.
warn-to-zero = This may cost up to { $most } support and you have { $level }: at 0 you lose at once.
cure-dice = Fewer extra dice, or none.
warn-purge = The units of the { $faction } may not move or attack this turn, and are never built again.
warn-half = { $group } attacks at half strength.
warn-region = Your last units leave { $region }: it would be lost.
cure-region = Leave a brigade in the city.
warn-low = Your support is { $level }: at { $low } or less all your attacks go one column left, units recover less often and fewer replacements come.
cure-low = Win support: foreign aid, more regions than the enemy, his divisions destroyed.
warn-to-low = This may cost up to { $most } of your { $level } support: at { $low } or less all your attacks go one column left, units recover less often and fewer replacements come.
warn-capital-open = The city of { $place } stands empty and the Rebel can walk in: then all { $factions } units are out of supply, wherever they are.
warn-capital-weak = The Rebel can reach { $place } with a force that would probably take it: then all { $factions } units are out of supply, wherever they are.
cure-capital = A battlegroup in the city of { $place }, or a stronger one.
warn-ep-city = { $place } would stand empty: it brings { $ep } EP next turn to the side that occupies it.
cure-city = Leave a unit in the city.
warn-last-port = Without a port no foreign EP, no asset points and no foreign troops reach you.
cure-last-port = Keep, or take, one port.
warn-ctv = You occupy no Mediterranean port: if Italy intervenes now, its corps cannot land and never comes.
cure-ctv = First occupy one of { $places }.
warn-division = { $faces ->
    [one] On one face of the die
    [6] On every face of the die
   *[other] On { $faces } faces of the die
} { $group } loses a division at least: that costs you support, and the enemy gains by it.
brings-strength = Strength { $strength }
brings-convert = The next larger kind of unit
brings-improve = One cadre level more
brings-replenish = Back to full strength
brings-fort = Attacks on the city lose a column
brief-government = You hold Madrid, Barcelona, Valencia and Bilbao, and six factions that want to be fed. Last until April 1939 with support above 0 and you have won, whatever is lost on the map.
brief-rebel = You hold the north-west, Zaragoza and Sevilla; your best brigades sit in Morocco without a port. Only breaking the Government's support wins: land is worth what it costs in support.
first-factions = Give each minor faction a brigade: five EP, and no support is lost.
first-malaga = Keep Málaga, Jaén and Almería in the cities: three cities make Upper Andalusia sure, and Málaga shuts the sea way from Morocco.
first-borders = Hold Bilbao, San Sebastián and Badajoz: each keeps a shared region open.
first-bridge = Fly two brigades of the Army of Africa to Sevilla or Córdoba.
first-port = Take Málaga: ships from Morocco need a port on the Mediterranean.
first-region = Take Badajoz or San Sebastián, each held by one brigade: a region each.

# Words of the printed tables.
chart-units = What units cost, in equipment points
chart-acts = What else costs equipment points
cell-create = new
cell-rebuild = rebuilt
cell-brigade = Brigade
cell-one-step-division = One-step division
cell-two-step-division = Two-step division
cell-ep = points
cell-replenish = Replenish a remnant
cell-improve = Improve a cadre
cell-fortify = Build a fortification
cell-offensive = Major offensive
cell-guerrilla = Guerrilla attack

## Standing orders

order-air = They attack, and you may send air points
order-air-none = Send none
order-air-best = Send what helps most
order-guns = They attack, and you may use armor and artillery
order-guns-none = Use none
order-guns-best = Use what helps most

## What a forecast looks at

feature-support = popular support
feature-despair = how near a side is to collapse
feature-cities = cities occupied
feature-rich-cities = cities that pay
feature-ports = ports
feature-regions = regions controlled
feature-forces = combat factors on the map
feature-divisions = divisions
feature-shaken = disrupted units
feature-in-africa = units still in Africa
feature-friends = friends abroad
feature-intervention = foreign intervention
feature-money = equipment points
feature-guns-and-tanks = artillery and armor
feature-air = air points
feature-losses = losses of this turn
feature-threatened = Government cities under threat
feature-threatening = Rebel cities under threat

## The board in the terminal

board-turn = Turn { $turn } of { $last }: { $date }{ $winter ->
    [yes] , winter
   *[no] { "" }
}
board-side = { $side }: support { $support }, EP { $points }, regions { $regions }, cities { $cities }, air { $ready } ready, { $used } used{ $condor-id ->
    [ready] ; the Condor Legion is ready
    [used] ; the Condor Legion is used
   *[none] { "" }
}
board-powers = Powers: { $powers }
board-purged = Purged: { $factions }
board-region = { $region } ({ $control-id ->
    [contested] contested
   *[other] { $control }
})
board-morocco = Spanish Morocco: { $units }
board-fort = fort, { $side }
board-group = { $group } { $side } { $city ->
    [yes] city
   *[no] at large
}
