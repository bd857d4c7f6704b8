# What the page itself says. Games, cards, moves, scores and refusals come from the server's files.

### everywhere

app-name = Metroscribe
app-title = { $page } · Metroscribe
app-skip = Skip to the content
app-home = Home
app-settings = Settings
app-language = Language
app-look = Appearance
app-look-auto = Automatic
app-look-light = Light
app-look-dark = Dark
app-text = Text size
app-text-normal = Standard
app-text-large = Large
app-text-larger = Larger
app-contrast = More contrast
app-still = Nothing moves
app-close = Close
app-copy = Copy
app-copied = Copied
app-copy-by-hand = The link is marked. Copy it with your device’s own copy function.
app-wait = One moment…
app-again = Try again
app-offline = No connection. This page works again as soon as the network is back.
app-restarting = The server is restarting. You will be back in a moment.
app-restarting-saved = The server is restarting. Everything is saved; you will be back in a moment.
app-unsaved = Saved up to here. Waiting for the server’s disk; play goes on by itself.
app-unsaved-slow = The server’s disk is slow. What you choose takes a moment.
app-saved = Saving works again.
app-connecting = Looking for the connection…
app-failed = That did not work: the server cannot be reached.
app-lost = End of the line
app-lost-text = There is no page at this address. Maybe a letter is missing?
app-no-table = No such table
app-no-table-text = There is no table { $code } here. It may have been cleared away, or a letter is wrong.
app-damaged = This match is damaged
app-outdated = This match cannot go on: the server lacks version { $rules } of its rules, or has another map for them. Whoever runs the server can bring them back; until then the match stays as it is.
app-name-label = Your name
app-name-hint = The others at the table see it.
app-picture = A match in play
app-install = Install Metroscribe
app-install-text = As an app it opens in a window of its own, and takes links and codes that you share with it.
app-install-by-hand = Metroscribe can be an app of this device: choose “Add to Home Screen” where your browser shares pages.
app-install-insecure = This page came without https. So the browser allows no installing, no opening without a network, no notifications and no sharing with other apps. Everything else works.
app-you = you
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
seat-number = Seat { $seat }
bot = Bot
bot-with-points = { $points ->
    [one] { $bot } (about { $points } point alone)
   *[other] { $bot } (about { $points } points alone)
}
bots-warming = { $count ->
    [one] { $names } is warming up, which takes a minute or two the first time. Until then its strength lies between Commuter and Conductor.
   *[other] { $names } are warming up, which takes a minute or two the first time. Until then their strength lies between Commuter and Conductor.
}
bots-warming-short = { $count ->
    [one] { $names } is warming up
   *[other] { $names } are warming up
}
bots-missing = { $count ->
    [one] This server has no Numba, so { $names } thinks ahead slowly: its strength lies between Commuter and Conductor.
   *[other] This server has no Numba, so { $names } think ahead slowly: their strength lies between Commuter and Conductor.
} If you host it: install Numba and start it again.
bots-failed = { $count ->
    [one] Warming up has failed on this server, so the strength of { $names } lies between Commuter and Conductor.
   *[other] Warming up has failed on this server, so the strength of { $names } lies between Commuter and Conductor.
} If you host it: its log says why.

### home

home-lead =
    Flip a card.
    Draw your line.
    Connect the city.
home-about = Subway games with cards and a pencil, alone or with friends. No account, no ads.
home-join = Join with a code
home-have-code = I have a code
home-code = Code of the table
home-code-hint = Nine letters and digits
home-join-go = Join
home-code-wrong = A code has nine letters and digits, such as K7W H4M RX3.
home-resume = Go on playing
home-resume-go = Go on
home-forget = Forget this match
home-phase-open = not started yet
home-phase-starting = is about to begin
home-phase-playing = turn { $turn }
home-phase-over = finished
home-phase-gone = no longer there
home-phase-outdated = cannot go on
home-learn = New here?
home-learn-text = Play a guided first match. It takes about five minutes, and you can stop at any time.
home-learn-go = Learn { $title }
home-learn-on = Go on learning { $title }
home-learn-done = Learned. Once more?
home-cities = Choose a city
home-family = { $title }, by { $designer }
home-solo = Play alone
home-against = Against a bot
home-level = Your bot
home-friends = With friends
home-rules = Rules
home-finished = Finished matches
home-finished-more = Show more
home-credits = Whose games these are
home-credits-text = Metroscribe implements the rules of these games in its own words and with its own drawings. It is a free project and not affiliated with their designers and publishers. Buy the games: they are good.
home-credit = { $title }: { $designer }, { $publisher } { $year }
home-finished-text = This list is kept only on this device.
home-watched = you watched

