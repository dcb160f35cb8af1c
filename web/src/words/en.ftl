### The page itself. What games and the table say comes from the server's catalogs.

## Everywhere
close = Close
cancel = Cancel
copy = Copy
copied = Copied
loading = Loading
settings = Settings
rules = Rules
play = Play
replay = Replay
share = Share
waiting = Waiting
online = online
spectator = a spectator
to-home = To the games
rule-open = { $rule }: open this rule
problem-title = This does not open
problem-unreachable = The server does not answer. Check that it is running, then load the page again.

## Navigation
nav-main = Pages
nav-games = Games
nav-learn = Learn
nav-mine = My matches
nav-lobby = Lobby
nav-account = Account
nav-rules = Rules
nav-lab = Lab
nav-about = About

## Home
home-lead = Five board wargames of the Spanish Civil War, played in the browser. The program keeps every rule, says which rule stops you, and shows the odds before the dice.
home-your-move = Your matches
home-all = { $count ->
    [one] One match
   *[other] All { $count } matches
}
home-at-once = Play at once against the computer
home-no-account = No account is needed. A match stays on this server; your seat is kept on this device.
home-replay-about = Every match can be watched again, from any point.
home-replay-link = Open a match file
play-game = Play { $game }
as-seats = as { $seats }
your-move = Your move
not-installed = Not installed here
fact-players = { $players } players
fact-minutes = about { $minutes } minutes
fact-complexity = complexity { $level } of 5

## New match
new-match = New match
new-scenario = Scenario
new-turns = { $count ->
    [one] One turn.
   *[other] { $count } turns.
}
new-opponent = Opponent
new-bot = Computer player
new-hinted = The lowest level. Hints beside the map say what to do now; they can be switched off.
new-side = Side
new-side-lot = By lot
new-options = Optional rules
opponent-bot = Computer
opponent-bot-about = The computer answers at once.
opponent-screen = This screen
opponent-screen-about = Both sides play at this screen, one after the other.
opponent-friend = A friend
opponent-friend-about = You get an invitation to send. Whoever takes it up first plays the other side.
opponent-watch = Watch
opponent-watch-about = The computer plays both sides; you look on.
opponent-table = Somebody at a table
opponent-table-about = A table in the lobby, for whoever sits down there, or for people whom you name. Whoever sits down agrees to these options.
new-play-table = Make a table: { $scenario }, { $side }
new-invited = Only these people (names; empty: anybody)
orders-leave = Standing order
order-carried = Your standing order has answered: { $act }
draw-offered = The other side offers a draw: answer it under Share.
new-watched = Anybody may watch the match
new-rated = It counts for our ratings
new-play-bot = Play { $scenario } as { $side } against { $bot }
new-play-screen = Play { $scenario } at this screen
new-play-friend = Play { $scenario } as { $side } with a friend
new-play-watch = Watch { $bot } play { $scenario }
new-links-about = Send the invitation to your friend. It is good for one person: whoever takes it up first gets a link that nobody else knows, and plays the seat.
new-go = Go to the match

## Joining a match
join-title = You are invited
join-play = You would play { $seats } in { $title }, { $scenario }.
join-options = Optional rules that differ from the usual: { $options }.
join-about = The invitation is good for one person. You get a link of your own; this device remembers it.
join-button = Play { $seats }
joined-arranged = This match did not begin with the scenario’s set-up: somebody arranged the position it began with.
joined-branch = This match is a branch: it goes on from a position of another match, whose past somebody knows.

## My matches
mine-about = These matches are remembered on this device only. Their links are the keys to your seats.
mine-your-move = Your move
mine-waiting = Waiting for others
mine-over = Finished
mine-forget = Forget
mine-forget-which = Forget this match of { $title }
mine-empty = Here you will find the matches that you play on this device.
mine-empty-button = Choose a game
upload-title = A file
upload-about = A file of a match can be watched, checked and played on from any point. Every answer in it is judged again by the rules. A position file begins a new match.
upload-choose = Choose a file
upload-unreadable = This is neither a match file nor a position file.

