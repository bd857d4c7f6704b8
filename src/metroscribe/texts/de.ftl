# Allgemeine Meldungen: Dateien, Namen, Aufzeichnungen, die Kommandozeile.

language-name = Deutsch
error-in-file = { $file }: { $fault }
error-in-file-line = { $file }, Zeile { $line }: { $fault }
error-unknown-game = Ein Spiel „{ $name }“ gibt es nicht. Bekannte Spiele: { $candidates }.
error-ambiguous-game = Mehrere Spiele spielen in „{ $name }“. Sag, welches du meinst: { $candidates }.
error-unknown-rules = Version { $rules } der Regeln von { $game } gibt es nicht. Bekannte Versionen: { $candidates }.
error-unknown-module = { $game } hat kein Modul „{ $name }“. Es hat: { $candidates }.
error-module-twice = Das Modul „{ $name }“ ist zweimal genannt; eine Partie hat jedes Modul nur einmal.
error-unknown-bot = Einen Bot „{ $name }“ gibt es nicht. Bekannte Bots: { $candidates }.
error-bot-options = Der Bot „{ $name }“ hat keine Optionen, angegeben ist aber „{ $options }“.
error-unknown-option = Eine Tischoption „{ $name }“ gibt es nicht. Bekannte Optionen: { $candidates }.
error-seats = { $game } spielt man auf { $low } bis { $high } Sitzen, nicht auf { $seats }.
error-bots-seats = { $bots ->
    [one] { $bots } Bot passt
   *[other] { $bots } Bots passen
} nicht auf { $seats ->
    [one] { $seats } Sitz:
   *[other] { $seats } Sitze:
} Nenn einen Bot für alle Sitze oder für jeden Sitz einen.
error-script-ended = Die Karten sind nach { $draws ->
    [one] { $draws } Ziehung
   *[other] { $draws } Ziehungen
} zu Ende, aber die Partie geht weiter.
error-card-cannot-come = Die Karte { $card } kann jetzt nicht kommen. Möglich: { $left }.
error-map-needs-game = { $file } liegt in keinem Stadtordner: Sag mit --game, für welche Stadt der Stadtplan ist.
error-no-number = „{ $text }“ ist weder eine Nummer aus der Liste noch ein Spielzug.
error-saved-real = { $file } enthält keinen Startwert, also geht die Partie mit echten Karten weiter: Ergänze --real-cards.

fault-cannot-read = lässt sich nicht lesen ({ $reason }).
fault-cannot-write = lässt sich nicht schreiben ({ $reason }).
fault-not-utf8 = ist kein UTF-8-Text.
fault-not-toml = ist kein gültiges TOML: { $reason }.
fault-unknown-family = eine Familie „{ $family }“ gibt es nicht. Bekannte Familien: { $candidates }.
fault-missing-key = der Schlüssel „{ $key }“ fehlt.
fault-wrong-kind = „{ $key }“ muss { $kind } sein.
fault-hidden-character = „{ $key }“ enthält { $code }, ein unsichtbares Zeichen. Lösch es.
fault-many-marks = „{ $key }“ enthält einen Buchstaben mit mehr als { $most ->
    [one] { $most } Akzent oder anderem
   *[other] { $most } Akzenten oder anderen
} Zeichen darüber und darunter.
fault-number-range = „{ $key }“ muss eine Zahl von { $low } bis { $high } sein.
kind-text = Text
kind-number = eine ganze Zahl
kind-list = eine Liste
kind-table = eine Tabelle
kind-yes-no = true oder false
fault-not-a-point = „{ $name }“ ist kein Rasterpunkt; Punkte heißen wie C4, Buchstabe der Spalte und Nummer der Zeile.
fault-picture-head = das Bild „{ $key }“ muss mit einer Zeile der Spaltenbuchstaben A B C und so weiter beginnen.
fault-picture-row = Zeile { $row } des Bildes „{ $key }“ muss mit ihrer Nummer { $row } beginnen.
fault-picture-width = Reihe { $row } des Bildes „{ $key }“ muss { $width ->
    [one] { $width } einzelnes
   *[other] { $width } einzelne
} Zeichen haben, nicht { $found }.
fault-picture-sizes = die beiden Bilder des Stadtplans müssen gleich groß sein.
fault-picture-large = das Bild „{ $key }“ ist zu groß: Benennen lassen sich Punkte in höchstens { $columns } Spalten und { $rows } Reihen.
fault-stations-many = auf dem Stadtplan { $found ->
    [one] ist { $found } Station
   *[other] sind { $found } Stationen
}; höchstens { $most } dürfen es sein.

