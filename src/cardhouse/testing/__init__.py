"""What is asked of every game: the tests of this house and `cardhouse check-game` call the same code."""
