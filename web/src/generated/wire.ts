// Made by `python web/generate.py`; do not edit.

export const VERSION = 5

export type Reaction =
  | 'bravo'
  | 'hello'
  | 'hmm'
  | 'laugh'
  | 'oh-no'
  | 'thanks'

export type Chooser =
  | ''
  | 'bot'
  | 'clock'
  | 'table'

export type Door =
  | 'code'
  | 'link'

export type Phase =
  | 'open'
  | 'over'
  | 'playing'
  | 'starting'

export type SeatKind =
  | 'bot'
  | 'person'
  | 'reserved'
  | 'vacant'

export type Change =
  | 'back'
  | 'bot'
  | 'contributed'
  | 'freed'
  | 'renamed'
  | 'sat'
  | 'stand-in'
  | 'stood-up'
  | 'without'

export type StoreCause =
  | 'damaged'
  | 'full'
  | 'locked'
  | 'other'
  | 'read-only'
  | 'slow'
  | 'writer'

export type Grade =
  | 'discouraged'
  | 'named'
  | 'possible'

export type Pace =
  | 'at-once'
  | 'person'

export type Warmth =
  | 'failed'
  | 'missing'
  | 'warm'
  | 'warming'

export type Language =
  | 'de'
  | 'en'
  | 'es'

export type Asked =
  | TakeSeat
  | LeaveSeat
  | Knock
  | Admit
  | Rename
  | SeatBot
  | FreeSeat
  | Start
  | Contribute
  | Stage
  | TakeBack
  | Pass
  | Ready
  | Withdraw
  | FinishTurn
  | StandIn
  | GoOn
  | Nudge
  | React
  | Return
  | AskTime
  | Rematch
  | GiveUp

export type Question =
  | AskWhy
  | AskWorth
  | AskChances

export type Sent =
  | Hello
  | Touch
  | AskWhy
  | AskWorth
  | AskChances
  | TakeSeat
  | LeaveSeat
  | Knock
  | Admit
  | Rename
  | SeatBot
  | FreeSeat
  | Start
  | Contribute
  | Stage
  | TakeBack
  | Pass
  | Ready
  | Withdraw
  | FinishTurn
  | StandIn
  | GoOn
  | Nudge
  | React
  | Return
  | AskTime
  | Rematch
  | GiveUp

export type AnyHappened =
  | Seating
  | HostChanged
  | Knocking
  | Answering
  | Busy
  | Readiness
  | Awaiting
  | TurnOpened
  | ClockSet
  | Over
  | MoveOn

export type Reply =
  | Why
  | Worth
  | Chances

export type Told =
  | Welcome
  | Update
  | You
  | Presence
  | Nudged
  | Reacted
  | StoreState
  | Answer
  | Why
  | Worth
  | Chances
  | Trouble
  | Restart

/** Anybody at the table: let in who knocked, or not; `knock` is the number of that event. */
export interface Admit {
  readonly do: 'admit'
  readonly knock: number
  readonly yes: boolean
  readonly id: string
}

/** `n` is how many commands of this seat were accepted; a refusal names the rule. */
export interface Answer {
  readonly say: 'answer'
  readonly id: string
  readonly n: number
  readonly seq: number
  readonly refused: Sentence | null
  readonly retry: number
}

export interface Answering {
  readonly event: 'admitted'
  readonly seq: number
  readonly knock: number
  readonly yes: boolean
  readonly by: number | null
}

/** What the next card may be. */
export interface AskChances {
  readonly do: 'chances'
  readonly id: string
}

/** The open turn gets its time once more. */
export interface AskTime {
  readonly do: 'ask-time'
  readonly turn: number
  readonly id: string
}

/** The elements that were touched, one after the other; none: a place where there is nothing. */
export interface AskWhy {
  readonly do: 'why'
  readonly id: string
  readonly taps?: readonly string[]
}

/** What the staged steps of this turn are worth, and after them a `move` that is not staged yet. */
export interface AskWorth {
  readonly do: 'worth'
  readonly id: string
  readonly move?: string
}

