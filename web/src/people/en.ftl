### The pages of people: they come with their words when they are wanted.

account = Account
account-why = Nobody needs an account to play. With one your matches are on every device of yours, and others see your name.
account-in = Signed in as { $name }
account-since = Since { $when }, on { $count ->
    [one] this browser
   *[other] { $count } browsers
  }.
account-insecure = Passwords do not travel unencrypted: open this server by its https address to sign in.

sign-in = Sign in
sign-up = Make an account
sign-out = Sign out
sign-out-everywhere = Sign out everywhere
account-name = Name
account-name-about = 3 to 24 letters, digits, - and _. Others see it.
account-password = Password
account-password-about = 8 characters or more.
account-new-password = New password
account-mail = E-mail, if you like
account-mail-about = For a forgotten password and for notices, nothing else.
account-forgot = I forgot my password
account-forgot-about = If an account has confirmed this address, a mail with a link comes in a moment.
account-forgot-send = Send the mail
account-forgot-sent = If an account has confirmed this address, a mail is on its way. Its link is good for an hour.

account-reset = Choose a new password
account-reset-done = Your password is changed, and all other browsers are signed out.
account-confirmed = Thank you: mail arrives. A forgotten password can be chosen anew by mail from now on.

account-mail-title = Mail
account-mail-none = No address is given: a forgotten password is lost, and no notices come.
account-mail-waiting = { $mail } is to be confirmed: open the link in the mail that was sent there.
account-mail-fine = Mail goes to { $mail }.
account-mail-cannot = This server sends no mail.
account-mail-new = E-mail address
account-mail-change = Change the address
account-current = Your password
notices-title = Your turn
notices-about = At most one notice for each turn, and none while you look at the match.
notices-mail = By mail
notices-mail-none = No mail
notices-mail-turn = At each turn
notices-mail-daily = Once a day, all together
notices-mail-cannot = Mail needs an address that you have confirmed, and a server that sends any.
notices-hook = Webhook
notices-hook-about = The address of a Discord webhook, or of anything that takes what Discord takes. Empty: none.
notices-hook-keep = Keep the webhook

account-password-title = Password
account-password-change = Change the password

account-device-title = Matches on this device
account-device = { $count ->
    [0] Matches that you play here without an account are remembered on this device only.
    [one] One match is remembered on this device. Move it into your account to have it everywhere.
   *[other] { $count } matches are remembered on this device. Move them into your account to have them everywhere.
  }
account-device-move = Move into my account
account-device-moved = { $count ->
    [0] Your account has them all already.
    [one] One match is in your account now. Its link goes on working.
   *[other] { $count } matches are in your account now. Their links go on working.
  }

tokens-title = Programs
tokens-show = { $count ->
    [0] No program plays for you
    [one] One token
   *[other] { $count } tokens
  }
tokens-about = A program that shows a token plays your seats and sits down at tables. It cannot change your account. A new password ends all tokens.
tokens-name = What it is for
tokens-make = Make a token
tokens-made = The token for { $name }. It is shown this once.
tokens-end = End it

account-data-title = Everything you have here
account-export = Save as a file
account-delete = Delete my account
account-delete-about = Name, address, sessions and seats are deleted at once and cannot be had back. Matches in which others wait for you are given up. What was played stays, with nobody's name on it.
account-delete-really = Delete it for ever
account-deleted = Your account is deleted.
account-cancel = Keep it

rows-title = In your account
rows-none = No match is in your account yet.
rows-your-move = { $count ->
    [one] Your move in one match
   *[other] Your move in { $count } matches, the nearest deadline first
  }
rows-new = new
rows-waiting = Waiting for others
rows-over = Finished
rows-against = against { $names }
rows-open = Play
rows-draw = a draw is offered
rows-closes = nobody plays: closed on { $day }

lobby = Lobby
lobby-about = Tables where somebody waits. Whoever sits down agrees to what is played there; the match begins when all seats are taken.
lobby-sign-in = Sit down, make a table or invite somebody by name: that takes an account.
lobby-invitations = Invitations
lobby-yours = Your tables
lobby-open = Open tables
lobby-none = Nobody waits at an open table. Make one.
lobby-make = Make a table
lobby-make-about = Choose a game, then "Somebody at a table".
lobby-by = { $name } waits
lobby-lots = sides by lot
lobby-profile = who is { $name }?
lobby-seated = { $name } plays { $seat }
lobby-options = Options: { $options }
lobby-watched = anybody may watch
lobby-sit = Sit down as { $seat }
lobby-sit-lot = Sit down, sides by lot
lobby-decline = Decline
lobby-stand = Stand up
lobby-withdraw = Take it back
lobby-begun = Your match has begun.
lobby-play = Play

time-days = { $days } d
time-days-hours = { $days } d { $hours } h
time-hours = { $hours } h
time-hours-minutes = { $hours } h { $minutes } min
time-clock = { $minutes }:{ $seconds }

pace-title = Clock
pace-none = No clock
pace-live = { $bank } each
pace-live-add = { $bank } each, { $add } s more with each turn of answers
pace-days = { $per } for each turn of answers
pace-reserve = { $bank } in reserve
pace-holidays = { $days ->
    [one] a day off
   *[other] { $days } days off
  }
pace-about = Whoever has no time left loses. Nobody's time runs while the server is down.
pace-choice-none = None
pace-choice-quick = 45 min
pace-choice-live = 90 min
pace-choice-day = 1 day
pace-choice-three = 3 days
pace-choice-week = 7 days

