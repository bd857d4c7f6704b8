# Next Station: was jede Stadt der Familie sagt.

rule-not-a-move = „{ $given }“ ist kein Spielzug. Schreib einen Streckenabschnitt als C4-E4, neben einem anderen Gleis als C4=E4, und „-“, wenn du aussetzt.
rule-no-station = Bei { $at } liegt keine Station.
rule-no-guide-line = Von { $start } führt keine Rasterlinie direkt nach { $end }.
rule-not-on-line = { $at } liegt nicht auf deiner Linie; ein Streckenabschnitt beginnt an einem ihrer Enden.
rule-not-an-end = { $at } liegt mitten auf deiner Linie; dort abzweigen darfst du nur mit einer Weiche und auch dann nicht { $early ->
    [one] in der ersten Runde
   *[other] in den ersten { $early } Runden
} eines Durchgangs.
rule-not-an-end-double-switch = { $at } liegt mitten auf deiner Linie; dort abzweigen darfst du nur mit einer Doppelweiche.
rule-symbol = { $at } hat das Symbol „{ $symbol }“, die Karte verlangt aber „{ $wanted }“.
rule-circle = { $at } liegt schon auf dieser Linie; eine Linie kehrt nie zu einer ihrer Stationen zurück.
rule-crosses = Von { $start } nach { $end } würdest du den Streckenabschnitt { $section } kreuzen.
rule-crosses-loop = Von { $start } nach { $end } würdest du den Cityring kreuzen ({ $section }); nur über seine Stationen kommst du hinein oder hinaus.
rule-track-taken = Zwischen { $start } und { $end } liegt schon ein Gleis; daneben zeichnen darfst du nur, wo dir ein Doppelgleis erlaubt ist.
rule-one-track = Zwischen { $start } und { $end } liegt schon ein Gleis; für ein zweites ist kein Platz.
rule-two-tracks = Zwischen { $start } und { $end } liegen schon zwei Gleise, für ein drittes ist kein Platz.
rule-closed = Dieser Streckenabschnitt ist im Moment gesperrt.
rule-straight-on = Eine Verlängerung führt geradeaus weiter, in der Richtung des eben gezeichneten Streckenabschnitts.
rule-double-sign = Hier liegt noch kein Gleis; schreib den Streckenabschnitt mit „-“.
rule-single-sign = Hier liegt schon ein Gleis, du zeichnest also daneben; schreib den Streckenabschnitt mit „=“.
why-stuck = Von { $at } führt diese Karte nirgendwohin: Keine Nachbarstation, die für deine Linie neu ist, hat ihr Symbol.
why-nowhere = Hier gibt es nichts zu zeichnen. Tippe auf ein Ende deiner Linie oder auf eine Station, die sie erreichen kann.
why-nothing = Mit dieser Karte kannst du gar nichts zeichnen. Beende die Runde.
why-power = Das geht nur mit der Fähigkeit „{ $power }“. Tippe zuerst auf ihren Knopf.
why-hint-power = Mit deiner Fähigkeit „{ $power }“ ginge es: Tippe zuerst auf ihren Knopf.
why-hint-card = Mit dem Symbol „{ $symbol }“ oder einem Joker kämst du von { $start } dorthin.
why-hint-from = Rasterlinien führen nach { $end } von: { $stations }.
why-hint-take-back = Nimm deinen letzten Streckenabschnitt zurück, wenn du einen anderen zeichnen willst.

error-pencils = „{ $given }“ nennt nicht jeden der Buntstifte { $pencils } genau einmal; mit „choose“ dürfen alle wählen.
error-position-dealt = In der Stellung fehlen Karten, die ihre Module bis zu diesem Durchgang austeilen, oder es sind zu viele.
error-position-section = „{ $section }“ kann in keiner Stellung stehen. { $rule }
error-position-state = „{ $state }“ kann in dieser Stellung nicht stehen.
error-position-open = Die Stellung endet mitten in einer Runde: Die zweite Karte zur Weiche fehlt.

