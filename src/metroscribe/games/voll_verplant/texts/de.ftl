# voll verplant: was jeder Plan der Familie sagt.

rule-not-an-entry = „{ $given }“ ist kein Eintrag. Schreib Linie und Zahl der Stationen wie F:3, ein Umsteigen F:+, die Richtung auf einem Ring J>:3 oder J<:3, eine Freifahrt @F7, keine Freifahrt „-“.
rule-no-line = Auf diesem Plan gibt es keine Linie { $line }. Seine Linien sind { $letters }.
rule-no-window = Linie { $line } hat kein freies Fenster mehr; wähl eine andere Linie.
rule-ring-way = { $line } ist ein Ring: sag, in welche Richtung, { $line }> oder { $line }<.
rule-no-ring = { $line } ist kein Ring; man folgt ihr nur vom Wagen zur Endstation.
rule-same-way = „{ $move }“ markiert dieselben Stationen wie die andere Richtung; schreib es mit >.
rule-too-many = Auf Linie { $line } erreicht diese Karte { $reached ->
    [one] { $reached } Station
   *[other] { $reached } Stationen
}, nicht { $marks }.
rule-transfer-sign = Ein Umsteigen schreibt man mit einem Plus: { $line }:+. Mit { $line }:0 bleibt die Station frei.
rule-no-transfer = Nur eine Umsteigekarte schreibt ein Plus; sag, wie viele Stationen du auf Linie { $line } markierst.
rule-free-ride = Eine Freifahrt füllt kein Fenster: nenn eine einzelne Station wie @F7, oder schreib „-“.
rule-must-enter = Diese Karte muss in ein Fenster: wähl eine Linie, und sei es, um dort nichts zu markieren (F:0).
rule-no-place = Linie { $line } hat { $count } Stationen.
rule-place-name = „{ $move }“ heißt { $name }: eine Station wird nach der ersten ihrer Linien im Alphabet benannt.
rule-marked = { $station } ist schon markiert.

error-position-deck = Für diese Stellung gibt es keine Karten „{ $deck }“. Zur Wahl: { $candidates }.
error-position-race = Die fertigen Linien und ihre ersten Werte passen nicht zusammen ({ $lines }).
error-position-framed = Die Stellung hat mehr gerahmte Stationen als Umsteigezeichen in den Fenstern.
error-position-open-card = Eine Stellung hat eine offene Karte, solange Fenster frei sind, und keine nach dem letzten.

fault-plan-mark = „{ $mark }“ bei { $at } ist weder eine Ziffer (eine Station) noch eine Linie. Linien: { $letters }; ein Punkt ist eine leere Stelle.
fault-line-letter = „{ $letter }“ ist kein Buchstabe einer Linie; eine Linie hat einen Großbuchstaben.
fault-line-windows = Linie { $line } muss 1 bis { $most } Fenster haben.
fault-line-points = der erste Wert von Linie { $line } muss höher sein als der spätere, und beide über 0.
fault-line-twice = Linie { $line } hält zweimal bei { $at }; nur ein Ring kehrt zurück, zu seiner ersten Station.
fault-line-colour = Linie { $line } hat die Farbe { $colour }, so wie Linie { $other }.
fault-path-word = „{ $word }“ im Weg der Linie { $line } ist kein Punkt; schreib Stationen wie C4 und Biegungen wie (C4).
fault-path-stop = der Weg der Linie { $line } hält bei { $at }, wo keine Station liegt; eine Biegung schreibt man ({ $at }).
fault-path-pass = der Weg der Linie { $line } übergeht die Station { $at }; eine Linie hält an jeder Station auf ihrem Weg.
fault-ring-open = der Ring { $line } muss zu seiner ersten Station { $at } zurückkehren, über mindestens zwei andere.
fault-leg-crooked = Linie { $line } kann nicht von { $start } nach { $end } laufen: jedes Stück ist waagrecht, senkrecht oder schräg.
fault-leg-over = Linie { $line } läuft von { $start } nach { $end } über { $at }, ohne dort zu halten.
fault-leg-twice = Linie { $line } läuft zweimal über das Stück von { $start } nach { $end }.
fault-wagon-size = der Wagen der Linie { $line } muss { $count } Punkte belegen, einen für den Buchstaben und je einen für die Fenster, nicht { $found }.
fault-wagon-row = der Wagen der Linie { $line } muss eine gerade Reihe sein, und der Weg muss an einem Ende davon beginnen, nicht bei { $at }.
fault-station-lines = laut Bild halten { $count } Linien bei { $at }, es sind aber { $found }.
fault-special-many = Sonderstationen { $names }: ein Plan mit so wenigen Fenstern kann höchstens { $most } haben.
fault-plan-count = { $counted }: es müssen { $low } bis { $high } sein, nicht { $found }.
counted-lines = Linien
counted-windows = Fenster
counted-stations = Stationen
counted-special = Sonderstationen
fault-plan-rings = die Ringlinien müssen { $letters } sein, nicht { $found }.
fault-unknown-deck = es gibt keine Karten „{ $name }“. Bekannt sind: { $candidates }.
fault-deck-values = die Karten „{ $name }“ enthalten eine unter 1 oder über { $highest }, oder weniger als keine einer Art.
fault-deck-name = „{ $name }“ kann kein Name für Karten sein; nimm kleine Buchstaben, Ziffern und „-“.
fault-facts-range = „{ $key }“ müssen zwei Zahlen sein, die kleinste und die größte.
fault-plan-empty = ein Plan braucht mindestens eine Linie.
fault-path-bend = der Weg der Linie { $line } kann nicht bei ({ $at }) abbiegen: eine Biegung liegt auf einem leeren Punkt des Bildes.
fault-path-end = der Weg der Linie { $line } muss an einer Station enden.
fault-deck-reshuffle = die Karten „{ $name }“ enthalten keine Zahlenkarte, die „reshuffle“ nennt.
fault-deck-fills = mit den Karten „{ $name }“ würde eine Partie nie enden, weil keine ein Fenster füllt.

