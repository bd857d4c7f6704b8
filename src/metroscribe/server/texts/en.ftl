# The server: what it refuses, and what its commands say.

error-name = A name needs at least one visible character.
error-outdated = This server cannot go on with the match: it lacks version { $rules } of the rules of { $game }, or has another map for them.
error-log-short = The log of this match breaks off in the middle of a turn: cards are missing that its rules deal.
error-log-long = The log of this match lists more cards than its rules deal: { $cards }.
error-log-damaged = The log of this match cannot be read ({ $reason }).
error-log-gap = Events are missing from the log of this match.
error-log-phase = The log of this match breaks off: its last events are missing.
error-log-result = The result in the log of this match is not the one that its rules give.
error-match-over = The match is over.
error-not-over = The match is not over yet.
error-not-started = The match has not begun yet.
error-started = The match has begun already.
error-no-token = To take a seat you need a token of your own.
error-seated = You hold seat { $seat } already.
error-full = No seat is free.
error-taken = Seat { $seat } is taken.
error-not-seated = You hold no seat at this table.
error-not-host = Only the host of the table may do that.
error-vacant = A seat is still free: let somebody take it, or add a bot.
error-knock = This table is private. Ask for a seat, and somebody at the table can let you in.
error-invite = This invitation link does not belong to this table. Ask for a new one.
error-removed = The host has removed you from this table. Ask for a seat, and somebody at the table can let you in.
error-reserved = This seat is kept for { $name } for a few minutes.
error-knocked = You have asked already. Somebody at the table has to answer.
error-many-knocks = Many people are asking for a seat here. Try again in a moment.
error-no-knock = This request has already been settled.
error-seat-free = Seat { $seat } is free already.
error-own-seat = That is your own seat.
error-is-here = { $name } is here, so that is up to them.
error-wait = { $name } has not been away long enough yet. Try again in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.
error-clock-first = A clock is running here. You can decide only after it has run out.
error-done-already = That has been done for { $name } already.
error-not-awaited = The turn is not waiting for { $name }.
error-replaced = A bot is drawing for you, or the others have gone on without you. Come back first.
error-chosen = This turn was played for you, and that stands. You play again from the next card.
error-not-replaced = You are playing already.
error-not-reached = { $name } cannot be reached right now and does not have the page open.
error-nudged = { $name } was nudged just now. Try again in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.
error-reactions = Not so many at once. Try again in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.
error-no-part-due = You have no contribution to the deal to make now.
error-no-clock = There is no clock running for this turn.
error-time-enough = This turn has been given more time as often as that is possible.
error-other-turn = That was meant for another turn; this one shows other cards.
error-out-of-order = Commands of this seat came out of order; accepted so far: { $count }.
error-ready = You have pressed “Ready”. To change something, press “Wait, not yet” first.
error-not-ready = You have not pressed “Ready”, so there is nothing to withdraw.
error-step-open = You cannot press “Ready” yet: first take the next step of this turn, or decline it.
error-no-table = There is no table “{ $code }”.
error-too-many-tables = From one address at most { $count ->
    [one] { $count } table
   *[other] { $count } tables
} can be opened in an hour.
error-tables-full = This server already has { $count ->
    [one] { $count } open table
   *[other] { $count } open tables
} and takes no more for now. Try again later.
error-empty-full = This server already has { $count ->
    [one] { $count } table
   *[other] { $count } tables
} where nobody is sitting. Open yours with a seat for yourself, or try again later.
error-maps-full = This server has taken in enough maps for today. Play on one of its own maps, or try again tomorrow.
error-no-such-deal = “{ $code }” is not a finished match of this game, so its deal cannot be played again.
error-seed = A seed consists of visible characters; there may be spaces only between them.
error-two-deals = A table has one deal: either that of a seed, or that of a finished match.
error-own-map = The map cannot be used{ $line ->
    [0] { "" }
   *[other] , line { $line }
}: { $fault }
fault-line-long = A line is longer than { $most ->
    [one] { $most } character
   *[other] { $most } characters
}.
fault-lines-many = It has more than { $most ->
    [one] { $most } line
   *[other] { $most } lines
}.
error-message = The message cannot be read: { $reason }.
error-message-long = The message is too long; the limit is { $most ->
    [one] { $most } byte
   *[other] { $most } bytes
}.
error-hello = A socket begins with one “hello”, and has no second one.
error-media-type = Only { $type } is accepted here.
error-slow = The message took too long to arrive.
error-too-many-sockets = From one address at most { $count ->
    [one] { $count } person
   *[other] { $count } people
} can watch at once.
error-wrong-codes = Too many codes that lead nowhere were typed from your address. Try again in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.
error-codes-busy = Many people are typing codes just now. Try again in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.
error-busy = The server is busy. Try again in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.
error-seat-sockets = This seat is open on { $count ->
    [one] { $count } page
   *[other] { $count } pages
} already. Close one of them first.
error-match-long = This match has { $count ->
    [one] { $count } event
   *[other] { $count } events
} and takes no more. It can only be ended.
error-no-room = The server is full. Try again in a minute.
error-host = This server is not known by the name { $name }. Whoever runs it can give this name with --public.
error-origin = Sockets can only be opened by pages of this server.
error-no-page = There is nothing at { $path }.
error-method = That cannot be done with { $path }.
error-inside = Something went wrong inside the server. Its log says more.
error-store = The store does not accept this now: { $reason }.
error-damaged = Match { $code } is damaged and cannot be shown or played on. Other matches go on. Whoever runs this server can look for it in a backup.
store-no-code = no code is free
store-full = The disk has no room left.
store-read-only = The disk can only be read.
store-locked = Another program holds the file of the matches.
store-damaged = The file of the matches is damaged.
store-slow = The disk is taking very long.
store-writer = The part that saves matches has stopped and is being restarted.
store-other = The disk accepts nothing.
error-no-secret = The secret of this deal is missing; the match cannot go on.
error-data-folder = The folder { $folder } cannot be used for matches ({ $reason }). Choose another one with --data.
error-data-damaged = The matches in { $folder } are damaged ({ $reason }). Keep a copy of the folder, then restore a backup into an empty one.
error-no-matches = There are no matches in { $folder }. Name their folder with --data.
error-newer-data = The matches were stored by a newer version (format { $version }; this one knows { $own }).
error-port = Port { $port } of { $host } cannot be used ({ $reason }). Choose another one with --port.
error-running = A server is using { $folder }. Stop it first.
error-start = The server could not start ({ $reason }). Its log says more.
error-backup-target = { $file } exists already; a backup overwrites nothing.
error-backup-nothing = { $file } could not be backed up: { $reason }.
error-not-a-backup = { $file } is not a backup of matches ({ $reason }).
error-restore-target = { $folder } holds matches already; restore into an empty folder.
error-record-unfinished = { $file } is not finished; only finished matches are imported.
error-record-unproven = { $file } was not imported, since its proof of the deal does not hold (--unproven takes it without one): { $fault }

