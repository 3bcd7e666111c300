### Was der Webclient sagt. Namen von Spielern kommen als $seat_name oder $name, die von Dingen wie in den Dateien der Spiele.

web-skip = Zum Inhalt
web-close = Schließen
web-back = Zurück
web-home-link = Saqqara: zur Startseite
web-to-home = Zur Startseite
web-loading = Einen Moment …
web-try-again = Noch einmal versuchen
web-yes = Ja
web-no = Nein
web-you = du
web-and = {" "}und{" "}
web-list-separator = ,{" "}

## Startseite

web-welcome = Setz dich, spiel mit.
web-welcome-text = Ohne Konto. Freunde per Link oder Bots auf jedem Sitz.
web-link-or-code = Link oder Code
web-link-or-code-label = Link oder Code eines Tisches
web-bad-link = Das ist kein Link oder Code eines Tisches.
web-join = Mitspielen
web-your-name = Dein Name
web-name = Name
web-guest = Gast
web-guest-number = Gast { $number }
web-strength = Stärke des Bots
web-play-now = Jetzt spielen
web-new-table-short = Tisch
web-about-imhotep = Bring Steine den Nil hinab. Wer fährt, entscheidet, wo alle bauen.
web-about-pyramido = Vier Baustufen aus Dominos, eine auf der anderen. Jedes Juwel, das man noch sieht, zählt wieder.
web-players-and-minutes = { $from }–{ $to } Personen · { $minutes } min
web-my-tables = Meine Tische
web-open-tables = Offene Tische
web-no-tables = Du hast noch nicht gespielt.
web-no-open-tables = Gerade wartet niemand.
web-nobody-yet = noch niemand
web-your-turn-chip = Du bist dran
web-seats-free =
    { $seats ->
        [one] { $seats } Sitz frei
       *[other] { $seats } Sitze frei
    }
web-status-open = wartet
web-status-running = läuft
web-status-paused = unterbrochen
web-status-over = beendet
web-status-closed = geschlossen

web-footer = Ein unabhängiges, freies Projekt mit eigenen Zeichnungen. Ohne Verbindung zu den Verlagen oder Autoren der Spiele.
web-notices = Hinweise
web-notices-games = Die Spiele
web-notices-games-text = Die Regeln sind in unseren eigenen Worten erzählt, und alles, was du hier siehst, wurde für dieses Projekt gezeichnet. Die Namen der Spiele gehören ihren Inhabern; es besteht keine Verbindung zu ihren Verlagen oder Autoren.
web-notices-privacy = Was gespeichert wird
web-notices-privacy-text = Ein Cookie merkt sich deine Sitze, und dieser Browser merkt sich deine Einstellungen. Der Server bewahrt die Tische auf, mit den Namen und dem Chat derer, die gespielt haben; wer gespielt hat, kann die eigenen Daten löschen lassen. An sonst niemanden wird etwas gesendet.
web-notices-software = Die Software
web-notices-software-text = Saqqara ist freie Software unter der Apache-Lizenz 2.0. Es enthält Svelte und Project Fluent, die ebenfalls freie Software sind.

## Bots

web-bot = Bot
web-level-apprentice = Lehrling
web-level-mason = Steinmetz
web-level-foreman = Polier
web-level-architect = Architekt
web-level-vizier = Wesir

## Ein neuer Tisch

