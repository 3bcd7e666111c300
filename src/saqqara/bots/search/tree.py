"""What a search remembers: a tree of actions, and what came of them for each seat."""

from typing import final

from mypy_extensions import i64, mypyc_attr


@mypyc_attr(acyclic=True)
@final
class Node:
    """An action from its parent's position. Numbers that are divided are floats, because that is fast."""

    def __init__(self, action: i64) -> None:
        self.action: i64 = action
        self.visits: float = 0.0
        self.offered: float = 0.0  # how often it was legal when its parent was visited
        self.children: float = 0.0
        self.first: Node | None = None  # the children, by ascending action ...
        self.next: Node | None = None  # ... and the one after this
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


def child_of(node: Node, action: i64) -> Node | None:
    child = node.first
    while child is not None and child.action != action:
        child = child.next
    return child


def insert(parent: Node, before: Node | None, action: i64) -> Node:
    """A new child of `parent`, after the child `before`; None: the first."""
    child = Node(action)
    if before is None:
        child.next = parent.first
        parent.first = child
    else:
        child.next = before.next
        before.next = child
    parent.children += 1.0
    return child
