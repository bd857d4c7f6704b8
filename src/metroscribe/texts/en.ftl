# General messages: files, names, records, the command line.

language-name = English
error-in-file = { $file }: { $fault }
error-in-file-line = { $file }, line { $line }: { $fault }
error-unknown-game = There is no game “{ $name }”. Known games: { $candidates }.
error-ambiguous-game = Several games are set in “{ $name }”. Say which one: { $candidates }.
error-unknown-rules = There is no version { $rules } of the rules of { $game }. Known versions: { $candidates }.
error-unknown-module = { $game } has no module “{ $name }”. It has: { $candidates }.
error-module-twice = The module “{ $name }” is named twice; a match has each module once.
error-unknown-bot = There is no bot “{ $name }”. Known bots: { $candidates }.
error-bot-options = The bot “{ $name }” takes no options, but “{ $options }” was given.
error-unknown-option = There is no table option “{ $name }”. Known options: { $candidates }.
error-seats = { $game } is for { $low } to { $high } seats, not for { $seats }.
error-bots-seats = { $bots ->
    [one] { $bots } bot cannot
   *[other] { $bots } bots cannot
} fill { $seats ->
    [one] { $seats } seat:
   *[other] { $seats } seats:
} name one bot for all seats, or one for each.
error-script-ended = The cards run out after { $draws ->
    [one] { $draws } draw
   *[other] { $draws } draws
}, but the match goes on.
error-card-cannot-come = The card { $card } cannot come now. Possible: { $left }.
error-map-needs-game = { $file } is not in a city’s folder: say with --game which city the map is for.
error-no-number = “{ $text }” is neither a number from the list nor a move.
error-saved-real = { $file } holds no seed, so the match goes on with real cards: add --real-cards.

fault-cannot-read = cannot be read ({ $reason }).
fault-cannot-write = cannot be written ({ $reason }).
fault-not-utf8 = is not UTF-8 text.
fault-not-toml = is not valid TOML: { $reason }.
fault-unknown-family = there is no family “{ $family }”. Known families: { $candidates }.
fault-missing-key = the key “{ $key }” is missing.
fault-wrong-kind = “{ $key }” must be { $kind }.
fault-hidden-character = “{ $key }” holds { $code }, a character that cannot be seen. Remove it.
fault-many-marks = “{ $key }” holds a letter with more than { $most ->
    [one] { $most } accent or other mark
   *[other] { $most } accents or other marks
}.
fault-number-range = “{ $key }” must be a number from { $low } to { $high }.
kind-text = text
kind-number = a whole number
kind-list = a list
kind-table = a table
kind-yes-no = true or false
fault-not-a-point = “{ $name }” is not a grid point; points are named like C4, column letter and row number.
fault-picture-head = the picture “{ $key }” must begin with a row of column letters A B C and so on.
fault-picture-row = row { $row } of the picture “{ $key }” must begin with its number { $row }.
fault-picture-width = row { $row } of the picture “{ $key }” must have { $width ->
    [one] { $width } single character
   *[other] { $width } single characters
}, not { $found }.
fault-picture-sizes = the two pictures of the map must have the same size.
fault-picture-large = the picture “{ $key }” is too large: points can be named in { $columns } columns and { $rows } rows at most.
fault-stations-many = { $found ->
    [one] there is { $found } station
   *[other] there are { $found } stations
} on the map; the limit is { $most }.

fault-record-title = a record begins with the line “{ $title }”.
fault-record-line = “{ $text }” is neither a header nor a turn.
fault-record-header = there is no header “{ $header }”.
fault-record-header-twice = the header “{ $header }” appears twice.
fault-record-no-header = the header “{ $header }” is missing.
fault-record-no-result = the line “result:” at the end is missing, so the record is not complete.
fault-record-after-result = nothing may follow the result.
fault-record-after-open = a turn without moves can only be the last one.
fault-record-number = “{ $text }” is not a whole number.
fault-record-rules = the record follows rules version { $record }, but this is version { $own }.
fault-record-map = the record was played on the map { $record }, but this one is { $own }; give the right map with --map.
fault-record-modules = the record was played with the modules “{ $record }”, these rules have “{ $own }”.
fault-record-cards = the record holds { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}, but the match needed { $draws }.
fault-record-name = there is no seat { $seat } to be named; the match has { $seats }.
fault-record-over = the match is over before this turn.
fault-record-turn = turn { $label } with { $cards } must come here.
fault-record-seats = { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
} for { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}.
fault-record-step-missing = seat { $seat } has not finished this turn: a step is missing, or a “-” where it may be declined.
fault-record-move = seat { $seat }, move { $move }: { $rule }
fault-record-result = the result must be { $own }.
fault-record-chosen = a step is chosen by “{ $text }”, but it can only be: { $candidates }.
fault-record-left-order = “{ $text }” must be the numbers of the seats that have left, the lowest first and each once, or “-”.
fault-record-left-seat = there is no seat { $seat } that could have left; the match has { $seats }.
fault-record-left-same = these seats had left before; the line is written only where something changes.
fault-record-left-turn = the line “left:” must be followed by the turn from which it holds.

