// Whom this device does not want to hear; kept, because the table forgets it when the house starts again.
import { keep, kept } from "./kept";

const MOST = 200;

export const muted = $state<{ players: string[] }>({ players: kept<string[]>("muted", []) });

export const isMuted = (player: string | null): boolean => player !== null && muted.players.includes(player);

export function mute(player: string, on: boolean): void {
  const others = muted.players.filter((one) => one !== player);
  muted.players = (on ? [...others, player] : others).slice(-MOST);
  keep("muted", muted.players);
}
