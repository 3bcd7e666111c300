"""The rulebook, part by part: functions on the packed table."""
