### What the server says to people: refusals, and the page where no client is built.

## Seats and rights

refused-not_your_seat = Seat { $seat } is not yours.
refused-no_such_seat = There is no such seat at this table.
refused-no_seat = You have no seat at this table.
refused-host_only = Only the host of this table may do that.
refused-admin_only = Only the administration of this server may do that.
refused-wrong_token = This link is not valid, or not any more.
refused-no_invitation = This table is not public: you need its link to sit down.
refused-no_spectators = This table has no spectators.
refused-seat_taken = Seat { $seat } is taken already.
refused-seat_open = Seat { $seat } is free already.
refused-no_free_seat = There is no free seat at this table.
refused-colour_taken = Somebody else has this colour.
refused-empty_name = A name needs at least one sign that can be seen.
refused-wrong_number_of_seats = This game has { $number } seats.

## Playing

refused-not_running = This cannot be done now: { $status ->
        [open] the game has not started
        [paused] the game is paused
       *[other] the game is over
    }.
refused-stale = The table has changed in the meantime.
refused-bot_plays = A bot plays for seat { $seat } now.
refused-awaits_confirmation = Seat { $seat } has to confirm its turn first.
refused-nothing_to_confirm = There is nothing to confirm.
refused-game_over = The game ends here: there is nothing to play on.

## Taking back

refused-undo_off = At this table nothing is taken back.
refused-takeback_off = At this table nobody asks for a takeback.
refused-nothing_to_undo = You have played nothing that could be taken back.
refused-another_has_decided = This cannot be taken back: seat { $seat } has decided something since.
refused-confirmed = This cannot be taken back: the turn is confirmed.
refused-later_turn_begun = This cannot be taken back: a later turn has already begun to be played.
refused-something_revealed = This cannot be taken back: something hidden has been seen since.
refused-no_such_ply = There is no such position; the game has { $last ->
        [one] { $last } action
       *[other] { $last } actions
    }.

## Asking and answering

refused-asked_already = Seat { $seat } has asked something; that has to be answered first.
refused-nothing_asked = Nobody has asked anything.
refused-own_request = The others have to answer this.
refused-answered_already = Your answer is not asked for.
refused-not_idle = Seat { $seat } is not idle.
refused-not_paused = The game is not paused.
refused-nothing_to_reclaim = No bot plays for you.
refused-has_resigned = This seat has given up.

## Tables

refused-no_such_table = There is no such table, or not any more.
refused-started_already = The game has started already.
refused-seats_open =
    { $number ->
        [one] One seat is still free.
       *[other] { $number } seats are still free.
    }
refused-not_over = This can be done when the game is over.
refused-chat_off = Nobody talks at this table.
refused-muted = The host has muted this seat.
refused-empty_line = There is nothing to be read in this.

## Limits

refused-too_often = Not so fast, please.
refused-too_many_tables = This server has { $limit } tables, and no room for more.
refused-too_many_new_tables = You have made many tables. Please wait a while.
refused-too_many_connections = This server has { $limit } connections, and no room for more.

## The wire

refused-malformed = This message cannot be read.
refused-hello_first = A client has to say hello first.
refused-wrong_origin = This comes from a page of another site.
refused-no_such_address = There is nothing at this address.
refused-wrong_method = This address has other uses.
refused-too_large = This is too large.
refused-not_saved = This could not be saved, so it did not happen. Please try again.
refused-server_error = That was our mistake. Nothing has changed; please try again.

## Storage

error-newer_database = The database { $file } was written by a newer version of this program.
error-storage_closed = The database is closed.
error-storage_fails = The database does not work: { $error }.

## Where the web client is not built

page-title = Saqqara
page-not-built = The server is running, but its pages are not built.
page-how = With Node.js 20 at hand, “make web” builds them; then start the server again.
page-meanwhile = Programs can play meanwhile: see /api/openapi.json, and docs/protocol.md.

## The command line

cli-about-serve = let people play over the network, each in a browser
cli-about-backup = copy all tables of a server into one file
cli-about-restore = bring back the tables of a backup
cli-help-host = the address to listen on (default: %(default)s, which is all networks of this machine)
cli-help-port = the port to listen on; 0 takes any free one (default: %(default)s)
cli-help-data = where tables are kept: a folder, or a URL postgresql://... (default: %(default)s)
cli-help-no-browser = do not open a browser
cli-help-root-path = the path under which a proxy shows this server
cli-help-proxies = the proxies whose forwarded headers are believed, with commas (default: %(default)s)
cli-help-origins = other sites whose pages may use this server, with commas
cli-help-secure = send cookies over https alone
cli-help-static = the folder of a web client, in place of the one that came with this program
cli-help-log = how to write the log (default: %(default)s)
cli-help-workers = processes in which bots think (default: %(default)s)
cli-help-bot-budget = seconds that a bot may think (default: %(default)s)
cli-help-undo-grace = seconds that a bot waits while a person can still take back (default: %(default)s)
cli-help-messages = messages that a connection may send each second (default: %(default)s)
cli-help-requests = requests that an address may make each second (default: %(default)s)
cli-help-keep-finished = days until a finished table is deleted; 0 keeps it (default: %(default)s)
cli-help-keep-unfinished = days until a table that nobody touches is deleted; 0 keeps it (default: %(default)s)
cli-help-max-tables = tables that are not over (default: %(default)s)
cli-help-max-connections = connections in all (default: %(default)s)
cli-help-max-per-address = connections from one address (default: %(default)s)
cli-help-max-new-tables = tables that one address may make in an hour (default: %(default)s)
cli-serve-environment = Every option has an environment variable for its default, for example SAQQARA_PORT or SAQQARA_DATA.
cli-help-backup-file = the file of the backup; it ends in .db

cli-serve-ready = Saqqara is ready.
cli-serve-local = {"  "}on this machine:  { $address }
cli-serve-network = {"  "}in this network:  { $address }
cli-serve-admin = {"  "}administration:   { $address }
cli-serve-end = Ctrl-C ends it.
cli-backed-up =
    { $number ->
        [one] One table is in { $file }.
       *[other] { $number } tables are in { $file }.
    }
cli-restored =
    { $number ->
        [one] One table is back from { $file }.
       *[other] { $number } tables are back from { $file }.
    }
cli-no-such-file = there is no such file

error-server_not_installed = The server needs more packages ({ $name } is missing): pip install "saqqara[server]".
error-cannot_listen = Port { $port } cannot be used: { $error }.
