"""Bots that play any game of the contract: no game is named here."""