fault-unknown-symbol = „{ $mark }“ bei { $at } ist kein Symbol. Symbole sind { $marks }; ein Punkt steht, wo nichts ist.
fault-unknown-district = { $at } liegt im Bezirk „{ $letter }“, der nicht unter [districts] steht.
fault-empty-district = der Bezirk „{ $letter }“ hat keinen Punkt auf dem Stadtplan.
fault-not-a-section = „{ $section }“ ist kein Streckenabschnitt; Streckenabschnitte schreibt man C4-E4.
fault-missing-is-loop = { $section } gehört zum Cityring und kann nicht fehlen.
fault-missing-is-none = { $section } kann nicht fehlen, denn dort verläuft keine Rasterlinie.
fault-loop-open = der Weg des Cityrings muss an der Station enden, an der er begonnen hat.
fault-loop-crooked = der Cityring kann von { $at } nach { $end } nicht gerade verlaufen; nenn die Ecke dieses Stücks in Klammern.
fault-loop-corner = der Cityring kann bei ({ $at }) nicht abbiegen: Die Ecke muss mit einer ihrer beiden Stationen in einer Zeile und mit der anderen in einer Spalte liegen.
fault-loop-twice = der Cityring hält zweimal bei { $at }.
fault-loop-through = der Cityring führt durch { $at }, ohne dort zu halten.
fault-no-departure = der Farbe { $colour } fehlt die Startstation.
fault-unknown-pencil = einen Buntstift in der Farbe { $colour } gibt es nicht. Buntstifte: { $pencils }.
fault-shared-departure = { $at } ist die Startstation von zwei Buntstiften.
fault-third-district = diese Streckenabschnitte führen durch einen Bezirk, in dem keine ihrer Stationen liegt (der erste durch { $district }): Nenn sie als missing = [{ $sections }], oder zeichne die Bezirke anders.
fault-short-reach = von der Startstation { $at } aus muss die Farbe { $colour } mindestens { $least ->
    [one] { $least } Symbol
   *[other] { $least } verschiedene Symbole
} erreichen, Stücke des Cityrings nicht mitgezählt; sie erreicht nur: { $symbol }.
fault-unreachable = keine Linie kann die Station { $at } erreichen.
fault-unknown-kind = eine Art von Bezirk „{ $kind }“ gibt es nicht. Arten: { $kinds }.
fault-kind-count = es muss { $count ->
    [one] { $count } Bezirk
   *[other] { $count } Bezirke
} der Art „{ $kind }“ geben, nicht { $found }.
fault-district-stations = der Bezirk { $district } muss { $count ->
    [one] { $count } Station
   *[other] { $count } Stationen
} haben, nicht { $found }.
fault-arrangement = die Bezirke liegen nicht so zueinander, wie sie sollen; sieh nach bei: { $row }.
fault-symbol-count = es muss { $count ->
    [one] { $count } Station
   *[other] { $count } Stationen
} mit dem Symbol „{ $symbol }“ geben, nicht { $found }.
fault-loop-stations = der Cityring muss { $count ->
    [one] { $count } Station
   *[other] { $count } Stationen
} haben, nicht { $found }.
fault-loop-curves = mindestens ein Stück des Cityrings muss eine Kurve sein.
fault-loop-district = die Station { $at } des Cityrings muss in einem Bezirk der Art „{ $kind }“ liegen.
fault-loop-leaks = { $at } ist vom Zentrum aus ohne Halt auf dem Cityring erreichbar.
fault-departure-symbol = die Startstation der Farbe { $colour } muss das Symbol „{ $symbol }“ haben.
fault-departure-kind = die Startstation der Farbe { $colour } muss in einem Bezirk der Art „{ $kind }“ liegen.
fault-departure-neighbour = von der Startstation der Farbe { $colour } aus muss nach { $heading } als Nächstes eine Station mit dem Symbol „{ $symbol }“ kommen.
fault-unknown-card = „{ $card }“ ist keine Stationskarte; Karten schreibt man wie subway-circle, street-joker, street-switch.
fault-unknown-tally = „{ $name }“ lässt sich nicht zählen. Bekannt: { $candidates }.
fault-tally-parameter = zu „{ $name }“ gehört keine Angabe „{ $parameter }“.
fault-tally-lines = bei „{ $name }“ ist „lines“ eine Zahl von 1 bis { $most }.
fault-module-settings = das Modul „{ $name }“ lässt sich so nicht einrichten: { $reason }.
fault-row-points = die Zeile „{ $name }“ braucht „each“ (Punkte für jedes) oder „track“ (Punkte für keins, eins, zwei und so weiter).
fault-unknown-picture = ein Bild „{ $name }“ gibt es nicht. Bekannt: { $candidates }.
fault-deck-never-ends = mit diesen Karten könnte ein Durchgang nicht enden: Von einer Kartenart unter „closing“ muss es so viele Karten geben, wie dort steht; Weichen zählen nicht mit.

heading-up = oben
heading-down = unten
heading-left = links
heading-right = rechts

symbol-circle = Kreis
symbol-square = Quadrat
symbol-triangle = Dreieck
symbol-pentagon = Fünfeck
symbol-wild = Jokerstation

colour-purple = lila
colour-blue = blau
colour-pink = pink
colour-brown = braun
colour-green = grün

module-text-objectives = { $dealt } Ziele für das ganze Netz, jedes bringt { $points } Punkte.
module-objectives = { module-name-objectives }: { module-text-objectives }
module-text-special-stations = In jedem Durchgang hat ein Symbol einen Effekt.
module-special-stations = { module-name-special-stations }: { module-text-special-stations }

card-pencil-purple = lila Buntstift
card-pencil-blue = blauer Buntstift
card-pencil-pink = pinker Buntstift
card-pencil-brown = brauner Buntstift
card-pencil-green = grüner Buntstift
card-deck-street-circle = Kreis (Straße)
card-deck-street-square = Quadrat (Straße)
card-deck-street-triangle = Dreieck (Straße)
card-deck-street-pentagon = Fünfeck (Straße)
card-deck-street-joker = Joker (Straße)
card-deck-street-switch = Weiche (Straße)
card-deck-subway-circle = Kreis (Untergrund)
card-deck-subway-square = Quadrat (Untergrund)
card-deck-subway-triangle = Dreieck (Untergrund)
card-deck-subway-pentagon = Fünfeck (Untergrund)
card-deck-subway-joker = Joker (Untergrund)
card-symbol-circle = spezielles Symbol: Kreis
card-symbol-square = spezielles Symbol: Quadrat
card-symbol-triangle = spezielles Symbol: Dreieck
card-symbol-pentagon = spezielles Symbol: Fünfeck
card-effect-switch = Effekt Weiche: Du darfst an jeder Station deiner Linie beginnen (nicht in den ersten { $early } Runden).
card-effect-joker = Effekt Joker und Doppelgleis: Du darfst zu jedem Symbol zeichnen, auch neben einem anderen Gleis.
card-effect-extension = Effekt Verlängerung: Nach deinem Streckenabschnitt darfst du geradeaus noch einen zeichnen, zu jedem Symbol.
card-effect-double-station = Effekt Doppelstation: Die Station, die du erreichst, zählt für diese Linie doppelt.

