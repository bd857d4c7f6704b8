# Was die Seite selbst sagt. Spiele, Karten, Spielzüge, Wertung und Absagen kommen aus den Dateien des Servers.

### everywhere

app-name = Metroscribe
app-title = { $page } · Metroscribe
app-skip = Zum Inhalt springen
app-home = Startseite
app-settings = Einstellungen
app-language = Sprache
app-look = Aussehen
app-look-auto = Automatisch
app-look-light = Hell
app-look-dark = Dunkel
app-text = Schriftgröße
app-text-normal = Normal
app-text-large = Groß
app-text-larger = Größer
app-contrast = Mehr Kontrast
app-still = Nichts bewegt sich
app-close = Schließen
app-copy = Kopieren
app-copied = Kopiert
app-copy-by-hand = Der Link ist markiert. Kopiere ihn so wie sonst auf deinem Gerät.
app-wait = Einen Moment …
app-again = Noch einmal versuchen
app-offline = Keine Verbindung. Es geht weiter, sobald das Netz wieder da ist.
app-restarting = Der Server startet neu. Gleich geht es weiter.
app-restarting-saved = Der Server startet neu. Alles ist gespeichert, gleich geht es weiter.
app-unsaved = Bis hierher gespeichert. Der Datenträger des Servers lässt auf sich warten; es geht von selbst weiter.
app-unsaved-slow = Der Datenträger des Servers ist langsam. Was du wählst, braucht einen Moment.
app-saved = Es wird wieder gespeichert.
app-connecting = Die Verbindung wird gesucht …
app-failed = Das hat nicht geklappt: Der Server ist nicht zu erreichen.
app-lost = Endstation
app-lost-text = Unter dieser Adresse gibt es keine Seite. Fehlt vielleicht ein Buchstabe?
app-no-table = Diesen Tisch gibt es nicht
app-no-table-text = Hier gibt es keinen Tisch { $code }. Vielleicht ist er schon abgeräumt, oder ein Zeichen stimmt nicht.
app-damaged = Diese Partie ist beschädigt
app-outdated = Diese Partie kann nicht weitergehen: Dem Server fehlt die Version { $rules } ihrer Regeln, oder er hat einen anderen Plan dazu. Wer den Server betreibt, kann sie zurückholen; bis dahin bleibt die Partie, wie sie ist.
app-name-label = Dein Name
app-name-hint = Die anderen am Tisch sehen ihn.
app-picture = Mitten in einer Partie
app-install = Metroscribe installieren
app-install-text = Als App öffnet es sich in einem eigenen Fenster und nimmt Links und Codes an, die du mit ihm teilst.
app-install-by-hand = Metroscribe kann eine App dieses Geräts werden: Wähle „Zum Home-Bildschirm“ dort, wo dein Browser Seiten teilt.
app-install-insecure = Diese Seite kam ohne https. Deshalb erlaubt der Browser kein Installieren, kein Öffnen ohne Netz, keine Benachrichtigungen und kein Teilen mit anderen Apps. Alles andere geht.
app-you = du
points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
seat-number = Sitz { $seat }
bot = Bot
bot-with-points = { $points ->
    [one] { $bot } (allein etwa { $points } Punkt)
   *[other] { $bot } (allein etwa { $points } Punkte)
}
bots-warming = { $count ->
    [one] { $names } wärmt sich noch auf, beim ersten Mal ein bis zwei Minuten lang, und spielt bis dahin etwa zwischen Pendler und Schaffner.
   *[other] { $names } wärmen sich noch auf, beim ersten Mal ein bis zwei Minuten lang, und spielen bis dahin etwa zwischen Pendler und Schaffner.
}
bots-warming-short = { $count ->
    [one] { $names } wärmt sich auf
   *[other] { $names } wärmen sich auf
}
bots-missing = { $count ->
    [one] Auf diesem Server fehlt Numba. Darum denkt { $names } nur langsam voraus und spielt etwa zwischen Pendler und Schaffner.
   *[other] Auf diesem Server fehlt Numba. Darum denken { $names } nur langsam voraus und spielen etwa zwischen Pendler und Schaffner.
} Wenn du den Server betreibst: Installiere Numba und starte ihn neu.
bots-failed = { $count ->
    [one] Das Aufwärmen ist auf diesem Server fehlgeschlagen. Darum spielt { $names } nur etwa zwischen Pendler und Schaffner.
   *[other] Das Aufwärmen ist auf diesem Server fehlgeschlagen. Darum spielen { $names } nur etwa zwischen Pendler und Schaffner.
} Wenn du den Server betreibst: Im Protokoll steht, warum.

