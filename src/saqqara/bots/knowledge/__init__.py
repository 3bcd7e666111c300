"""What a good player knows of a game: one module for each, named like the game."""
