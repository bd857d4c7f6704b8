# Der Server: was er ablehnt, und was seine Befehle sagen.

error-name = Ein Name braucht mindestens ein sichtbares Zeichen.
error-outdated = Dieser Server kann die Partie nicht fortsetzen: Ihm fehlt die Version { $rules } der Regeln von { $game }, oder er hat einen anderen Stadtplan dazu.
error-log-short = Das Protokoll dieser Partie bricht mitten in einer Runde ab: Es fehlen Karten, die nach ihren Regeln gegeben werden.
error-log-long = Das Protokoll dieser Partie nennt mehr Karten, als nach ihren Regeln gegeben werden: { $cards }.
error-log-damaged = Das Protokoll dieser Partie lässt sich nicht lesen ({ $reason }).
error-log-gap = Im Protokoll dieser Partie fehlen Ereignisse.
error-log-phase = Das Protokoll dieser Partie bricht ab: Seine letzten Ereignisse fehlen.
error-log-result = Das Ergebnis im Protokoll dieser Partie ist nicht das, das sich nach ihren Regeln ergibt.
error-match-over = Die Partie ist vorbei.
error-not-over = Die Partie ist noch nicht vorbei.
error-not-started = Die Partie hat noch nicht begonnen.
error-started = Die Partie hat schon begonnen.
error-no-token = Einen Sitz nimmt nur, wer einen eigenen Schlüssel hat.
error-seated = Du hast schon Sitz { $seat }.
error-full = Kein Sitz ist frei.
error-taken = Sitz { $seat } ist besetzt.
error-not-seated = Du hast an diesem Tisch keinen Sitz.
error-not-host = Das darf nur, wer den Tisch leitet.
error-vacant = Ein Sitz ist noch frei: Lass jemanden Platz nehmen oder einen Bot.
error-knock = Dieser Tisch ist privat. Frag nach einem Sitz, dann kann dich jemand am Tisch hereinlassen.
error-invite = Dieser Einladungslink gehört nicht zu diesem Tisch. Lass dir einen neuen schicken.
error-removed = Wer den Tisch leitet, hat dich vom Tisch entfernt. Frag nach einem Sitz, dann kann dich jemand hereinlassen.
error-reserved = Dieser Sitz ist noch ein paar Minuten für { $name } reserviert.
error-knocked = Du hast schon gefragt. Jetzt muss jemand am Tisch antworten.
error-many-knocks = Hier fragen gerade viele nach einem Sitz. Versuch es gleich noch einmal.
error-no-knock = Diese Anfrage ist schon erledigt.
error-seat-free = Sitz { $seat } ist schon frei.
error-own-seat = Das ist dein eigener Sitz.
error-is-here = { $name } ist da und entscheidet selbst.
error-wait = { $name } ist noch nicht lange genug weg. Versuch es in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} noch einmal.
error-clock-first = Hier läuft eine Uhr. Erst wenn sie einmal abgelaufen ist, kannst du entscheiden.
error-done-already = Das ist für { $name } schon geschehen.
error-not-awaited = Auf { $name } wird gerade nicht gewartet.
error-replaced = Für dich spielt gerade ein Bot, oder die anderen spielen ohne dich weiter. Steig erst wieder ein.
error-chosen = Diese Runde wurde für dich gespielt, und das bleibt so. Mit der nächsten Karte bist du wieder dran.
error-not-replaced = Du spielst schon selbst.
error-not-reached = { $name } hat die Seite gerade nicht offen und ist nicht zu erreichen.
error-nudged = { $name } wurde eben erst angestupst. Versuch es in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} noch einmal.
error-reactions = Nicht so viele auf einmal. Versuch es in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} noch einmal.
error-no-part-due = Von dir wird jetzt kein Beitrag zum Geben erwartet.
error-no-clock = Für diese Runde läuft keine Uhr.
error-time-enough = Diese Runde hat oft genug mehr Zeit bekommen.
error-other-turn = Das galt einer anderen Runde; diese zeigt andere Karten.
error-out-of-order = Befehle dieses Sitzes kamen in falscher Reihenfolge; bisher angenommen: { $count }.
error-ready = Du hast auf „Fertig“ gedrückt. Drück erst auf „Doch noch nicht“, wenn du etwas ändern willst.
error-not-ready = Du hast noch nicht auf „Fertig“ gedrückt; es gibt nichts zurückzunehmen.
error-step-open = „Fertig“ geht noch nicht: Mach erst den nächsten Schritt dieser Runde, oder lass ihn aus.
error-no-table = Es gibt keinen Tisch „{ $code }“.
error-too-many-tables = Von einer Adresse aus können höchstens { $count ->
    [one] { $count } Tisch
   *[other] { $count } Tische
} in einer Stunde eröffnet werden.
error-tables-full = Auf diesem Server { $count ->
    [one] ist schon { $count } Tisch
   *[other] sind schon { $count } Tische
} offen, mehr gehen gerade nicht. Versuch es später noch einmal.
error-empty-full = Auf diesem Server gibt es schon { $count ->
    [one] { $count } Tisch, an dem
   *[other] { $count } Tische, an denen
} niemand sitzt. Setz dich beim Eröffnen selbst hin, oder versuch es später noch einmal.
error-maps-full = Dieser Server hat für heute genug eigene Pläne angenommen. Spiel auf einem der vorhandenen, oder versuch es morgen noch einmal.
error-no-such-deal = „{ $code }“ ist keine beendete Partie dieses Spiels; ihre Karten können nicht noch einmal gegeben werden.
error-seed = Ein Startwert besteht aus sichtbaren Zeichen; Leerzeichen stehen nur dazwischen.
error-two-deals = Ein Tisch spielt entweder die Karten eines Startwerts oder die einer beendeten Partie, nicht beide.
error-own-map = Der Stadtplan kann nicht verwendet werden{ $line ->
    [0] { "" }
   *[other] , Zeile { $line }
}: { $fault }
fault-line-long = eine Zeile ist länger als { $most } Zeichen.
fault-lines-many = die Datei hat mehr als { $most ->
    [one] { $most } Zeile
   *[other] { $most } Zeilen
}.
error-message = Die Nachricht ist nicht lesbar: { $reason }.
error-message-long = Die Nachricht ist zu lang; höchstens { $most ->
    [one] { $most } Byte ist
   *[other] { $most } Bytes sind
} erlaubt.
error-hello = Eine Verbindung beginnt mit einem „hello“ und hat kein zweites.
error-media-type = Hier wird nur { $type } gelesen.
error-slow = Die Nachricht hat zu lange gebraucht.
error-too-many-sockets = Von einer Adresse aus { $count ->
    [one] kann höchstens { $count } Person
   *[other] können höchstens { $count } Leute
} gleichzeitig zuschauen.
error-wrong-codes = Von deiner Adresse kamen zu viele Codes, die zu keinem Tisch führen. Versuch es in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} noch einmal.
error-codes-busy = Gerade werden sehr viele Codes eingegeben. Versuch es in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} noch einmal.
error-busy = Der Server ist überlastet. Versuch es in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} noch einmal.
error-seat-sockets = Dieser Sitz ist schon auf { $count ->
    [one] { $count } Seite
   *[other] { $count } Seiten
} geöffnet. Schließ erst eine davon.
error-match-long = Diese Partie hat { $count ->
    [one] { $count } Ereignis
   *[other] { $count } Ereignisse
} und nimmt keine mehr auf. Sie lässt sich nur noch beenden.
error-no-room = Der Server ist voll. Versuch es in einer Minute noch einmal.
error-host = Unter dem Namen { $name } ist dieser Server nicht zu erreichen. Wer ihn betreibt, kann den Namen mit --public angeben.
error-origin = Verbindungen dürfen nur Seiten dieses Servers öffnen.
error-no-page = Unter { $path } gibt es nichts.
error-method = Das geht mit { $path } nicht.
error-inside = Im Server ist etwas schiefgegangen. Mehr steht in seinem Protokoll.
error-store = Der Speicher nimmt das gerade nicht an: { $reason }.
error-damaged = Die Partie { $code } ist beschädigt und kann weder gezeigt noch weitergespielt werden. Andere Partien laufen weiter. Wer diesen Server betreibt, kann sie in einer Sicherung suchen.
store-no-code = kein Code ist frei
store-full = Auf dem Datenträger ist kein Platz mehr.
store-read-only = Der Datenträger lässt sich nur lesen.
store-locked = Ein anderes Programm hält die Datei der Partien gesperrt.
store-damaged = Die Datei der Partien ist beschädigt.
store-slow = Der Datenträger braucht sehr lange.
store-writer = Der Teil, der Partien speichert, ist ausgefallen und wird neu gestartet.
store-other = Der Datenträger nimmt nichts an.
error-no-secret = Das Geheimnis dieses Gebens fehlt; die Partie kann nicht weitergehen.
error-data-folder = Der Ordner { $folder } kann die Partien nicht aufnehmen ({ $reason }). Wähl mit --data einen anderen.
error-data-damaged = Die Partien in { $folder } sind beschädigt ({ $reason }). Heb eine Kopie des Ordners auf und spiel dann eine Sicherung in einen leeren Ordner zurück.
error-no-matches = In { $folder } liegen keine Partien. Nenn mit --data den Ordner, in dem sie sind.
error-newer-data = Die Partien wurden von einer neueren Version gespeichert (Format { $version }; diese kennt { $own }).
error-port = Port { $port } von { $host } ist nicht zu haben ({ $reason }). Wähl mit --port einen anderen.
error-running = Ein Server benutzt { $folder }. Beende ihn zuerst.
error-start = Der Server konnte nicht starten ({ $reason }). Mehr steht in seinem Protokoll.
error-backup-target = { $file } gibt es schon; eine Sicherung überschreibt nichts.
error-backup-nothing = Von { $file } gibt es keine Sicherung: { $reason }.
error-not-a-backup = { $file } ist keine Sicherung von Partien ({ $reason }).
error-restore-target = In { $folder } liegen schon Partien; stell die Sicherung in einem leeren Ordner wieder her.
error-record-unfinished = { $file } ist nicht zu Ende; nur beendete Partien werden übernommen.
error-record-unproven = { $file } wurde nicht übernommen, weil der Beweis für das Geben nicht stimmt (--unproven übernimmt ohne Beweis): { $fault }