## Rules
rules-of = Rules of { $game }
rules-about = Every rule in one line, in our own words. This does not replace the rulebook of the game.
rules-search = Search the rules
rules-count = { $count ->
    [one] One rule
   *[other] { $count } rules
}
rules-none = No rule has these words.
rule-kind-core = core
rule-kind-optional = optional
rule-kind-advanced = advanced
rule-kind-variant = variant
rule-kind-not-applicable = not needed here

## About
about-what = Frente plays five published board wargames of the Spanish Civil War on one rules engine. Every rule is enforced, every refusal names its rule, every roll can be checked.
about-games = The games
about-by = by { $designer },
about-rights = The games belong to their designers and publishers. Frente holds no text or picture of theirs: rules are told in our own words, maps and counters are drawn here.
about-made-title = What is made here
about-made = Where a game's data could not be found in its rulebook or in public sources, it was made for Frente. The notes of each game say which. Terrain heights, names of small units and details of maps are the most frequent cases.
about-map = The outline of the peninsula is drawn from open geographic data of the Spanish Instituto Geográfico Nacional and of Natural Earth.
about-dice-title = The dice
about-dice = A match publishes a seal of its secret seed when it begins, and the seed itself when it ends. The replay can then prove that every roll came from that seed.
about-privacy-title = What is kept
about-privacy = The server keeps matches and a hash of each link. Your list of matches and your settings stay in this browser. The page asks no other site for anything.

## Settings
settings-language = Language
language-browser = As the browser wishes
settings-theme = Paper
theme-system = As the system
theme-papel = Day (papel)
theme-noche = Night (noche)
settings-sides = Colours of the sides
sides-imprenta = Print
sides-ocre = Ochre and blue
sides-contraste = Black and white
settings-text = Size of the text
settings-motion = Things move
settings-motion-about = Counters slide and dice tumble. Off: everything jumps.
settings-dice = Dice tumble
settings-dice-about = Dice roll in the battle card before they lie; any key or click ends it.
settings-pace = Pace of the other side
settings-pace-about = How long each step of the other side’s turn stays. You can always skip it.
settings-changes = Say what changed at my turn
settings-changes-about = A short list after the other side has acted.
settings-briefing = Briefing before a match
settings-briefing-about = Tells once how you win, how you lose and what to do first.
settings-hints = Hints in a first match
settings-hints-about = Against the recruit, until you have finished a match: what to do now.
hints = Hints: what to do now
try-it = Try it
try-it-rule = Try rule { $rule }
settings-sound = Sound
settings-sound-about = Three quiet tones: your turn, dice, a result.
settings-asks = Ask before dice
settings-asks-about = Off: a click on a single target rolls at once. Dangers still ask.
settings-confirm = Confirm every choice
settings-confirm-about = Also what can be taken back waits for Enter.
settings-keys = Letters as commands
settings-keys-about = Single letters act outside text fields.
settings-plain = Play without the map
settings-plain-about = Lists and a command line in place of the map.

## Match: regions and bars
region-prompt = What to do
region-map = Map
region-stage = On the stage
region-steps = Steps of the other side
region-log = Log
region-rail = Details
region-hand = Your cards
region-tools = Tools
region-controls = Map view
region-timeline = Timeline
tab-log = Log
tab-units = Units
tab-tracks = Tracks
tab-choices = Choices
tab-talk = Chat
tab-notes = Notes
talk-unread = not read yet
turn-number = { $number ->
    [0] Set-up
   *[other] Turn { $number }
 }
turn-of = { $number ->
    [0] Set-up, { $of } turns to come
   *[other] { $number } of { $of }
 }
seat-you = you
seat-bot = computer, { $bot }
bot-random = random
bot-recruit = recruit
bot-sergeant = sergeant
bot-steady = steady
bot-captain = captain
bot-colonel = colonel
bot-general = general
seat-friend = a friend
board-label = Map of { $game }. Arrow keys move between places, Enter chooses, full stop goes to the next place where you can act.
board-role = map
loading-match = Loading the match
loading-board = Loading the map

