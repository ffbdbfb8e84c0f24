// Passkeys: a phone, a computer or a security key keeps a key for somebody and asks for their finger, face or PIN before
// it uses it. The house knows the public half; what it asks is made for this device and good for five minutes.
import { ask } from "./api";
import { texted, unpacked } from "./base64";
import type { KeepPasskey, Me, PasskeysShown, UsePasskey } from "./http";

export type { PasskeyShown, PasskeysShown } from "./http";

const ALGORITHMS = [-7, -8, -257]; // ES256, Ed25519, RS256: what the house can check

/** Whether this browser has them at all; a house without a name, such as an address of numbers, cannot have any. */
export const hasPasskeys = (): boolean => isSecureContext && "PublicKeyCredential" in globalThis && /[a-z]/i.test(location.hostname);

export const passkeys = (): Promise<PasskeysShown> => ask("GET", "/api/passkeys", undefined, true);
export const dropPasskey = (id: string): Promise<PasskeysShown> => ask("POST", "/api/passkeys/off", { id }, true);

/** The browser asks its own question first; whoever says no there gets its error (`NotAllowedError`). */
export async function makePasskey(name: string): Promise<PasskeysShown> {
  const { host, challenge, passkeys: had } = await passkeys();
  const made = await navigator.credentials.create({
    publicKey: {
      rp: { id: host, name: "Cardhouse" },
      user: { id: crypto.getRandomValues(new Uint8Array(16)), name, displayName: name },
      challenge: unpacked(challenge),
      pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: "public-key", alg })),
      excludeCredentials: had.map((one) => ({ type: "public-key", id: unpacked(one.id) })),
      authenticatorSelection: { residentKey: "required", userVerification: "required" },
    },
  });
  return ask("POST", "/api/passkeys", keeping(made as PublicKeyCredential), true);
}

/** From then on this device is whoever made the passkey. */
export async function usePasskey(): Promise<Me> {
  const { host, challenge } = await passkeys();
  const found = await navigator.credentials.get({
    publicKey: { rpId: host, challenge: unpacked(challenge), userVerification: "required" },
  });
  return ask("POST", "/api/passkeys/use", using(found as PublicKeyCredential), true);
}

function keeping(made: PublicKeyCredential): KeepPasskey {
  const said = made.response as AuthenticatorAttestationResponse;
  const key = said.getPublicKey();
  return {
    id: made.id,
    public: key ? texted(key) : "",
    client: texted(said.clientDataJSON),
    device: texted(said.getAuthenticatorData()),
  };
}

function using(found: PublicKeyCredential): UsePasskey {
  const said = found.response as AuthenticatorAssertionResponse;
  return {
    id: found.id,
    client: texted(said.clientDataJSON),
    device: texted(said.authenticatorData),
    signature: texted(said.signature),
  };
}
