"""Hand-written C versions of one part each: how fast it could be."""