### setup

setup-page = Open a table
setup-lead = There is a sensible choice for everything. Change what you like, then open the table.
setup-game = Game and city
setup-modules = Modules
setup-no-modules = Without modules
setup-options = Options
setup-seats = Seats
setup-seats-count = How many play?
setup-seats-value = { $seats ->
    [one] alone
   *[other] { $seats }
}
setup-seat-who = Seat { $seat }: who plays?
setup-seat-you = You
setup-seat-person = Somebody with the link
setup-bots-text = Bots see only what a player sees.
setup-pace = Bots play
setup-pace-person = At a person’s pace
setup-pace-at-once = At once
setup-clock = Time for each turn
setup-clock-0 = No clock
setup-clock-seconds = { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}
setup-clock-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
setup-clock-text = When time is up, what is drawn stands and the rest is passed. Anyone can ask for more time.
setup-more = More
setup-scores = Show running scores to everybody
setup-scores-text = Without them the end is a surprise.
setup-seed = Same deal for friends
setup-seed-text = Whoever types the same word gets the same cards. Leave it empty for a fresh deal.
setup-open = Open the table
setup-start = Start the match
setup-clock-hours = { $hours ->
    [one] { $hours } hour
   *[other] { $hours } hours
}
setup-clock-days = { $days ->
    [one] { $days } day
   *[other] { $days } days
}
setup-door = The code is enough
setup-door-text = Whoever types the code can sit down at once. Otherwise that takes the link, and whoever has only the code has to ask first.
setup-patience = When somebody is away
setup-patience-none = Nothing happens by itself
setup-patience-finish = Finish their turn
setup-patience-bot = A bot draws until they are back
setup-patience-without = Go on without them
setup-patience-soon = Finish the turn, or let a bot draw: after
setup-patience-late = Go on without them: after
setup-patience-text = The others can always decide this at the table, once these times have passed. Whoever comes back plays on.

### lobby

lobby-page = Table { $code }
lobby-invite = Invite
lobby-invite-text = Send the link or show the QR code: whoever has it can sit down at once.
lobby-code-spoken = Code of the table: { $letters }
lobby-link = Link to join
lobby-qr = QR code with the link to this table
lobby-share = Share
lobby-share-text = Play { $title } with me
lobby-seats = Who sits here
lobby-vacant = Free
lobby-sit = Sit here
lobby-bot = Add a bot
lobby-bot-label = Bot for seat { $seat }
lobby-away = away
lobby-here = here
lobby-rename = Change name
lobby-leave = Stand up
lobby-start = Start the match
lobby-start-vacant = { $vacant ->
    [one] One seat is still free. Invite somebody, or add a bot.
   *[other] { $vacant } seats are still free. Invite people, or add bots.
}
lobby-wait-host = The match begins as soon as the host starts it.
lobby-starting = The cards are being shuffled…
lobby-full = All seats are taken. You can watch.
lobby-watch = You are watching. Take a free seat to play along.
lobby-watching = { $count ->
    [0] Nobody is watching.
    [one] One person is watching.
   *[other] { $count } people are watching.
}
lobby-watch-link = Link for watching only
lobby-move = Go on playing on another device
lobby-move-text = This link is yours alone: whoever has it plays in your seat. Open it on the other device.
lobby-move-show = Show my personal link
lobby-settings = This match
lobby-modules = Modules
lobby-clock = Clock
lobby-scores = Running scores
lobby-scores-on = shown
lobby-scores-off = hidden until the end
lobby-pace = Bots
lobby-pace-person = at a person’s pace
lobby-pace-at-once = at once
lobby-deal = Deal
lobby-deal-known = known: made from a word or an earlier match
lobby-deal-fresh = fresh, and provably fair
table-given-up = { $count ->
    [one] Before this match, one was given up within its first turns.
   *[other] Before this match, { $count } were given up within their first turns.
}
lobby-knock = { $name } would like to sit down
lobby-knock-yes = Yes
lobby-knock-no = No
lobby-knock-yes-to = Yes: { $name } may sit down
lobby-knock-no-to = No: { $name } gets no seat
lobby-invite-ask = Whoever has only the code can ask for a seat, and you say yes or no.
lobby-invite-code = Or say the code: at this table it is enough.
lobby-free = Free seat
lobby-free-both = Sit down, or add a bot
lobby-free-bot = Invite somebody, or add a bot
lobby-bot-choose = Choose the bot
lobby-turn-out = Send the bot away
lobby-remove = Remove { $name }
lobby-remove-title = Remove { $name }?
lobby-remove-text = { $name } loses the seat, and comes back only if somebody at the table says yes.
lobby-free-kept = Do not keep this seat for { $name } any longer
lobby-host = host
lobby-away-since = { $minutes ->
    [one] away for a minute
   *[other] away for { $minutes } minutes
}
lobby-away-long = away for over an hour
lobby-kept = { $minutes ->
    [0] not here yet, kept for less than a minute
    [one] not here yet, kept for one more minute
   *[other] not here yet, kept for { $minutes } more minutes
}
lobby-kept-over = no longer kept: free for anybody
lobby-leave-title = Stand up?
lobby-leave-text = Your seat will be free, and somebody else can take it.
lobby-leave-host = { $name } becomes the host.
lobby-leave-stay = Stay seated
lobby-start-expected = { $count ->
    [one] { $names } is not here yet. You can start anyway: a bot draws for { $names } until they arrive.
   *[other] { $names } are not here yet. You can start anyway: bots draw for them until they arrive.
}
lobby-wait-for = The match begins as soon as { $name } starts it.
lobby-wait-away = { $name } is away. If that lasts, the next person here becomes the host and can start.
lobby-host-now = You are the host now.
lobby-host-now-away = You are the host now: { $name } is away.
lobby-host-now-left = You are the host now: { $name } stood up.
lobby-private = This table is private. Ask for a seat, and somebody at the table says yes or no. With the link you can sit down at once.
lobby-ask = Ask for a seat
lobby-asked = You have asked for a seat. Somebody at the table has to say yes; then you are seated at once.
lobby-asked-nobody = Right now nobody is there to answer. Keep this page open.
lobby-ask-no = Sorry, not this time: the table said no. You can watch, or ask once more.
lobby-removed = { $name } has removed you from this table. If that was a mistake, ask for a seat.
lobby-removed-host = The host has removed you from this table. If that was a mistake, ask for a seat.
lobby-door = Sitting down
lobby-door-link = with the link, or by asking
lobby-door-code = the code is enough
lobby-patience = When somebody is away

