### Crusade and Revolution

game-about = The whole war in eighteen turns, driven by cards. Each card is operations, redeployment, replacements or an event, never two at once. The Nationalists march on Madrid, the north falls or holds, and Republican morale decides how long the Republic can fight.

## Who plays

side-nat = Nationalist
side-rep = Republican
seat-nat = Nationalist
seat-rep = Republican

## Set-ups and options

scenario-campaign = Campaign
scenario-campaign-about = August 1936 to April 1939, turns 1 to 18. The Nationalists need 20 victory points; 19 is a draw.
scenario-war-of-the-columns = War of the Columns
scenario-war-of-the-columns-about = The race for Madrid, turns 1 to 5. The Nationalists need 11 victory points; 10 is a draw.
scenario-collapse-of-the-northern-front = Collapse of the Northern Front
scenario-collapse-of-the-northern-front-about = March 1937 to February 1938, turns 6 to 11. The Nationalists need 14 victory points; 13 is a draw.
scenario-two-years-of-war = Two Years of War
scenario-two-years-of-war-about = From March 1937 to the end, turns 6 to 18. The Nationalists need 20 victory points; 19 is a draw.
option-corridor = Corridor of Grado
option-corridor-about = Oviedo and the Leitariegos pass are joined for Nationalist supply and redeployment while the Nationalists hold both.

## Phases

turn-label = Turn { $turn }: { $date }
phase-draw = Draw
phase-action = Action round { $round }
phase-operation = Operation, round { $round }
phase-combat = Combat, round { $round }
phase-redeployment = Redeployment, round { $round }
phase-attrition = Attrition
phase-status = War status
phase-replacement = Replacements
phase-end = End of turn
phase-corps = Deployment of corps

## On the table

status-vp = Victory points
status-rm = Republican morale
status-strait = Control of the Strait
status-government = Government
status-command = Nationalist command
status-war-phase = Phase of the war
status-rp-nat = Nationalist replacements
status-rp-axis = Axis replacements
status-rp-rep = Republican replacements
status-rp-sov = Soviet replacements
status-works-nat = Position markers left
status-works-rep = Position markers left
status-ammo = Ammunition shortage in the north
status-winter = Winter
status-madrid = Madrid: priority objective
status-siege-simancas = Siege of the Simancas Quarter
status-siege-cabeza = Siege of Santa María de la Cabeza
status-siege-alcazar = Siege of the Alcázar
note-build = Next building roll here: { $drm }
track-turns = Turns
track-records = General records
track-madrid = Madrid: priority objective
track-actions = Action chart
tray-reserve-nat = Nationalist reserve
tray-eliminated-nat = Nationalist eliminated units
tray-morocco = Army of Africa
tray-returning-nat = Over the Portuguese border
tray-reserve-rep = Republican reserve
tray-eliminated-rep = Republican eliminated units
tray-returning-rep = Over the French border
zone-hand-nat = Nationalist hand
zone-hand-rep = Republican hand
zone-draw-nat = Nationalist draw pile
zone-draw-rep = Republican draw pile
zone-discard-nat = Nationalist discard pile
zone-discard-rep = Republican discard pile
zone-retained-nat = Nationalist combat cards face up
zone-retained-rep = Republican combat cards face up
zone-removed-nat = Nationalist cards out of the game
zone-removed-rep = Republican cards out of the game
overlay-supply-nat = Nationalist supply
overlay-supply-rep = Republican supply
mark-position = Position
mark-trench = Trench
mark-siege = Siege
mark-isolated = Isolated space
mark-bonus = Counterattack bonus
mark-activated = Activated for movement
mark-attack = Activated for combat
mark-barred = Under French threat
mark-limited-supply = Limited supply over the border
mark-out-of-supply = Out of supply
mark-reduced = Reduced
mark-moved = Moved
mark-attacked = Has fought
mark-retreated = Has retreated
mark-used = Used this round
band-inf = Infantry
band-mil = Militia
band-cav = Cavalry
band-pol = Police
band-afr = Army of Africa
band-ita = Italian
band-cv-33 = Italian tanks
band-pz-i = German tanks
band-ins = Insurrection
band-rpa = Popular Army
band-int = International Brigades
band-t-26 = Soviet tanks
band-corps = Army corps
band-navarre = Navarre
band-italian = Italian
band-german = German
band-catalan = Catalan
band-asturias = Asturias
band-santander = Santander
band-basque = Basque Country
card-values = { $ops } operations or { $sr } redeployment
card-rp = Replacements: { $own } { $a }, { $allied } { $b }
card-asterisk = Leaves the game once played as an event
card-text = { $text }

