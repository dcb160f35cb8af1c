### España 1936

game-about = The whole war in ten turns. Boxes joined by lines, troops of strength 1 to 5, generals who open battles, and two decks of cards that serve as events or in combat. The Nationalist wants eight of the twelve key cities; the Republican wins by holding on.

game-scale = The whole war, boxes joined by lines
## Who plays

side-nationalist = Nationalist
side-republican = Republican
side-contested = Contested
seat-nationalist = Nationalist
seat-republican = Republican

## Set-ups and options

scenario-1936 = 1936: the whole war
scenario-1936-about = July 1936: four key cities each, four contested. Ten turns. The set-up was made for this program; the numbers of cities are the rulebook's.
scenario-1938 = 1938: from Teruel to the end
scenario-1938-about = January 1938: turns 6 to 10 with the late decks; both officer schools are at work. The set-up was made for this program.
option-naval = War at sea
option-naval-about = Fleets, four sea zones, naval bases, blockades, aircraft over the sea and twenty more cards.
option-generals = Republican generals
option-generals-about = Líster and Durruti lead badly without troops of their own colour; Ulibarri leads only where Basques stand.
option-tanks = Republican tanks
option-tanks-about = A Republican tank lost in battle may be captured and serve the Nationalist.
option-optional-cards = Optional cards
option-optional-cards-about = Card 45 of each side: the Santoña Pact and the Republican offensive. Not in the variants.
option-fog = Fog of war
option-fog-about = Only the top unit of each stack is seen; up to five decoys a side may lie below.
option-san-sebastian = San Sebastián
option-san-sebastian-about = While the Republican controls San Sebastián it is a port for him.
option-variant = Variant
option-variant-about = No foreign intervention, or the historical order of cards: fewer cards, and each side must play a set number of them as events. Not with the war at sea or the optional cards.
option-early-end = End by agreement
option-early-end-about = After each turn both players may agree to stop; then key cities decide.

## Phases

phase-setup = Set-up
phase-draw = Draw
phase-ships-n = Nationalist ships
phase-ships-r = Republican ships
phase-move-n = Nationalist movement
phase-move-r = Republican movement
phase-offensive = Republican offensive
phase-generals = Generals
phase-combat = Land combat
phase-sea = Naval combat
phase-upkeep = Upkeep
phase-events = Events
phase-replacements = Replacements
phase-end = End of the turn
turn-label = Turn { $turn }, { $period }
status-cities = Key cities
score-counts = { $score ->
    [one] one key city
   *[other] { $score } key cities
}
status-joined = Boxes joined
status-contested = Contested key cities
status-hand = Cards in hand
status-rp = Replacement points
count-dice = Dice
count-going = Troops to go
brings-strength = Strength { $before } becomes { $after }
brings-troop = A troop of strength { $strength }
brings-repair = It can sail and fight again
absent-raise = Strengthen a troop
absent-new = New troop
status-plays = Events played
overlay-supply-nationalist = Nationalist supply
overlay-supply-republican = Republican supply
mark-marker-nationalist = Nationalist control marker
mark-marker-republican = Republican control marker
mark-blockade-nationalist = Port closed to the Nationalist
mark-blockade-republican = Port closed to the Republican
mark-what-if = What if
mark-naval = War at sea
mark-optional = Optional card
track-turns = Turns
track-cities = Key cities
track-points = Replacement points
kind-now = at once
kind-delayed = later
kind-reaction = reaction
kind-next_turn = next turn
kind-permanent = lasting
code-nationalist = N
code-republican = R
code-points = RP
band-n-reg = Regular Army
band-n-fal = Falange
band-n-car = Carlists
band-n-leg = Legion
band-n-afr = Army of Africa
band-n-ita = Italian units
band-r-reg = Regular Army
band-r-bas = Basque Army
band-r-com = Communist militia
band-r-ana = Anarchist militia
band-r-ib = International Brigades
zone-deck = Deck
zone-hand = Hand
zone-laid = Face down
zone-spent = Used
zone-batch = To be played this turn
zone-kept = In force

## What is asked

ask-move = Your movement: move units and assign aircraft one by one, then end it.
ask-march = Where does the { $unit } go?
ask-fly = Where does { $unit } fly?
ask-stacking = { $box } holds more than { $limit } of your troops: which one is lost?
ask-assign = Assign a general ({ $left } left).
ask-general-box = Where does { $unit } command?
ask-pick = Pick a general: does he start a battle, or pass? ({ $left } left)
ask-attack = { $begun ->
    [0] Choose an attacker and its target in { $box }: the battle needs one attack.
   *[other] Choose an attacker and its target in { $box }, or end the battle.
}
ask-support = What supports { $unit }?
ask-card = Lay a card face down, as a bonus for you or a penalty for the other side? { $unit } against { $target }.
ask-pair = Pair them off: which two fight each other?
ask-modify = Put your modifiers ({ $modifiers }) on the dice { $dice }.
ask-substitute = Which type stands for { $unit } now?
ask-claim = { $box } is empty: do you mark it as yours?
ask-ferry = Ship a unit from Morocco ({ $landed } landed so far).
ask-event = { $free ->
    [0] Play a card as an event ({ $played } of { $limit } played).
   *[other] Play a card as an event, or pass ({ $played } of { $limit } played).
}
ask-react = Cancel { $card }, which has been played? { $text }
ask-place = { $card }: what comes, and where?
ask-strengthen = { $card }: which troop grows stronger?
ask-change = { $card }: which troop changes its type?
ask-harm = { $card }: which of them suffers?
ask-take = { $card }: which one do you take?
ask-lose = { $card }: which aircraft is lost?
ask-option = { $card }: which of its two effects?
ask-repair = { $card }: which ship is repaired?
ask-haven = { $ship } needs a harbour: which?
ask-captured = Where does the captured { $unit } join you?
ask-spend = Spend a replacement point ({ $points } left).
ask-type = Which type of troop for { $unit }?
ask-discard = Discard { $surplus } to keep { $limit } cards.
ask-agree = End the match after turn { $turn } and count key cities?
ask-bonus-general = The offensive: assign one general now?
ask-bonus-battle = Does { $unit } attack at once?
ask-sail = Assign a ship, or end your assignment.
ask-station = Where does { $ship } sail?
ask-escort = Whom does { $ship } escort in { $box }?
ask-consent = Enemy units are in { $place } too. Fight, or withdraw?
ask-strike = Which ship does { $unit } attack?
ask-suffer = One of your aircraft is hit: which?
ask-torpedo = Which ship does { $ship } attack?
ask-back = Which ship does { $ship } help?
ask-guns = The guns of { $box } show { $dice }: which die takes their +1?
ask-allot = The guns of { $box } have { $hits ->
    [0] no hit
    [one] one hit
   *[other] { $hits } hits
} and { $fives ->
    [0] no five
    [one] one five
   *[other] { $fives } fives
} left to give: what falls on which unit?

## What can be done

