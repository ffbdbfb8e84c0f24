"""Several workers on one machine and one SQLite file: theory of operation.

`cardhouse serve --workers N` is one parent and N workers. A worker is a node like any other (`server/cluster`): no
owner of a table, the log is the truth, `(table, n)` is the fence. What other nodes have in PostgreSQL, Redis and a
balancer, workers have in the file, in a hub and in the parent.

**The file.** All workers write to it, one at a time (`store/lock.py`): whoever has the turn takes everything along that
has come meanwhile, in one commit.

**The parent** serves nobody. It listens, reads which table a connection is for, and hands the socket to the worker that
the code of the table belongs to (`route.py`): the people of a table are together, and one process holds it. That is a
preference: any worker serves any table. It starts a worker again that has ended, or that says nothing any more
(`parent.py`).

**The hub** is the relay between workers, in the parent (`hub.py`): each has one line to it (`line.py`). What is said
there is a hint, as over Redis. It also knows what all of them have to share: which limits an address has used up
(`tally.py`), and whose turn it is to think for bots (`permits.py`).

**When it falls.** A worker that is killed takes its sockets along; its people come back to the others at once, which
read its tables from the log. The parent that is killed takes the workers along: they notice that their line has ended,
say good-bye and close. Another house opens only when the last of them is gone.
"""
