### Crusade and Revolution

game-about = The whole war in eighteen turns, driven by cards. Each card is operations, redeployment, replacements or an event, never two at once. The Nationalists march on Madrid, the north falls or holds, and Republican morale decides how long the Republic can fight.

game-scale = The whole war, divisions and corps on a map of points
## Who plays

side-nat = Nationalist
side-rep = Republican
seat-nat = Nationalist
seat-rep = Republican

## Set-ups and options

scenario-campaign = Campaign
scenario-campaign-about = August 1936 to April 1939, turns 1 to 18. The Nationalists need 20 victory points; 19 is a draw.
scenario-war-of-the-columns = War of the Columns
scenario-war-of-the-columns-about = The race for Madrid, turns 1 to 5. The Nationalists need 13 victory points; 12 is a draw.
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
war-phase = { $phase }
government-giral = José Giral
government-largo-caballero = Largo Caballero
government-negrin = Juan Negrín
command-single = single
command-divided = divided
ammo-short = on
winter-mild = winter
winter-severe = severe
force-rp-nat = { $card }: Nationalist replacements this turn
force-rp-axis = { $card }: Axis replacements this turn
force-rp-rep = { $card }: Republican replacements this turn
force-rp-sov = { $card }: Soviet replacements this turn
force-no-loss = { $card }: no Soviet replacements are lost at sea this turn
force-severe = { $card }: the winter that is severe, turn
force-no-works = { $card }: no Republican works in Bilbao any more
force-no-special = { $card }: no special redeployment into France any more
force-threat = { $card }: the marked spaces are closed to the Nationalists up to turn
force-ban = { $card }: Soviet Military Aid not before turn
force-fewer = { $card }: the next Republican card for operations
note-build = Next building roll here: { $drm }
track-turns = Turns
track-records = General records
track-madrid = Madrid: priority objective
track-actions = Action chart
code-vp = VP
code-rm = RM
code-nat = NAT
code-axis = AXIS
code-rep = REP
code-sov = SOV
code-simancas = SIM
code-cabeza = CAB
code-alcazar = ALC
code-turn = T
code-corps = C
code-deadline = M
code-madrid = Madrid
code-ops = OPS
code-sr = SR
code-rp = RP
code-event = EVENT
code-event-ops = EVENT-OPS
code-auto = AUTO
zone-hand-nat = Nationalist hand
zone-hand-rep = Republican hand
zone-draw-nat = Nationalist draw pile
zone-draw-rep = Republican draw pile
zone-discard-nat = Nationalist discard pile
zone-discard-rep = Republican discard pile
zone-retained-nat = { $count ->
    [0] Nationalist combat cards face up
   *[other] Nationalist combat cards face up: { $cards }
}
zone-retained-rep = { $count ->
    [0] Republican combat cards face up
   *[other] Republican combat cards face up: { $cards }
}
zone-removed-nat = { $count ->
    [0] Nationalist cards out of the game
   *[other] Nationalist cards out of the game: { $cards }
}
zone-removed-rep = { $count ->
    [0] Republican cards out of the game
   *[other] Republican cards out of the game: { $cards }
}
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
mark-free = Free to leave its region
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
kind-event = Event
kind-reinforcement = Reinforcement
kind-cc = Combat card
card-values = { $ops } operations or { $sr } redeployment.
card-rp = { $b ->
    [0] Replacements: { $own } { $a }.
   *[other] Replacements: { $own } { $a }, and { $allied } { $b } after { $aid }.
}
card-phase = Phase of the war: { $phase }.
card-reinforcement = { $type } reinforcement: one of this kind a turn, none on turn 1. All its units enter at full strength and must find room.
card-opens = Opens { $cards }.
card-winter = Counts as a card for operations in winter.
card-leaves = Leaves the game once its event is played.
card-leaves-combat = Leaves the game once used in a combat.
card-again = Discarded after its event; it can come again.
card-once = For one combat a turn: discarded after it, won or not.
card-kept = Stays face up after a combat you win, for one combat in each later round of this turn; else it is discarded.

## The cards: when each is an event and what it does

