"""Bots against bots: who is stronger, by how much, and how sure that is."""

from saqqara.arena.cluster import Cluster, NoRay
from saqqara.arena.contests import BadContest, Contest, Fixture, Match, contest, fixtures, ladder, seatings
from saqqara.arena.elo import Rating, ratings
from saqqara.arena.executors import Executor, Here, Processes, WorkersDie
from saqqara.arena.journal import BrokenJournal, Journal, OtherContest
from saqqara.arena.playing import Played, play, play_all, record
from saqqara.arena.standing import Standing, Thinking, standings, thinking
from saqqara.arena.statistics import Estimate

__all__ = [
    "BadContest",
    "BrokenJournal",
    "Cluster",
    "Contest",
    "Estimate",
    "Executor",
    "Fixture",
    "Here",
    "Journal",
    "Match",
    "NoRay",
    "OtherContest",
    "Played",
    "Processes",
    "Rating",
    "Standing",
    "Thinking",
    "WorkersDie",
    "contest",
    "fixtures",
    "ladder",
    "play",
    "play_all",
    "ratings",
    "record",
    "seatings",
    "standings",
    "thinking",
]
