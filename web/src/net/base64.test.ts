import { expect, test } from "vitest";
import { texted, unpacked } from "./base64";

test("bytes survive being a text, whatever their number", () => {
  for (let length = 0; length < 9; length++) {
    const bytes = Uint8Array.from({ length }, (_, i) => 251 - i);
    const text = texted(bytes.buffer);
    expect(text).toMatch(/^[A-Za-z0-9_-]*$/);
    expect(unpacked(text)).toEqual(bytes);
  }
});