/** Contributions to the deal are awaited until then. */
export interface Awaiting {
  readonly event: 'starting'
  readonly seq: number
  readonly until: number
}

/** A person who is not here, and since when; `page`: it is open, but nobody touches it. */
export interface Away {
  readonly seat: number
  readonly since: number
  readonly page: boolean
}

/** A bot that people are offered. */
export interface BotView {
  readonly id: string
  readonly title: Said
  readonly text: Said
  readonly points: number | null
}

/** How strong bots are here: those that search play weaker until their code is compiled, or without it. */
export interface BotsView {
  readonly state: Warmth
  readonly warm: readonly string[]
  readonly searching: Readonly<Record<string, Said>>
}

/** A box of the score pad. */
export interface Box {
  readonly says: Said
  readonly points: number
  readonly paragraph: string
}

/** A box of the score pad, and what it is worth on the sheet of each seat. */
export interface BoxRow {
  readonly says: Said
  readonly points: readonly number[]
  readonly colour: string
}

/** The person on the seat has begun to choose; how often they choose anew is told to nobody. */
export interface Busy {
  readonly event: 'busy'
  readonly seq: number
  readonly seat: number
}

/** A card: its text, which is the id of its symbol, and its sentence. */
export interface CardView {
  readonly card: string
  readonly says: Said
  readonly role: 'dealt' | 'flipped' | 'next'
  readonly paragraph: string
}

/** Of all cards that may come next, so many. */
export interface Chance {
  readonly says: Said
  readonly cards: number
  readonly paragraph: string
}

export interface Chances {
  readonly say: 'chances'
  readonly id: string
  readonly rows: readonly Chance[]
}

/** Something to touch beside the sheet: a power, a pencil, or nothing. */
export interface ChoiceView {
  readonly element: string
  readonly says: Said
  readonly colour: string
}

export interface ClockSet {
  readonly event: 'clock'
  readonly seq: number
  readonly deadline: number | null
}

/** Sixteen random bytes for the deal, in hexadecimal. */
export interface Contribute {
  readonly do: 'contribute'
  readonly part: string
  readonly id: string
}

/** Something ended with the turn, such as a round. */
export interface Ended {
  readonly says: Said
  readonly earned: readonly number[]
}

/** What is staged stands, and the harmless steps that a clock would take follow. */
export interface FinishTurn {
  readonly do: 'finish-turn'
  readonly turn: number
  readonly seat: number
  readonly id: string
}

/** Only the host of the table: before the match any other seat, in it that of somebody who is away. */
export interface FreeSeat {
  readonly do: 'free-seat'
  readonly seat: number
  readonly id: string
}

/** What a game is called. */
export interface GameName {
  readonly series: string
  readonly title: string
  readonly city: Said
  readonly whole: boolean
}

export interface GameView {
  readonly id: string
  readonly family: string
  readonly city: string
  readonly name: GameName
  readonly rules: number
  readonly seats: readonly [number, number]
  readonly modules: readonly ModuleView[]
  readonly mixes: readonly MixView[]
  readonly options: readonly OptionView[]
  readonly bots: readonly BotView[]
  readonly bot: string
  readonly clock: number
  readonly door: Door
  readonly pace: Pace
  readonly patience: Patience
  readonly designer: string
  readonly publisher: string
  readonly year: number
}

/** Only the host of the table: the match ends without a result. */
export interface GiveUp {
  readonly do: 'give-up'
  readonly id: string
}

/** The match goes on without them until they are back. */
export interface GoOn {
  readonly do: 'go-on'
  readonly turn: number
  readonly seat: number
  readonly id: string
}

/** Pictures that belong to a paragraph, the first one of its section being 0. */
export interface GuideFigure {
  readonly after: number
  readonly caption: Said
  readonly pictures: readonly GuidePicture[]
}

/** `/api/book/{family}/{name}.svg`, how large it is, and what it shows. */
export interface GuidePicture {
  readonly name: string
  readonly width: number
  readonly height: number
  readonly shows: readonly GuideSaying[]
}

