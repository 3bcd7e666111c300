"""How many moves a server takes: scripted clients on the same machine.

    python -m benchmarks.load --tables 50
    python -m benchmarks.load --tables 2000 --pace 1

Without --pace every client plays as soon as it may (closed loop); with it each table gets that many moves a second. A
move counts from the moment it is sent until the other player has its update, which is when it is on disk.
"""
