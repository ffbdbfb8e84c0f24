"""Hostile clients against a real house on loopback, beside a table of people who must not notice."""