/** What a picture shows: a move that is allowed, the rule that forbids one, or what a box counts. */
export interface GuideSaying {
  readonly kind: 'allowed' | 'counted' | 'refused'
  readonly says: Said
}

/** A part of the rules. Some of its texts are only in `/api/book/{family}/texts/{language}`. */
export interface GuideSection {
  readonly heading: Said
  readonly paragraphs: readonly Said[]
  readonly figures: readonly GuideFigure[]
  readonly module: string
}

/** A word of the rules: a text with all its forms, commas between them, and the key of the paragraph that explains it. */
export interface GuideTerm {
  readonly forms: Said
  readonly paragraph: string
}

/** The rules of a game, and the words that they explain. */
export interface GuideView {
  readonly sections: readonly GuideSection[]
  readonly terms: readonly GuideTerm[]
}

/** The first message. `seen` is the last number that the client has of this match. */
export interface Hello {
  readonly do: 'hello'
  readonly code: string
  readonly token?: string | null
  readonly seen?: number | null
  readonly language?: Language
  readonly proof?: string
  readonly version?: number
}

/** What to say when so many turns are closed and so many steps staged, and what it speaks of. */
export interface HintView {
  readonly turn: number
  readonly step: number
  readonly says: Said
  readonly point: readonly string[]
  readonly move: string | null
}

export interface HostChanged {
  readonly event: 'host'
  readonly seq: number
  readonly seat: number | null
}

/** Ask those at the table for a seat. */
export interface Knock {
  readonly do: 'knock'
  readonly name: string
  readonly id: string
}

/** Somebody who asks for a seat; the number is that of the event. */
export interface KnockView {
  readonly knock: number
  readonly name: string
}

/** Somebody asks for a seat; those at the table answer with this number. */
export interface Knocking {
  readonly event: 'knock'
  readonly seq: number
  readonly name: string
}

/** Stand up: the seat is free, and a match goes on without it. */
export interface LeaveSeat {
  readonly do: 'leave-seat'
  readonly id: string
}

/** A paragraph or a list, line by line. */
export interface LegalBlock {
  readonly listed: boolean
  readonly lines: readonly (readonly LegalPart[])[]
}

/** Words of a line; with a link they lead there. */
export interface LegalPart {
  readonly text: string
  readonly link: string
}

/** What stands below a heading; the first one may have none. */
export interface LegalSection {
  readonly heading: string
  readonly blocks: readonly LegalBlock[]
}

/** What the host has to say. Without a title the page has its own. */
export interface LegalText {
  readonly title: string
  readonly sections: readonly LegalSection[]
}

/** The imprint and the privacy notice of whoever hosts this server, where there is one. */
export interface LegalView {
  readonly imprint: LegalText | null
  readonly privacy: LegalText | null
}

/** A guided match: a table of one seat with this game, seed and modules, and hints in their order. */
export interface LessonView {
  readonly family: string
  readonly game: string
  readonly seed: string
  readonly modules: readonly string[]
  readonly steps: readonly HintView[]
}

/** A turn that was chosen for this seat, and why. */
export interface Meanwhile {
  readonly label: string
  readonly chosen: Chooser
  readonly says: readonly Said[]
}

/** Modules that can be played together, and what the rulebooks say of that. */
export interface MixView {
  readonly modules: readonly string[]
  readonly grade: Grade
  readonly rulebook: string
  readonly says: Said
}

/** A module: what it is called, and what it adds in a few words. */
export interface ModuleView {
  readonly id: string
  readonly name: Said
  readonly text: Said
}

/** `by` is the seat of whoever wants to play on. */
export interface MoveOn {
  readonly event: 'rematch'
  readonly seq: number
  readonly code: string
  readonly by: number | null
}

/** A legal step: its text, the elements to touch in order, the sentence, and what it earns at once. */
export interface MoveView {
  readonly move: string
  readonly taps: readonly string[]
  readonly says: Said
  readonly gain: number
  readonly section: string
  readonly choice: ChoiceView | null
  readonly sign: SignView | null
}

/** A sentence of what is in force, and how long it is. */
export interface NoteView {
  readonly says: Said
  readonly scope: 'later' | 'match' | 'round' | 'turn'
  readonly pencil: string
  readonly card: string
  readonly paragraph: string
}

