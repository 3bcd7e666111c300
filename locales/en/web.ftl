### What the web client says. Names of players come as $seat_name or $name, those of things as in the files of the games.

web-skip = To the content
web-close = Close
web-back = Back
web-home-link = Saqqara: to the first page
web-to-home = To the first page
web-loading = One moment …
web-try-again = Try again
web-yes = Yes
web-no = No
web-you = you
web-and = {" "}and{" "}
web-list-separator = ,{" "}

## Home

web-welcome = Sit down, play.
web-welcome-text = No account. Friends by link, or a bot in any seat.
web-link-or-code = Link or code
web-link-or-code-label = Link or code of a table
web-bad-link = This is no link or code of a table.
web-join = Join
web-your-name = Your name
web-name = Name
web-guest = Guest
web-guest-number = Guest { $number }
web-strength = Strength of the bot
web-play-now = Play now
web-new-table-short = Table
web-about-imhotep = Ship stones down the Nile. Who sails decides where everyone builds.
web-about-pyramido = Four stages of dominoes, one on the other. Every jewel still seen scores again.
web-players-and-minutes = { $from }–{ $to } players · { $minutes } min
web-my-tables = My tables
web-open-tables = Open tables
web-no-tables = You have not played yet.
web-no-open-tables = Nobody is waiting just now.
web-nobody-yet = nobody yet
web-your-turn-chip = Your turn
web-seats-free =
    { $seats ->
        [one] { $seats } seat free
       *[other] { $seats } seats free
    }
web-status-open = waiting
web-status-running = running
web-status-paused = paused
web-status-over = finished
web-status-closed = closed

web-footer = An independent, free project with its own artwork. Not affiliated with the publishers or authors of the games.
web-notices = Notices
web-notices-games = The games
web-notices-games-text = The rules are told in our own words, and everything you see here was drawn for this project. The names of the games belong to their owners; there is no connection with their publishers or authors.
web-notices-privacy = What is kept
web-notices-privacy-text = A cookie remembers your seats, and this browser remembers your settings. The server keeps the tables with the names and the chat of those who played; whoever has played can have theirs deleted. Nothing is sent to anybody else.
web-notices-software = The software
web-notices-software-text = Saqqara is free software under the Apache License 2.0. It contains Svelte and Project Fluent, which are free software as well.

## Bots

web-bot = bot
web-level-apprentice = Apprentice
web-level-mason = Mason
web-level-foreman = Foreman
web-level-architect = Architect
web-level-vizier = Vizier

## A new table

web-new-table = New table
web-new-table-of = New table: { $game }
web-game = Game
web-seats = Seats
web-in-turn-order = in turn order
web-by-lot = the lot decides who starts
web-open-seat = Open seat
web-by-link = by link
web-seat-mine = Here
web-seat-open = By link
web-seat-bot = Bot: { $level }
web-name-of-seat = Name at seat { $number }
web-who-plays = Who plays at seat { $number }
web-add-seat = Seat
web-remove-seat = Remove
web-joins-by-link = Everyone joins by the link. No account needed.
web-sides = Sides
web-all-sides = All { $side }
web-random-sides = Random
web-site-market = Market
web-site-pyramid = Pyramid
web-site-temple = Temple
web-site-burial = Burial chamber
web-site-obelisks = Obelisks
web-side-market-a = Four cards face up
web-side-market-b = Three face up, one from a hidden pair
web-side-pyramid-a = One pyramid, values by space
web-side-pyramid-b = Three small ones with bonuses
web-side-temple-a = 1 point per stone seen
web-side-temple-b = Choice of points, stones or a card
web-side-burial-a = Groups: 1, 3, 6, 10, 15
web-side-burial-b = Majority in each row
web-side-obelisks-a = Highest: 15, 10, 5, 1
web-side-obelisks-b = Towers of three, at once
web-options = Options
web-option-wrath = Pharaoh’s Wrath
web-option-wrath-about = 5 points lost unless you built at all four monuments
web-option-confirm = Confirm each turn
web-option-confirm-about = The next one waits until you hand over
web-option-order = Seats in this order
web-option-order-about = Otherwise the lot decides
web-option-public = Listed in the lobby
web-option-public-about = Otherwise by link only
web-option-spectators = Spectators
web-option-spectators-about = See what is open on the table
web-option-chat = Chat
web-option-chat-about = Between those who play
web-pace = Time
web-pace-none = Without a clock
web-pace-bank = 15 minutes each, 15 seconds a turn
web-pace-day = A day for each turn
web-pace-week = A week for each turn
web-summary =
    { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    }{ $game ->
        [imhotep] , sides { $sides }
       *[other] { "" }
    }{ $wrath ->
        [yes] , with Pharaoh’s Wrath
       *[no] { "" }
    }.