do-march = Move { $a } from { $box }
do-to = To { $a }
do-to-crowded = To { $a } (more than { $limit } troops: { $lost ->
    [one] one is
   *[other] { $lost } are
} lost when your movement ends)
do-to-sea = To { $a }, against ships
do-to-support = To { $a }, to support troops
do-to-block = To { $a }, to blockade or guard it
do-fly = Fly { $a }
do-done = Done
do-done-crowded = Done (more than { $limit } troops in { $boxes }: { $lost ->
    [one] one is
   *[other] { $lost } are
} lost)
do-lose = Lose { $a }
do-decoy = Lay a decoy in { $a }
do-undecoy = Take a decoy back from { $a }
do-top = Show { $a } on top in { $box }
do-assign = Assign { $a }
do-battle = { $a } starts a battle in { $box }
do-pass = { $a } does not attack in { $box }
do-pass-events = Pass
do-attack = { $a } attacks { $b }
do-end = End the battle
do-support = { $a } supports
do-enough = Enough
do-bonus = { $a } as a bonus
do-penalty = { $a } as a penalty
do-none = No card
do-pair = { $a } against { $b }
do-best = Most hits
unit-troop = { $unit } ({ $strength })
unit-twin = { $unit } ({ $strength }), { $number ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
    [6] sixth
   *[other] number { $number }
} of { $count }
unit-tank-twin = { $unit }, { $number ->
    [1] first
    [2] second
    [3] third
    [4] fourth
   *[other] number { $number }
} of { $count }
do-put-card = A point of the card on the { $shown } (die { $b })
do-put = +{ $a } on the { $shown } (die { $b })
do-as = { $a }
do-claim = Mark it
do-leave = Leave it empty
do-ferry = { $a } to { $b }
do-play = Play { $a }
do-cancel = Cancel with { $a }
do-let = Let it happen
do-place = { $a } to { $b }
do-raise = Strengthen { $a } in { $box }
do-change = Change { $a } in { $box }
do-harm = { $a } in { $box }
do-take = { $a }
do-option-place = Place one of the { $band }, strength { $strength }
do-option-strengthen = Strengthen up to { $count } of the { $band }
do-new = New troop in { $a }
do-repair = Repair { $a }
do-stop = Stop spending
do-discard = Discard { $a }
do-finish = End it here
do-go-on = Play on
do-sail = Sail { $a }
do-escort = { $a } escorts { $b }
do-hold = Hold back
do-fight = Fight
do-decline = Withdraw
do-strike = { $a } attacks { $b }
do-suffer = { $a }
do-torpedo = { $a } attacks { $b }
do-back = { $a } helps { $b }
do-allot = Hit { $a }
do-allot-home = Drive { $a } off
do-split = Split { $a }
do-combine = Combine { $a }

## What happened

event-turn = Turn { $turn } begins.
event-offensive = The Republican offensive changes the order of turn { $turn }.
event-decks-changed = Hands are discarded; the 1938-39 decks are in use.
event-drew = { $seen ->
    [yes] { $side } draws { $number ->
        [0] no card: the deck is empty.
        [one] a card: { $cards }.
       *[other] { $number } cards: { $cards }.
    }
   *[other] { $side } draws { $number ->
        [0] no card: the deck is empty.
        [one] a card.
       *[other] { $number } cards.
    }
}
event-discarded = { $seen ->
    [yes] { $side } discards { $card }.
   *[other] { $side } discards a card, unseen.
}
event-marched = { $seen ->
    [yes] { $unit } moves from { $start } to { $box }.
   *[other] { $side }: a hidden unit moves from { $start } to { $box }.
}
event-flew = { $unit } flies to { $box }.
event-overstacked = { $seen ->
    [yes] { $unit } is lost in { $box }: too many troops.
   *[other] A hidden unit is lost in { $box }: too many troops.
}
event-topped = { $unit } lies on top in { $box }.
event-decoy = { $seen ->
    [yes] { $side } lays a decoy in { $box }.
   *[other] { $side } lays a decoy somewhere.
}
event-undecoy = { $seen ->
    [yes] { $side } takes a decoy back from { $box }.
   *[other] { $side } takes a decoy back.
}
event-decoys-found = { $number ->
    [one] One of the { $side } counters in { $box } was a decoy.
   *[other] { $number } of the { $side } counters in { $box } were decoys.
}
event-assigned = { $unit } takes command in { $box }.
event-passed-general = { $unit } does not attack.
event-battle = { $unit } opens a battle in { $box }.
event-battle-over = The battle in { $box } is over.
event-attack = { $unit } attacks { $target } in { $box }.
event-supports = { $unit } supports.
event-card-laid = { $seen ->
    [yes] { $side } lays { $card } face down as a { $use }.
   *[other] { $side } lays a card face down as a { $use }.
}
event-card-shown = { $side } shows { $card } as a { $use }.
event-shot-down = { $unit } is shot down.
event-grounded = { $unit } is driven off and gives no support.
event-flies-on = { $unit } flies on.
event-flew-home = { $unit } flies home.
event-hits = { $unit } scores { $attacker }; { $target } scores { $defender }.
event-destroyed = { $seen ->
    [yes] { $unit } is destroyed in { $box }.
   *[other] A hidden unit is destroyed in { $box }.
}
event-reduced = { $seen ->
    [yes] { $unit } falls from { $before } to { $after } in { $box }.
   *[other] A hidden unit of { $side } loses strength.
}
event-replaced = { $seen ->
    [yes] { $unit } falls from { $before } to { $after } in { $box } and is now { $other }.
   *[other] A hidden unit of { $side } loses strength.
}
event-tank-lost = { $unit } is lost.
event-tank-captured = { $unit } is captured.
event-claimed = { $side } marks { $box }.
event-left-empty = { $box } is left empty.
event-key-cities = Key cities: Nationalist { $nationalist }, Republican { $republican }, contested { $contested }.
event-ferried = { $seen ->
    [yes] { $unit } lands in { $box }.
   *[other] A hidden unit lands in { $box }.
}
event-played = { $side } plays { $card }.
event-intelligence = { $side } answers with { $card }.
event-cancelled = { $card } is cancelled.
event-passed = { $side } plays no more events.
event-no-effect = { $card } has no (further) effect.
event-entered = { $seen ->
    [yes] { $unit } enters in { $box }.
   *[other] A hidden unit enters in { $box }.
}
event-strengthened = { $seen ->
    [yes] { $unit } in { $box } rises to { $after }.
   *[other] A hidden unit of { $side } gains strength.
}
event-changed = { $seen ->
    [yes] { $unit } takes over in { $box }.
   *[other] A hidden unit of { $side } is exchanged.
}
event-aircraft-came = { $unit } joins { $side }.
event-aircraft-lost = { $unit } is lost.
event-general-came = { $unit } enters the war.
event-general-gone = { $unit } leaves the war.
event-kept = { $card } is kept aside; it works later.
event-in-force = { $card } is in force to the end.
event-points = Replacement points: Nationalist { $nationalist }, Republican { $republican }.
event-repaired = { $ship } is repaired.
event-sailed = { $ship } sails to { $place }.
event-blockades = { $ship } lies off { $box } to blockade it.
event-blockaded = { $box } is closed to { $side }.
event-ship-came = { $ship } enters service in { $place }.
event-ship-withdrew = { $ship } withdraws to { $place }.
event-ship-damaged = { $ship } is damaged.
event-ship-sunk = { $ship } is destroyed.
event-ship-lost = { $ship } finds no harbour and is lost.
event-coast-fight = The ships off { $box } fight before the troops do.
event-sea-battle = Battle at sea: { $place }.
event-declined = { $side } withdraws from { $place }.
event-zone-entered = { $side } enters { $zone }; the marker there goes.
event-zone-marked = { $side } marks { $zone }.

