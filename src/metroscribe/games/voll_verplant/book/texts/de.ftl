# Die Bildunterschriften.
book-plan-window = Jede Linie hat ihre eigenen Fenster. Sind die von Linie B gefüllt, lässt sich dort nichts mehr eintragen.
book-plan-number = Vom Wagon aus werden freie Stationen hintereinander markiert.
book-plan-stop = Linie C hat die Station markiert, an der sie A trifft. Auf A endet die Reihe davor, und der Rest der Zahl verfällt.
book-plan-fewer = Weniger Kreuze sind erlaubt, auch gar keine, etwa auf einer kompletten Linie. Das Fenster wird trotzdem gefüllt.
book-plan-express = Der Express überspringt die markierte Station und fährt dahinter weiter.
book-plan-transfer = Die erste freie Station vom Wagon aus bekommt die Zahl der Linien, die dort halten.
book-plan-free-ride = Jede freie Station darf markiert werden, egal wo sie liegt. Ein Fenster wird nicht gefüllt.
book-plan-ring = Dieselbe Karte, einmal vorwärts und einmal rückwärts um den Ring.
book-plan-ring-end = Die erste Station ist schon markiert. Also beginnt der Eintrag an der nächsten freien in dieser Richtung und endet, wo sich der Ring schließt.
book-plan-complete = Die letzte freie Station von A und C wird markiert. Also sind diese Linien in derselben Runde komplett.
book-plan-later = Jemand anders hat C schon komplettiert, also bleibt dafür der niedrigere Wert. Für A gibt es noch den höheren.
book-plan-pad = Der Punktebereich füllt sich Feld für Feld: die kompletten Linien, das Umsteigen und die Hälfte der freien Stationen, die abgezogen wird.
book-plan-repeat = Der Eintrag auf B markiert die Sonderstation. Dieselbe Karte wird sofort noch einmal eingetragen, hier auf A.

# Was man sieht, am echten Tisch, die Summe.
guide-plan-heading-plan = Was du siehst
guide-plan-wagons = Jede Linie beginnt an ihrem Wagon, der ihren Buchstaben und ihre Fenster zeigt. Von dort führt sie von Station zu Station. Neben dem Plan stehen ihre Werte: der höhere für alle, die sie zuerst komplettieren, der niedrigere für die anderen.
guide-plan-shared = Linien teilen sich Stationen. Eine markierte Station ist für alle ihre Linien markiert.
guide-plan-heading-table = Am echten Tisch
guide-plan-table = Niemand fängt an, denn alle spielen gleichzeitig. Mit Papier und Karten ist für die ganze Partie Zugführer, wer zuletzt eine U-Bahn gesehen hat. Diese Person mischt und deckt jede Karte für alle auf.
guide-plan-table-aloud = Wer eine Linie zuerst komplettiert, sagt ihren Buchstaben laut an und kreist den höheren Wert ein; die anderen streichen ihn durch. Hier geschieht das alles von selbst.
guide-plan-heading-total = Die Summe
guide-plan-sum-example = Ein Beispiel, Feld für Feld:
guide-plan-sum-completed = komplettierte Linien: { $values } = { $points }
guide-plan-sum-transfers = Umsteigen: { $each } × ({ $values }) = { $points }
guide-plan-sum-free = freie Stationen: die Hälfte von { $count }, abgerundet, ist { $points }
guide-plan-heading-winner = Wer gewinnt
guide-plan-example-expert = Ein Beispiel: Du trägst eine { $value } ein und markierst unterwegs eine Sonderstation. Du beendest diesen Eintrag; dann trägst du die { $value } noch einmal ein, in ein freies Fenster einer beliebigen Linie, und markierst dort bis zu { $value } Stationen.

