# Was nur auf den Regelseiten steht: die Bildunterschriften.
book-joker = Ein Joker: Der Streckenabschnitt darf zu jeder Nachbarstation führen, egal mit welchem Symbol.
book-wild = Die Karte zeigt ein Quadrat. Die Jokerstation C3 passt ebenso dazu wie die Quadrate.
book-line = Die blaue Linie hat Stationen in { $districts ->
    [one] { $districts } Bezirk
   *[other] { $districts } Bezirken
}, die meisten oben links.
book-river = Die blaue Linie quert den Fluss mit { $crossings ->
    [one] { $crossings } Streckenabschnitt
   *[other] { $crossings } Streckenabschnitten
}; das Schild im Punktebereich zeigt, was das einbringt.
book-joined = Die grünen Linien sind eine geworden, und sie bekommt den Bonus.
book-interchanges = { $few ->
    [one] Es hält { $few } Linie
   *[other] Es halten { $few } Linien
} an E3; an D2 sind es { $more }, an C3 sogar { $most }.
book-stamps = Linien treffen sich in { $districts ->
    [one] { $districts } Außenbezirk
   *[other] { $districts } Außenbezirken
} und im Randbezirk. Der Bezirk oben links liegt innen und bekommt nie einen Touristenstempel.
book-loop-missed = Alle Stationen dieses Cityrings außer E3 sind angeschlossen.
book-tourists = Blau und Pink halten an der Touristenattraktion D2, Lila an D4. Das füllt { $boxes ->
    [one] { $boxes } Feld
   *[other] { $boxes } Felder
}.
book-pad = Der Punktebereich nach Durchgang { $round } und am Ende der Partie.
book-pad-loop = Der Punktebereich nach Durchgang { $round }, als am Cityring noch Stationen fehlen ({ $missing } von { $stations }), und am Ende der Partie. An C1 halten Pink und Lila, mit dem Cityring { $lines ->
    [one] ist das { $lines } Linie
   *[other] sind das { $lines } Linien
}.
book-pad-joined = Der Punktebereich nach Durchgang { $round }, in dem die grünen Linien verbunden wurden, und am Ende der Partie. Die umrahmte Station C3 zählt wie { $interchanges ->
    [one] { $interchanges } Umsteigemöglichkeit
   *[other] { $interchanges } Umsteigemöglichkeiten
}.
book-objectives = Ein Ziel, das in jedem Bezirk eine Station verlangt. Das erste Netz erfüllt es; im zweiten fehlt der Bezirk unten links, und es gibt keine Punkte.
book-recurring-switch = Die Weiche aus Runde { $turn } kommt in den Stapel zurück. In Runde { $again } ist sie wieder da, und die Linie darf noch einmal bei D2 abzweigen.
book-recurring-double-switch = Die Doppelweiche aus Runde { $turn } kommt in den Stapel zurück. In Runde { $again } ist sie wieder da: noch einmal ein Streckenabschnitt für jede Linie.
book-effect-switch = Runde { $turn }: Der Kreis ist das spezielle Symbol und hat den Effekt „Weiche“. Darum darf die Linie bei D2 abzweigen.
book-effect-joker = Der Kreis ist das spezielle Symbol, mit dem Effekt „Joker und Doppelgleis“: Blau darf zu jedem Symbol zeichnen, auch neben Pink.
book-double-station = Die Station A1 wurde mit dem speziellen Symbol erreicht und zählt doppelt: { $stations ->
    [one] { $stations } Station zählt
   *[other] { $stations } Stationen zählen
} wie { $counted }.
book-power-second = Nach B2 – A1 erlaubt die Fähigkeit in derselben Runde einen zweiten Streckenabschnitt, wieder zu einem Kreis.
book-power-joker = Mit der Fähigkeit führt die Kreiskarte auch zu einem Quadrat. Ein Streckenabschnitt zu einem Kreis verbraucht sie nicht.
book-power-switch = Mit der Fähigkeit darf die Linie bei D2 abzweigen, als käme die Karte mit einer Weiche.
book-power-circle = Die Linie hat in ihrem besten Bezirk { $stations ->
    [one] { $stations } Station
   *[other] { $stations } Stationen
}. Mit der Fähigkeit zählt das wie { $counted }.
book-look-ahead = Die Karte mit dem Auge kommt als nächste. Von D2 führt sie zu den Quadraten C1 und E3, von C3 auch nach B4.
book-triple-corners = Die Linie erreicht bei F4 den Randbezirk. { $districts ->
    [one] Ihr { $districts } Bezirk zählt
   *[other] Ihre { $districts } Bezirke zählen
} wie { $counted }.
book-double-stations = { $stations ->
    [one] Die { $stations } Station im besten Bezirk zählt
   *[other] Die { $stations } Stationen im besten Bezirk zählen
} wie { $counted }.
book-double-tracks = In diesem Durchgang darf Blau mit jeder Karte neben Pink liegen.
book-starts-two = Die Linie „Bär“ führt von B2 über D2 nach D4. Ihre Enden sind nur B2 und D4.
book-card-line = Eine Karte mit dem Liniensymbol „Bär“: Nur die Linie, die bei B2 beginnt, darf wachsen.
book-joining = Ein Streckenabschnitt zwischen den Linien verbindet sie. Von da an verlängert jede Karte die eine Linie, hier bei B2 oder F2.
book-double-switch = Unter einer Doppelweiche ist der erste Streckenabschnitt schon gezeichnet, von C3 nach D4. Der zweite ist für die andere Linie.
book-joker-frames = Mit einem Joker hat die Linie C1 erreicht: Die Station wird umrahmt.
book-switch = Runde { $turn }, mit einer Weiche: Die Linie darf auch bei D2 abzweigen, wo sie schon { $sections ->
    [one] { $sections } Abschnitt
   *[other] { $sections } Abschnitte
} hat.
book-starts = Die Enden der blauen Linie sind E3 und ihre Startstation B2.
book-follows = Die Karte zeigt einen Kreis. Rasterlinien führen zu den Kreisen A1, D2 und C3.
book-circle = Die Linie führt von B2 über C3 und D4 nach D2. Bei B2 darf sie weiterwachsen, zurück nach C3 nie.
book-crossing = Pink stammt aus einem früheren Durchgang. Blau darf die pinke Linie in einer Station treffen, aber nicht kreuzen.
book-one-track = Zwischen D2 und C3 liegt ein pinkes Gleis: Für ein blaues ist kein Platz. Von B2 aus ist der Weg nach C3 frei.
book-double-track = Dieser Joker erlaubt ein Doppelgleis: Blau darf neben Pink liegen. Wo schon { $tracks ->
    [one] { $tracks } Gleis liegt
   *[other] { $tracks } Gleise liegen
}, passt kein weiteres.
book-loop = In den Cityring hinein kommst du nur über eine seiner Stationen. Neben ihm zeichnen darfst du nur mit Doppelgleis.
book-extension = Der Kreis ist in diesem Durchgang das spezielle Symbol, mit dem Effekt „Verlängerung“. Nach B2 – C3 darf die Linie geradeaus weiter, hier nach D4.