## Match: the prompt
prompt-chosen = Chosen: { $things }.
prompt-way = Point at the next place, or at the end of the way.
prompt-targets = { $count ->
    [one] One choice.
   *[other] { $count } choices.
}
undo = Undo
thinking = { $seat } (computer, { $bot }) is thinking.
look-around = Look around freely.
waiting-for = Waiting for { $seat }.
sealed-waiting = Choosing in secret: { $seats }. The choices are shown together.
more-choices = and { $count } more under Choices
connection-lost = Connection lost. Your last move is saved.
connection-again = Trying again in { $seconds } s.
connection-nothing = Nothing is taken until the line is back.
try-now = Try now
watch-pace = Pace
watch-as-it-comes = as it comes
watch-seconds = { $seconds ->
    [one] an answer a second
   *[other] an answer every { $seconds } s
}
stale = The position has changed since you looked.
fault-server = { $text } The match is safe. Code: { $code }.
fault-no-reply = The server has not replied. Your choice may not have been taken.

## Match: the battle card
battle-region = Battle: { $place }
battle-before = Before the dice
battle-dice = Dice
battle-result = Result
battle-again = From the log
battle-you = You
battle-versus = v
battle-nobody = The table
battle-strength = Strength { $strength }
battle-divided = Losses { $divisor }
battle-total = Together
battle-unknown = Unknown defenders: one row for each possible strength.
battle-unknown-units = unknown, { $least } to { $most }
battle-counted = How it is counted
battle-modifiers = { $count ->
    [one] one line
   *[other] { $count } lines
}
battle-modifiers-sum = { $count ->
    [one] one modifier, { $total }
   *[other] { $count } modifiers, { $total }
}
battle-all = All rolls
battle-rolls = All { $count } rolls
battle-rolls-title = Every roll: { $place }
battle-rolls-none = There is no chart and there are no odds to show for this.
battle-outcomes = Outcomes
battle-other = Other
battle-other-good = Other, good for you
battle-other-bad = Other, bad for you
battle-die = die
battle-waits-you = It is for you to choose.
battle-close = Close
battle-close-all = Close all
battle-earlier = { $count ->
    [one] one earlier
   *[other] { $count } earlier
}
battle-later = { $count ->
    [one] one later
   *[other] { $count } later
}
battle-unread = { $count ->
    [one] Unread result
   *[other] { $count } unread results
}
battle-which = Odds of
battle-none = Nothing has been fought yet.

## Match: the other side's turn
story-others = Others
story-count = { $count ->
    [one] one step
   *[other] { $count } steps
}
story-waiting = { $count ->
    [one] one step since you looked
   *[other] { $count } steps since you looked
}
story-step = Step { $n } of { $count }
story-mine = { $count ->
    [0] Your turn. Nothing changed.
    [one] Your turn. One thing changed.
   *[other] Your turn. { $count } things changed.
}
story-acting = They act
story-play = Play
story-show = Show
story-skip = Skip to my turn
story-skip-short = To my turn
story-again = Show again
story-changes = { $count ->
    [one] One thing changed
   *[other] { $count } things changed
}
pace-step = Step by step
pace-slow = Slow
pace-normal = Normal
pace-quick = Quick
pace-once = At once
changes-title = Your turn: what changed
changes-none = Nothing changed since your last answer.
changes-on = Play on
changes-more = and { $count } more
change-place = { $place }: now { $side }.
change-contested = { $place } is contested.
change-nobody = { $place } belongs to nobody now.
change-lost = { $count ->
    [one] { $side } lost one unit.
   *[other] { $side } lost { $count } units.
}
change-gained = { $count ->
    [one] { $side }: one unit has come.
   *[other] { $side }: { $count } units have come.
}
change-card = { $seat } played { $card }.
change-track = { $label }
waited = { $seconds } s

## Match: dice, reasons
more-reasons = { $count ->
    [one] One more reason
   *[other] { $count } more reasons
}