card-n1 = Must be the first play of the match, in round 1 of turn 1. From now on the Army of Africa crosses to Sevilla or Cádiz: one unit at the start of your rounds 2 and 5 of turns 1 to 3. Then activate up to 3 spaces.
card-n2 = Sevilla must be Nationalist. Republican morale -1.
card-n3 = From now on your cards played for replacements also give their Axis points; what was recorded before does not change. From turn 6 on, if the CTV corps has never entered, put it in a supplied Nationalist port outside the Balearic Islands, now or in your first round in which one is open.
card-n4 = From turn 2. Two Navarre militia divisions enter in supplied Nationalist spaces among Pamplona, Estella, Vitoria and Logroño, together or apart.
card-n5 = From turn 2. Four militia divisions go to your reserve.
card-n6 = From turn 2. The Strait is Nationalist for good: the Mediterranean ports serve your supply and redeployment by sea, and the Republic can no longer use Algeciras and Cádiz. If played before your round 2 of turn 3, the Army of Africa lands in rounds 1 and 2 of that turn instead of 2 and 5.
card-n7 = After Axis Military Aid, from turn 4. Activate up to 3 spaces, all for combat: nobody moves or builds. Up to two of the attacks, named when each is declared, add 1 to your die.
card-n8 = After Axis Military Aid, from turn 4. Three Italian divisions and one unit of CV-33 tanks enter in supplied Nationalist ports, whoever holds the Strait; the tanks not in the Balearic Islands.
card-n9 = From turn 2. Two infantry divisions go to your reserve.
card-n10 = After Axis Military Aid, from turn 3. One unit of Panzer I tanks enters in a supplied Nationalist port outside the Balearic Islands, whoever holds the Strait.
card-n11 = Attack or defence: +1 to your die.
card-n12 = Attack or defence, on turns 1 to 5 only, if a Republican militia unit takes part: -2 to the Republican die.
card-n13 = Attack on a main city, a victory point space or a province capital: +1 to your die, and the defender may use only combat cards that already lie face up. It leaves the game if used for operations, redeployment or replacements while Madrid is Nationalist.
card-n14 = Defence, on turns 1 to 5 only, if a police unit attacks: one attacking police unit of your choice is eliminated for good before strengths are counted, and the others must still attack. If nobody is left there are no dice and no winner, and all other combat cards used are put away as in a tie.
card-n15 = From turn 3. The Nationalists come under a single command. Activate up to 2 spaces.
card-n16 = Attack in which a unit crosses a river: the river shifts no column and does not bar the armor bonus, if the space is otherwise open ground without works.
card-n17 = Up to turn 3, and not after Soviet Military Aid, which then cannot be played before turn 4. Activate up to 2 spaces.
card-n18 = Defence against an attack with T-26 tanks: the armor bonus counts nothing. If it was claimed, the tanks must still take the first loss where they can.
card-n19 = The Andalucía and Córdoba corps enter, each in a supplied Nationalist source of supply or Madrid, not in the Balearic Islands; one infantry division goes to your reserve. Before or after, give up for good one militia, police, cavalry, infantry or Army of Africa division in supply on the map or in the reserve, or, only if there is none, an eliminated one.
card-n20 = The Castilla and Galicia corps enter, each in a supplied Nationalist source of supply or Madrid, not in the Balearic Islands; one infantry division goes to your reserve. Before or after, give up for good one militia, police, cavalry, infantry or Army of Africa division in supply on the map or in the reserve, or, only if there is none, an eliminated one.
card-n21 = The Toledo and Guadarrama corps enter, each in a supplied Nationalist source of supply or Madrid, not in the Balearic Islands; one infantry division goes to your reserve. Before or after, give up for good one militia, police, cavalry, infantry or Army of Africa division in supply on the map or in the reserve, or, only if there is none, an eliminated one.
card-n22 = After Axis Military Aid and Italian Reinforcements. One Italian division, one unit of CV-33 tanks and one of Panzer I tanks enter in supplied Nationalist ports, whoever holds the Strait; the tanks not in the Balearic Islands.
card-n23 = Three infantry divisions and one cavalry division go to your reserve.
card-n24 = After Franco, Generalissimo. Victory points +1.
card-n25 = After Iron Belt. A Republican position or trench in Bilbao is removed, the Iron Belt for good, and the Republic can neither build nor place one there for the rest of the game.
card-n26 = From turn 7. Republican morale -1. The POUM militia leaves the game, also from the reserve or the eliminated units, and one CNT militia on the map, the Republic's choice, loses a step. It may be played even if neither is there.
card-n27 = Only until the end of the Northern Front. Activate up to 4 spaces. Every attack of this round on a space of Asturias, Santander or the Basque Country adds 1 to your die.
card-n28 = After End of the Strait Blockade, if Mallorca is Nationalist. From this turn on the Republic loses 1 Soviet point in every replacement phase in which Mallorca is Nationalist, until Sinking of the Baleares.
card-n29 = Attack with a Navarre militia or the Navarra corps: +1 to your die. It leaves the game if used for operations, redeployment or replacements after the end of the Northern Front.
card-n30 = After Axis Military Aid, from turn 7. The Republic has no Soviet replacements this turn, whatever was or will be recorded. From the next turn on it loses 1 Soviet point every turn, until Nyon Conference.
card-n31 = After Axis Military Aid, if Bilbao is Nationalist and the Northern Front has not ended, while a Basque militia or the Euzkadi corps is on the map or in the reserve. Republican morale -1. One Basque militia, the Republic's choice, leaves the game: on the map before the reserve, and a full one before a reduced one in each. The Euzkadi corps, if on the map, loses a step; if it was reduced, a division replaces it as in combat.
card-n32 = Attack: mountain, river, main city, Sierra of Madrid, position and trench shift no columns, neither yours nor the defender's. The ground is still there: no armor bonus, winter counts, and the defender may stand at the price of a step.
card-n33 = After Axis Military Aid. Attack: +1 to your die.
card-n34 = Three infantry divisions, one police and one militia division go to your reserve.
card-n35 = After Soviet Military Aid. Activate 1 space. The next card the Republic plays this turn for operations, or as an event that gives operations, gives 2 fewer, but at least 1. It does not count as a card for operations in winter.
card-n36 = Bilbao must be Nationalist. You gain 1 Nationalist point in every replacement phase in which Bilbao is Nationalist.
card-n37 = From turn 8. Victory points +1.
card-n38 = After Axis Military Aid, if Mallorca is Nationalist. The Republic loses 2 Republican points in this turn's replacement phase.
card-n39 = The Maestrazgo and Turia corps enter, each in a supplied Nationalist source of supply or Madrid, not in the Balearic Islands. Before or after, give up for good one militia, police, cavalry, infantry or Army of Africa division in supply on the map or in the reserve, or, only if there is none, an eliminated one.
card-n40 = The Urgel and Granada corps enter, each in a supplied Nationalist source of supply or Madrid, not in the Balearic Islands. Before or after, give up for good one militia, police, cavalry, infantry or Army of Africa division in supply on the map or in the reserve, or, only if there is none, an eliminated one.
card-n41 = From turn 12. Activate up to 5 spaces. Every attack of this round on a space of Aragón adds 1 to your die: { $places }.
card-n42 = From turn 14. Victory points +1, Republican morale -1. French Intervention Threat can no longer be played, though one in force runs its time, and France and Great Britain Recognize Nationalist Spain becomes possible.
card-n43 = From turn 12. Activate up to 4 spaces. Every attack of this round on a space of the Levante adds 1 to your die: { $places }.
card-n44 = From turn 15. Activate up to 5 spaces. Every attack of this round on a space of Catalonia adds 1 to your die: { $places }.
card-n45 = After Munich Agreement, from turn 16, with Republican morale at 10 or less. Victory points +1, Republican morale -1. No Republican unit may use special redeployment over the French border any more, and French Border Open can no longer be played.
card-n46 = From turn 16, with Republican morale at 5 or less. The Republic surrenders and you win at once.
card-n47 = With Republican morale at 12 or less. Name one or two Republican stacks next to your units. Each loses one step, the Republic's choice, from a division if it has one; International Brigades and T-26 tanks never desert. A reduced corps is replaced by a division as in combat.
card-n48 = From turn 15, with Republican morale at 8 or less. Put the Insurrection unit in a Republican space without units that is no main city, no beach head and not under French threat. The space becomes Nationalist, with all that this changes, and works there are removed. The unit may attack in supply, but never moves, advances or takes replacements; it is lost if it is out of supply after your round 6.
card-n49 = After Axis Military Aid, from turn 15. You gain 6 Axis points this turn; none if Interruption of Axis Aid is played in the same turn.
card-n50 = After Axis Military Aid. Attack or defence: +1 to your die.
card-n51 = After Axis Military Aid. Attack or defence: Republican fire is shifted one column to the left.
card-n52 = After Unification Decree. Victory points +1.
card-n53 = After Axis Military Aid. Attack: +2 to your die.
card-n54 = Attack: if you win and an attacker is left, the defenders must retreat two spaces and cannot stand at the price of a step. Who cannot retreat so far is lost for good.
card-n55 = After Blockade Fleet. Republican morale -1, and the Republic loses 1 Republican point in this turn's replacement phase.