fault-record-title = eine Aufzeichnung beginnt mit der Zeile „{ $title }“.
fault-record-line = „{ $text }“ ist weder eine Kopfzeile noch eine Runde.
fault-record-header = eine Kopfzeile „{ $header }“ gibt es nicht.
fault-record-header-twice = die Kopfzeile „{ $header }“ kommt zweimal vor.
fault-record-no-header = die Kopfzeile „{ $header }“ fehlt.
fault-record-no-result = die Zeile „result:“ am Ende fehlt, also ist die Aufzeichnung nicht vollständig.
fault-record-after-result = nach dem Ergebnis darf nichts mehr kommen.
fault-record-after-open = nur die letzte Runde darf ohne Spielzüge sein.
fault-record-number = „{ $text }“ ist keine ganze Zahl.
fault-record-rules = die Aufzeichnung folgt Version { $record } der Regeln, dies ist aber Version { $own }.
fault-record-map = die Aufzeichnung wurde auf dem Stadtplan { $record } gespielt, dies ist aber { $own }; gib mit --map den richtigen an.
fault-record-modules = die Aufzeichnung wurde mit den Modulen „{ $record }“ gespielt, diese Regeln haben „{ $own }“.
fault-record-cards = die Aufzeichnung enthält { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}, die Partie brauchte { $draws }.
fault-record-name = einen Sitz { $seat } gibt es nicht; die Partie hat { $seats }.
fault-record-over = die Partie ist schon vor dieser Runde zu Ende.
fault-record-turn = hier muss Runde { $label } mit { $cards } kommen.
fault-record-seats = { $moves ->
    [one] { $moves } Spielzug
   *[other] { $moves } Spielzüge
} für { $seats ->
    [one] { $seats } Sitz
   *[other] { $seats } Sitze
}.
fault-record-step-missing = Sitz { $seat } ist mit dieser Runde nicht fertig: Es fehlt ein Schritt, oder ein „-“, wo man verzichten darf.
fault-record-move = Sitz { $seat }, Spielzug { $move }: { $rule }
fault-record-result = das Ergebnis muss { $own } sein.
fault-record-chosen = einen Schritt hat „{ $text }“ gewählt, möglich ist aber nur: { $candidates }.
fault-record-left-order = „{ $text }“ müssen die Nummern der Sitze sein, die gegangen sind, die niedrigste zuerst und jede einmal, oder „-“.
fault-record-left-seat = einen Sitz { $seat }, der gegangen sein könnte, gibt es nicht; die Partie hat { $seats }.
fault-record-left-same = diese Sitze waren schon vorher gegangen; die Zeile steht nur da, wo sich etwas ändert.
fault-record-left-turn = auf die Zeile „left:“ muss die Runde folgen, ab der sie gilt.

rule-turn-done = Dieser Sitz ist mit der Runde fertig.
rule-turn-open = Noch nicht alle Sitze haben auf die Karte reagiert.
rule-nothing-to-take-back = In dieser Runde gibt es nichts zurückzunehmen.

