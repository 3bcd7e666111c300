"""One table: its log folded to what it is now, what may be done at it, and who may see what of it."""
