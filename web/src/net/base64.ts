// Bytes as text for URLs (base64url), as push services and passkeys have them.

export function unpacked(text: string): Uint8Array<ArrayBuffer> {
  const raw = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(raw, (letter) => letter.charCodeAt(0));
}

export function texted(bytes: ArrayBuffer): string {
  const raw = Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte)).join("");
  return btoa(raw).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}