## Dice

roll-attack = the attack
roll-deck = the shuffled deck
roll-defence = the defence
roll-air = air combat
roll-capture = capture of the tank
roll-discard = a card at random
roll-ship = gunfire
roll-strike = the air strike
roll-flak = fire at the aircraft
roll-torpedo = the torpedo attack
roll-reply = the reply
roll-port = the port's guns
roll-raid = the raid

## How it ended

over-key-cities = { $winner } controls eight key cities or more ({ $nationalist } to { $republican }).
over-cut-up = { $winner } has left the enemy fewer than eight joined boxes.
over-three-cities = { $winner } controls Madrid, Barcelona and Sevilla.
over-madrid = { $winner } takes Madrid before turn 4.
over-holds-out = { $winner } still has troops in four key cities after turn 10.
over-more-cities = { $winner } has more key cities: { $nationalist } to { $republican }.
over-both = Both sides met a condition; { $winner } has more key cities.
over-agreed = Ended by agreement; { $winner } has more key cities: { $nationalist } to { $republican }.
over-draw = A draw: { $nationalist } key cities each.
over-resigned = { $winner } wins: the other side gives up.

## Odds

odds-attack = { $unit } against { $target }
odds-left = { $attacker ->
    [0] Attacker destroyed
   *[other] Attacker left with { $attacker }
}, { $defender ->
    [0] defender destroyed
   *[other] defender left with { $defender }
}
odds-hidden-cards = The other side may lay a card that is not counted here.
odds-air-first = The air combat that comes first is counted in.
odds-air-pairs = The air combat that comes first is counted in, with the pairs that keep the defender most dice.
odds-dice-attack = Dice of the attacker
odds-dice-defence = Dice of the defender
odds-plus-attack = Positive modifiers of the attacker
odds-plus-defence = Positive modifiers of the defender
odds-minus-attack = Negative modifiers of the attacker
odds-minus-defence = Negative modifiers of the defender
odds-hits-attack = Hits on the defender
odds-hits-defence = Hits on the attacker
odds-mean-attack = Hits to expect on the defender
odds-mean-defence = Hits to expect on the attacker

## Refusals

no-not-yours = { $unit } is not yours to use here: choose one of your own.
no-no-land-unit = { $unit } is no troop or tank on the map.
no-stays-in-morocco = { $unit } leaves Morocco only at the end of Upkeep.
no-moved = { $unit } has moved this turn: each unit moves once.
no-out-of-supply = { $unit } in { $box } is out of supply: every box next to it is the enemy's. Take one of them first.
no-last-there = { $unit } must stay: without it no troop of yours would hold contested { $box }. Bring another troop first.
no-nowhere = { $unit } has no box of yours next to { $box } to go to.
no-no-line = No line leads { $unit } to { $box }: units go along the lines, box by box.
no-same-box = { $unit } is in { $box } already.
no-one-box = { $unit } leaves a contested box: it goes one box only, and { $box } is further.
no-enemy-box = { $unit } leaves a contested box: it may not enter { $box }, which is the enemy's.
no-tank-alone = { $unit } does not enter { $box } alone: tanks never enter an enemy box.
no-must-stop = { $unit } would have to stop before { $box }: a unit stops in the first box that is not its own.
no-no-fog = This match is played without the fog of war: nothing is hidden, and there are no decoys.
no-not-in-the-heap = Choose one of your troops in { $box }.
no-no-aircraft = { $unit } is no aircraft, and only aircraft do that.
no-no-general = { $unit } is no general, and only a general does that.
no-no-ship = { $unit } is no ship, and only a ship does that.
no-assigned = { $unit } is assigned already.
no-not-in-play = { $unit } is not in play.
no-no-air-box = There is no place for { $unit } to go.
no-tied = { $unit } starts on the map: this turn it goes no further than one line, not to { $box }.
no-no-own-unit = { $box } holds no troop or tank of yours.
no-no-war-at-sea = { $unit }: the sea is used only with the naval rules.
no-no-aircraft-there = No aircraft may be sent to { $box }.
no-no-port = { $box } is no port: look for the anchor.
no-not-in-turn-one = In turn 1 no aircraft goes out to sea.
no-two-aircraft = { $box } has { $limit } of your aircraft already: the limit.
no-out-of-range = { $box } is out of range: you need a box of your own at most three away.
no-troop-on-top = A troop must lie on top in { $box }, not a tank.
no-top-chosen = The top unit in { $box } is chosen already.
no-no-troop-over-decoy = A decoy in { $box } needs a troop of yours above it.
no-no-decoy = There is no decoy of yours in { $box }.
no-decoys-laid = You have begun to lay decoys: none comes back this turn.
no-decoys-out = All { $limit } decoys are on the map.
no-must-assign = A general must be assigned while there is a box for one: choose a general, then a box with your units.
no-general-in-morocco = { $unit } is in Morocco: he must be shipped over first.
no-no-box-for-general = There is no box where { $unit } could command.
no-general-there = Another general of yours commands in { $box }.
no-general-not-active = { $unit } cannot be picked: he has been used, or stands in no box.
no-general-out-of-supply = { $unit } in { $box } is out of supply and starts no battle.
no-no-enemy-there = There is no enemy in { $box } for { $unit } to fight: he can only pass.
no-no-fresh-troop = { $unit } has no troop in { $box } that could still attack this turn.
no-needs-basques = { $unit } starts a battle only with Basque troops beside him in { $box }.
no-no-battle-by-card = { $card } forbids a battle in { $box } this turn.
no-battle-declared = A battle has been opened: make at least one attack.
no-one-general = Only { $unit } has been assigned for the offensive.
no-only-troops-fight = Only troops attack and are attacked; the rest supports.
no-not-in-the-battle = { $unit } does not fight for you in { $box }.
no-target-not-there = { $target } is no enemy troop in { $box }.
no-attacked-already = { $unit } has attacked this turn.
no-troops-do-not-support = { $unit } is a troop: troops attack, they do not support.
no-supports-already = { $unit } supports this attack already.
no-general-first-attack-only = { $unit } supports only the first attack of his battle.
no-general-defended = { $unit } has supported a defence this turn.
no-used = { $unit } has been used this turn.
no-aircraft-at-sea = { $unit } is there against ships, not to support troops.
no-aircraft-not-assigned = { $unit } was not assigned this turn.
no-not-in-hand = { $card } is not in your hand.
no-not-to-be-paired = { $unit } takes no part in this fight, or has its opponent already.
no-not-a-placing = A modifier goes whole on one die, and the two points of a card on two different dice.
no-no-such-die = { $dice ->
    [one] There is only one die.
   *[other] There are only { $dice } dice.
}
no-guns-plus-one = The guns have a single +1, for one die.
no-never-a-substitute = { $type } never stands for { $unit }.
no-no-small-counter = No small counter of { $type } is free, or another type comes first.
no-not-in-morocco = { $unit } is not in Morocco.
no-not-a-shore = From Morocco units go to Cádiz and Sevilla only.
no-shore-not-held = { $box } holds neither a unit nor a marker of yours.
no-shore-full = No more units may go to { $box } this turn: { $landed ->
        [0] the enemy's ships close the Strait
        [one] one has landed there
       *[other] { $landed } have landed there
    }.