deal-missing = Die Aufzeichnung beweist ihr Geben nicht: „deal { $name }“ fehlt.
deal-commitment = Das Geheimnis ist nicht das, auf das sich der Server vor der Partie festgelegt hat.
deal-bytes = „deal { $name }“ ist keine hexadezimale Zahl von { $bytes ->
    [one] { $bytes } Byte
   *[other] { $bytes } Bytes
}.
deal-parts = „{ $parts }“ nennt keine Beiträge von Sitzen dieses Tisches in der Form Sitz:hexadezimal, der Reihe nach.
deal-card = Karte { $number } ist { $card }, der Beweis der Aufzeichnung selbst gibt aber { $due }.
deal-known = „{ $known }“ ist weder ein Startwert noch ein Schlüssel.
deal-unpublished = Die Partie ist nicht vorbei: Das Geheimnis ihres Gebens ist noch nicht veröffentlicht.

cli-deal-good = { $file }: Alle Karten ({ $cards }) sind die, die Geheimnis und Beiträge geben. Fair gegeben wurde, wenn der Tisch vor der Partie diese Festlegung gezeigt hat: { $commitment }
cli-deal-known = { $file }: Alle Karten ({ $cards }) sind die des bekannten Gebens.
cli-serve-help = Partien für Browser und Telefone anbieten.
cli-host-help = Die Adresse, unter der der Server zu erreichen ist
cli-port-help = Der Port, auf dem der Server zu erreichen ist; 0 nimmt einen freien
cli-data-help = Der Ordner, in dem die Partien liegen (Standard: ~/.local/share/metroscribe)
cli-lan-help = Im ganzen lokalen Netz erreichbar sein; zum Hinsetzen genügt dann der Code eines Tisches
cli-public-help = Die Adresse in Links, wenn ein Proxy vor dem Server steht
cli-proxy-help = Adresse oder Netz eines vertrauenswürdigen Proxys, dessen Header X-Forwarded-For gilt; auch mehrmals
cli-not-an-address = „{ $value }“ ist weder eine Adresse noch ein Netz. Schreib zum Beispiel 127.0.0.1, 10.0.0.0/8 oder ::1.
cli-no-proxy = Was ein Proxy weiterreicht, zählt als Anfrage einer einzigen Adresse, mit den Grenzen einer einzigen, solange du den Proxy nicht mit --proxy nennst.
cli-limit-help = Eine der Grenzen in docs/security.md ändern, etwa tables_per_hour=500; auch mehrmals
cli-value-limit = NAME=ZAHL
cli-log-help = Format des Protokolls; ohne Angabe im Terminal lesbarer Text, sonst JSON
cli-metrics-port-help = Die Metriken für Prometheus an einem eigenen Port statt unter /metrics anbieten; 0 nimmt einen freien
cli-metrics-host-help = Die Adresse dieses Ports
cli-no-limit = Eine Grenze „{ $name }“ gibt es nicht. Es gibt: { $candidates }.
cli-no-limit-near = Eine Grenze „{ $name }“ gibt es nicht. Meintest du „{ $near }“?
cli-limit-value = Die Grenze { $name } kann nicht „{ $value }“ sein: Sie muss eine Zahl über 0 sein.
cli-keep-help = Beendete Partien nach so vielen Tagen löschen; 0 behält sie für immer
cli-backup-every-help = In diesem Abstand eine Sicherung machen, etwa 6h; ohne Angabe keine
cli-backup-keep-help = Wie viele dieser Sicherungen bleiben; die ältesten werden gelöscht
cli-backup-to-help = Der Ordner dafür, für nichts anderes benutzt (sonst: backups im Ordner der Partien)
cli-value-duration = DAUER
cli-not-a-duration = „{ $value }“ ist keine Dauer. Schreib zum Beispiel 90s, 30m, 6h oder 1d.
cli-imprint-help = Eine Textdatei, die sagt, wer diesen Server betreibt; die Seite verweist dann darauf
cli-privacy-help = Eine Textdatei, die sagt, was von den Leuten gespeichert wird und wozu; die Seite verweist dann darauf
cli-verify-help = Prüfen, ob die Karten einer Aufzeichnung ehrlich gegeben wurden.
cli-backup-help = Alle Partien in eine Datei sichern, auch während der Server läuft, und sie prüfen.
cli-restore-help = Die Partien einer Sicherung in einen leeren Ordner legen und sie prüfen.
cli-export-help = Die Aufzeichnungen aller beendeten Partien in einen Ordner schreiben.
cli-import-help = Beendete Partien aus ihren Aufzeichnungen übernehmen.
cli-backup-file-help = Die Datei, die geschrieben wird; eine vorhandene wird nicht überschrieben
cli-restore-file-help = Eine Datei, die „metroscribe backup“ geschrieben hat
cli-export-folder-help = Der Ordner für die Aufzeichnungen
cli-import-files-help = Die Aufzeichnungen beendeter Partien
cli-unproven-help = Auch Aufzeichnungen mit einem ungültigen Beweis für das Geben übernehmen, ohne diesen Beweis
cli-serving = Metroscribe läuft unter { $address } (Partien in { $folder }). Strg+C beendet es.
cli-backed-up = { $matches ->
    [one] { $matches } Partie ist
   *[other] { $matches } Partien sind
} in { $file }.
cli-restored = { $matches ->
    [one] { $matches } Partie ist
   *[other] { $matches } Partien sind
} in { $folder }.
cli-exported = { $matches ->
    [one] { $matches } Aufzeichnung ist
   *[other] { $matches } Aufzeichnungen sind
} in { $folder }.
cli-not-exported = Partie { $code } wurde ausgelassen: { $reason }
cli-checking = Partien werden nachgespielt
cli-left-out = Partie { $code } lässt sich nicht lesen und wurde ausgelassen: { $reason }
cli-unsound = Partie { $code } ist dabei, lässt sich aber nicht nachspielen: { $reason }
cli-outdated = { $matches ->
    [one] Eine Partie ist dabei, die sich
   *[other] { $matches } Partien sind dabei, die sich
 } hier nicht nachspielen { $matches ->
    [one] lässt
   *[other] lassen
 }: { $reason }