clock-title = Time left
clock-paused = paused
clock-away = on holiday
clock-yours = { $time } left
clock-pause = Ask for a pause
clock-pause-wanted = You want a pause. The clock stops when the others agree.
clock-pause-asked = The other side asks for a pause.
clock-pause-agree = Pause the clock
clock-pause-back = No pause after all
clock-go = Let the clock go on
clock-go-wanted = You want to go on. The clock runs when the others agree.
clock-go-asked = The other side wants the clock to go on.
clock-stands = The clock is paused.
clock-holiday = { $days ->
    [one] Take a day off
   *[other] Take { $days } days off
  }
clock-holidays-left = { $days ->
    [0] No days off are left.
    [one] One day off is left.
   *[other] { $days } days off are left.
  }

push-title = On this device
push-about = This browser can tell you that it is your turn, also while no page of ours is open: once a turn, and not while you are at the match. It asks you first whether it may.
push-on = This browser tells you that it is your turn.
push-cannot = This browser cannot be told while no page is open.
push-begin = Tell me here
push-end = Tell me here no more
push-refused = The browser does not allow it: its settings for this site say so.
push-failed = The browser could not be told, or the server cannot be reached.

passkeys-title = Passkeys
passkeys-show = { $count ->
        [0] None made
        [one] { $count } passkey
       *[other] { $count } passkeys
    }
passkeys-about = A passkey opens your account by the lock of your phone or computer instead of the password, which goes on working.
passkeys-cannot = This browser has no passkeys.
passkeys-name = What this one is called
passkeys-make = Make a passkey
passkeys-remove = Remove
passkeys-refused = No passkey was given.
passkeys-sign-in = Sign in with a passkey

orders-title = Standing orders
orders-about = The server carries them out for you as soon as you are asked, whether you are here or not. Only you see them. The first that holds counts; where none does, you are asked.
orders-none = You have given none.
orders-back = Take back
orders-when = When
orders-do = Then
orders-least-steps = Only if so many steps are likely lost
orders-least-chance = Only if the chance of a good end is at least so many per cent
orders-where = Where
orders-where-all = Everywhere
orders-give = Give the order
orders-carried = Carried out
orders-carried-at = Ply { $ply }.
order-least-steps = if { $least } steps are likely lost
order-least-chance = if the chance is { $least } % or more
order-only = only { $names }
order-but = all but { $names }

talk-title = Chat
talk-empty = Say hello. Only the players of this match read it.
talk-empty-watch = Those who watch talk here. The players read it after the end.
talk-write = Write to the others
talk-send = Send
talk-silenced = An operator lets you say nothing until { $until }.
talk-watcher = somebody who watches
talk-you = you
talk-at = Where the match stood then
talk-more = Mute or report
talk-mute = Mute { $name }
talk-muted = { $name } is muted. Your account's page lets you hear them again.
talk-reason = What is wrong with it?
talk-report-send = Tell the operators
talk-reported = The operators will read it, with what was said around it.

notes-title = Notes
notes-about = Only you see them.
notes-turn = Turn { $turn }
notes-write = Note something for this turn
notes-add = Note it
notes-edit = Change
notes-keep = Keep it
notes-drop = Drop

profile-since = Here since { $when }
profile-nobody = Nobody is called that here.
profile-yours = Others see your ratings, and of your matches only those that anybody may watch.
profile-link = What others see of me
profile-ratings = Ratings
profile-no-ratings = No rated match has been played yet.
profile-rating = { $rating } ± { $spread }
profile-rating-about = after { $count ->
    [one] one rated match
   *[other] { $count } rated matches
  }. The strength lies within this range in 95 of 100 cases.
profile-curve = The rating after each match, with the range it lies in
profile-statistics = Matches by side
profile-no-statistics = No match is to be seen here.
profile-game = Game
profile-side = Side
profile-against = Against
profile-people = people
profile-bots = the computer
profile-won = Won
profile-drawn = Drawn
profile-lost = Lost
profile-history = Finished matches
profile-private = only you see this
profile-report = Report { $name }

rated = rated
rows-said = { $count ->
    [one] one new line
   *[other] { $count } new lines
  }

account-warning = From those who run this server
account-warning-read = I have read it
account-muted = Muted
account-unmute = Hear { $name } again

reports-title = Reports
reports-for = Only operators may see this. `frente user operator NAME` makes one.
reports-waiting = To be settled
reports-settled = Settled
reports-none = Nothing was told.
reports-by = { $by } tells of { $about }
reports-guest = a guest
reports-context = What was said around it
reports-match = The match
reports-none-needed = Nothing follows
reports-warn = Warn
reports-silence = Silence for { $days } days
reports-close = Close the account
reports-remark = What the person is to read
reports-verdict = { $verdict ->
    [warn] Warned
    [silence] Silenced
    [close] Account closed
   *[none] Nothing followed
  } by { $settler }

terms-rated = The result counts for your ratings.
terms-title = With the other side
terms-draw = Offer a draw
terms-draw-offered = You have offered a draw.
terms-draw-back = Take the offer back
terms-draw-asked = The other side offers a draw.
terms-draw-agree = Agree to a draw
terms-draw-decline = Decline
terms-abort = Call the match off
terms-abort-sure = Call it off: nobody wins or loses
terms-rematch = Rematch with sides exchanged
terms-rematch-made = A table is made for it. The match begins when the others sit down in the lobby.
terms-closes = Nobody has played for long. Unless somebody does, the match is closed on { $day }.