no-reaction-only = { $card } is played only in answer to an enemy event.
no-in-order = { $card } is not the next card of the turn.
no-must-play = A card must be played: the variant sets the number.
no-not-intelligence = { $card } does not cancel events.
no-not-by-this-card = { $card } does not speak of { $unit }.
no-card-brings-other = { $card } brings no { $type }.
no-card-elsewhere = { $card } does not speak of { $box }.
no-card-wants-port = { $card } needs a port, and { $box } is none of yours.
no-card-wants-key-city = { $card } needs a key city, and { $box } is none.
no-card-one-each = { $card } brings no second unit to { $box }.
no-card-same-box = { $card } brings all its tanks to one box: { $box }.
no-event-box-not-held = { $box } is not yours: events bring units only to boxes with a unit or marker of yours.
no-port-closed = { $box } is closed by the enemy at sea: no new unit comes in there.
no-morocco-is-full = { $box } holds { $limit } of your troops, and none can leave before the next Upkeep.
no-basques-at-home = Basques come to Bilbao and San Sebastián only, not to { $box }.
no-no-counter-of-type = No counter of { $type } with strength { $strength } is free.
no-no-tank-left = No { $type } is left.
no-no-new-counter = There is no free counter for a new troop in { $box }.
no-had-its-level = { $unit } has had its level from { $card }.
no-strong-enough = { $card } does not raise { $unit } beyond its strength.
no-harmed-already = { $unit } has suffered from { $card } already.
no-hidden-in-a-stack = { $unit } lies hidden in a stack: only what lies on top can be chosen.
no-in-play = { $unit } is in play already.
no-lost = { $unit } is lost for good.
no-no-such-effect = { $card } has { $number } effects.
no-another-tank = It is { $unit } that joins you now.
no-box-not-controlled = { $unit }, captured, goes to a box that is yours alone.
no-box-not-held = { $box } is not yours: a point needs a box with a unit or marker of yours.
no-box-out-of-supply = { $box } is out of supply, and nothing reaches it: open a way to it first.
no-box-had-point = A point was spent in { $box } in this phase, and one is the most: choose another box.
no-box-is-full = { $box } holds { $limit } of your troops: no point adds another.
no-no-troop-of-yours = { $unit } is no troop of yours on the map.
no-events-only = { $unit } is of a type that only events strengthen: spend the point on another.
no-not-this-turn = { $unit } has strength { $strength }: in turn { $turn } no point raises that.
no-no-counter = { $unit }: no counter is left for it.
no-type-by-events = { $type } comes by events only, never by points.
no-ship-not-damaged = { $ship } is not damaged.
no-ship-not-in-base = { $ship } is not in a naval base: only an event repairs it there.
no-ship-is-damaged = { $ship } is damaged: repair it first.
no-ship-sailed = { $ship } has been assigned this turn.
no-is-there = { $ship } is in { $place } already.
no-no-northern-port = { $ship } cannot enter { $place }: you need Oviedo, Bilbao or San Sebastián under your control, with a troop or tank in it.
no-no-duty-at-sea = A ship in { $place } has no duty to name.
no-base-closed = { $place } is no base that { $ship } can use now.
no-not-on-the-coast = { $place } is not on the coast.
no-say-the-duty = Say whether { $ship } supports troops in { $place } or blockades it.
no-submarines-do-not-support = { $unit } cannot support troops in { $box }: submarines never do.
no-ship-on-other-duty = { $unit } is in { $box } on another duty.
no-no-haven = { $place } is no port that is yours alone: { $ship } finds no harbour there.
no-no-haven-at-sea = { $ship } must leave the sea: it goes to a naval base or a port.
no-base-first = { $ship } goes to a naval base while you can use one.
no-ship-not-lost = { $ship } was not lost.
no-ship-not-in-harbour = { $ship } is in no base or port of yours: the card repairs it only there.
no-not-its-turn = It is the turn of { $other }, not of { $unit }.
no-cannot-strike = { $unit } cannot attack { $target } here: aircraft hit submarines and destroyers only where no other ship is left.
no-cannot-torpedo = { $unit } cannot attack { $target } here: submarines attack ships with a combat value in the same place.
no-cannot-escort = { $unit } cannot escort { $target }: it takes no part in this fight.
no-cannot-back = { $unit } cannot help { $target }: it is not paired in this battle.
no-did-not-strike = { $unit } did not take part in the attack.
no-not-under-fire = { $unit } is not under fire here.
no-one-kind-left = Results of one kind only are left: name { $unit } alone.
no-allot-evenly = Every unit with a combat value takes a result before one takes a second.

## Pointing: what a thing is for, and when

