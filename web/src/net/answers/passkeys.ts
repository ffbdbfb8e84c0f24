// Made from the endpoints in src/cardhouse/server/http by `make types`. Do not edit: change it there.

export interface PasskeyShown {
  id: string;
  /** when it was made */
  at: number;
}

export interface PasskeysShown {
  /** whose they are (the `rp.id`); "" where no browser would make one: a house without a name */
  host: string;
  /** for this device, for five minutes */
  challenge: string;
  passkeys: PasskeyShown[];
}

/** What `navigator.credentials.create` has made; all but the name as base64url. */
export interface KeepPasskey {
  id: string;
  /** `getPublicKey()` */
  public: string;
  /** `clientDataJSON` */
  client: string;
  /** `getAuthenticatorData()` */
  device: string;
}

/** What `navigator.credentials.get` has answered. */
export interface UsePasskey {
  id: string;
  client: string;
  device: string;
  signature: string;
}

export interface DropPasskey {
  id: string;
}