web-create = Create table

## The waiting room

web-waiting-room = Waiting room
web-is-here = is here
web-is-away = away
web-add-bot = Add a bot
web-leave = Leave
web-free-seat = Free
web-start = Start
web-waiting-for =
    { $seats ->
        [one] One seat is still free. The game starts by itself when it is taken.
       *[other] { $seats } seats are still free. The game starts by itself when the last one is taken.
    }
web-waiting-for-host = All seats are taken.
web-take-a-seat = Take a seat
web-sit-down = Sit down
web-invite = Invite
web-link-to-join = Link to play
web-link-to-watch = Link to watch
web-link-of-seat = The seat of { $seat_name }, for another device
web-links = Links
web-copy = Copy
web-copied = Copied
web-qr = The link as a QR code
web-link-is-local = This address works on this computer only. Open the page by the address of this computer in your network, and the link works for others, too.
web-you-will-be-told = You will be told when it is your turn.

## The table

web-the-table = The table
web-rules = Rules
web-settings = Settings
web-score = Score
web-log = Log
web-log-empty = Nothing has happened yet.
web-chat = Chat
web-menu = This table
web-actions = What you can do
web-round = Round { $round }
web-stage = Stage { $stage }
web-of = of { $number }
web-ships-left =
    { $ships ->
        [one] { $ships } ship left
       *[other] { $ships } ships left
    }
web-sides-are = Sides { $sides }
web-turn-number = Turn { $turn }
web-would-start = Starts next:
web-would-start-round = Who would start the next round if the last ship sailed now
web-would-start-stage = Who has the fewest points in this stage starts the next one
web-banked = Banked
web-if-ended-now = If it ended now
web-total = Total
web-jump = To position { $ply }
web-result = Result
web-note-resigned = has resigned
web-note-stand-in = bot stands in: { $level }
web-note-idle = does nothing

web-hint = Choose on the table or here. Press ? for the keys.
web-hint-twice = The first choice shows what would happen, the second one does it.
web-ways =
    { $number ->
        [one] { $number } way
       *[other] { $number } ways
    }
web-undo = Undo
web-reset = Take back the whole turn
web-confirm = Confirm
web-do-it = Do it
web-turn = Turn
web-peel = Peel
web-sure = Are you sure?
web-think-again = Think again
web-do-it-anyway = Do it
web-not-possible = This is not possible
web-read-rule = Rule { $rule }
web-all-rules = All rules
web-unexplained = This is not possible now.

## Actions

web-verb-take = Take stones
web-verb-load = Load
web-verb-sail = Sail
web-verb-play = Play card
web-verb-pick = Take a card
web-verb-keep = Keep a card
web-verb-build = Build
web-verb-choose = Choose
web-verb-unload = Next stone
web-verb-decline = No, thanks
web-verb-pass = Pass
web-verb-draft = Take a domino
web-verb-place = Place
web-verb-mark = Marker
web-verb-skip = No repair
web-verb-repair = Repair
web-verb-lay = Lay the card
web-verb-refill = Refill

