game-about = Take pebbles. Who takes the last one wins.
seat-ana = Ana
seat-ben = Ben
scenario-heap = One heap
scenario-heap-about = A single heap of pebbles.
option-size = Pebbles in the heap
option-size-about = How many pebbles there are at the start.
ask-turn = Take pebbles: { $left } are left.
do-take = Take { $a } of the pebbles
do-roll = Roll for it
event-took = { $seat } takes { $count ->
    [one] a pebble
   *[other] { $count } pebbles
} from { $place }.
event-dealt = { $seat } gets { $card }.
no-too-many = There are only { $left } pebbles left.
no-no-number = Take one, two or three pebbles.
over-last = { $winners } took the last pebble.
over-resigned = { $loser-id ->
    [ana] She, { $loser },
   *[other] { $loser }
} gives up.
roll-grab = the grab
odds-grab = Rolling for it
odds-grab-die = half the die
odds-grab-takes = takes { $count }