no-hidden-counter = It lies hidden in a stack: a unit, or only a decoy. A battle in its box shows it.
no-troop-in-reserve = { $unit } is in reserve: it comes by a replacement point or an event.
no-troop-by-events = { $unit } is in reserve: it comes by an event only.
no-general-in-reserve = { $unit } is not in the war yet: he comes by his event card only.
no-comes-by-event = { $unit } is in reserve: it comes by an event only.
no-out-of-the-game = { $unit } is out of the game.
no-ship-gone = { $unit } was sunk: only an event could bring it back.
no-tank-on-its-way = { $unit } was captured and joins the Nationalist when the Events phase ends.
no-ship-wants-repair = { $unit } is damaged: a replacement point in a base, or an event, repairs it.
no-ship-waits = { $unit } is assigned when ships are, after the cards are drawn; it fights in the Naval combat phase, or beside your troops on the coast.
no-aircraft-on-board = { $unit } is on your board: it is assigned in your Movement phase.
no-aircraft-out = { $unit } may support one attack in { $box } this turn and flies home in Upkeep.
no-aircraft-off-coast = { $unit } is in { $box } against ships: it fights in the Naval combat phase.
no-general-on-board = { $unit } is on your board: generals are assigned when both sides have moved.
no-general-waits = { $unit } commands in { $box }: he may open a battle there when you pick him in Land combat.
no-general-used = { $unit } has been picked this turn. He goes back to your board in Upkeep.
no-tank-waits = { $unit } in { $box } has no part in this: tanks move in your Movement phase and support troops in Land combat.
no-troop-waits = { $unit } in { $box } has no part in this: troops move in your Movement phase, attack in Land combat where a general of yours opens a battle, and grow by points and events.
no-enemy-on-board = { $unit } is on the enemy's board, out of reach.
no-enemy-ship = { $unit } in { $box } is the enemy's: ships and aircraft sent to the same sea zone or port fight it in Naval combat; in a base nothing reaches it.
no-enemy-aircraft = { $unit } in { $box } is the enemy's: only your aircraft meet it, when both support the same attack or fly over the same sea zone or port.
no-enemy-general = { $unit } is the enemy's. Nobody attacks a general: he leaves { $box } when no troop of his is left there.
no-enemy-in-morocco = { $unit } is in { $box }, where the Republican can never go.
no-enemy-tank = { $unit } is the enemy's. Nobody attacks a tank: it falls with the troop that it supports, or when no troop of its side is left in { $box }.
no-enemy-troop = { $unit } is the enemy's: move troops into { $box }, and a general of yours there can open a battle against it in Land combat.
no-enemy-troop-near = { $unit } is the enemy's: a general of yours in { $box } can open a battle against it in Land combat.
no-sea-not-used = { $box } is used only with the war at sea.
no-about-base = { $box } is a naval base: its own side's ships lie there, damaged ones are repaired there, and no blockade reaches them.
no-about-zone = { $box } is a sea zone: ships are assigned to it after the draw, aircraft in the Movement phase, and who holds it alone in Upkeep has its effect.
no-about-morocco = { $box } is joined to nothing: Nationalist units cross to Cádiz and Sevilla at the end of Upkeep, and the Republican never goes there.
no-about-contested = { $box } is contested: a general there may open a battle in Land combat, and who leaves it must leave a troop behind.
no-about-own-box = { $box } is yours: units pass through it in your Movement phase, and points and events bring troops there while it is in supply.
no-about-enemy-box = { $box } is the enemy's: troops enter it in your Movement phase and stop there.
no-about-empty-box = { $box } is nobody's: troops enter it in your Movement phase and stop there.
no-card-in-force = { $card } is in force to the end of the game.
no-card-kept = { $card } was played and is kept aside until it has worked.
no-card-used = { $card } has been used: a card works once.
no-card-in-batch = { $card } is played in this turn's Events, in the order of the cards.
no-card-answers = { $card } cancels an enemy event when that is played; in Land combat it serves as a bonus or a penalty.
no-card-event-only = { $card } can be played in the Events phase; in this variant cards do not help in combat.
no-card-waits = { $card } can be played in the Events phase, or laid face down in an attack as a bonus or a penalty.
no-about-halves = A card laid in an attack is a bonus for you or a penalty for the enemy, as its two halves say.
no-about-turns = The turn track: ten turns, the cards drawn in each, and the turns that bring replacement points.
no-about-phases = The phases of a turn follow each other in a fixed order.
no-about-cities = The track of key cities: those of each side, and the contested ones. It is set in Upkeep.
no-about-joined = The largest group of boxes joined by lines in which the side has units or a marker: below eight in Upkeep it loses.
no-about-points = Replacement points: one for each key city controlled or contested, to be spent in the Replacement phase of odd turns.
no-about-plays = So many event cards were played this turn, of those that may be.
no-about-hands = A hand of cards. At the end of a turn nobody keeps more than eight.
no-about-decks = A deck: cards are drawn from it as each turn begins, and it is never shuffled again.
no-about-laid = Cards laid face down in an attack: both are turned up together.
no-about-spent = Used cards are out of the game.
no-about-batch = The cards of this turn, to be played in their order.
no-about-kept = Cards that were played and still work.
no-about-supply = A unit is in supply while one box next to its own is not the enemy's.
no-about-boards = A player's board: aircraft and generals wait there until they are assigned.
no-about-reserve = The reserve: counters that may enter by points or events.
no-about-gone = Counters that are out of the game lie here: none of them comes back.
no-about-captured = Captured tanks join the Nationalist when the Events phase ends.
no-only-to-read = That is there to be read; it cannot be chosen.

## Cards