card-r1 = From turn 2. Militia may now attack one space together from several spaces without other troops; Catalan militia only from turn 6 on.
card-r2 = From turn 3, or from turn 4 after Non-Intervention Committee. From now on your cards played for replacements also give their Soviet points; what was recorded before does not change.
card-r3 = After Soviet Military Aid, from turn 4. Three International Brigades enter in supplied Republican spaces among Albacete, Madrid, Valencia and Barcelona, together or apart.
card-r4 = After Soviet Military Aid. Two units of T-26 tanks enter in supplied Republican ports of the mainland on the Mediterranean.
card-r5 = From turn 3, if Madrid is Republican. Put a trench in Madrid and, if you like, one in a Republican space next to it; a position there is replaced. If Madrid has a trench already, only the second is put, and it must be. A trench not put now, or removed later, is gone for good.
card-r6 = After Largo Caballero's Government, from turn 3. Two Popular Army divisions enter in supplied Republican sources of supply or Madrid, not in the north while it is cut off; two go to your reserve.
card-r7 = Defence: you fire first. The attacker takes the losses and then fires with what is left; the armor bonus then takes a tank unit still at full strength.
card-r8 = Up to turn 5, if Mallorca is Nationalist. The beach head, a Republican port next to Mallorca, opens with two new militia divisions; this is no reinforcement. At the end of the next turn it closes: its units go to Mallorca if that is Republican and has room, else to your reserve. A Nationalist unit that enters it closes it at once.
card-r9 = From turn 2. One militia division enters in a supplied Republican Madrid, Albacete or Valencia; two Popular Army divisions go to your reserve.
card-r10 = From turn 2. Two militia divisions enter in supplied Republican sources of supply or Madrid, not in the north while it is cut off; three go to your reserve.
card-r11 = From turn 2, if Barcelona is Republican. One CNT and one PSUC militia enter in Barcelona; one CNT and one ERC militia go to your reserve.
card-r12 = Up to turn 16. The next winter turn after this turn (5, 11 or 17) is severe: two cards for operations a side instead of three, and -2 instead of -1 to the die of attacks on mountains.
card-r13 = From turn 3, if Bilbao is Republican. Three Basque militia divisions go to your reserve.
card-r14 = Defence of Madrid or of a space next to it: +1 to your die. It leaves the game if used for operations, redeployment or replacements while Madrid is Nationalist.
card-r15 = After Soviet Military Aid. Attack or defence: +1 to your die.
card-r16 = Republican morale +1.
card-r17 = Attack, on turns 1 to 5 only: +1 to your die.
card-r18 = Attack or defence with a unit of Asturias: +1 to your die. It leaves the game if used for operations, redeployment or replacements after the end of the Northern Front.
card-r19 = The VII and VIII corps enter, each in a supplied Republican source of supply or Madrid, not in the Balearic Islands nor in the north while it is cut off; one Popular Army division goes to your reserve. Before or after, give up for good one Popular Army, police (not in the north) or militia division (no regional one, not the POUM) in supply on the map or in the reserve, or, only if there is none, an eliminated one.
card-r20 = The IX and XVI corps enter, each in a supplied Republican source of supply or Madrid, not in the Balearic Islands nor in the north while it is cut off; one Popular Army division goes to your reserve. Before or after, give up for good one Popular Army, police (not in the north) or militia division (no regional one, not the POUM) in supply on the map or in the reserve, or, only if there is none, an eliminated one.
card-r21 = The X and XI corps enter, each in a supplied Republican source of supply or Madrid, not in the Balearic Islands nor in the north while it is cut off; one Popular Army division goes to your reserve. Before or after, give up for good one Popular Army, police (not in the north) or militia division (no regional one, not the POUM) in supply on the map or in the reserve, or, only if there is none, an eliminated one.
card-r22 = The XIII and XIX corps enter, each in a supplied Republican source of supply or Madrid, not in the Balearic Islands nor in the north while it is cut off; one Popular Army division goes to your reserve. Before or after, give up for good one Popular Army, police (not in the north) or militia division (no regional one, not the POUM) in supply on the map or in the reserve, or, only if there is none, an eliminated one.
card-r23 = The XVIII and XX corps enter, each in a supplied Republican source of supply or Madrid, not in the Balearic Islands nor in the north while it is cut off; one Popular Army division goes to your reserve. Before or after, give up for good one Popular Army, police (not in the north) or militia division (no regional one, not the POUM) in supply on the map or in the reserve, or, only if there is none, an eliminated one.
card-r24 = After Soviet Military Aid and International Brigades. Two International Brigades enter in supplied Republican spaces among Albacete, Madrid, Valencia and Barcelona, and one unit of T-26 tanks in a supplied Republican port of the mainland on the Mediterranean.
card-r25 = Bilbao must be Republican. Put the trench of the Iron Belt there, in place of a position; no unit is needed. There is no other way to a Republican trench in Bilbao.
card-r26 = After Largo Caballero's Government, from turn 7. Republican morale +1.
card-r27 = From turn 7; one strategic counterattack a turn. Activate up to 4 spaces; every attack of this round adds 1 to your die. After the last combat choose one attack that you won and in which you advanced: Republican morale +1, given back if the Nationalists take the marked space attacked.
card-r28 = From turn 8; one strategic counterattack a turn. Activate up to 4 spaces; every attack of this round adds 1 to your die. After the last combat choose one attack that you won and in which you advanced: Republican morale +1, given back if the Nationalists take the marked space attacked.
card-r29 = From turn 9; one strategic counterattack a turn. Activate up to 4 spaces; every attack of this round adds 1 to your die. In one attack, named when it is declared, ground and works shift no columns. If you win it and advance: Republican morale +1, given back if the Nationalists take the marked space attacked.
card-r30 = Put up to three trenches, at least one, in different supplied Republican spaces that hold a unit of yours and no trench, not in Bilbao; a position there is replaced. A trench not put now, or removed later, is gone for good.
card-r31 = After Italian Submarines. You no longer lose its Soviet point every turn. The turn in which Italian Submarines is played stays without Soviet replacements.
card-r32 = After Largo Caballero's Government. Two Popular Army divisions and one police division go to your reserve.
card-r33 = After Axis Military Aid, from turn 6. Victory points -1.
card-r34 = Barcelona must be Republican. You gain 1 Republican point in every replacement phase in which Barcelona is Republican.
card-r35 = After Soviet Military Aid. You gain 4 Soviet points this turn; none if Italian Submarines is played in the same turn.
card-r36 = After Soviet Military Aid. Attack with a corps, T-26 tanks or an International Brigade: +1 to your die.
card-r37 = Attack or defence: whatever Nationalist combat cards add to the Nationalist die in this combat counts nothing, even if they are used after this one. The armor bonus, the bonus of an event, shifts of columns and what is taken from your die stay.
card-r38 = Gijón or Santander must be Republican. Two Asturian and two Santander militia divisions go to your reserve.
card-r39 = The XII and XV corps enter, each in a supplied Republican source of supply or Madrid, not in the Balearic Islands nor in the north while it is cut off; one Popular Army division goes to your reserve. Before or after, give up for good one Popular Army, police (not in the north) or militia division (no regional one, not the POUM) in supply on the map or in the reserve, or, only if there is none, an eliminated one.
card-r40 = The XXI and XXII corps enter, each in a supplied Republican source of supply or Madrid, not in the Balearic Islands nor in the north while it is cut off; one Popular Army division goes to your reserve. Before or after, give up for good one Popular Army, police (not in the north) or militia division (no regional one, not the POUM) in supply on the map or in the reserve, or, only if there is none, an eliminated one.
card-r41 = The XVII and XXIV corps enter, each in a supplied Republican source of supply or Madrid, not in the Balearic Islands nor in the north while it is cut off; one Popular Army division goes to your reserve. Before or after, give up for good one Popular Army, police (not in the north) or militia division (no regional one, not the POUM) in supply on the map or in the reserve, or, only if there is none, an eliminated one.
card-r42 = From turn 13; one strategic counterattack a turn. Activate up to 5 spaces; every attack of this round adds 1 to your die. In one attack, named when it is declared, ground and works shift no columns. If you win it and advance: victory points -1, given back if the Nationalists take the marked space attacked.
card-r43 = From turn 12, with a Popular Army division in your reserve and the beach head off the map. Open the beach head next to a Nationalist space of the Mediterranean coast, no island, at most 3 spaces by land from a supplied Republican space; not at Algeciras, Cádiz or Huelva while the Strait is Nationalist. It is a Republican port without a time limit; one Popular Army division, full or reduced, goes there from your reserve. A Nationalist unit that enters it closes it at once.
card-r44 = After Negrín's Government. Republican morale +1.
card-r45 = Attack: once losses are taken, one step you lost is restored, a division's before a corps'; where it absorbs as much, a division must lose one. A corps that was replaced comes back. Loss numbers and winner do not change. You may advance only into the space attacked.
card-r46 = After Negrín's Government, from turn 13. Victory points -1.
card-r47 = After Soviet Military Aid, with a supplied Republican space on the French border, and not after France and Great Britain Recognize Nationalist Spain. You gain 5 Soviet points this turn, and Blockade Fleet and Italian Submarines take none from you this turn. If Italian Submarines is played in this very turn, you still have none.
card-r48 = Defence of a space with a position or trench: Nationalist fire is shifted one more column to the left.
card-r49 = You gain 4 Republican points this turn. Republican morale -1.
card-r50 = Attack in which a unit crosses a river: the river shifts no column and does not bar the armor bonus, if the space is otherwise open ground without works.
card-r51 = Not after Munich Agreement. Until the end of the next turn the Nationalists may neither attack nor enter, by move, advance or insurrection, the spaces that are Republican now and at most 4 steps from France, a border space being the first; they retreat there only where there is no other way. Attrition goes on, and spaces taken later are not covered.
card-r52 = The Nationalists have no Axis replacements this turn, whatever was or will be recorded.
card-r53 = After Blockade Fleet. You no longer lose its Soviet point every turn.
card-r54 = After Soviet Military Aid. Attack or defence: +1 to your die.
card-r55 = After International Brigades, from turn 15. Victory points -1. Every International Brigade on the map, in the reserve or eliminated leaves the game.