web-new-table = Neuer Tisch
web-new-table-of = Neuer Tisch: { $game }
web-game = Spiel
web-seats = Sitze
web-in-turn-order = in Zugreihenfolge
web-by-lot = das Los entscheidet, wer beginnt
web-open-seat = Freier Sitz
web-by-link = per Link
web-seat-mine = An diesem Gerät
web-seat-open = Per Link
web-seat-bot = Bot: { $level }
web-name-of-seat = Name an Sitz { $number }
web-who-plays = Wer spielt an Sitz { $number }
web-add-seat = Sitz
web-remove-seat = Sitz
web-joins-by-link = Alle kommen über den Link. Ein Konto braucht niemand.
web-sides = Seiten
web-all-sides = Alle { $side }
web-random-sides = Zufällig
web-site-market = Markt
web-site-pyramid = Pyramide
web-site-temple = Tempel
web-site-burial = Grabkammer
web-site-obelisks = Obelisken
web-side-market-a = Vier offene Karten
web-side-market-b = Drei offene, eine aus einem verdeckten Paar
web-side-pyramid-a = Eine Pyramide, Punkte je Feld
web-side-pyramid-b = Drei kleine mit Boni
web-side-temple-a = 1 Punkt je sichtbarem Stein
web-side-temple-b = Punkte, Steine oder eine Karte
web-side-burial-a = Gruppen: 1, 3, 6, 10, 15
web-side-burial-b = Mehrheit in jeder Reihe
web-side-obelisks-a = Höchster: 15, 10, 5, 1
web-side-obelisks-b = Türme aus drei Steinen, sofort
web-options = Optionen
web-option-wrath = Zorn des Pharaos
web-option-wrath-about = 5 Punkte Abzug, wenn du nicht an allen vier Monumenten gebaut hast
web-option-confirm = Jeden Zug bestätigen
web-option-confirm-about = Wer folgt, wartet, bis du den Zug abgibst
web-option-order = Sitze in dieser Reihenfolge
web-option-order-about = Sonst entscheidet das Los
web-option-public = In der Liste offener Tische
web-option-public-about = Sonst nur per Link
web-option-spectators = Zuschauer
web-option-spectators-about = Sehen, was offen auf dem Tisch liegt
web-option-chat = Chat
web-option-chat-about = Unter denen, die spielen
web-pace = Zeit
web-pace-none = Ohne Uhr
web-pace-bank = 15 Minuten pro Person, 15 Sekunden je Zug
web-pace-day = Ein Tag je Zug
web-pace-week = Eine Woche je Zug
web-summary =
    { $seats ->
        [one] { $seats } Sitz
       *[other] { $seats } Sitze
    }{ $game ->
        [imhotep] , Seiten { $sides }
       *[other] { "" }
    }{ $wrath ->
        [yes] , mit dem Zorn des Pharaos
       *[no] { "" }
    }.
web-create = Tisch eröffnen

## Der Warteraum

web-waiting-room = Warteraum
web-is-here = ist da
web-is-away = abwesend
web-add-bot = Bot dazusetzen
web-leave = Verlassen
web-free-seat = Frei
web-start = Beginnen
web-waiting-for =
    { $seats ->
        [one] Ein Sitz ist noch frei. Das Spiel beginnt von selbst, sobald er besetzt ist.
       *[other] { $seats } Sitze sind noch frei. Das Spiel beginnt von selbst, sobald der letzte besetzt ist.
    }
web-waiting-for-host = Alle Sitze sind besetzt.
web-take-a-seat = Platz nehmen
web-sit-down = Hinsetzen
web-invite = Einladen
web-link-to-join = Link zum Mitspielen
web-link-to-watch = Link zum Zuschauen
web-link-of-seat = Der Sitz von { $seat_name }, für ein anderes Gerät
web-links = Links
web-copy = Kopieren
web-copied = Kopiert
web-qr = Der Link als QR-Code
web-link-is-local = Diese Adresse gilt nur auf diesem Rechner. Öffne die Seite unter der Adresse dieses Rechners in deinem Netz, dann funktioniert der Link auch für andere.
web-you-will-be-told = Du bekommst Bescheid, wenn du dran bist.

## Der Tisch

web-the-table = Der Tisch
web-rules = Regeln
web-settings = Einstellungen
web-score = Punkte
web-log = Verlauf
web-log-empty = Noch ist nichts geschehen.
web-chat = Chat
web-menu = Dieser Tisch
web-actions = Was du tun kannst
web-round = Runde { $round }
web-stage = Baustufe { $stage }
web-of = von { $number }
web-ships-left =
    { $ships ->
        [one] noch { $ships } Boot
       *[other] noch { $ships } Boote
    }
web-sides-are = Seiten { $sides }
web-turn-number = Zug { $turn }
web-would-start = Beginnt dann:
web-would-start-round = Wer die nächste Runde begänne, wenn jetzt das letzte Boot führe
web-would-start-stage = Wer in dieser Baustufe die wenigsten Punkte hat, beginnt die nächste
web-banked = Sicher
web-if-ended-now = Bei Ende jetzt
web-total = Gesamt
web-jump = Zu Stellung { $ply }
web-result = Ergebnis
web-note-resigned = hat aufgegeben
web-note-stand-in = Bot springt ein: { $level }
web-note-idle = tut nichts

