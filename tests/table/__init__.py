"""The table without I/O, told in sentences."""
