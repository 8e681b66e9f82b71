/**
 * What is asked of a passkey, and whether the answer is right (WebAuthn). A challenge is drawn, kept with what it is
 * for, and taken with the first answer, right or wrong.
 */
import { isRefusal, type Refusal } from "../../shared/kernel/index.ts";
import type { PasskeyAnswer, PasskeyMade, PasskeyOptions } from "../../shared/protocol/index.ts";
import { newId } from "../match/common/ids.ts";
import { refuse } from "../match/common/refuse.ts";
import type { Party } from "./party.ts";
import type { AccountStore, Ceremony, NewPasskey, Passkey } from "./store.ts";

/** Milliseconds to answer in. */
const CEREMONY_MS = 5 * 60_000;

/** EdDSA, ES256, RS256 (COSE): what authenticators have. */
const ALGORITHMS = [-8, -7, -257];

export interface Asked {
  readonly ceremony: string;
  readonly options: PasskeyOptions;
}

/** Loaded only where somebody signs in. */
const webauthn = () => import("@simplewebauthn/server");

type Store = Pick<AccountStore, "openCeremony" | "takeCeremony" | "passkey" | "countPasskey">;

export class Ceremonies {
  readonly #store: Store;
  readonly #party: Party;

  constructor(store: Store, party: Party) {
    this.#store = store;
    this.#party = party;
  }

  /** Asks for a new passkey that names its account by itself. @param known those that it may not be */
  async askNew(
    purpose: "sign-up" | "add",
    { account, name }: Pick<Ceremony, "account" | "name">,
    known: readonly Passkey[] = [],
  ): Promise<Asked> {
    const { generateRegistrationOptions } = await webauthn();
    const options = await generateRegistrationOptions({
      rpName: "Riposte",
      rpID: this.#party.id,
      userName: name,
      userDisplayName: name,
      userID: new TextEncoder().encode(account),
      timeout: CEREMONY_MS,
      supportedAlgorithmIDs: ALGORITHMS,
      excludeCredentials: known.map(({ id, transports }) => ({ id, transports: [...transports] })),
      authenticatorSelection: { residentKey: "required", userVerification: "required" },
    });
    return this.#open({ id: newId(), purpose, challenge: options.challenge, account, name }, options);
  }

  /** Asks for any passkey of this site: nobody says before whose it is. */
  async ask(): Promise<Asked> {
    const { generateAuthenticationOptions } = await webauthn();
    const options = await generateAuthenticationOptions({
      rpID: this.#party.id,
      timeout: CEREMONY_MS,
      userVerification: "required",
    });
    const { challenge } = options;
    return this.#open({ id: newId(), purpose: "sign-in", challenge, account: "", name: "" }, options);
  }

  async #open(ceremony: Ceremony, options: object): Promise<Asked> {
    await this.#store.openCeremony(ceremony, CEREMONY_MS);
    // As it goes over the wire: the library has keys without a value.
    return { ceremony: ceremony.id, options: JSON.parse(JSON.stringify(options)) as PasskeyOptions };
  }

  async #take(id: string, purpose: Ceremony["purpose"]): Promise<Ceremony | Refusal> {
    const ceremony = await this.#store.takeCeremony(id);
    return ceremony?.purpose === purpose ? ceremony : refuse("account/ceremony");
  }

  /** The new passkey, and what it was asked for. */
  async made(
    purpose: "sign-up" | "add",
    { ceremony: began, response, label }: PasskeyMade,
    origin: string | undefined,
  ): Promise<{ readonly ceremony: Ceremony; readonly passkey: NewPasskey } | Refusal> {
    const ceremony = await this.#take(began, purpose);
    if (isRefusal(ceremony)) return ceremony;
    const { verifyRegistrationResponse } = await webauthn();
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response,
      ...this.#expected(ceremony, origin),
      supportedAlgorithmIDs: ALGORITHMS,
    }).catch(NOT_VERIFIED);
    if (!verified || registrationInfo === undefined) return refuse("account/passkey");
    const { credential } = registrationInfo;
    const key = Buffer.from(credential.publicKey).toString("base64url");
    const { id, counter } = credential;
    const { transports } = response.response;
    return { ceremony, passkey: { id, account: ceremony.account, key, counter, transports, label } };
  }

  /** The account whose passkey answered. Whatever is wrong is told by one word. */
  async answered(
    { ceremony: id, response }: PasskeyAnswer,
    origin: string | undefined,
  ): Promise<string | Refusal> {
    const ceremony = await this.#take(id, "sign-in");
    if (isRefusal(ceremony)) return ceremony;
    const passkey = await this.#store.passkey(response.id);
    if (passkey === undefined) return refuse("account/passkey");
    const { verifyAuthenticationResponse } = await webauthn();
    const { counter, key, transports } = passkey;
    const publicKey = new Uint8Array(Buffer.from(key, "base64url"));
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      ...this.#expected(ceremony, origin),
      credential: { id: passkey.id, publicKey, counter, transports: [...transports] },
    }).catch(NOT_VERIFIED);
    if (!verified || authenticationInfo === undefined) return refuse("account/passkey");
    // A copy of a passkey counts for itself: who comes second is refused.
    const isUsed = await this.#store.countPasskey(passkey.id, counter, authenticationInfo.newCounter);
    return isUsed ? passkey.account : refuse("account/passkey");
  }

  #expected({ challenge }: Ceremony, origin: string | undefined) {
    return {
      expectedChallenge: challenge,
      expectedOrigin: this.#party.originsFor(origin),
      expectedRPID: this.#party.id,
      requireUserVerification: true,
    };
  }
}

/** The library throws where anything is not as it must be. */
const NOT_VERIFIED = (): {
  readonly verified: false;
  readonly registrationInfo?: never;
  readonly authenticationInfo?: never;
} => ({ verified: false });
