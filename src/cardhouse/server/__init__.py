"""The only room with sockets, disk and a clock: it performs what the tables ask for, in their order."""