## Asks

ask-discard = You may discard combat cards before you draw.
ask-redraw = A hand without a corps card may be shown and drawn anew. Keep yours?
ask-arrive = Where does { $unit } land?
ask-action = { $forced-id ->
    [N1] The first play of the match is { $forced }, as an event.
   *[none] Round { $round }: play a card, or take one automatic operation.
}
ask-activate = Activate a space: { $points ->
    [one] one operation
   *[other] { $points } operations
 } left.
ask-move = Move units of the activated spaces, or let one of each space build.
ask-march = Move { $unit }: { $mf } movement left.
ask-cull = Too many units in { $place }: which one goes?
ask-attacks = Choose a space to attack, or end the combats.
ask-designate = Who attacks { $place }?
ask-bonus = { $what-id ->
    [ground] { $card }: shall ground and works shift no columns in the attack on { $place }? It serves one attack.
   *[die] { $card }: add 1 to your die in the attack on { $place }? It serves { $left } more.
}
ask-combat-cards = { $fit-id ->
    [none] None of your combat cards fits the fight for { $place }: go on.
   *[some] Combat cards for { $place }: play what fits, or go on.
}
ask-defect = Which unit defects?
ask-losses = { $left } still to absorb at { $place }: who loses the next step?
ask-replace = Which division replaces { $unit }?
ask-spare = Which lost step is restored?
ask-stand = Retreat { $spaces } from { $place }, or lose a step and stand?
ask-withdraw = Which unit retreats next?
ask-retreat = Where does { $unit } retreat?
ask-advance = Advance after the combat for { $place }?
ask-redeploy = Redeploy units: { $points ->
    [1] one point
   *[other] { $points } points
 } left.
ask-redeploy-to = Where does { $unit } go?
ask-replacements = Spend replacements: { $own } own, { $allied } allied.
ask-come-back = Which corps comes back over the border first?
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
do-ops = { $less-id ->
    [yes] { $a } for operations ({ $value }: cut by an event in force)
   *[no] { $a } for operations ({ $value })
 }
do-sr = { $less-id ->
    [yes] { $a } for redeployment ({ $value }: one less on turns 1 and 2)
   *[no] { $a } for redeployment ({ $value })
 }
do-sr-unit = Redeploy { $a }
do-rp = { $a } for replacements ({ $value })
do-event = { $a } as an event
do-auto = Automatic operation
do-done-activate = End activation
do-done-advance = No further advance
do-done-attacks = End the combats
do-done-combat-cards = No more cards: go on
do-done-discard = Discard no more
do-done-militarize = Change no more militia
do-done-move = End movement
do-done-raze = Leave all works
do-done-redeploy = End redeployment
do-done-replacements = End replacements
do-done-shake = No other stack
do-done-trench = No other trench
do-activate-move = Activate { $a } for movement
do-activate-attack = Activate { $a } for combat
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
do-return = { $a }
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

## Buttons that are not there, and prices

absent-ops = Operations
absent-sr = Redeployment
absent-rp = Replacements
absent-event = Event
absent-activate-move = Activate for movement
absent-activate-attack = Activate for combat
absent-move = Move
absent-build = Build
purse-ops = OPS
purse-sr = SR
purse-nat = × ½ Nationalist point
purse-axis = × ½ Axis point
purse-rep = × ½ Republican point
purse-sov = × ½ Soviet point

## Dice

roll-build-position = a position
roll-build-trench = a trench
roll-fire = fire
roll-assault = an assault
event-roll-nobody = Both sides roll for { $roll }, the attacker first: { $dice }.
roll-shuffle = the shuffling of a draw pile

## What happened

hidden-things = not shown

event-turn = Turn { $turn } begins.
event-war-phase = A new phase of the war: { $phase }. New cards are shuffled in.
event-shuffled = { $count ->
    [one] { $side } has one card to draw from.
   *[other] { $side } shuffles { $count } cards.
}
event-drew = { $count ->
    [one] { $side } draws a card: { $cards }.
   *[other] { $side } draws { $count } cards: { $cards }.
}
event-discarded = { $side } discards a combat card: { $card }.
event-shown = { $side } shows { $cards } and draws anew.
event-action = { $use-id ->
    [auto] Round { $round }: { $side } takes an automatic operation.
    [ops] Round { $round }: { $side } plays { $card } for operations.
    [sr] Round { $round }: { $side } plays { $card } for redeployment.
    [rp] Round { $round }: { $side } plays { $card } for replacements.
   *[other] Round { $round }: { $side } plays { $card } as an event.
}
event-event = { $card } takes effect.
event-card-removed = { $card } leaves the game.
event-arrived = { $unit } lands in { $place }.
event-afr-waits = { $unit } finds no place to land and stays in Morocco.
event-activated = { $kind-id ->
    [attack] { $place } is activated for combat.
   *[move] { $place } is activated for movement.
}
story-activated = { $kind-id ->
    [attack] { $seat } activates { $places } for combat.
   *[move] { $seat } activates { $places } for movement.
}
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
event-no-marker = { $unit } finds no marker left to build in { $place }.
event-build-failed = { $unit } fails to build in { $place }; the next try has { $drm }.
event-culled = { $unit } is one too many in { $place } and is eliminated.
event-attack = { $attacker } attacks { $place } with { $units }; it is defended by { $defenders }.
event-bonus-used = { $card } supports the attack on { $place }.
event-combat-card = { $side } uses { $card }.
event-armor = { $side } claims the armor bonus.
event-defected = { $unit } defects.
event-fire = { $side } fires: strength { $strength }, column { $column } of the { $table } table (shift { $shift }); die { $die } (modifier { $drm }): loss number { $ln }.
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
event-fewer-ops = The { $side } operation is hindered: { $points } activations are left of it.
event-rp-stopped = No { $pool } replacements this turn.
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
    [nat] Nationalists win.
    [rep] Republicans win.
   *[other] Nobody wins.
} { $fate-id ->
    [gone] The defenders are gone.
    [one] A retreat of one space.
    [two] A retreat of two spaces.
   *[hold] No retreat.
}
odds-win = The Attacker wins { $win } %, a tie { $tie } %, loses { $lose } %.
odds-with-card = With { $card }: wins { $win } %, a tie { $tie } %, loses { $lose } %.
odds-with-armor = With the tanks: wins { $win } %, a tie { $tie } %, loses { $lose } %.
odds-fire-first = { $side } fires first; the Attacker then answers with the best he can keep.
odds-defection = One attacking police unit deserts before the dice, the one the attack can spare least.
odds-stand = Instead of a retreat the defenders may stand for one more step, if a step is left.
odds-assault-drm = Die of the assault
odds-build-drm = Die of the building
odds-success = Success
odds-failure = Failure

battle-title = { $side } attack on { $place } from { $origins }
battle-unit = { $unit }
battle-line = { $what }
battle-role-builder = Builder
battle-role-siege = Siege
battle-building = { $count ->
    [one] 1 building
   *[other] { $count } buildings
}
battle-assault-follows = The siege can resist { $resist } more. Nobody is lost in an assault.
chart-division = Division fire: loss number by strength and die
chart-corps = Corps fire: loss number by strength and die
step-die = { $side } die: { $die }, modified by { $drm }.
step-die-plain = { $side } die: { $die }.
step-inflict = { $side } fire inflicts { $ln }.
verdict-combat = { $attacker } fire inflicts { $ours }, { $defender } fire { $theirs }. { $winner-id ->
    [nat] The Nationalists win.
    [rep] The Republicans win.
   *[other] Nobody wins.
}

## Why not

