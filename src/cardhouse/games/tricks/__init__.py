"""What Thulla and Kazhutha Kali share. It is no game: it has no `GAME`."""