### home

home-lead =
    Karte aufdecken.
    Linie zeichnen.
    Die Stadt verbinden.
home-about = U-Bahn-Spiele mit Karten und Stift, allein oder mit Freunden. Ohne Konto, ohne Werbung.
home-join = Mit Code mitspielen
home-have-code = Ich habe einen Code
home-code = Code des Tischs
home-code-hint = Neun Buchstaben und Ziffern
home-join-go = Mitspielen
home-code-wrong = Ein Code hat neun Buchstaben und Ziffern, etwa K7W H4M RX3.
home-resume = Weiterspielen
home-resume-go = Weiter
home-forget = Diese Partie vergessen
home-phase-open = noch nicht gestartet
home-phase-starting = fängt gleich an
home-phase-playing = Runde { $turn }
home-phase-over = zu Ende
home-phase-gone = gibt es nicht mehr
home-phase-outdated = kann nicht weitergehen
home-learn = Neu hier?
home-learn-text = Spiel eine geführte erste Partie. Sie dauert etwa fünf Minuten, und du kannst jederzeit aufhören.
home-learn-go = { $title } lernen
home-learn-on = { $title } weiterlernen
home-learn-done = Gelernt. Noch einmal?
home-cities = Such dir eine Stadt aus
home-family = { $title }, von { $designer }
home-solo = Allein spielen
home-against = Gegen einen Bot
home-level = Dein Bot
home-friends = Mit Freunden
home-rules = Regeln
home-finished = Beendete Partien
home-finished-more = Mehr zeigen
home-credits = Von wem diese Spiele sind
home-credits-text = Metroscribe setzt die Regeln dieser Spiele mit eigenen Worten und eigenen Zeichnungen um. Es ist ein freies Projekt ohne Verbindung zu ihren Autoren und Verlagen. Kauf die Spiele: Sie sind gut.
home-credit = { $title }: { $designer }, { $publisher } { $year }
home-finished-text = Diese Liste ist nur auf diesem Gerät gespeichert.
home-watched = zugeschaut

### setup

setup-page = Tisch eröffnen
setup-lead = Alles ist sinnvoll vorgewählt. Ändere, was du magst, und eröffne den Tisch.
setup-game = Spiel und Stadt
setup-modules = Module
setup-no-modules = Ohne Module
setup-options = Optionen
setup-seats = Sitze
setup-seats-count = Wie viele spielen mit?
setup-seats-value = { $seats ->
    [one] allein
   *[other] { $seats }
}
setup-seat-who = Sitz { $seat }: Wer spielt?
setup-seat-you = Du
setup-seat-person = Jemand mit dem Link
setup-bots-text = Bots sehen nur, was alle sehen.
setup-pace = Bots spielen
setup-pace-person = So schnell wie Menschen
setup-pace-at-once = Sofort
setup-clock = Zeit für jede Runde
setup-clock-0 = Ohne Uhr
setup-clock-seconds = { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
}
setup-clock-minutes = { $minutes ->
    [one] { $minutes } Minute
   *[other] { $minutes } Minuten
}
setup-clock-text = Ist die Zeit um, gilt, was gezeichnet ist, und der Rest wird ausgelassen. Alle können um mehr Zeit bitten.
setup-more = Mehr
setup-scores = Allen den Punktestand zeigen
setup-scores-text = Ohne ihn bleibt das Ende eine Überraschung.
setup-seed = Gleiche Karten für Freunde
setup-seed-text = Wer dasselbe Wort eintippt, bekommt dieselben Karten. Leer heißt: frisch gemischt.
setup-open = Tisch eröffnen
setup-start = Partie starten
setup-clock-hours = { $hours ->
    [one] { $hours } Stunde
   *[other] { $hours } Stunden
}
setup-clock-days = { $days ->
    [one] { $days } Tag
   *[other] { $days } Tage
}
setup-door = Der Code genügt
setup-door-text = Wer den Code eintippt, kann sich sofort setzen. Sonst geht das nur mit dem Link, und wer nur den Code hat, muss erst fragen.
setup-patience = Wenn jemand nicht da ist
setup-patience-none = Nichts geschieht von selbst
setup-patience-finish = Die Runde für diese Person abschließen
setup-patience-bot = Bis zur Rückkehr zeichnet ein Bot
setup-patience-without = Ohne diese Person weiterspielen
setup-patience-soon = Runde abschließen oder einen Bot zeichnen lassen: nach
setup-patience-late = Ohne diese Person weiterspielen: nach
setup-patience-text = Sind diese Zeiten um, können die anderen am Tisch das immer auch selbst entscheiden. Wer zurückkommt, spielt weiter.

