// What was said, in the language of whoever reads it.
import type { Heard, Room } from "../../net/protocol";
import { isThing } from "../../people/ids";
import { first, t } from "../../ui/i18n";
import { nameOf } from "../words";
import { isReaction } from "./reactions.svelte";

/** A bot has lines of its own, by what it looks like. */
const own = ({ phrase, face }: Pick<Heard, "phrase" | "face">): string =>
  first([phrase.replace(/^bot_/, `thing-${isThing(face) ? face : ""}-`)], "…");

export const saidText = (said: Pick<Heard, "phrase" | "text" | "face">): string => {
  const { phrase, text } = said;
  if (phrase.startsWith("bot_")) return own(said);
  return text || t(isReaction(phrase) ? `reaction-${phrase}` : `phrase-${phrase}`);
};

export function saidLine(said: Heard, room: Room | null): string {
  const name = said.name || t("brand");
  const at = room?.seats.find((seat) => seat.seat === said.to);
  const text = saidText(said);
  return at ? t("chat-line-to", { name, to: at.seat === room?.you ? t("you-inside") : nameOf(at), text }) : t("chat-line", { name, text });
}
