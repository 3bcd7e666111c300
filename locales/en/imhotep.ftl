### Imhotep. Seats, ships, spaces and rounds are counted as on the table; $rule is the id of a rule on the rules page.

## Things

site-market = market
site-pyramid = pyramid
site-temple = temple
site-burial = burial chamber
site-obelisks = obelisks

pyramid-left = left
pyramid-middle = middle
pyramid-right = right

name-entrance = Entrance
name-sarcophagus = Sarcophagus
name-paved_path = Paved Path
name-pyramid_decoration = Pyramid Decoration
name-temple_decoration = Temple Decoration
name-burial_chamber_decoration = Burial Chamber Decoration
name-obelisk_decoration = Obelisk Decoration
name-statue = Statue
name-lever = Lever
name-hammer = Hammer
name-sail = Sail
name-chisel = Chisel

source-pyramid = pyramid
source-temple = temple
source-burial = burial chamber
source-obelisks = obelisks
source-decorations = decorations
source-statues = statues
source-blue_cards = blue cards
source-wrath = Pharaoh’s Wrath

decision-action = an action of this turn
decision-hammer = Hammer: which stone to load
decision-chisel_first = Chisel: where the first stone goes
decision-chisel_second = Chisel: where the second stone goes
decision-sail_load = Sail: where the stone goes
decision-sail_ship = Sail: where the ship goes
decision-lever_ship = Lever: which ship goes where
decision-lever_order = Lever: which stone comes next
decision-market = a card of the market
decision-keep = which of the two cards to keep
decision-build = a pyramid for the stone
decision-stones = whether to take stones from the quarry
decision-load = whether to load a stone
decision-choice = a point or two stones

reason-rounds_played = six rounds have been played

## The printed table

imhotep-heading =
    Imhotep, round { $round } of { $rounds }{ $wrath ->
        [yes] , with Pharaoh’s Wrath
       *[no] { "" }
    }. Round cards so far: { $cards }
imhotep-ships = Ships
imhotep-front = (space 1, the front, is on the left)
imhotep-moored = at the { $site_name }
imhotep-ready = can sail
imhotep-minimum =
    { $minimum ->
        [one] sails with { $minimum } stone
       *[other] sails with { $minimum } stones
    } or more
imhotep-face-down = face down: { $cards }
imhotep-piles = deck: { $deck }   discards: { $discards }
imhotep-beside = beside it: { $stones }
imhotep-card = card
imhotep-stones = stones
imhotep-load = load
imhotep-stones-there = stones there: { $stones }
imhotep-temple-gifts = gives: choice, two points, choice, card, choice
imhotep-temple-gifts-of-4 = gives: choice, two points, choice, card
imhotep-waiting = waiting: { $stones }
imhotep-seat = seat
imhotep-points = points
imhotep-at-the-end = if over now
imhotep-sled = sled
imhotep-quarry = quarry
imhotep-cards = cards
imhotep-over = The game is over.
imhotep-asks-action = { $mark } Seat { $seat } has an action: take stones, load one, sail a ship or play a blue card.
imhotep-asks-hammer = { $mark } Seat { $seat } loads a stone (Hammer).
imhotep-asks-chisel_first = { $mark } Seat { $seat } loads the first of two stones (Chisel).
imhotep-asks-chisel_second = { $mark } Seat { $seat } loads the second of two stones (Chisel).
imhotep-asks-sail_load = { $mark } Seat { $seat } loads a stone onto the ship that will sail (Sail).
imhotep-asks-sail_ship = { $mark } Seat { $seat } sails ship { $ship } (Sail).
imhotep-asks-lever_ship = { $mark } Seat { $seat } sails a ship and then orders its stones (Lever).
imhotep-asks-lever_order = { $mark } Seat { $seat } chooses the next stone to leave ship { $ship } (Lever).
imhotep-asks-market = { $mark } Seat { $seat } may take a card for the stone that came to the market.
imhotep-asks-keep = { $mark } Seat { $seat } keeps one of the two cards that lay face down.
imhotep-asks-build = { $mark } Seat { $seat } chooses a pyramid for the stone.
imhotep-asks-stones = { $mark } Seat { $seat } may take 3 stones from the quarry.
imhotep-asks-load = { $mark } Seat { $seat } may load a stone.
imhotep-asks-choice = { $mark } Seat { $seat } chooses a point or two stones for space { $space } of the temple.