### lobby

lobby-page = Tisch { $code }
lobby-invite = Einladen
lobby-invite-text = Schick den Link, oder zeig den QR-Code: Wer ihn hat, kann sich sofort dazusetzen.
lobby-code-spoken = Code des Tischs: { $letters }
lobby-link = Link zum Mitspielen
lobby-qr = QR-Code mit dem Link zu diesem Tisch
lobby-share = Teilen
lobby-share-text = Spiel mit mir { $title }
lobby-seats = Wer hier sitzt
lobby-vacant = Frei
lobby-sit = Hier sitzen
lobby-bot = Bot dazunehmen
lobby-bot-label = Bot für Sitz { $seat }
lobby-away = nicht da
lobby-here = da
lobby-rename = Namen ändern
lobby-leave = Aufstehen
lobby-start = Partie starten
lobby-start-vacant = { $vacant ->
    [one] Ein Sitz ist noch frei. Lade jemanden ein, oder nimm einen Bot dazu.
   *[other] { $vacant } Sitze sind noch frei. Lade Leute ein, oder nimm Bots dazu.
}
lobby-wait-host = Es geht los, sobald die Person, die den Tisch leitet, die Partie startet.
lobby-starting = Die Karten werden gemischt …
lobby-full = Alle Sitze sind besetzt. Du kannst zuschauen.
lobby-watch = Du schaust zu. Nimm einen freien Sitz, um mitzuspielen.
lobby-watching = { $count ->
    [0] Niemand schaut zu.
    [one] Eine Person schaut zu.
   *[other] { $count } Personen schauen zu.
}
lobby-watch-link = Link nur zum Zuschauen
lobby-move = Auf einem anderen Gerät weiterspielen
lobby-move-text = Dieser Link ist nur für dich: Wer ihn hat, spielt auf deinem Sitz. Öffne ihn auf dem anderen Gerät.
lobby-move-show = Meinen eigenen Link zeigen
lobby-settings = Diese Partie
lobby-modules = Module
lobby-clock = Uhr
lobby-scores = Punktestand
lobby-scores-on = sichtbar
lobby-scores-off = bis zum Ende verborgen
lobby-pace = Bots
lobby-pace-person = so schnell wie Menschen
lobby-pace-at-once = spielen sofort
lobby-deal = Karten
lobby-deal-known = bekannt: aus einem Wort oder einer früheren Partie
lobby-deal-fresh = frisch gemischt und nachprüfbar ehrlich
table-given-up = { $count ->
    [one] Vor dieser Partie wurde eine gleich zu Beginn abgebrochen.
   *[other] Vor dieser Partie wurden { $count } gleich zu Beginn abgebrochen.
}
lobby-knock = { $name } möchte sich dazusetzen
lobby-knock-yes = Ja
lobby-knock-no = Nein
lobby-knock-yes-to = Ja: { $name } darf sich setzen
lobby-knock-no-to = Nein: kein Sitz für { $name }
lobby-invite-ask = Wer nur den Code hat, kann nach einem Sitz fragen, und du sagst Ja oder Nein.
lobby-invite-code = Oder sag den Code: An diesem Tisch genügt er.
lobby-free = Freier Sitz
lobby-free-both = Setz dich, oder nimm einen Bot dazu
lobby-free-bot = Lade jemanden ein, oder nimm einen Bot dazu
lobby-bot-choose = Bot auswählen
lobby-turn-out = Bot wegschicken
lobby-remove = { $name } entfernen
lobby-remove-title = { $name } entfernen?
lobby-remove-text = { $name } verliert den Sitz und kommt nur zurück, wenn jemand am Tisch Ja sagt.
lobby-free-kept = Den Sitz nicht länger für { $name } reservieren
lobby-host = leitet den Tisch
lobby-away-since = { $minutes ->
    [one] seit einer Minute nicht da
   *[other] seit { $minutes } Minuten nicht da
}
lobby-away-long = seit über einer Stunde nicht da
lobby-kept = { $minutes ->
    [0] noch nicht da, nur noch kurz reserviert
    [one] noch nicht da, noch eine Minute reserviert
   *[other] noch nicht da, noch { $minutes } Minuten reserviert
}
lobby-kept-over = nicht mehr reserviert: frei für alle
lobby-leave-title = Aufstehen?
lobby-leave-text = Dein Sitz ist dann frei, und jemand anderes kann ihn nehmen.
lobby-leave-host = Den Tisch leitet dann { $name }.
lobby-leave-stay = Sitzen bleiben
lobby-start-expected = { $count ->
    [one] { $names } ist noch nicht da. Du kannst trotzdem starten: So lange zeichnet ein Bot für { $names }.
   *[other] { $names } sind noch nicht da. Du kannst trotzdem starten: So lange zeichnen Bots für sie.
}
lobby-wait-for = Es geht los, sobald { $name } die Partie startet.
lobby-wait-away = { $name } ist nicht da. Bleibt das so, leitet die nächste Person den Tisch und kann die Partie starten.
lobby-host-now = Du leitest jetzt den Tisch.
lobby-host-now-away = Du leitest jetzt den Tisch: { $name } ist nicht da.
lobby-host-now-left = Du leitest jetzt den Tisch: { $name } ist aufgestanden.
lobby-private = Dieser Tisch ist privat. Frag nach einem Sitz, und jemand am Tisch sagt Ja oder Nein. Mit dem Link kannst du dich sofort setzen.
lobby-ask = Nach einem Sitz fragen
lobby-asked = Du hast nach einem Sitz gefragt. Jemand am Tisch muss Ja sagen; dann sitzt du sofort.
lobby-asked-nobody = Gerade ist niemand da, der antworten kann. Lass diese Seite offen.
lobby-ask-no = Diesmal leider nicht: Am Tisch hieß es Nein. Du kannst zuschauen oder noch einmal fragen.
lobby-removed = { $name } hat dich vom Tisch entfernt. Falls das ein Versehen war, frag nach einem Sitz.
lobby-removed-host = Wer den Tisch leitet, hat dich vom Tisch entfernt. Falls das ein Versehen war, frag nach einem Sitz.
lobby-door = Hinsetzen
lobby-door-link = mit dem Link, sonst auf Anfrage
lobby-door-code = der Code genügt
lobby-patience = Wenn jemand nicht da ist

