"""Where tables are kept: an append-only log for each, on disk before anybody is answered."""

from saqqara.storage.base import Append, Facts, Holding, Line, NotSaved, Storage, StoredTable
from saqqara.storage.committer import Committer
from saqqara.storage.copying import copy
from saqqara.storage.opening import opened

__all__ = ["Append", "Committer", "Facts", "Holding", "Line", "NotSaved", "Storage", "StoredTable", "copy", "opened"]
