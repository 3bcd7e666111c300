"""A bot that plays a seat over the network: python examples/network_bot.py http://HOST/t/TABLE#TOKEN

It needs the package `websockets`, and nothing of Saqqara. docs/protocol.md has all messages.
"""

import json
import random
import sys
import time
from typing import Any

from websockets.sync.client import connect


def play(link: str) -> list[int]:
    """Play to the end by chance; the points of all seats."""
    address, _, token = link.partition("#")
    site, _, table = address.rpartition("/t/")
    known: dict[str, Any] = {}
    with connect(f"{site.replace('http', 'ws', 1)}/api/tables/{table}/socket") as socket:
        socket.send(json.dumps({"type": "hello", "token": token}))
        for text in socket:
            message = json.loads(text)
            if message["type"] == "refused":
                time.sleep(0.5)  # too fast for this server
            elif message["type"] not in ("snapshot", "update"):
                continue
            # What is not said has not changed; a snapshot says which seat this is.
            known |= {key: message[key] for key in ("seat", "own") if key in message}
            known |= message.get("position") or message.get("patch") or {}
            if known.get("result"):
                break
            if known.get("to_move") == known["seat"] and known["own"]["legal"]:
                decision = {key: known[key] for key in ("seat", "version")}
                decision["action"] = random.choice(known["own"]["legal"])["action"]
                socket.send(json.dumps({"type": "play", "ref": 0, "sure": True, **decision}))
    return list(known["scores"])


if __name__ == "__main__":
    print(play(sys.argv[1]))