pile-pencil = Buntstift
pile-objective = Ziel
pile-symbol = Symbolkarte
pile-effect = Effektkarte

status-next-station = Durchgang { $round }, Runde { $turn }. Deine Farbe ist { $colour }, deine Startstation { $departure }.
status-next-station-two = Durchgang { $round }, Runde { $turn }. Deine Farbe ist { $colour }, deine Startstationen sind { $departure }.
move-pass = nichts zeichnen
pass-first = nichts zeichnen
pass-second = kein zweiter Abschnitt
pass-extension = keine Verlängerung
pass-other = kein Abschnitt für die andere Linie
move-pass-played = für dich wurde nichts gezeichnet
finish-turn-drawn = Was { $name } gezeichnet hat, gilt. Sonst wird nichts gezeichnet.
move-draw = { $start } nach { $end } ({ $symbol })
move-double = { $start } nach { $end } ({ $symbol }), neben dem Gleis, das dort liegt
# Wo wenig Platz ist: derselbe Zug in ein, zwei Wörtern, unter seinem Schlüssel mit -short.
move-pass-short = nichts
move-draw-short = { $start } – { $end }
move-double-short = { $start } – { $end }

score-line = { $colour }: { $districts ->
    [one] { $districts } Bezirk
   *[other] { $districts } Bezirke
} × { $stations ->
    [one] { $stations } Station
   *[other] { $stations } Stationen
}{ $bonus ->
    [0] {""}
   *[other] {" "}+ { $bonus }
}
score-line-pair = { $colour }, zwei Linien: { $districts } × { $stations } + { $districts2 } × { $stations2 }{ $bonus ->
    [0] {""}
   *[other] {" "}+ { $bonus }
}
score-interchanges = Umsteigemöglichkeiten mit { $lines } Linien: { $count } × { $each }
score-objective = Ziel „{ $objective }“ ({ $count } von { $least })
sign-joker = Joker
sign-switch = Weiche
worth-districts = { $districts ->
    [one] { $districts } Bezirk
   *[other] { $districts } Bezirke
}
worth-stations = { $stations ->
    [one] { $stations } Station
   *[other] { $stations } Stationen
} in einem Bezirk
worth-line = { $districts ->
    [one] { $districts } Bezirk
   *[other] { $districts } Bezirke
} × { $stations ->
    [one] { $stations } Station
   *[other] { $stations } Stationen
}
worth-bonus = Bonus der Linie

draw-station = { $station }, { $symbol }, Bezirk { $district }
draw-departure = { $station }, { $symbol }, Bezirk { $district }, Startstation der Farbe { $colour }
draw-section = Streckenabschnitt von { $start } nach { $end }
draw-district = Bezirk { $district }
draw-loop = Cityring { $loop }
draw-objective = { $objective }
draw-colour = { $colour }
draw-suit = { $suit }
draw-pad-line = Linie { $colour }
draw-pad-line-pair = Linie { $colour }
draw-pad-lines = alle Linien
draw-pad-interchanges = Umsteigemöglichkeiten
draw-pad-objective = Ziele
tie-best-line = beste Linie: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
tie-best-colour = beste Farbe: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
fault-third-district-loop = der Cityring führt mit { $section } durch einen Bezirk, in dem keine der beiden Stationen liegt; zeichne die Bezirke anders.
fault-unknown-among = auf dem Stadtplan gibt es kein „{ $name }“, unter dem gezählt werden könnte. Bekannt: { $candidates }.
fault-tally-fails = „{ $name }“ kann ein leeres Blatt nicht zählen: { $reason }.
fault-pencils = die Buntstifte müssen verschieden sein, und es müssen { $count } sein.
fault-bands = die Grenzen der Solo-Tabelle müssen aufsteigende Zahlen sein.
fault-example-lines = das Beispiel braucht eine Linie für jeden der Buntstifte { $pencils }.
fault-example-rows = das Beispiel braucht eine Zahl für jede Zeile des Punktebereichs; das sind { $count }.
fault-example-line = die Linie { $colour } des Beispiels braucht „counts“: ihre Bezirke und ihre Stationen, oder ein Paar solcher Paare; „sections“ nennt die aus [line].
fault-objectives-dealt = „dealt“ muss zwischen 1 und der Zahl der Ziele liegen, das sind { $count }.
fault-loop-crosses = der Cityring kreuzt sich selbst bei { $section }.
fault-district-pieces = der Bezirk { $district } liegt in mehreren Stücken; die Punkte eines Bezirks müssen zusammenhängen.
fault-extra = der eigene Code der Stadt schlägt fehl: { $reason }.
fault-extra-table = { $table } muss eine Tabelle sein, die { $table ->
    [MODULES] Module nach ihren Namen nennt: Jeder Wert ist eine Klasse, die von Module erbt
   *[other] Zählweisen nach ihren Namen nennt: Jeder Wert ist ein Kind
}.
fault-extra-taken = „{ $name }“ in { $table } heißt schon etwas, das zur Familie gehört; nimm einen anderen Namen.
fault-extra-name = { $module } steht in MODULES als „{ $name }“; gib seinem „name“ denselben Wert.
fault-unknown-sections = der Stadtplan markiert keine Abschnitte als „{ $name }“; liste sie in seiner Datei unter [section_marks] auf, oder nimm einen bekannten Namen. Bekannt: { $candidates }.
fault-box-taken = ein Feld „{ $name }“ hat jeder Punktebereich schon; nenn dieses anders.
fault-stamps-count = das Bild „stamps“ zeigt nur „{ $count }“; zähl das, oder lass das Bild weg.