### end

end-page = The end of { $code }
end-title-solo = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
end-title-won = You win!
end-title-place = Place { $place }
end-title-winner = { $name } wins
end-title-tie = A shared win
end-title-given-up = The match was given up
end-given-up-text = It has no result. What was drawn is still there.
end-outdated = Its sheets cannot be drawn: the server lacks version { $rules } of its rules, or has another map for them. The record has the whole match.
end-ranking = Ranking
end-place = { $place }.
end-place-spoken = Place { $place }
end-tied = tied
end-tie-text = Equal points and equal in everything that breaks ties: the place is shared.
end-tie-broken = Equal points: the rules for a tie have decided.
end-sheets = Score sheets
end-sheet-of = Score sheet of { $name }
end-sheet-picture = The finished sheet of { $name }
end-total = Total
end-term = What for
end-points = Points
end-again = Play again
end-again-go = Rematch
end-again-text = Same settings, new cards. Everybody who sat here is invited, and their seats are kept for a few minutes.
end-again-join = To the rematch
end-same = Play these cards again
end-look-back = Look back
end-replay = Replay the match
end-record = Save the record
end-picture = Share as a picture
end-picture-form = Shape of the picture
end-picture-wide = Wide
end-picture-square = Square
end-picture-alt = { $title }: { $result }. With the sheet of { $name }.
end-picture-place = { $place }. { $name } { $points ->
    [one] { $points } point
   *[other] { $points } points
}
end-picture-share = Share
end-picture-save = Save as PNG
end-moving = Save the animation
end-draw = Draw it once more
end-draw-skip = Show the finished sheet
end-compared = Where the points come from
end-compared-best = the most
end-share = Share the result
end-share-text = { $title }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}. Look at the match:
end-fair = Was the deal fair?
end-fair-text = Before the match the server bound itself to a secret by showing its fingerprint. Now the secret is public, and every card can be checked against it.
end-fair-known = The cards of this match could be known before, because they were dealt from a word or an earlier match.
end-fair-fingerprint = Fingerprint before the match
end-fair-secret = The secret
end-fair-record = The record holds all that is needed: “metroscribe verify” checks it.
end-link = Link to this match
end-again-asked = { $name } wants a rematch.
end-again-open = The rematch is open.
end-own-known = These cards could be known, so this result does not count for your best.
end-own-first = Your first result with this game and these modules.
end-own-beaten = Your best so far! It was { $best } before.
end-own-best = Your best with this game and these modules is { $best }.