cli-store-damaged = Die Datei, die kopiert wurde, ist beschädigt ({ $reason }); alles, was sich darin lesen lässt, ist erhalten.
cli-imported = { $file } ist Partie { $code }.
cli-imported-unproven = { $file } ist Partie { $code }, ohne Beweis für das Geben: Der in der Aufzeichnung stimmt nicht.
cli-forget-help = Eine Partie endgültig löschen oder einen Namen in allen Partien.
cli-forget-code-help = Code der Partie, die mit allen Daten gelöscht wird
cli-forget-name-help = Name, der in allen Partien durch ein neutrales Zeichen ersetzt wird
cli-forget-yes-help = Nicht nachfragen
cli-forget-one = Nenn entweder den Code einer Partie oder mit --name einen Namen.
cli-forget-match = Diese Partie wird mit ihrem Protokoll, dem Geheimnis ihres Gebens und allen Namen darin gelöscht: { $match }
cli-forget-name = Statt des Namens { $name } steht dann { $neutral }, und von wo der Tisch eröffnet wurde, wird vergessen, in { $matches ->
    [one] einer Partie
   *[other] { $matches } Partien
 }; Karten, Spielzüge und Ergebnisse bleiben:
cli-forget-shown = { $code } ({ $game }, { $day }: { $people })
cli-forget-sure = Das lässt sich nicht rückgängig machen. Schreib ja, um fortzufahren:
cli-forget-answer = ja
cli-forget-kept = Es wurde nichts geändert.
cli-forgotten-match = Partie { $code } ist gelöscht.
cli-forgotten-name = Der Name { $name } { $matches ->
    [0] steht in keiner Partie.
    [one] ist aus einer Partie verschwunden.
   *[other] ist aus { $matches } Partien verschwunden.
 }
