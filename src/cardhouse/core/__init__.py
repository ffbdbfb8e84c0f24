"""What any card game is: positions and piles, views, records, fair deals."""