no-corps-card-held = { $card } brings a corps: only a hand without a corps card may be drawn anew.
no-no-corps-card-left = No corps card is left to be drawn.
no-absorbs-less = { $unit } cannot take this step: { $most } of the { $left } still open can be absorbed, and only { $least } after it.
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
no-cannot-replace = { $unit } is not of the kind that replaces { $corps }.
no-card-needs-enemy = { $card } needs an enemy unit of this kind in the combat for { $place }: { $needs }.
no-card-needs-own = { $card } needs a unit of yours of one of these kinds in the combat for { $place }: { $needs }.
no-card-needs-river = { $card } needs an attack across a river; the attack on { $place } crosses none.
no-card-needs-target = { $card } is for a combat over one of these: { $needs }. { $place } is none of them.
no-card-not-yours = { $card } is not in your hand.
no-coast-closed = No landing beside { $place }: only the Mediterranean, and not from Algeciras westward once the Strait is Nationalist.
no-combat-only = { $card } is a combat card: it is an event only inside a combat.
no-corps-leaves-region = { $unit } is a regional corps and cannot end in another region: { $place }.
no-corps-needs-unit = { $unit } needs a space with an own unit, a supply source or Madrid; { $place } is none.
no-corps-not-by-sea = { $unit } is a corps, and corps never go by sea: { $place } is not joined by land.
no-ctv-port = { $unit } enters only in an own supplied port; { $place } is none.
no-corps-home = { $unit } enters only at home: Bilbao, Santander, or any supplied space of Asturias, each for its own corps. { $place } will not do.
no-corps-deployed = { $unit } has been deployed already.
no-corps-no-place = { $unit } finds no legal space now; another corps goes first.
no-corps-not-reserve = { $unit } is a corps; corps never go to the reserve.
no-corps-there = { $place } already has a corps; { $unit } must stand elsewhere.
no-corps-unsupplied = { $place } is not an own supplied space; { $unit } cannot stand there.
no-ctv-needs-aid = { $unit } comes only after Axis Military Aid was played as an event.
no-division-first = { $unit } cannot take this step: Limited Offensive wants a division's step among the losses.
no-ctv-place = { $unit } needs a supplied Italian unit or a port; { $place } has neither.
no-enemy-there = Enemy units stand in { $place }; { $unit } cannot enter. Attack them from next to it.
no-entry-foreign = { $place } is not yours: { $unit } cannot enter there.
no-entry-unsupplied = { $place } has no line of supply: { $unit } cannot enter there.
no-face-up-only = { $by } was played: only combat cards already face up may answer, and { $card } is in the hand.
no-far-from-home = { $unit } is cut off from the supply source of its region and takes no replacements.
no-first-loss = { $unit } cannot take this step yet: Army of Africa and armor that attack lose first where that absorbs as much.
no-forbidden-event = { $card } is forbidden by { $by }{ $turn ->
    [0] {""}.
   *[other] {" "}until turn { $turn }.
}
no-fought-already = { $unit } has fought in this round.
no-france-threatens = France threatens to step in: { $place } can be neither attacked nor entered.
no-full = { $place } is full: { $limit } units are the limit. Choose another space.
no-full-strength = { $unit } is at full strength: there is nothing to restore.
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
no-makes-no-room = { $unit } makes no room for the corps of { $card }: give up a division that does.
no-moved-cannot-build = { $unit } has moved and cannot build.
no-must-go-home = { $unit } must go back to its own region: more than one division of it is abroad.
no-must-leave = { $place } holds more than { $limit } units: one that can still move must leave.
no-needs-control = { $card } needs { $places } under { $side } control.
no-needs-control-any = { $card } needs one of { $places } under { $side } control.
no-needs-event = { $card } needs { $needs } to have been played as an event.
no-armor-attacks = Tanks add to the die of an attack only, not to that of the defender of { $place }.
no-armor-claimed = The tanks of this attack on { $place } are counted already.
no-no-armor = No armor bonus in { $place }: it takes a full-strength tank unit, open ground without works, and no river.
no-assault-by-rep = Only the Republic assaults the siege in { $place }.
no-assaulted-already = The siege in { $place } was assaulted in this round already.
no-no-assault = The siege in { $place } cannot be assaulted now: it takes an own unit there that is activated for combat and has not fought.
no-no-siege-here = There is no siege in { $place }: nothing to assault.
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
no-no-own-unit = You have no unit in { $place }: activate a space that holds one.
no-no-reinforcements-turn-1 = { $card } has to wait: no reinforcements on turn 1.
no-no-replacements = { $unit } never takes replacements.
no-no-room-for-units = { $card } cannot be an event: its units find no legal room.
no-no-rp = A siege needs one Nationalist point; { $siege } cannot be paid for.
no-no-rpa = { $unit } is no Popular Army division of the reserve.
no-no-siege = The { $siege } is no longer besieged.
no-no-space-for-corps = { $unit } cannot be rebuilt: no legal space is open for it.
no-no-sr-left = { $unit } costs { $cost } redeployment points; { $left } are left.
no-no-step-left = If { $unit } lost the step, no defender would be left.
no-no-place-for-trench = { $card } finds no space for its trench: those it may use are lost or have one already.
no-no-vacant-space = { $card } needs a Republican space without any unit that is no main city and not under French threat; there is none.
no-no-such-unit = { $card } finds none of these on the map or in the reserve: { $units }.
no-no-trench-bilbao = { $unit } cannot dig in Bilbao: only the Iron Belt brings a trench there.
no-no-units-left = The units of { $card } are all in play or gone.
no-nobody-to-attack = No unit that may attack stands next to { $place }: it must be activated for combat and must not have fought.
no-north-duty = { $unit } is needed in or next to the northern regions still open, or as near as may be: { $regions }. In { $place } it would leave one without a corps.
no-north-is-over = { $card } is too late: the Northern Front is gone.
no-north-isolated = The north is cut off: { $unit } cannot go to { $place }. Only regional units and two police divisions may be there.
no-not-activated-to-attack = { $unit } is not in a space activated for combat, so it cannot attack { $place }.
no-not-activated-to-build = { $unit } is not in a space activated for movement and cannot build.
no-not-activated-to-move = { $unit } is not in a space activated for movement, so it stays this round.
no-not-adjacent = { $place } is not next to { $from }: go space by space, along the lines.
no-not-after-round = { $card } is an event only up to round { $round }.
no-not-after-turn = { $card } is an event only up to turn { $turn }.
no-not-balearic = { $unit } can never go to the Balearic Islands: { $place }.
no-not-before-turn = { $card } is an event only from turn { $turn } on.
no-not-by-this-event = { $unit } is not touched by this event.
no-not-connected = { $place } is not joined to { $unit } by own spaces.
no-not-deserting = { $unit } is no police unit of this attack.
no-division-spared-first = { $unit } is a corps: a step of a division is spared first.
no-lost-no-step = { $unit } has lost no step in this combat.
no-not-coming-back = { $unit } does not come back over the border now.
no-not-landed = { $unit } is neither in the beach head nor in Mallorca.
no-not-disbanded = { $unit } cannot be given up for corps: it must be of an eligible kind, on the map in supply or in the reserve.
no-not-eliminated = { $unit } is not among your eliminated units.
no-not-for-corps = { $unit } cannot be put in { $place }: it takes an own supplied source or Madrid, with room.
no-reserve-armor = { $unit } comes from the reserve only to an own supplied port, Soviet tanks to one of the Mediterranean; { $place } is none.
no-reserve-empty = { $unit } comes from the reserve only to a space with an own unit, a supply source or Madrid; { $place } is none.
no-reserve-isolated = One militia a turn, not of Navarre, comes from the reserve to an isolated group, to a space with an own unit; { $unit } cannot go to { $place }.
no-reserve-region = { $unit } comes from the reserve only to its own ground or to a supplied unit of its own; { $place } is neither.
no-not-here-to-restore = { $unit } is neither on the map nor in your reserve.
no-not-in-combat = { $unit } takes no part in this combat.
no-not-in-that-space = { $unit } is no division in { $place }.
no-not-militia = { $unit } is no Republican militia.
no-never-moves = { $unit } stays where it rose: it never moves nor redeploys.
no-never-militarized = { $unit } never becomes Popular Army: neither regional militia nor the POUM does.
no-militia-not-in-play = { $unit } is neither on the map nor in the reserve nor among the eliminated.
no-not-moved-yet = { $unit } has been picked up: move it at least one space.
no-muster-enough = The reserve has the { $least } units of this kind it needs; { $unit } stays.
no-muster-from-map = { $unit } is not one of your units on the map.
no-muster-unsupplied = { $unit } is out of supply and cannot go to the reserve.
no-muster-wrong-kind = { $unit } does not count for the reserve.
no-not-initial = { $unit } is none of your initial corps.
no-not-on-the-way = { $unit } cannot advance to { $place }: only into the space attacked, or one the enemy left in a long retreat.
no-not-overstacked = { $unit } is not in { $place }.
no-not-placed-there = { $place } is none of the spaces where { $card } lets { $unit } enter.
no-not-retreating = { $unit } does not retreat.
no-not-shaken = { $card } strikes only Republican stacks next to your units, and never International Brigades or T-26 tanks: { $place } is safe.
no-not-to-reserve = { $unit } cannot go to the reserve from here.
no-not-to-sr = { $unit } is not yours to redeploy: choose a unit of your own.
no-not-your-unit = { $unit } is not yours: choose one of your own.
no-not-your-works = You have no position or trench in { $place }.
no-nobody-deserts = { $card } needs a Republican stack next to one of your units, with somebody in it besides International Brigades and T-26 tanks.
no-nowhere-to-go = { $unit } has no legal move from { $place }.
no-nowhere-from-sr = { $unit } is neither on the map nor in the reserve: it cannot be redeployed.
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
no-other-war-phase = { $card } can be used only in the phase { $phase } of the war.
no-out-of-range = { $place } is more than { $range } spaces from supplied Republican ground.
no-regional-no-special = { $unit } is a regional unit and cannot cross the border.
no-regional-place = { $unit } must stand at a unit or the source of its region, inside it if possible; { $place } will not do.
no-reserve-lacks = { $card } needs { $unit } in the reserve.
no-retreat-enemy = { $unit } cannot retreat into { $place }: enemies stand there, or it is the space to be left.
no-retreat-friendly-first = { $unit } must retreat through own spaces while it can; { $place } is not.
no-retreat-fewest = { $unit } must cross as few enemy spaces as it can; another way has fewer than the one over { $place }.
no-retreat-too-far = { $unit } retreats { $spaces }, and one more only where that ends a stack too large; { $place } is too far.
no-retreat-full = { $place } is full, and another way ends within the limit for { $unit }.
no-retreat-supplied = { $unit } must end in supply while it can; { $place } is a worse way.
no-retreat-too-short = { $unit } must retreat { $spaces }; { $place } is too near.
no-one-pool-pays = The step of { $unit } is paid from one pool, not from both.
no-rp-too-few = { $pool-id ->
    [mixed] { $unit } costs { $price }, half from each pool, and one of them has only { $have }.
   *[other] { $unit } costs { $price }, and the { $pool } points are { $have }.
}
no-real-first = { $unit } cannot take this step: units that are there lose before one that is only reckoned with.
no-rp-twice = A card was played for replacements in round { $round }: not in two rounds running. Use the card otherwise.
no-shaken-already = { $place } has lost its step by { $card }; the second must be another stack.
no-siege-at-start = The { $siege } cannot be stronger than at the start.
no-siege-one-rp = The { $siege } has had its one point this turn.
no-siege-too-late = Sieges are strengthened only up to turn 5; { $siege } cannot be.
no-special-forbidden = Special redeployment is over for your side; { $unit } must stay.
no-sr-enemy-space = { $place } is not yours; { $unit } cannot redeploy there.
no-sr-twice = A card was played for redeployment in round { $round }: not in two rounds running. Use the card otherwise.
no-sr-unsupplied = { $place } is out of supply; { $unit } cannot redeploy there.
no-strait-closed = The Strait is Republican: { $unit } cannot go by sea to { $place }. Only the Atlantic ports and Cádiz are open.
no-strait-lost = The Strait is Nationalist: { $unit } cannot go by sea from or to Algeciras and Cádiz, so not to { $place }.
no-not-in-port = { $unit } cannot go to { $place }: no own spaces lead there, and it goes by sea only from a port.
no-not-in-the-atlantic = { $unit } cannot go by sea to { $place }: the Republic sails in the Mediterranean only.
no-trench-elsewhere = { $card } cannot put its trench in { $place }.
no-trench-empty = No unit of yours stands in { $place }: { $card } digs only where one does.
no-trench-foreign = { $place } is not yours: { $card } cannot put a trench there.
no-trench-needs-corps = { $place } has a position; only a corps can dig a trench, and { $unit } is a division.
no-trench-unsupplied = { $place } is out of supply: { $card } cannot put a trench there.
no-two-enemy-spaces = { $unit } has entered two enemy spaces already; { $place } would be the third.
no-two-police = Two police divisions are in the cut-off north already; no other may enter { $place }.
no-uncoordinated = Militia cannot attack together from { $count } spaces of their own ({ $places }): add a unit that is no militia to all but one.
no-used-this-round = { $card } was used in this round already.
no-winter-limit = Winter: { $limit } cards for operations on turn { $turn }, and they are played.
no-works-forbidden = Nothing can be built in { $place } any more.
no-wrong-pool = { $pool } points do not serve { $unit }: pay with others.
no-wrong-role = { $card } is for { $role } only: it does not serve the other side of a combat.
no-back-later = { $unit } comes back over the border on turn { $turn }.
no-corps-need-room = The corps of { $card } find no room while the division is there: it must go first.
no-cull-own = { $unit } is yours. The stack that is too large is the enemy's, in { $place }: one of its units goes.
no-disband-absent = { $unit } is neither on the map nor in the reserve nor among the eliminated: it cannot be given up.
no-disband-living-first = { $unit } is eliminated already: a division on the map or in the reserve is given up while there is one.
no-disband-unsupplied = { $unit } is out of supply and cannot be given up for corps.
no-no-island = No landing beside { $place }: Plan P does not go to the islands.
no-no-reward-there = { $place } cannot carry the bonus of { $card }: it is Nationalist again, or has a marker already.
no-no-victory-there = No attack on { $place } was won with an advance in this round: { $card } earns nothing there.
no-not-defending = { $unit } does not defend { $place }: one of its defenders pays for the stand.
no-other-side-loses = { $unit } is of the other side of this combat: each side takes its own losses.
no-replace-from-reserve = { $unit } is not in the reserve and cannot replace { $corps }.
no-replace-full-first = { $unit } is reduced: a division at full strength replaces { $corps } while the reserve has one.
no-retreat-no-beach = { $unit } cannot retreat into { $place }: it is a Republican landing place.
no-retreat-twice = { $unit } retreats through different spaces, never twice through one.
no-shake-one = { $card } strikes at least one stack.
no-siege-of-the-enemy = Only the Nationalists help the { $siege }.
no-trench-must = { $card } puts at least one trench.
no-works-of-the-enemy = The works in { $place } are the enemy's; they fall when the space is taken.

