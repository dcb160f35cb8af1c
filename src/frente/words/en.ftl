### What is common to all games. A game's own catalog comes first and may say any of it anew.

## Refusals of the table

no-not-offered = That is not one of the options here: { $token }.
no-not-now = That belongs to another part of the turn.
no-others-between = Not all of them at once: after the first something else comes before the next can go.
no-no-such = There is no { $kind } called { $word }.
no-misspelt = { $word } is written { $right }.
no-wrong-words = That wants to know more, or less: { $token }.
no-same-counter = { $unit } is the same as { $other }: take that one.
no-nothing-here = There is nothing to do now with { $things }.
no-undo-roll = Chance has decided ({ $roll }): what came before it stays.
no-undo-other = { $seat } has answered since: what came before it stays.
no-undo-reveal = Something hidden was shown: what came before it stays.
no-undo-start = There is nothing to take back.
no-undo-over = The match is over.

## Events of the table

event-roll = { $seat } rolls for { $roll }: { $dice }.
event-roll-nobody = The dice for { $roll }: { $dice }.
event-over = The match is over. Winner: { $winners }.
event-over-draw = The match is over. Nobody wins.
event-updated = The rules of this game have been updated. The match goes on from where it stood.
event-updated-back = { $count ->
    [0] The rules of this game have been updated. The match goes on from where its last step began.
    [one] The rules of this game have been updated, and the last answer no longer fits. The match goes on from before it.
   *[other] The rules of this game have been updated, and the last { $count } answers no longer fit. The match goes on from before them.
}
over-agreed = The players have agreed on a draw.
over-aborted = The match was called off before it had begun.
over-time = { $seat } has run out of time.
over-closed = Nobody had played for a long time: the match was closed.
over-outdated = The rules of this game have changed too much for this match to go on. It can be looked at and saved as a file.

truth-yes = yes
truth-no = no
hidden-things = { $count ->
    [one] one hidden thing
   *[other] { $count } hidden things
}

## Terrain that games do not name themselves

terrain-clear = clear
terrain-hill = hill
terrain-mountain = mountain
terrain-sea = sea
terrain-city = city
terrain-open = open ground
terrain-fields = fields
terrain-orchard = orchard
terrain-light-woods = light woods
terrain-woods = woods
terrain-rough = rough ground
terrain-marsh = marsh
terrain-dispersed-buildings = scattered buildings
terrain-built-up = built-up
terrain-off-map = off the map

## Signs on a place, and states of a piece

glyph-port = port
glyph-naval-base = naval base
glyph-airfield = airfield
glyph-mountain = mountain
glyph-capital = capital
glyph-star = victory place
glyph-key = key city
glyph-fort = fort
glyph-trench = trench
glyph-factory = factory
glyph-supply = supply source
glyph-siege = siege
glyph-beach = beach
glyph-border = border
glyph-objective = objective
glyph-town = town
glyph-city = city
glyph-bridge = bridge
glyph-entry = entry
mark-reduced = reduced
mark-moved = moved
mark-finished = finished
mark-attack = attacking
mark-attacked = has attacked
mark-reaction = reacting
mark-retreated = retreated
mark-advanced = advanced
mark-veteran = veteran
mark-green = green
mark-entrenched = entrenched
mark-loaded = loaded
mark-carried = carried
mark-used = used
mark-reserve = in reserve
mark-activated = activated
mark-double-time = double time
mark-charged = charged
mark-isolated = isolated
mark-out-of-supply = out of supply
mark-disrupted = disrupted
mark-disrupted-2 = disrupted twice
mark-out-of-command = out of command
mark-routed = routed
mark-suppressed = suppressed
mark-besieged = besieged
mark-discipline = discipline
mark-hit = hit
mark-broken = broken
mark-spent = spent
mark-free = free to go

## Dates

month-1 = January
month-2 = February
month-3 = March
month-4 = April
month-5 = May
month-6 = June
month-7 = July
month-8 = August
month-9 = September
month-10 = October
month-11 = November
month-12 = December
months = { $first }–{ $last }
date-months = { $months } { $year }
date-years = { $first } { $year } – { $last } { $end }
date-days = { $first }–{ $last } { $month } { $year }

## The terminal: a match

