### Imhotep. Sitze, Boote, Felder und Runden werden wie am Tisch gezählt; $rule ist die Nummer einer Regel auf der Regelseite.

## Dinge

site-market = Markt
site-pyramid = Pyramide
site-temple = Tempel
site-burial = Grabkammer
site-obelisks = Obelisken

pyramid-left = links
pyramid-middle = Mitte
pyramid-right = rechts

name-entrance = Eingang
name-sarcophagus = Sarkophag
name-paved_path = Gepflasterter Weg
name-pyramid_decoration = Pyramidenschmuck
name-temple_decoration = Tempelschmuck
name-burial_chamber_decoration = Grabkammerschmuck
name-obelisk_decoration = Obeliskenschmuck
name-statue = Statue
name-lever = Hebel
name-hammer = Hammer
name-sail = Segel
name-chisel = Meißel

source-pyramid = Pyramide
source-temple = Tempel
source-burial = Grabkammer
source-obelisks = Obelisken
source-decorations = Schmuck
source-statues = Statuen
source-blue_cards = Blaue Karten
source-wrath = Zorn des Pharaos

decision-action = eine Aktion dieses Zuges
decision-hammer = Hammer: welcher Stein geladen wird
decision-chisel_first = Meißel: wohin der erste Stein kommt
decision-chisel_second = Meißel: wohin der zweite Stein kommt
decision-sail_load = Segel: wohin der Stein kommt
decision-sail_ship = Segel: wohin das Boot fährt
decision-lever_ship = Hebel: welches Boot wohin fährt
decision-lever_order = Hebel: welcher Stein der nächste ist
decision-market = eine Karte vom Markt
decision-keep = welche der beiden Karten bleibt
decision-build = eine Pyramide für den Stein
decision-stones = ob Steine aus dem Steinbruch genommen werden
decision-load = ob ein Stein geladen wird
decision-choice = ein Punkt oder zwei Steine

reason-rounds_played = sechs Runden sind gespielt

## Der gedruckte Tisch

imhotep-heading =
    Imhotep, Runde { $round } von { $rounds }{ $wrath ->
        [yes] , mit dem Zorn des Pharaos
       *[no] { "" }
    }. Rundenkarten bisher: { $cards }
imhotep-ships = Boote
imhotep-front = (Feld 1, vorn, ist links)
imhotep-moored = am Ziel: { $site_name }
imhotep-ready = kann fahren
imhotep-minimum =
    { $minimum ->
        [one] fährt ab { $minimum } Stein
       *[other] fährt ab { $minimum } Steinen
    }
imhotep-face-down = verdeckt: { $cards }
imhotep-piles = Nachziehstapel: { $deck }   Ablage: { $discards }
imhotep-beside = daneben: { $stones }
imhotep-card = Karte
imhotep-stones = Steine
imhotep-load = laden
imhotep-stones-there = Steine dort: { $stones }
imhotep-temple-gifts = bringt: Wahl, zwei Punkte, Wahl, Karte, Wahl
imhotep-temple-gifts-of-4 = bringt: Wahl, zwei Punkte, Wahl, Karte
imhotep-waiting = warten: { $stones }
imhotep-seat = Sitz
imhotep-points = Punkte
imhotep-at-the-end = bei Ende
imhotep-sled = Vorrat
imhotep-quarry = Bruch
imhotep-cards = Karten
imhotep-over = Das Spiel ist zu Ende.
imhotep-asks-action = { $mark } Sitz { $seat } ist am Zug: Steine nehmen, einen Stein laden, ein Boot fahren oder eine blaue Karte spielen.
imhotep-asks-hammer = { $mark } Sitz { $seat } lädt einen Stein (Hammer).
imhotep-asks-chisel_first = { $mark } Sitz { $seat } lädt den ersten von zwei Steinen (Meißel).
imhotep-asks-chisel_second = { $mark } Sitz { $seat } lädt den zweiten von zwei Steinen (Meißel).
imhotep-asks-sail_load = { $mark } Sitz { $seat } lädt einen Stein auf das Boot, das fahren wird (Segel).
imhotep-asks-sail_ship = { $mark } Sitz { $seat } fährt Boot { $ship } (Segel).
imhotep-asks-lever_ship = { $mark } Sitz { $seat } fährt ein Boot und ordnet dann seine Steine (Hebel).
imhotep-asks-lever_order = { $mark } Sitz { $seat } wählt den nächsten Stein, der Boot { $ship } verlässt (Hebel).
imhotep-asks-market = { $mark } Sitz { $seat } darf für den Stein am Markt eine Karte nehmen.
imhotep-asks-keep = { $mark } Sitz { $seat } behält eine der beiden verdeckten Karten.
imhotep-asks-build = { $mark } Sitz { $seat } wählt eine Pyramide für den Stein.
imhotep-asks-stones = { $mark } Sitz { $seat } darf 3 Steine aus dem Steinbruch nehmen.
imhotep-asks-load = { $mark } Sitz { $seat } darf einen Stein laden.
imhotep-asks-choice = { $mark } Sitz { $seat } wählt einen Punkt oder zwei Steine für Feld { $space } des Tempels.