card-bonus-dice = Bonus: your dice { $value }
card-bonus-mod = { $dice ->
    [1] Bonus: { $value } on one of your dice
   *[other] Bonus: { $value } on each of two of your dice
}
card-penalty-dice = Penalty: the enemy's dice { $value }
card-penalty-mod = { $dice ->
    [1] Penalty: { $value } on the enemy's highest die
   *[other] Penalty: { $value } on each of the enemy's two highest dice
}
card-n-01 = Place one Army of Africa troop of strength 2 and one Legion troop of strength 1 in Morocco.
card-n-02 = Take the Ju-52 or the He-51, one that is neither in play nor lost. At the end of the next Upkeep one more unit than usual may go from Morocco to Sevilla, even if Estrecho is contested or enemy-held.
card-n-03 = Place one Carlist troop of strength 2 in Pamplona, Vitoria, Burgos or Zaragoza, then strengthen one Carlist troop by one level.
card-n-04 = Place two Falange troops of strength 1 in two different boxes.
card-n-05 = If La Coruña is friendly or contested, take one CR-32.
card-n-06 = If Cádiz is friendly or contested, take the He-51.
card-n-07 = If Toledo is friendly or contested, strengthen one of your troops there by one level, even out of supply, and the Republican discards one card at random; otherwise draw one card.
card-n-08 = Play at once after a Republican event card: its effect is cancelled.
card-n-09 = Place two CV-33 tanks in one port.
card-n-10 = If Cádiz is friendly or contested, take the He-111; strengthen one Regular Army troop by one level.
card-n-11 = The Republican must reduce two of his troops in Madrid by one level each, his choice of troops.
card-n-12 = Place two Panzer I tanks in one port.
card-n-13 = Remove General Durruti from the game.
card-n-14 = Place two Italian troops of strength 3 in Cádiz and/or Málaga.
card-n-15 = Keep aside: the Nationalist has 3 more replacement points in the next Replacement phase.
card-n-16 = Strengthen up to two Falange or Carlist troops by one level each.
card-n-17 = Communists and Anarchists fight each other: the Republican must eliminate three militia troops of his choice.
card-n-18 = General Dávila enters play: put him on the player board.
card-n-19 = Take the Bf-109.
card-n-20 = Permanent: the -1 of Falange troops no longer applies. Keep the card beside the board.
card-n-21 = Place one Legion troop of strength 3 in Badajoz, Cáceres, Salamanca or Vigo.
card-n-22 = Place one Regular Army troop of strength 3 in a port and one Panzer I (or CV-33) in a port.
card-n-23 = Place one Regular Army troop of strength 3 in a key city.
card-n-24 = The Republican removes one of his aircraft, his choice, from the game.
card-n-25 = Take the SM-79; the Republican loses one replacement point in the next Replacement phase.
card-n-26 = Strengthen up to two Italian troops by one level each.
card-n-27 = Place two Panzer I tanks in one port.
card-n-28 = Either place one Carlist troop of strength 3 in Pamplona, Zaragoza or Huesca, or strengthen up to two Carlist troops by one level each.
card-n-29 = The Republican discards one card at random; draw one card.
card-n-30 = Place one Army of Africa troop of strength 3 in Morocco, Sevilla, Córdoba or Toledo.
card-n-31 = Take one CR-32.
card-n-32 = Keep aside: the Nationalist has 3 more replacement points in the next Replacement phase.
card-n-33 = Strengthen up to two Regular Army troops by one level each.
card-n-34 = Place one CV-33 in a port; the Nationalist has one more replacement point in the next Replacement phase.
card-n-35 = Take any one Nationalist aircraft not yet in play; the Republican removes one of his aircraft, his choice.
card-n-36 = Place one Italian troop of strength 3 in a port.
card-n-37 = Place two Regular Army troops of strength 2 in two different boxes of Vigo, Salamanca, Cáceres, Badajoz.
card-n-38 = Play at once after a Republican event card: its effect is cancelled.
card-n-39 = Place one Legion troop of strength 2 in a key city, then strengthen one Legion troop by one level.
card-n-40 = The Republican must reduce three Regular Army troops of his choice by one level each.
card-n-41 = The Republican must eliminate two Communist militia troops of his choice and may not start a battle in Madrid next turn.
card-n-42 = The Republican loses 3 replacement points in the next Replacement phase and discards one card at random.
card-n-43 = Place two tanks (Panzer I or CV-33) in one port and one Regular Army troop of strength 3 in a port.
card-n-44 = Take any one Nationalist aircraft not yet in play; strengthen one Italian troop by one level.
card-n-45 = Only if the Nationalist controls Bilbao: eliminate all Basque Army troops. A box left without Republican units keeps a Republican control marker unless Nationalist units are there.
card-n-nav-01 = The cruiser Canarias enters play, undamaged, in El Ferrol (in Cádiz if Ferrol is unusable).
card-n-nav-02 = At the end of the next Upkeep units leave Morocco at the normal limits whatever the state of Estrecho.
card-n-nav-03 = The Republican must damage one undamaged destroyer squadron and move it to Cartagena.
card-n-nav-04 = The cruiser Baleares enters play, undamaged, in El Ferrol (in Cádiz if Ferrol is unusable).
card-n-nav-05 = The Nationalist submarine enters play, undamaged, in Cádiz (in Ferrol if Cádiz is unusable).
card-n-nav-06 = Repair up to two damaged Nationalist ships, in bases or friendly ports.
card-n-nav-07 = The battleship Jaime I is destroyed.
card-n-nav-08 = The cruiser Navarra enters play, undamaged, in El Ferrol (in Cádiz if Ferrol is unusable).
card-n-nav-09 = If no Republican unit is in Baleares, put a Nationalist control marker there (removing a Republican marker); repair one damaged Nationalist ship.
card-n-nav-10 = Roll three dice: for each 5 or 6 the Republican must damage one undamaged ship in Cartagena, his choice; with none left there, nothing happens.
card-r-01 = Place two militia troops of strength 1, Communist or Anarchist, in two different key cities.
card-r-02 = Place one Anarchist militia troop of strength 2 in Barcelona or Lérida, then strengthen one Anarchist troop by one level.
card-r-03 = If Barcelona is friendly or contested, take the Potez 540, and the Ni-52 if it is not in play or lost.
card-r-04 = Place one Communist militia troop of strength 2 in Madrid, then strengthen one Communist troop by one level.
card-r-05 = Strengthen up to two militia troops of strength 1 to strength 2.
card-r-06 = Place one Basque Army troop of strength 2 in Bilbao or San Sebastián, then strengthen one Basque troop by one level.
card-r-07 = Exchange up to three militia troops for Regular Army troops of the same strength, as far as counters allow.
card-r-08 = Keep aside: the Republican has 3 more replacement points in the next Replacement phase.
card-r-09 = Strengthen one troop in Madrid by one level, even out of supply. Next turn every Republican troop defending in Madrid rolls one more die.
card-r-10 = Place two T-26 tanks in one port.
card-r-11 = Take any one Republican aircraft not yet in play; strengthen up to two Regular Army troops by one level each.
card-r-12 = Take the I-15.
card-r-13 = Place two International Brigades of strength 3 in Albacete, Madrid and/or Barcelona.
card-r-14 = Take one I-16.
card-r-15 = Play at once after a Nationalist event card: its effect is cancelled.
card-r-16 = General Líster enters play: put him on the player board.
card-r-17 = Take the SB-2.
card-r-18 = If the Republican has a troop in Bilbao, San Sebastián, Santander or Oviedo, General Ulibarri enters play: put him on the player board.
card-r-19 = Remove General Mola from the game.
card-r-20 = Permanent: the -1 of Communist and Anarchist militia troops no longer applies. Keep the card beside the board.
card-r-21 = Place one International Brigade of strength 3 and one tank (T-26 or BT-5) in ports.
card-r-22 = The Republican has 2 more replacement points in the next Replacement phase; draw one card.
card-r-23 = If the Republican controls Gerona: 2 more replacement points in the next Replacement phase and draw one card.
card-r-24 = Take one I-16 (or the I-15) not yet in play.
card-r-25 = Place one BT-5 (or T-26) in a port.
card-r-26 = Either place one International Brigade of strength 3 in Barcelona, Valencia or Albacete, or strengthen up to two International Brigades by one level each.
card-r-27 = Draw two cards.
card-r-28 = Keep aside: the Republican has 4 more replacement points in the next Replacement phase.
card-r-29 = Next turn is played in the sequence of the Republican offensive (26.1): the Republican assigns ships, moves and may fight one battle before the Nationalist does anything.
card-r-30 = Strengthen up to two Regular Army troops in Barcelona, Gerona, Lérida or Tarragona by one level each.
card-r-31 = Place one Regular Army troop of strength 3 in a key city.
card-r-32 = Next turn every Republican troop defending in Valencia, Castellón, Teruel or Cuenca rolls one more die.
card-r-33 = Place one T-26 (or BT-5) in a port; strengthen one Regular Army troop by one level.
card-r-34 = Take any one Republican aircraft not yet in play; if there is none, draw one card.
card-r-35 = The Nationalist discards two cards at random.
card-r-36 = Place one tank (BT-5 or T-26) in a port; strengthen one Regular Army troop by one level.
card-r-37 = Take any one Republican aircraft not yet in play; the Nationalist removes one of his aircraft, his choice, from the game.
card-r-38 = Play at once after a Nationalist event card: its effect is cancelled.
card-r-39 = The Republican chooses one Nationalist troop in a box friendly to the Nationalist that is neither a key city nor Morocco: it is reduced by one level.
card-r-40 = Strengthen up to two Regular or militia troops in Córdoba, Badajoz, Ciudad Real or Jaén by one level each.
card-r-41 = Place one Regular Army troop of strength 2 in Madrid and strengthen one troop there by one level, even out of supply.
card-r-42 = Place one Regular Army troop of strength 3 in Gerona or Barcelona; take any one Republican aircraft not yet in play.
card-r-43 = The Nationalist loses 3 replacement points in the next Replacement phase.
card-r-44 = The Republican has 3 more replacement points in the next Replacement phase; draw one card.
card-r-45 = Next turn is played in the sequence of the Republican offensive (26.1): the Republican assigns ships, moves and may fight one battle before the Nationalist does anything.
card-r-nav-01 = Repair up to two damaged Republican ships, in bases or friendly ports.
card-r-nav-02 = If no Nationalist unit is in Baleares, put a Republican control marker there (removing a Nationalist marker).
card-r-nav-03 = Next turn the Republican may assign ships to Cantábrico without holding a port there.
card-r-nav-04 = Repair up to two damaged Republican ships, in bases or friendly ports.
card-r-nav-05 = The battleship España is destroyed.
card-r-nav-06 = Permanent: both effects of Mediterráneo apply whoever controls it. Keep the card beside the board.
card-r-nav-07 = The cruiser Méndez Núñez enters play, undamaged, in Cartagena.
card-r-nav-08 = The cruiser Baleares, if in play, is destroyed.
card-r-nav-09 = Repair the Republican submarine if damaged; next turn its modifier is 0 instead of -2.
card-r-nav-10 = One destroyed destroyer squadron returns, damaged, to Cartagena; then repair one damaged Republican ship.