### end

end-page = Das Ende von { $code }
end-title-solo = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
end-title-won = Du hast gewonnen!
end-title-place = Platz { $place }
end-title-winner = { $name } gewinnt
end-title-tie = Ein geteilter Sieg
end-title-given-up = Die Partie wurde abgebrochen
end-given-up-text = Sie hat kein Ergebnis. Was gezeichnet wurde, ist noch da.
end-outdated = Ihre Blätter lassen sich nicht zeichnen: Dem Server fehlt die Version { $rules } ihrer Regeln, oder er hat einen anderen Plan dazu. In der Aufzeichnung steht die ganze Partie.
end-ranking = Rangliste
end-place = { $place }.
end-place-spoken = Platz { $place }
end-tied = gleichauf
end-tie-text = Gleich viele Punkte, und gleich in allem, was sonst entscheidet: Der Platz ist geteilt.
end-tie-broken = Gleich viele Punkte: Die Regel für den Gleichstand hat entschieden.
end-sheets = Wertungen
end-sheet-of = Wertung von { $name }
end-sheet-picture = Das fertige Blatt von { $name }
end-total = Summe
end-term = Wofür
end-points = Punkte
end-again = Noch eine Partie
end-again-go = Revanche
end-again-text = Gleiche Einstellungen, neue Karten. Alle, die hier saßen, werden gefragt, und ihre Sitze bleiben ein paar Minuten reserviert.
end-again-join = Zur Revanche
end-same = Diese Karten noch einmal
end-look-back = Rückblick
end-replay = Partie noch einmal ansehen
end-record = Aufzeichnung speichern
end-picture = Als Bild teilen
end-picture-form = Form des Bildes
end-picture-wide = Breit
end-picture-square = Quadratisch
end-picture-alt = { $title }: { $result }. Dazu das Blatt von { $name }.
end-picture-place = { $place }. { $name } { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
end-picture-share = Teilen
end-picture-save = Als PNG speichern
end-moving = Animation speichern
end-draw = Noch einmal zeichnen lassen
end-draw-skip = Fertiges Blatt zeigen
end-compared = Woher die Punkte kommen
end-compared-best = am meisten
end-share = Ergebnis teilen
end-share-text = { $title }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}. Sieh dir die Partie an:
end-fair = Waren die Karten ehrlich gemischt?
end-fair-text = Vor der Partie hat sich der Server auf ein Geheimnis festgelegt und dessen Fingerabdruck gezeigt. Jetzt ist das Geheimnis bekannt, und jede Karte lässt sich daran prüfen.
end-fair-known = Die Karten dieser Partie konnte man vorher kennen, denn sie kamen aus einem Wort oder aus einer früheren Partie.
end-fair-fingerprint = Fingerabdruck vor der Partie
end-fair-secret = Das Geheimnis
end-fair-record = In der Aufzeichnung steht alles Nötige: „metroscribe verify“ prüft sie.
end-link = Link zu dieser Partie
end-again-asked = { $name } möchte eine Revanche.
end-again-open = Die Revanche ist eröffnet.
end-own-known = Diese Karten konnte man kennen. Deshalb zählt dieses Ergebnis nicht für deinen Bestwert.
end-own-first = Dein erstes Ergebnis mit diesem Spiel und diesen Modulen.
end-own-beaten = Dein neuer Bestwert! Vorher war er { $best }.
end-own-best = Dein Bestwert mit diesem Spiel und diesen Modulen ist { $best }.