web-act-take = Take stones
web-act-take-gift = Take 3 stones
web-act-load = Load ship { $ship }, space { $space }
web-act-sail = Sail ship { $ship } to the { $site_name }
web-act-play = Play { $card_name }
web-act-pick = Take { $card_name }
web-act-pick-hidden = Look at the hidden pair
web-act-keep = Keep { $card_name }
web-act-build = Build the { $pyramid_name } pyramid
web-act-choose-points = Take the point
web-act-choose-stones = Take two stones
web-act-unload = Next: the stone on space { $space }
web-act-decline-market = Take no card
web-act-decline-stones = Take no stones
web-act-decline-load = Load no stone
web-act-pass = Pass
web-act-draft = Take domino { $slot }
web-act-place =
    { $degrees ->
        [0] Place on { $x },{ $y }, lying
        [90] Place on { $x },{ $y }, downwards
        [180] Place on { $x },{ $y }, to the left
       *[270] Place on { $x },{ $y }, upwards
    }
web-act-mark = Marker on block { $block }
web-act-skip = No repair
web-act-repair = Repair: { $colour_name }
web-act-lay =
    { $forced ->
        [yes] Lay the card
       *[no] Lay on block { $block }
    }{ $degrees ->
        [0] , unturned
        [90] , a quarter turn
        [180] , half a turn
       *[270] , three quarters
    }
web-act-refill = Refill from stack { $stack }

web-short-sled_full = Sled full
web-short-sled_empty = Sled empty
web-short-quarry_empty = Quarry empty
web-short-space_taken = No free space
web-short-no_free_space = No free space
web-short-ship_sailed = All ships have sailed
web-short-below_minimum = No ship has its minimum
web-short-no_ship_ready = No ship has its minimum
web-short-card_not_held = No blue card
web-short-site_taken = Site taken
web-short-sled_stays_empty = No stone to load
web-short-two_stones_needed = Needs two stones
web-short-two_spaces_needed = Needs two spaces
web-short-no_ship_would_be_ready = No ship could sail
web-short-other = Not now: why?

## What happens, shorter than at the terminal

web-event-points = { $signed } { $source_name }

## Whose turn it is, and what is expected

web-your-turn = Your turn
web-your-turn-in = It is your turn in { $game }.
web-turn-of = { $seat_name } decides: { $decision_name }.
web-thinks = { $seat_name } is thinking: { $decision_name }.
web-confirm-turn = Confirm your turn, or take it back.
web-is-paused = The game is paused.
web-you-won = You have won!
web-you-share = You share the victory!
web-has-won =
    { $winners ->
        [one] { $names } has won.
       *[other] { $names } share the victory.
    }
web-ask-action = Your turn: take stones, load one, sail a ship or play a blue card.
web-ask-hammer = Hammer: load a stone onto a ship.
web-ask-chisel_first = Chisel: load the first of two stones.
web-ask-chisel_second = Chisel: load the second stone.
web-ask-sail_load = Sail: load a stone onto the ship that will sail.
web-ask-sail_ship = Sail: choose where ship { $ship } sails to.
web-ask-lever_ship = Lever: choose a ship and where it sails to.
web-ask-lever_order = Lever: choose the stone that is unloaded next.
web-ask-market = Take a card of the market.
web-ask-keep = Keep one of the two cards.
web-ask-build = Choose the pyramid for your stone.
web-ask-stones = Take 3 stones from the quarry?
web-ask-load = Load a stone onto a ship?
web-ask-choice = Choose: a point or two stones.
web-ask-draft = Your turn: take one of the three dominoes of the quarry.
web-ask-place = Place your domino. R turns it.
web-ask-mark = Put a marker on one of the new blocks.
web-ask-repair = Repair a new block with a card, or go on without.
web-ask-lay = Choose where the card goes, and how it lies.
web-ask-refill = Choose the stack that refills the quarry.
web-ask-forced_repair = No domino fits: fill the cell with a card.
web-ask-forced_lay = Choose how the card lies.

web-brings = { $action }: { $list }.
web-brings-at-least = { $action }: { $list } at least; the rest is hidden.
web-brings-nothing = { $action }: no points for anybody yet.
web-brings-unknown = { $action }: what follows is hidden.