cli-forget-elsewhere = Frühere Sicherungen und exportierte Aufzeichnungen können das noch enthalten: Lösch sie, oder mach das hier nach einer Wiederherstellung noch einmal.
cli-forget-unreadable = Partie { $code } lässt sich nicht lesen und kann den Namen noch enthalten: „metroscribe forget { $code }“ löscht sie.
cli-value-code = CODE

page-unbuilt = Die Seite ist noch nicht gebaut: Starte `python web/build.py` im Klon und lade sie dann neu.
error-legal-read = { $option }: { $file } lässt sich nicht lesen: { $reason }.
error-legal-long = { $option }: { $file } hat mehr als { $most ->
    [one] { $most } Byte
   *[other] { $most } Bytes
}. Kürze den Text.
error-legal-encoding = { $option }: { $file } ist kein Text in UTF-8. Speichere die Datei in dieser Kodierung.
error-legal-empty = { $option }: { $file } enthält keinen Text. Schreib deinen hinein oder lass die Option weg.
error-exec-bots = Wer diesen Server betreibt, hat keine Bot-Programme erlaubt.
error-bot-option-most = Die Option „{ $option }“ des Bots „{ $name }“ darf auf diesem Server höchstens { $most } sein.

# Ein Bot: in einer Liste, dort mit seiner Spielweise, und am Tisch.