### history

history-title = Your matches
history-text = Finished matches of this device, by game and modules. Nobody else sees this list.
history-none = There is no finished match yet.
history-matches = Matches
history-best = Best
history-mean = Average
history-trend = Totals in order, from { $first } to { $last }. The lowest is { $lowest }, the best { $best }.
history-place = Place { $place } of { $count }, with { $names }
history-alone = alone
history-known = known cards, not counted
history-no-record = Neither this device nor the server has the record of that match any more.
history-keep = Keep and delete
history-keep-text = Save all results and records as one file, and load it on another device. Matches that are already there stay as they are.
history-save = Save all
history-load = Load a file
history-load-wrong = “{ $file }” is no file that was saved here. Choose one that “Save all” has made.
history-loaded = { $fresh ->
    [0] No new match
    [one] { $fresh } new match
   *[other] { $fresh } new matches
}, already there: { $known }.
history-forget = Delete all
history-forget-text = { $count ->
    [one] The result and the record of { $count } match are deleted
   *[other] The results and records of { $count } matches are deleted
} from this device, for good. The server keeps its own matches as long as its host wants.
history-forget-sure = Delete them
history-forgotten = This device has forgotten all finished matches.

### replay

replay-page = Replay of { $code }
replay-title = Replay
replay-of = Whose sheet
replay-turn-at = Turn { $label } ({ $number } of { $count })
replay-begin = Before the first card
replay-play = Play
replay-pause = Pause
replay-back = One turn back
replay-on = One turn forward
replay-nothing = Nothing
replay-chosen-clock = (time ran out)
replay-chosen-bot = (a bot drew)
replay-chosen-table = (chosen by the table)
replay-total = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
replay-list = All turns

### rules

rules-page = Rules: { $title }
rules-lead = The rules as they are played here, in our own words.
rules-contents = Contents
rules-learn = Learn by playing
rules-city = City
rules-wait = Fetching the rules…
rules-print = Print
rules-allowed = Allowed:
rules-refused = Not allowed:
rules-words = Words
rules-back = Back to “{ $section }”
rules-guide = Go on with the guide
rules-learn-apart = Guided match (new tab)

### imprint and privacy

legal-links = About this server
legal-imprint = Imprint
legal-privacy = Privacy

### learn

learn-page = Learn { $title }
learn-wait = Laying out the first cards…
learn-none = There is no guided match for this game.

### match