cli-help = U-Bahn-Spiele zum Aufdecken und Zeichnen spielen und erforschen: im Terminal oder auf deinem eigenen Server.
cli-games-help = Die Spiele mit ihren Modulen und Optionen auflisten.
cli-play-help = Eine Partie im Terminal spielen, allein oder gegen Bots.
cli-replay-help = Eine Aufzeichnung nachspielen, jeden Spielzug prüfen und das Ergebnis zeigen.
cli-simulate-help = Bots viele Partien spielen lassen und ihre Punkte zeigen.
cli-maps-check-help = Einen Stadtplan gegen die Regeln und die bekannten Angaben zu seiner Stadt prüfen.
cli-maps-draw-help = Einen Stadtplan als SVG-Bild zeichnen.
cli-usage = Aufruf:
cli-usage-command = BEFEHL [OPTIONEN] [ARGUMENTE]
cli-usage-options = [OPTIONEN]
cli-heading-arguments = Argumente:
cli-heading-options = Optionen:
cli-heading-example = Beispiel:
cli-section-play = Spielen:
cli-section-records = Aufzeichnungen:
cli-section-bots = Bots:
cli-section-maps = Stadtpläne:
cli-section-server = Server:
cli-more-help = Mehr zu einem Befehl: metroscribe BEFEHL --help
cli-default = (Standard: { $value })
cli-required = (erforderlich)
cli-version-help = Die Version ausgeben
cli-help-help = Diese Hilfe zeigen
cli-value-game = SPIEL
cli-value-file = DATEI
cli-value-record = AUFZEICHNUNG
cli-value-map = STADTPLAN
cli-value-folder = ORDNER
cli-value-number = ZAHL
cli-value-module = MODUL
cli-value-bot = BOT
cli-value-seed = STARTWERT
cli-value-option = NAME=WERT
cli-value-address = ADRESSE
cli-value-name = NAME
cli-unknown-command = Einen Befehl „{ $name }“ gibt es nicht; „metroscribe --help“ zeigt alle.
cli-unknown-command-near = Einen Befehl „{ $name }“ gibt es nicht. Meintest du „{ $near }“?
cli-unknown-option = „{ $command }“ hat keine Option { $name }; „{ $command } --help“ zeigt alle.
cli-unknown-option-near = „{ $command }“ hat keine Option { $name }. Meintest du { $near }?
cli-missing = Bei „{ $command }“ fehlt { $name }; „{ $command } --help“ sagt mehr.
cli-too-many = „{ $value }“ ist für „{ $command }“ ein Argument zu viel.
cli-value-missing = Die Option { $name } braucht einen Wert.
cli-value-unwanted = Die Option { $name } nimmt keinen Wert an.
cli-bad-value = { $name }: { $reason }
cli-not-a-number = „{ $value }“ ist keine ganze Zahl.
cli-number-low = { $value } ist zu klein; mindestens { $least }.
cli-number-high = { $value } ist zu groß; höchstens { $most }.
cli-not-a-choice = „{ $value }“ geht hier nicht; zur Wahl stehen: { $candidates }.
cli-configurable = Jede Option kann auch aus der Umgebung kommen (--keep-days als { $prefix }KEEP_DAYS) oder aus einer TOML-Datei (keep-days = 7, --limit als Tabelle [limits]). Am meisten zählt die Befehlszeile, dann die Umgebung, dann die Datei.
cli-config-help = Optionen aus dieser TOML-Datei lesen
cli-print-config-help = Die geltenden Einstellungen als solche Datei ausgeben, mit der Herkunft jedes Werts, und beenden
cli-setting-place = { $file }, Zeile { $line }, „{ $key }“
cli-origin-default = Standard
cli-origin-line = Befehlszeile ({ $name })
cli-variable-near = Die Einstellung { $name } gibt es nicht. Meintest du { $near }? Berichtige die Variable oder entferne sie.
cli-variable-unknown = Die Variable { $name } bewirkt nichts: Keine Option heißt so.
cli-variable-flag = { $name } kann nicht „{ $value }“ sein; möglich sind: 1, true, yes, on, 0, false, no, off.
fault-no-setting-near = eine Einstellung „{ $key }“ gibt es nicht. Meintest du „{ $near }“?
cli-play-game-help = Ein Spiel, wie „metroscribe games“ es nennt, oder nur seine Stadt; ohne Angabe wählst du aus einer Liste
cli-map-game-help = Das Spiel, zu dem der Stadtplan gehört, wenn die Datei nicht im Ordner einer Stadt liegt
cli-map-file-help = Die Datei eines Stadtplans
cli-file-help = Die Aufzeichnung einer Partie
cli-play-seed-help = Derselbe Startwert bringt dieselben Karten; ohne Angabe wird ein neuer genommen
cli-levels-matches-help = Wie viele Partien jede Stufe in jedem Spiel spielt
cli-title = Regeln von
cli-seats = Sitze
cli-modules = Module
cli-no-affiliation = Metroscribe ist ein freies, unabhängiges Projekt ohne Verbindung zu diesen Verlagen.
cli-map-good = { $file } ist ein guter Stadtplan für { $game } (Hash { $hash }).
cli-drawn = Gezeichnet: { $file }
cli-simulating = { $matches ->
    [one] { $matches } Partie
   *[other] { $matches } Partien
}
cli-mean = Mittelwert
cli-standard-error = Standardfehler
cli-best = bestes
cli-worst = schlechtestes
cli-speed = Partien pro Sekunde
cli-bot = Bot
cli-seat = Sitz { $seat }
cli-record-good = { $file }: { $turns ->
    [one] { $turns } Runde
   *[other] { $turns } Runden
}, jeder Spielzug ist erlaubt.
cli-chosen = { $move } ({ $by ->
    [clock] von der Uhr gewählt
    [bot] von einem Bot gewählt
   *[table] vom Tisch gewählt
})
cli-which-game = Welches Spiel? Enter nimmt das erste.
cli-card = Karte:
cli-others = Die anderen:
cli-in-deck = Es kommen noch:
cli-prompt = Nummer oder Spielzug, b zurück, score Wertung, save speichern, ? Hilfe, q beenden
cli-prompt-flip = Enter deckt die nächste Karte auf, b nimmt zurück
cli-prompt-chosen = Enter macht weiter, b nimmt zurück
cli-help-play = Tippe die Nummer eines Spielzugs oder den Spielzug selbst, wie er in der Liste steht. „b“ nimmt deinen letzten Schritt zurück, bis die nächste Karte aufgedeckt wird. „why H3-K3“ sagt, warum etwas nicht geht, „worth H3-K3“, was es brächte, „left“, was noch im Stapel ist. „score“ zeigt deinen Punktebereich, „save DATEI“ speichert die Partie, damit du sie später mit --resume fortsetzen kannst, und mit „q“ hörst du auf.
cli-why-not = Nichts spricht dagegen: Das ist erlaubt.
cli-saved = Gespeichert in { $file }. Weiter geht es mit: metroscribe play --resume { $file }{ $options }
cli-left = Du hast die Partie verlassen.
cli-kept-record = Die Aufzeichnung liegt in { $file }.
cli-person-flips = Welche Karte wurde aufgedeckt?
cli-person-deals = { $pile }: Was kommt als Nächstes?
cli-total = Gesamt
cli-place = Platz { $place }: { $name }, { $total ->
    [one] { $total } Punkt
   *[other] { $total } Punkte
}
cli-winner = Sieg mit { $total ->
    [one] { $total } Punkt
   *[other] { $total } Punkten
}: { $names }.
cli-winners = Geteilter Sieg mit { $total ->
    [one] { $total } Punkt
   *[other] { $total } Punkten
}: { $names }.
cli-you = Du
cli-solo-verdict = { $total ->
    [one] { $total } Punkt
   *[other] { $total } Punkte
}{ $judged ->
    [same] {""}
   *[other] , nach dem Abzug für Module gewertet als { $judged }
}. { $verdict }
cli-seat-column = Sitz
cli-lang-help = Die Sprache aller Texte; ohne Angabe die deines Systems
cli-module-help = Ein Modul dazunehmen; für weitere die Option wiederholen
cli-map-help = Deinen eigenen Stadtplan statt des vorhandenen verwenden
cli-json-help = JSON für andere Programme ausgeben
cli-seed-help = Derselbe Startwert bringt dieselben Karten
cli-seats-help = Anzahl der Sitze
cli-game-help = Ein Spiel, wie „metroscribe games“ es nennt, oder nur seine Stadt
cli-opponent-help = Der Bot, der auf den anderen Sitzen spielt
cli-resume-help = Die Partie fortsetzen, die in dieser Datei gespeichert ist
cli-record-help = Die Aufzeichnung der Partie in dieser Datei speichern
cli-real-help = Du deckst echte Karten auf und tippst ein, was kommt
cli-turns-help = Jede Runde zeigen
cli-bot-help = Der Bot für alle Sitze; oder die Option wiederholen, der Reihe nach einmal für jeden Sitz
cli-matches-help = Anzahl der Partien
cli-output-help = Die SVG-Datei, die geschrieben wird
cli-theme-help = Helle oder dunkle Farben, oder je nach System beim Betrachten (auto)
error-unknown-theme = Ein Farbschema „{ $name }“ gibt es nicht. Bekannte Farbschemas: { $candidates }.
error-no-picture = Ein Bild „{ $name }“ gibt es in diesen Regeln nicht.
cli-sheet-help = Stattdessen das Blatt eines Sitzes in diese SVG-Datei zeichnen
cli-seat-help = Der Sitz, dessen Blatt gezeichnet wird
cli-moving-help = Das Blatt zeichnet sich selbst, Runde für Runde
error-no-seat = Sitz { $seat } gibt es nicht; die Partie hat { $seats }.
fault-unknown-key = einen Schlüssel „{ $key }“ gibt es hier nicht. Bekannt: { $candidates }.
fault-game-twice = ein Spiel „{ $game }“ gibt es schon, in { $other }; nenn den Ordner anders.
fault-version = ein Ordner für Version { $rules } der Regeln muss `family = "{ $family }"` und `rules = { $rules }` sagen, und das muss weniger sein als { $newest }, die neueste Version.
error-no-folder = Den Ordner { $folder }, den METROSCRIBE_CITIES nennt, gibt es nicht.
error-no-family = METROSCRIBE_FAMILIES nennt das Modul { $module }, das keine Spielfamilie beschreibt: { $reason }.
error-family-twice = METROSCRIBE_FAMILIES nennt das Modul { $module }, aber eine Familie { $family } gibt es schon.
error-language = Eine Sprache „{ $name }“ gibt es nicht. Bekannt: { $candidates }.
error-other-game = { $file } ist eine Partie von { $saved }, nicht von { $name }.
error-texts = { $file }: Diese Texte fehlen: { $keys }.
cli-broken = Diese Städte lassen sich nicht benutzen:
cli-guests = Module anderer Städte
cli-mixes-named = in einer Anleitung genannt
cli-mixes-possible = nicht erwähnt, möglich
cli-mixes-others = alle anderen
cli-mixes-discouraged = nicht empfohlen
mix-plain = Das Grundspiel, ohne Module.
mix-named = Steht so in der Anleitung von { $rulebook }.
mix-possible = Keine Anleitung erwähnt diese Kombination. Spielen lässt sie sich trotzdem.
mix-discouraged = Die Anleitung von { $rulebook } rät davon ab, { $modules } gleichzeitig zu verwenden.
mix-module = „{ $module }“
mix-and = { $some } und { $last }
fault-mix-module = ein Modul „{ $name }“ gibt es hier nicht. Bekannt: { $candidates }.
fault-mix-against = eine Anleitung kann nur von mindestens zwei Modulen zusammen abraten.
fault-mix-contradiction = { $modules } kann keine Anleitung nennen, wenn von Modulen daraus abgeraten wird.
error-resume-options = Eine gespeicherte Partie bringt Spiel, Module, Sitze und Karten mit: --resume steht ohne diese Optionen.
fault-no-target = kann hier nicht geschrieben werden: Den Ordner gibt es nicht, es ist selbst einer, oder du darfst dort nicht schreiben.
error-position = „{ $position }“ ist keine Stellung dieses Spiels.
error-position-modules = Die Stellung wurde mit den Modulen „{ $modules }“ geschrieben, diese Regeln haben aber „{ $own }“.
error-position-line = „{ $line }“ ist keine Linie, die in einer Stellung stehen kann.
error-position-card = In dieser Stellung kann keine Karte „{ $card }“ mehr kommen.
fault-no-station = bei { $at } liegt keine Station.
pile-deck = Karte
draw-pad-total = Summe
error-module-elsewhere = Das Modul „{ $name }“ lässt sich in { $game } nicht spielen. Dort gibt es: { $candidates }.
cli-option-help = Eine Option des Spiels wählen, etwa deck=20; „metroscribe games“ zeigt sie; für weitere wiederholen
error-option-form = „{ $text }“ ist keine Option; schreib Name und Wert wie in deck=20.
error-unknown-choice = Die Option „{ $name }“ kann nicht „{ $value }“ sein. Zur Wahl: { $candidates }.
error-unknown-chooser = „{ $name }“ kann keinen Schritt wählen. Zur Wahl: { $candidates }.
cli-options = Optionen
kind-decimal = eine Zahl
fault-not-a-place = „{ $place }“ ist keine Stelle; schreib Stellen in Rastereinheiten, etwa 0,3.5.
error-no-modules = { $game } hat keine Module und kann nicht mit „{ $name }“ gespielt werden.
error-option-twice = Die Option „{ $name }“ ist zweimal gewählt.

