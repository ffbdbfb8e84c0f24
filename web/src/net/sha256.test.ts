import { afterEach, describe, expect, test, vi } from "vitest";
import { byHand, bytesOf, hex, sha256 } from "./sha256";

const text = (said: string) => new TextEncoder().encode(said);
// The examples of FIPS 180-4, and some lengths around the end of a block.
const OFFICIAL: [string, Uint8Array<ArrayBuffer>, string][] = [
  ["nothing", text(""), "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"],
  ["abc", text("abc"), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"],
  [
    "two blocks",
    text("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq"),
    "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1",
  ],
  ["a million times a", text("a".repeat(1_000_000)), "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"],
];

afterEach(() => vi.unstubAllGlobals());

describe("SHA-256", () => {
  test.each(OFFICIAL)("of %s, by hand and by the browser", async (_, bytes, digest) => {
    expect(hex(byHand(bytes))).toBe(digest);
    expect(hex(await sha256(bytes))).toBe(digest);
  });

  test("is the same both ways for every length around a block", async () => {
    for (let length = 50; length < 135; length++) {
      const bytes = Uint8Array.from({ length }, (_, i) => (i * 7 + length) & 255);
      expect(hex(byHand(bytes))).toBe(hex(await sha256(bytes)));
    }
  });

  test("needs no secure page", async () => {
    vi.stubGlobal("crypto", {});
    expect(hex(await sha256(text("abc")))).toBe(OFFICIAL[1]![2]);
  });

  test("hex and back", () => {
    expect(bytesOf("00ff10")).toEqual(Uint8Array.of(0, 255, 16));
    expect(hex(Uint8Array.of(0, 255, 16))).toBe("00ff10");
  });
});