## Warum eine Aktion jetzt nicht möglich ist

reason-not_asked = Das wird jetzt niemandem angeboten: Es ist Zeit für die Aktion des Zuges ({ $rule }).
reason-sled_full = Der Vorrat ist voll: Er fasst { $places } Steine ({ $rule }).
reason-quarry_empty = Der Steinbruch ist leer ({ $rule }).
reason-sled_empty = Im Vorrat liegt kein Stein ({ $rule }).
reason-no_such_space =
    Boot { $ship } hat nur { $size ->
        [one] { $size } Feld
       *[other] { $size } Felder
    } ({ $rule }).
reason-space_taken = Feld { $space } von Boot { $ship } ist besetzt ({ $rule }).
reason-ship_sailed = Boot { $ship } ist schon gefahren; sein Ziel war: { $site_name } ({ $rule }).
reason-below_minimum =
    Boot { $ship } fährt erst mit { $minimum ->
        [one] { $minimum } Stein
       *[other] { $minimum } Steinen
    }; es hätte { $stones } ({ $rule }).
reason-site_taken = Hier hat in dieser Runde schon ein Boot angelegt: { $site_name } ({ $rule }).
reason-other_ship = Fahren muss jetzt Boot { $ship } ({ $rule }).
reason-card_not_held = Bei diesem Sitz liegt keine solche Karte: { $card_name } ({ $rule }).
reason-no_ship_ready = Kein Boot hat genug Steine, um zu fahren ({ $rule }).
reason-no_free_space = Kein Boot hat ein freies Feld ({ $rule }).
reason-sled_stays_empty = Es gibt keinen Stein zu laden, weder im Vorrat noch im Steinbruch ({ $rule }).
reason-two_stones_needed = Nötig sind zwei Steine im Vorrat; dort { $stones ->
        [one] liegt { $stones }
       *[other] liegen { $stones }
    } ({ $rule }).
reason-two_spaces_needed = Nötig sind zwei freie Felder auf Booten; es { $spaces ->
        [one] gibt nur { $spaces }
       *[other] gibt { $spaces }
    } ({ $rule }).
reason-no_ship_would_be_ready = Auch mit einem Stein mehr könnte kein Boot fahren ({ $rule }).
reason-something_is_possible = Passen darf nur, wer nichts anderes tun kann ({ $rule }).
reason-no_stone_there = Auf Feld { $space } von Boot { $ship } liegt kein Stein ({ $rule }).
reason-already_ordered = Der Stein auf Feld { $space } von Boot { $ship } ist schon eingereiht ({ $rule }).
reason-not_the_foremost = Vor Feld { $space } von Boot { $ship } liegt ein Stein derselben Farbe: Der vorderste kommt zuerst ({ $rule }).
reason-no_card_there = Auf Feld { $space } des Marktes liegt keine Karte ({ $rule }).
reason-no_hidden_cards = Am Markt liegen keine verdeckten Karten ({ $rule }).
reason-one_card_only = Es gibt nur eine Karte, die bleiben kann ({ $rule }).
reason-pyramid_complete = Diese Pyramide ist fertig: { $pyramid_name } ({ $rule }).

## Von Hand geschriebene Stellungen; $path sagt, wo

position-round_card_twice = { $path }: Die Rundenkarte { $card } kommt zweimal vor ({ $rule }).
position-other_ship_size = { $path }: Nach der Rundenkarte hat dieses Boot { $size } Felder ({ $rule }).
position-other_minimum = { $path }: Die Mindestladung dieses Bootes ist { $minimum } ({ $rule }).
position-site_taken = { $path }: Zwei Boote liegen am selben Ort: { $site_name } ({ $rule }).
position-stones_on_empty_ship = { $path }: Auf einem Boot, das gefahren ist und nicht gerade entladen wird, liegen keine Steine ({ $rule }).
position-other_number_of_cards = { $path }: Auf dem Tisch liegen { $number } Karten, es gibt aber { $expected } ({ $rule }).
position-too_many_of_a_card = { $path }: So oft gibt es diese Karte nicht: { $card_name }, { $number }-mal ({ $rule }).
position-not_of_the_pair = { $path }: Hier stehen die ersten Karten des Paares, sortiert ({ $rule }).
position-other_number_of_stones = { $path }: So viele Steine im Tempel sieht man auf den ersten { $number } Feldern ({ $rule }).
position-more_seen_than_there = { $path }: Von Sitz { $seat } sind mehr Steine zu sehen, als da sind ({ $rule }).
position-other_number_of_stones_in_all = { $path }: Sitz { $seat } hat insgesamt { $number } statt { $expected } Steine ({ $rule }).
position-pyramid_not_complete = { $path }: Neben der Pyramide liegt kein Stein, solange sie nicht fertig ist ({ $rule }).
position-not_the_last_round = { $path }: Das Spiel endet nach Runde { $round } ({ $rule }).
position-not_cleared = { $path }: Wenn das Spiel zu Ende ist, liegt hier nichts mehr ({ $rule }).
position-not_the_active_seat = { $path }: Am Zug ist Sitz { $seat } ({ $rule }).
position-nothing_caused_by_it = { $path }: Eine rote Karte liegt nur so lange abseits, wie ihre Wirkung dauert ({ $rule }).
position-round_is_over = { $path }: Damit ist die Runde zu Ende, und kein Zug geht weiter ({ $rule }).
position-round_goes_on = { $path }: Damit geht die Runde weiter, und für diese Entscheidung ist nicht die Zeit ({ $rule }).

