/**
 * Accounts that somebody else says who they are of. Who goes to a provider leaves a visit, bound to his browser by a
 * secret that only it has; who comes back to that browser with the provider's word leaves a proof, and the page does with
 * it what he went for.
 */
import { hash, randomBytes } from "node:crypto";
import { isRefusal, type Refusal } from "../../shared/kernel/index.ts";
import { refuse } from "../match/common/refuse.ts";
import type { Sitter } from "../match/journal/journal.ts";
import type { Party } from "./party.ts";
import type { Provider, Providers } from "./providers.ts";
import type { SignedIn, SignedUp } from "./signed-in.ts";
import type { AccountStore, Holder, Linked, NewAccount, Proof, VisitPurpose } from "./store.ts";

/** Milliseconds to come back in, and as many to say what the new account is called. */
export const VISIT_MS = 10 * 60_000;

/** What accounts are done with, whoever says whose they are. */
export interface Doors {
  mayMake(name: string, caller: Sitter): Promise<Refusal | undefined>;
  make(name: string, way: NewAccount["way"], caller: Sitter): Promise<SignedUp | Refusal>;
  enter(account: string): Promise<SignedIn | Refusal>;
  notFresh(holder: Holder): Refusal | undefined;
}

type Store = Pick<
  AccountStore,
  | "openVisit"
  | "originOfVisit"
  | "takeVisit"
  | "keepProof"
  | "proof"
  | "takeProof"
  | "accountOf"
  | "identitiesOf"
  | "addIdentity"
  | "dropIdentity"
>;

/** One way by a provider into an account. */
export interface LinkedProvider extends Pick<Linked, "id" | "made" | "used"> {
  /** Its id in the settings; null where the server asks it no more. */
  readonly provider: string | null;
  readonly label: string;
}

const hashOf = (secret: string): string => hash("sha256", `browser ${secret}`);

export class ProviderAccounts {
  readonly #store: Store;
  readonly #providers: Providers;
  readonly #party: Party;
  readonly #doors: Doors;

  constructor(store: Store, providers: Providers, party: Party, doors: Doors) {
    this.#store = store;
    this.#providers = providers;
    this.#party = party;
    this.#doors = doors;
  }

  get list(): readonly Pick<Provider, "id" | "label">[] {
    return this.#providers.all.map(({ id, label }) => ({ id, label }));
  }

  get issuers(): readonly string[] {
    return this.#providers.issuers;
  }

  /**
   * Where the player goes, and what his browser keeps until he is done.
   * @param caller who signs in, "" is nobody yet; or the holder of an account that is to have one way in more
   */
  async begin(
    id: string,
    caller: Sitter | Holder,
    origin: string | undefined,
  ): Promise<{ readonly url: string; readonly secret: string; readonly origin: string } | Refusal> {
    const provider = this.#providers.find(id);
    const page = this.#party.originsFor(origin).find((one) => one === origin);
    if (isRefusal(provider)) return provider;
    if (page === undefined) return refuse("http/origin");
    const purpose: VisitPurpose = "signIn" in caller ? "link" : "sign-in";
    const no = "signIn" in caller ? this.#doors.notFresh(caller) : undefined;
    const asked = no ?? (await this.#providers.ask(provider, backTo(page, id)));
    if (isRefusal(asked)) return asked;
    const { url, ...drawn } = asked;
    const secret = randomBytes(32).toString("base64url");
    const errand = { browser: hashOf(secret), purpose, player: caller.id };
    await this.#store.openVisit({ ...drawn, ...errand, provider: id, origin: page }, VISIT_MS);
    return { url, secret, origin: page };
  }

  /** The origin whose page sent somebody away. */
  originOf(state: string): Promise<string | undefined> {
    return this.#store.originOfVisit(state);
  }

  /**
   * Takes the word of a provider: at the address of the one that was asked, in the browser that was sent, one time.
   * @param query of the address that it sent him back to
   */
  async comeBack(id: string, query: URLSearchParams, secret: string): Promise<VisitPurpose | Refusal> {
    const provider = this.#providers.find(id);
    if (isRefusal(provider)) return provider;
    const browser = hashOf(secret);
    const visit = await this.#store.takeVisit(query.get("state") ?? "", browser);
    if (visit === undefined || visit.provider !== id) return refuse("account/ceremony");
    const { purpose, player, origin } = visit;
    const back = new URL(backTo(origin, id));
    back.search = query.toString();
    const identity = await this.#providers.answered(provider, back, visit);
    if (isRefusal(identity)) return identity;
    await this.#store.keepProof({ browser, purpose, player, ...identity }, VISIT_MS);
    return purpose;
  }

  /** Who came back and has an account; else the proof waits for a name. */
  async signIn(secret: string, caller: Sitter): Promise<SignedIn | Refusal> {
    const proof = await this.#proof(secret, "sign-in", caller);
    if (isRefusal(proof)) return proof;
    const account = await this.#store.accountOf(proof);
    if (account === undefined) return refuse("account/unnamed");
    const isFirst = await this.#store.takeProof(proof.browser);
    return isFirst ? this.#doors.enter(account) : refuse("account/ceremony");
  }

  /** A new account of who came back. A guest becomes it. */
  async signUp(secret: string, name: string, caller: Sitter): Promise<SignedUp | Refusal> {
    const proof = await this.#proof(secret, "sign-in", caller);
    const no = isRefusal(proof) ? proof : await this.#doors.mayMake(name, caller);
    if (isRefusal(proof) || no !== undefined) return no ?? refuse("account/ceremony");
    const { issuer, subject, browser } = proof;
    if (!(await this.#store.takeProof(browser))) return refuse("account/ceremony");
    return this.#doors.make(name, { identity: { issuer, subject } }, caller);
  }

  async link(secret: string, holder: Holder): Promise<Refusal | undefined> {
    const proof = this.#doors.notFresh(holder) ?? (await this.#proof(secret, "link", holder));
    if (isRefusal(proof)) return proof;
    const { issuer, subject, browser } = proof;
    if (!(await this.#store.takeProof(browser))) return refuse("account/ceremony");
    const added = await this.#store.addIdentity(holder.id, { issuer, subject });
    if (added === "limit") return refuse("account/one");
    return added === "known" ? refuse("account/linked") : undefined;
  }

  async unlink(holder: Holder, id: string): Promise<Refusal | undefined> {
    const no = this.#doors.notFresh(holder);
    if (no !== undefined) return no;
    const dropped = await this.#store.dropIdentity(holder.id, id, this.issuers);
    if (dropped === "unknown") return refuse("identity/not-found", { identity: id });
    return dropped === "last" ? refuse("account/last") : undefined;
  }

  async linkedOf(account: string): Promise<readonly LinkedProvider[]> {
    const linked = await this.#store.identitiesOf(account);
    return linked.map(({ id, issuer, made, used }) => {
      const provider = this.#providers.all.find((one) => one.issuer === issuer);
      const label = provider?.label ?? new URL(issuer).host;
      return { id, provider: provider?.id ?? null, label, made, used };
    });
  }

  /** Of the browser, for what it was sent for, and of the same player as then. */
  async #proof(secret: string, purpose: VisitPurpose, { id }: Sitter): Promise<Proof | Refusal> {
    const proof = await this.#store.proof(hashOf(secret));
    const isHis = proof?.purpose === purpose && proof.player === id;
    return isHis ? proof : refuse("account/ceremony");
  }
}

/** Each provider has an address of its own: the answer of one is never taken for another's (RFC 9700 4.4). */
const backTo = (origin: string, provider: string): string =>
  `${origin}/api/account/providers/${provider}/callback`;