rule-other-line = { $at } liegt auf deiner anderen Linie; diese Karte verlängert die Linie, die ihr Liniensymbol nennt.
rule-second-section = { $at } liegt auf der Linie, für die du gerade gezeichnet hast; der zweite Streckenabschnitt ist für die andere.
rule-no-power = Dein Buntstift hat die Fähigkeit „{ $power }“ nicht, oder sie ist verbraucht, oder du kannst sie gerade nicht nutzen.
rule-name-power = Dieser Streckenabschnitt verbraucht eine Fähigkeit; schreib sie dahinter, etwa C4-E4!joker.
rule-power-not-needed = Diesen Streckenabschnitt darfst du auch ohne die Fähigkeit „{ $power }“ zeichnen; schreib ihn ohne sie.
move-power = { $drawn }, mit der Fähigkeit „{ $power }“
move-power-short = { $drawn }, { $power }
power-second = zweiter Streckenabschnitt
power-joker = Joker
power-switch = Weiche
power-circle = eingekreiste Station

fault-departure-count = die Farbe { $colour } muss { $count ->
    [one] { $count } Startstation
   *[other] { $count } Startstationen
} haben, für jede Linie eines Durchgangs eine.
fault-departure-halves = die Farbe { $colour } muss eine Startstation in der linken und eine in der rechten Hälfte des Stadtplans haben, in dieser Reihenfolge.
fault-mark-taken = „{ $name }“ heißt auf dem Stadtplan schon etwas anderes; nenn diese Abschnitte anders.
fault-no-section = bei { $section } verläuft keine Rasterlinie.

module-text-pencil-powers = Jeder Buntstift hat eine Fähigkeit; wer mit ihm zeichnet, darf sie im Durchgang einmal nutzen.
module-pencil-powers = { module-name-pencil-powers }: { module-text-pencil-powers }
module-text-round-effects = { $dealt } von { $cards } Effekten, für jeden Durchgang einer, von Anfang an offen.
module-round-effects = { module-name-round-effects }: { module-text-round-effects }
option-name-pencils = Buntstifte
option-pencils-unasked = Ausgelost
option-pencils = { $value ->
    [choose] { $seats ->
        [1] Ich wähle die Reihenfolge
       *[other] Alle wählen am Tisch
    }
   *[other] { $value }
}
card-power-second = Fähigkeit des Buntstifts: ein zweiter Streckenabschnitt zum selben Symbol in derselben Runde.
card-power-joker = Fähigkeit des Buntstifts: Nimm eine Karte als Joker.
card-power-switch = Fähigkeit des Buntstifts: Nimm eine Karte so, als käme sie mit einer Weiche (nicht, wo eine Weiche verfällt).
card-power-circle = Fähigkeit des Buntstifts: Eine Station der Linie wird eingekreist und zählt doppelt.
card-round-effect-look-ahead = Durchgangseffekt „Blick in die Zukunft“: Die nächste Karte liegt schon offen, bevor du zeichnest.
card-round-effect-recurring-switch = Durchgangseffekt „Wiederkehrende Weiche“: Die Weiche kommt einmal in den Stapel zurück.
card-round-effect-triple-corners = Durchgangseffekt „Dreifache Randbezirke“: Jeder Randbezirk zählt für die Linie als { $count } Bezirke.
card-round-effect-double-stations = Durchgangseffekt „Doppelte Stationen“: Im besten Bezirk einer Linie zählen die Stationen doppelt.
card-round-effect-double-tracks = Durchgangseffekt „Doppelgleise“: Du darfst neben Gleisen anderer Farben zeichnen.
card-swap-2 = tauscht mit Durchgang 2
card-swap-3 = tauscht mit Durchgang 3
card-swap-4 = tauscht mit Durchgang 4
pile-power = Fähigkeit des Buntstifts
pile-round-effect = Durchgangseffekt
pile-swap = Durchgang, mit dem getauscht wird
pile-preview = nächste Karte

draw-departure-line = { $station }, { $symbol }, Bezirk { $district }, Startstation der Farbe { $colour } (Linie { $suit })
draw-mark = { $mark }
draw-framed = { $at } ist umrahmt
draw-section-mark = { $mark }
draw-river = Fluss { $river }
draw-crossing = Streckenabschnitt von { $start } nach { $end }, quert den Fluss { $river }
draw-pad-bonus = Bonus der Linie
note-round = Durchgang { $round }, { $card }
note-power = { $colour }, { $card }
fault-deck-lines = „lines“ nennt zwei Kartenarten, für jede Linie eines Durchgangs eine.
fault-deck-suit = keine Karte ist von der Art „{ $suit }“.
fault-district-corner = der Bezirk { $district } muss in einer Ecke des Stadtplans liegen.

