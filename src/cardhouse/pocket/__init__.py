"""A house for one person, in the browser: the same tables, bots and answers as a server, without its I/O.

A web worker (`web/src/pocket/worker.ts`) runs this under Pyodide. It brings messages and time, and gets a list of
things to do in order: lines to keep, then what to tell. Nothing of it knows a network, a disk or a clock.
"""
