# Was nur auf den Regelseiten steht: die Bildunterschriften.
book-starts-two = Die Linie des Bären führt von B2 über D2 nach D4. Ihre Enden sind nur B2 und D4.
book-card-line = Eine Karte mit dem Bären: Nur die Linie, die bei B2 beginnt, darf wachsen.
book-joining = Ein Streckenabschnitt zur anderen Linie verbindet die beiden. Von da an verlängert jede Karte die eine Linie, hier bei B2 oder F2.
book-double-switch = Unter einer Doppelweiche ist der erste Streckenabschnitt schon gezeichnet, von C3 nach D4. Der zweite ist für die andere Linie.
book-joker-frames = Mit einem Joker hat die Linie C1 erreicht: Die Station wird eingerahmt.
book-switch = Die dritte Runde, mit einer Weiche: Die Linie darf auch bei D2 abzweigen, wo sie schon zwei Abschnitte hat.
book-starts = Die blaue Linie hat zwei Enden: ihre Startstation B2 und E3.
book-follows = Die Karte zeigt einen Kreis. Rasterlinien führen zu den Kreisen A1, D2 und C3.
book-circle = Die Linie führt von B2 über C3 und D4 nach D2. Bei B2 darf sie weiterwachsen, zurück nach C3 nie.
book-crossing = Pink stammt aus einem früheren Durchgang. Blau darf die pinke Linie in einer Station treffen, aber nicht kreuzen.
book-one-track = Zwischen D2 und C3 liegt ein pinkes Gleis: Für ein blaues ist kein Platz. Von B2 aus ist der Weg nach C3 frei.
book-double-track = Dieser Joker erlaubt ein Doppelgleis: Blau darf neben Pink liegen. Wo schon zwei Gleise liegen, passt kein drittes.
book-loop = In den Ring hinein kommst du nur über eine seiner Stationen. Neben ihm zeichnen darfst du nur mit Doppelgleis.
book-extension = Der Kreis ist in diesem Durchgang besonders, mit dem Effekt Verlängerung. Nach B2 – C3 darf die Linie geradeaus weiter, hier nach D4.
