"""Several nodes on one log: theory of operation.

A node is one process that serves the house. Any number of nodes work on one PostgreSQL, behind any balancer, and
people of one table may be connected to different nodes. This room is what makes them one house.

**No owner.** No node owns a table, so none has to be elected, fenced or waited for. Each node that has guests at a
table holds a copy of it in memory, judges what its own guests want, and shows the table to them.

**The log is the truth.** A table is its lines, numbered from 1. What a node has decided becomes true when the log has
kept it as the next line, and nobody is told before that. A node that holds a copy may be late, but it is never wrong:
its copy is a prefix of the log.

**Conflicts.** Two nodes may decide at the same moment. The number of a line is unique in the log, so one of them is
first and the other gets `KeptAlready`. The second reads the table again, and judges what its guest wanted on what is
true now (`house/catch_up.py`). A refusal, too, is said only after the log was asked: a peer may have kept a line that
makes the wish legal (`following.py`).

**The relay is a hint.** Redis carries what nodes tell each other: lines they have kept (`telling.py`, `hearing.py`),
who is connected where, chat, heartbeats. Any of it may be lost, come twice, or come late. Lines that do not fit are
looked up in the log; all tables in memory are looked up every few seconds anyway, and four times a second while the
relay is down. So Redis can be killed at any time: moves at other nodes are seen a little later, and that is all.

**Who goes first.** Some things happen by themselves: a clock runs out, a bot moves, a deal is due. The node that kept
the last public line does them at once (it *leads*), the others a little later, in case it does not. Two that do it at
once have a conflict, as above. A table that nobody has in memory says in the log when it wants to be woken; every node
sweeps for tables that are overdue, claims them in one statement, and takes them over (`takeover.py`).

**Heartbeats.** Every node beats on the relay each second and in the log every three. A peer that is silent on both has
fallen: its people count as lost, and its tables are taken over. A peer that is silent on the relay but beats in the
log is only deaf (`heartbeats.py`).

**Blindness.** While the relay is down, or a peer is deaf, a node cannot know who is connected elsewhere. It is blind
then, and declares nobody absent: no seat goes to a bot because of somebody whom it merely cannot see.

**Time.** All nodes go by the time of the database, so one machine with a wrong clock takes nobody's time.

**Memory.** A node lets a table go when it has no guests there and a peer looks after it, or it sleeps
(`holdings.py`). Looking at a table by its link reads its listing in the log, and takes nothing into memory.

**Workers.** Several processes on one machine are nodes too: on one SQLite file in the place of PostgreSQL, and with a
hub in their parent in the place of Redis (`server/workers`). Their listings come after the lines (`listings.py`).

**Alone.** On SQLite there is one node otherwise. `Solo` answers in the place of `Peers`, so the house never asks which
it is.
"""