bot-random-title = Zufall
bot-random-text = { bot-random-title }: spielt irgendetwas Erlaubtes
bot-random-name = Zufallsbot
bot-greedy-title = Gierig
bot-greedy-text = { bot-greedy-title }: nimmt sofort die meisten Punkte
bot-greedy-name = Gieriger Bot
bot-lookahead-title = Vorausschau
bot-lookahead-text = { bot-lookahead-title }: bedenkt jede Karte, die kommen kann
bot-lookahead-name = Vorausschauender Bot
bot-mcts-title = Baumsuche
bot-mcts-text = { bot-mcts-title }: probiert viele Wege bis zum Ende aus
bot-mcts-name = Baumsuche (Bot)
bot-learned-title = Trainiert
bot-learned-text = { bot-learned-title }: urteilt nach dem, was er über die Stadt gelernt hat
bot-learned-name = Trainierter Bot
bot-exec-title = { $path }
bot-exec-text = { $path }: ein Programm dieses Servers
bot-exec-name = { $path } (Bot)
bot-beginner-title = Anfänger
bot-beginner-text = { bot-beginner-title }: nimmt Punkte und übersieht vieles
bot-beginner-name = Anfänger (Bot)
bot-commuter-title = Pendler
bot-commuter-text = { bot-commuter-title }: spielt auf die nächsten Punkte
bot-commuter-name = Pendler (Bot)
bot-conductor-title = Schaffner
bot-conductor-text = { bot-conductor-title }: spielt vieles bis zum Ende durch
bot-conductor-name = Schaffner (Bot)
bot-mastermind-title = Meisterhirn
bot-mastermind-text = { bot-mastermind-title }: hat die Stadt gründlich studiert
bot-mastermind-name = Meisterhirn (Bot)
bot-with-options = { $bot }, { $options }
bot-unknown = { $spec }

why-not-playing = Gerade gibt es für dich nichts zu tun.
why-ready = Du hast auf „Fertig“ gedrückt. Drück erst auf „Doch noch nicht“, wenn du etwas ändern willst.
