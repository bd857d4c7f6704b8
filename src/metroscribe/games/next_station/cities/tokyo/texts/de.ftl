city-tokyo = Tokio

# Tokio

kind-central = Zentralbezirk
kind-inner = Innenbezirk
kind-outer = Außenbezirk
kind-corner = Randbezirk

score-stamps = Touristenstempel in { $kind ->
    [Randbezirk] Randbezirken
   *[other] Außenbezirken
}: { $count } × { $each }
score-loop = nicht angeschlossene Stationen am Cityring: { $count } × −{ $each }

objective-four-stamps = vier Touristenstempel
objective-great-interchange = Umsteigen mit 4 Linien
objective-whole-loop = ganzer Cityring
objective-every-district = jeder Bezirk
objective-whole-centre = ganzes Zentrum
card-objective-four-stamps = Ziel: Sammle mindestens { $least } Touristenstempel.
card-objective-great-interchange = Ziel: Bilde eine Umsteigemöglichkeit mit mindestens { $lines } Linien; der Cityring zählt als Linie.
card-objective-whole-loop = Ziel: Schließ alle { $least } Stationen des Cityrings an.
card-objective-every-district = Ziel: Schließ in jedem der { $least } Bezirke mindestens eine Station an.
card-objective-whole-centre = Ziel: Schließ alle { $least } Stationen des Zentrums an.

verdict-0 = Der letzte Zug ist ohne dich abgefahren. Schlaf eine Nacht darüber und nimm morgen den ersten.
verdict-1 = Ein paar Linien führen schon irgendwohin. Mit mehr Gespür für Abzweigungen stiegen mehr Leute ein.
verdict-2 = Das Netz läuft, und die Fahrgäste kommen. Jetzt lass die Linien einander begegnen.
verdict-3 = Ein feines Netz: Die Stationen füllen sich, und die Stadt merkt es.
verdict-4 = Ein Meisterplan: Die ganze Stadt steigt dort um, wo du es wolltest.
verdict-5 = Niemand kennt die Gleise dieser Stadt so wie du. Bald trägt eine Linie deinen Namen.
draw-pad-stamps = Touristenstempel
draw-pad-loop = nicht angeschlossene Stationen am Cityring

guide-box-stamps = Ein Bezirk in der Umgebung der Stadt bekommt einen Touristenstempel, einmal, sobald er eine Station mit Umsteigemöglichkeit hat. Zwei Linien genügen.
guide-box-stamps-row = Je { $kind } ({ $size } auf dem Stadtplan): { $each } Punkte.
guide-box-loop = Der Cityring hat { $size } Stationen. Jede davon, die keine deiner Linien anschließt, kostet { $each } Punkte.
term-stamps = Touristenstempel
