/** The site that passkeys are made for (WebAuthn's relying party): they are good there and nowhere else. */

export interface PartySettings {
  /** Origins of the pages that ask for passkeys; without one this machine's own. */
  readonly passkeyOrigins: readonly string[];
  /** The host that passkeys belong to; without one that of the first origin. */
  readonly passkeyHost: string | undefined;
}

export class Party {
  readonly #origins: readonly string[];
  readonly id: string;

  constructor({ passkeyOrigins, passkeyHost }: PartySettings) {
    const [first] = passkeyOrigins;
    this.#origins = passkeyOrigins;
    this.id = passkeyHost ?? (first === undefined ? "localhost" : new URL(first).hostname);
  }

  /** The origins of which one must have asked. On this machine it is the page's own, whatever its port. */
  originsFor(caller: string | undefined): string[] {
    if (this.#origins.length > 0) return [...this.#origins];
    const isHere = caller !== undefined && URL.canParse(caller) && new URL(caller).hostname === "localhost";
    return isHere ? [caller] : [];
  }
}
