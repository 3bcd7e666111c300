"""Slow twins: independent, obvious implementations that the fast engines are played against in lock-step."""