## Beside the game

web-offline =
    { $seconds ->
        [0] Connection lost. Trying again …
       *[other] Connection lost. Trying again in { $seconds } s. What you see may be out of date.
    }
web-reconnecting = Connecting again … What you see may be out of date.
web-you-watch = You are watching.
web-request-takeback = { $seat_name } asks to take back a move.
web-request-pause = { $seat_name } asks for a pause.
web-request-stand_in = { $seat_name } asks to let a bot play for { $target_name }.
web-allow = Allow
web-refuse = Refuse
web-withdraw = Withdraw
web-resume = Go on
web-bot-plays-for-you = A bot plays for you now.
web-reclaim = Play myself
web-is-idle = { $seat_name } does nothing.
web-let-bot-play = Ask for a bot
web-ask-takeback = Ask to take back my last move
web-ask-pause = Ask for a pause
web-step-out = Let a bot play for me
web-resign = Resign
web-close-table = End this table
web-certain-resign = Give up this game?
web-certain-close = End this table for all?
web-certain-forget = Delete your name and your lines of chat from this table?
web-forget = Delete my name and my chat here
web-mute-seat = Mute { $seat_name } for all
web-unmute-seat = Let { $seat_name } speak again
web-look-back = Look back
web-download = Download the game
web-mute = Hide
web-unmute-all = Show everybody’s lines again
web-chat-off = Nobody talks at this table.
web-chat-empty = Nothing has been said yet.
web-chat-say = Say something
web-send = Send
web-change-seated = { $seat_name } sits down.
web-change-vacated = A seat is free again.
web-change-started = The game begins.
web-change-undone = { $seat_name } has taken back.
web-change-requested =
    { $what ->
        [takeback] { $seat_name } asks to take back.
        [pause] { $seat_name } asks for a pause.
       *[stand_in] { $seat_name } asks for a bot.
    }
web-change-answered =
    { $yes ->
        [yes] { $seat_name } allows it.
       *[no] { $seat_name } refuses it.
    }
web-change-withdrawn = The request has lapsed.
web-change-paused = The game is paused.
web-change-resumed = The game goes on.
web-change-warned = { $seat_name } has not done anything for a while.
web-change-turned_idle = { $seat_name } does nothing.
web-change-stood_in = A bot plays for { $seat_name } now.
web-change-reclaimed = { $seat_name } plays again.
web-change-resigned = { $seat_name } has resigned.
web-change-rematched = There is a rematch.
web-change-closed = The table is closed.
web-curtain-for = The table is for { $seat_name } now
web-curtain-text = All others look away.
web-curtain-open = Show the table

## The end

web-over-resigned = somebody has resigned
web-place = { $place }.
web-points-over-game = Points over the game
web-graph = Points over the game. At the end: { $list }
web-rematch = Rematch
web-to-rematch = To the rematch
web-replay = Replay

## Looking back

web-in-the-past = Position { $ply } of { $last }.
web-start-of-game = The game begins.
web-back-to-now = Back to now
web-to-table = To the result
web-play-on = Play on from here
web-play-on-text = A new table that starts from position { $ply }. Who plays?
web-seen-by = Seen by
web-seen-by-all = As a spectator
web-seen-by-seat = As { $seat_name }
web-first = To the start
web-previous = One back
web-next = One on
web-last = To the end
web-play = Play
web-pause = Pause
web-position = Position

## The table in words

web-text-view = Table in words
web-text-view-about = Lists and typed actions instead of the drawn table
web-type-action = Type an action, or its number
web-possible-now = Possible now
web-text-none = none
web-text-empty = empty
web-text-free = free
web-text-round = Round { $round }: ships
web-text-ship-moored = Ship { $number } lies at: { $site_name }.
web-text-ship =
    Ship { $number }: { $stones }. { $missing ->
        [0] It can sail.
        [one] It needs { $missing } more stone to sail.
       *[other] It needs { $missing } more stones to sail.
    }
