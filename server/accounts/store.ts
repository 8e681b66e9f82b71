/** The needs of this server's own accounts of a store. They declare it and the store implements it. */
import type { ApiToken, Scope } from "../../shared/protocol/index.ts";
import type { Sitter } from "../match/journal/journal.ts";

/** A passkey as it is kept: the public half alone. Moments are by the store's clock, in milliseconds. */
export interface Passkey {
  /** Of the credential, as the authenticator names it. */
  readonly id: string;
  readonly account: string;
  /** COSE, as base64url. */
  readonly key: string;
  /** How often the authenticator says that it has signed; 0 where it does not count. */
  readonly counter: number;
  readonly transports: readonly string[];
  /** What its owner calls it. */
  readonly label: string;
  readonly made: number;
  readonly used: number | null;
}

export type NewPasskey = Omit<Passkey, "made" | "used">;

/** Who somebody is, by a provider: nothing else is kept of what it says. */
export interface Identity {
  readonly issuer: string;
  readonly subject: string;
}

/** One that is linked to an account. */
export interface Linked extends Identity {
  readonly id: string;
  readonly made: number;
  readonly used: number | null;
}

/** Why somebody goes to a provider. */
export type VisitPurpose = "sign-in" | "link";

interface Errand {
  /** A hash of what his browser holds until he is done. */
  readonly browser: string;
  readonly purpose: VisitPurpose;
  /** Who went; "" is nobody yet. */
  readonly player: string;
}

/** Somebody who is away at a provider. */
export interface Visit extends Errand {
  readonly state: string;
  /** Its id in the settings. */
  readonly provider: string;
  /** Of the page that he left and comes back to. */
  readonly origin: string;
  readonly nonce: string;
  readonly verifier: string;
}

/** Somebody who came back. */
export interface Proof extends Errand, Identity {}

/** What a passkey is asked for, one time. */
export interface Ceremony {
  readonly id: string;
  readonly purpose: "sign-up" | "sign-in" | "add";
  readonly challenge: string;
  /** The account that is made or that gets the passkey; "" where the passkey says whose it is. */
  readonly account: string;
  /** The account's name, where it is made. */
  readonly name: string;
}

/** A name, with what it looks like. */
export interface Look extends Sitter {
  readonly look: string;
}

export interface NewAccount extends Look {
  /** Its first way in. */
  readonly way: { readonly passkey: NewPasskey } | { readonly identity: Identity };
  /** Hashes. */
  readonly codes: readonly string[];
  /** The guest who becomes this account. */
  readonly guest: string | undefined;
}

export interface AccountState {
  readonly name: string;
  readonly made: number;
  /** Milliseconds since the last change of the name; null before the first. */
  readonly sinceRename: number | null;
  /** Recovery codes that are left. */
  readonly codes: number;
  readonly signIns: number;
}

/** A place where the account is signed in. */
export interface SignIn {
  readonly id: string;
  readonly account: string;
  /** Of the token's secret. */
  readonly secret: string;
}

export interface Holder extends Sitter {
  readonly signIn: string;
  /** Milliseconds since he showed his passkey or code. */
  readonly age: number;
}

/** A personal token as it is kept; `secret` is a hash. */
export interface KeptApiToken {
  readonly id: string;
  readonly account: string;
  readonly secret: string;
  readonly label: string;
  readonly scopes: readonly Scope[];
}

/** Who bears one. */
export interface ApiTokenBearer extends Sitter {
  readonly token: string;
  readonly scopes: readonly Scope[];
}

/** The part of it that personal tokens need. */
export interface ApiTokenStore {
  /** Until when it is good, in milliseconds; undefined where the account has as many as `most`. */
  addApiToken(token: KeptApiToken, ms: number, most: number): Promise<number | undefined>;
  /** Those that are good, the newest first. */
  apiTokensOf(account: string): Promise<readonly ApiToken[]>;
  /** False where the account has no such token. */
  dropApiToken(account: string, id: string): Promise<boolean>;
  apiTokenBy(id: string, secret: string): Promise<ApiTokenBearer | undefined>;
}

export interface AccountStore extends ApiTokenStore {
  openCeremony(ceremony: Ceremony, ms: number): Promise<void>;
  /** Whatever it was for, it is gone then. */
  takeCeremony(id: string): Promise<Ceremony | undefined>;
  addAccount(account: NewAccount): Promise<"added" | "taken" | "known" | "playing">;
  account(id: string): Promise<AccountState | undefined>;
  /** Whose name looks like that, or did and is nobody else's yet. */
  accountCalled(look: string): Promise<string | undefined>;
  isNameFree(look: string, account: string): Promise<boolean>;
  /** The old name is nobody else's for `holdMs`; not within `restMs` of the last change. */
  renameAccount(to: Look, restMs: number, holdMs: number): Promise<"done" | "taken" | "early">;
  passkey(id: string): Promise<Passkey | undefined>;
  passkeysOf(account: string): Promise<readonly Passkey[]>;
  addPasskey(passkey: NewPasskey, most: number): Promise<"added" | "known" | "limit">;
  /** False where the counter is not the one that was read: another has used it at the same moment. */
  countPasskey(id: string, before: number, after: number): Promise<boolean>;
  /** @param issuers those whose identities are ways in, too */
  dropPasskey(account: string, id: string, issuers: readonly string[]): Promise<"gone" | "unknown" | "last">;
  openVisit(visit: Visit, ms: number): Promise<void>;
  /** Only to the browser that it is of; it is gone then. */
  takeVisit(state: string, browser: string): Promise<Visit | undefined>;
  /** The origin that a visit left. */
  originOfVisit(state: string): Promise<string | undefined>;
  keepProof(proof: Proof, ms: number): Promise<void>;
  proof(browser: string): Promise<Proof | undefined>;
  /** False where it is gone already. */
  takeProof(browser: string): Promise<boolean>;
  /** The account of the identity, which is used now. */
  accountOf(identity: Identity): Promise<string | undefined>;
  identitiesOf(account: string): Promise<readonly Linked[]>;
  /** One of an issuer. */
  addIdentity(account: string, identity: Identity): Promise<"added" | "known" | "limit">;
  /** @param issuers those whose identities are ways in */
  dropIdentity(account: string, id: string, issuers: readonly string[]): Promise<"gone" | "unknown" | "last">;
  replaceCodes(account: string, hashes: readonly string[]): Promise<void>;
  /** The account of the code, which is good for nothing more. */
  takeCode(hash: string): Promise<string | undefined>;
  /** Resolves to the unix time in seconds at which it ends. */
  addSignIn(signIn: SignIn, ms: number): Promise<number>;
  signInBy(id: string, secret: string): Promise<Holder | undefined>;
  /** Undefined where it is older than `mostMs`. */
  prolongSignIn(id: string, ms: number, mostMs: number): Promise<number | undefined>;
  dropSignIn(id: string): Promise<void>;
  dropSignIns(account: string): Promise<void>;
}