web-hint = Wähle auf dem Tisch oder hier. Drücke ? für die Tasten.
web-hint-twice = Die erste Wahl zeigt, was geschähe, die zweite führt es aus.
web-ways =
    { $number ->
        [one] { $number } Möglichkeit
       *[other] { $number } Möglichkeiten
    }
web-undo = Zurücknehmen
web-reset = Den ganzen Zug zurücknehmen
web-confirm = Bestätigen
web-do-it = Ausführen
web-turn = Drehen
web-peel = Durchblick
web-sure = Bist du sicher?
web-think-again = Noch überlegen
web-do-it-anyway = Trotzdem
web-not-possible = Das ist nicht möglich
web-read-rule = Regel { $rule }
web-all-rules = Alle Regeln
web-unexplained = Das ist jetzt nicht möglich.

## Aktionen

web-verb-take = Steine nehmen
web-verb-load = Laden
web-verb-sail = Fahren
web-verb-play = Karte spielen
web-verb-pick = Karte nehmen
web-verb-keep = Karte behalten
web-verb-build = Bauen
web-verb-choose = Wählen
web-verb-unload = Nächster Stein
web-verb-decline = Nein, danke
web-verb-pass = Passen
web-verb-draft = Domino nehmen
web-verb-place = Legen
web-verb-mark = Marker setzen
web-verb-skip = Nicht ausbessern
web-verb-repair = Ausbessern
web-verb-lay = Karte legen
web-verb-refill = Auffüllen

web-act-take = Steine nehmen
web-act-take-gift = 3 Steine nehmen
web-act-load = Boot { $ship } beladen, Feld { $space }
web-act-sail = Boot { $ship } fahren, Ziel: { $site_name }
web-act-play = Karte spielen: { $card_name }
web-act-pick = Karte nehmen: { $card_name }
web-act-pick-hidden = Das verdeckte Paar ansehen
web-act-keep = Karte behalten: { $card_name }
web-act-build = Pyramide bauen: { $pyramid_name }
web-act-choose-points = Den Punkt nehmen
web-act-choose-stones = Zwei Steine nehmen
web-act-unload = Als Nächstes: der Stein auf Feld { $space }
web-act-decline-market = Keine Karte nehmen
web-act-decline-stones = Keine Steine nehmen
web-act-decline-load = Keinen Stein laden
web-act-pass = Passen
web-act-draft = Domino von Feld { $slot } des Steinbruchs nehmen
web-act-place =
    { $degrees ->
        [0] Auf { $x },{ $y } legen, nach rechts
        [90] Auf { $x },{ $y } legen, nach unten
        [180] Auf { $x },{ $y } legen, nach links
       *[270] Auf { $x },{ $y } legen, nach oben
    }
web-act-mark = Marker auf Block { $block }
web-act-skip = Nicht ausbessern
web-act-repair = Ausbessern: { $colour_name }
web-act-lay =
    { $forced ->
        [yes] Karte legen
       *[no] Auf Block { $block } legen
    }{ $degrees ->
        [0] , ungedreht
        [90] , eine Vierteldrehung
        [180] , eine halbe Drehung
       *[270] , drei Vierteldrehungen
    }
web-act-refill = Von Stapel { $stack } auffüllen

web-short-sled_full = Vorrat voll
web-short-sled_empty = Vorrat leer
web-short-quarry_empty = Steinbruch leer
web-short-space_taken = Kein freies Feld
web-short-no_free_space = Kein freies Feld
web-short-ship_sailed = Alle Boote sind gefahren
web-short-below_minimum = Kein Boot hat genug Steine
web-short-no_ship_ready = Kein Boot hat genug Steine
web-short-card_not_held = Keine blaue Karte
web-short-site_taken = Ort besetzt
web-short-sled_stays_empty = Kein Stein zu laden
web-short-two_stones_needed = Braucht zwei Steine
web-short-two_spaces_needed = Braucht zwei Felder
web-short-no_ship_would_be_ready = Kein Boot könnte fahren
web-short-other = Jetzt nicht: warum?

## Was geschieht, kürzer als am Terminal

web-event-points = { $signed } { $source_name }

## Wer am Zug ist und was erwartet wird