/** Remind somebody whom the turn waits for; nothing is stored. */
export interface Nudge {
  readonly do: 'nudge'
  readonly turn: number
  readonly seat: number
  readonly id: string
}

/** The others wait; `name` is who says so. */
export interface Nudged {
  readonly say: 'nudged'
  readonly name: string
}

/** `POST /api/tables`. The token becomes the host's; with a name it also takes the first free seat. */
export interface OpenTable {
  readonly id: string
  readonly token: string
  readonly game: string
  readonly name?: string | null
  readonly modules?: readonly string[]
  readonly options?: Readonly<Record<string, string>>
  readonly map?: string | null
  readonly seats?: number
  readonly bots?: Readonly<Record<string, string>>
  readonly clock?: number
  readonly scores?: boolean
  readonly seed?: string | null
  readonly same_deal_as?: string | null
  readonly door?: Door | null
  readonly patience?: Patience
  readonly pace?: Pace | null
}

/** The turn that the seats answer. */
export interface OpenTurn {
  readonly label: string
  readonly cards: readonly CardView[]
  readonly asks: Said | null
  readonly notes: readonly NoteView[]
  readonly undealt: Readonly<Record<string, number>>
  readonly coming: readonly Said[]
  readonly deadline: number | null
  readonly begun: number
  readonly asked: readonly number[]
}

/** What may be chosen of an option. What it `says` may speak of the number of `seats`. */
export interface OptionChoice {
  readonly value: string
  readonly says: Said
}

/** An option of a table: what it is called, and what was chosen of it. */
export interface OptionChosen {
  readonly name: Said
  readonly says: Said
}

/** Something a table may choose besides modules. */
export interface OptionView {
  readonly id: string
  readonly name: Said
  readonly choices: readonly OptionChoice[]
}

/** `result` is None where the match was given up. The secret of the deal may be known now. */
export interface OutcomeView {
  readonly result: readonly number[] | null
  readonly places: readonly number[]
  readonly verdict: Said | null
  readonly secret: string
  readonly tie: Said | null
  readonly ties: readonly (Said | null)[]
  readonly boxes: readonly BoxRow[]
}

export interface Over {
  readonly event: 'over'
  readonly seq: number
  readonly outcome: OutcomeView
}

/** Where points come from, or what else a step brings about. */
export interface Part {
  readonly says: Said
  readonly points: number | null
}

/** Take the harmless step that a clock would take, until nothing is left to choose; `ready` lets it stand. */
export interface Pass {
  readonly do: 'pass'
  readonly turn: number
  readonly n: number
  readonly ready?: boolean
  readonly id: string
}

/** What ending the turn does while there are steps to choose: the step that stands for it, in words. */
export interface PassView {
  readonly move: string
  readonly says: Said
}

/** When something may be done for somebody who is away, in seconds, and what happens by itself. */
export interface Patience {
  readonly finish: number
  readonly without: number
  readonly itself: '' | 'bot' | 'finish' | 'without'
}

/** Which seats have an open connection, how many watch, who is away, and who can do what a host can. */
export interface Presence {
  readonly say: 'presence'
  readonly online: readonly number[]
  readonly watching: number
  readonly away: readonly Away[]
  readonly host: number | null
}

/** Why a request was refused. */
export interface Problem {
  readonly refused: Sentence
}

/** Say something in one sign to everybody at the table; nothing is stored. */
export interface React {
  readonly do: 'react'
  readonly reaction: Reaction
  readonly id: string
}

/** A seat says something in one sign; whoever comes later does not learn of it. */
export interface Reacted {
  readonly say: 'reacted'
  readonly seat: number
  readonly reaction: Reaction
}

/** `chosen` and `by`: the turn was finished for the seat. */
export interface Readiness {
  readonly event: 'ready'
  readonly seq: number
  readonly seat: number
  readonly ready: boolean
  readonly chosen: Chooser
  readonly by: number | null
}

