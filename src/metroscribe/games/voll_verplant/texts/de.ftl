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
rule-free-ride = Eine Freifahrt füllt kein Fenster: Wähl eine einzelne freie Station (wie @F7) oder keine („-“).
rule-must-enter = Diese Karte muss in ein Fenster: Wähl eine Linie, und sei es, um dort nichts zu markieren (F:0).
rule-no-place = Linie { $line } hat nur { $count ->
    [one] { $count } Station
   *[other] { $count } Stationen
}; eine mit dieser Nummer gibt es nicht.
rule-place-name = „{ $move }“ heißt { $name }: Eine Station wird nach der ersten ihrer Linien im Alphabet benannt.
rule-marked = { $station } ist schon markiert.
why-not-on-line = { $station } liegt nicht an Linie { $line }.
why-transfer-first = Umsteigen markiert die erste freie Station vom Wagon aus; auf Linie { $line } ist das { $first }.
why-plan-nowhere = Hier gibt es nichts zu markieren. Tippe auf den Wagon einer Linie, dann auf die letzte Station, bis zu der die Karte reichen soll.
why-way = Tippe zuerst auf den Wagon der Linie { $line }, dann auf die Richtung, wo sie einen Unterschied macht.
why-ride-nowhere = Hier gibt es nichts zu markieren. Tippe auf irgendeine freie Station.
why-hint-first-free = Die Reihe beginnt bei { $station }, der ersten freien Station vom Wagon aus, und die Karte markiert höchstens { $count ->
    [one] { $count } Station
   *[other] { $count } Stationen
}.
why-hint-marked = { $station } ist markiert und beendet die Reihe; nur ein Express springt darüber hinweg.

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
fault-wagon-size = der Wagon der Linie { $line } muss { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
} belegen, einen für den Buchstaben und je einen für die Fenster, nicht { $found }.
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

module-name-expert-rule = Expertenregel
module-text-expert-rule = Wer eine Sonderstation markiert, trägt dieselbe Karte sofort noch einmal ein.
module-expert-rule = { module-name-expert-rule }: { module-text-expert-rule }
option-name-deck = Kartensatz
option-deck = { $deck }
deck-14 = 14 Karten: voll verplant (2021)
deck-15 = 15 Karten: MetroX (2019)
deck-20 = 20 Karten: MetroX (2018)

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
note-number = Füll ein Fenster einer Linie und markiere dort bis zu { $count } in Folge, ab der ersten freien Station.
note-express = Füll ein Fenster einer Linie und markiere dort bis zu { $count }; markierte Stationen werden übersprungen.
note-transfer = Füll ein Fenster einer Linie; ihre erste freie Station vom Wagon aus bekommt die Zahl der Linien, die dort halten.
note-free-ride = Markiere eine beliebige freie Station; kein Fenster wird gefüllt.
note-claimed-short = höhere Werte vergeben: { $lines }
note-number-short = Bis zu { $count } in Folge auf einer Linie, ab ihrer ersten freien Station.
note-express-short = Bis zu { $count } auf einer Linie; markierte werden übersprungen.
note-transfer-short = Die erste freie Station einer Linie, mit der Zahl ihrer Linien.
note-free-ride-short = Eine beliebige freie Station, ohne Fenster.
note-reshuffle-short = Danach wird alles zurückgemischt.
note-flipped = { $count ->
    [one] { $count } Karte seit dem Mischen
   *[other] { $count } Karten seit dem Mischen
}
ended-shuffle = { $count ->
    [one] Nach einer Karte wird neu gemischt
   *[other] Nach { $count } Karten wird neu gemischt
}

move-stay = keine Freifahrt
move-stay-played = für dich wurde nichts eingetragen
finish-turn-entered = Was { $name } eingetragen hat, gilt. Was fehlt, wird dort eingetragen, wo es am wenigsten schadet.
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
# Wo wenig Platz ist: derselbe Zug in ein, zwei Wörtern, unter seinem Schlüssel mit -short.
move-ride-short = frei: { $station }
move-window-short = { $line }: nichts
move-entry-short = { $line }: { $marks ->
    [one] { $station }
   *[other] { $marks } → { $station }
}
move-transfer-short = { $line }: ⇄ { $station }
way-on = {""}
way-forth = , vorwärts auf der Ringbahn
way-back = , rückwärts auf der Ringbahn

score-completed = Linie { $line } komplettiert, { $place }
place-first = höherer Wert
place-later = niedrigerer Wert
score-transfers = Umsteigen: { $each } × { $sum }
score-free = freie Stationen: { $count }
worth-full = { $line } ({ $name }) hat kein Fenster mehr: { $count ->
    [one] { $count } Station fehlt
   *[other] { $count } Stationen fehlen
}