## Match: pieces and places
hidden-piece = unknown
hidden-piece-of = unknown, { $side }
contested = contested
level = level { $level }
and-more = and { $count } more
can-choose = Can be chosen.
can-choose-pieces = { $count ->
    [one] One piece can be chosen.
   *[other] { $count } pieces can be chosen.
}
units-search = Find a unit or a place
units-none = No unit fits.
tracks-none = This game has no tracks.
card-piles = Cards
choices-count = { $count ->
    [one] One choice is open.
   *[other] { $count } choices are open.
}
choices-search = Find a choice
choices-none = Nothing is asked of you now.
log-empty = Nothing has happened yet.
log-none = No line fits.
log-filter = Filter
log-search = Find in the log
log-side = Side
log-all-sides = Both sides
log-kind = Kind
log-all-kinds = Everything
log-kind-dice = Fights and dice
log-kind-card = Cards
log-kind-move = Moves
log-kind-other = Other
log-open = open
log-more = { $count ->
    [one] one more
   *[other] { $count } more
}
log-less = less
log-dice = { $seat }, { $purpose }: { $dice }
log-dice-nobody = { $purpose }: { $dice }
log-earlier = { $count ->
    [one] Show one earlier entry
   *[other] Show { $count } earlier entries
}
show-on-map = Show on the map
hand = Hand
hand-count = { $count ->
    [one] one card
   *[other] { $count } cards
}
dock = Off the map
sheet-size = Change the height of this sheet
go-to = Go to a place

## Match: view of the map
zoom-in = Nearer
zoom-out = Farther
zoom-fit = Whole map
layer-control = Control
layers = Layers
hide-counters = Hide the counters
sight = What does this place see?
sight-where = Point at a place first: then S, or this button, shows what it sees.
sight-from = { $origin } sees { $count ->
        [0] no other place.
        [one] one other place.
       *[other] { $count } other places.
    } Point at another to learn why.
sight-sees = { $origin } sees { $target }.
redo-nothing = There is nothing to do again: something else was done since.
sealed-ask = In secret: nobody sees your choice before all have chosen.
mini-map = The whole board; click to go there
keep-position = Keep the position as a file
new-position = From the position file “{ $title }” ({ $scenario })
new-position-drop = Begin at the start instead

## Match: hand-over
handover-title = Pass the screen to { $seat }
handover-about = The next choice belongs to the other player.
handover-take = I am { $seat }
handover-clean = Nothing of the other side is left on this page.

## Match: links and the end
share-title = Links
share-about = Whoever has the link to a seat plays it. Send each link only to the person it is for.
share-only-here = Only this machine can reach these links. To play with somebody elsewhere, serve the page to others (docs/hosting.md).
share-invitation = Invitation to play { $seats }, for one person
share-invite-again = Take it back and make a new one
share-claimed = Somebody has taken up the invitation to play { $seats }.
share-friend = To play { $seats }
share-mine = Your own seat, for another device
share-watch = To look on
resign = Resign as { $seat }
resign-sure = Yes, resign as { $seat }
ending-won = You win
ending-lost = You lose
ending-draw = Nobody wins
ending-outdated = This match cannot go on
ending-winner = { $seat } wins
look-at-board = Look at the map
play-again = Play again
watch-replay = Watch the replay
ending-why = Why it ended
ending-rule = The rule
score-counts = { $score ->
    [one] one victory point
   *[other] { $score } victory points
}
ending-won-share = wins
ending-lost-share = loses
ending-shared = a draw
ending-stood = How it stood
ending-counted = What counted: { $seat }

## Keys
tray-left = { $count ->
    [one] one left
   *[other] { $count } left
}
tray-last-time = Place like last time
tray-repeat = Repeat
tray-fits = What fits now
tray-again = Placed like last time: { $done } of { $count } answers could be given.
charts-title = Charts and tables
charts-none = This game has no printed tables here.
marks-title = My marks
marks-ring = Ring
marks-question = Question mark
marks-arrow = Arrow
marks-undo = Take back
marks-clear = Clear
marks-about = Click a place: only you see it, on this device, for this turn.
marks-to = Now click where the arrow ends.
help-title = Keys
help-about = Everything can be done by keyboard. Letters act outside text fields.
cap-enter = Enter
cap-shift = Shift
cap-home = Home
cap-end = End
cap-arrows = arrows
cap-click = click
key-tab = next region: prompt, map, details
key-arrows = nearest place in that direction
key-enter = choose; confirm
key-next = next and previous place where you can act
key-aims = how the match is won and lost
key-briefing = the briefing
key-set = all, none of the stack that is laid out
key-fan = lay out the stack
key-decline = decline: none, pass, done
key-numbers = buttons in order, then cards
key-undo = undo
key-go = go to a place by name
key-escape = unchoose, close
key-why = why not; this list
key-odds = the battle card, or the last battle
key-results = close all unread results
key-rolls = every roll, with the chart
key-again = show the other side’s turn again
key-changes = what changed since my last answer
key-story = through the other side’s steps; Space plays, End ends
key-panels = log, units, tracks, choices, rules
key-talk = chat and notes
key-hide = hide the counters
key-layers = control and supply layers
key-redo = do again what was taken back
key-way = go one step there, not the whole way
key-sight = what the place under the pointer sees
key-charts = the printed tables, lit where the battle stands
key-marks = marks and arrows of your own; Shift + D: undo the last
key-ring = in a lesson: go to the ring
key-show-me = in a lesson: show me
key-zoom = nearer, farther, whole map
key-pan = move the map
key-command = command line

