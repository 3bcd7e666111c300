"""What a search remembers: a tree of actions, and what came of them for each seat.

Nodes lie in one list and name each other by their index. (A chain of objects would have to be freed one within the
other; and a list can be used again for the next decision.)
"""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

ROOT: Final = 0
NONE: Final = 0  # no node: the root is nobody's child and nobody's neighbour


@mypyc_attr(acyclic=True)
@final
class Node:
    """An action in its parent's position. Numbers that are divided are floats, because that is fast."""

    def __init__(self) -> None:
        self.action: i64 = -1
        self.visits: float = 0.0
        self.offered: float = 0.0  # how often it was legal when its parent was visited
        self.children: float = 0.0
        self.first: i64 = NONE  # the children, by ascending action ...
        self.next: i64 = NONE  # ... and the one after this
        self.worth0: float = 0.0  # the rewards of each seat, added up
        self.worth1: float = 0.0
        self.worth2: float = 0.0
        self.worth3: float = 0.0

    def worth(self, seat: i64) -> float:
        if seat == 0:
            return self.worth0
        if seat == 1:
            return self.worth1
        if seat == 2:
            return self.worth2
        return self.worth3

    def clear(self, action: i64) -> None:
        self.action = action
        self.visits = 0.0
        self.offered = 0.0
        self.children = 0.0
        self.first = NONE
        self.next = NONE
        self.worth0 = 0.0
        self.worth1 = 0.0
        self.worth2 = 0.0
        self.worth3 = 0.0


@mypyc_attr(acyclic=True)
@final
class Tree:
    """A root, and room for more nodes, which stays when the tree is cleared."""

    def __init__(self) -> None:
        self.nodes: list[Node] = [Node()]
        self.used: i64 = 1

    def clear(self) -> None:
        self.nodes[ROOT].clear(-1)
        self.used = 1

    def insert(self, parent: i64, before: i64, action: i64) -> i64:
        """A new child of `parent`, next to the child `before`; NONE: the first."""
        if self.used == len(self.nodes):
            self.nodes.append(Node())
        index = self.used
        self.used += 1
        child = self.nodes[index]
        child.clear(action)
        self.nodes[parent].children += 1.0
        if before == NONE:
            child.next = self.nodes[parent].first
            self.nodes[parent].first = index
        else:
            child.next = self.nodes[before].next
            self.nodes[before].next = index
        return index

    def children(self, parent: int) -> list[Node]:
        found = []
        index: i64 = self.nodes[parent].first
        while index != NONE:
            found.append(self.nodes[index])
            index = self.nodes[index].next
        return found