module-expert-rule = Expertenregel: wer eine Sonderstation markiert, trägt dieselbe Karte sofort noch einmal ein.

card-number = Zahl { $value }
card-express = Express { $value }
card-transfer = Umsteigen
card-free-ride = Freifahrt

status-voll-verplant = Runde { $turn }. Du hast noch { $windows ->
    [one] { $windows } freies Fenster
   *[other] { $windows } freie Fenster
}.
note-claimed = Erste Werte, die vergeben sind: { $lines }.
note-reshuffle = Nach dieser Runde werden alle offenen Karten zurückgemischt.

move-stay = keine Freifahrt
move-ride = Freifahrt nach { $station } ({ $line }, { $name })
move-window = { $line } ({ $name }): ein Fenster füllen, nichts markieren
move-entry = { $line } ({ $name }): { $marks ->
    [one] { $marks } Station
   *[other] { $marks } Stationen
} markieren{ $way }
move-transfer = { $line } ({ $name }): an der ersten freien Station umsteigen{ $way }
way-on = {""}
way-forth = , vorwärts um den Ring
way-back = , rückwärts um den Ring

score-completed = Linie { $line } fertig, { $place }
place-first = erster Wert
place-later = späterer Wert
score-transfers = Umsteigen: 2 × { $sum }
score-free = freie Stationen: { $count }

verdict-plan-0 = Du hast dich gründlich verfahren. Der nächste Zug gehört dir.
verdict-plan-1 = Ein Fahrplan mit Lücken, aber er fährt.
verdict-plan-2 = Einen Plan hast du, und die Hälfte davon klappt.
verdict-plan-3 = Ein ordentliches Netz. Die Fahrgäste kommen an.
verdict-plan-4 = Gut geplant: nicht nur gezeichnet, auch gefahren.
verdict-plan-5 = Du kennst das Netz. Andere fragen dich nach dem Weg.
verdict-plan-6 = Meisterlich geplant; jedes Fenster hat seinen Zweck.
verdict-plan-7 = Entweder ein Genie oder das größte Planungsglück der Stadt.

draw-plan-station = { $at } { $name }, Halt von { $lines }
draw-plan-special = { $at } { $name }, Sonderstation, Halt von { $lines }
draw-plan-line = Linie { $line } ({ $name }), { $stations ->
    [one] { $stations } Station
   *[other] { $stations } Stationen
}
draw-plan-wagon = Wagen der Linie { $line } ({ $name }), { $windows ->
    [one] { $windows } Fenster
   *[other] { $windows } Fenster
}
draw-plan-window = Linie { $line }, Fenster { $number }
draw-plan-end = Endstation der Linie { $line } ({ $name })
draw-plan-way = Ringlinie { $line } ({ $name }), zuerst nach { $station }
draw-plan-water = { $name }
draw-plan-worth = Wert der Linie { $line } ({ $name })
draw-plan-first = Linie { $line } zuerst fertig: { $points }
draw-plan-later = Linie { $line } später fertig: { $points }
draw-pad-completed = fertige Linien
draw-pad-transfers = Umsteigen
draw-pad-free = freie Stationen