## Why an action is not possible now

reason-not_asked = Nobody is offered this now: it is time for an action of the turn ({ $rule }).
reason-sled_full = The sled is full: it has { $places } places ({ $rule }).
reason-quarry_empty = The quarry is empty ({ $rule }).
reason-sled_empty = There is no stone on the sled ({ $rule }).
reason-no_such_space =
    Ship { $ship } has only { $size ->
        [one] { $size } space
       *[other] { $size } spaces
    } ({ $rule }).
reason-space_taken = Space { $space } of ship { $ship } is taken ({ $rule }).
reason-ship_sailed = Ship { $ship } has sailed: it lies at the { $site_name } ({ $rule }).
reason-below_minimum =
    Ship { $ship } sails with { $minimum ->
        [one] { $minimum } stone
       *[other] { $minimum } stones
    } or more; it would have { $stones } ({ $rule }).
reason-site_taken = A ship has already moored at the { $site_name } in this round ({ $rule }).
reason-other_ship = It is ship { $ship } that has to sail ({ $rule }).
reason-card_not_held = No { $card_name } lies before this player ({ $rule }).
reason-no_ship_ready = No ship holds the stones that it needs to sail ({ $rule }).
reason-no_free_space = No ship has a free space ({ $rule }).
reason-sled_stays_empty = There is no stone to load, neither on the sled nor in the quarry ({ $rule }).
reason-two_stones_needed = Two stones on the sled are needed; there { $stones ->
        [one] is { $stones }
       *[other] are { $stones }
    } ({ $rule }).
reason-two_spaces_needed = Two free spaces on ships are needed; there { $spaces ->
        [one] is { $spaces }
       *[other] are { $spaces }
    } ({ $rule }).
reason-no_ship_would_be_ready = With one more stone no ship could sail ({ $rule }).
reason-something_is_possible = Only who can do nothing else passes ({ $rule }).
reason-no_stone_there = There is no stone on space { $space } of ship { $ship } ({ $rule }).
reason-already_ordered = The stone on space { $space } of ship { $ship } has its turn already ({ $rule }).
reason-not_the_foremost = A stone of the same colour lies before space { $space } of ship { $ship }: the foremost goes first ({ $rule }).
reason-no_card_there = There is no card on space { $space } of the market ({ $rule }).
reason-no_hidden_cards = There are no face-down cards at the market ({ $rule }).
reason-one_card_only = There is only one card to keep ({ $rule }).
reason-pyramid_complete = The { $pyramid_name } pyramid is complete ({ $rule }).

## Positions written by hand; $path says where

