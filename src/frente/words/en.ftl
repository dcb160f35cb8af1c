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

hidden-things = { $count ->
    [one] one hidden thing
   *[other] { $count } hidden things
}

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
