"""What an action would change, as far as one seat can tell."""

Sources = dict[str, int]


class Preview(dict[int, Sources]):
    """{seat: {source: change of the projected points}}, zeros included.

    `complete` is False where something hidden decides the rest.
    """

    complete: bool = True

    @staticmethod
    def between(
        before: list[dict[str, dict[str, int]]], after: list[dict[str, dict[str, int]]], unknown: bool
    ) -> "Preview":
        preview = Preview()
        for seat, sources in enumerate(before):
            preview[seat] = {
                source: after[seat][source]["projected"] - points["projected"] for source, points in sources.items()
            }
        preview.complete = not unknown
        return preview
