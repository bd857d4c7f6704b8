# Captions of the pictures.
book-plan-window = Each line has its windows. Once line B has used up its own, nothing can be entered there any more.
book-plan-number = From the wagon on, free stations are marked one after the other.
book-plan-stop = Line C has marked the station where it meets A. On A the row ends before it, and the rest of the number lapses.
book-plan-fewer = Fewer marks are allowed, or none at all, such as on a complete line. The window is filled all the same.
book-plan-express = The express jumps over the marked station and goes on behind it.
book-plan-transfer = The first free station from the wagon gets the number of lines that stop there.
book-plan-free-ride = Any free station may be marked, wherever it lies. No window is filled.
book-plan-ring = The same card, once forward and once backward round the ring.
book-plan-ring-end = The first station is marked already, so the entry begins at the next free one that way and ends where the ring does.
book-plan-complete = The last free station of A and C is marked, so they are complete in the same turn.
book-plan-later = Somebody else has completed C before, so its later value is left. For A the first value is still there.
book-plan-pad = The pad is filled in box by box: the complete lines, the transfer, and half of the free stations, which is taken off.
book-plan-repeat = The entry on B marks the special station. The same card is entered once more at once, here on A.

# What is seen, a real table, the sum.
guide-plan-heading-plan = What you see
guide-plan-wagons = Every line begins at its wagon, which shows the line’s letter and its windows. From there it runs from station to station. Beside the plan stand the line’s values: the first one for whoever completes it before the others, the later one for everybody else.
guide-plan-shared = Lines share stations. A station that is marked is marked for all of its lines.
guide-plan-heading-table = At a real table
guide-plan-table = Nobody begins, since everybody plays at the same time. With paper and cards, whoever saw a subway last is the conductor for the whole match: they shuffle, and flip each card for all.
guide-plan-table-aloud = Whoever completes a line first says its letter aloud and circles the first value; the others cross it out. Here all this is done for you.
guide-plan-heading-total = The total
guide-plan-sum-example = An example, box by box:
guide-plan-sum-completed = completed lines: { $values } = { $points }
guide-plan-sum-transfers = transfers: { $each } × ({ $values }) = { $points }
guide-plan-sum-free = free stations: half of { $count }, rounded down, is { $points }
guide-plan-heading-winner = Who wins
guide-plan-example-expert = For example, you write a { $value } and mark a special station on the way. You finish this entry, then you write the { $value } once more, into a free window of any line, and mark up to { $value } stations there.

# Tactics.
guide-plan-heading-tactics = Tactics
guide-plan-tactics-values = Lines differ in what they are worth, and in what it is worth to be first. Race where the first value is far above the later one, and take your time elsewhere.
guide-plan-tactics-transfer = Leave a station free where many lines stop, and wait for a transfer: in the end its number is multiplied by { $points }.
guide-plan-tactics-crossing = The marks of one line stop another where they meet. Sometimes it pays to end a row early and leave that station free.
guide-plan-tactics-express = Lines with marked stations in their way are for the express. Keep a window for it there.
guide-plan-tactics-given-up = Hardly anybody marks every station. Give a line up, and let the cards that fit nowhere fill its windows.
guide-plan-tactics-cards = The deck is small. Keep in mind what has been flipped, and what can still come before the next shuffle.

# A first match.
guide-plan-heading-first = Your first match
guide-plan-first-plain = Play your first matches without the expert rule.
guide-plan-first-ring = This plan has a ring line. For a first match a plan without one is easier.
guide-plan-first-no-ring = This plan has no ring line, which makes it a good one for a first match.

# Our readings.
guide-plan-heading-readings = Our readings
guide-readings-own-plan = The printed plan is not public. This one is our own, drawn after the real lines of the city; so its windows and values are ours too.
guide-readings-classic-sheet = This plan has the facts of a sheet of the first edition. We play it by the rules and scoring of voll verplant.
guide-plan-readings-deck-values = Of the { $cards } cards of the rulebook we know the kinds and how many there are of each. The values of numbers and express cards are ours.
guide-plan-readings-deck-transfers = The list of the { $cards } cards of an older edition, as we know it, has a card too many. Its { $transfers } transfers are our guess.
guide-plan-readings-bands = In our copy of the rulebook some rows of the solo table are lost. We have filled in what lies between and above the others.
guide-plan-readings-ring = The rulebook only says that you choose the way round anew each time. Where an entry begins if the first station is marked, and how far an express goes, is our reading.
guide-plan-readings-repeat = The rulebook says that the same card is entered once more at once. When exactly, what a repeat may lead to, and when it lapses, is our reading.
guide-plan-readings-full = The rulebook does not say what becomes of those who are full before the others. With us they take no more cards.
guide-plan-readings-left = Whoever has left the match is not waited for: each card that they miss closes one of their windows.

# The words that the rules explain, in all forms that the rules use.
term-wagon = wagon, wagons
term-window = window, windows
term-express = express, express cards
term-transfer = transfer, transfers
term-free-ride = free ride, free rides
term-ring = ring, ring line
term-complete = complete, completed, completes
term-value = first value, first values, later value
term-special-station = special station, special stations
