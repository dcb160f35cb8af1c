### Toy in English. Each ask, option, event, refusal, roll and result has its sentence here.

game-about = Two sides, four places in a line, hidden blocks and hidden cards. A small whole game to copy.
seat-red = Red
seat-blue = Blue
side-red = Red
side-blue = Blue
scenario-line = The line
scenario-late = The line, two turns
option-forts = Forts
option-forts-about = A block that defends at home gets +1.
option-hand = Cards in a hand
option-hand-about = How many cards a seat holds.
option-rich = Rich
option-rich-about = Each seat begins with five coins, not three.

turn-number = Turn { $turn }
phase-bids = Bids
phase-operations = Operations
status-coins = Coins
zone-hand-red = Red's hand
zone-hand-blue = Blue's hand
zone-deck = Deck
zone-discard = Discard pile

card-ambush = +1 for a block that is attacked.
card-march = Lets a used block act again.

ask-bid = Bid for the first move; you have { $coins ->
    [one] one coin
   *[other] { $coins } coins
}.
ask-operate = Use a block, or rest.
ask-ambush = { $block } is attacked: lay an ambush?
ask-advance = The place is empty: advance?

do-bid = Bid { $a }
do-march = March { $a } to { $b }
do-hurry = Play { $a } to use { $b } again
do-attack = Attack { $b } with { $a }
do-rest = Rest
do-ambush = Lay { $a }
do-pass = No ambush
do-advance = Advance
do-stay = Stay

event-turn = Turn { $turn }.
event-drew = { $seat } draws { $card }.
event-bids = Red bids { $red }, Blue { $blue }.
event-rested = { $seat } rests.
event-hurried = { $card } lets { $block } act again.
event-marched = { $block } marches to { $place }.
event-attacked = { $block } attacks { $target }.
event-ambushed = { $card } helps { $block }.
event-shown = { $block } is { $unit }, { $target } is { $enemy }.
event-combat = { $result ->
    [attacker] { $block } falls.
    [defender] { $target } falls.
   *[nobody] Nobody falls.
}

roll-order = who goes first
roll-combat = combat

no-bid-first = First both sides bid.
no-no-coins = You have only { $coins } coins.
no-no-operation = { $token } is nothing a block can do.
no-not-yours = { $block } is not yours.
no-fallen = { $block } has fallen.
no-used = { $block } was used in this turn.
no-not-adjacent = { $block } does not stand next to { $place }.
no-enemy-there = The enemy stands in { $place }.
no-stacking = There is room for { $limit } blocks in { $place }.
no-no-enemy = { $block } is no enemy.
no-no-card = { $card } is no card of yours that does this.
no-not-used = { $block } is not a used block of yours.
no-ambush-or-pass = Lay an ambush, or pass.

over-home = { $winners } has reached { $place }.
over-blocks = { $winners } has more blocks left (Red { $red }, Blue { $blue }).
over-draw = Both have { $red } blocks left: nobody wins.
over-resigned = { $seat } gives up.

odds-combat = { $block } against { $target }
odds-strength = strength of the attacker
odds-fort = fort of the defender
odds-falls = { $who ->
    [attacker] the attacker falls
    [defender] the defender falls
   *[nobody] nobody falls
}