### history

history-title = Deine Partien
history-text = Beendete Partien dieses Geräts, nach Spiel und Modulen. Nur du siehst diese Liste.
history-none = Es gibt noch keine beendete Partie.
history-matches = Partien
history-best = Bestwert
history-mean = Schnitt
history-trend = Die Ergebnisse der Reihe nach, von { $first } bis { $last }. Das niedrigste ist { $lowest }, das beste { $best }.
history-place = Platz { $place } von { $count }, mit { $names }
history-alone = allein
history-known = bekannte Karten, zählt nicht mit
history-no-record = Weder dieses Gerät noch der Server hat die Aufzeichnung dieser Partie noch.
history-keep = Speichern und löschen
history-keep-text = Speichere alle Ergebnisse und Aufzeichnungen in einer Datei und lade sie auf einem anderen Gerät. Partien, die dort schon sind, bleiben, wie sie sind.
history-save = Alle speichern
history-load = Datei laden
history-load-wrong = „{ $file }“ wurde nicht hier gespeichert. Wähle eine Datei, die mit „Alle speichern“ entstanden ist.
history-loaded = { $fresh ->
    [0] Keine neue Partie
    [one] { $fresh } neue Partie
   *[other] { $fresh } neue Partien
}, schon da: { $known }.
history-forget = Alle löschen
history-forget-text = { $count ->
    [one] Ergebnis und Aufzeichnung von { $count } Partie werden
   *[other] Ergebnisse und Aufzeichnungen von { $count } Partien werden
} endgültig von diesem Gerät gelöscht. Der Server behält seine Partien, solange sein Betreiber will.
history-forget-sure = Endgültig löschen
history-forgotten = Dieses Gerät hat alle beendeten Partien vergessen.

### replay

replay-page = Wiederholung der Partie { $code }
replay-title = Wiederholung
replay-of = Wessen Blatt
replay-turn-at = Runde { $label } ({ $number } von { $count })
replay-begin = Vor der ersten Karte
replay-play = Abspielen
replay-pause = Anhalten
replay-back = Eine Runde zurück
replay-on = Eine Runde weiter
replay-nothing = Nichts
replay-chosen-clock = (die Zeit war um)
replay-chosen-bot = (ein Bot hat gezeichnet)
replay-chosen-table = (vom Tisch gewählt)
replay-total = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
replay-list = Alle Runden

### rules

rules-page = Regeln: { $title }
rules-lead = Die Regeln, wie sie hier gespielt werden, mit unseren eigenen Worten.
rules-contents = Inhalt
rules-learn = Beim Spielen lernen
rules-city = Stadt
rules-wait = Die Regeln werden geholt …
rules-print = Drucken
rules-allowed = Erlaubt:
rules-refused = Nicht erlaubt:
rules-words = Begriffe
rules-back = Zurück zu „{ $section }“
rules-guide = Weiter mit der Anleitung
rules-learn-apart = Geführte Partie (neuer Tab)

### imprint and privacy

legal-links = Über diesen Server
legal-imprint = Impressum
legal-privacy = Datenschutz

### learn

learn-page = { $title } lernen
learn-wait = Die ersten Karten werden ausgelegt …
learn-none = Für dieses Spiel gibt es keine geführte Partie.

### match

