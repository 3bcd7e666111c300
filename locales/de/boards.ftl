### Die gezeichneten Tische. Beschriftungen sind kurz: Sie haben wenig Platz.

## Beide

board-close = Schließen
board-players = Spieler in Zugreihenfolge
board-player-black = schwarz
board-player-white = weiß
board-player-brown = braun
board-player-gray = grau
board-you = du
board-points-title = sicher, und wenn das Spiel jetzt endete

## Imhotep

board-harbour = Hafen
board-sites = Orte
board-site-market = Markt
board-site-pyramid = Pyramide
board-site-temple = Tempel
board-site-burial = Grabkammer
board-site-obelisks = Obelisken
board-side = Seite { $side }
board-site-label = { $site }, Seite { $side }
board-open-site = { $site }, Seite { $side }: Bild zeigen
board-rules-of = Regeln: { $what }
board-ship = Boot { $ship } ·
board-ready = bereit
board-more-to-sail = noch { $stones } nötig
board-ship-moored =
    Boot { $ship } · { $site }
board-ship-here = Boot { $ship }
board-ship-label =
    Boot { $ship }: { $stones } von { $size } Steinen, fährt ab { $minimum }{ $ready ->
        [yes] , bereit
       *[no] { "" }
    }
board-stone-label = Feld { $space }: Stein von { $owner }
board-load-label = Stein laden: Boot { $ship }, Feld { $space }
board-unload-label = Als Nächstes entladen: Feld { $space }, Stein von { $owner }
board-dock = Anlegen
board-sail-here = Hierher fahren
board-dock-label = Hierher fahren: { $site }
board-sail-this = Dieses Boot fahren
board-no-points-now = Jetzt keine Punkte
board-pyramid-picture =
    { $stones ->
        [one] Pyramide mit { $stones } Stein
       *[other] Pyramide mit { $stones } Steinen
    }
board-pyramids-picture = Drei kleine Pyramiden
board-build-label =
    { $stones ->
        [one] Hier bauen: Pyramide { $pyramid }, { $stones } Stein
       *[other] Hier bauen: Pyramide { $pyramid }, { $stones } Steine
    }
board-pyramid-left = links
board-pyramid-middle = Mitte
board-pyramid-right = rechts
board-top = Spitze
board-top-value = Spitze { $value }
board-beside = Daneben
board-one-each = je 1
board-temple-picture =
    { $stones ->
        [one] Tempel mit { $stones } Stein
       *[other] Tempel mit { $stones } Steinen
    }
board-seen-1 = Von oben
board-seen-2 = zu sehen
board-burial-picture =
    { $stones ->
        [one] Grabkammer mit { $stones } Stein
       *[other] Grabkammer mit { $stones } Steinen
    }
board-groups = Gruppen
board-each-row = Je Reihe
board-obelisks-picture =
    { $stones ->
        [one] Obelisken mit { $stones } Stein
       *[other] Obelisken mit { $stones } Steinen
    }
board-towers-picture =
    { $obelisks ->
        [one] { $obelisks } Obelisk ist gebaut
       *[other] { $obelisks } Obelisken sind gebaut
    }
board-ranks = Ränge
board-waiting = Wartend
board-deck = Stapel
board-discarded = Ablage
board-counts-so-far = bisher gewertet
board-counts-seen = jetzt zu sehende Steine
board-counts-now = bei Spielende jetzt
board-when-red = Sofort
board-when-blue = Aktion
board-when-green = Spielende
board-when-violet = Spielende
board-card-entrance = Eingang
board-card-sarcophagus = Sarkophag
board-card-paved_path = Gepflasterter Weg
board-card-pyramid_decoration = Pyramidenschmuck
board-card-temple_decoration = Tempelschmuck
board-card-burial_chamber_decoration = Grabkammerschmuck
board-card-obelisk_decoration = Obeliskenschmuck
board-card-statue = Statue
board-card-lever = Hebel
board-card-hammer = Hammer
board-card-sail = Segel
board-card-chisel = Meißel
board-card-label = { $card } ({ $when })
board-cards-label = { $card }, { $count }-mal ({ $when })
board-play-label = Karte spielen: { $card }
board-face-down = Verdeckt
board-pair-label =
    { $cards ->
        [one] { $cards } verdeckte Karte
       *[other] { $cards } verdeckte Karten
    }
board-empty-space = Leeres Feld { $space }
board-no-card = Keine Karte nehmen
board-sled-label =
    { $stones ->
        [one] { $stones } Stein im Vorrat
       *[other] { $stones } Steine im Vorrat
    }, { $quarry } im Steinbruch
board-take-label =
    Steine nehmen; { $stones ->
        [one] { $stones } Stein im Vorrat
       *[other] { $stones } Steine im Vorrat
    }, { $quarry } im Steinbruch
board-things-of = Vorrat und Karten von { $name }
board-chooses = { $name } wählt
board-you-choose = Du wählst
board-ask-lever_order = Welcher Stein wird als Nächstes entladen?
board-ask-keep = Welche Karte bleibt?
board-ask-choice = Ein Punkt oder zwei Steine?
board-ask-stones = Steine aus dem Steinbruch?
board-ask-load = Einen Stein auf ein Boot laden?
board-ask-pass = Nichts anderes ist möglich.
board-choose-points = 1 Punkt
board-choose-stones = 2 Steine
board-bonus-stones = Steine nehmen
board-decline = Nein, danke
board-pass = Passen

## Pyramido

board-stacks = Stapel
board-quarry = Steinbruch
board-quarry-and-stacks = Steinbruch und Stapel
board-stack-label =
    { $dominoes ->
        [one] Stapel { $stack }, { $dominoes } Domino
       *[other] Stapel { $stack }, { $dominoes } Dominos
    }
board-slot-label = Steinbruch { $slot }, Domino { $domino }
board-taken = genommen
board-turn-label = Drehen (R)
board-place-label = Auf { $x }, { $y } legen, um { $degrees } Grad gedreht
board-mark-label = Marker auf Block { $block }: { $colour }
board-lay-label = Ausbesserungskarte auf Block { $block }: { $colour }, um { $degrees } Grad gedreht
board-repair-label = Ausbesserungskarte spielen: { $colour }
board-no-repair = Nicht ausbessern
board-card-held = Ausbesserungskarte: { $colour }
board-card-used = Ausbesserungskarte, gespielt: { $colour }
board-markers = Marker
board-markers-label = { $markers } Marker übrig: { $colours }
board-repair = Ausbessern
board-left = noch { $number }
board-areas = Markierte Bereiche
board-your-areas = Deine markierten Bereiche
board-areas-of = Bereiche von { $name }
board-no-areas = Noch kein Bereich ist markiert
board-jewels = Juwelen
board-jewel-brown = Maske
board-jewel-blue = Katze
board-jewel-yellow = Anch
board-jewel-turquoise = Skarabäus
board-jewel-red = Auge
board-jewel-green = Lotos
board-minos = Minos’ Bonus
board-minos-of = Minos’ Bonus, kleinster Bereich: { $colour }
board-bonus = Bonus { $points }
board-stage-so-far = Baustufe { $stage } bisher
board-pyramid-of = Pyramide von { $name }
board-pyramid-label =
    Pyramide von { $name }, Baustufe { $stage }, { $dominoes ->
        [one] noch { $dominoes } Domino
       *[other] noch { $dominoes } Dominos
    }
board-show-pyramid = Pyramide von { $name } zeigen
board-back = Zurück
board-eliminated = Ausgeschieden
