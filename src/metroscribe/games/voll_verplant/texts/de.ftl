# voll verplant: was jeder Plan der Familie sagt.

rule-not-an-entry = „{ $given }“ ist kein Eintrag. Schreib Linie und Zahl der Stationen wie F:3, Umsteigen F:+, die Richtung auf einer Ringbahn J>:3 oder J<:3, eine Freifahrt @F7, keine Freifahrt „-“.
rule-no-line = Auf diesem Plan gibt es keine Linie { $line }. Seine Linien sind { $letters }.
rule-no-window = Linie { $line } hat kein freies Fenster mehr; wähl eine andere Linie.
rule-ring-way = { $line } ist eine Ringbahn: Sag, in welche Richtung, { $line }> oder { $line }<.
rule-no-ring = { $line } ist keine Ringbahn; man folgt der Linie nur vom Wagon zur Endstation.
rule-same-way = „{ $move }“ markiert dieselben Stationen wie die andere Richtung; schreib es mit >.
rule-too-many = Auf Linie { $line } erreicht diese Karte { $reached ->
    [one] { $reached } Station
   *[other] { $reached } Stationen
}, nicht { $marks }.
rule-transfer-sign = Umsteigen schreibt man als Plus: { $line }:+. Mit { $line }:0 bleibt die Station frei.
rule-no-transfer = Nur eine Umsteigekarte schreibt ein Plus; sag, wie viele Stationen du auf Linie { $line } markierst.
rule-free-ride = Eine Freifahrt füllt kein Fenster: Nenn eine einzelne Station wie @F7, oder schreib „-“.
rule-must-enter = Diese Karte muss in ein Fenster: Wähl eine Linie, und sei es, um dort nichts zu markieren (F:0).
rule-no-place = Linie { $line } hat nur { $count ->
    [one] { $count } Station
   *[other] { $count } Stationen
}; eine mit dieser Nummer gibt es nicht.
rule-place-name = „{ $move }“ heißt { $name }: Eine Station wird nach der ersten ihrer Linien im Alphabet benannt.
rule-marked = { $station } ist schon markiert.

error-position-deck = Für diese Stellung gibt es keinen Kartensatz „{ $deck }“. Zur Wahl: { $candidates }.
error-position-race = Die komplettierten Linien der Stellung und ihre höheren Werte passen nicht zusammen: { $lines }.
error-position-framed = Die Stellung hat mehr gerahmte Stationen als Pluszeichen in den Fenstern.
error-position-open-card = Eine Stellung hat eine offene Karte, solange Fenster frei sind, und keine nach dem letzten.

fault-plan-mark = „{ $mark }“ bei { $at } ist weder eine Ziffer (eine Station) noch eine Linie. Linien: { $letters }; ein Punkt ist eine leere Stelle.
fault-line-letter = „{ $letter }“ ist kein Buchstabe einer Linie; eine Linie hat einen Großbuchstaben.
fault-line-windows = Linie { $line } muss 1 bis { $most } Fenster haben.
fault-line-points = der höhere Wert von Linie { $line } (first) muss über dem niedrigeren (later) liegen, und beide über 0.
fault-line-twice = Linie { $line } hält zweimal bei { $at }; nur eine Ringbahn kehrt zurück, zu ihrer ersten Station.
fault-line-colour = Linie { $line } hat die Farbe { $colour }, so wie Linie { $other }.
fault-path-word = „{ $word }“ im Weg der Linie { $line } ist kein Punkt; schreib Stationen wie C4 und Biegungen wie (C4).
fault-path-stop = der Weg der Linie { $line } hält bei { $at }, wo keine Station liegt; eine Biegung schreibt man ({ $at }).
fault-path-pass = der Weg der Linie { $line } übergeht die Station { $at }; eine Linie hält an jeder Station auf ihrem Weg.
fault-ring-open = die Ringbahn { $line } muss zu ihrer ersten Station { $at } zurückkehren, über mindestens zwei andere.
fault-leg-crooked = Linie { $line } kann nicht von { $start } nach { $end } laufen: Jedes Stück ist waagrecht, senkrecht oder schräg.
fault-leg-over = Linie { $line } kann nicht von { $start } nach { $end } laufen: { $at } liegt auf dem Weg und ist eine Station, an der sie nicht hält, oder ein Stück von einem Wagon.
fault-leg-twice = Linie { $line } läuft zweimal über das Stück von { $start } nach { $end }.
fault-wagon-size = der Wagon der Linie { $line } muss { $count } Punkte belegen, einen für den Buchstaben und je einen für die Fenster, nicht { $found }.
fault-wagon-row = der Wagon der Linie { $line } muss eine gerade Reihe sein, und der Weg muss an einem Ende davon beginnen, nicht bei { $at }.
fault-station-lines = { $at } hat im Bild eine { $count }, dort { $found ->
    [one] hält aber { $found } Linie
   *[other] halten aber { $found } Linien
}.
fault-special-many = Sonderstationen { $names }: Ein Plan mit so wenigen Fenstern kann höchstens { $most } haben.
fault-plan-count = { $counted }: Es müssen { $low } bis { $high } sein, nicht { $found }.
counted-lines = Linien
counted-windows = Fenster
counted-stations = Stationen
counted-special = Sonderstationen
fault-plan-rings = die Ringbahnen müssen { $letters } sein, nicht { $found }.
fault-unknown-deck = es gibt keinen Kartensatz „{ $name }“. Bekannt sind: { $candidates }.
fault-deck-values = im Kartensatz „{ $name }“ muss der Wert einer Karte 1 bis { $highest } sein, eine Anzahl von Karten 0 bis { $highest }.
fault-deck-name = „{ $name }“ kann kein Name für einen Kartensatz sein; nimm kleine Buchstaben, Ziffern und „-“.
fault-facts-range = „{ $key }“ müssen zwei Zahlen sein, die kleinste und die größte.
fault-plan-empty = ein Plan braucht mindestens eine Linie.
fault-path-bend = der Weg der Linie { $line } kann nicht bei ({ $at }) abbiegen: Eine Biegung liegt auf einem leeren Punkt des Bildes.
fault-path-end = der Weg der Linie { $line } muss an einer Station enden.
fault-deck-reshuffle = der Kartensatz „{ $name }“ hat keine Zahlenkarte, die „reshuffle“ nennt.
fault-deck-known = „{ $name }“ ist eine Ausgabe des Spiels; gib deinem Kartensatz einen anderen Namen.
fault-water-course = das Wasser „{ $name }“ braucht mindestens zwei Stellen.
fault-water-width = die Breite des Wassers „{ $name }“ muss zwischen 0 und der Größe des Plans liegen.
fault-station-name = „{ $name }“ bei { $at } ist kein Name, oder eine andere Station heißt auch so.
fault-deck-fills = mit dem Kartensatz „{ $name }“ würde eine Partie nie enden, weil keine Karte ein Fenster füllt.