web-your-turn = Du bist dran
web-your-turn-in = Du bist dran in { $game }.
web-turn-of = { $seat_name } entscheidet: { $decision_name }.
web-thinks = { $seat_name } überlegt: { $decision_name }.
web-confirm-turn = Bestätige deinen Zug oder nimm ihn zurück.
web-is-paused = Das Spiel ist unterbrochen.
web-you-won = Du hast gewonnen!
web-you-share = Du teilst dir den Sieg!
web-has-won =
    { $winners ->
        [one] { $names } hat gewonnen.
       *[other] { $names } teilen sich den Sieg.
    }
web-ask-action = Du bist dran: Steine nehmen, einen Stein laden, ein Boot fahren oder eine blaue Karte spielen.
web-ask-hammer = Hammer: Lade einen Stein auf ein Boot.
web-ask-chisel_first = Meißel: Lade den ersten von zwei Steinen.
web-ask-chisel_second = Meißel: Lade den zweiten Stein.
web-ask-sail_load = Segel: Lade einen Stein auf das Boot, das fahren wird.
web-ask-sail_ship = Segel: Wähle, wohin Boot { $ship } fährt.
web-ask-lever_ship = Hebel: Wähle ein Boot und wohin es fährt.
web-ask-lever_order = Hebel: Wähle den Stein, der als Nächstes entladen wird.
web-ask-market = Nimm eine Karte vom Markt.
web-ask-keep = Behalte eine der beiden Karten.
web-ask-build = Wähle die Pyramide für deinen Stein.
web-ask-stones = 3 Steine aus dem Steinbruch nehmen?
web-ask-load = Einen Stein auf ein Boot laden?
web-ask-choice = Wähle: ein Punkt oder zwei Steine.
web-ask-draft = Du bist dran: Nimm einen der drei Dominos aus dem Steinbruch.
web-ask-place = Lege deinen Domino. R dreht ihn.
web-ask-mark = Setze einen Marker auf einen der neuen Blöcke.
web-ask-repair = Bessere einen neuen Block mit einer Karte aus, oder mach ohne weiter.
web-ask-lay = Wähle, wohin die Karte kommt und wie sie liegt.
web-ask-refill = Wähle den Stapel, der den Steinbruch auffüllt.
web-ask-forced_repair = Kein Domino passt: Fülle das Feld mit einer Karte.
web-ask-forced_lay = Wähle, wie die Karte liegt.

web-brings = { $action }: { $list }.
web-brings-at-least = { $action }: mindestens { $list }; der Rest ist verborgen.
web-brings-nothing = { $action }: noch für niemanden Punkte.
web-brings-unknown = { $action }: was folgt, ist verborgen.

## Neben dem Spiel

web-offline =
    { $seconds ->
        [0] Verbindung verloren. Neuer Versuch …
       *[other] Verbindung verloren. Neuer Versuch in { $seconds } s. Was du siehst, ist vielleicht veraltet.
    }
web-reconnecting = Verbindung wird wiederhergestellt … Was du siehst, ist vielleicht veraltet.
web-you-watch = Du schaust zu.
web-request-takeback = { $seat_name } bittet, einen Zug zurückzunehmen.
web-request-pause = { $seat_name } bittet um eine Pause.
web-request-stand_in = { $seat_name } bittet, einen Bot für { $target_name } spielen zu lassen.
web-allow = Erlauben
web-refuse = Ablehnen
web-withdraw = Zurückziehen
web-resume = Weiter
web-bot-plays-for-you = Für dich spielt jetzt ein Bot.
web-reclaim = Selbst spielen
web-is-idle = { $seat_name } tut nichts.
web-let-bot-play = Um einen Bot bitten
web-ask-takeback = Bitten, meinen letzten Zug zurückzunehmen
web-ask-pause = Um eine Pause bitten
web-step-out = Einen Bot für mich spielen lassen
web-resign = Aufgeben
web-close-table = Diesen Tisch beenden
web-certain-resign = Dieses Spiel aufgeben?
web-certain-close = Diesen Tisch für alle beenden?
web-certain-forget = Deinen Namen und deine Chatzeilen von diesem Tisch löschen?
web-forget = Meinen Namen und meinen Chat hier löschen
web-mute-seat = { $seat_name } für alle stumm schalten
web-unmute-seat = { $seat_name } wieder sprechen lassen
web-look-back = Zurückblicken
web-download = Das Spiel herunterladen
web-mute = Ausblenden
web-unmute-all = Alle Beiträge wieder zeigen
web-chat-off = An diesem Tisch wird nicht gechattet.
web-chat-empty = Noch hat niemand etwas gesagt.
web-chat-say = Sag etwas
web-send = Senden
web-change-seated = { $seat_name } setzt sich.
web-change-vacated = Ein Sitz ist wieder frei.
web-change-started = Das Spiel beginnt.
web-change-undone = { $seat_name } hat zurückgenommen.
web-change-requested =
    { $what ->
        [takeback] { $seat_name } bittet, etwas zurückzunehmen.
        [pause] { $seat_name } bittet um eine Pause.
       *[stand_in] { $seat_name } bittet um einen Bot.
    }