verdict-plan-0 = Du hast dich gründlich verfahren. Der nächste Zug gehört dir.
verdict-plan-1 = Ein Fahrplan mit Lücken, aber die Züge fahren.
verdict-plan-2 = Die ersten Fahrgäste kommen ans Ziel, die meisten auf Umwegen.
verdict-plan-3 = Ein ordentliches Netz. Die Fahrgäste kommen an.
verdict-plan-4 = Die Bahnsteige füllen sich: Auf deine Linien wartet man gern.
verdict-plan-5 = Du kennst das Netz. Andere fragen dich nach dem Weg.
verdict-plan-6 = Meisterlich geplant; jedes Fenster hat seinen Zweck.
verdict-plan-7 = Um deine Linien herum baut man die Stadt noch einmal neu.

draw-plan-station = { $station }, Halt { $count ->
    [one] der Linie
   *[other] der Linien
} { $lines }
draw-plan-special = { $station }, Sonderstation, Halt { $count ->
    [one] der Linie
   *[other] der Linien
} { $lines }
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
draw-plan-water = { $water }
draw-plan-worth = Wert der Linie { $line } ({ $name })
draw-plan-first = Linie { $line } zuerst komplettiert: { $points }
draw-plan-later = Linie { $line } später komplettiert: { $points }
draw-pad-completed = komplette Linien
draw-pad-transfers = Umsteigen
draw-pad-free = freie Stationen
box-completed = Linie { $line }
tie-free = freie Stationen: { $count }

# Die Regeln als Seite.
guide-plan-heading-goal = Worum es geht
guide-plan-goal = Der Plan hat { $lines } Linien und { $stations } Stationen; die Wagons der Linien haben zusammen { $windows } Fenster. Du trägst Karten in die Fenster ein und markierst damit Stationen. Komplettiere Linien, steig gut um, und lass wenige Stationen frei.
guide-plan-together = Alle antworten gleichzeitig auf dieselbe Karte, jede Person auf ihrem eigenen Blatt. Wer eine Linie vor den anderen komplettiert, bekommt mehr dafür.
guide-plan-heading-turn = Eine Runde
guide-plan-turn = Eine Karte wird aufgedeckt. Wähl eine Linie mit einem freien Fenster, trag die Karte dort ein, und markiere Stationen dieser Linie.
guide-plan-number = Zahl: Markiere so viele Stationen hintereinander, beginnend mit der ersten freien vom Wagon aus. Eine markierte Station beendet die Reihe, die Endstation auch; was von der Zahl übrig ist, verfällt.
guide-plan-fewer = Du darfst weniger Stationen markieren oder gar keine. Aber ein Fenster musst du füllen, notfalls bei einer Linie, die schon komplett ist.
guide-plan-express = Express: ebenso, nur werden markierte Stationen übersprungen. Freie darfst du nicht auslassen.
guide-plan-transfer = Umsteigen: Trag ein Plus ein. Die erste freie Station vom Wagon aus bekommt die Zahl der Linien, die dort halten, diese mitgezählt, und ist damit markiert.
guide-plan-free-ride = Freifahrt: Kein Fenster wird gefüllt. Markiere eine beliebige freie Station oder keine.
guide-plan-heading-ring = Die Ringbahn
guide-plan-ring = Linie { $line } ({ $name }) ist eine Ringbahn. Du darfst ihr in beiden Richtungen folgen und wählst bei jedem Eintrag neu. Ein Eintrag beginnt an der ersten Station oder, wenn die markiert ist, an der ersten freien auf deinem Weg.
guide-plan-ring-end = Eine Zahl endet an jeder markierten Station, auch an der ersten; ein Express fährt höchstens einmal herum. Die Ringbahn ist komplett, wenn alle ihre Stationen markiert sind.
guide-plan-heading-expert = Expertenregel
guide-plan-special = Sonderstationen ({ $count }): { $names }. Wer eine davon mit einer Zahl, einem Express oder beim Umsteigen markiert, trägt dieselbe Karte sofort noch einmal ein, in ein weiteres Fenster einer beliebigen Linie.
guide-plan-repeat = Vorher wird der erste Eintrag beendet. Die Wiederholung hat den vollen Wert der Karte; sie muss nichts markieren, und sie darf die nächste Sonderstation erreichen. Sie verfällt, wenn kein Fenster frei ist. Eine Freifahrt löst keine aus.
guide-plan-heading-cards = Die Karten
guide-plan-deck = Der Stapel hat { $cards } Karten. Zahlen: { $numbers }. Express: { $express }. Umsteigekarten: { $transfers }. Freifahrten: { $rides }.
guide-plan-deck-other = Ein Tisch kann stattdessen den Kartensatz „{ $deck }“ wählen. Zahlen: { $numbers }. Express: { $express }. Umsteigekarten: { $transfers }. Freifahrten: { $rides }.
guide-plan-reshuffle = Wird eine { $value } aufgedeckt, werden am Ende der Runde alle offenen Karten zurückgemischt, sie selbst auch.
guide-plan-reshuffle-empty = Wenn keine Karte mehr da ist, werden alle neu gemischt.
guide-plan-heading-race = Linien komplettieren
guide-plan-complete = Eine Linie ist komplett, wenn alle ihre Stationen markiert sind, egal wodurch. In einer Runde können mehrere Linien komplett werden.
guide-plan-race = Wer eine Linie in der Runde komplettiert, in der das zum ersten Mal geschieht, bekommt ihren höheren Wert; das gilt auch für mehrere in derselben Runde. Alle danach bekommen den niedrigeren.
guide-plan-heading-lines = Die Linien dieses Plans
guide-plan-line = { $line } ({ $name }): { $stations ->
    [one] { $stations } Station
   *[other] { $stations } Stationen
}, { $windows } Fenster, höherer Wert { $first }, niedrigerer Wert { $later }
guide-plan-heading-end = Das Ende
guide-plan-end = Die Partie endet nach der Runde, in der das letzte Fenster gefüllt wird. Alle werden zugleich fertig.
guide-plan-end-expert = Die Partie endet, sobald nach einer Runde niemand mehr ein freies Fenster hat. Mit der Expertenregel werden nicht alle zugleich fertig: Wer keines mehr hat, nimmt keine Karten mehr, auch keine Freifahrt. Die anderen spielen weiter und können noch den höheren Wert einer Linie bekommen.
guide-plan-heading-score = Die Wertung
guide-plan-score-lines = Zähl die Werte deiner komplettierten Linien zusammen.
guide-plan-score-transfers = Dazu kommen deine Umsteigezahlen, jede mal { $points }.
guide-plan-score-free = Zieh die halbe Zahl der freien Stationen ab, abgerundet. Eine Station zählt einmal, egal wie viele Linien dort halten.
guide-plan-winner = Die höchste Summe gewinnt. Bei Gleichstand gewinnt, wer weniger freie Stationen hat; sind auch die gleich, teilt ihr euch den Sieg.
guide-plan-heading-alone = Allein
guide-plan-alone = Allein bekommst du immer den höheren Wert, aber jede freie Station kostet einen ganzen Punkt. Dann schlag deine Summe nach:

