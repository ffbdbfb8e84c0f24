"""Why the table says no: a code for the client, a sentence for the log and the curious."""

from __future__ import annotations

REFUSALS = {
    "no_table": "there is no such table",
    "bad_message": "this is not a message of the protocol: {error}",
    "not_joined": "join a table first",
    "wrong_password": "that is not the password of this table",
    "guess_later": "too many wrong passwords: try again in {seconds} seconds",
    "code_later": "too many codes without a table: try again in {seconds} seconds",
    "too_many_players": "too many new players from your address: try again in {seconds} seconds",
    "no_name": "choose a name first",
    "not_seated": "you have no seat at this table",
    "host_only": "only the host can do that",
    "seat_taken": "someone sits there",
    "no_such_seat": "this table has no such seat",
    "seat_empty": "nobody sits there",
    "not_a_bot": "no bot sits there",
    "unknown_level": "there is no such bot; there are {levels}",
    "while_playing": "not while a match is running",
    "not_playing": "no match is running",
    "seats_open": "fill all seats first, with people or bots",
    "too_few_people": "at least one person has to sit at the table",
    "bad_settings": "{error}",
    "bad_clock": "a decision can have {least} to {most} seconds, and a match up to {bank} more",
    "bad_days": "a decision can have {days} days",
    "kick_sure": "this removes {name} from the table: confirm it",
    "paused": "the table has stopped for a while: anybody who sits there can go on",
    "only_days": "holidays are for matches with days for a decision",
    "long_holiday": "that is too long: you have {days} days of holiday left",
    "knock": "this table is not listed: come by its link, or knock",
    "nobody_home": "nobody is there who could let you in: ask for the link",
    "helps_nobody": "only a player who sits there can be helped",
    "not_watching": "only someone who watches this table, and waits for no seat, can look at a hand",
    "has_looked": "they have seen other cards of this deal: wait for the next one",
    "not_beside": "nobody lets you look at their cards",
    "no_such_card": "there is no such card",
    "close_sure": "this closes the table for good: confirm it",
    "not_yourself": "choose someone else",
    "stale_move": "that decision has already been made",
    "early_move": "you cannot decide that yet",
    "bot_plays": "a bot plays for you: take your seat back first",
    "no_hints": "the host allows no hints at this table",
    "nothing_to_hint": "you have nothing to decide now",
    "too_many_hints": "too many hints at once: think for a moment, then ask again",
    "coach_busy": "the coach is busy: ask again in a moment",
    "no_free_chat": "the host allows quick phrases only",
    "unknown_phrase": "there is no such phrase",
    "nothing_said": "say something",
    "too_much_chat": "too fast: wait a moment",
    "share_late": "the shares for this deal are already in",
    "not_pledged": "this is not the share that you pledged",
    "banned": "the host removed you from this table",
    "only_watch": "the host has moved you to those who watch",
    "house_full": "the house has no room for another table; try again later",
    "too_many_tables": "you already host many tables; close one first",
    "no_such_player": "no player with that id is at this table",
    "seat_awaited": "{name} takes this seat over at the next deal",
    "draining": "the house is closing for a moment",
    "hello_first": "say hello first, with your device key",
    "hello_once": "you have already said hello",
    "too_fast": "too fast: this message was not read",
    "not_kept": "this could not be saved; try again later",
    "busy": "this cannot be read right now; try again in a moment",
}


def sentence(code: str, params: dict[str, object]) -> str:
    return REFUSALS[code].format_map(params)


class Refusal(Exception):
    """What somebody asked for is not done. Raised before anything is kept."""

    def __init__(self, code: str, **params: object) -> None:
        super().__init__(code)
        self.code, self.params = code, params

    @property
    def text(self) -> str:
        return sentence(self.code, self.params)