# Was man sieht, am echten Tisch, die Summe.
guide-heading-map = Was du siehst
guide-map = Der Stadtplan hat { $stations } Stationen in { $districts } Bezirken. Die Stationen zeigen ein Symbol: { $first }, { $second }, { $third } oder { $fourth }.
guide-map-departures = Eine Startstation hat die Farbe ihres Buntstifts. Dünne Rasterlinien zeigen, wo Streckenabschnitte verlaufen dürfen.
guide-map-pad = Punkte trägst du im Punktebereich ein. Jede Linie hat dort ein Feld, und alles andere, was zählt, auch.
guide-heading-table = Am echten Tisch
guide-table = Niemand fängt an, denn alle zeichnen gleichzeitig. Mit Papier und Karten deckt der Schaffner für alle auf. Im ersten Durchgang ist das, wer zuletzt U-Bahn gefahren ist, und dann in jedem Durchgang die nächste Person links davon. Hier werden die Karten für dich aufgedeckt.
guide-heading-total = Die Summe
guide-sum-row = { $box } = { $points }
guide-sum-row-lost = { $box } = −{ $points }
guide-sum-track = { $box } ({ $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
})
guide-sum-track-lost = { $box } (−{ $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
})

# Module, jedes mit einem Beispiel.
guide-example-objectives = Wer jedes ausgelegte Ziel erfüllt, zählt { $points } Punkte zur Summe dazu.
guide-example-special-stations = Ein Beispiel: Ausgelegt sind das Symbol { $symbol } und der Effekt „Joker und Doppelgleis“. Immer wenn in diesem Durchgang eine Karte mit dem Symbol { $symbol } aufgedeckt wird, darfst du stattdessen zum Symbol { $other } zeichnen, auch neben einem anderen Gleis.
guide-example-powers = Ein Beispiel: Dein Buntstift hat die Fähigkeit „Joker“. Aufgedeckt wird das Symbol { $symbol }, aber du willst lieber zum Symbol { $other }: Du nutzt die Fähigkeit und zeichnest dorthin. In diesem Durchgang ist sie damit verbraucht.
guide-example-round-effects = Ein Beispiel: Bei dreifachen Randbezirken zählt eine Linie in { $districts } Bezirken, von denen einer ein Randbezirk ist, { $counted } Bezirke.