cli-asks = { $seat }: { $prompt }
cli-rule = rule { $rule }
cli-thinks = { $seat } ({ $bot }) answers: { $answer }
cli-answers = { $seat } answers: { $answer }
cli-only = Only one option: { $answer }
cli-refused = No: { $reason }
cli-legal = Yes, that is legal.
cli-undone = Taken back.
cli-saved = Saved in { $file }.
cli-kept = The match is kept. Go on with:
cli-commits = This cannot be taken back.
cli-warns = Give the same answer once more to do it.
cli-options = { $count ->
    [one] one option
   *[other] { $count } options
}
cli-more = { $count } more: type "more", a part of the words to narrow the list, or a token.
cli-narrowed = { $count ->
    [0] No option has "{ $text }" in it. "help" lists what can be typed.
    [one] One option with "{ $text }":
   *[other] { $count } options with "{ $text }":
}
cli-no-number = There is no option { $number }: they run from 1 to { $count }.
cli-no-odds = No dice follow from that at once.
cli-odds-rule = ({ $rule })
cli-no-rule = { $game } has no rule { $rule }.
cli-no-rules = No rule of { $game } speaks of "{ $text }".
cli-no-log = Nothing has happened yet.
cli-no-place = Nothing here is called "{ $place }".
cli-place-empty = No counter is there.
cli-steps = { $steps } of { $full } steps
cli-unreadable = "{ $text }" means nothing here. "help" lists what can be typed.
cli-sure-resign = Give up as { $seat }? [y/N]
cli-sure-quit = Save the match before leaving? [Y/n]
cli-over = { $text }
cli-seed = The seed was { $seed }; the commitment at the start was { $commitment }.
cli-your-seats = You play { $seats }. "help" lists what can be typed.
cli-watching = Bots play all seats.
cli-prompt = >
cli-cost = { $option } (costs { $cost })
cli-hand-over = The keyboard goes to { $seat }. Whoever plays another seat looks away.
cli-hand-over-enter = { $seat }, press Enter to go on:
cli-no-keep = Nothing can be written in { $folder } ({ $reason }), where matches are kept.
cli-keep-where = Folder to keep this match in (Enter: { $folder }):
cli-keep-there = This match will be kept in { $folder }; "frente play --keep FOLDER" chooses another.
cli-no-sight = This game has no lines of sight.
cli-sees = { $place } sees { $count ->
        [0] nothing.
        [one] one other: { $places }.
       *[other] { $count } others: { $places }.
    }
cli-map-legend = Legend: { $signs }.
cli-map-units = two counters of that side
cli-map-objective = objective
cli-map-held = on the { $side } side
cli-map-other = others
cli-map-level = the same, { $level } levels high
cli-no-map = This game has no hexes to draw. "board" tells what stands where.
cli-sees-it = { $place } sees { $other }.
cli-level = level { $level }
cli-words-messages = { $part }: { $there } of { $of } messages
cli-words-rules = and { $there } of { $of } rules
cli-words-lessons = and { $there } of { $of } texts of lessons
cli-words-examples = and { $there } of { $of } texts of examples
cli-words-broken = broken: { $fault }
cli-no-position = This game writes no position files. Keep the match instead: save FILE.
cli-position-later = Not in the middle of an action: finish it, then write the position.
cli-position-hidden = A position file would tell what the other side hides. Keep the match instead: save FILE.

cli-help =
    a number, or a token       take that option
    any other words            list only the options that have them
    more                       list the next options
    options                    list them again
    why NUMBER|TOKEN|THING     why it is legal or not, with the rule
    odds [NUMBER|TOKEN]        what the dice can bring
    board                      the board again
    map [PLACE]                the map alone, or the hexes around a place
    look PLACE                 what is in a place
    sees PLACE [PLACE]         what a place sees, or why it does not see another
    log [N]                    the last events
    rules ID|WORDS             the rules in short
    undo                       take back your last answer
    save FILE                  keep the match in a file
    position FILE              write how things stand as a position file, to share or to change
    resign                     give up
    quit                       leave (offers to save)

## The terminal: watching bots

cli-watch-keys = Keys: space pauses, n goes one step, + and - change the pace, q ends.
cli-watch-paused = Paused. Space goes on, n goes one step, q ends.
cli-watch-pace = { $seconds ->
    [0] No waiting.
    [one] One second after what is told.
   *[other] { $seconds } seconds after what is told.
}

## The terminal: a replay

cli-replay-older = Played under older rules. The board was kept at point { $ply }.
cli-replay-at = { $ply } of { $plies }
cli-replay-end = This is the end of the match.
cli-replay-start = This is the start of the match.
cli-replay-as = Shown as { $seat }.
cli-replay-spectator = a spectator
cli-replay-seat = Show as one of: { $seats }, nobody.
cli-replay-help =
    next [N], or Enter         forward, one entry or N
    back [N]                   back
    turn                       forward to the next turn
    go N, start, end           jump
    as SEAT                    show what a seat could see ("as nobody": a spectator)
    board                      the board again
    map [PLACE]                the map alone, or the hexes around a place
    look PLACE                 what is in a place
    log [N]                    the last events
    rules ID|WORDS             the rules in short
    play FILE                  keep this point as a match to play on from
    quit                       leave