suit-street = Straße
suit-subway = Untergrund
note-closing-short = { $suit } { $out }/{ $count }
note-closing = { $suit }: { $out } von { $count }
ended-round = Durchgang { $round } ist vorbei
# Was gerade gilt; in wenigen Worten unter dem Schlüssel mit -short.
note-draw = Zeichne einen Abschnitt zu einem { $symbol }, von { $start ->
    [anywhere] irgendeiner Station
   *[end] einem Ende
} deiner Linie aus.
note-draw-any = Zeichne einen Abschnitt zu einem beliebigen Symbol, von { $start ->
    [anywhere] irgendeiner Station
   *[end] einem Ende
} deiner Linie aus.
note-draw-line = Zeichne einen Abschnitt zu einem { $symbol }, von { $start ->
    [anywhere] irgendeiner Station
   *[end] einem Ende
} deiner Linie „{ $suit }“ aus.
note-draw-line-any = Zeichne einen Abschnitt zu einem beliebigen Symbol, von { $start ->
    [anywhere] irgendeiner Station
   *[end] einem Ende
} deiner Linie „{ $suit }“ aus.
note-draw-twice = Zeichne für jede deiner beiden Linien einen Abschnitt zu einem { $symbol }, von irgendeiner ihrer Stationen aus.
note-draw-twice-any = Zeichne für jede deiner beiden Linien einen Abschnitt zu einem beliebigen Symbol, von irgendeiner ihrer Stationen aus.
note-draw-short = Zu einem { $symbol }, von { $start ->
    [anywhere] irgendeiner Station
   *[end] einem Ende
} deiner Linie aus.
note-draw-any-short = Zu jedem Symbol, von { $start ->
    [anywhere] irgendeiner Station
   *[end] einem Ende
} deiner Linie aus.
note-draw-line-short = Zu einem { $symbol }, von { $start ->
    [anywhere] irgendeiner Station
   *[end] einem Ende
} deiner Linie „{ $suit }“ aus.
note-draw-line-any-short = Zu jedem Symbol, von { $start ->
    [anywhere] irgendeiner Station
   *[end] einem Ende
} deiner Linie „{ $suit }“ aus.
note-draw-twice-short = Für jede Linie ein Abschnitt zu einem { $symbol }, von jeder ihrer Stationen aus.
note-draw-twice-any-short = Für jede Linie ein Abschnitt zu jedem Symbol, von jeder ihrer Stationen aus.
note-switch-early = { $early ->
    [one] In der ersten Runde
   *[other] In den ersten { $early } Runden
} verfällt die Weiche.
note-joker-doubles = Er darf neben einem Gleis anderer Farbe liegen.
note-joker-doubles-short = Er darf neben einem Gleis liegen.
note-special = Spezielles Symbol { $symbol }, { $effect }
note-special-now = { $effect }
note-special-now-short = Dazu: { $effect }.
note-special-short = { $symbol }: { $effect }
note-objective = { $card }
note-objective-short = { $objective }
note-round-short = { $card }
note-power-short = { $card }
card-power-second-short = Fähigkeit: zweiter Abschnitt
card-power-joker-short = Fähigkeit: Joker
card-power-switch-short = Fähigkeit: Weiche
card-power-circle-short = Fähigkeit: eingekreiste Station
card-effect-switch-short = Weiche
card-effect-joker-short = Joker und Doppelgleis
card-effect-extension-short = Verlängerung
card-effect-double-station-short = Doppelstation
card-round-effect-look-ahead-short = Blick in die Zukunft
card-round-effect-recurring-switch-short = wiederkehrende Weiche
card-round-effect-triple-corners-short = dreifache Randbezirke
card-round-effect-double-stations-short = doppelte Stationen
card-round-effect-double-tracks-short = Doppelgleise

# Buntstifte, die vor dem ersten Durchgang gewählt werden.
pile-first = wer zuerst wählt
card-first-1 = Sitz 1 wählt zuerst
card-first-2 = Sitz 2 wählt zuerst
card-first-3 = Sitz 3 wählt zuerst
card-first-4 = Sitz 4 wählt zuerst
move-pencil = { $card }
move-chance = dem Zufall überlassen
move-chance-played = dein Buntstift wurde dem Zufall überlassen
move-spare = übriger Buntstift zwischen Sitz { $seat } und Sitz { $next }
move-chance-short = Zufall
move-spare-short = übriger Buntstift
status-choosing = Sitz { $seat } ist mit Wählen dran.
status-choosing-you = Du bist mit Wählen dran.
note-choosing = Sitz { $seat } wählt einen Buntstift für den ersten Durchgang oder überlässt ihn dem Zufall.
note-choosing-alone = Wähl deinen Buntstift für Durchgang { $round }, oder überlass alle übrigen dem Zufall.
note-choosing-spare = Sitz { $seat } bestimmt, zwischen welchen zwei Sitzen der übrige Buntstift liegt.
note-pencil = Sitz { $seat }: { $card }
rule-choose-first = Zuerst werden die Buntstifte gewählt; gezeichnet wird, sobald der erste Durchgang begonnen hat.
rule-other-choice = Danach ist jetzt nicht gefragt. Zuerst wählen alle einen Buntstift; zu dritt bestimmt danach, wer zuletzt gewählt hat, wo der übrige liegt.
rule-pencil-taken = Dieser Buntstift ist schon vergeben.
rule-not-asked = Sitz { $seat } ist mit Wählen dran.
rule-not-choosing = Buntstifte werden nur vor dem ersten Durchgang gewählt, und nur, wenn der Tisch so eingestellt ist.
rule-no-pencil = „{ $given }“ ist kein Spielzug, und kein Buntstift heißt so. Buntstifte: { $pencils }.
error-position-choosing = Solange Buntstifte gewählt werden, gibt es noch keine Stellung.

