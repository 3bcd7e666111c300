"""The rules of Pyramido, a module for each part of the rules page."""
