"""How fast the games are, and how far that is from what the machine could do. docs/performance.md tells more."""