rule-turn-done = This seat is done with the turn.
rule-turn-open = Not every seat has answered the card yet.
rule-nothing-to-take-back = There is nothing to take back in this turn.

cli-help = Play and study flip-and-write subway games, in the terminal or on a server of your own.
cli-games-help = List the games with their modules and options.
cli-play-help = Play a match in the terminal, alone or against bots.
cli-replay-help = Replay a record, check every move and show the result.
cli-simulate-help = Let bots play many matches and show their scores.
cli-maps-check-help = Check a map against the rules and the known facts of its city.
cli-maps-draw-help = Draw a map as an SVG picture.
cli-usage = Usage:
cli-usage-command = COMMAND [OPTIONS] [ARGUMENTS]
cli-usage-options = [OPTIONS]
cli-heading-arguments = Arguments:
cli-heading-options = Options:
cli-heading-example = Example:
cli-section-play = Play:
cli-section-records = Records:
cli-section-bots = Bots:
cli-section-maps = Maps:
cli-section-server = Server:
cli-more-help = For more on a command: metroscribe COMMAND --help
cli-default = (default: { $value })
cli-required = (required)
cli-version-help = Print the version
cli-help-help = Show this help
cli-value-game = GAME
cli-value-file = FILE
cli-value-record = RECORD
cli-value-map = MAP
cli-value-folder = FOLDER
cli-value-number = NUMBER
cli-value-module = MODULE
cli-value-bot = BOT
cli-value-seed = SEED
cli-value-option = NAME=VALUE
cli-value-address = ADDRESS
cli-value-name = NAME
cli-unknown-command = There is no command “{ $name }”; “metroscribe --help” lists all of them.
cli-unknown-command-near = There is no command “{ $name }”. Did you mean “{ $near }”?
cli-unknown-option = “{ $command }” has no option { $name }; “{ $command } --help” lists all of them.
cli-unknown-option-near = “{ $command }” has no option { $name }. Did you mean { $near }?
cli-missing = “{ $command }” needs { $name }; “{ $command } --help” says more.
cli-too-many = “{ $value }” is one argument too many for “{ $command }”.
cli-value-missing = The option { $name } needs a value.
cli-value-unwanted = The option { $name } takes no value.
cli-bad-value = { $name }: { $reason }
cli-not-a-number = “{ $value }” is not a whole number.
cli-number-low = { $value } is too small; the least is { $least }.
cli-number-high = { $value } is too large; the most is { $most }.
cli-not-a-choice = “{ $value }” is not possible; choose one of: { $candidates }.
cli-configurable = Every option can also come from the environment (--keep-days as { $prefix }KEEP_DAYS) or from a TOML file (keep-days = 7, --limit as a table [limits]). The command line counts most, then the environment, then the file.
cli-config-help = Read options from this TOML file
cli-print-config-help = Print the effective settings as such a file, with the source of each value, and exit
cli-setting-place = { $file }, line { $line }, “{ $key }”
cli-origin-default = default
cli-origin-line = command line ({ $name })
cli-variable-near = There is no setting { $name }. Did you mean { $near }? Correct the variable, or unset it.
cli-variable-unknown = The variable { $name } sets nothing: no option has this name.
cli-variable-flag = { $name } cannot be “{ $value }”; choose one of: 1, true, yes, on, 0, false, no, off.
fault-no-setting-near = there is no setting “{ $key }”. Did you mean “{ $near }”?
cli-play-game-help = A game as “metroscribe games” lists it, or just its city; without it, you choose from a list
cli-map-game-help = The game that the map is for, if the file is not in the folder of a city
cli-map-file-help = The file of a map
cli-file-help = The record of a match
cli-play-seed-help = The same seed deals the same cards; without it, a new one is taken
cli-levels-matches-help = The number of matches for each level and game
cli-title = rules of
cli-seats = seats
cli-modules = modules
cli-no-affiliation = Metroscribe is a free, independent project, not affiliated with these publishers.
cli-map-good = { $file } is a good map for { $game } (hash { $hash }).
cli-drawn = Drawn: { $file }
cli-simulating = { $matches ->
    [one] { $matches } match
   *[other] { $matches } matches
}
cli-mean = mean
cli-standard-error = standard error
cli-best = best
cli-worst = worst
cli-speed = matches per second
cli-bot = bot
cli-seat = seat { $seat }
cli-record-good = { $file }: { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}, every move is legal.
cli-chosen = { $move } ({ $by ->
    [clock] chosen by the clock
    [bot] chosen by a bot
   *[table] chosen by the table
})
cli-which-game = Which game? Enter takes the first.
cli-card = Card:
cli-others = Others:
cli-in-deck = Still to come:
cli-prompt = number or move, b back, score, save, ? help, q quit
cli-prompt-flip = Enter flips the next card, b takes back
cli-prompt-chosen = Enter goes on, b takes back
cli-help-play = Type the number of a move or the move itself as it stands in the list. “b” takes your last step back, until the next card is flipped. “why H3-K3” says why a section cannot be drawn, “worth H3-K3” what it would earn, “left” what is still in the deck. “score” shows your score sheet, “save FILE” saves the match so that you can go on later with --resume, “q” leaves.
cli-why-not = Nothing forbids it: you may draw there.
cli-saved = Saved in { $file }. Go on with: metroscribe play --resume { $file }{ $options }
cli-left = You have left the match.
cli-kept-record = The record is in { $file }.
cli-person-flips = Which card was flipped?
cli-person-deals = Which { $pile } comes next?
cli-total = total
cli-place = place { $place }: { $name }, { $total ->
    [one] { $total } point
   *[other] { $total } points
}
cli-winner = The winner, with { $total ->
    [one] { $total } point
   *[other] { $total } points
}: { $names }.
cli-winners = A shared win, with { $total ->
    [one] { $total } point
   *[other] { $total } points
}: { $names }.
cli-you = You
cli-solo-verdict = { $total ->
    [one] { $total } point
   *[other] { $total } points
}{ $judged ->
    [same] {""}
   *[other] , judged as { $judged } after the deduction for modules
}. { $verdict }
cli-seat-column = seat
cli-lang-help = The language of all texts; without it, that of your system
cli-module-help = Add a module; repeat the option for more
cli-map-help = Use a map of your own instead of the city’s
cli-json-help = Print JSON for other programs
cli-seed-help = The same seed deals the same cards
cli-seats-help = The number of seats
cli-game-help = A game as “metroscribe games” lists it, or just its city
cli-opponent-help = The bot that plays the other seats
cli-resume-help = Go on with the match saved in this file
cli-record-help = Write the record of the match to this file
cli-real-help = You flip real cards and type what comes up
cli-turns-help = Show every turn
cli-bot-help = The bot for all seats; or repeat the option, once for each seat in order
cli-matches-help = The number of matches
cli-output-help = The SVG file to write
cli-theme-help = Light or dark colours, or those that the viewer’s system prefers (auto)
error-unknown-theme = There is no theme “{ $name }”. Known themes: { $candidates }.
error-no-picture = There is no picture “{ $name }” in these rules.
cli-sheet-help = Draw the sheet of one seat into this SVG file instead
cli-seat-help = The seat whose sheet is drawn
cli-moving-help = The sheet draws itself, turn by turn
error-no-seat = There is no seat { $seat }; the match has { $seats }.
fault-unknown-key = there is no key “{ $key }” here. Known keys: { $candidates }.
fault-game-twice = there is a game “{ $game }” already, in { $other }; give the folder another name.
fault-version = a folder for version { $rules } of the rules must say `family = "{ $family }"` and `rules = { $rules }`, and that must be less than { $newest }, the newest version.
error-no-folder = There is no folder { $folder }, which METROSCRIBE_CITIES names.
error-no-family = METROSCRIBE_FAMILIES names the module { $module }, which declares no family of games: { $reason }.
error-family-twice = METROSCRIBE_FAMILIES names the module { $module }, but a family { $family } is there already.
error-language = There is no language “{ $name }”. Known languages: { $candidates }.
error-other-game = { $file } is a match of { $saved }, not of { $name }.
error-texts = { $file }: these messages are missing: { $keys }.
cli-broken = These cities cannot be used:
cli-guests = modules of other cities
cli-mixes-named = named by a rulebook
cli-mixes-possible = not mentioned, possible
cli-mixes-others = all others
cli-mixes-discouraged = advised against
mix-plain = The base game, without modules.
mix-named = Named in the rulebook of { $rulebook }.
mix-possible = No rulebook mentions this mix. It can be played all the same.
mix-discouraged = The rulebook of { $rulebook } advises against playing with { $modules } at the same time.
mix-module = “{ $module }”
mix-and = { $some } and { $last }
fault-mix-module = there is no module “{ $name }” here. Known: { $candidates }.
fault-mix-against = a rulebook can only advise against at least two modules together.
fault-mix-contradiction = { $modules } cannot be named by a rulebook while some of them are advised against together.
error-resume-options = A saved match brings its game, modules, seats and cards along: --resume goes without those options.
fault-no-target = cannot be written here: its folder does not exist, it is a folder itself, or you may not write there.
error-position = “{ $position }” is not a position of this game.
error-position-modules = The position was written with the modules “{ $modules }”, but these rules have “{ $own }”.
error-position-line = “{ $line }” is not a line that can stand in a position.
error-position-card = There is no card “{ $card }” to come in this position.
fault-no-station = there is no station at { $at }.
pile-deck = card
draw-pad-total = total
error-module-elsewhere = The module “{ $name }” cannot be played in { $game }. There you can choose: { $candidates }.
cli-option-help = Choose an option of the game, such as deck=20; “metroscribe games” lists them; repeat for more
error-option-form = “{ $text }” is not an option; write its name and value as deck=20.
error-unknown-choice = The option “{ $name }” cannot be “{ $value }”. Choices: { $candidates }.
error-unknown-chooser = “{ $name }” cannot choose a step. Choices: { $candidates }.
cli-options = options
kind-decimal = a number
fault-not-a-place = “{ $place }” is not a place; write places in grid units as 0,3.5.
error-no-modules = { $game } has no modules, so it cannot be played with “{ $name }”.
error-option-twice = The option “{ $name }” is chosen twice.