guide-band-lowest = Unter { $bound }: { $verdict }
guide-band = { $from } bis { $to }: { $verdict }
guide-band-highest = { $bound } und mehr: { $verdict }
guide-total = Summe = { $sum }
guide-plus = { $sum } + { $box }
guide-minus = { $sum } − { $box }
guide-sum-example = Ein Beispiel ohne Module, Feld für Feld:
guide-sum = zusammen: { $sum } = { $points }
guide-readings = Hier schweigt die Anleitung, oder wir haben sie nicht. So spielen wir es; am eigenen Tisch könnt ihr etwas anderes vereinbaren.
error-unknown-family = Eine Spielfamilie „{ $name }“ gibt es nicht. Bekannt: { $candidates }.
fault-hint-order = „{ $say }“ steht zu spät: Gesagt wird in der Reihenfolge der Partie, zu jedem Zeitpunkt eines.
fault-figure-twice = die Abbildung „{ $name }“ steht zweimal da.

error-bot-spec = „{ $spec }“ nennt keinen Bot. Schreib einen Namen, Optionen wie in greedy:miss=0.3,name=wert.
error-bot-option = Der Bot „{ $name }“ hat keine Option „{ $option }“. Er hat: { $candidates }.
error-bot-option-twice = Die Option „{ $option }“ des Bots „{ $name }“ ist doppelt angegeben.
error-bot-option-value = Die Option „{ $option }“ des Bots „{ $name }“ muss { $kind } sein, nicht „{ $value }“.
error-bot-option-missing = Der Bot „{ $name }“ braucht seine Option „{ $option }“.
error-bot-option-line = Die Option „{ $option }“ des Bots „{ $name }“ muss eine einzige Zeile ohne Steuerzeichen sein.
error-bot-program = Das Bot-Programm „{ $path }“ kann nicht spielen: { $reason }.
error-bot-map = Der Bot kennt { $game } mit dem Stadtplan { $own }, dies ist aber der Stadtplan { $map }.
notice-no-net = Für { $game } gibt es so noch kein trainiertes Netz; der Bot spielt stattdessen Partien im Kopf zu Ende. `metroscribe train` trainiert eines.
cli-preparing-bots = Die Bots machen sich bereit (beim ersten Mal auf einem Rechner dauert das etwa eine Minute)
cli-train-help = Das Netz des Bots „learned“ für ein Spiel trainieren: Es spielt gegen sich selbst.
cli-train-matches-help = Anzahl der Partien gegen sich selbst; ohne Angabe so viele wie für das Spiel üblich
cli-train-seed-help = Derselbe Startwert ergibt dasselbe Netz
cli-train-out-help = Datei für das Netz, falls es nicht zu den anderen Netzen soll; die Lernkurve kommt daneben
cli-train-plain-help = Ohne Module und nur mit dem üblichen Kartensatz trainieren: besser im üblichen Spiel, schlechter in den anderen
cli-training = Es lernt
cli-trained = Gelernt: { $file } ({ $size } kB).
kind-share = eine Zahl von 0 bis 1
kind-count = eine ganze Zahl ab 1
fault-bot-late = zu spät
fault-bot-died = beendet
fault-bot-nonsense = nicht erlaubt
error-arena-bots = Nenn die Bots, die verglichen werden sollen.
error-arena-set = Einen Satz von Startwerten „{ $name }“ gibt es nicht. Bekannt sind: { $candidates }.
error-arena-seeds = „{ $name }“ kann kein Name für Startwerte sein: Nimm kleine Buchstaben, Ziffern und „-“.
error-arena-twice = Der Bot „{ $name }“ ist doppelt genannt, oder unter zwei Namen; ein Vergleich hat ihn einmal.
error-arena-seats = { $bots ->
    [one] { $bots } Bot kann
   *[other] { $bots } Bots können
} nicht um { $seats ->
    [one] { $seats } Sitz rücken:
   *[other] { $seats } Sitze rücken:
} Die Zahl der Sitze muss ein Vielfaches der Zahl der Bots sein.
error-arena-running = In { $folder } schreibt schon ein anderer Lauf.
error-arena-worker = Ein Prozess, der Partien spielte, hat geendet. Was fertig war, ist gesichert; starte den Befehl noch einmal, dann geht es weiter.
fault-arena-row = das ist kein Ergebnis einer Arena.
fault-arena-code = diese Ergebnisse hat anderer Code gespielt. Nimm einen anderen Ordner, oder --mixed, wenn das nichts ausmacht.
fault-arena-other = diese Ergebnisse gehören zu einem anderen Vergleich: { $names }. Nimm einen anderen Ordner.
cli-arena-help = Bots mit denselben Karten vergleichen und sagen, wie sicher das Ergebnis ist.
cli-arena-bots-help = Die Bots, die verglichen werden, etwa greedy, greedy:miss=0.3, beginner oder exec:path=./mybot
cli-arena-set-help = Die Startwerte zum Entwickeln oder die zum Bestätigen, auf die nichts abgestimmt wurde
cli-arena-seeds-help = Ein beliebiger Name für die Startwerte; ein anderer bringt andere Karten
cli-arena-jobs-help = Anzahl der Prozesse, die parallel spielen
cli-arena-out-help = Ergebnisse und Bericht in diesem Ordner speichern; ein abgebrochener Lauf wird dort fortgesetzt
cli-arena-mixed-help = Mit Ergebnissen weitermachen, die eine andere Version des Codes gespielt hat
cli-speak-help = Einen Bot starten, der über Standardeingabe und -ausgabe das Zeilenprotokoll spricht.
cli-spec-help = Ein Bot, etwa greedy, greedy:miss=0.3 oder beginner
cli-exec-help = Erlauben, dass Bot-Programme aus diesem Ordner Platz nehmen
cli-bot-pace-help = Voreingestelltes Tempo der Bots: nach einem Moment wie ein Mensch oder sofort
cli-bot-fault = Ein Bot hat Runde { $turn } nicht selbst gespielt ({ $fault }: { $detail }).
cli-arena-title = Bots in { $game }
cli-arena-matches = Partien
cli-arena-seeds = Startwerte
cli-arena-set-dev = zum Entwickeln
cli-arena-set-confirm = zum Bestätigen
cli-arena-points = Punkte
cli-arena-interval = 95-%-Intervall
cli-arena-win-share = Anteil der Siege
cli-arena-turn-time = Zeit je Runde
cli-arena-faults = nicht gespielte Runden
cli-arena-mean = Mittel ± Standardfehler
cli-arena-pair = Differenz
cli-arena-shares = besser / gleich / schlechter
cli-arena-milliseconds = Millisekunden
cli-arena-wins = Siege
cli-arena-differences = Gepaarte Differenzen
cli-arena-differences-text = Wie viele Punkte der erste bei denselben Karten mehr hat als der zweite: das Mittel mit seinem 95-%-Intervall, dahinter grau der Bereich, in dem neun Zehntel der einzelnen Differenzen liegen.
cli-arena-distributions = Punktzahlen
cli-arena-distributions-text = Wie oft jede Punktzahl vorkam; der Strich ist das Mittel.
cli-arena-means = Wie sich die Mittel einpendeln
cli-arena-means-text = Das Mittel nach so vielen Partien mit seinem 95-%-Intervall.
cli-arena-times = Zeit je Runde
cli-arena-times-text = Das Mittel als Punkt, die mittleren neun Zehntel der Partien als Balken, die langsamste einzelne Runde als Strich. Gemessen, während die anderen Partien liefen, also nur ein Anhalt.
cli-arena-kept = Ergebnisse: { $results }. Bericht: { $report }.
error-fast-missing = Die schnelle Engine ist nicht installiert: Sie braucht { $packages }. Alles geht auch ohne sie, nur langsamer; `pip install metroscribe[fast]` fügt sie hinzu.
error-not-compiled-family = Die schnelle Engine kennt die Spiele von { $family } nicht; die Referenz-Engine spielt weiter.
error-not-compiled-size = Die schnelle Engine hat nicht genug Platz ({ $what }: { $count }, höchstens { $most }); die Referenz-Engine spielt weiter.
error-not-compiled-module = Die schnelle Engine kennt das Modul { $name } nicht; die Referenz-Engine spielt weiter.
error-not-compiled-rule = Die schnelle Engine kennt { $what } von { $name } nicht; die Referenz-Engine spielt weiter.
error-not-compiled-tally = Die schnelle Engine kann { $name } nicht zählen; die Referenz-Engine spielt weiter.
error-net-subject = { $file } ist für { $made } gemacht; gebraucht wird ein Netz für { $wanted }.
error-net-input = { $file } kennt die Eingabe { $name } nicht: Das Netz ist für andere Regeln gemacht.

cli-levels-help = Messen, wie viele Punkte die Bot-Stufen in jedem Spiel erreichen.
cli-levels-games-help = Die Spiele; ohne Angabe alle
cli-levels-fit-help = Vor dem Messen die Bots der Stufen neu auswählen
cli-levels-page-help = Die Zahlen speichern und die Tabellen in diese Seite schreiben (docs/bots.md)
cli-levels-measuring = { $game }: { $matches ->
    [one] { $matches } Partie
   *[other] { $matches } Partien
}
error-levels-band = { $game }: { $level } sollte { $low } bis { $high } Punkte erreichen, also die zweitniedrigste Stufe der Solo-Wertung. Abhilfe: „metroscribe levels --fit“.
error-levels-step = { $game }: { $level } sollte mindestens { $step ->
    [one] { $step } Punkt
   *[other] { $step } Punkte
} über der Stufe darunter liegen. Abhilfe: „metroscribe levels --fit“.
error-levels-page = In { $file } ist kein Platz für die Tabellen: Es fehlen die beiden Kommentarzeilen, die sie in docs/bots.md umgeben.

game-city = { $city }
finish-turn = Was { $name } gemacht hat, gilt.