## Battles, aims, what others did

battle-role-rolls = Dice
battle-role-attacker = Attacker
battle-role-defender = Defender
battle-needs-units = Choose at least one unit.
battle-needs-target = Choose a target.
battle-waiting = { $seat } has to choose.
aims-tested-turn = Tested at the end of every turn.
aims-tested-end = Tested after the last turn.
aims-tested-always = Tested at any moment.
story-moved = { $pieces }: { $from } → { $to }.
story-returned = { $pieces }: out from { $place } and back.
story-returned-many = { $count ->
    [one] One counter
   *[other] { $count } counters
}: out from { $place } and back.
story-moved-many = { $count ->
    [one] One counter
   *[other] { $count } counters
}: { $from } → { $to }.
story-fought = { $title }: { $verdict }
story-fought-so = { $title } { $verdict }
changes-control = { $place } is now on the { $side } side.
changes-contested = { $place } is contested.
changes-nobody = Nobody holds { $place } any more.
changes-loss = { $side } has lost { $pieces }.
changes-loss-many = { $side } has lost { $count } units.
changes-gain = { $side } has gained { $pieces }.
changes-gain-many = { $side } has { $count } more units on the map.
changes-became = { $side }: { $old } became { $new }.
changes-became-many = { $count } units of { $side } became units of another size.
changes-figure = { $what }: { $before } → { $after }.
changes-figure-of = { $what } of { $side }: { $before } → { $after }.
changes-card = { $seat } has played { $card }.

## What bots think

bot-weighed = Played on in thought { $tried ->
    [one] once
   *[other] { $tried } times
}: { $hope } of 100 hoped for, and { $other-hope } of 100 with “{ $other }”.
bot-doubted = Played on in thought { $tried ->
    [one] once
   *[other] { $tried } times
}: { $hope } of 100 hoped for; “{ $other }” came to { $other-hope }, which is not clearly better.
bot-hoped = Played on in thought { $tried ->
    [one] once
   *[other] { $tried } times
}: { $hope } of 100 hoped for.
bot-reason-for = For it speaks: { $feature } (+{ $points }).
bot-reason-against = Against it: { $feature } (−{ $points }).
bot-rejected = Given up: “{ $plan }”, { $points } of 100 worse.
bot-rejected-unsure = Given up: “{ $plan }”, { $points } of 100 better in thought, but not clearly.
bot-reply = The answer to expect: “{ $reply }”.
bot-habit = That is what a plain player does here.
bot-forced = There is no other choice.
bot-lot = It was drawn by lot.

## Refusals beside the board

no-talk-here = Nobody else plays here who could read it.
no-talk-empty = There is nothing to read in it.
no-talk-seat = You do not hold that seat.
no-talk-line = There is no such line here.
no-talk-often = You say much in a short time. Wait a moment.
no-talk-full = So much was said here that no more is kept.
no-talk-silenced = An operator lets you say nothing until { $until }.
no-note-owner = Notes are for players. Sign in to note something while you watch.
no-note-many = You have { $most } notes here. Drop one first.
no-note-gone = There is no such note.
no-report-many = You have told much already that the operators have not come to.
no-report-gone = There is no such report.
no-report-guest = It is about a guest or somebody who is gone. Nothing can follow but nothing.
no-report-own = It is about you. Let another operator settle it.
no-report-settled = Another operator has settled it already.
no-mute-own = You cannot mute yourself.
no-account-closed = This account was closed by those who run the server.
no-operator = Only operators may see this.
no-person = Nobody is called that here.
no-rated-two = Only a match of two people counts for ratings.
no-replay-link = The replay can be shared by a player once the match is over.
no-picture = There is a picture once the match is over.
picture-side = { $name }, { $seat }

## Mail of the server

mail-confirm-subject = Frente: does this mail arrive?
mail-confirm =
    Somebody, probably you, gave this address for the account { $name } at { $site }.

    If it was you, open this link within seven days, so that the server knows that mail arrives:
    { $link }

    If it was not you, do nothing: no more mail will come.
notice-match = { $title }, against { $names }
mail-turn-subject = Frente: your turn in { $match }
mail-turn =
    { $name }, it is your turn in { $match }.
    { $until ->
        [none] Nobody's time runs there.
       *[other] Your time is up at { $until } UTC.
    }

    { $link }

    This is the only notice of this turn. Choose what you are told on your account's page: { $site }/#/account
mail-digest-subject = Frente: matches wait for you
mail-digest =
    { $name }, { $count ->
        [0] somebody has written to you:
        [one] a match waits for you:
       *[other] { $count } matches wait for you:
    }

    { $lines }

    Choose what you are told on your account's page: { $site }/#/account