web-change-answered =
    { $yes ->
        [yes] { $seat_name } erlaubt es.
       *[no] { $seat_name } lehnt ab.
    }
web-change-withdrawn = Die Bitte hat sich erledigt.
web-change-paused = Das Spiel ist unterbrochen.
web-change-resumed = Das Spiel geht weiter.
web-change-warned = { $seat_name } hat eine Weile nichts getan.
web-change-turned_idle = { $seat_name } tut nichts.
web-change-stood_in = Für { $seat_name } spielt jetzt ein Bot.
web-change-reclaimed = { $seat_name } spielt wieder selbst.
web-change-resigned = { $seat_name } hat aufgegeben.
web-change-rematched = Es gibt eine Revanche.
web-change-closed = Der Tisch ist geschlossen.
web-curtain-for = Der Tisch ist jetzt für { $seat_name }
web-curtain-text = Alle anderen schauen weg.
web-curtain-open = Tisch zeigen

## Das Ende

web-over-resigned = jemand hat aufgegeben
web-place = { $place }.
web-points-over-game = Punkte im Verlauf
web-graph = Punkte im Verlauf. Am Ende: { $list }
web-rematch = Revanche
web-to-rematch = Zur Revanche
web-replay = Nachspielen

## Zurückblicken

web-in-the-past = Stellung { $ply } von { $last }.
web-start-of-game = Das Spiel beginnt.
web-back-to-now = Zurück ins Jetzt
web-to-table = Zum Ergebnis
web-play-on = Von hier weiterspielen
web-play-on-text = Ein neuer Tisch, der mit Stellung { $ply } beginnt. Wer spielt?
web-seen-by = Gesehen von
web-seen-by-all = Wie beim Zuschauen
web-seen-by-seat = Wie { $seat_name }
web-first = Zum Anfang
web-previous = Eins zurück
web-next = Eins weiter
web-last = Zum Ende
web-play = Abspielen
web-pause = Pause
web-position = Stellung

## Der Tisch in Worten

web-text-view = Tisch in Worten
web-text-view-about = Listen und getippte Aktionen statt des gezeichneten Tisches
web-type-action = Tippe eine Aktion oder ihre Nummer
web-possible-now = Jetzt möglich
web-text-none = keine
web-text-empty = leer
web-text-free = frei
web-text-round = Runde { $round }: Boote
web-text-ship-moored = Boot { $number } liegt hier: { $site_name }.
web-text-ship =
    Boot { $number }: { $stones }. { $missing ->
        [0] Es kann fahren.
        [one] Zum Fahren fehlt { $missing } Stein.
       *[other] Zum Fahren fehlen { $missing } Steine.
    }
web-text-side = Seite { $side }
web-text-market = Karten: { $list }
web-text-deck = Nachziehstapel { $cards }, Ablage { $discards }
web-text-beside = Daneben: { $list }
web-text-built = Vollendet: { $list }
web-text-waiting = Wartend: { $list }
web-text-players = Spieler
web-text-player-imhotep = { $name }: Vorrat { $sled }, Steinbruch { $quarry }, Karten: { $cards }
web-text-score = { $name }: { $banked }, bei Spielende jetzt { $projected }
web-text-quarry = Steinbruch und Stapel
web-text-slot = Feld { $slot }: { $domino }
web-text-stack = Stapel { $stack }, noch { $dominoes }: { $domino }
web-text-drafted = Zu legen: { $domino }
web-text-pyramid = Pyramide von { $name }, Baustufe { $stage }
web-text-row = Reihe { $y }: { $list }
web-text-areas = Markierte Bereiche mit ihren Juwelen: { $list }
web-text-block =
    { $count ->
        [0] { $colour_name } ohne Juwel
       *[other] { $colour_name } mit Juwel { $jewels }
    }