## Asks

ask-discard = You may discard combat cards before you draw.
ask-redraw = Your hand has no corps. Draw a new hand?
ask-arrive = Where does { $unit } land?
ask-action = Round { $round }: play a card, or take one automatic operation.
ask-activate = Activate a space: { $points } operations left.
ask-move = Move units or build with one of each activated space.
ask-march = Move { $unit }: { $mf } movement left.
ask-cull = Too many units in { $place }: which one goes?
ask-attacks = Choose a combat.
ask-designate = Who attacks { $place }?
ask-bonus = Use the bonus of { $card } for the attack on { $place }? { $left } left.
ask-combat-cards = Combat cards for { $place }.
ask-defect = Which unit defects?
ask-losses = { $left } still to absorb at { $place }: who loses the next step?
ask-replace = Which division replaces { $unit }?
ask-spare = Which lost step is restored?
ask-stand = Retreat { $spaces } from { $place }, or lose a step and stand?
ask-withdraw = Which unit retreats next?
ask-retreat = Where does { $unit } retreat?
ask-advance = Advance after the combat for { $place }?
ask-redeploy = Redeploy units: { $points } points left.
ask-redeploy-to = Where does { $unit } go?
ask-replacements = Spend replacements: { $own } own, { $allied } allied.
ask-place-corps = Where is { $unit } put?
ask-place-unit = Where does { $unit } enter?
ask-event-order = Does the division leave before or after the corps are deployed?
ask-disband = Which division is given up for the new corps?
ask-reward = Which victory earns the bonus?
ask-give-up = Which unit is lost?
ask-reduce = Which unit loses a step?
ask-shake = Where do men desert?
ask-trench = Where is the trench put?
ask-beach = Where does the landing go ashore?
ask-lander = Which division lands?
ask-ashore = Mallorca cannot hold all: who re-embarks?
ask-raze = Remove your own positions or trenches?
ask-corps = Deploy an army corps.
ask-corps-at = Where is { $unit } deployed?
ask-make-room = Which division leaves { $place } for the reserve?
ask-muster = The reserve is short: which division goes there?
ask-militarize = Turn militia into Popular Army? { $left } more may be.

## Options

do-discard = Discard { $a }
do-redraw = Show the hand and draw anew
do-keep = Keep the hand
do-land = { $a }
do-ops = { $a }: { $value } operations
do-sr = { $a }: { $value } redeployment
do-sr-unit = Redeploy { $a }
do-rp = { $a }: replacements { $value }
do-event = { $a }: event
do-auto = Automatic operation
do-done = Done
do-activate-move = { $a }: movement
do-activate-attack = { $a }: combat
do-move = Move { $a }
do-build = Build with { $a }
do-step = To { $a }
do-stop = Stop here
do-cull = Eliminate { $a }
do-attack = Attack { $a }
do-assault = Assault the siege in { $a }
do-with = { $a } joins
do-fight = Fight
do-use-bonus = Use it here
do-no-bonus = Not here
do-play = Play { $a }
do-claim-armor = Claim the armor bonus
do-defect = { $a } defects
do-lose = { $a } loses a step
do-replace = { $a } takes its place
do-spare = Restore { $a }
do-stand = Stand: { $a } loses a step
do-retreat = Retreat
do-withdraw = { $a } goes next
do-path = By { $places }
do-advance = { $a } to { $b }
do-to = { $a }
do-to-reserve = To the reserve
do-special = { $a } crosses the border
do-restore = Restore { $a } ({ $b })
do-rebuild = Rebuild { $a } ({ $b })
do-relieve = Strengthen the { $a }
do-place = { $a }
do-disband = Give up { $a }
do-disband-before = Before
do-disband-after = After
do-reward = { $a }
do-give-up = { $a }
do-reduce = { $a } loses a step
do-shake = { $a }
do-trench = Trench in { $a }
do-beach = Beside { $a }
do-send = { $a }
do-reembark = { $a } re-embarks
do-raze = Remove the works in { $a }
do-deploy = { $a }
do-at = { $a }
do-send-back = { $a } to the reserve
do-muster = { $a }
do-militarize = { $a } becomes Popular Army