deal-missing = The record does not prove its deal: “deal { $name }” is missing.
deal-commitment = The secret is not the one that was committed to before the match.
deal-bytes = “deal { $name }” is not { $bytes ->
    [one] { $bytes } byte
   *[other] { $bytes } bytes
} in hexadecimal.
deal-parts = “{ $parts }” does not name contributions of this table’s seats as seat:hexadecimal, in order.
deal-card = Card { $number } is { $card }, but the record’s own proof deals { $due }.
deal-known = “{ $known }” is neither a seed nor a key.
deal-unpublished = The match is not over: the secret of its deal is not published yet.

cli-deal-good = { $file }: all cards ({ $cards }) are those that the secret and the contributions deal. The deal was fair if the table showed this commitment before the match: { $commitment }
cli-deal-known = { $file }: all cards ({ $cards }) are those of the known deal.
cli-serve-help = Host matches for browsers and phones.
cli-host-help = The address to listen on
cli-port-help = The port to listen on; 0 takes a free one
cli-data-help = The folder in which matches are kept (default: ~/.local/share/metroscribe)
cli-lan-help = Listen on the whole local network; the code of a table is then enough to sit down
cli-public-help = The address in links, if there is a proxy in front of the server
cli-proxy-help = The address or network of a trusted proxy, whose X-Forwarded-For header counts; can be repeated
cli-not-an-address = “{ $value }” is neither an address nor a network. Write 127.0.0.1, 10.0.0.0/8 or ::1, for example.
cli-no-proxy = Requests that a proxy hands on all count as those of one address, with one address’s limits, until you name the proxy with --proxy.
cli-limit-help = Change one of the limits in docs/security.md, such as tables_per_hour=500; can be repeated
cli-value-limit = NAME=NUMBER
cli-log-help = The format of the log; without it, readable text on a terminal and JSON elsewhere
cli-metrics-port-help = Serve the metrics for Prometheus on a separate port instead of at /metrics; 0 takes a free one
cli-metrics-host-help = The address of that port
cli-no-limit = There is no limit called “{ $name }”. There are: { $candidates }.
cli-no-limit-near = There is no limit called “{ $name }”. Did you mean “{ $near }”?
cli-limit-value = The limit { $name } cannot be “{ $value }”: it must be a number above 0.
cli-keep-help = Delete finished matches after this many days; 0 keeps them for ever
cli-backup-every-help = Make a backup at this interval, such as 6h; without it, none
cli-backup-keep-help = The number of these backups to keep; the oldest are deleted
cli-backup-to-help = The folder for them, used for nothing else (default: backups in the folder of the matches)
cli-value-duration = TIME
cli-not-a-duration = “{ $value }” is not a length of time. Write 90s, 30m, 6h or 1d, for example.
cli-imprint-help = A text file with the imprint of the host; the page then links to it
cli-privacy-help = A text file with the privacy notice of the host; the page then links to it
cli-verify-help = Check that the cards of a record were dealt fairly.
cli-backup-help = Copy all matches into one file, even while the server runs, and check them.
cli-restore-help = Put the matches of a backup into an empty folder, and check them.
cli-export-help = Write the records of all finished matches into a folder.
cli-import-help = Add finished matches from their records.
cli-backup-file-help = The file to write; an existing file is not overwritten
cli-restore-file-help = A file that “metroscribe backup” has written
cli-export-folder-help = The folder for the records
cli-import-files-help = The records of finished matches
cli-unproven-help = Also import records with an invalid proof of the deal, without that proof
cli-serving = Metroscribe is at { $address } (matches in { $folder }). Ctrl-C ends it.
cli-backed-up = { $matches ->
    [one] { $matches } match is
   *[other] { $matches } matches are
} in { $file }.
cli-restored = { $matches ->
    [one] { $matches } match is
   *[other] { $matches } matches are
} in { $folder }.
cli-exported = { $matches ->
    [one] { $matches } record is
   *[other] { $matches } records are
} in { $folder }.
cli-not-exported = Match { $code } was left out: { $reason }
cli-checking = Replaying matches
cli-left-out = Match { $code } cannot be read and was left out: { $reason }
cli-unsound = Match { $code } is among them, but cannot be replayed: { $reason }
cli-outdated = { $matches ->
    [one] One match
   *[other] { $matches } matches
} among them cannot be replayed here: { $reason }
cli-store-damaged = The file that was copied is damaged ({ $reason }); everything in it that can be read was kept.
cli-imported = { $file } is match { $code }.
cli-imported-unproven = { $file } is match { $code }, without a proof of its deal: the one in the record does not hold.
cli-forget-help = Delete one match for good, or one name in all matches.
cli-forget-code-help = The code of a match to delete, with all its data
cli-forget-name-help = A name to replace by a neutral sign in all matches
cli-forget-yes-help = Do not ask for confirmation
cli-forget-one = Name either the code of a match, or a name with --name.
cli-forget-match = This match will be deleted with its log, the secret of its deal and all names in it: { $match }
cli-forget-name = The name { $name } will be replaced by { $neutral } in { $matches ->
    [one] one match
   *[other] { $matches } matches
}, and the address that the table was opened from will be deleted; cards, moves and results stay:
cli-forget-shown = { $code } ({ $game }, { $day }: { $people })
cli-forget-sure = This cannot be undone. Write yes to go on:
cli-forget-answer = yes
cli-forget-kept = Nothing was changed.
cli-forgotten-match = Match { $code } is deleted.
cli-forgotten-name = The name { $name } { $matches ->
    [0] appears in no match.
    [one] is gone from one match.
   *[other] is gone from { $matches } matches.
 }
