"""What every game of the house has in common: the contract, and no game's noun."""