# Taktik.
guide-heading-tactics = Taktik
guide-tactics-factors = Bei einer Linie wird multipliziert, also lass beide Zahlen wachsen: { $districts } × { $stations } ist mehr als { $many } × { $few }.
guide-tactics-cards = Alle Karten des Durchgangs liegen offen. Bevor du auf ein Symbol hoffst, sieh nach, ob es noch kommen kann.
guide-tactics-ends = Halt die Enden deiner Linie beweglich: Von einem Ende, um das herum es nur wenige Symbole gibt, kommst du bald nicht mehr weg. Manchmal ist es besser, nichts zu zeichnen, als dich einzumauern.
guide-tactics-room = Streckenabschnitte kreuzen sich nie, also ist jede Linie der nächsten im Weg. Lass einen Weg aus den Startstationen frei, an denen du noch beginnen musst.
guide-tactics-interchanges = Führ deine Linie in späteren Durchgängen durch Stationen, die du schon angeschlossen hast. So entstehen Umsteigemöglichkeiten, die dich nichts kosten.
guide-tactics-loop = Die Stationen am Cityring lohnen sich mehrfach. Jede, die du auslässt, kostet Punkte; und wo du hältst, zählt der Cityring schon als eine Linie der Umsteigemöglichkeit.
guide-tactics-corners = Ein Randbezirk hat nur eine einzige Station. Halten dort Linien verschiedener Farben, ist sein Touristenstempel mehr wert als der eines Außenbezirks.
guide-tactics-double-track = Mit einem Joker darfst du neben einem anderen Gleis zeichnen. Das hilft einer Linie, die eingekeilt ist, und öffnet den Weg am Cityring entlang.
guide-tactics-joining = Verbinde deine Linien, wenn du kannst. Das bringt zusätzliche Punkte, die Bezirke und Stationen beider zählen zusammen, und von da an passt jedes Liniensymbol.
guide-tactics-ending = Der Durchgang endet, sobald alle Karten eines der beiden Liniensymbole aufgedeckt sind. Zähl mit, und schieb das Verbinden nicht auf.
guide-tactics-wild = Eine Jokerstation passt zu jeder Karte. Halt dir eine in Reichweite für die Runde, in der sonst nichts passt.
guide-tactics-sights = Jede deiner Linien darf wieder an denselben Touristenattraktionen halten, und je weiter hinten in der Reihe, desto mehr bringt ein Besuch.
guide-tactics-river = Jeder Streckenabschnitt unter dem Fluss bringt Punkte. Eine Linie, die hin- und herwechselt, sammelt außerdem Bezirke auf beiden Ufern.

# Eine erste Partie.
guide-heading-first = Deine erste Partie
guide-first-plain = Spiel deine ersten Partien ohne Module. Nimm sie dazu, wenn dir die Grundregeln leichtfallen, und nicht alle auf einmal.
guide-first-easy = Diese Stadt eignet sich gut für den Anfang: eine einzige Linie je Durchgang, kein Cityring im Weg und eine Jokerstation, die zu jeder Karte passt.
guide-first-two-lines = Ein Linienpaar in jedem Durchgang braucht etwas Übung. Wenn du die Reihe noch nicht kennst, ist eine Stadt mit einer einzigen Linie je Durchgang leichter.
guide-first-demanding = Wegen des Cityrings ist diese Stadt die anspruchsvollste der Reihe. Wenn du die Reihe noch nicht kennst, fang mit einer anderen an.