## Pointing: what keeps a thing now, what it is for

no-one-at-a-time = No answer names all of these at once: { $things }.
no-unit-waits = { $when-id ->
    [play] { $unit } acts once { $place } is activated: play a card for operations or take an automatic operation. A card for redeployment can move it further.
    [fight] { $unit } in { $place } has no part in this choice: the combat is finished first.
    [enemy] It is the enemy's round: { $unit } in { $place } acts in one of yours.
   *[later] { $unit } in { $place } acts in your action rounds, once its space is activated.
}
no-stack-waits = { $when-id ->
    [play] The units in { $place } act once the space is activated: play a card for operations or take an automatic operation.
    [fight] The units in { $place } have no part in this choice: the combat is finished first.
    [enemy] It is the enemy's round: the units in { $place } act in one of yours.
   *[later] The units in { $place } act in your action rounds, once the space is activated.
}
no-space-waits = { $when-id ->
    [play] { $place } is yours and empty. Units come there by a card for operations or redeployment.
    [fight] { $place } is yours and empty, and has no part in this combat.
   *[other] { $place } is yours and empty. Your units come there by moves and redeployment in your action rounds.
}
no-enemy-unit = { $unit } is the enemy's. It can be attacked from the spaces next to { $place } that are activated for combat, in your rounds.
no-enemy-stack = Enemy units hold { $place }. They can be attacked from the spaces next to it that are activated for combat, in your rounds.
no-enemy-space = { $place } is the enemy's and empty: a unit of yours that moves in takes it.
no-no-beach-head = { $place } is used only while a landing is under way.
no-in-reserve = { $unit } is in your reserve. A card for redeployment brings it to the map, and it can take the place of a lost corps.
no-in-eliminated = { $unit } is eliminated. Replacement points can rebuild it in the replacement phase.
no-in-morocco = { $unit } waits in Morocco: the Army of Africa crosses at the start of your rounds by its schedule, once Air Bridge is played.
no-not-in-play-yet = { $unit } is not in play yet: a card or the deployment of corps brings it.
no-out-of-reach = { $unit } does not get as far as { $place } now: it has { $mf } movement and goes round the enemy.
no-out-of-the-game = { $unit } is out of the game for good.
no-enemy-in-reserve = { $unit } is in the enemy's reserve: nothing can be done to it there.
no-enemy-in-eliminated = { $unit } is among the enemy's eliminated units, who may rebuild it.
no-enemy-in-morocco = { $unit } waits in Morocco, out of reach.
no-enemy-not-in-play-yet = { $unit } is the enemy's and not in play yet.
no-enemy-out-of-the-game = { $unit } is out of the game for good.
no-enemy-card = { $card } is a card of the enemy: only he can play it.
no-card-in-play = { $card } is being carried out as an event.
no-card-gone = { $card } has left the game.
no-card-discarded = { $card } is discarded. It comes back when the draw pile is shuffled anew.
no-card-waits = { $card } is played in one of your action rounds: for operations, redeployment, replacements or as an event.
no-combat-card-waits = { $card } is a combat card: it is used in a combat, or played in one of your action rounds for operations, redeployment or replacements.
no-about-vp = Victory points rise with what the Nationalists take; the scenario says how many they need.
no-about-rm = Republican morale changes with what is won and lost, and decides hand sizes, some events and a sudden end.
no-about-strait = Who controls the Strait decides about ports, supply and redeployment by sea.
no-about-government = The Republican government changes by events; under Largo Caballero the militia can attack together.
no-about-command = The Nationalist command becomes single by an event.
no-about-war-phase = The phase of the war: new cards come into the decks on turns 6 and 12.
no-about-rp = Replacement points: gained by cards, spent in the replacement phase, then lost.
no-about-works = The markers left for positions and trenches; no more can lie on the map at once.
no-about-ammo = Ammunition is short in the Nationalist north: one of its spaces may attack in a round.
no-about-winter = Winter limits the cards for operations and hinders attacks on mountains.
no-about-madrid = How near the Nationalists have come to Madrid: it counts once, at the end of turn 5.
no-about-siege = A siege: the Republic assaults it from inside its space, and Nationalist points can strengthen it up to turn 5.
no-about-force = An event that is still in force.
no-about-turn = The turn record: six action rounds a side in each turn.
no-about-turns = The turn record: six action rounds a side in each turn.
no-about-phase = The phase of the turn that is being played.
no-about-deadline = The landing in Mallorca ends in the war status phase of this turn.
no-about-action = What was done in this round: no card for redeployment and none for replacements twice running.
no-about-actions = What was done in each round: no card for redeployment and none for replacements twice running.
no-about-records = The general records: victory points, morale, replacement points and sieges.
no-about-note = Units failed to build here: the next try of the same work is easier.
no-about-supply = The spaces in supply. Who is out of supply cannot attack, and is lost after the sixth round.
no-about-hand = A hand of cards: only its owner knows it.
no-about-draw = A draw pile: hands are filled from it at the start of a turn.
no-about-discard = A discard pile: it is shuffled anew when the draw pile is used up.
no-about-retained = Combat cards that won lie face up until the end of the turn and can be used again.
no-about-removed = Cards that have left the game.
no-about-reserve = A reserve: its divisions come to the map by redeployment and take the place of lost corps.
no-about-eliminated = Eliminated units: replacement points can rebuild them.
no-about-morocco = The Army of Africa waits here until it crosses.
no-about-returning = Corps that crossed the border wait here for two turns.
no-about-card = A card has four uses: operations, redeployment, replacements or its event. One of them is chosen when it is played.

