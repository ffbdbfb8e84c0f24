"""Bytes in, bytes out: sockets, connections, the door and everything that is refused before it is a request."""
