/** Accounts that this server makes itself: a name, passkeys, recovery codes, and where they are signed in. */
import { isRefusal, type Refusal } from "../../shared/kernel/index.ts";
import { BOT_MARK, GUEST_NAME, type PasskeyAnswer, type PasskeyMade } from "../../shared/protocol/index.ts";
import { lookOf } from "../lobby/set-text.ts";
import { newId } from "../match/common/ids.ts";
import type { HostLog } from "../match/common/log.ts";
import { isGuest, ownAccount } from "../match/common/players.ts";
import { refuse } from "../match/common/refuse.ts";
import type { Sitter } from "../match/journal/journal.ts";
import type { Names } from "../match/journal/names.ts";
import { ApiTokens } from "./api-tokens.ts";
import { type Asked, Ceremonies } from "./ceremonies.ts";
import { drawCodes, hashOfCode } from "./codes.ts";
import { Party, type PartySettings } from "./party.ts";
import { type LinkedProvider, ProviderAccounts } from "./provider-accounts.ts";
import { type Provider, Providers } from "./providers.ts";
import { SignIns } from "./sign-ins.ts";
import type { SignedIn, SignedUp } from "./signed-in.ts";
import type {
  AccountState,
  AccountStore,
  ApiTokenBearer,
  Holder,
  Look,
  NewAccount,
  Passkey,
} from "./store.ts";

export interface OwnAccountSettings extends PartySettings {
  /** Whether there are any. */
  readonly ownAccounts: boolean;
  readonly signInDays: number;
  readonly operatorHours: number;
  readonly renameDays: number;
  readonly nameHoldDays: number;
  readonly passkeysPerAccount: number;
  /** Personal tokens, and the most days that one is good for. */
  readonly tokensPerAccount: number;
  readonly tokenDays: number;
  readonly providers: readonly Provider[];
}

export interface OwnAccountDeps {
  readonly store: AccountStore & { playerData(player: string): Promise<object> };
  readonly settings: OwnAccountSettings;
  readonly names: Pick<Names, "set" | "add" | "forget">;
  readonly lobby: {
    /** He sits in a match or at a table that goes on. */
    isBusy(player: string): Promise<boolean>;
    putOut(player: string): Promise<void>;
    erase(player: string): Promise<object | Refusal>;
  };
  /** Why nothing may be called like that. */
  readonly words: { refusalOfName(name: string): Refusal | undefined };
  /** Looks at once what was decided of players. */
  readonly decisions: { look(): Promise<void> };
  readonly log: Pick<HostLog, "warn">;
}

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

const lookAlike = (name: string): string => lookOf(name) || name;

export class OwnAccounts {
  readonly #deps: OwnAccountDeps;
  readonly #ceremonies: Ceremonies;
  readonly #signIns: SignIns;
  /** By providers, beside passkeys. */
  readonly byProvider: ProviderAccounts;
  /** Of programs that act as an account. */
  readonly apiTokens: ApiTokens;