/** Let the staged steps stand. The turn closes when everybody is ready. */
export interface Ready {
  readonly do: 'ready'
  readonly turn: number
  readonly n: number
  readonly id: string
}

/** Whether matches can be stored; if not, why, since when, and what the store says. */
export interface ReadyView {
  readonly ok: boolean
  readonly cause: StoreCause | null
  readonly since: number
  readonly reason: string
  readonly refused: Sentence | null
}

/** A new table with the same settings; whoever asks later is led to the same one. */
export interface Rematch {
  readonly do: 'rematch'
  readonly id: string
}

export interface Rename {
  readonly do: 'rename'
  readonly name: string
  readonly id: string
}

/** A closed turn of one seat: what it drew, and which attributes that changed; None: gone. */
export interface ReplayTurn {
  readonly label: string
  readonly cards: readonly CardView[]
  readonly asks: Said | null
  readonly notes: readonly NoteView[]
  readonly moves: readonly Said[]
  readonly chosen: readonly Chooser[]
  readonly total: number | null
  readonly marks: Readonly<Record<string, Readonly<Record<string, string | null>>>>
}

/** A seat's sheet before the first turn, then turn by turn; `score` is that after the last one. */
export interface ReplayView {
  readonly start: SheetView
  readonly turns: readonly ReplayTurn[]
  readonly score: readonly Box[]
}

/** The server ends, to begin again in a moment; the socket is closed after this. */
export interface Restart {
  readonly say: 'restart'
  readonly saved: boolean
}

/** Who is back plays on, from the next turn at the latest. */
export interface Return {
  readonly do: 'return'
  readonly id: string
}

/** A sentence before it is one: a key of the Fluent files and its arguments. */
export interface Said {
  readonly key: string
  readonly args: Readonly<Record<string, unknown>>
}

/** A bot on a vacant seat: the host of the table, and in a match anybody at it. */
export interface SeatBot {
  readonly do: 'seat-bot'
  readonly seat: number
  readonly bot?: string
  readonly id: string
}

export interface SeatView {
  readonly name: string
  readonly kind: SeatKind
  readonly ready: boolean
  readonly contributed: boolean
  readonly total: number | null
  readonly chosen: Chooser
  readonly stand_in: string
  readonly gone: boolean
  readonly until: number | null
  readonly bot: string
  readonly called: Said | null
  readonly busy: boolean
}

/** `by` is the seat that wanted it for another; `deadline` is that of the open turn, if it has one. */
export interface Seating {
  readonly event: 'seat'
  readonly seq: number
  readonly seat: number
  readonly view: SeatView
  readonly change: Change
  readonly by: number | null
  readonly deadline: number | null
  readonly asked: readonly number[]
}

/** The same with the sentence in the language of the connection. */
export interface Sentence {
  readonly key: string
  readonly args: Readonly<Record<string, unknown>>
  readonly text: string
}

/** A sheet as everybody may see it, and what it is worth, if scores are shown. */
export interface SheetView {
  readonly seat: number
  readonly turn: number
  readonly pencil: string
  readonly score: readonly Box[]
  readonly total: number | null
  readonly marks: Readonly<Record<string, Readonly<Record<string, string>>>>
}

/** What a step is besides usual: a branch, a double track, an extension and so on. */
export interface SignView {
  readonly kind: string
  readonly element: string
}

/** Take a step; nobody learns which before the turn closes. `ready` lets it stand if it is the last. */
export interface Stage {
  readonly do: 'stage'
  readonly turn: number
  readonly n: number
  readonly move: string
  readonly ready?: boolean
  readonly id: string
}

/** A bot draws until they are back. */
export interface StandIn {
  readonly do: 'stand-in'
  readonly turn: number
  readonly seat: number
  readonly id: string
}

/** The host of the table, and at a rematch anybody at it, when no seat is vacant. */
export interface Start {
  readonly do: 'start'
  readonly id: string
}

/** What happens cannot be saved now; what was answered is saved. Without a cause: it can again. */
export interface StoreState {
  readonly say: 'store'
  readonly cause: StoreCause | null
  readonly since: number
}