## How it is won and lost

aim-rm-high = Republican morale at { $need } or more at the end of turn { $turn }
aim-rm-low = Republican morale at { $need } or less at the end of turn { $turn }
aim-vp-nat = { $need } victory points or more after turn { $turn }
aim-vp-rep = { $need } victory points or fewer after turn { $turn }
aim-vp-draw = Exactly { $need } victory points after turn { $turn }: nobody wins. Now there are { $now }.
aim-cities = { $side } control of all six main cities
aim-coup = { $card } played as an event, from turn { $turn }, with Republican morale at { $most } or less
aim-part-prize = { $place }, { $points ->
    [one] 1 point
   *[other] { $points } points
}
aim-part-city = { $place }
aim-part-madrid-ahead = Madrid, priority objective: as things stand { $points } at the end of turn { $turn }
aim-part-madrid-counted = Madrid, priority objective: { $points } at the end of turn { $turn }
aim-tested-status = Tested at the end of each turn from { $first } to { $last }, each with a level of its own: this is that of turn { $turn }.
aim-tested-coup = At once, in a Nationalist round, from turn { $turn }.

warn-rm-nat = Republican morale is { $rm }: at { $level } or more the Republic wins at the end of turn { $turn }.
warn-rm-rep = Your morale is { $rm }: at { $level } or less you lose at the end of turn { $turn }.
warn-rm-next-nat = Republican morale is { $rm }. On turn { $turn } the Republic wins with { $level }.
warn-rm-next-rep = Your morale is { $rm }. On turn { $turn } you lose with { $level }.
warn-coup = From turn { $turn } the Nationalists may play { $card } and win at once when morale is { $most } or less. It is { $rm }.
warn-cities = { $side } control of all six main cities: the match is lost at the end of this turn.
warn-last-city = { $place } is the last main city that is not { $side }, and enemies stand next to it.
warn-count-nat = The last turn: you have { $vp } victory points and need { $need }.
warn-count-rep = The last turn: the Nationalists have { $vp } victory points; you win only with { $need } or fewer.
warn-starve = { $units } in { $places } { $count ->
    [one] has no supply line and is
   *[other] have no supply line and are
} lost for good after your sixth round.
warn-cut-space = Out of supply, and the enemy's after your sixth round: { $places }.
warn-madrid = The advance on Madrid has not come far enough: at the end of turn { $turn } it costs { $points ->
    [one] 1 victory point
   *[other] { $points } victory points
}.
warn-isolated = { $places }: isolated. After turn { $turn } only a supply line keeps the units there alive.
warn-africa = The next unit of the Army of Africa finds no room to land.
warn-open-prizes = Without a unit, and the enemy can enter in his next round: { $places }.
warn-empty-prize = { $place } would be left without a unit, and the enemy can enter it in his next round.
warn-empty-source = { $place }, a source of your supply, would be left without a unit, and the enemy can enter it in his next round.
warn-retreat-unfed = { $unit } would be out of supply in { $place } and is lost for good after your sixth round, unless a supply line is opened.
warn-no-retreat = { $count ->
    [one] { $units } has no way of retreat from { $place } and is lost for good.
   *[other] No way of retreat from { $place }, and lost for good: { $units }.
}
warn-no-target = No enemy stands next to { $place }: the activation for combat can do nothing.
warn-turn-1-militia = An attack with militia has -1 to its die on turn 1.
warn-winter = Winter: { $limit } cards for operations a side on turn { $turn }, and this is the last of yours.
warn-rp-closed = { $points ->
    [one] 1 { $pool } point of { $card } is
   *[other] { $points } { $pool } points of { $card } are
} lost: they count only after { $aid }.
warn-rp-closed-aid = { $points ->
    [one] 1 { $pool } point is
   *[other] { $points } { $pool } points are
} lost: they count only once this card has been played as an event.
warn-card-leaves = { $card } leaves the game once its event is played.
warn-rp-left = { $points ->
    [1] 1 replacement point is
   *[other] { $points } replacement points are
} lost: points are not kept for the next turn.
warn-ops-unused = { $count ->
    [one] 1 operation stays
   *[other] { $count } operations stay
} unused.