mail-digest-line = { $match }: { $link }{ $said ->
        [0] {""}
        [one] {" "}(one new line to read)
       *[other] {" "}({ $said } new lines to read)
    }
push-turn-title = Your turn
push-turn = { $match }{ $until ->
    [none] {""}
   *[other] {" "}(until { $until } UTC)
}
hook-turn = Your turn in { $match }: { $link }{ $until ->
        [none] {""}
       *[other] {" "}(until { $until } UTC)
    }
mail-untouched-subject = Frente: nobody plays { $title }
mail-untouched =
    Nobody has played in your match of { $title } at { $site } for a long time. If that stays so it is closed, without a
    winner, on { $day }.

    Any answer keeps it open:
    { $link }
mail-reset-subject = Frente: a new password
mail-reset =
    Somebody, probably you, asked for a new password for the account { $name } at { $site }.

    This link lets you choose one. It is good once, for an hour:
    { $link }

    If it was not you, do nothing: your password stays as it is.

## What cannot be done, and why

error-seed-match-not-known-here = the seed of this match is not known here: it can be read, not played on
error-no-number-match = { $name } is no number of a match
error-journal-leads-another-result-than = the journal leads to another result than the file says: it was changed
error-journal-leads-another-position-than = the journal leads to another position than the file says: it was changed
error-file-does-not-say-format = the file does not say which format it has
error-file-has-format-program-reads = the file has format { $version }, this program reads up to { $format_version }: update it
error-not-match-file-program = { $path } is not a match file of this program
error-not-match-file-program-2 = this is not a match file of this program
error-seed-file-does-not-fit = the seed in the file does not fit the commitment: the file was changed
error-file-does-not-say-whether = the file does not say whether the only option was taken by the program
error-file-has-no-journal = the file has no journal
error-match-has-most-entries-file = a match has at most { $longest_journal } entries, this file { $count }
error-forced-rolls-file-damaged = the forced rolls in the file are damaged
error-file-match-not = the file is a match of { $game }, not of { $slug }
error-match-played-under-rules-version = the match was played under rules version { $rules } of { $title }; this program has version { $version } and cannot repeat it
error-set-up-file-damaged = the set-up in the file is damaged
error-journal-ends-middle-roll-seed = the journal ends in the middle of a roll, and the seed is not in the file
error-journal-breaks-rules-so-changed = the journal breaks the rules, so it was changed ({ $kind }: { $error })
error-cannot-read = { $path } cannot be read: { $strerror }
error-not-match-file-not-text = { $path } is not a match file: it is not text
error-not-match-file-not-json = { $path } is not a match file: it is not JSON, or it is cut off
error-cannot-written = { $path } cannot be written: { $strerror }
error-seats-file-do-not-fit = the seats in the file do not fit its options
error-has-no-scenario-has = { $slug } has no scenario { $id }; it has { $names }
error-has-no-option-scenario = { $slug } has no option { $unknown } in this scenario
error-option-takes-not = option { $id } of { $slug } takes { $values }, not { $value }
error-entry-journal-damaged = entry { $number } of the journal is damaged
error-starting-position-damaged = the starting position is damaged: { $error }
error-nothing-asked-now-must-answer = nothing is asked of { $seat } now; { $to_answer } must answer
error-runs-without-ask = { $slug } runs on and on without an ask
error-there-no-seat-seats = there is no seat { $seat }; the seats are { $seats }
error-match-over = the match is over
error-match-stands-ply-answer-meant = the match stands at ply { $count }, the answer was meant for { $ply }
error-nobody-gives-up-like = nobody gives up like that: { $how }
error-there-no-seat = there is no seat { $seat }
error-no-match-ends-like = no match ends like that: { $how }
error-answer-short-text-such-as = an answer is a short text such as one of the options
error-answer-holds-plain-letters-digits = an answer holds plain letters, digits and signs only
error-words-answer-parted-single-spaces = the words of an answer are parted by single spaces
error-no-word = { $verb } is no word of { $title }
error-match-has-plies = the match has plies 0 to { $count }
error-rules-have-changed-ply-before = the rules have changed at ply { $first }: before it, one can only look
error-redacted-copy-has-no-journal = a redacted copy has no journal to go back in or to save
error-rules-broke = the rules of { $slug } broke: { $text }
error-forced-but-rolled = { $values } was forced, but { $wanted } is rolled
error-state-file-keeps-damaged = the state that the file keeps is damaged
error-log-file-keeps-damaged = the log that the file keeps is damaged
error-result-file-damaged = the result in the file is damaged
error-seed-not-published-yet-dice = the seed is not published yet: dice can be proven after the match has ended
error-entry-log-does-not-say = entry { $number }: the log does not say what was rolled there
error-rules-have-changed-since-earlier = the rules have changed since: an earlier ply can be looked at, not played on
error-journal-goes-after-end-match = the journal goes on after the end of the match
error-entry-journal-no-result-roll = entry { $number } of the journal is no result of a roll for { $kind }: { $what }; the file was changed
error-entry-journal-not-legal = entry { $number } of the journal is not legal: { $value }
error-has-no-bot-has = { $slug } has no bot { $name }; it has { $names }
error-there-no-game-there = there is no game { $slug }; there { $count ->
    [0] is none installed
    [one] is { $games }
   *[other] are { $games }
}
error-roll-not-of-seed = entry { $entry }: the roll for { $kind } ({ $rolled }) is not the one the seed gives ({ $given }): the file was changed
error-entry-misfit = entry { $entry } of the journal does not fit these rules: it is { $there }, they want { $wanted }; this entry or one before it was changed
error-entry-roll = a roll for { $kind }
error-entry-answer = { $seat }'s answer to { $ask }
error-entry-end = an end
error-entry-any = { $answers }
error-not-game = { $path } is not a game
error-cannot-imported = { $path } cannot be imported: { $error }
error-breaks-when-loaded = { $path } breaks when it is loaded: { $told }
error-file-keeps-past-does-not = what the file keeps of the past does not fit its journal
error-file-keeps-past-damaged = what the file keeps of the past is damaged
error-file-keeps-log-damaged = what the file keeps of the log is damaged
error-here-nobody-can-agree-draw = here nobody can agree on a draw: it takes people who play each other
error-match-has-begun-give-up = the match has begun: give it up, or agree on a draw
error-could-not-stored = it could not be stored
error-writes-no-position-files-take = { $title } writes no position files; take the match file
error-rules-have-changed-since-there = the rules have changed since: there is no position to go on from
error-not-middle-action-finish-then = not in the middle of an action: finish it, then keep the position
error-match-has-no-battle = this match has no battle { $number }
error-story-told-seat-name-one = a story is told to a seat: name one
error-rules-have-changed-since-match = the rules have changed since this match was played
error-somebody-else-plays-match-can = somebody else plays in this match: it can be branched after its end
error-seed-published-when-match-has = the seed is published when the match has ended
error-another-seats-view-can-had = another seat's view can be had after the match
error-only-machine-itself-may-read = only the machine itself may read this, or who has the server's token
error-server-broke-code = the server broke (code { $code })
error-matches-cannot-used = The matches in { $where } cannot be used: { $error }.
error-another-server-uses-them-another = another server uses them with another secret; give both the same FRENTE_SECRET
error-you-have-not-so-many = you have not so many days off left
error-clock-changed-elsewhere-look-again = the clock was changed elsewhere: look again
error-time-up-match-over = the time was up: the match is over
error-no-clock-yours-runs-here = no clock of yours runs here
error-journal-leads-elsewhere = the journal leads elsewhere
error-database-sqlite-file-postgresql-host = { $address }: a database is an SQLite file or postgresql://HOST/NAME
error-damaged = it is damaged: { $reason }
error-written-newer-version-program = it was written by a newer version of this program
error-there-no-version-tables-only = there is no version { $to } of the tables, only { $known }
error-postgresql-needs-its-driver-pip = PostgreSQL needs its driver: pip install 'frente[postgres]'
error-advice-sits-there = advice is for who sits there
error-somebody-else-plays-match-nobody = somebody else plays in this match: nobody advises in it
error-lesson-puzzle-finding-out-oneself = a lesson or a puzzle is for finding out oneself
error-variant-excludes = the variant { $variant } excludes { $option } (rule 23.3)
error-file-tells-hidden = the journal tells what others hide: the file can be had after the match
error-position-tells-hidden = a position file tells what others hide: it can be had after the match
error-branch-tells-hidden = a branch would tell what others hide and what is to be drawn: wait for the end
error-nothing-stored = nothing can be stored at the moment: { $reason }
error-too-large = that is too large: at most { $size } are taken here
error-took-long = took more than { $seconds } s
error-digits = a number has more than { $most } digits
error-deep = more than { $most } tables or lists lie in each other
error-no-figure = a number is none
error-key-parts = a key has more than { $most } parts
error-invitation-used = this invitation was used already, and each is good for one person: go on with the link that you got for it, or ask whoever made the match
error-position-set-up = the position cannot be set up: { $reason }
error-position-breaks = the position breaks the game: { $faults }
error-api-nothing = the API has nothing here
error-too-many = too many { $what-id ->
    [new-matches] new matches
    [match-files] match files
    [position-files] position files
    [sign-ins] tries to sign in
    [new-accounts] new accounts
    [messages] messages
    [questions] questions
   *[requests] requests
} in a short time: come again in { $wait ->
    [one] one second
   *[other] { $wait } seconds
}
error-busy = this server has as much to do as it can: come again in { $wait ->
    [one] one second
   *[other] { $wait } seconds
}
error-slow = the request came too slowly
error-request-cannot-read = the request cannot be read: { $reason }
error-not-that-page = this server does not answer to that name or page
error-name-length = a name has { $least } to { $most } letters
error-name-letters = a name begins with a letter and has Latin letters, digits, - and _ only
error-name-taken = somebody is called { $name } already
error-name-tried = this name was tried too often: come again in { $wait ->
    [one] one second
   *[other] { $wait } seconds
}
error-no-such-account = no account has this name and this password
error-password-length = a password has { $least } to { $most } characters
error-password-guessed = this password would be guessed at once
error-password-tried = this was tried too often: come again in { $wait ->
    [one] one second
   *[other] { $wait } seconds
}
error-not-your-password = that is not your password
error-no-mail-address = that is no e-mail address
error-link-spent = this link was used already or is too old: ask for a new one
error-account-gone = the account is gone
error-most-tokens = you have { $most } tokens: end one of them first
error-no-such-token = there is no such token
error-no-mail-here = this server sends no mail: whoever runs it can give you a new password
error-most-passkeys = you have { $most } passkeys: remove one of them first
error-no-passkey = that is no passkey
error-no-such-passkey = there is no such passkey
error-passkey-known = this passkey is known already
error-passkey-unknown = this passkey is not known here
error-passkey-late = that took too long: try again
error-passkey-misfit = this passkey does not fit
error-no-browser-keys = these are no keys of a browser
error-too-long = that is too long
error-no-hook = that is no address of a webhook
error-hook-https = a webhook's address begins with https
error-hook-port = a webhook's address names no port
fault-computer-answer = The computer's answer could not be taken: { $reason }
fault-computer = The computer cannot answer.
fault-server = The server broke; the match stands where it stood.
fault-rules = The rules broke; the match stands where it stood. { $reason }
verdict-no-seed = The file came without its seed: nothing can be proven.
verdict-older = Up to ply { $ply } older rules held: there the dice are proven, the answers not.
error-nothing-asked-seat-now = nothing is asked of this seat now
error-adviser = the adviser { $error }
error-damaged-put-back-secret-running = { $file } is damaged: put back the secret that the running matches began with.
error-nothing-can-kept = Nothing can be kept in { $folder }: { $strerror }.
error-server-already-runs-end-first = A server already runs on { $parent }: end it first, or name another folder with --data.
error-server-has-no-lab = this server has no lab
error-there-no-such-run-removed = there is no such run: it was removed
error-run-somebody-elses = this run is somebody else's
error-runs-begun-those-have-account = runs are begun by those who have an account here: sign in first
error-variants-most-compared-run = that is { $count } variants; at most { $most_arms } are compared in a run
error-matches-run-has-most = that is { $matches } matches; a run has at most { $largest }
error-other-runs-wait-already = other runs wait already
error-lab-day = this run has { $matches } matches, and of the { $each } a day that are yours { $left } are left
error-choose-fewer = { $text }: choose fewer
error-run-not-stopped = this run was not stopped
error-run-has-no-match = this run has no match { $key }
error-run-not-being-played = this run is not being played
error-there-no-report-yet = there is no report yet
error-many-runs-being-read-moment = many runs are being read at the moment
error-run-cannot-read = the run cannot be read: it { $error }
error-run-cannot-read-2 = the run cannot be read: { $error }
error-crashed-its-process = crashed its process
error-no-lesson-yours = this is no lesson of yours
error-has-no-lines-sight = { $title } has no lines of sight
error-there-no-place = there is no place { $place }
error-match-being-brought-up-date = the match is being brought up to date with the rules: come again
error-there-no-such-match-here = there is no such match here
error-match-began-under-another-secret = the match began under another secret of this server: put that one back
error-match-cannot-opened = the match cannot be opened: { $error }
error-match-could-not-brought-up = the match could not be brought up to date with the rules
error-rules-have-changed-since-ply = the rules have changed since: this ply can be looked at, not branched
error-ply-match-over-branch-from = at ply { $ply } the match is over: branch from an earlier one
error-has-no-example-rule = { $slug } has no example of rule { $rule }
error-seat-not = a seat is for { $known }, not for { $who }
error-many-files-being-read-moment = many files are being read at the moment
error-file-cannot-read = the file cannot be read: it { $error }
error-many-positions-being-set-up = many positions are being set up at the moment
error-position-cannot-played = the position cannot be played: { $error }
error-example-does-not-hold-any = the example does not hold any more: { $error }
error-puzzle-does-not-hold-any = the puzzle does not hold any more: { $error }
error-match-could-not-stored = the match could not be stored
error-there-no-game-here = there is no game { $slug } here
error-link-does-not-open-match = this link does not open this match
error-others-quicker-look-again = others were quicker: look again
error-there-no-such-table-taken = there is no such table: it was taken back, or the match has begun
error-there-no-such-seat-no = there is no such seat, or no such opponent
error-there-no-free-seat = there is no free seat { $seat }
error-table-two-people-more-begin = a table is for two people or more: begin a match of your own instead
error-you-sit-your-table-already = you sit at your table already: invite others
error-you-have-tables-open-take = you have { $most } tables open: take one back first
error-match-not-over-yet = the match is not over yet
error-rematch-people-have-played-their = a rematch is for people who have played by their accounts: make a table
error-one-you-held-several-seats = one of you held several seats: make a table
error-nobody-called-here = nobody is called { $name } here
error-you-sit-table-already = you sit at this table already
error-all-seats-table-taken = all seats of this table are taken
error-another-seat-kept-you = another seat is kept for you
error-seat-taken-choose-another-draw = this seat is taken: choose another, or draw lots
error-you-do-not-sit-table = you do not sit at this table
error-seat-has-orders-most = a seat has { $most } orders at most
error-link-does-not-hold-seat = this link does not hold the seat { $seat }
error-here-no-orders-can-given = here no orders can be given
error-why-wants-token-subjects = why wants a token or subjects
error-file-cannot-read-2 = the file cannot be read: { $reason }
error-match-has-most-entries = a match has at most { $longest_journal } entries
error-not-match-file-not-json-2 = this is not a match file: it is not JSON, or it is cut off
error-file-breaks-rules = the file breaks the rules: { $kind }: { $reason }
error-there-no-such-invitation-taken = there is no such invitation: it was taken back, or it is not whole; ask for a new one
error-nobody-can-invited-seat-from = nobody can be invited to that seat from here: it is taken, or another made the match
error-nobody-signed-here = nobody is signed in here
error-program-cannot-do-sign = a program cannot do this: sign in
error-page-not-signed-any-more = this page is not signed in any more, or was opened before: load it again
error-too-many-tables-open-from = too many tables are open from here: close some of them
error-match-changed-elsewhere-look-again = the match was changed elsewhere: look again
error-change-could-not-stored-code = the change could not be stored (code { $code })
error-match-came-as-file-branch = this match came as a file: branch it to play on
error-match-stands-ply-message = the match stands at ply { $ply }, the message was for { $ply2 }
error-rules-broke-code = the rules broke (code { $code })
error-there-already = { $file } is there already
error-there-no-file = there is no file { $file }
error-its-tables-stand-version-not = its tables stand at version { $found }, not { $newest }: `frente migrate` first
error-servers-use-end-them-first = servers use it: end them first
error-there-already-backup-put-into = there are { $name } already: a backup is put into an empty database
error-no-backup-holds-no-matches = { $file } is no backup: it holds no matches of this program
error-there-no-position-file = there is no position file in { $paths }
error-no-game-installed = no game is installed
error-no-match-can-kept-nothing = no match can be kept: nothing can be written in { $folders }
error-does-not-say-game = { $path } does not say which game it is of
error-rules-have-changed-too-much = the rules have changed too much to play { $file } on: nobody can advise in it
error-match-over-2 = the match in { $file } is over
error-run-has-no-match-frente = run { $id } has no match { $match }; `frente lab show { $name }` lists them
error-run-keeps-no-journals-record = run { $id } keeps no journals (`record` in its experiment)
error-does-not-hold-seed-can = { $saved } does not hold the seed: it can be replayed, not played on
error-rules-have-changed-too-much-2 = the rules have changed too much to play { $saved } on; see it with: frente replay { $saved }
error-match-over-see-frente-replay = the match in { $saved } is over; see it with: frente replay { $saved }
error-has-no-option = { $slug } has no option { $name }; { $count ->
    [0] it has none
   *[other] it has { $there }
}
error-option-takes = option { $option } of { $slug } takes { $values }
error-write-value = { $takes }: write { $name }=VALUE
error-option-not-scenario-say = option { $id } of { $slug } is not for the scenario { $chosen }; say { $there }
error-no-number = { $text } is no number
error-match-has-entries = the match has { $plies } entries
error-matches-cannot-kept-choose-another = matches cannot be kept in { $folder }: { $reason }. Choose another folder with --data FOLDER.
error-port-used-another-program = port { $port } at { $host } is used by another program; choose another port: frente serve --port { $other }
error-frente-page-already-runs-open = a Frente page already runs at { $page }: open that one, or choose another port: frente serve --port { $other }