cli-forget-elsewhere = Backups and exported records that were made before may still hold it: delete them, or do this again after a restore.
cli-forget-unreadable = Match { $code } cannot be read and may still hold the name: “metroscribe forget { $code }” deletes it.
cli-value-code = CODE

page-unbuilt = The page is not built yet: run `python web/build.py` in the clone, then load the page again.
error-legal-read = { $option }: { $file } cannot be read: { $reason }.
error-legal-long = { $option }: { $file } has more than { $most ->
    [one] { $most } byte
   *[other] { $most } bytes
}. Shorten it.
error-legal-encoding = { $option }: { $file } is not text in UTF-8. Save it with this encoding.
error-legal-empty = { $option }: { $file } contains no text. Write yours into it, or leave the option out.
error-exec-bots = Whoever hosts this server has allowed no bot programs.
error-bot-option-most = The option “{ $option }” of the bot “{ $name }” can be { $most } at most on this server.

# A bot: in a list, the same with how it plays, and at a table.

bot-random-title = Random
bot-random-text = { bot-random-title }: draws wherever it may
bot-random-name = Random bot
bot-greedy-title = Greedy
bot-greedy-text = { bot-greedy-title }: takes the most points at once
bot-greedy-name = Greedy bot
bot-lookahead-title = Lookahead
bot-lookahead-text = { bot-lookahead-title }: weighs every card that may come next
bot-lookahead-name = Lookahead bot
bot-mcts-title = Tree search
bot-mcts-text = { bot-mcts-title }: tries out many ways to the end
bot-mcts-name = Tree search (bot)
bot-learned-title = Trained
bot-learned-text = { bot-learned-title }: judges by what it has learned about the city
bot-learned-name = Trained bot
bot-exec-title = { $path }
bot-exec-text = { $path }: a program of this server’s host
bot-exec-name = { $path } (bot)
bot-beginner-title = Beginner
bot-beginner-text = { bot-beginner-title }: takes points, but overlooks a lot
bot-beginner-name = Beginner (bot)
bot-commuter-title = Commuter
bot-commuter-text = { bot-commuter-title }: plays for the next points
bot-commuter-name = Commuter (bot)
bot-conductor-title = Conductor
bot-conductor-text = { bot-conductor-title }: tries many turns to the end
bot-conductor-name = Conductor (bot)
bot-mastermind-title = Mastermind
bot-mastermind-text = { bot-mastermind-title }: has studied the city
bot-mastermind-name = Mastermind (bot)
bot-with-options = { $bot }, { $options }
bot-unknown = { $spec }

why-not-playing = There is nothing to draw now.
why-ready = You have pressed “Ready”. To change something, press “Wait, not yet” first.