## Dice

roll-build-position = a position
roll-build-trench = a trench
roll-fire = fire
roll-assault = an assault

## What happened

event-turn = Turn { $turn } begins.
event-war-phase = A new phase of the war: { $phase }. New cards are shuffled in.
event-shuffled = { $side } shuffles { $count } cards.
event-drew = { $side } draws { $count } cards: { $cards }.
event-discarded = { $side } discards a combat card: { $card }.
event-shown = { $side } shows { $cards } and draws anew.
event-action = { $use-id ->
    [auto] Round { $round }: { $side } takes an automatic operation.
    [ops] Round { $round }: { $side } plays a card for operations.
    [sr] Round { $round }: { $side } plays a card for redeployment.
    [rp] Round { $round }: { $side } plays a card for replacements.
   *[other] Round { $round }: { $side } plays a card as an event.
}
event-event = { $side } plays { $card } as an event.
event-card-removed = { $card } leaves the game.
event-arrived = { $unit } lands in { $place }.
event-afr-waits = { $unit } finds no place to land and stays in Morocco.
event-activated = { $place } is activated ({ $kind }).
event-moved = { $unit } moves from { $start } to { $place }.
event-captured = { $side } takes { $place }.
event-vp = Victory points { $change }, now { $vp } ({ $why }).
event-rm = Republican morale { $change }, now { $rm } ({ $why }).
event-works-gone = The { $works } in { $place } is removed.
event-liberated = The siege in { $place } is relieved: { $siege }.
event-not-isolated = { $place } is no longer isolated.
event-now-oos = { $place } is out of supply from now on.
event-ammo-ends = The ammunition shortage of the north is over.
event-madrid = Madrid, priority objective: now { $level }.
event-strait = The Strait is now { $side }.
event-builds = { $unit } stays in { $place } to build.
event-built = { $place } has a { $works }.
event-build-failed = { $unit } fails to build in { $place }; the next try has { $drm }.
event-culled = { $unit } is one too many in { $place } and is eliminated.
event-attack = { $attacker } attacks { $place } with { $units }; it is defended by { $defenders }.
event-bonus-used = { $card } supports the attack on { $place }.
event-combat-card = { $side } uses { $card }.
event-armor = { $side } claims the armor bonus.
event-defected = { $unit } defects.
event-fire = { $side } fires: strength { $strength }, column { $column } of the { $table } table after a shift of { $shift }; die { $die } with { $drm } gives { $ln }.
event-step-lost = { $unit } loses a step.
event-eliminated = { $for_good ->
    [yes] { $unit } is eliminated for good.
   *[no] { $unit } is eliminated.
}
event-replaced = { $unit } is replaced by { $by } in { $place }.
event-phantom = { $side } has no division to replace a corps: the loss is absorbed all the same.
event-caught = { $unit }, which had retreated, is caught and eliminated.
event-spared = The step of { $unit } is restored.
event-outcome = Combat for { $place }: loss numbers { $ln }. { $winner-id ->
    [nat] The Nationalists win.
    [rep] The Republicans win.
   *[other] Nobody wins.
}
event-stood = { $unit } pays for the stand in { $place }: there is no retreat.
event-retreated = { $unit } retreats to { $places }.
event-no-retreat = { $unit } cannot retreat from { $place } and is lost for good.
event-advanced = { $unit } advances to { $place }.
event-assault = Assault on the { $siege } in { $place }: die { $die } with { $drm }; { $success ->
    [yes] it succeeds.
   *[no] it fails.
}
event-siege-weaker = The { $siege } can resist { $resist } more.
event-siege-stronger = The { $siege } is strengthened and can resist { $resist }.
event-surrender = The { $siege } surrenders.
event-redeployed = { $unit } is redeployed to { $place }.
event-to-reserve = { $unit } goes to the reserve.
event-interned = { $unit } crosses the border; back from turn { $turn }.
event-starved = { $unit } in { $place } is out of supply and is lost for good.
event-rp-change = { $pool } replacements { $change }: { $rp } left.
event-rp-gain = { $pool } replacements +{ $amount }.
event-restored = { $unit } is restored.
event-rebuilt = { $unit } is rebuilt.
event-entered = { $unit } enters the game: { $place }.
event-disbanded = { $unit } is given up for good.
event-bonus-marker = { $card } is rewarded in { $place }.
event-beach-head = A beach head lies beside { $place }.
event-beach-gone = The beach head beside { $place } is gone.
event-deadline = The time of the landing in Mallorca is up. { $won ->
    [yes] The island is Republican.
   *[no] The island was not taken.
}
event-threat = France threatens to step in. Until the end of turn { $turn } these are out of Nationalist reach: { $places }.
event-militarized = { $unit } becomes { $by }.