# Eine begleitete erste Partie.
lesson-plan-number = Willkommen! Die Karte zeigt eine 4. Wähl eine Linie und trag sie in eines ihrer Fenster ein; sie markiert bis zu vier Stationen, vom Wagon aus. Tippe auf einen Wagon und dann auf die letzte Station, die du markieren willst. Kurze Linien sind bald komplett.
lesson-plan-staged = Noch ist nichts endgültig. Du kannst den Eintrag zurücknehmen und einen anderen versuchen. Wenn er dir gefällt, drück auf „Fertig“, und die nächste Karte wird aufgedeckt.
lesson-plan-transfer = Umsteigen. Das markiert nur die erste freie Station vom Wagon aus und trägt dort ein, wie viele Linien halten; am Ende zählt diese Zahl doppelt. An der Station, die hier gezeigt wird, halten vier Linien.
lesson-plan-express = Express 3. Er markiert drei freie Stationen und springt unterwegs über markierte hinweg, an denen eine Zahl enden müsste. Nimm ihn für eine Linie, die eine markierte Station vor sich hat. Lässt sich etwas nicht markieren, tippe darauf: Dann erfährst du, warum.
lesson-plan-free-ride = Eine Freifahrt. Markiere eine beliebige freie Station, ohne ein Fenster zu füllen. Nimm eine, die sich mehrere Linien teilen, oder eine, an der eine Linie kurz vor dem Ziel hängen bliebe.
lesson-plan-complete = Eine 3. Sind alle Stationen einer Linie markiert, ist sie komplett, und der Wert neben ihrem Wagon gehört dir. Allein bekommst du immer den höheren. Such eine Linie, der nur wenige Stationen fehlen.
lesson-plan-lapse = Eine 5. Du darfst weniger Stationen markieren, als die Karte sagt. An der Endstation oder an einer markierten endet die Reihe ohnehin, und der Rest der Zahl verfällt. Das ist nicht schade, wenn eine Linie damit komplett wird.
lesson-plan-six = Die 6 ist die höchste Zahl: Nimm sie für eine Linie mit vielen freien Stationen hintereinander. Nach dieser Runde werden alle offenen Karten zurückgemischt.
lesson-plan-windows = Noch eine 5. Jede Karte außer der Freifahrt kostet ein Fenster, ob sie hilft oder nicht, und mit dem letzten Fenster endet die Partie. Allein kostet dann jede freie Station einen Punkt.
lesson-plan-alone = Mehr brauchst du nicht. Die Regeln hast du immer zur Hand. Spiel allein weiter, oder hör auf, wann du magst.
