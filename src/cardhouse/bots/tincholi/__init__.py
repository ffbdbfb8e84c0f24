"""The bots of Tincholi."""