## How it ends

over-morale = Republican morale stands at { $rm } on turn { $turn }: { $winners } wins at once.
over-cities = { $winners } controls all six main cities and wins at once.
over-coup = Casado's coup: the Republic gives up.
over-points = { $vp } victory points: { $winners } wins.
over-draw = { $vp } victory points: a draw.
over-resigned = { $seat } gives up.

## Odds

odds-combat = The combat for { $place }
odds-assault = The assault on the { $siege }
odds-build = Building a { $works } in { $place }
odds-strength = { $role-id ->
    [attacker] Attacker's strength
   *[defender] Defender's strength
}
odds-column = { $role-id ->
    [attacker] Attacker's column, { $table } table
   *[defender] Defender's column, { $table } table
}
odds-shift = { $role-id ->
    [attacker] Attacker's shift: { $what }
   *[defender] Defender's shift: { $what }
}
odds-drm = { $role-id ->
    [attacker] Attacker's die: { $what }
   *[defender] Defender's die: { $what }
}
odds-pair = Attacker inflicts { $attacker }, Defender { $defender }. { $winner-id ->
    [nat] Nationalists win, retreat { $retreat }.
    [rep] Republicans win, retreat { $retreat }.
   *[other] Nobody wins.
}
odds-win = The Attacker wins { $win } %, a tie { $tie } %, loses { $lose } %.
odds-with-card = With { $card }: wins { $win } %, a tie { $tie } %, loses { $lose } %.
odds-fire-first = { $side } fires first; the other answers with what is left.
odds-assault-drm = Die of the assault
odds-build-drm = Die of the building
odds-success = Success
odds-failure = Failure

## Why not