cure-morale-nat = Take a province capital, a victory point space or a main city, or relieve a siege.
cure-morale-rep = Take back a province capital, a victory point space or a main city, or play an event that raises morale.
cure-coup = Keep morale at { $least } or more.
cure-cities = Take one of them back in this turn.
cure-last-city = Keep a strong stack in it.
cure-count = Within reach: { $places }.
cure-starve = Open a way of own spaces from { $places } to a source of supply.
cure-madrid = Attack Madrid or a space next to it (Guadarrama only by entering it). Madrid taken costs nothing, attacked 1, a neighbour 2.
cure-africa = Clear a place in { $places }.
cure-garrison = Put a unit there, or stop the way that leads there.
cure-leave-one = Leave one unit in { $place }.
cure-move-instead = Activate it for movement instead.
cure-aid = Play { $aid } as an event first.

briefing-august-1936 = August 1936. The Army of Africa is crossing to Sevilla; the rebel north and south are not joined, Oviedo and Granada are cut off. The Republic holds Madrid, the coast and most factories, but its militias cannot yet attack together.
briefing-march-1937 = March 1937. Madrid has held, and both sides now have army corps. The cut-off north with Bilbao is the next prize, and every turn in which the Republic keeps its morale brings it nearer to victory.
briefing-nat-campaign = You have three years to bring 7 victory points to 20. Until turn 15 watch Republican morale: the level at which the Republic wins falls every turn.
briefing-rep-campaign = Hold what you have. The level of morale that wins for you falls every turn from the fourth to the fifteenth; a Republic that keeps its ground wins by it.
briefing-nat-war-of-the-columns = Five turns and 13 victory points: Madrid is worth three, and without it the number is hardly there.
briefing-rep-war-of-the-columns = Five turns. Madrid held is nearly enough: 11 victory points or fewer are yours, and so is morale of 28 on turn 4 or 27 on turn 5.
briefing-nat-collapse-of-the-northern-front = Six turns and 14 victory points. Bilbao and Santander make only a draw: one point more must be found. By turn 11 morale must be down to 20, or the Republic wins.
briefing-rep-collapse-of-the-northern-front = Six turns. Morale is 21, and 21 on turn 11 wins: one capital taken back elsewhere can decide it.
briefing-nat-two-years-of-war = From 10 victory points to 20. The morale clock runs against you: it must be down to 20 by turn 11 and to 15 by turn 15.
briefing-rep-two-years-of-war = Morale is 21, and untouched it wins on turn 11. Do not trade the places that carry it for units.

first-air-bridge = Air Bridge is your first play, as an event: it activates three spaces. Then keep room in Sevilla or Cádiz for the Africa divisions of rounds 2 and 5.
first-join-zones = Open the road north from Sevilla: Santa Olalla (one militia), Zafra (empty) and Mérida (police) join it to Cáceres, and the ammunition shortage ends.
first-san-sebastian = In the north one space may attack in a round: use it from Beasain against San Sebastián, worth a point and one of morale.
first-simancas = Assault the Simancas Quarter in Gijón with both Asturian militias: 1 to 3 ends the siege.
first-block-road = Block the road to Madrid: bring the two militias of the reserve to Mérida, Badajoz or Talavera by redeployment. Each turn of delay counts.
first-dig = Dig at Talavera, Toledo and Guadarrama with divisions that stay where they are. Militia attacks have -1 on this turn.
first-durango = Attack Durango with the Navarra corps from Vitoria and the militias of Beasain, and Orduña with the VI corps from Dobro.
first-north-first = Put replacements and redeployment into the north before Madrid: when all of it is yours morale falls by two more.
first-garrisons = Leave one unit in each capital of the quiet south: an empty one is lost to any move.
first-stand-north = Hold Durango and Orduña: in mountains the loss of one step cancels a retreat.
first-iron-belt = Trench Bilbao with Iron Belt; a Republican trench comes there in no other way.
first-brunete = Keep the V corps at Alcalá free for Brunete, from turn 7: a counterattack that wins gives morale.

# Words of the printed tables.
chart-terrain = Terrain and works in combat: columns, and what they allow
cell-attacker = attacker's column
cell-defender = defender's column
cell-stands = may refuse to retreat
cell-stops = stops an advance
cell-armor = armour helps
cell-open = Open
cell-mountain = Mountain
cell-river = All across rivers
cell-sierra-of-madrid = Sierra of Madrid
cell-main-city = Main city
cell-position = Position
cell-trench = Trench
cell-beach-head = Beach-head
cell-yes = yes
cell-no = no

## Standing orders

order-combat-cards = They attack, and you may play combat cards
order-combat-cards-none = Play none
order-combat-cards-best = Play the card that helps most
order-stand = You have lost a combat and must retreat
order-stand-retreat = Retreat
order-stand-stand = Lose a step and stand

## What a forecast looks at

feature-points = victory points against the par of the turn
feature-morale = Republican morale
feature-morale-to-win = nearness of a Nationalist automatic victory
feature-morale-to-lose = nearness of a Republican automatic victory
feature-factors = combat factors on the map
feature-corps = corps
feature-steps = steps on the map
feature-front = strength at the front
feature-starving = Nationalist units out of supply
feature-foes-starving = Republican units out of supply
feature-open = ground the Republic could walk into
feature-foes-open = ground the Nationalists could walk into
feature-ground = spaces controlled
feature-north = the Northern Front
feature-works = trenches and positions
feature-replacements = replacement points
feature-hand = operations in hand
feature-events = good events in hand
feature-sieges = sieges that hold out
feature-ammunition = the shortage of ammunition
feature-strait = the Strait
feature-madrid = the effort against Madrid

## The board in the terminal

board-turn = Turn { $turn } ({ $date }), round { $round }, { $phase }; { $side } acts
board-pool = { $pool } RP { $points }
board-tracks = VP { $vp }, RM { $rm }, Strait: { $strait }; { $pools }
board-side = { $side }: hand { $hand }, draw { $draw }, discard { $discard }, actions: { $actions }
board-place = { $place }{ $works-id ->
    [none] {""}
   *[other] {" "}[{ $works }]
}: { $units }
board-box = { $box-id ->
    [reserve] reserve
    [eliminated] eliminated
    [morocco] Army of Africa
   *[returning] over the border
}: { $units }