## Command line
command-title = Command line
command-run = Run
command-answers = Answers
command-hello = Type the number of a choice, or a choice itself, such as { $token }; words narrow the choices. Ask options, look { $place }, why { $place }, units { $side }, odds 1, status, log 5, undo, help.
command-help = A number or a choice's own text answers. Commands: prompt, options, more, do NUMBER, why THING, odds NUMBER, look THING, board, units WORDS, hand, status, tracks, sees PLACE PLACE, log NUMBER, rules NUMBER, undo, redo, save, position, resign, quit. Other words narrow the choices; a slash before a command tells it from a choice.
command-more = { $count ->
    [one] One more: type more.
   *[other] { $count } more: type more.
}
command-no-number = There is no choice of that number: { $count ->
    [one] there is one.
   *[other] there are { $count }.
}
command-busy = The last answer is still on its way.
command-legal = That is allowed.
command-nothing = No choice and no command has these words: { $text }.
command-no-odds = No dice are rolled for it.
command-odds-which = There are many choices: type odds and the number of one.
command-no-hand = You hold no cards.
command-no-sight = This game has no lines of sight.
command-no-rule = No rule has this number or these words: { $text }.
command-no-position = This game cannot keep a position as a file.
command-undone = Taken back.
command-saved = Kept as { $file }.
command-sure-resign = To give up as { $seat }, type resign yes.
command-no-place = Nothing here is called { $name }.

## Replay
replay-running = Replay of this match so far
replay-at = { $at } of { $last }
replay-start = Start
replay-happened = What happened
replay-first = To the start
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-forward = One step on
replay-last = To the end
replay-to-match = Back to the match
replay-seen-by = Seen by
replay-curve = how it stands for { $seat }
replay-turned = Turning points
replay-ledger = What changed the chance of { $seat }, in points of 100: dice { $dice }, cards { $cards }, decisions without either { $decisions }.
replay-swing = Turn { $turn }, { $change }: { $what }
replay-share = Share this replay
replay-share-about = Who has this link can look on, not play.
replay-share-point = This point
replay-share-whole = The whole match
replay-share-shown = For other sites, which show how it ended
replay-share-picture = Save a picture of the end
download = Download
verify = Check the dice
verify-working = Checking every roll.
verify-fair = { $proven ->
    [one] One roll comes from the sealed seed.
   *[other] All { $proven } rolls come from the sealed seed.
} { $forced ->
    [0] { "" }
   *[other] { $forced } were set by a position.
}
verify-unfair = Not proven: { $text }
branch = Branch here
branch-about = A new match begins as this one stood at ply { $ply }, with luck of its own from there.
branch-alone = Both sides
branch-go = Start from here

## The main button, and buttons that are not there
warn-anyway = { $what } all the same
absent-not-yet = Not yet: { $why }
absent-more = Why not more?
show-thing = Show { $thing }

## Prices
price-tag = { $of }: { $amount }

