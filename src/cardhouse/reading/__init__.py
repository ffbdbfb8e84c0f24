"""What of the house can be read: games, lessons, replays and reviews, as the API tells them. Without I/O."""