# Taktik.
guide-plan-heading-tactics = Taktik
guide-plan-tactics-values = Nicht jede Linie ist gleich viel wert, und nicht überall lohnt es sich gleich, zuerst fertig zu sein. Beeil dich dort, wo der höhere Wert weit über dem niedrigeren liegt, und lass dir anderswo Zeit.
guide-plan-tactics-transfer = Lass eine Station frei, an der viele Linien halten, und warte auf das Umsteigen: Ihre Zahl zählt am Ende mal { $points }.
guide-plan-tactics-crossing = Die Kreuze der einen Linie halten eine andere auf, wo sich beide treffen. Manchmal lohnt es sich, eine Reihe früher zu beenden und diese Station frei zu lassen.
guide-plan-tactics-express = Linien, denen markierte Stationen im Weg sind, sind etwas für den Express. Halt dort ein Fenster für ihn frei.
guide-plan-tactics-given-up = Kaum jemand markiert alle Stationen. Gib eine Linie auf, und füll ihre Fenster mit Karten, die nirgends passen.
guide-plan-tactics-cards = Der Stapel ist klein. Merk dir, was schon aufgedeckt wurde und was bis zum nächsten Mischen noch kommen kann.

# Eine erste Partie.
guide-plan-heading-first = Deine erste Partie
guide-plan-first-plain = Spiel deine ersten Partien ohne die Expertenregel.
guide-plan-first-ring = Dieser Plan hat eine Ringbahn. Für eine erste Partie ist ein Plan ohne Ringbahn leichter.
guide-plan-first-no-ring = Dieser Plan hat keine Ringbahn und eignet sich darum gut für eine erste Partie.

# Wie wir die Regeln lesen.
guide-plan-heading-readings = Unsere Auslegung
guide-readings-own-plan = Der gedruckte Plan ist nicht öffentlich. Dieser ist unser eigener, gezeichnet nach den wirklichen Linien der Stadt; auch seine Fenster und Werte sind also von uns.
guide-readings-classic-sheet = Dieser Plan hat die Angaben eines Blatts der ersten Ausgabe. Wir spielen ihn nach den Regeln und mit der Wertung von voll verplant.
guide-plan-readings-deck-values = Von den { $cards } Karten der Anleitung kennen wir die Arten und wie viele es von jeder gibt. Die Werte der Zahlen- und Expresskarten sind von uns.
guide-plan-readings-deck-transfers = Die Liste der { $cards } Karten einer älteren Ausgabe, wie wir sie kennen, hat eine Karte zu viel. Dass { $transfers } davon zum Umsteigen sind, ist unsere Vermutung.
guide-plan-readings-bands = In unserem Exemplar der Anleitung fehlen einige Zeilen der Solo-Tabelle. Wir haben ergänzt, was zwischen und über den anderen liegt.
guide-plan-readings-ring = Die Anleitung sagt nur, dass du die Richtung jedes Mal neu wählst. Wo ein Eintrag beginnt, wenn die erste Station markiert ist, und wie weit ein Express fährt, ist unsere Auslegung.
guide-plan-readings-repeat = Die Anleitung sagt, dass dieselbe Karte sofort noch einmal eingetragen wird. Wann genau, wohin eine Wiederholung führen darf und wann sie verfällt, ist unsere Auslegung.
guide-plan-readings-full = Die Anleitung sagt nicht, was mit denen ist, die vor den anderen fertig sind. Bei uns nehmen sie keine Karten mehr.
guide-plan-readings-left = Wer die Partie verlassen hat, hält niemanden auf: Jede verpasste Karte schließt eines der freien Fenster.

# Die Wörter, die die Regeln erklären, in allen Formen, die in den Regeln vorkommen.
term-wagon = Wagon, Wagons
term-window = Fenster
term-express = Express
term-transfer = Umsteigen, Umsteigekarten
term-free-ride = Freifahrt, Freifahrten
term-ring = Ringbahn
term-complete = komplett, komplettiert, komplettieren
term-value = höheren Wert, höhere Wert
term-special-station = Sonderstation, Sonderstationen