## Aims, briefing, warnings
advice-title = Hint
advice-thinking = A captain thinks it over…
advice-gone = You have gone on since. Ask again for what to do now.
advice-wait = There is nothing to decide for you now.
advice-again = Ask again
advice-why = Why { $seat } did what it last thought over
advice-failed = No advice could be had.
aims-title = Victory
aims-win = You win with
aims-lose = You lose if
aims-draw = It is a draw if
aims-none = This match does not tell how it is won. The rules do.
aims-of = { $now } of { $need }
aims-behind = { $now } behind; { $need } ahead wins
aims-over = { $now }; { $need } is enough
aims-has = { $now } → { $need }
aims-meter = Now { $now }; { $need } needed.
aims-part = { $done ->
    [true] { $part }: yes.
   *[other] { $part }: no.
}
aims-meter-most = Now { $now }; { $need } or fewer needed.
aims-short = { $count ->
    [one] One short.
   *[other] { $count } short.
}
aims-met-win = You would win if it were tested now.
aims-met-lose = You would lose if it were tested now.
aims-turns = Open for turns { $from } to { $to }.
aims-from = Cannot happen before turn { $turn }.
aims-to = Open up to turn { $turn }.
aims-shut = It cannot come about any more.
aims-dangers = Danger { $count }
briefing-title = Briefing
briefing-you-are = you are
briefing-win = How you win
briefing-lose = How you lose
briefing-first = First turn: what now
briefing-begin = Begin
briefing-again = Opens once. Later: the flag in the bar, or Shift+V.
warn-danger = Danger
warn-care = Care
warn-note = Note
warn-cure = What would help: { $cure }

## Stacks and sets
stack-in = Stack in { $place }
field = The field of battle: { $place }
stack-all = All
stack-none = None
stack-kind = { $kind } × { $count }
symbol-anti-air = anti-air
symbol-anti-tank = anti-tank
symbol-armour = armour
symbol-armoured-car = armoured car
symbol-artillery = artillery
symbol-bomber = bomber
symbol-cavalry = cavalry
symbol-engineers = engineers
symbol-fighter = fighter
symbol-horses = horses
symbol-hq = HQ
symbol-infantry = infantry
symbol-infantry-gun = infantry gun
symbol-machine-gun = machine gun
symbol-militia = militia
symbol-mortar = mortar
symbol-motorized = motorized
symbol-officer = officer
symbol-police = police
symbol-supply = supply
symbol-truck = truck
stack-sum = { $chosen } of { $count } chosen
stack-strength = strength { $sum }
stack-places = { $count ->
    [one] One place is open to them.
   *[other] { $count } places are open to them.
}
stack-needs = Choose at least one unit.
stack-empty = Touch a stack on the map.
path-to = To { $place }:
path-cost = { $cost } of { $points } points.
path-costs = { $cost } points.
path-slowest = { $unit } is the slowest.
path-stops = They stop there.
path-barred = { $place }, not all of them:
set-go = { $count ->
    [one] Move one unit to { $place }
   *[other] Move { $count } units to { $place }
}
set-do = { $what } and { $count ->
    [2] one more
   *[other] the others, { $count } in all
}
set-halted = The move stopped in { $place }: the other side may answer first.
set-part = { $done } of { $count } steps were taken.

## The phone
region-sheet = Sheet
region-thumbs = Parts of the table
thumb-map = Map
thumb-hand = Hand
thumb-stack = Stack
thumb-log = Log
thumb-aims = Aims
thumb-news = something new
hand-none = You have no cards.
hand-more = Choose it, then what to do with it on the map.
hand-card = Card { $n } of { $count }
prices-title = Prices
price-one = Buy
price-try = Try
price-stock = { $count ->
    [0] none left
    [one] one left
   *[other] { $count } left
}
price-short = { $count } short
price-buy = Buy { $things } for { $price }
price-things = { $count ->
    [one] one thing
   *[other] { $count } things
}
price-left = { $what } left after this: { $count }
amount-less = Less: { $what }
amount-more = More: { $what }

## Learn (see learn/en.ftl)
learn-game = Learn { $game }
learn-short = Learn
learn-first = Learn { $game } in { $minutes } minutes
home-puzzle = Puzzle of the day
home-solve = Solve it
home-solve-again = Look again
home-solved = Solved
home-solve-which = Solve the puzzle: { $title }
home-learn = Begin with a lesson
home-first = New to this? A first move and a first fight, on the real board.