/** Links; the token, which only the client knows, goes behind `#` of the seat's link. */
export interface TableOpened {
  readonly table: TableView
  readonly link: string
  readonly watch: string
}

/** All that everybody may know of a table. */
export interface TableView {
  readonly seq: number
  readonly match: string
  readonly code: string
  readonly game: string
  readonly family: string
  readonly name: GameName
  readonly rules: number
  readonly map: string
  readonly modules: readonly string[]
  readonly module_names: readonly Said[]
  readonly options: Readonly<Record<string, string>>
  readonly chosen_options: readonly OptionChosen[]
  readonly clock: number
  readonly scores: boolean
  readonly door: Door
  readonly patience: Patience
  readonly deck: Readonly<Record<string, number>>
  readonly known_deal: boolean
  readonly commitment: string
  readonly phase: Phase
  readonly playable: boolean
  readonly seats: readonly SeatView[]
  readonly host: number | null
  readonly knocks: readonly KnockView[]
  readonly shared: boolean
  readonly given_up: number
  readonly turn: number
  readonly open: OpenTurn | null
  readonly now: number
  readonly outcome: OutcomeView | null
  readonly rematch: string
  readonly rematch_by: number | null
  readonly pace: Pace
  readonly drew: readonly (readonly Said[])[]
  readonly finishing: Said
}

/** Drop the last step. */
export interface TakeBack {
  readonly do: 'take-back'
  readonly turn: number
  readonly n: number
  readonly id: string
}

/** Sit down, on the first vacant seat where none is named. `invite` is what the joining link holds. */
export interface TakeSeat {
  readonly do: 'take-seat'
  readonly name: string
  readonly seat?: number | null
  readonly invite?: string
  readonly id: string
}

/** Somebody has touched the page; not answered. Any command says the same. */
export interface Touch {
  readonly do: 'touch'
}

/** The message could not be read, or came too often. */
export interface Trouble {
  readonly say: 'trouble'
  readonly refused: Sentence
}

/** A turn was closed with these moves (none at the start), and the next one, if there is any, is open. */
export interface TurnOpened {
  readonly event: 'turn'
  readonly seq: number
  readonly turn: number
  readonly open: OpenTurn | null
  readonly moves: readonly (readonly string[])[]
  readonly totals: readonly number[] | null
  readonly clock: boolean
  readonly chosen: readonly (readonly Chooser[])[]
  readonly drew: readonly (readonly Said[])[]
  readonly ended: Ended | null
}

/** Events one after the other, no number left out; the same for everybody at the table. */
export interface Update {
  readonly say: 'update'
  readonly events: readonly AnyHappened[]
}

/** A fresh view: after `Hello`, or where a gap is too long to be told. */
export interface Welcome {
  readonly say: 'welcome'
  readonly table: TableView
  readonly host: boolean
  readonly you: You | null
  readonly invite: string
  readonly version: number
}

/** Why something that was touched makes no move. */
export interface Why {
  readonly say: 'why'
  readonly id: string
  readonly says: Said | null
  readonly hint: Said | null
  readonly shows: readonly string[]
  readonly paragraph: string
}

/** Not ready after all. */
export interface Withdraw {
  readonly do: 'withdraw'
  readonly turn: number
  readonly n: number
  readonly id: string
}

export interface Worth {
  readonly say: 'worth'
  readonly id: string
  readonly parts: readonly Part[]
  readonly boxes: readonly string[]
}

/** What only this seat may see. `marks` turn the blank drawing into the sheet. */
export interface You {
  readonly say: 'you'
  readonly seat: number
  readonly seq: number
  readonly turn: number
  readonly n: number
  readonly ready: boolean
  readonly staged: readonly string[]
  readonly moves: readonly MoveView[]
  readonly score: readonly Box[] | null
  readonly total: number
  readonly pencil: string
  readonly marks: Readonly<Record<string, Readonly<Record<string, string>>>> | null
  readonly changes: Readonly<Record<string, Readonly<Record<string, string | null>>>>
  readonly meanwhile: readonly Meanwhile[]
  readonly invite: string
  readonly passing: PassView | null
}