## How it is won and lost

aims-tested-upkeep = Tested in the Upkeep of every turn, after the battles.
aims-tested-agreed = Asked at the end of every turn before the last.
aim-key-cities = { $need } of the 12 key cities
aim-cut-up = The { $enemy } has fewer than { $need } boxes joined together
aim-three = Madrid, Barcelona and Sevilla at the same time
aim-madrid = { $place } alone, by the end of turn { $turn }
aim-hold-out = Republican troops or tanks in { $need } key cities after turn { $turn }; contested ones count, markers do not
aim-more = More key cities than the enemy after the last turn
aim-more-driven = More key cities than the enemy after the last turn, with Republican troops in fewer than { $need } of them
aim-both = Both sides meet a condition in the same Upkeep, and the one with more key cities wins
aim-agreed = Both agree to stop, and the one with more key cities wins
aim-draw = As many key cities as the enemy after the last turn: a draw
aim-part-place = { $place }
aim-part-more = The { $side } has more key cities
aim-part-driven = Republican troops in fewer than { $need } key cities
aim-part-condition = The { $side } meets a condition
aim-part-agreed = Both agree to stop

warn-three-now = The { $side } holds Madrid, Barcelona and Sevilla: he wins in the Upkeep of this turn.
cure-three-now = Put a troop into one of them: a contested city is nobody's.
warn-city-empty = { $place } is empty, and the { $side } holds { $one } and { $other }. A troop of his that walks in wins the match in the next Upkeep.
warn-third-city = { $place } is held by one troop of strength 1, and the { $side } holds { $one } and { $other }. If it falls, you lose in that turn's Upkeep.
cure-third-city = Keep a troop in { $place }, better two; a troop of yours in { $one } or { $other } stops it too.
warn-madrid-open = { $place } has no Republican troop. Held alone by the Nationalist in the Upkeep of turn { $turn } it ends the match, and so until turn { $last }.
warn-madrid-weak = In { $place } the Nationalist is at least as strong as you. If he holds it alone in an Upkeep up to turn { $last }, the match is over.
cure-madrid = Keep up to four troops and a general in { $place } until turn { $turn }.
warn-madrid-late = After this turn { $place } alone no longer wins.
warn-eight = The { $side } controls { $number } key cities; { $need } win in Upkeep.
warn-eight-open = The { $side } controls { $number } key cities and can walk into { $places }; { $need } win in Upkeep.
cure-eight = Put troops into contested and empty key cities: a contested city counts for nobody.
warn-cut-up = Your largest joined group has { $number } boxes, and { $left } if the enemy enters what is empty. Below { $need } you lose in Upkeep.
cure-joints = Put troops into { $places }: a box with your troop still counts when it is contested.
cure-cut-up = Take back boxes that join your group, and keep troops in those at its edge.
warn-key-marker = { $number ->
    [one] { $places } has only your marker: the enemy can walk in.
   *[other] { $places } have only your marker: the enemy can walk in.
}
cure-key-marker = Leave one troop in each.
warn-bare-cities = You have troops or tanks in { $number } key cities. With { $need } you win after turn { $turn }; markers do not count.
cure-bare-cities = Bring one troop into each key city that you can reach, and do not leave the others.
warn-still-four = The Republican has troops in { $number } key cities. With { $need } he wins after turn { $turn }, whatever you hold.
cure-still-four = Attack where he is weakest: { $place }.
warn-crowd = { $number } troops would stand in { $place }: { $lost ->
    [one] one of them is
   *[other] { $lost } of them are
} destroyed when your movement ends.
cure-crowd = Move { $lost ->
    [one] one
   *[other] { $lost }
} on from { $place } before you end your movement.
warn-hand = { $number ->
    [one] One card is
   *[other] { $number } cards are
} in your hand. What is left of it is discarded when turn { $turn } begins.
cure-hand = Play them now, as events or in combat.
warn-strait-closed = The Republican holds the Strait: none of the { $number } units in Morocco can cross.
warn-strait-shared = Both sides are in the Strait: only one unit crosses to Cádiz and one to Sevilla.
cure-strait = Send ships or aircraft to Estrecho.
warn-landing = { $place } has only your marker and can be taken; then nothing lands there from Morocco.
warn-landing-lost = { $place } is lost: nothing lands there from Morocco.
cure-landing = Keep a troop in { $place }.
warn-base = { $place } can be taken, and { $units } would be left without a harbour: they are lost.
cure-base = Put a troop there, or sail first.
warn-no-supply = { $unit } would be out of supply in { $place }: every box next to it is the enemy's. It could neither move nor attack, nor grow.
cure-no-supply = Take or keep one of the boxes next to it.
warn-no-general = No general of yours can come to { $place } this turn: there will be no battle of yours.
warn-stuck = { $place } is contested: from there a unit goes one line only, not into an enemy box, and the last troop may not leave.
warn-pass = A pass ends your events of this turn; you could still play { $number ->
    [one] one card
   *[other] { $number } cards
}.
warn-points-lost = { $number ->
    [one] One point is
   *[other] { $number } points are
} lost: points are not kept.
warn-ferry-over = { $number ->
    [0] No unit has
    [one] One unit has
   *[other] { $number } units have
} crossed; the others wait in Morocco for the next turn.

briefing-1936 = July 1936. The rising has half succeeded: each side controls four key cities, and in Oviedo, Toledo, Granada and Teruel both stand in the same streets.
briefing-1936-nationalist = You have ten turns to win eight cities; the Army of Africa is still in Morocco, and the Republican has Madrid and Barcelona.
briefing-1936-republican = You have ten turns to hold out: troops in four key cities at the end are enough, if you are neither cut up nor driven out of Madrid in the first three turns.
briefing-1938 = January 1938. The north is lost, and the armies are locked in Teruel, Madrid, Toledo and Granada.
briefing-1938-nationalist = Two more cities win the war for you; after turn 10 the Republican wins if he still has troops in four of them.
briefing-1938-republican = Two more cities lose the war; troops in any four key cities after turn 10 win it.

