"""The bots of The Great Dalmuti."""