web-text-side = side { $side }
web-text-market = Cards: { $list }
web-text-deck = Deck { $cards }, discards { $discards }
web-text-beside = Beside it: { $list }
web-text-built = Completed: { $list }
web-text-waiting = Waiting: { $list }
web-text-players = Players
web-text-player-imhotep = { $name }: sled { $sled }, quarry { $quarry }, cards: { $cards }
web-text-score = { $name }: { $banked }, { $projected } if it ended now
web-text-quarry = Quarry and stacks
web-text-slot = Slot { $slot }: { $domino }
web-text-stack = Stack { $stack }, { $dominoes } left: { $domino }
web-text-drafted = To be placed: { $domino }
web-text-pyramid = Pyramid of { $name }, stage { $stage }
web-text-row = Row { $y }: { $list }
web-text-areas = Marked areas with their jewels: { $list }
web-text-block =
    { $count ->
        [0] { $colour_name } without jewel
       *[other] { $colour_name } with jewel { $jewels }
    }
web-text-marker = marker
web-text-card = card
web-corner-tl = top left
web-corner-tr = top right
web-corner-bl = bottom left
web-corner-br = bottom right

## Keys

web-keys = Keys
web-key-tab = to the next thing that can be chosen
web-key-enter = choose it
web-key-esc = let go; close
web-key-digits = the first, second, … button of the bar, or line of its list
web-key-u = undo
web-key-z = take back the whole turn
web-key-c = confirm
web-key-p = fade the higher stages, or show them again (Pyramido)
web-key-t = table in words, or drawn
web-key-l = log
web-key-m = chat
web-key-s = score
web-key-help = these keys
web-key-left = one position back
web-key-right = one position on
web-key-up = to the start of this round or stage
web-key-down = to the next round or stage
web-key-home = to the start
web-key-end = to the end
web-key-space = play, pause
web-key-leave = back to the table

## Settings

web-settings-you = You
web-settings-look = Look
web-settings-play = Play
web-colour = Colour
web-colour-black = Black, with a sun
web-colour-white = White, with a reed
web-colour-brown = Brown, with waves
web-colour-gray = Gray, with an eye
web-language = Language
web-language-browser = As the browser
web-theme = Light or dark
web-theme-system = As the system
web-theme-light = Light
web-theme-dark = Dark
web-motion = Motion
web-motion-full = Full
web-motion-fast = Fast
web-motion-off = Off
web-confirming = Choose first, then do
web-confirming-about = The first click shows what would happen, the second one does it.
web-confirming-touch = On touch
web-confirming-always = Always
web-confirming-never = Never
web-sound = Sounds
web-sound-about = A short one when it is your turn, and when pieces move
web-notify = Notifications
web-notify-about = When it is your turn and you look elsewhere
web-curtain = Curtain between people at one device
web-curtain-about = Hides the table until the next one is ready

## Rules

web-rules-of = Rules of { $game }
web-rules-search = Search
web-rules-english = These rules are in English so far.

## Pages that are not there

web-lost-title = There is nothing here
web-lost-text = Only sand. Perhaps the address has a slip in it.
web-expired-title = This link opens nothing
web-expired-text = The table is no more, or the link was not complete. Ask for it once more.
web-deleted-title = This table is gone
web-deleted-text = It has been deleted with all that was played there.

## Refusals that say more with names

web-reason-offline = The server cannot be reached. Nothing has changed.
web-reason-not_your_decision = It is for { $seat_name } to decide now ({ $rule }).
web-reason-bot_plays = A bot plays for { $seat_name } now.
web-reason-awaits_confirmation = { $seat_name } has to confirm first.
web-reason-another_has_decided = This cannot be taken back: { $seat_name } has decided something since.
web-reason-asked_already = { $seat_name } has asked something; that has to be answered first.
web-reason-seat_taken = This seat is taken already.
web-reason-not_idle = { $seat_name } is not idle.
