"""Tables where people and bots play over the network: seats, protocol, sockets, HTTP; no game's noun."""