guide-band-lowest = Below { $bound }: { $verdict }
guide-band = { $from } to { $to }: { $verdict }
guide-band-highest = { $bound } or more: { $verdict }
guide-total = Total = { $sum }
guide-plus = { $sum } + { $box }
guide-minus = { $sum } − { $box }
guide-sum-example = An example without modules, box by box:
guide-sum = together: { $sum } = { $points }
guide-readings = Here the rulebook is silent, or we do not have it. This is how we play; at your own table you may agree on something else.
error-unknown-family = There is no family of games “{ $name }”. Known families: { $candidates }.
fault-hint-order = “{ $say }” comes too late: what is said follows the order of the match, with one thing at each moment.
fault-figure-twice = The figure “{ $name }” is listed twice.

error-bot-spec = “{ $spec }” does not name a bot. Write a name, with options as greedy:miss=0.3,key=value.
error-bot-option = The bot “{ $name }” has no option “{ $option }”. It has: { $candidates }.
error-bot-option-twice = The bot “{ $name }” is given the option “{ $option }” twice.
error-bot-option-value = The option “{ $option }” of the bot “{ $name }” must be { $kind }, not “{ $value }”.
error-bot-option-missing = The bot “{ $name }” needs its option “{ $option }”.
error-bot-option-line = The option “{ $option }” of the bot “{ $name }” must be one line, without control characters.
error-bot-program = The bot program “{ $path }” cannot play: { $reason }.
error-bot-map = The bot knows { $game } with the map { $own }, but this is the map { $map }.
notice-no-net = No net has learned { $game } as it is here, so the bot plays matches to the end in its head instead; `metroscribe train` teaches one.
cli-preparing-bots = Getting the bots ready (the first time on a machine this takes about a minute)
cli-train-help = Train the net of the bot “learned” for a game: it plays against itself.
cli-train-matches-help = The number of matches against itself; without it, the usual number for the game
cli-train-seed-help = The same seed gives the same net
cli-train-out-help = The file for the net, if not among the other nets; the learning curve is written beside it
cli-train-plain-help = Train without modules and with the usual deck only: better at the usual game, worse at the others
cli-training = Learning
cli-trained = Learned: { $file } ({ $size } kB).
kind-share = a number from 0 to 1
kind-count = a whole number from 1
fault-bot-late = late
fault-bot-died = ended
fault-bot-nonsense = not legal
error-arena-bots = Name the bots to compare.
error-arena-set = There is no set of seeds “{ $name }”. Known sets: { $candidates }.
error-arena-seeds = “{ $name }” cannot name a set of seeds: use small letters, digits and “-”.
error-arena-twice = The bot “{ $name }” is named twice, or by two names; one comparison has it once.
error-arena-seats = { $bots ->
    [one] { $bots } bot cannot
   *[other] { $bots } bots cannot
} rotate through { $seats ->
    [one] { $seats } seat:
   *[other] { $seats } seats:
} the number of seats must be a multiple of the number of bots.
error-arena-running = Another run is writing in { $folder }.
error-arena-worker = A process that played matches has ended. What was finished is kept; start the command again to go on.
fault-arena-row = this is no result of an arena.
fault-arena-code = these results were played by other code. Take another folder, or add --mixed if that does not matter.
fault-arena-other = these results belong to another comparison: { $names }. Take another folder.
cli-arena-help = Compare bots on the same cards and say how sure the result is.
cli-arena-bots-help = The bots to compare, such as greedy, greedy:miss=0.3, beginner or exec:path=./mybot
cli-arena-set-help = The seeds for development, or those for confirmation, which nothing was tuned on
cli-arena-seeds-help = Any name for the seeds; another name deals other cards
cli-arena-jobs-help = The number of processes that play in parallel
cli-arena-out-help = Store the results and the report in this folder; an interrupted run continues there
cli-arena-mixed-help = Continue with results that another version of the code has played
cli-speak-help = Run a bot that speaks the line protocol on standard input and output.
cli-spec-help = A bot, such as greedy, greedy:miss=0.3 or beginner
cli-exec-help = Let people seat the bot programs in this folder
cli-bot-pace-help = The default pace of bots: after a moment like a person, or at once
cli-bot-fault = A bot did not play turn { $turn } itself ({ $fault }: { $detail }).
cli-arena-title = Bots at { $game }
cli-arena-matches = matches
cli-arena-seeds = seeds
cli-arena-set-dev = development set
cli-arena-set-confirm = confirmation set
cli-arena-points = points
cli-arena-interval = 95 % interval
cli-arena-win-share = share of wins
cli-arena-turn-time = time of a turn
cli-arena-faults = turns not played
cli-arena-mean = mean ± standard error
cli-arena-pair = difference
cli-arena-shares = better / equal / worse
cli-arena-milliseconds = milliseconds
cli-arena-wins = Wins
cli-arena-differences = Paired differences
cli-arena-differences-text = On the same cards, how many points more the first has than the second: the mean with its 95 % interval, over the grey range in which nine tenths of the single differences lie.
cli-arena-distributions = Scores
cli-arena-distributions-text = How often each score came; the stroke is the mean.
cli-arena-means = How the means settle
cli-arena-means-text = The mean after so many matches, with its 95 % interval.
cli-arena-times = Time of a turn
cli-arena-times-text = The mean as a dot, the middle nine tenths of the matches as a bar, the slowest single turn as a stroke. Measured while the other matches were played, so only a hint.
cli-arena-kept = Results: { $results }. Report: { $report }.
error-fast-missing = The fast engine is not installed: it needs { $packages }. Everything works without it, only slower; `pip install metroscribe[fast]` adds it.
error-not-compiled-family = The fast engine does not know the games of { $family }; the reference engine plays instead.
error-not-compiled-size = The fast engine has no room for { $count } { $what }, only for { $most }; the reference engine plays instead.
error-not-compiled-module = The fast engine does not know the module { $name }; the reference engine plays instead.
error-not-compiled-rule = The fast engine does not know { $what } of { $name }; the reference engine plays instead.
error-not-compiled-tally = The fast engine does not know how to count { $name }; the reference engine plays instead.
error-net-subject = { $file } was made for { $made }; a net for { $wanted } is needed.
error-net-input = { $file } has no input { $name }: the net was made for other rules.

cli-levels-help = Measure how many points the levels of bots score in each game.
cli-levels-games-help = The games; all of them if none is given
cli-levels-fit-help = Choose the bots of the levels again before measuring them
cli-levels-page-help = Store the figures and write the tables into this page (docs/bots.md)
cli-levels-measuring = { $game }: { $matches ->
    [one] { $matches } match
   *[other] { $matches } matches
}
error-levels-band = { $game }: { $level } should score { $low } to { $high } points, as the second-lowest band of the solo table asks for. Run “metroscribe levels --fit”.
error-levels-step = { $game }: { $level } should be at least { $step ->
    [one] { $step } point
   *[other] { $step } points
} above the level below. Run “metroscribe levels --fit”.
error-levels-page = { $file } has no place for the tables: it needs the two comment lines that docs/bots.md has around them.

game-city = { $city }
finish-turn = What { $name } has done stands.
