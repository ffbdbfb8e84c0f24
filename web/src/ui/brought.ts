// What can be played, with the sentences that games from elsewhere bring along. The games of the house bring none.

import * as api from "../net/api";
import { bring, language } from "./i18n";

const asked = new Map<string, Promise<void>>();

/** One that cannot be had is asked for again the next time; until then the declaration speaks. */
function texts(game: string, tag: ReturnType<typeof language>): Promise<void> {
  const key = `${game} ${tag}`;
  const asking =
    asked.get(key) ??
    api.gameTexts(game, tag).then(
      (text) => bring(tag, text),
      () => void asked.delete(key),
    );
  asked.set(key, asking);
  return asking;
}

export async function gamesRead(): Promise<api.Games> {
  const found = await api.games();
  const wanted = [...new Set([language(), "en" as const])];
  await Promise.all(found.games.flatMap((game) => wanted.filter((tag) => game.texts?.includes(tag)).map((tag) => texts(game.name, tag))));
  return found;
}