# Die Regeln als Seite.
guide-suit = { $suit }
guide-heading-goal = Worum es geht
guide-goal = Du planst eine U-Bahn. Die Partie hat { $rounds } Durchgänge, und in jedem zeichnest du mit einem anderen Buntstift. Karten sagen, wohin dein nächster Streckenabschnitt führen darf; was daraus wird, entscheidest du.
guide-together = Alle antworten gleichzeitig auf dieselbe Karte, jede Person auf ihrem eigenen Blatt. Die höchste Summe gewinnt.
guide-heading-rounds = Buntstifte und Durchgänge
guide-pencils = In jedem Durchgang hast du einen Buntstift und zeichnest eine Linie in seiner Farbe. Sie beginnt an der Startstation dieser Farbe.
guide-pencils-two = In jedem Durchgang hast du einen Buntstift und zeichnest zwei Linien in seiner Farbe, „{ $first }“ und „{ $second }“. Jede beginnt an ihrer eigenen Startstation.
guide-ring = Die { $places } Buntstifte liegen im Kreis um den Tisch. Nach jedem Durchgang wandert jeder einen Platz nach links; am Ende hast du mit allen gezeichnet. Zu dritt liegt der übrige Buntstift zwischen zweien von euch, zu zweit liegt auf jeder Seite einer. Auch sie wandern weiter.
guide-ring-choice = Im gedruckten Spiel nehmen sich alle den Buntstift, den sie mögen. Hier werden die Buntstifte ausgelost, und zu dritt liegt der übrige zwischen dem letzten und dem ersten Sitz. Oder der Tisch ist so eingestellt, dass ihr der Reihe nach wählt; wer beginnt, wird ausgelost. Zu dritt bestimmt dann, wer zuletzt gewählt hat, wo der übrige liegt. Allein wird die Reihenfolge der Buntstifte ausgelost, oder du wählst sie.
guide-heading-turn = Eine Runde
guide-flip = Für jeden Durchgang werden alle { $cards } Karten neu gemischt. Eine wird aufgedeckt, und du zeichnest einen Streckenabschnitt zu einer Station mit ihrem Symbol. Die Karten des Durchgangs bleiben offen liegen.
guide-pass = Du musst nicht zeichnen: Aussetzen ist immer erlaubt.
guide-card-line = Das Liniensymbol der Karte, „{ $first }“ oder „{ $second }“, sagt, welche deiner beiden Linien wächst.
guide-joining = Ein Streckenabschnitt darf zu einer Station deiner anderen Linie führen, auch zu ihrer Startstation, an der noch nichts gezeichnet ist. Dann sind beide für den Rest des Durchgangs eine Linie, und jede Karte verlängert sie an einem beliebigen Ende.
guide-joker = Joker im Stapel: { $count }. Ein Joker steht für jedes Symbol.
guide-joker-doubles = Joker im Stapel: { $count }. Ein Joker steht für jedes Symbol und erlaubt ein Doppelgleis.
guide-switch = Weichen im Stapel: { $count }. Eine Weiche hat kein Symbol: Sofort wird die nächste Karte aufgedeckt, und beide zusammen sind eine Runde. In ihr darf dein Streckenabschnitt an jeder Station deiner Linie beginnen. In den ersten { $early } Runden eines Durchgangs verfällt eine Weiche, und die andere Karte gilt wie sonst.
guide-double-switch = Doppelweichen im Stapel: { $count }. Sofort wird eine zweite Karte aufgedeckt. Ihr Stationssymbol gilt für beide Linien; ihr Liniensymbol hat keine Bedeutung. Du darfst einen Streckenabschnitt für „{ $first }“ und einen für „{ $second }“ zeichnen, in beliebiger Reihenfolge, jeden von einer beliebigen Station seiner Linie aus. Auf jeden darfst du verzichten. Sind beide eine Linie, beginnt der zweite irgendwo auf ihr und führt zu einer neuen Station. Ist die zweite Karte ein Joker, gilt er für beide.
guide-wild = Jokerstationen auf dem Stadtplan: { $count }. Eine Jokerstation passt zu jeder Karte.
guide-heading-sections = Was du zeichnen darfst
guide-starts = Ein Streckenabschnitt beginnt an einem Ende deiner Linie: an einer Station mit höchstens einem ihrer Abschnitte. Zuerst ist das die Startstation, und sie bleibt ein Ende, bis dort zwei Abschnitte zusammenkommen.
guide-starts-two = Ein Streckenabschnitt beginnt an einem Ende der Linie, die wächst: an einer Station mit höchstens einem ihrer Abschnitte. Zuerst ist das ihre Startstation, und sie bleibt ein Ende, bis dort zwei Abschnitte zusammenkommen.
guide-follows = Er folgt einer Rasterlinie bis zur nächsten Station. Deren Symbol muss die Karte zeigen.
guide-circle = Die Station muss für die Linie neu sein: Eine Linie kehrt nie zu einer ihrer Stationen zurück.
guide-crossing = Er kreuzt keinen gezeichneten Streckenabschnitt, egal in welcher Farbe. In einer Station dürfen Linien sich treffen.
guide-one-track = Zwischen zwei Stationen ist nur Platz für ein Gleis.
guide-double-track = Zwischen zwei Stationen ist Platz für ein Gleis. Ist ein Doppelgleis erlaubt, darfst du neben einem Gleis einer anderen Farbe zeichnen; mehr als zwei sind es nie.
guide-loop-way = Der Cityring { $name } ist aufgedruckt. Kein Streckenabschnitt kreuzt ihn: Nur über seine Stationen kommst du hinein oder hinaus. Von einer seiner Stationen zur nächsten geht es nur neben dem Cityring selbst, und dazu brauchst du ein Doppelgleis.
guide-departures = Die Startstationen anderer Farben sind Stationen wie alle anderen.
guide-heading-end = Ende eines Durchgangs
guide-closing = Der Durchgang endet mit der Runde der { $count }. { $closing ->
    [subway] Untergrundkarte
   *[other] Stationskarte „{ $suit }“
}{ $kinds ->
    [1] {""}
   *[other] , falls sie zuerst kommt
}.
guide-turns = So hat ein Durchgang { $least } bis { $most } Runden. Eine Weiche und die Karte danach sind eine Runde.
guide-heading-line = Was eine Linie bringt
guide-line = Zähl die Bezirke, in denen die Linie Stationen hat, und ihre Stationen in dem Bezirk, in dem sie die meisten hat. Multipliziere beide Zahlen. Der Stadtplan hat { $count } Bezirke.
guide-line-example = Zum Beispiel ergeben { $districts } Bezirke und { $stations } Stationen im besten davon { $points } Punkte.
guide-sections-river = Jeder Streckenabschnitt, der den Fluss { $river } quert, bringt { $points } Punkte dazu.
guide-line-two = Zwei Linien, die nicht verbunden sind, werden einzeln gewertet und zusammengezählt.
guide-joined = Eine Linie, die beide Startstationen ihrer Farbe verbindet, bringt { $points } Punkte mehr.
guide-line-empty = Eine Linie ohne Streckenabschnitt bringt nichts. Sobald sie einen hat, zählt ihre Startstation wie jede andere.
guide-heading-city = Was sonst noch Punkte bringt
guide-box-interchanges = Eine Station, an der Linien verschiedener Farben halten, ist eine Umsteigemöglichkeit.
guide-interchange-loop = Der Cityring zählt als Linie.
guide-box-interchanges-row = Am Ende ist jede Umsteigemöglichkeit mit genau { $lines } Linien { $each } Punkte wert.
module-name-objectives = Gemeinsame Ziele
guide-objectives = Am Anfang werden { $dealt } von { $cards } Zielen ausgelegt, offen für alle. Jedes, das dein ganzes Netz am Ende erfüllt, bringt { $points } Punkte. Diese gibt es:
module-name-special-stations = Spezielle Stationen
guide-special-stations = Zu Beginn jedes Durchgangs werden ein Symbol und ein Effekt ausgelegt. Wann immer eine Karte mit diesem Symbol aufgedeckt wird, auch zusammen mit einer Weiche, darfst du den Effekt nutzen. Ein Joker hat ihn nie.
guide-effect-switch = Weiche: als käme die Karte mit einer Weiche, aber nicht in den ersten { $early } Runden eines Durchgangs.
guide-effect-joker = Joker und Doppelgleis: Du darfst zu jedem Symbol zeichnen, auch neben einem anderen Gleis.
guide-effect-extension = Verlängerung: Nach deinem Streckenabschnitt darfst du einen zweiten zeichnen, geradeaus zur nächsten Station, egal mit welchem Symbol. Er liegt nie neben einem anderen Gleis. Hast du ausgesetzt{ $loop ->
    [0] {""}
   *[other] {" "}oder entlang einer Kurve gezeichnet
}, gibt es keine Verlängerung.
guide-effect-double-station = Doppelstation: Die Station, die du erreichst, zählt für diese Linie als zwei.
module-name-pencil-powers = Spezialfähigkeiten
guide-powers = Am Anfang werden { $count } Fähigkeiten auf die { $count } Buntstifte verteilt, offen für alle. Wer einen Buntstift hat, darf dessen Fähigkeit im Durchgang einmal nutzen. Ein Streckenabschnitt, den du ohnehin zeichnen darfst, verbraucht sie nie.
guide-power-second = Zweiter Streckenabschnitt: Nach deinem Streckenabschnitt darfst du in derselben Runde noch einen zeichnen, zum selben Symbol{ $wild ->
    [0] {""}
   *[other] {" "}oder zu einer Jokerstation
}. Er beginnt an einem Ende deiner Linie, auch am neuen, nach einer Weiche an jeder ihrer Stationen. Nach einem Joker führt er zu dem Symbol, das du gerade erreicht hast{ $wild ->
    [0] {""}
   *[other] ; war das eine Jokerstation, zu jedem Symbol
}.
guide-power-joker = Joker: Nimm eine Karte als Joker dieser Stadt.
guide-power-switch = Weiche: Nimm eine Karte so, als käme sie mit einer Weiche, aber nicht in den ersten { $early } Runden eines Durchgangs.
guide-power-circle = Eingekreiste Station: Im besten Bezirk der Linie zählt eine Station mehr. Du musst dafür nichts tun.
module-name-round-effects = Durchgangseffekte
guide-round-effects = Am Anfang werden { $dealt } von { $cards } Effekten ausgelegt, für jeden Durchgang einer, alle offen. Jeder gilt nur in seinem Durchgang.
guide-round-effect-look-ahead = Blick in die Zukunft: Die nächste Karte liegt schon offen, bevor du zeichnest. Ist sie eine Weiche, bleibt die Karte, die mit ihr kommt, bis zu ihrer gemeinsamen Runde verdeckt. Für das Ende des Durchgangs zählt eine Karte erst in ihrer eigenen Runde; in der letzten Runde wird keine mehr im Voraus gezeigt.
guide-round-effect-recurring-switch = Wiederkehrende Weiche: Nach ihrer Runde kommt die Weiche einmal in den Stapel zurück.
guide-round-effect-triple-corners = Dreifache Randbezirke: Jeder Randbezirk zählt als { $count } Bezirke, wenn die Farbe dieses Durchgangs gewertet wird, und nur dann.
guide-round-effect-double-stations = Doppelte Stationen: Im besten Bezirk einer Linie zählen die Stationen doppelt, wenn die Farbe dieses Durchgangs gewertet wird, und nur dann.{ $lines ->
    [0] {""}
   *[other] {" "}Von zwei Linien, die nicht verbunden sind, gilt das für die, der es mehr bringt.
}
guide-round-effect-double-tracks = Doppelgleise: In jeder Runde des Durchgangs darfst du neben einem Gleis anderer Farbe zeichnen. Im ersten Durchgang kommt das nie vor: Wird es dort ausgelegt, tauscht es mit einem anderen Effekt.
guide-heading-order = Mehrere Module zusammen
guide-order = Zuerst kommt dein Streckenabschnitt, dann seine Verlängerung oder Doppelstation, dann der zweite Streckenabschnitt einer Spezialfähigkeit, der keinen Effekt auslöst.
guide-adding = Eine eingekreiste Station (Spezialfähigkeit) und eine Doppelstation zählen beide, auch an derselben Station.
guide-doubling = Verdoppelt ein Durchgangseffekt die Stationen eines Bezirks, werden vorher die Stationen eingerechnet, die als zwei zählen.
guide-heading-winner = Wer gewinnt
guide-winner = Die höchste Summe gewinnt. Bei Gleichstand entscheidet die bessere einzelne Linie; sind auch die gleich, teilt ihr euch den Sieg.
guide-winner-two = Die höchste Summe gewinnt. Bei Gleichstand entscheidet die bessere einzelne Farbe; sind auch die gleich, teilt ihr euch den Sieg.
guide-heading-alone = Allein
guide-alone = Allein schlägst du deine Summe in dieser Tabelle nach und versuchst, sie beim nächsten Mal zu übertreffen.
guide-deduction = { $module }: Vor dem Nachschlagen werden { $points } Punkte abgezogen.
guide-deducted = Der Abzug ändert nur das Urteil. Aufgezeichnet wird die Summe ohne ihn.