## Was geschieht

event-passed = passt: nichts anderes ist möglich
event-stones_taken =
    { $stones ->
        [0] kein Stein passt in den Vorrat
        [one] nimmt { $stones } Stein aus dem Steinbruch
       *[other] nimmt { $stones } Steine aus dem Steinbruch
    }
event-card_played = spielt eine Karte: { $card_name }
event-declined =
    { $offer ->
        [market] nimmt keine Karte
        [stones] nimmt keine Steine
       *[load] lädt keinen Stein
    }
event-stone_loaded = lädt einen Stein auf Feld { $space } von Boot { $ship }
event-ship_sailed = Boot { $ship } fährt; Ziel: { $site_name }
event-unloading_ordered = als nächster kommt der Stein auf Feld { $space } von Boot { $ship }
event-stone_unloaded = ein Stein wird von Boot { $ship } entladen
event-stone_went_home = ein Stein von Boot { $ship } kommt zurück in den Steinbruch
event-stone_returned = der Stein kommt zurück in den Steinbruch
event-stone_placed =
    { $site ->
        [obelisks] ein Stein kommt zu den Obelisken: dort { $space }
        [temple] ein Stein kommt auf den Tempel, Feld { $space }
        [burial] ein Stein kommt in die Grabkammer, Feld { $space }
        [pyramid] ein Stein kommt auf die Pyramide, Feld { $space }
       *[other] ein Stein kommt hierher: { $site_name }, Feld { $space }
    }
event-stone_built = ein Stein kommt auf eine Pyramide ({ $pyramid_name }), Feld { $space }
event-stone_placed_beside = ein Stein kommt neben die Pyramide
event-obelisk_built = vollendet Obelisk { $number }
event-card_taken = nimmt eine Karte vom Markt: { $card_name }
event-pair_seen =
    { $number ->
        [one] sieht sich die verdeckte Karte an: { $first_name }
       *[other] sieht sich die verdeckten Karten an: { $first_name } und { $second_name }
    }
event-pair_seen-unseen = sieht sich die verdeckten Karten an
event-card_kept = behält eine Karte: { $card_name }
event-card_drawn = zieht eine Karte vom Stapel: { $card_name }
event-card_carried_out = { $card_name }: ein Stein aus dem Steinbruch kommt dorthin
event-card_idle = { $card_name }: der Steinbruch ist leer, nichts geschieht
event-card_discarded = { "" }
event-deck_reshuffled = die Ablage wird zum neuen Nachziehstapel: { $cards } Karten
event-round_ended = Runde { $round } ist zu Ende
event-round_began = Runde { $round } beginnt; Boote: { $ships }
event-card_turned_up = neu auf Feld { $space } des Marktes: { $card_name }
event-card_laid_face_down = eine Karte wird verdeckt hingelegt

## Am Terminal

game-imhotep = Imhotep
intro-imhotep =
    Lade Steine auf Boote und fahre die Boote zu den Orten, wo deine Steine dir Punkte und Karten bringen.
    Gespielt werden sechs Runden; eine Runde endet, wenn ihr viertes Boot gefahren ist. Die meisten Punkte gewinnen.
help-imhotep =

    In deinem Zug tust du eines davon:
    take           bis zu 3 Steine aus deinem Steinbruch in deinen Vorrat nehmen, der 5 Steine fasst
    load 1.2       einen Stein aus deinem Vorrat auf Boot 1, Feld 2 laden; Feld 1 wird zuerst entladen
    sail 1 temple  Boot 1 zum Tempel fahren; eigene Steine müssen nicht an Bord sein
    play lever     eine blaue Karte spielen, die vor dir liegt (hier den Hebel)
    Die Orte:      market: Markt, pyramid: Pyramide, temple: Tempel, burial: Grabkammer, obelisks: Obelisken
    Die Karten:    lever: Hebel, hammer: Hammer, sail: Segel, chisel: Meißel
    Was deine Steine bringen, Seiten A (für die Seiten B siehe den Tisch):
    Markt          je eine Karte
    Pyramide       sofort die Punkte ihres Feldes
    Tempel         am Ende jeder Runde 1 Punkt für jeden Stein, den man von oben sieht
    Grabkammer     am Spielende Punkte für Gruppen von Steinen, die sich berühren
    Obelisken      am Spielende Punkte für die höchsten Türme
