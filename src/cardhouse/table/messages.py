"""Every message, both ways. TypeScript types and `docs/protocol.md` are made from here.

JSON over one WebSocket: an object whose `type` says which of these it is. Unknown fields are ignored,
unknown types and bad values are refused by name. What a browser says is in incoming.py, what the table says in
outgoing.py.
"""

from __future__ import annotations

import msgspec

from cardhouse.table.incoming import AddBot as AddBot
from cardhouse.table.incoming import Admit as Admit
from cardhouse.table.incoming import Back as Back
from cardhouse.table.incoming import Beside as Beside
from cardhouse.table.incoming import Change as Change
from cardhouse.table.incoming import Close as Close
from cardhouse.table.incoming import Code as Code
from cardhouse.table.incoming import Ease as Ease
from cardhouse.table.incoming import Explain as Explain
from cardhouse.table.incoming import Face as Face
from cardhouse.table.incoming import GoOn as GoOn
from cardhouse.table.incoming import HandOn as HandOn
from cardhouse.table.incoming import Hello as Hello
from cardhouse.table.incoming import Help as Help
from cardhouse.table.incoming import Hex32 as Hex32
from cardhouse.table.incoming import Hint as Hint
from cardhouse.table.incoming import Holiday as Holiday
from cardhouse.table.incoming import In as In
from cardhouse.table.incoming import Incoming as Incoming
from cardhouse.table.incoming import Join as Join
from cardhouse.table.incoming import Kick as Kick
from cardhouse.table.incoming import Knock as Knock
from cardhouse.table.incoming import Leave as Leave
from cardhouse.table.incoming import Move as Move
from cardhouse.table.incoming import MoveText as MoveText
from cardhouse.table.incoming import Mute as Mute
from cardhouse.table.incoming import Name as Name
from cardhouse.table.incoming import Pause as Pause
from cardhouse.table.incoming import Ping as Ping
from cardhouse.table.incoming import Pledge as Pledge
from cardhouse.table.incoming import Point as Point
from cardhouse.table.incoming import Ready as Ready
from cardhouse.table.incoming import Removal as Removal
from cardhouse.table.incoming import RemoveBot as RemoveBot
from cardhouse.table.incoming import Restore as Restore
from cardhouse.table.incoming import Say as Say
from cardhouse.table.incoming import Share as Share
from cardhouse.table.incoming import Sit as Sit
from cardhouse.table.incoming import StandUp as StandUp
from cardhouse.table.incoming import Start as Start
from cardhouse.table.incoming import Swap as Swap
from cardhouse.table.incoming import Text as Text
from cardhouse.table.outgoing import WATCHERS_SHOWN as WATCHERS_SHOWN
from cardhouse.table.outgoing import WEIGHED as WEIGHED
from cardhouse.table.outgoing import Admitted as Admitted
from cardhouse.table.outgoing import Announced as Announced
from cardhouse.table.outgoing import AwayShown as AwayShown
from cardhouse.table.outgoing import BesideShown as BesideShown
from cardhouse.table.outgoing import Did as Did
from cardhouse.table.outgoing import Doing as Doing
from cardhouse.table.outgoing import Drain as Drain
from cardhouse.table.outgoing import EaseShown as EaseShown
from cardhouse.table.outgoing import EndedShown as EndedShown
from cardhouse.table.outgoing import Explained as Explained
from cardhouse.table.outgoing import Gone as Gone
from cardhouse.table.outgoing import Heard as Heard
from cardhouse.table.outgoing import Hinted as Hinted
from cardhouse.table.outgoing import KnockShown as KnockShown
from cardhouse.table.outgoing import KnownShown as KnownShown
from cardhouse.table.outgoing import NextShown as NextShown
from cardhouse.table.outgoing import Out as Out
from cardhouse.table.outgoing import Outgoing as Outgoing
from cardhouse.table.outgoing import Phase as Phase
from cardhouse.table.outgoing import Pledged as Pledged
from cardhouse.table.outgoing import Pointed as Pointed
from cardhouse.table.outgoing import Pong as Pong
from cardhouse.table.outgoing import Promise as Promise
from cardhouse.table.outgoing import Ranked as Ranked
from cardhouse.table.outgoing import Refused as Refused
from cardhouse.table.outgoing import RemovedShown as RemovedShown
from cardhouse.table.outgoing import Replaced as Replaced
from cardhouse.table.outgoing import Room as Room
from cardhouse.table.outgoing import SeatShown as SeatShown
from cardhouse.table.outgoing import Seen as Seen
from cardhouse.table.outgoing import Story as Story
from cardhouse.table.outgoing import TableListed as TableListed
from cardhouse.table.outgoing import Turn as Turn
from cardhouse.table.outgoing import View as View
from cardhouse.table.outgoing import WatcherShown as WatcherShown
from cardhouse.table.outgoing import Weighed as Weighed
from cardhouse.table.outgoing import Welcome as Welcome
from cardhouse.table.settings import ClockName as ClockName
from cardhouse.table.settings import SeatNo as SeatNo
from cardhouse.table.settings import Settings as Settings

decode: msgspec.json.Decoder[Incoming] = msgspec.json.Decoder(Incoming)
encode = msgspec.json.Encoder().encode