# Eine begleitete erste Partie.
lesson-line-first = Willkommen! Du planst eine U-Bahn, und deine erste Linie beginnt an der Startstation, die hier gezeigt wird. Die Karte hat ein Quadrat: Tippe auf die Startstation und dann auf ein Quadrat, zu dem eine Rasterlinie führt.
lesson-line-staged = Noch ist nichts endgültig. Du kannst den Streckenabschnitt zurücknehmen und einen anderen versuchen. Wenn er dir gefällt, drück auf „Fertig“, und die nächste Karte wird aufgedeckt.
lesson-line-wild = Ein Kreis. Die Station, die hier gezeigt wird, ist eine Jokerstation: Sie passt zu jeder Karte. Sie ist auch eine Touristenattraktion, und die bringen eigene Punkte.
lesson-line-ends = Wieder ein Kreis. Eine Linie wächst an jedem ihrer Enden. Die Startstation ist eines davon, bis dort zwei Abschnitte zusammenkommen. Du bist nicht sicher, was erlaubt ist? Tippe darauf: Die Seite sagt, warum etwas nicht geht und wo das in den Regeln steht.
lesson-line-score = Ein Quadrat. Eine Linie zählt ihre Bezirke mal ihre Stationen im besten Bezirk. Erreiche also viele Bezirke, und sammle in einem davon Stationen, etwa in der Mitte.
lesson-line-river = Ein Dreieck. Jeder Streckenabschnitt, der den Fluss quert, bringt zusätzliche Punkte. Keiner darf einen anderen kreuzen oder zu einer Station der Linie zurückkehren. Wenn nichts passt oder nichts nützt, beende die Runde, ohne zu zeichnen.
lesson-line-switch = Eine Weiche und dazu ein Fünfeck: Beide sind eine Runde. Diesmal darfst du an jeder Station deiner Linie beginnen, sie darf sich also verzweigen. So erreichst du gut einen neuen Bezirk.
lesson-line-closing = Schau dir die Karten an: Vier Untergrundkarten liegen offen, und die fünfte beendet den Durchgang. Weiter?
lesson-line-joker = Ein Joker führt zu jedem Symbol. Er ist auch die fünfte Untergrundkarte, dies ist also die letzte Runde des Durchgangs. Ein neuer Bezirk, eine Touristenattraktion oder eine Flussquerung wäre ein guter Abschluss.
lesson-line-power = Ein neuer Durchgang mit einem neuen Buntstift; seine Startstation wird hier gezeigt, und alle Karten sind neu gemischt. Die Karte ist ein Fünfeck, aber dieser Buntstift hat eine Fähigkeit, die du einmal nutzen darfst: Joker. Tippe auf ihren Knopf und dann auf irgendeine Station. Ohne den Knopf wird sie nie verbraucht.
lesson-line-interchange = Ein Dreieck, und eine Jokerstation passt auch. Ist eine in Reichweite, die deine erste Linie schon anschließt? Wo zwei Farben zusammenkommen, entsteht eine Umsteigemöglichkeit, und die bringt Punkte.
lesson-line-alone = Mehr brauchst du nicht. Die Regeln hast du immer zur Hand, und ein Streckenabschnitt zeigt, was er bringt, bevor du ihn zeichnest. Spiel allein weiter, oder hör auf, wann du magst.