match-you = Du
match-sheet = Dein Blatt
match-sheet-of = Blatt von { $name }
match-others = Blätter der anderen
match-sheet-failed = Das Blatt konnte nicht geladen werden.
match-zoom-in = Blatt vergrößern
match-zoom-whole = Ganzes Blatt zeigen
match-flip = Karten dieser Runde
match-next-card = Danach: { $card }
match-force-more = Was gilt: { $notes }
match-force-others = Was die anderen Buntstifte können
match-force-later = In späteren Durchgängen
match-deck = Kommt noch
match-deck-left = { $card }: noch { $count }
match-deck-gone = { $card }: weg
match-chances = Was als Nächstes kommen kann
match-chances-of = { $count ->
    [one] Nur eine Karte kann als Nächstes kommen.
   *[other] Eine von { $count } Karten kommt als Nächstes.
}
match-chance = { $percent } %
match-chances-none = Es kommt keine Karte mehr.
match-turn = Runde { $label }
match-seats = Am Tisch
match-seat = { $name }: { $state }{ $scored ->
    [yes] , { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
   *[no] {""}
}. Blatt zeigen
match-seat-ready = fertig
match-seat-drawing = zeichnet
match-seat-thinking = überlegt
match-seat-away = ist weg
match-seat-free = der Sitz ist frei
match-seat-drew = { $seat }. Letzte Runde: { $moves }
match-total = Summe
match-score = Punkte
match-score-show = Punkte: { $points }. Zeigen, wie gezählt wird
match-score-hidden = Die Punkte werden am Ende gezeigt.
match-moves = Mögliche Spielzüge
match-moves-none = In dieser Runde gibt es nichts mehr zu wählen.
match-ways = { $count ->
    [one] eine Möglichkeit
   *[other] { $count } Möglichkeiten
}
match-gain = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
match-up-to = bis zu
match-choices = Auswahl
match-take-back = Zurücknehmen
match-end-with = Runde beenden: { $what }
match-ready = Fertig
match-withdraw = Doch noch nicht
match-draw-it = So machen
match-touch-end = Tippe auf die Station, an der dein Spielzug beginnen soll.
match-why-rule = Zur Regel
match-rules = Regeln
match-back = Partie verlassen?
match-back-text = Dein Blatt und dein Sitz bleiben. Du findest die Partie auf der Startseite wieder.
match-back-stay = Bleiben
match-back-go = Verlassen
match-menu = Menü
match-do-begin = Tippe an, wo dein Spielzug beginnt oder endet.
match-do-choice = Wähl unten etwas aus.
match-do-begin-for = Tippe jetzt an, wo dein Spielzug beginnt.
match-do-go-on = Tippe jetzt an, wo dein Spielzug endet.
match-do-confirm = { $move }: noch einmal antippen, dann gilt es.
match-do-more = So weit gut. Es gibt noch einen Schritt.
match-do-ready = Erledigt. Du kannst es noch zurücknehmen.
match-do-nothing = Mit dieser Karte geht nichts.
match-waiting = Warten auf { $names }
match-next = Die nächste Karte kommt.
match-watching = Du schaust zu.
match-watchers = { $count ->
    [one] Eine Person schaut zu
   *[other] { $count } schauen zu
}
match-sheet-old = So war es, als die Runde begann.
match-sheet-drew = Hervorgehoben ist, was zuletzt gezeichnet wurde.
match-drew = Letzte Runde: { $moves }
match-announce-drew = { $name }: { $moves }.
match-announce-turn = Runde { $label }. { $cards }.
match-announce-gain = { $points ->
    [one] Erledigt: { $points } Punkt, zusammen { $total }.
   *[other] Erledigt: { $points } Punkte, zusammen { $total }.
}
match-announce-back = Zurückgenommen. { $total ->
    [one] { $total } Punkt
   *[other] { $total } Punkte
}.
match-announce-clock = Die Zeit ist abgelaufen.
match-announce-offline = Keine Verbindung.
match-announce-online = Wieder verbunden.
match-announce-moves = { $count ->
    [one] Ein möglicher Spielzug.
   *[other] { $count } mögliche Spielzüge.
}
match-offline = Keine Verbindung. Dein Blatt ist sicher; die Partie geht von selbst weiter.
match-clock = noch { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
}
match-clock-near = Noch { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
}.
match-more-time = Mehr Zeit
match-title-yours = Du bist dran
match-title-waiting = Warten auf { $names }
match-title-offline = Keine Verbindung
match-title-restarting = Server startet neu
match-setting-confirm = Vor jedem Spielzug fragen
match-setting-confirm-text = Ein Spielzug wird erst gezeigt und gilt erst, wenn du noch einmal tippst.
match-setting-moves = Liste der Spielzüge zeigen
match-setting-moves-text = Alles, was möglich ist, in Worten neben dem Blatt.
match-setting-ready = Meine Runde automatisch beenden
match-setting-ready-text = Der letzte mögliche Schritt beendet sie.
match-setting-mirrored = Für die linke Hand
match-setting-mirrored-text = Die Knöpfe stehen auf der anderen Seite, auf breiten Bildschirmen auch das Blatt.
match-setting-sounds = Leise Geräusche
match-setting-sounds-text = Ein Stift, eine Karte und eine Glocke, wenn die anderen auf dich warten.
match-give-up = Partie beenden
match-give-up-text = Sie endet für alle, ohne Ergebnis.
match-give-up-sure = Ja, beenden
match-keys = Tasten: Pfeile bewegen (mit Umschalt auch zu dem, was gerade nicht geht), Eingabe wählt, Rücktaste nimmt zurück, R steht für „Fertig“, „+“ und „−“ ändern die Größe.
match-lesson = Anleitung
match-lesson-skip = Anleitung überspringen
match-lesson-close = Verstanden
match-own = { $player } (du)
match-free = Freier Sitz
match-free-of = Der Sitz von { $name } ist frei.
match-cancel = Abbrechen
match-seat-bot = ein Bot zeichnet
match-seat-gone = setzt aus
match-word-ready = fertig
match-word-drawing = zeichnet
match-word-thinking = überlegt
match-word-away = weg
match-word-free = frei
match-word-bot = Bot
match-word-gone = setzt aus
match-sit = Freier Sitz: hinsetzen
match-sit-down = Hinsetzen
match-ask = Freier Sitz: danach fragen
match-ask-seat = Nach einem Sitz fragen
match-asked = Du hast nach dem Sitz gefragt. Jemand am Tisch muss Ja sagen.
match-add-bot = Bot dazunehmen
match-other-bot = Anderen Bot wählen
match-resting = Gerade spielt niemand. Es geht weiter, sobald jemand zurück ist.
match-resting-sit = Gerade spielt niemand: Setz dich, dann geht es weiter.
match-title-resting = Gerade spielt niemand
match-away = { $name } ist weg
match-away-page = Bei { $name } ist die Seite offen, aber es tut sich nichts
match-away-for = seit { $time }
match-away-soon = Bleibt das so, kannst du in { $time } entscheiden, wie es weitergeht.
match-away-later = In { $time } kannst du auch ohne { $name } weiterspielen.
match-away-clock = Die Uhr läuft. Ist sie einmal abgelaufen, kannst du entscheiden, wie es weitergeht.
match-away-bot = Ein Bot zeichnet, bis { $name } zurück ist.
match-away-gone = Es geht ohne { $name } weiter.
match-wait = Warten
match-finish = Runde abschließen
match-stand-in = Bot zeichnen lassen
match-stand-in-text = Bis { $name } zurück ist.
match-go-on = Ohne { $name } weiterspielen
match-go-on-text = Ab jetzt wartet keine Runde mehr auf { $name }. Das Blatt bleibt, wie es ist, und { $name } kann jederzeit zurückkommen.
match-go-on-sure = Ja, weiterspielen
match-free-seat = Sitz freigeben
match-free-seat-text = { $name } verliert den Sitz. Das Blatt bleibt; jemand anderes oder ein Bot kann damit weiterspielen.
match-free-seat-sure = Ja, freigeben
match-instead-bot = Ein Bot zeichnet für dich
match-instead-gone = Die anderen haben ohne dich weitergespielt
match-instead-touch = Tippe irgendwohin, dann spielst du weiter.
match-chosen = Diese Runde wurde für dich gespielt.
match-missed = Gespielt, während du weg warst
match-missed-bot = (vom Bot)
match-missed-clock = (Zeit abgelaufen)
match-missed-table = (vom Tisch)
match-played-nothing = für dich wurde nichts gespielt
match-clock-out = Die Zeit ist abgelaufen: { $played }.
match-do-only = Mit dieser Karte ist nichts möglich.
match-do-only-more = Mehr ist nicht möglich.
match-nudge = { $name } anstupsen
match-nudged = { $name } wurde angestupst.
match-nudge-from = { $name } wartet auf dich
match-nudge-from-table = Die anderen warten auf dich
match-news-stand-in = { $who ->
    [you] Du lässt einen Bot für { $name } zeichnen.
    [table] Für { $name } zeichnet jetzt ein Bot.
   *[other] { $by } lässt einen Bot für { $name } zeichnen.
}
match-news-stand-in-me = { $who ->
    [table] Für dich zeichnet jetzt ein Bot.
   *[other] { $by } lässt einen Bot für dich zeichnen.
}
match-news-without = { $who ->
    [you] Du hast entschieden, ohne { $name } weiterzuspielen.
    [table] Es geht ohne { $name } weiter.
   *[other] { $by } hat entschieden, ohne { $name } weiterzuspielen.
}
match-news-without-me = { $who ->
    [table] Es geht ohne dich weiter.
   *[other] { $by } hat entschieden, ohne dich weiterzuspielen.
}
match-news-finished = { $who ->
    [you] Du hast die Runde für { $name } abgeschlossen.
    [table] Die Runde wurde für { $name } abgeschlossen.
   *[other] { $by } hat die Runde für { $name } abgeschlossen.
}
match-news-finished-me = { $who ->
    [table] Die Runde wurde für dich abgeschlossen.
   *[other] { $by } hat die Runde für dich abgeschlossen.
}
match-news-back = { $name } ist zurück.
match-news-back-me = Du spielst wieder selbst.
match-news-stood-up = { $name } ist aufgestanden. Der Sitz ist frei.
match-news-freed = { $who ->
    [you] Du hast den Sitz von { $name } freigegeben.
    [table] Der Sitz von { $name } wurde freigegeben.
   *[other] { $by } hat den Sitz von { $name } freigegeben.
}
match-news-freed-me = Dein Sitz wurde freigegeben.
match-news-sat = { $name } hat sich gesetzt.
match-news-bot = { $who ->
    [you] Du hast einen Bot dazugenommen: { $name }.
    [table] Ein Bot hat sich gesetzt: { $name }.
   *[other] { $by } hat einen Bot dazugenommen: { $name }.
}
match-news-host = Du leitest jetzt den Tisch: Du kannst die Partie beenden und den Sitz von jemandem freigeben, der weg ist.
match-setting-nudges = Wenn dich jemand anstupst
match-setting-sound = Leiser Ton
match-setting-vibration = Vibration
match-setting-notify = Benachrichtigung
match-setting-notify-text = Wenn du gerade etwas anderes ansiehst.
match-setting-notify-no = Der Browser erlaubt es nicht. Das kannst du in seinen Einstellungen ändern.
match-leave-text = Dein Blatt bleibt. Dein Sitz wird frei für jemand anderen oder einen Bot; bis dahin spielen die anderen ohne dich weiter.
match-leave-last = Dein Blatt bleibt, und dein Sitz wird frei. Sonst spielt gerade niemand: Die Partie ruht, bis sich jemand setzt oder zurückkommt.
match-leave-sure = Ja, aufstehen

### the table on a television

wall-page = Tisch { $code } auf dem Fernseher
wall-show = Den Tisch auf einem Fernseher zeigen
wall-show-text = Er zeigt alle Blätter, die Karten und auf wen der Tisch wartet, und geht mit in die nächste Partie.
wall-show-address = Auf dem Fernseher selbst gibst du { $address } ein.
wall-sheets = Alle Blätter
wall-join = Mitspielen
wall-join-scan = Wer das Bild mit dem Handy scannt, sitzt sofort. Oder:
wall-join-at = Öffne { $address } und gib den Code ein.
wall-join-type = Öffne die Startseite dieses Servers und gib den Code ein.
wall-join-code = Wer ihn hat, kann sich sofort setzen.
wall-join-ask = Dann lässt dich jemand am Tisch herein.
wall-kept = der Sitz ist reserviert
wall-free = { $count ->
    [one] Ein Sitz ist noch frei.
   *[other] { $count } Sitze sind noch frei.
}
wall-begin = Alle am Tisch können die Partie starten.
wall-next = Gleich geht es hier weiter.
wall-dark = Dieser Bildschirm schaltet sich vielleicht ab: Ohne https lassen Browser ihn nicht an.

### after a round

match-setting-rounds = Nach jedem Durchgang vergleichen
match-setting-rounds-text = Wie viele Punkte alle darin geholt haben, für ein paar Sekunden.
match-announce-ended = { $what }: { $points }.

### reactions

reaction-hello = Hallo!
reaction-bravo = Stark!
reaction-thanks = Danke!
reaction-laugh = Haha!
reaction-oh-no = O nein!
reaction-hmm = Tja …
reaction-say = Etwas sagen
reaction-row = Was du dem Tisch sagen kannst
reaction-announce = { $name } sagt: { $what }
match-setting-reactions = Reaktionen am Tisch
match-setting-reactions-text = Was die anderen mit einem Zeichen sagen, und deine eigenen.
