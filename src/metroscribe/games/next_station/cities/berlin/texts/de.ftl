city-berlin = Berlin

# Berlin

kind-main = Hauptbezirk
kind-corner = Randbezirk

card-deck-bear-circle = Kreis (Bär)
card-deck-bear-square = Quadrat (Bär)
card-deck-bear-triangle = Dreieck (Bär)
card-deck-bear-pentagon = Fünfeck (Bär)
card-deck-crown-circle = Kreis (Krone)
card-deck-crown-square = Quadrat (Krone)
card-deck-crown-triangle = Dreieck (Krone)
card-deck-crown-pentagon = Fünfeck (Krone)
card-deck-bear-joker = Joker + S-Bahn (Bär)
card-deck-crown-joker = Joker + S-Bahn (Krone)
card-deck-double-switch = Doppelweiche

objective-two-whole-districts = zwei ganze Bezirke
objective-every-district = jeder Bezirk
objective-two-corner-interchanges = 2 × Umsteigen am Rand
objective-six-framed-districts = S-Bahn in 6 Bezirken
objective-three-framed-on-a-line = Linie mit 3 × S-Bahn
card-objective-two-whole-districts = Zielkarte: Schließ in mindestens { $least } Hauptbezirken alle Stationen an.
card-objective-every-district = Zielkarte: Schließ in jedem der { $least } Bezirke mindestens eine Station an.
card-objective-two-corner-interchanges = Zielkarte: Bilde in mindestens { $least } Randbezirken eine Station mit Umsteigemöglichkeit.
card-objective-six-framed-districts = Zielkarte: Bilde in mindestens { $least } Bezirken je eine S-Bahn-Station.
card-objective-three-framed-on-a-line = Zielkarte: Bilde mindestens { $least } S-Bahn-Stationen auf einer zusammenhängenden Linie.
module-name-objectives = Zielkarten
module-text-objectives = { $dealt } Zielkarten für das ganze Netz, jede bringt { $points } Punkte.
module-objectives = { module-name-objectives }: { module-text-objectives }
pile-objective = Zielkarte
score-objective = Zielkarte „{ $objective }“ ({ $count } von { $least })
draw-pad-objective = Zielkarten
guide-objectives = Am Anfang werden { $dealt } von { $cards } Zielkarten ausgelegt, offen für alle. Jede, die dein ganzes Netz am Ende erfüllt, bringt { $points } Punkte. Diese gibt es:
card-round-effect-recurring-switch = Durchgangseffekt „Wiederkehrende Doppelweiche“: Die Doppelweiche kommt einmal in den Stapel zurück.
card-round-effect-recurring-switch-short = wiederkehrende Doppelweiche
guide-round-effect-recurring-switch = Wiederkehrende Doppelweiche: Nach ihrer Runde kommt die Doppelweiche einmal in den Stapel zurück.

verdict-0 = Der Zug ist weg, und kaum jemand saß drin. Der nächste fährt schon ein: Spring auf!
verdict-1 = Gleise gibt es, Stationen auch. Was fehlt, ist ein Grund zum Umsteigen.
verdict-2 = Manches läuft richtig gut, und der Rest eröffnet demnächst, wie man in dieser Stadt so sagt.
verdict-3 = Deine Weichen liegen richtig. Nicht mehr lange, und die Leute kommen nur, um mit deinen Linien zu fahren.
verdict-4 = Läuft wie ein Uhrwerk, sogar sonntags alle zehn Minuten.
verdict-5 = Der Bär zieht die Krone vor dir: So ein Netz gab es noch nie.

suit-bear = Bär
suit-crown = Krone

guide-joker-frames = Joker im Stapel: { $count }. Ein Joker steht für jedes Symbol, und die Station, die du erreichst, wird eine S-Bahn-Station. Das ist sie für alle Linien, die dort halten, egal ob schon gezeichnet oder erst später. Als Umsteigemöglichkeit zählt sie wie zwei.
note-joker-frames = Die Station, die du erreichst, wird eine S-Bahn-Station.
note-joker-frames-short = Die Station wird S-Bahn-Station.
worth-bonus = beide Startstationen verbunden
guide-tactics-frames = Lass den Abschnitt eines Jokers dort enden, wo Farben zusammenkommen oder später zusammenkommen werden: Als Umsteigemöglichkeit zählt eine S-Bahn-Station doppelt.
guide-table = Niemand fängt an, denn alle zeichnen gleichzeitig. Mit Papier und Karten deckt jemand die Karten für alle auf. Hier werden sie für dich aufgedeckt.
guide-turns = So hat ein Durchgang { $least } bis { $most } Runden. Eine Doppelweiche und die Karte danach sind eine Runde.
guide-round-effect-look-ahead = Blick in die Zukunft: Die nächste Karte liegt schon offen, bevor du zeichnest. Ist sie die Doppelweiche, bleibt die Karte, die mit ihr kommt, bis zu ihrer gemeinsamen Runde verdeckt. Für das Ende des Durchgangs zählt eine Karte erst in ihrer eigenen Runde; in der letzten Runde wird keine mehr im Voraus gezeigt.
term-frames = S-Bahn-Station
term-objective = Zielkarte, Zielkarten
