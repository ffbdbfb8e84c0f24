"""The bots of Liap Tui."""