## The terminal: commands

cli-broke = something broke here ({ $kind }: { $error }); FRENTE_TRACEBACK=1 shows where
cli-won-by = won by, of { $matches }
cli-serving = Frente is at { $address } (Ctrl+C ends it)
cli-there-no-words-there = there are no words in { $lang }; there are { $there }
cli-cannot-played = { $slug } cannot be played: { $error }
cli-not-playable-yet = Not playable yet:
cli-verified = { $file }: { $how-id ->
    [all] every answer is legal
    [some] every answer since ply { $ply } is legal, the answers up to ply { $ply } were given under older rules and are not judged
   *[none] the answers up to ply { $ply } were given under older rules and are not judged
}; { $proven } rolls come from the committed seed{ $forced ->
    [0] { "" }
   *[other] ; { $forced } were forced by a position
}.
cli-data = { $matches } matches, { $decisions } decisions, { $size } MB in { $folder }
cli-lab-interrupted = frente: interrupted after { $matches } matches; the same command goes on with the rest
cli-lab-kept = kept in { $folder }; CPU { $seconds } s
cli-not-sure = not sure yet
cli-tuned = { $matches } matches, { $held } of them held out: log loss { $loss } ({ $blind } without looking), off by { $off } %
cli-words-names = Names, where they are not to stay as printed:
cli-tests-not-installed-here-run = The tests are not installed here: run it from a checkout, or name them with --tests.
cli-passed-failed = { $total } passed, { $failed } failed
cli-game-plays-random-matches-each = Which game? This plays { $matches } random matches of each game named, checks at the decisions what the engine promises, and may take minutes. Name one or more ({ $slugs }), or say --all.
cli-frente-left-out = frente: { $slug } is left out: { $error }
cli-must-installed-pip-install-frente = { $missing } must be installed: pip install "frente[data]"
cli-not-empty = { $folder } is not empty
cli-run-matches = { $game }, { $scenario }: run { $run }, { $matches } matches
cli-frente-replay-open-file-page = { $target }: `frente replay { $target }`, or open the file in the page (`frente serve --open`)
cli-played-replays-only-where-data = It was played with { $values }: it replays only where the data say the same.
cli-after-rounds = { $label }: { $verdict } after { $rounds } rounds
cli-seed-stands = { $game }, { $scenario }, seed { $seed }; { $anchor } stands at 0
cli-frente-interrupted-played-told = frente: interrupted; what was played is told
cli-not-every-duel-has-been = Not every duel has been played: there is no order yet.
cli-lessons-they-played-page-frente = { $count } lessons. They are played in the page: frente serve, then Learn.
cli-lessons-hold-checks = { $count } of { $count2 } lessons hold; { $checks } checks.
cli-saved-match-keeps-its-scenario = A saved match keeps its scenario, options, position and seed.
cli-position-file-brings-its-scenario = A position file brings its scenario and options.
cli-game-there = Which game? There are: { $what }.
cli-account = { $name }, since { $day }{ $mail-id ->
    [none] { "" }
    [confirmed] , { $address }
   *[unconfirmed] , { $address } (not confirmed)
}
cli-accounts = { $count ->
    [one] One account.
   *[other] { $count } accounts.
}
cli-can-sign = { $name } can sign in.
cli-has-new-password = { $name } has a new password.
cli-signed-out = { $name } is signed out.
cli-forgotten = { $name } is forgotten.
cli-operator = { $name } is an operator.
cli-no-operator = { $name } is no operator any more.
error-account-forgotten-later = the server that runs has not come to it: the account is closed, and is forgotten later
cli-only-machine-can-reach-page = Only this machine can reach the page: a link that begins with its address is of no use to a friend elsewhere. --host and --public serve others; docs/hosting.md tells how.
cli-left-out-wrong-sign = left out, of the wrong sign: { $name }
cli-matches = { $count ->
    [one] One match is in { $file }.
   *[other] { $count } matches are in { $file }.
}
cli-matches-back = { $count ->
    [one] One match is back.
   *[other] { $count } matches are back.
}
cli-version-as-before = version { $after }, as before
cli-from = from { $what } to { $after }
cli-seed-matches = { $game }, { $scenario }, seed { $seed }: { $matches } matches, { $players }
cli-draws-ends = draws: { $draws }; ends: { $items }
cli-frente-interrupted-after-matches = frente: interrupted after { $matches } of { $matches2 } matches
cli-no-match-has-ended = No match has ended.
cli-rounds-matches-share-their-dice = Rounds of { $round } matches share their dice; in each the bots sit one seat on.
cli-match-seed-see = match { $number } (seed { $seed }): { $text }; see { $file }
cli-save-pace-single-match = --save and --pace are for a single match.
cli-check-counts-missing-lists-one = --check counts, --missing lists: one of them.