web-text-marker = Marker
web-text-card = Karte
web-corner-tl = oben links
web-corner-tr = oben rechts
web-corner-bl = unten links
web-corner-br = unten rechts

## Tasten

web-keys = Tasten
web-key-tab = zum nächsten, das sich wählen lässt
web-key-enter = wählen
web-key-esc = loslassen; schließen
web-key-digits = der erste, zweite, … Knopf der Leiste oder Eintrag ihrer Liste
web-key-u = zurücknehmen
web-key-z = den ganzen Zug zurücknehmen
web-key-c = bestätigen
web-key-p = die oberen Baustufen ausblenden oder wieder zeigen (Pyramido)
web-key-t = Tisch in Worten oder gezeichnet
web-key-l = Verlauf
web-key-m = Chat
web-key-s = Punkte
web-key-help = diese Tasten
web-key-left = eine Stellung zurück
web-key-right = eine Stellung weiter
web-key-up = zum Anfang dieser Runde oder Baustufe
web-key-down = zur nächsten Runde oder Baustufe
web-key-home = zum Anfang
web-key-end = zum Ende
web-key-space = abspielen, anhalten
web-key-leave = zurück zum Tisch

## Einstellungen

web-settings-you = Du
web-settings-look = Aussehen
web-settings-play = Spielen
web-colour = Farbe
web-colour-black = Schwarz, mit einer Sonne
web-colour-white = Weiß, mit einem Schilfrohr
web-colour-brown = Braun, mit Wellen
web-colour-gray = Grau, mit einem Auge
web-language = Sprache
web-language-browser = Wie der Browser
web-theme = Hell oder dunkel
web-theme-system = Wie das System
web-theme-light = Hell
web-theme-dark = Dunkel
web-motion = Bewegung
web-motion-full = Voll
web-motion-fast = Schnell
web-motion-off = Aus
web-confirming = Erst wählen, dann ausführen
web-confirming-about = Der erste Klick zeigt, was geschähe, der zweite führt es aus.
web-confirming-touch = Bei Berührung
web-confirming-always = Immer
web-confirming-never = Nie
web-sound = Töne
web-sound-about = Ein kurzer, wenn du dran bist und wenn sich etwas bewegt
web-notify = Benachrichtigungen
web-notify-about = Wenn du dran bist und gerade anderswo bist
web-curtain = Vorhang zwischen Menschen an einem Gerät
web-curtain-about = Verbirgt den Tisch, bis die nächste Person bereit ist

## Regeln

web-rules-of = Regeln von { $game }
web-rules-search = Suche
web-rules-english = Diese Regeln gibt es bisher nur auf Englisch.

## Seiten, die es nicht gibt

web-lost-title = Hier ist nichts
web-lost-text = Nur Sand. Vielleicht ist in der Adresse ein Tippfehler.
web-expired-title = Dieser Link öffnet nichts
web-expired-text = Den Tisch gibt es nicht mehr, oder der Link war unvollständig. Bitte noch einmal darum.
web-deleted-title = Dieser Tisch ist fort
web-deleted-text = Er ist gelöscht, mit allem, was dort gespielt wurde.

## Ablehnungen, die mit Namen mehr sagen

web-reason-offline = Der Server ist nicht zu erreichen. Nichts hat sich geändert.
web-reason-not_your_decision = Jetzt entscheidet { $seat_name } ({ $rule }).
web-reason-bot_plays = Für { $seat_name } spielt jetzt ein Bot.
web-reason-awaits_confirmation = Zuerst muss { $seat_name } bestätigen.
web-reason-another_has_decided = Das lässt sich nicht zurücknehmen: { $seat_name } hat seitdem etwas entschieden.
web-reason-asked_already = { $seat_name } hat um etwas gebeten; das ist zuerst zu beantworten.
web-reason-seat_taken = Dieser Sitz ist schon besetzt.
web-reason-not_idle = { $seat_name } ist nicht untätig.