no-absorbs-less = { $unit } cannot take this step: another way absorbs more of the { $left } still open.
no-advanced-already = { $unit } has already advanced.
no-afr-not-due = { $unit } is not due in Spain yet; it arrives by the schedule.
no-afr-place = The Army of Africa lands only in a supplied Nationalist Sevilla or Cádiz with room, not in { $place }.
no-air-bridge-first = Air Bridge must be the first play of the match, as an event. { $card } has to wait.
no-already-activated = { $place } is already activated in this round.
no-already-moved = { $unit } has ended its move in this round.
no-already-there = { $unit } is already in { $place }.
no-ammo-shortage = Ammunition is short in the north: { $marked } is activated for combat already, so { $place } cannot be.
no-assault-from-inside = Only units in { $place } itself can assault the siege there; { $unit } is elsewhere.
no-attack-marker = { $unit } may pass { $place } but not stop there: it is activated for combat.
no-attack-markers-only = This event activates for combat only; nobody moves from { $place }.
no-attacked-already = { $place } was attacked in this round already.
no-beach-in-use = The beach head is on the map already; { $card } needs it.
no-blocked-by = { $card } can no longer be an event: { $by } was played.
no-cannot-replace = { $unit } cannot replace { $corps }: full divisions of its own kind in the reserve come first.
no-card-needs-enemy = { $card } needs an enemy unit of a certain kind in the combat for { $place }: { $needs }.
no-card-needs-own = { $card } needs an own unit of a certain kind in the combat for { $place }: { $needs }.
no-card-needs-river = { $card } needs an attack across a river; the attack on { $place } crosses none.
no-card-needs-target = { $card } does not fit { $place }.
no-card-not-yours = { $card } is not in your hand.
no-coast-closed = No landing beside { $place }: only the Mediterranean, and not from Algeciras westward once the Strait is Nationalist.
no-combat-only = { $card } is a combat card: it is an event only inside a combat.
no-corps-leaves-region = { $unit } is a regional corps and cannot end in another region: { $place }.
no-corps-needs-unit = { $unit } needs a space with an own unit, a supply source or Madrid; { $place } is none.
no-corps-not-by-sea = { $unit } is a corps, and corps never go by sea: { $place } is not joined by land.
no-corps-not-now = { $unit } cannot be deployed now.
no-corps-not-reserve = { $unit } is a corps; corps never go to the reserve.
no-corps-there = { $place } already has a corps; { $unit } must stand elsewhere.
no-corps-unsupplied = { $place } is not an own supplied space; { $unit } cannot stand there.
no-ctv-place = { $unit } needs a supplied Italian unit or a port; { $place } has neither.
no-enemy-there = Enemy units stand in { $place }; { $unit } cannot enter.
no-face-up-only = { $by } was played: only combat cards already face up may answer, and { $card } is in the hand.
no-far-from-home = { $unit } is cut off from the supply source of its region and takes no replacements.
no-first-loss = { $unit } cannot take this step yet: Army of Africa and armor that attack lose first where that absorbs as much.
no-forbidden-event = { $card } is forbidden by { $by }{ $turn ->
    [0] {""}.
   *[other] {" "}until turn { $turn }.
}
no-fought-already = { $unit } has fought in this round.
no-france-threatens = France threatens to step in: { $place } can be neither attacked nor entered.
no-full = { $place } is full: { $limit } units are the limit.
no-full-strength = { $unit } is at full strength.
no-has-trench = { $place } has a trench already.
no-in-this-attack = { $unit } is in this attack already.
no-isolated-division-only = The replacement point of an isolated space restores one division; { $unit } is a corps.
no-isolated-no-attack = { $place } is isolated: its units may move and build, not attack.
no-isolated-not-reserve = { $unit } is isolated and cannot go to the reserve.
no-isolated-one-rp = The isolated group of { $unit } has had its one replacement point this turn.
no-leaves-no-room = If { $unit } goes to { $place }, the other units of { $card } find no room.
no-leaves-region = { $unit } cannot end in { $place }: one division of its region is in another region already.
no-lf-too-big = { $unit } absorbs { $lf } with a step, more than the { $left } still open.
no-morale-too-high = { $card } needs morale of { $most } or less; it is { $rm }.
no-moved-cannot-build = { $unit } has moved and cannot build.
no-must-go-home = { $unit } must go back to its own region: more than one division of it is abroad.
no-must-leave = { $place } holds more than { $limit } units: one that can still move must leave.
no-needs-control = { $card } needs { $places } under { $side } control.
no-needs-control-any = { $card } needs one of { $places } under { $side } control.
no-needs-event = { $card } needs { $needs } to have been played as an event.
no-no-armor = No armor bonus in { $place }: it takes a full-strength tank unit, open ground without works, and no river.
no-no-assault = There is no siege to assault in { $place } now: it takes an own unit there that is activated for combat and has not fought.
no-no-attackers = Nobody attacks { $place } yet: name at least one unit.
no-no-border = { $card } needs an own supplied space on the border of { $country }.
no-no-cards-in-assault = { $card } cannot be used: there are no combat cards in an assault on a siege.
no-no-combat-card = { $card } is not one of your combat cards.
no-no-division-to-spend = { $card } costs a division, and no eligible one is left.
no-no-enemy-there = No enemy unit is in { $place }: there is nothing to attack.
no-no-landing-place = { $card } finds no coast in reach.
no-no-limited-supply = { $unit } is not out of supply beside a friendly border: special redeployment is not for it.
no-no-markers = All { $limit } position and trench markers are on the map.
no-no-mf = { $unit } has { $mf } movement and no more.
no-no-nat-coast = { $place } is no Nationalist coast.
no-no-ops-left = No operations are left for { $place }.
no-no-own-unit = You have no unit in { $place }.
no-no-reinforcements-turn-1 = { $card } has to wait: no reinforcements on turn 1.
no-no-replacements = { $unit } never takes replacements.
no-no-room-for-units = { $card } cannot be an event: its units find no legal room.
no-no-rp = A siege needs one Nationalist point; { $siege } cannot be paid for.
no-no-rpa = { $unit } is no Popular Army division of the reserve.
no-no-siege = The { $siege } is no longer besieged.
no-no-space-for-corps = { $unit } cannot be rebuilt: no legal space is open for it.
no-no-sr-left = Not enough redeployment points for { $unit }.
no-no-step-left = If { $unit } lost the step, no defender would be left.
no-no-such-unit = { $card } finds none of these on the map or in the reserve: { $units }.
no-no-trench-bilbao = { $unit } cannot dig in Bilbao: only the Iron Belt brings a trench there.
no-no-units-left = The units of { $card } are all in play or gone.
no-nobody-to-attack = No unit that may attack stands next to { $place }: it must be activated for combat and must not have fought.
no-north-duty = { $unit } must stand in or next to the northern regions still open: { $regions }. { $place } is not.
no-north-is-over = { $card } is too late: the Northern Front is gone.
no-north-isolated = The north is cut off: { $unit } cannot go to { $place }. Only regional units and two police divisions may be there.
no-not-activated-to-attack = { $unit } is not in a space activated for combat, so it cannot attack { $place }.
no-not-activated-to-build = { $unit } is not in a space activated for movement and cannot build.
no-not-activated-to-move = { $unit } is not in a space activated for movement.
no-not-adjacent = { $place } is not next to { $from }.
no-not-after-round = { $card } is an event only up to round { $round }.
no-not-after-turn = { $card } is an event only up to turn { $turn }.
no-not-balearic = { $unit } can never go to the Balearic Islands: { $place }.
no-not-before-turn = { $card } is an event only from turn { $turn } on.
no-not-by-this-event = { $unit } is not touched by this event.
no-not-connected = { $place } is not joined to { $unit } by own spaces.
no-not-disbanded = { $unit } cannot be given up for corps: it must be of an eligible kind, on the map in supply or in the reserve.
no-not-eliminated = { $unit } is not among your eliminated units.
no-not-for-corps = { $unit } cannot be put in { $place }: it takes an own supplied source or Madrid, with room.
no-not-from-reserve = { $unit } cannot come from the reserve to { $place }.
no-not-here-to-restore = { $unit } is neither on the map nor in your reserve.
no-not-in-combat = { $unit } takes no part in this combat.
no-not-in-that-space = { $unit } is no division in { $place }.
no-not-militarized = { $unit } cannot become Popular Army.
no-not-moved-yet = { $unit } has been picked up: move it at least one space.
no-not-needed = { $unit } does not help to fill the reserve.
no-not-on-the-way = { $unit } cannot advance to { $place }: only into the space attacked, or one the enemy left in a long retreat.
no-not-overstacked = { $unit } is not in { $place }.
no-not-placed-there = { $unit } cannot enter in { $place } by { $card }.
no-not-retreating = { $unit } does not retreat.
no-not-to-reserve = { $unit } cannot go to the reserve from here.
no-not-to-sr = { $unit } is not yours to redeploy.
no-not-your-works = You have no position or trench in { $place }.
no-nothing-to-do = { $card } would have no effect now and cannot be an event.
no-nowhere-to-go = { $unit } has no legal move from { $place }.
no-nowhere-to-sr = { $unit } has nowhere to redeploy to.
no-one-afr = One unit of the Army of Africa per card on turns 1 and 2; { $unit } has to wait.
no-one-builder = One unit is building in { $place } already.
no-one-counterattack = One strategic counterattack a turn: { $by } was played, { $card } must wait.
no-one-reinforcement = A { $type } reinforcement was played this turn; { $card } must wait.
no-one-sr = { $unit } has redeployed in this round.
no-one-step-unit = { $unit } has one step and cannot cross the border.
no-only-combat-cards = { $card } is no combat card: only those may be discarded.
no-oos-cannot-build = { $unit } in { $place } is out of supply and cannot build.
no-oos-no-attack = { $place } is out of supply: it cannot be activated for combat.
no-oos-no-card = { $card } cannot be used: a unit of your side in this combat is out of supply.
no-oos-no-move = { $place } is out of supply: it cannot be activated.
no-oos-no-rp = { $unit } is out of supply and takes no replacements.
no-oos-no-sr = { $unit } is out of supply and cannot redeploy.
no-other-war-phase = { $card } belongs to another phase of the war ({ $phase }).
no-out-of-range = { $place } is more than { $range } spaces from supplied Republican ground.
no-regional-no-special = { $unit } is a regional unit and cannot cross the border.
no-regional-place = { $unit } must stand at a unit or the source of its region, inside it if possible; { $place } will not do.
no-reserve-lacks = { $card } needs { $unit } in the reserve.
no-retreat-enemy = { $unit } cannot retreat into { $place }.
no-retreat-friendly-first = { $unit } must retreat through own spaces while it can; { $place } is not.
no-retreat-full = { $place } is full, and another way ends within the limit for { $unit }.
no-retreat-supplied = { $unit } must end in supply while it can; { $place } is a worse way.
no-retreat-too-short = { $unit } must retreat { $spaces }; { $place } is too near.
no-rp-too-few = { $unit } costs { $price }; there is not enough.
no-rp-twice = A card was played for replacements in round { $round }: not in two rounds running.
no-siege-at-start = The { $siege } cannot be stronger than at the start.
no-siege-one-rp = The { $siege } has had its one point this turn.
no-siege-too-late = Sieges are strengthened only up to turn 5; { $siege } cannot be.
no-special-forbidden = Special redeployment is over for your side; { $unit } must stay.
no-sr-enemy-space = { $place } is not yours; { $unit } cannot redeploy there.
no-sr-twice = A card was played for redeployment in round { $round }: not in two rounds running.
no-sr-unsupplied = { $place } is out of supply; { $unit } cannot redeploy there.
no-strait-closed = The Strait is Republican: { $unit } cannot go by sea to { $place }.
no-trench-needs-corps = { $place } has a position; only a corps can dig a trench, and { $unit } is a division.
no-two-enemy-spaces = { $unit } has entered two enemy spaces already; { $place } would be the third.
no-two-police = Two police divisions are in the cut-off north already; no other may enter { $place }.
no-uncoordinated = Militia cannot attack together from { $count } spaces of their own ({ $places }): add a unit that is no militia to all but one.
no-used-this-round = { $card } was used in this round already.
no-winter-limit = Winter: { $limit } cards for operations on turn { $turn }, and they are played.
no-works-forbidden = Nothing can be built in { $place } any more.
no-wrong-pool = { $pool } points do not serve { $unit }.
no-wrong-role = { $card } is for { $role } only.