match-you = You
match-sheet = Your sheet
match-sheet-of = Sheet of { $name }
match-others = Sheets of the others
match-sheet-failed = The sheet could not be fetched.
match-zoom-in = Enlarge the sheet
match-zoom-whole = Show the whole sheet
match-flip = Cards of this turn
match-next-card = Next: { $card }
match-force-more = What is in force: { $notes }
match-force-others = What the other pencils can do
match-force-later = In later rounds
match-deck = Still to come
match-deck-left = { $card }: { $count } to come
match-deck-gone = { $card }: gone
match-chances = What may come next
match-chances-of = { $count ->
    [one] One card can be flipped next.
   *[other] One of { $count } cards is flipped next.
}
match-chance = { $percent }%
match-chances-none = No more cards will come.
match-turn = Turn { $label }
match-seats = At the table
match-seat = { $name }: { $state }{ $scored ->
    [yes] , { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
   *[no] {""}
}. Show the sheet
match-seat-ready = ready
match-seat-drawing = is drawing
match-seat-thinking = is thinking
match-seat-away = is away
match-seat-free = seat is free
match-seat-drew = { $seat }. Last turn: { $moves }
match-total = Total
match-score = Score
match-score-show = Score: { $points ->
    [one] { $points } point
   *[other] { $points } points
}. Show how it is counted
match-score-hidden = Scores are shown at the end.
match-moves = Possible moves
match-moves-none = Nothing is left to choose in this turn.
match-ways = { $count ->
    [one] one possibility
   *[other] { $count } possibilities
}
match-gain = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
match-up-to = up to
match-choices = Choices
match-take-back = Take back
match-end-with = End the turn: { $what }
match-ready = Ready
match-withdraw = Wait, not yet
match-draw-it = Do it
match-touch-end = Touch the station where your move is to begin.
match-why-rule = The rule
match-rules = Rules
match-back = Leave the match?
match-back-text = Your sheet and your seat are kept. You will find the match again on the home page.
match-back-stay = Stay
match-back-go = Leave
match-menu = Menu
match-do-begin = Touch where your move begins, or where it ends.
match-do-choice = Make a choice below.
match-do-begin-for = Now touch where your move begins.
match-do-go-on = Now touch where your move ends.
match-do-confirm = { $move }: touch once more to do it.
match-do-more = Done so far. There is another step.
match-do-ready = Done. You can still take it back.
match-do-nothing = Nothing can be done with this card.
match-waiting = Waiting for { $names }
match-next = The next card is on its way.
match-watching = You are watching.
match-watchers = { $count ->
    [one] One watcher
   *[other] { $count } watchers
}
match-sheet-old = As it was when the turn began.
match-sheet-drew = What is highlighted was drawn last.
match-drew = Last turn: { $moves }
match-announce-drew = { $name }: { $moves }.
match-announce-turn = Turn { $label }. { $cards }.
match-announce-gain = { $points ->
    [one] Done: { $points } point, { $total } altogether.
   *[other] Done: { $points } points, { $total } altogether.
}
match-announce-back = Taken back. { $total ->
    [one] { $total } point
   *[other] { $total } points
}.
match-announce-clock = Time ran out.
match-announce-offline = No connection.
match-announce-online = Connected again.
match-announce-moves = { $count ->
    [one] One possible move.
   *[other] { $count } possible moves.
}
match-offline = No connection. Your sheet is safe, and the match goes on by itself.
match-clock = { $seconds ->
    [one] { $seconds } second left
   *[other] { $seconds } seconds left
}
match-clock-near = { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
} left.
match-more-time = More time
match-title-yours = Your turn
match-title-waiting = Waiting for { $names }
match-title-offline = No connection
match-title-restarting = Server restarting
match-setting-confirm = Ask before each move
match-setting-confirm-text = A move is shown first and needs a second touch.
match-setting-moves = Show the list of moves
match-setting-moves-text = All that is possible, in words, beside the sheet.
match-setting-ready = End my turn automatically
match-setting-ready-text = The last possible step ends it.
match-setting-mirrored = For the left hand
match-setting-mirrored-text = The buttons stand on the other side, on broad screens the sheet too.
match-setting-sounds = Small sounds
match-setting-sounds-text = A pencil, a card, and a bell when the others wait for you.
match-give-up = End the match
match-give-up-text = It ends for everybody, without a result.
match-give-up-sure = Yes, end it
match-keys = Keys: arrows move (with Shift to what cannot be drawn too), Enter chooses, Backspace takes back, R stands for “Ready”, “+” and “−” change the size.
match-lesson = Guide
match-lesson-skip = Skip the guide
match-lesson-close = Got it
match-own = { $player } (you)
match-free = Free seat
match-free-of = { $name }’s seat is free.
match-cancel = Cancel
match-seat-bot = a bot is drawing
match-seat-gone = out for now
match-word-ready = ready
match-word-drawing = drawing
match-word-thinking = thinking
match-word-away = away
match-word-free = free
match-word-bot = bot
match-word-gone = out
match-sit = Free seat: sit down
match-sit-down = Sit down
match-ask = Free seat: ask for it
match-ask-seat = Ask for a seat
match-asked = You have asked for the seat. Somebody at the table has to say yes.
match-add-bot = Add a bot
match-other-bot = Choose another bot
match-resting = Nobody is playing. The match goes on as soon as somebody is back.
match-resting-sit = Nobody is playing: sit down to go on.
match-title-resting = Nobody is playing
match-away = { $name } is away
match-away-page = { $name }’s page is open, but nobody is touching it
match-away-for = ({ $time } so far)
match-away-soon = If this lasts, you can decide in { $time } how to go on.
match-away-later = In { $time } you can also go on without { $name }.
match-away-clock = The clock is running. Once it has run out, you can decide what happens.
match-away-bot = A bot draws until { $name } is back.
match-away-gone = The match goes on without { $name }.
match-wait = Wait
match-finish = Finish this turn
match-stand-in = Let a bot draw
match-stand-in-text = Until { $name } is back.
match-go-on = Go on without { $name }
match-go-on-text = From now on no turn waits for { $name }. The sheet stays as it is, and { $name } can come back at any time.
match-go-on-sure = Yes, go on
match-free-seat = Free the seat
match-free-seat-text = { $name } loses the seat. The sheet stays, and somebody else or a bot can go on with it.
match-free-seat-sure = Yes, free it
match-instead-bot = A bot is drawing for you
match-instead-gone = The others went on without you
match-instead-touch = Touch anything to play on.
match-chosen = This turn was played for you.
match-missed = Played while you were away
match-missed-bot = (by the bot)
match-missed-clock = (time ran out)
match-missed-table = (by the table)
match-played-nothing = nothing was played for you
match-clock-out = Time ran out: { $played }.
match-do-only = Nothing is possible with this card.
match-do-only-more = Nothing else is possible.
match-nudge = Nudge { $name }
match-nudged = { $name } was nudged.
match-nudge-from = { $name } is waiting for you
match-nudge-from-table = The others are waiting for you
match-news-stand-in = { $who ->
    [you] You let a bot draw for { $name }.
    [table] A bot now draws for { $name }.
   *[other] { $by } lets a bot draw for { $name }.
}
match-news-stand-in-me = { $who ->
    [table] A bot now draws for you.
   *[other] { $by } lets a bot draw for you.
}
match-news-without = { $who ->
    [you] You decided to go on without { $name }.
    [table] The match goes on without { $name }.
   *[other] { $by } decided to go on without { $name }.
}
match-news-without-me = { $who ->
    [table] The match goes on without you.
   *[other] { $by } decided to go on without you.
}
match-news-finished = { $who ->
    [you] You finished the turn for { $name }.
    [table] The turn was finished for { $name }.
   *[other] { $by } finished the turn for { $name }.
}
match-news-finished-me = { $who ->
    [table] The turn was finished for you.
   *[other] { $by } finished the turn for you.
}
match-news-back = { $name } is back.
match-news-back-me = You are playing again.
match-news-stood-up = { $name } has stood up. The seat is free.
match-news-freed = { $who ->
    [you] You freed { $name }’s seat.
    [table] { $name }’s seat was freed.
   *[other] { $by } freed { $name }’s seat.
}
match-news-freed-me = Your seat was freed.
match-news-sat = { $name } has sat down.
match-news-bot = { $who ->
    [you] You added a bot: { $name }.
    [table] A bot has sat down: { $name }.
   *[other] { $by } added a bot: { $name }.
}
match-news-host = You are the host now: you can end the match, and free the seat of somebody who is away.
match-setting-nudges = When somebody nudges you
match-setting-sound = A soft sound
match-setting-vibration = Vibration
match-setting-notify = Notification
match-setting-notify-text = When you are looking at something else.
match-setting-notify-no = The browser does not allow it. You can change that in its settings.
match-leave-text = Your sheet stays. Your seat becomes free for somebody else or a bot; until then the others play on without you.
match-leave-last = Your sheet stays, and your seat becomes free. Nobody else is playing: the match rests until somebody sits down or comes back.
match-leave-sure = Yes, stand up

### the table on a television

wall-page = Table { $code } on a television
wall-show = Show the table on a television
wall-show-text = It shows all sheets, the cards and for whom the table waits, and follows you into the next match.
wall-show-address = On the television itself, type { $address }.
wall-sheets = All sheets
wall-join = Play along
wall-join-scan = Scan the picture with a phone to sit down at once. Or:
wall-join-at = Open { $address } and type the code.
wall-join-type = Open the home page of this server and type the code.
wall-join-code = Whoever has it can sit down at once.
wall-join-ask = Then somebody at the table lets you in.
wall-kept = seat is kept
wall-free = { $count ->
    [one] One seat is still free.
   *[other] { $count } seats are still free.
}
wall-begin = Anybody at the table can start the match.
wall-next = It follows here in a moment.
wall-dark = This screen may switch itself off: over a connection without https, browsers do not keep it awake.

### after a round

match-setting-rounds = Compare after each round
match-setting-rounds-text = What each seat has earned in it, for a few seconds.
match-announce-ended = { $what }. { $points }.

### reactions

reaction-hello = Hello!
reaction-bravo = Well done!
reaction-thanks = Thanks!
reaction-laugh = Ha ha!
reaction-oh-no = Oh no!
reaction-hmm = Hmm…
reaction-say = Say something
reaction-row = Something to say to the table
reaction-announce = { $name }: { $what }
match-setting-reactions = Reactions at the table
match-setting-reactions-text = What others say in one sign, and your own.