  constructor(deps: OwnAccountDeps) {
    const { store, settings, log } = deps;
    const party = new Party(settings);
    this.#deps = deps;
    this.#ceremonies = new Ceremonies(store, party);
    this.#signIns = new SignIns(store, settings.signInDays);
    this.apiTokens = new ApiTokens({ store, settings, notFresh: (holder) => this.#notFresh(holder) });
    this.byProvider = new ProviderAccounts(store, new Providers(settings.providers, log), party, {
      mayMake: (name, caller) => this.#mayMake(name, "", caller),
      make: (name, way, caller) => this.#make({ id: ownAccount(newId()), name }, way, caller),
      enter: (account) => this.#enter(account, "provider/refused"),
      notFresh: (holder) => this.#notFresh(holder),
    });
  }

  get isOff(): boolean {
    return !this.#deps.settings.ownAccounts;
  }

  /** Who bears a token, and since when. */
  async holderOf(token: string): Promise<Holder | undefined> {
    return this.isOff ? undefined : this.#signIns.holderOf(token);
  }

  /** Who bears a personal token, and what that is good for. */
  async bearerOf(token: string): Promise<ApiTokenBearer | undefined> {
    return this.isOff ? undefined : this.apiTokens.bearerOf(token);
  }

  /** Why a guest may not be called like that: nobody may, or an account is. */
  async refusalOfGuest(name: string): Promise<Refusal | undefined> {
    const no = this.#deps.words.refusalOfName(name);
    if (no !== undefined || this.isOff) return no;
    return (await this.#isFree(name, "")) ? undefined : refuse("account/name", { name });
  }

  /** The account that has this name, or had it a short time ago. */
  async called(name: string): Promise<string | undefined> {
    return this.isOff ? undefined : this.#deps.store.accountCalled(lookAlike(name));
  }

  /** Asks for the passkey of a new account. @param caller a guest who becomes it, or nobody */
  async askSignUp(name: string, caller: Sitter): Promise<Asked | Refusal> {
    const account = ownAccount(newId());
    const no = await this.#mayMake(name, account, caller);
    return no ?? this.#ceremonies.askNew("sign-up", { account, name });
  }

  async signUp(answer: PasskeyMade, caller: Sitter, origin: string | undefined): Promise<SignedUp | Refusal> {
    const made = await this.#ceremonies.made("sign-up", answer, origin);
    const no = isRefusal(made) ? made : await this.#mayNotBecome(caller);
    if (isRefusal(made) || no !== undefined) return no ?? refuse("account/passkey");
    const { account, name } = made.ceremony;
    return this.#make({ id: account, name }, { passkey: made.passkey }, caller);
  }

  /** A new account. A guest becomes it. */
  async #make(player: Sitter, way: NewAccount["way"], caller: Sitter): Promise<SignedUp | Refusal> {
    const guest = isGuest(caller.id) ? caller.id : undefined;
    if (guest !== undefined) await this.#deps.lobby.putOut(guest);
    const codes = drawCodes();
    const added = await this.#deps.store.addAccount({
      ...{ ...player, look: lookAlike(player.name), way, guest },
      codes: codes.map(hashOfCode),
    });
    const known = "passkey" in way ? "account/known" : "account/linked";
    if (added === "known") return refuse(known);
    if (added !== "added") return refuse(NOT_ADDED[added]);
    if (guest !== undefined) await this.#deps.decisions.look();
    return { ...(await this.#signedIn(player)), codes };
  }

  /** Whether its passkey was shown so short a time ago that it may operate. */
  mayOperate({ age }: Holder): boolean {
    return age < this.#deps.settings.operatorHours * HOUR_MS;
  }

  askSignIn(): Promise<Asked> {
    return this.#ceremonies.ask();
  }

  async signIn(answer: PasskeyAnswer, origin: string | undefined): Promise<SignedIn | Refusal> {
    const account = await this.#ceremonies.answered(answer, origin);
    return isRefusal(account) ? account : this.#enter(account, "account/passkey");
  }

  async recover(code: string): Promise<SignedIn | Refusal> {
    const account = await this.#deps.store.takeCode(hashOfCode(code));
    return account === undefined ? refuse("account/code") : this.#enter(account, "account/code");
  }

  async #enter(
    account: string,
    otherwise: "account/passkey" | "account/code" | "provider/refused",
  ): Promise<SignedIn | Refusal> {
    const state = await this.#deps.store.account(account);
    return state === undefined ? refuse(otherwise) : this.#signedIn({ id: account, name: state.name });
  }

  async #signedIn(player: Sitter): Promise<SignedIn> {
    await this.#deps.names.set(player);
    return { player, ...(await this.#signIns.begin(player.id)) };
  }

  async #mayMake(name: string, account: string, caller: Sitter): Promise<Refusal | undefined> {
    return (await this.#mayNotHave(name, account)) ?? (await this.#mayNotBecome(caller));
  }

  /** Why an account may not be called like that. */
  async #mayNotHave(name: string, account: string): Promise<Refusal | undefined> {
    const no = this.#deps.words.refusalOfName(name);
    if (no !== undefined) return no;
    const isGuests = lookAlike(name).startsWith(lookAlike(GUEST_NAME));
    return !isGuests && (await this.#isFree(name, account)) ? undefined : refuse("account/name", { name });
  }

  async #isFree(name: string, account: string): Promise<boolean> {
    return !name.endsWith(BOT_MARK) && this.#deps.store.isNameFree(lookAlike(name), account);
  }

  async #mayNotBecome({ id }: Sitter): Promise<Refusal | undefined> {
    if (!isGuest(id)) return undefined;
    return (await this.#deps.lobby.isBusy(id)) ? refuse("player/playing", { player: id }) : undefined;
  }

  async state({ id }: Holder): Promise<
    | (AccountState & {
        readonly passkeys: readonly Passkey[];
        readonly providers: readonly LinkedProvider[];
        readonly renameInDays: number;
      })
    | undefined
  > {
    const { store, settings } = this.#deps;
    const state = await store.account(id);
    if (state === undefined) return undefined;
    const rest = settings.renameDays - (state.sinceRename ?? Number.POSITIVE_INFINITY) / DAY_MS;
    const passkeys = await store.passkeysOf(id);
    const providers = await this.byProvider.linkedOf(id);
    return { ...state, passkeys, providers, renameInDays: Math.max(0, Math.ceil(rest)) };
  }

  async rename({ id }: Holder, name: string): Promise<Sitter | Refusal> {
    const { store, settings, names } = this.#deps;
    const no = await this.#mayNotHave(name, id);
    if (no !== undefined) return no;
    const to: Look = { id, name, look: lookAlike(name) };
    const done = await store.renameAccount(to, settings.renameDays * DAY_MS, settings.nameHoldDays * DAY_MS);
    if (done === "taken") return refuse("account/name", { name });
    if (done === "early") return refuse("account/renamed", { days: settings.renameDays });
    names.forget(id);
    return { id, name };
  }

  async askPasskey(holder: Holder): Promise<Asked | Refusal> {
    const { id, name } = holder;
    const no = this.#notFresh(holder);
    return no ?? this.#ceremonies.askNew("add", { account: id, name }, await this.#deps.store.passkeysOf(id));
  }

  async addPasskey(
    holder: Holder,
    answer: PasskeyMade,
    origin: string | undefined,
  ): Promise<Refusal | undefined> {
    const no = this.#notFresh(holder);
    if (no !== undefined) return no;
    const made = await this.#ceremonies.made("add", answer, origin);
    if (isRefusal(made)) return made;
    // It was asked for by another account.
    if (made.ceremony.account !== holder.id) return refuse("account/ceremony");
    const { store, settings } = this.#deps;
    const most = settings.passkeysPerAccount;
    const added = await store.addPasskey(made.passkey, most);
    if (added === "limit") return refuse("limit/passkeys", { most });
    return added === "known" ? refuse("account/known") : undefined;
  }

  async dropPasskey(holder: Holder, passkey: string): Promise<Refusal | undefined> {
    const no = this.#notFresh(holder);
    if (no !== undefined) return no;
    const dropped = await this.#deps.store.dropPasskey(holder.id, passkey, this.byProvider.issuers);
    if (dropped === "unknown") return refuse("passkey/not-found", { passkey });
    return dropped === "last" ? refuse("account/last") : undefined;
  }

  /** Other codes in the place of all before. */
  async renewCodes(holder: Holder): Promise<readonly string[] | Refusal> {
    const no = this.#notFresh(holder);
    if (no !== undefined) return no;
    const codes = drawCodes();
    await this.#deps.store.replaceCodes(holder.id, codes.map(hashOfCode));
    return codes;
  }

  async prolong(holder: Holder): Promise<number | Refusal> {
    return (await this.#signIns.prolong(holder)) ?? refuse("account/again");
  }

  /** Everywhere: also what sockets there are, here at once and at other processes within a moment. */
  async signOut(holder: Holder, isEverywhere: boolean): Promise<void> {
    await this.#signIns.end(holder, isEverywhere);
    if (isEverywhere) await this.#deps.decisions.look();
  }

  /** All that is kept of the player. */
  data({ id }: Holder): Promise<object> {
    return this.#deps.store.playerData(id);
  }

  /** Not while he plays. His matches stay, without a name. */
  async remove(holder: Holder): Promise<Refusal | undefined> {
    const no = this.#notFresh(holder);
    if (no !== undefined) return no;
    const erased = await this.#deps.lobby.erase(holder.id);
    return isRefusal(erased) ? erased : undefined;
  }

  /** Who has only the token may not take the account away from who has the passkey. */
  #notFresh(holder: Holder): Refusal | undefined {
    return this.#signIns.isFresh(holder) ? undefined : refuse("account/again");
  }
}

const NOT_ADDED = { taken: "account/name", playing: "player/playing" } as const;