# Wie wir die Regeln lesen.
guide-heading-readings = Unsere Auslegung
guide-readings-own-map = Der gedruckte Stadtplan ist nicht öffentlich. Dieser ist unser eigener: Bezirke und Startstationen entsprechen dem, was die Anleitung sagt; wo die Stationen und Rasterlinien liegen, haben wir entschieden.
guide-readings-deck = Die Anleitung sagt, wie viele Karten jeder Art es gibt. Welche Symbole sie zeigen, schließen wir aus den anderen Spielen der Reihe.
guide-readings-bands = In der Solo-Tabelle der Anleitung gehört die Grenze der besten Zeile auch zu der Zeile darunter. Wir rechnen sie zur unteren.
guide-readings-no-rulebook = Die Anleitung dieser Stadt haben wir nicht. Ihre Regeln kennen wir aus dem, was andere darüber geschrieben haben. Der Stadtplan ist der des gedruckten Spiels, verglichen mit mehreren Abschriften.
guide-readings-pencils = Nach den Anleitungen wählen alle einen Buntstift. Hier werden sie ausgelost, es sei denn, der Tisch ist zum Wählen eingestellt: Dann wird nur ausgelost, wer zuerst wählt.
guide-readings-districts = Die Anleitungen zählen die Bezirke, durch die eine Linie führt, wir die, in denen sie hält. Auf unseren Stadtplänen ist das dasselbe: Kein Streckenabschnitt führt durch einen Bezirk, in dem keine seiner Stationen liegt.
guide-readings-empty = Eine Linie ohne Streckenabschnitt zählt nichts und schließt nichts an, auch nicht ihre Startstation.
guide-readings-early = In den ersten { $early } Runden eines Durchgangs, in denen eine Weiche verfällt, lässt sich auch kein Effekt und keine Fähigkeit nutzen, die wie eine Weiche wirkt.
guide-readings-double-section = Ein Streckenabschnitt, der eigene Punkte bringt, bringt sie auch neben einem anderen Gleis.
guide-readings-double-station = Eine Doppelstation gilt, ohne dass du es sagen musst, denn schaden kann sie nie.
guide-readings-extension = Ein Streckenabschnitt entlang einer Kurve hat keine Verlängerung.
guide-readings-printed = Über den Effekt entscheidet das Symbol auf der Karte, egal zu welcher Station du zeichnest.
guide-readings-double-track = Der Effekt „Joker und Doppelgleis“ erlaubt auch hier ein Doppelgleis, obwohl die Joker dieser Stadt das nicht tun.
guide-readings-powers = Die Spezialfähigkeiten kennen wir nur aus dem, was andere darüber geschrieben haben. Dass ein Streckenabschnitt, den du ohnehin zeichnen darfst, nie eine verbraucht, ist unsere Regel.
guide-readings-second = Ein zweiter Streckenabschnitt setzt einen ersten in derselben Runde voraus. Er darf an jedem Ende beginnen, auch am neuen, und was die Runde erlaubt, gilt für beide.
guide-readings-second-wild = Er darf immer zu einer Jokerstation führen und nach einem Joker, der dich dorthin gebracht hat, zu jedem Symbol.
guide-readings-circle = Die eingekreiste Station kommt bei der Wertung der Linie zum besten Bezirk dazu.
guide-readings-circle-doubled = Wo die Stationen des besten Bezirks verdoppelt werden, kommt die eingekreiste vorher dazu.
guide-readings-circle-station = Eine eingekreiste Station und eine Doppelstation zählen beide, auch wenn es dieselbe Station ist.
guide-readings-joker-power = Die Fähigkeit „Joker“ löst keinen Effekt einer speziellen Station aus und verhindert auch keinen.
guide-readings-order = Die Reihenfolge der Module innerhalb einer Runde haben wir festgelegt. Eine Verlängerung, auf die du verzichtest, darfst du noch als zweiten Streckenabschnitt zeichnen; das verbraucht die Fähigkeit.
guide-readings-better-line = Doppelte Stationen gelten für die bessere Linie einer Farbe, wenn ihre Linien nicht verbunden sind; gefragt wird nicht.
guide-readings-visiting = Durchgangseffekte stammen aus einer anderen Stadt. Deren Anleitung lässt sie auch hier zu, verweist für die Einzelheiten aber auf eine Seite, die wir nicht haben. Allein ziehen wir wie dort { $points } Punkte für sie ab.
guide-readings-recurring = Eine wiederkehrende Weiche kommt auch zurück, wenn sie verfallen war, und erlaubt wie immer einen einzigen Streckenabschnitt.
guide-readings-corners = Randbezirke sind die mit einer einzigen Station in den Ecken des Stadtplans.
guide-readings-beside-loop = Doppelgleise dürfen auch neben dem Cityring liegen.

# Die Wörter, die die Regeln erklären, in allen Formen, die in den Regeln vorkommen.
term-district = Bezirk, Bezirke, Bezirken, Bezirks
term-symbol = Symbol, Symbole
term-departure = Startstation, Startstationen
term-guide-line = Rasterlinie, Rasterlinien
term-pencil = Buntstift, Buntstifte, Buntstifts
term-joker = Joker, Jokers
term-switch = Weiche, Weichen, Doppelweiche, Doppelweichen
term-wild = Jokerstation, Jokerstationen
term-double-track = Doppelgleis, Doppelgleise
term-loop = Cityring, Cityrings
term-objective = Ziel, Ziele, Zielen
term-special = spezielle Stationen
term-extension = Verlängerung
term-double-station = Doppelstation
term-power = Spezialfähigkeit, Spezialfähigkeiten, Fähigkeit, Fähigkeiten
term-round-effect = Durchgangseffekt, Durchgangseffekte
term-interchanges = Umsteigemöglichkeit, Umsteigemöglichkeiten