first-n-granada = Granada: bring the Army of Africa from Córdoba and let Varela command there. One militia stands between you and a fifth city.
first-n-toledo = Toledo is held by one troop of strength 2 against two militias. Send the Falange of Ávila, which is next to it.
first-n-sevilla = Keep troops in Sevilla and Cádiz: the Republican has Madrid and Barcelona, and Málaga and Badajoz are one line from Sevilla. In Upkeep two units may cross to Cádiz and one to Sevilla.
first-n-strait = Send the España to Estrecho: if the Republican is alone there in Upkeep, nothing crosses from Morocco.
first-r-toledo = Toledo: let Miaja or Rojo command there, with both militias and the regulars of Ciudad Real, against one troop of strength 2.
first-r-madrid = Keep three or four troops and a general in Madrid until turn 4: before that the Nationalist wins by holding it alone.
first-r-sevilla = If Sevilla is left empty, walk in from Málaga or Badajoz: with Madrid and Barcelona it wins the match.
first-r-strait = Send the Jaime I and the destroyers that are ready to Estrecho: while you are alone there, nothing crosses from Morocco.
first-n-south = Granada: two troops against two; the regulars of Málaga can join them, and a general may come from your board.
first-n-teruel = Teruel: the Legion and the Italians of Zaragoza can join the two troops there, up to four. With Granada it makes eight.
first-n-garrisons = Leave troops in Sevilla and Zaragoza: a city with a marker only can be walked into.
first-r-teruel = Teruel first: put Rojo there, with the International Brigade and both regulars of strength 3.
first-r-troops = Keep troops, not markers, in your six key cities: any four of them win after turn 10.
first-r-joints = Guard Castellón and Cuenca: they join your eighteen boxes, and below eight you have lost.

## Battles

event-port-fire = The guns of { $box } fire at the enemy before the port.
battle-title = { $unit } attacks { $target } in { $box }
battle-opening = { $unit } opens a battle in { $box }
battle-needs-pair = Choose an attacker and its target when the battle is open; it must make at least one attack.
battle-duel = { $unit } meets { $target } in { $box }
battle-escort = { $unit } escorts { $target }
battle-back = { $unit } helps { $target }
battle-at-sea = Battle at sea: { $place }
battle-needs-consent = Both sides must want the fight; who declines withdraws.
battle-sea-order = Aircraft meet first, then they attack ships, then submarines, then ship meets ship: one round.
battle-flak = Every ship attacked from the air fires back, one die each: 6 shoots an aircraft down, 5 drives it off.
battle-torpedo-escort = Destroyers that escort the submarine add 1 each.
battle-raid = { $card }: bombs on { $place }
sum-strength-dice = Dice: strength of { $thing }
sum-aircraft-dice = Dice: { $thing }
sum-ship-dice = Dice: { $thing }
sum-ship-die = On one die: { $thing }
sum-troop-die = On one die: quality of { $thing }
sum-tank-die = On one die: { $thing }
sum-general-die = On one die: { $thing }
sum-no-icon-die = On one die: { $thing } has no troops of his own colour
sum-event-dice = Dice: { $thing }
sum-event-die = On one die: { $thing }
sum-bonus-dice = Dice: { $thing } as a bonus
sum-bonus-die = On one die: { $thing } as a bonus
sum-bonus-pair = On two dice: { $thing } as a bonus
sum-penalty-dice = Dice: { $thing } as a penalty
sum-penalty-die = On the highest die: { $thing } as a penalty
sum-penalty-pair = On the two highest dice: { $thing } as a penalty
sum-guns = Dice: { $thing }
sum-on-die = On one die
odds-fates = { $unit } { $mine ->
    [lost] is lost
    [damaged] is damaged
    [home] is driven off
   *[stays] stays
}, { $target } { $theirs ->
    [lost] is lost
    [damaged] is damaged
    [home] is driven off
   *[stays] stays
}
odds-fate = { $unit } { $fate ->
    [lost] is lost
    [damaged] is damaged
    [home] is driven off
   *[stays] stays
}
odds-fate-met = The ship that it meets { $fate ->
    [lost] is lost
    [damaged] is damaged
    [home] is driven off
   *[stays] stays
}
odds-raid = { $number ->
    [0] No ship is damaged
    [one] One ship is damaged
   *[other] { $number } ships are damaged
}
verdict-attack = { $target } { $theirs ->
    [destroyed] is destroyed
    [reduced] is reduced
   *[whole] holds unhurt
}; { $unit } { $mine ->
    [destroyed] is destroyed
    [reduced] is reduced
   *[whole] is unhurt
}.
verdict-sea = { $lost ->
    [0] Nothing is lost
    [one] One counter is lost
   *[other] { $lost } counters are lost
}, { $damaged ->
    [0] no ship is damaged
    [one] one ship is damaged
   *[other] { $damaged } ships are damaged
}, { $home ->
    [0] nobody is driven off
    [one] one is driven off
   *[other] { $home } are driven off
}.
verdict-nothing = Nobody is hit.

# Words of the printed tables.
chart-hits = Strength that is left, by the hits taken
chart-dice = What a modified die does to its target
chart-replacements = Replacement points: strength of a new troop, strengths that can be raised
chart-draws = Cards drawn by turn, and when replacements come
cell-gone = gone
cell-aside = sent back
cell-hit = hit
cell-troops = Troops
cell-aircraft = Aircraft
cell-ships = Ships
cell-none = none
cell-new = new
cell-strengthen = raised
cell-draw = cards
cell-naval = with ships
cell-replace = replacements
cell-yes = yes
cell-no = no

## Standing orders

order-react = They play an event, and you could cancel it
order-react-let = Let it happen
order-react-cancel = Cancel it
order-support = They attack, and you may name support
order-support-none = Name none
order-support-all = Name all that can support
order-card = They attack, and you may lay a card
order-card-none = Lay none

## What a forecast looks at

feature-cities = key cities
feature-cities-manned = key cities with Republican units
feature-cities-short = too few key cities with Republican units
feature-great-cities = Madrid, Barcelona and Sevilla
feature-fought-over = strength in contested key cities
feature-madrid-pressed = pressure on Madrid
feature-boxes = boxes held
feature-our-ground = how the Nationalist boxes hang together
feature-their-ground = how the Republican boxes hang together
feature-threatened = empty Nationalist key cities next to an enemy
feature-threatening = empty Republican key cities next to an enemy
feature-troops = strength of troops
feature-counters = number of troops
feature-in-morocco = troops in Morocco
feature-air = aircraft
feature-tanks = tanks
feature-generals = generals
feature-hand = cards in hand
feature-points = replacement points

## The board in the terminal

board-turn = Turn { $turn } of { $last }, { $period }; { $phase }
board-cities = Key cities: Nationalist { $nationalist }, Republican { $republican }, contested { $contested }
board-side = { $side }: hand { $hand }, board: { $counters }
board-place = { $place }
board-control = { $control-id ->
    [contested] contested
   *[other] { $control }
}
board-stack = { $side-id ->
    [nationalist] N: { $stack }
   *[republican] R: { $stack }
}
board-decoy = decoy
board-marker = marker
