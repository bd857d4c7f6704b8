city-london = London

# London

kind-central = Zentralbezirk
kind-inner = Innenbezirk
kind-outer = Außenbezirk
kind-corner = Randbezirk
district-north-west = Nordwest
district-north = Nord
district-north-east = Nordost
district-west = West
district-centre = Mitte
district-east = Ost
district-south-west = Südwest
district-south = Süd
district-south-east = Südost
district-north-west-corner = Nordwestecke
district-north-east-corner = Nordostecke
district-south-west-corner = Südwestecke
district-south-east-corner = Südostecke
river-thames = Themse

score-tourists = Besuche bei Touristenattraktionen: { $count }
draw-pad-tourists = Touristenattraktionen

objective-eight-interchanges = 8 × Umsteigen
objective-every-district = jeder Bezirk
objective-every-sight = alle Attraktionen
objective-whole-centre = ganzes Zentrum
objective-six-crossings = sechs Flussquerungen
card-objective-eight-interchanges = Ziel: Bilde mindestens { $least } Umsteigemöglichkeiten.
card-objective-every-district = Ziel: Schließ in jedem der { $least } Bezirke mindestens eine Station an.
card-objective-every-sight = Ziel: Schließ alle { $least } Touristenattraktionen an.
card-objective-whole-centre = Ziel: Schließ alle { $least } Stationen des Zentrums an.
card-objective-six-crossings = Ziel: Fahr mindestens { $least }-mal unter dem Fluss hindurch.

verdict-0 = Mind the gap: Lücken hat dieses Netz noch so einige.
verdict-1 = Die ersten Züge fahren, und ein, zwei Fahrgäste finden sich schon zurecht.
verdict-2 = Ein brauchbares Netz; die ersten Leute lassen das Auto stehen.
verdict-3 = Gut geplant: Die Stadt kommt pünktlich zur Arbeit und abends auch ins Theater.
verdict-4 = Ein Netz zum Staunen. Auch die nächste Linie sollst du planen.
verdict-5 = Dein Plan kommt auf jeden Bahnsteig und bleibt dort hundert Jahre hängen.

mark-tourist = Touristenattraktion

guide-box-tourists = Der Stadtplan hat { $size } Touristenattraktionen. Für jede, an der eine Linie hält, kreuzt du ein Feld an, in der ganzen Partie höchstens { $most } Felder. So viel sind alle angekreuzten Felder zusammen wert, vom ersten an: { $row }.
worth-bonus = unter dem Fluss
term-tourists = Touristenattraktionen
