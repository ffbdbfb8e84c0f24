"""People around a game, without I/O: messages and time in, effects out."""
