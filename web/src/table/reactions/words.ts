// What was said, in the language of whoever reads it.
import type { Heard, Room } from "../../net/protocol";
import { t } from "../../ui/i18n";
import { nameOf } from "../words";
import { isReaction } from "./reactions.svelte";

export const saidText = ({ phrase, text }: Pick<Heard, "phrase" | "text">): string =>
  text || t(isReaction(phrase) ? `reaction-${phrase}` : `phrase-${phrase}`);

export function saidLine(said: Heard, room: Room | null): string {
  const name = said.name || t("brand");
  const at = room?.seats.find((seat) => seat.seat === said.to);
  const text = saidText(said);
  return at ? t("chat-line-to", { name, to: at.seat === room?.you ? t("you-inside") : nameOf(at), text }) : t("chat-line", { name, text });
}
