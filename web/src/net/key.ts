// The device key: whoever has it has the seat, so it goes to the house and nowhere else.
import { keep, kept } from "./kept";

export function randomHex(bytes = 32): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export function deviceKey(): string {
  const old = kept("key", "");
  if (/^[0-9a-f]{64}$/.test(old)) return old;
  const key = randomHex();
  keep("key", key);
  return key;
}