module-expert-rule = Expertenregel: Wer eine Sonderstation markiert, trägt dieselbe Karte sofort noch einmal ein.

card-number = Zahl { $value }
card-express = Express { $value }
card-transfer = Umsteigen
card-free-ride = Freifahrt

status-voll-verplant = Runde { $turn }. Du hast noch { $windows ->
    [one] { $windows } freies Fenster
   *[other] { $windows } freie Fenster
}.
note-claimed = Höhere Werte, die vergeben sind: { $lines }.
note-reshuffle = Nach dieser Runde werden alle offenen Karten zurückgemischt.

move-stay = keine Freifahrt
move-ride = Freifahrt nach { $station } ({ $line }, { $name })
move-window = { $line } ({ $name }): ein Fenster füllen, nichts markieren
move-entry = { $line } ({ $name }): { $marks ->
    [one] { $station }
   *[other] { $marks } Stationen bis { $station }
} markieren{ $way }
move-transfer = { $line } ({ $name }): in { $station } umsteigen, { $lines ->
    [one] { $lines } Linie
   *[other] { $lines } Linien
}{ $way }
way-on = {""}
way-forth = , vorwärts auf der Ringbahn
way-back = , rückwärts auf der Ringbahn

score-completed = Linie { $line } komplettiert, { $place }
place-first = höherer Wert
place-later = niedrigerer Wert
score-transfers = Umsteigen: 2 × { $sum }
score-free = freie Stationen: { $count }

verdict-plan-0 = Du hast dich gründlich verfahren. Der nächste Zug gehört dir.
verdict-plan-1 = Ein Fahrplan mit Lücken, aber die Züge fahren.
verdict-plan-2 = Die ersten Fahrgäste kommen ans Ziel, die meisten auf Umwegen.
verdict-plan-3 = Ein ordentliches Netz. Die Fahrgäste kommen an.
verdict-plan-4 = Die Bahnsteige füllen sich: Auf deine Linien wartet man gern.
verdict-plan-5 = Du kennst das Netz. Andere fragen dich nach dem Weg.
verdict-plan-6 = Meisterlich geplant; jedes Fenster hat seinen Zweck.
verdict-plan-7 = Um deine Linien herum baut man die Stadt noch einmal neu.

draw-plan-station = { $at } { $name }, Halt von { $lines }
draw-plan-special = { $at } { $name }, Sonderstation, Halt von { $lines }
draw-plan-line = Linie { $line } ({ $name }), { $stations ->
    [one] { $stations } Station
   *[other] { $stations } Stationen
}
draw-plan-wagon = Wagon der Linie { $line } ({ $name }), { $windows ->
    [one] { $windows } Fenster
   *[other] { $windows } Fenster
}
draw-plan-window = Linie { $line }, Fenster { $number }
draw-plan-end = Endstation der Linie { $line } ({ $name })
draw-plan-way = Ringbahn { $line } ({ $name }), zuerst nach { $station }
draw-plan-water = { $name }
draw-plan-worth = Wert der Linie { $line } ({ $name })
draw-plan-first = Linie { $line } zuerst komplettiert: { $points }
draw-plan-later = Linie { $line } später komplettiert: { $points }
draw-pad-completed = Linien
draw-pad-transfers = Umsteigen
draw-pad-free = freie Stationen
