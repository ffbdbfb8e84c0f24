"""What is kept: the log of the tables, records, players and ratings, in SQLite or in PostgreSQL."""
