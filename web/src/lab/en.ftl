### The lab: it comes with its words when it is wanted.

lab-title = The lab
lab-about = Let bots play many matches, and read what comes of it: who wins and how surely, how long it takes, what luck decides, which places, cards and units count. Runs are played beside everything else and slow nobody down.
lab-unknown = This run is not here any more.
lab-back = All runs
lab-off = This server has no lab. Whoever runs it can allow one; on your own machine Frente has it by itself.
lab-no-library = The lab needs a part of Frente that is not installed here: pip install "frente[lab]".
lab-sign-in = Runs are begun by those who have an account here. Reports can be read by everybody.
lab-budget = You may have { $left } more matches played today, of { $each } a day.

lab-new = A new run
lab-game = Game
lab-scenario = Scenario
lab-bot-one = Computer player
lab-bot-two = Against
lab-bots-same = It plays itself: this shows whether the sides are even.
lab-bots-mirror = They change seats after each match and play it again on the same dice.
lab-matches = Matches
lab-seed = Seed
lab-seed-about = Letters, digits, - and _. The same seed gives the same matches.
lab-in-all = { $count ->
    [one] One match in all.
   *[other] { $count } matches in all.
}
lab-too-many = That is more than you have left today. Choose fewer.
lab-start = Play { $count ->
    [one] one match
   *[other] { $count } matches
}

lab-vary = Try other numbers
lab-vary-about = Only numbers that are not from the rulebook. Each value is a variant of its own; all variants are played on the same dice.
lab-vary-find = Find a number
lab-vary-find-about = Words of its name, such as the name of a unit.
lab-vary-none = No number has these words in its name.
lab-vary-more = { $count } have these words. Add words to see others.
lab-vary-take = { $name }, now { $value }
lab-vary-values = Values of { $name }
lab-vary-now = Now { $value }. Separate values by commas.
lab-vary-wrong = Write numbers, separated by commas.
lab-vary-drop = Leave out { $name }
lab-vary-together = Change these together, first with first
lab-vary-uneven = Values that change together must be equally many.

lab-runs = Runs
lab-runs-none = No run yet.
lab-run = { $game }: { $bots }
lab-against = { $one } against { $two }
lab-alone = { $bot } against itself
lab-begun = { $when }
lab-begun-by = { $when }, by { $name }
lab-varied = with { $count ->
    [one] one number varied
   *[other] { $count } numbers varied
}
lab-state-waiting = Waits for its turn
lab-state-playing = Being played
lab-state-reckoning = The report is being made
lab-state-ended = Played
lab-state-stopped = Stopped
lab-state-failed = Broken off
lab-played = { $played } of { $matches } matches
lab-seconds-left = about { $count ->
    [one] one second
   *[other] { $count } seconds
} left
lab-minutes-left = about { $count ->
    [one] one minute
   *[other] { $count } minutes
} left
lab-progress = Progress of the run
lab-read = Read
lab-read-run = Read { $run }
lab-stop = Stop
lab-go-on = Go on
lab-remove = Remove
lab-remove-sure = Remove for good?
lab-problem = It broke off: { $problem }

lab-report = Report
lab-report-apart = Open the report on a page of its own
lab-report-none = There is no report yet. It comes when the run ends or is stopped.
lab-list = Matches
lab-list-about = Any of them opens in the replay, from its first move to its last.
lab-list-varied = Those with other numbers are shown as they were kept: from stretch to stretch, not move by move.
lab-match = Match { $key }
lab-match-won = Won by { $who }
lab-match-draw = A draw
lab-match-broke = It broke
lab-match-length = { $turns } turns, { $decisions } decisions
lab-match-open = Open
lab-match-open-one = Open match { $key }
lab-list-earlier = Earlier ones
lab-list-later = Later ones
lab-list-part = { $from } to { $to } of { $all }