position-round_card_twice = { $path }: the round card { $card } is there twice ({ $rule }).
position-other_ship_size = { $path }: by the round card this ship has { $size } spaces ({ $rule }).
position-other_minimum = { $path }: the minimum of this ship is { $minimum } ({ $rule }).
position-site_taken = { $path }: two ships lie at the { $site_name } ({ $rule }).
position-stones_on_empty_ship = { $path }: a ship that has sailed and is not being unloaded holds no stones ({ $rule }).
position-other_number_of_cards = { $path }: { $number } cards lie on the table, there are { $expected } ({ $rule }).
position-too_many_of_a_card = { $path }: { $number } times { $card_name } is more than there are ({ $rule }).
position-not_of_the_pair = { $path }: these are the first cards of the pair, sorted ({ $rule }).
position-other_number_of_stones = { $path }: so many stones in the temple are seen on the first { $number } spaces ({ $rule }).
position-more_seen_than_there = { $path }: more stones of seat { $seat } are seen than there are ({ $rule }).
position-other_number_of_stones_in_all = { $path }: seat { $seat } has { $number } stones in all instead of { $expected } ({ $rule }).
position-pyramid_not_complete = { $path }: no stone lies beside the pyramid before it is complete ({ $rule }).
position-not_the_last_round = { $path }: the game ends after round { $round } ({ $rule }).
position-not_cleared = { $path }: nothing is left here when the game is over ({ $rule }).
position-not_the_active_seat = { $path }: it is the turn of seat { $seat } ({ $rule }).
position-nothing_caused_by_it = { $path }: a red card lies apart only while what it causes is going on ({ $rule }).
position-round_is_over = { $path }: with this the round is over, and no turn goes on ({ $rule }).
position-round_goes_on = { $path }: with this the round goes on, and it is not the time for this decision ({ $rule }).

## What happens

event-passed = passes: nothing else is possible
event-stones_taken =
    { $stones ->
        [0] no stone fits on the sled
        [one] takes { $stones } stone from the quarry
       *[other] takes { $stones } stones from the quarry
    }
event-card_played = plays { $card_name }
event-declined =
    { $offer ->
        [market] takes no card
        [stones] takes no stones
       *[load] loads no stone
    }
event-stone_loaded = loads a stone onto space { $space } of ship { $ship }
event-ship_sailed = ship { $ship } sails to the { $site_name }
event-unloading_ordered = the stone on space { $space } of ship { $ship } comes next
event-stone_unloaded = a stone is unloaded from ship { $ship }
event-stone_went_home = a stone of ship { $ship } goes back to the quarry
event-stone_returned = the stone goes back to the quarry
event-stone_placed =
    { $site ->
        [obelisks] a stone comes to the obelisks: { $space } there
       *[other] a stone comes to the { $site_name }, space { $space }
    }
event-stone_built = a stone comes to the { $pyramid_name } pyramid, space { $space }
event-stone_placed_beside = a stone comes to lie beside the pyramid
event-obelisk_built = completes obelisk { $number }
event-card_taken = takes { $card_name } from the market
event-pair_seen =
    { $number ->
        [one] looks at the face-down card: { $first_name }
       *[other] looks at the face-down cards: { $first_name } and { $second_name }
    }
event-pair_seen-unseen = looks at the face-down cards
event-card_kept = keeps { $card_name }
event-card_drawn = draws { $card_name } from the deck
event-card_carried_out = { $card_name }: a stone of the quarry goes there
event-card_idle = { $card_name }: the quarry is empty, nothing happens
event-card_discarded = { "" }
event-deck_reshuffled = the discards become the new deck: { $cards } cards
event-round_ended = round { $round } is over
event-round_began = round { $round } begins; ships: { $ships }
event-card_turned_up = { $card_name } comes to space { $space } of the market
event-card_laid_face_down = a card is laid face down

## At the terminal

game-imhotep = Imhotep
intro-imhotep =
    Load stones onto ships and sail the ships to the sites, where your stones bring you points and cards.
    There are six rounds; a round is over when its fourth ship has sailed. Most points win.
help-imhotep =

    In your turn you do one of these:
    take           up to 3 stones from your quarry onto your sled, which has 5 places
    load 1.2       one stone from your sled onto ship 1, space 2; space 1 is unloaded first
    sail 1 temple  sail ship 1 to the temple; stones of yours need not be aboard
    play lever     play a blue card that lies before you
    What your stones bring, sides A (sides B differ, see the table):
    market         a card each
    pyramid        the points of its space, at once
    temple         1 point for each stone seen from above, at the end of every round
    burial         points for groups of touching stones, at the end of the game
    obelisks       points for the highest piles, at the end of the game
