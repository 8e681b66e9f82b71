/** Keeping the peace: what the operator decides of players, the log of it, and how they are told. */
import type { Refusal } from "../../shared/kernel/index.ts";
import type { ActBody, Notice } from "../../shared/protocol/index.ts";
import type { HostLog } from "../match/common/log.ts";
import { isAccount, isOwnAccount } from "../match/common/players.ts";
import { refuse } from "../match/common/refuse.ts";
import type { Decisions } from "../match/hosts/decisions.ts";
import { Addresses } from "./addresses.ts";
import { Ranges, rangeOf } from "./ranges.ts";
import { Reports } from "./reports.ts";
import type { KeptEntry, PeaceStore, ShutRange } from "./store.ts";
import { Suspicions } from "./suspicions.ts";
import { WordList, type WordStore } from "./words.ts";

export interface PeaceDeps {
  readonly store: PeaceStore & WordStore;
  readonly settings: { readonly englishWords: boolean; readonly addressDays: number };
  readonly decisions: Pick<Decisions, "look">;
  readonly log: HostLog;
}

const HOUR_MS = 3_600_000;

/** Lines of the log that are told at once, and notices of a player. */
const PAGE = 200;
const NOTICES = 50;

export class Peace {
  readonly ranges: Ranges;
  readonly reports: Reports;
  readonly suspicions: Suspicions;
  readonly addresses: Addresses;
  readonly words: WordList;
  readonly #deps: PeaceDeps;
  #operators: ReadonlySet<string> = new Set();

  constructor(deps: PeaceDeps) {
    this.#deps = deps;
    this.ranges = new Ranges(deps.store);
    this.reports = new Reports(deps.store, deps.log);
    this.addresses = new Addresses(deps.store, deps.settings.addressDays);
    this.suspicions = new Suspicions(deps.store);
    this.words = new WordList({ ...deps, english: deps.settings.englishWords });
  }

  /** What other processes have changed. */
  async look(): Promise<void> {
    await Promise.all([this.ranges.look(), this.words.look()]);
    this.#operators = new Set(await this.#deps.store.operators());
  }

  /** Whether an account may do what the operator may. */
  isOperator(account: string): boolean {
    return this.#operators.has(account);
  }

  /** From now on nobody begins with the set, its owner too, who is told. */
  async hideSet(operator: string, set: string, hidden: boolean, why: string): Promise<Refusal | undefined> {
    const { store, log } = this.#deps;
    const [kept] = await store.playerSets([set]);
    if (kept === undefined || !(await store.hidePlayerSet(set, hidden)))
      return refuse("set/not-found", { set });
    const entry = { operator, act: hidden ? "hide-set" : "show-set", subject: set, why, player: kept.player };
    await store.keepEntry(entry);
    log.warn(entry, "the operator hides a set, or shows it again");
    return undefined;
  }

  async isKnown(player: string): Promise<boolean> {
    return isAccount(player) || (await this.#deps.store.player(player)) !== undefined;
  }

  /** Does it to a player, at all processes within a moment; it is logged, and he is told. */
  async judge(operator: string, player: string, { act, why, hours }: ActBody): Promise<Refusal | undefined> {
    const { store, decisions, log } = this.#deps;
    if (!(await this.isKnown(player))) return refuse("player/not-found", { player });
    const ms = hours === undefined ? undefined : hours * HOUR_MS;
    await store.judge({ operator, act, player, why, ms });
    await decisions.look();
    log.warn({ operator, act, player, why, hours }, "the operator acts on a player");
    return undefined;
  }

  /** The log, the newest first; of one subject, or of all. */
  log(subject?: string, before = Number.MAX_SAFE_INTEGER): Promise<readonly KeptEntry[]> {
    return this.#deps.store.entries(subject, before, PAGE);
  }

  /** Keeps what was done by other means than these. */
  keep(entry: Parameters<PeaceStore["keepEntry"]>[0]): Promise<void> {
    return this.#deps.store.keepEntry(entry);
  }

  /** What a player has not read yet. */
  notices(player: string): Promise<readonly Notice[]> {
    return this.#deps.store.notices(player, NOTICES);
  }

  seen(player: string, upTo: number): Promise<void> {
    return this.#deps.store.seeNotices(player, upTo);
  }

  /** Lets no guest in from there for a time. */
  async shut(operator: string, range: string, why: string, hours: number): Promise<Refusal | undefined> {
    if (rangeOf(range) === undefined) return refuse("address/range", { range });
    await this.#deps.store.shutRange(range, hours * HOUR_MS);
    return this.#ranged({
      operator,
      act: "shut",
      subject: range,
      why: `${why} (${hours} h)`,
    });
  }

  async open(operator: string, range: string, why: string): Promise<Refusal | undefined> {
    if (!(await this.#deps.store.openRange(range))) return refuse("address/range", { range });
    return this.#ranged({ operator, act: "open", subject: range, why });
  }

  async #ranged(entry: Parameters<PeaceStore["keepEntry"]>[0]): Promise<undefined> {
    await this.#deps.store.keepEntry(entry);
    await this.ranges.look();
    this.#deps.log.warn(entry, "the operator acts on a range of addresses");
  }

  shutRanges(): Promise<readonly ShutRange[]> {
    return this.#deps.store.shutRanges();
  }

  /** The rated series of a match counts no more: ratings are as if it had not been, and both players are told why. */
  async voidMatch(operator: string, match: string, why: string): Promise<Refusal | undefined> {
    const { store, log } = this.#deps;
    const table = await store.tableOfMatch(match);
    if (table === undefined) return refuse("match/not-found", { match });
    if (!table.settings.rated) return refuse("match/not-rated", { match });
    const games = await Promise.all(table.games.map((game) => store.isVoid(game.match)));
    if (games.includes(true)) return refuse("match/void", { match });
    await store.voidSeries(table, match, operator, why);
    log.warn({ operator, match, table: table.id, why }, "the operator takes a rated series back");
    return undefined;
  }

  /** Gives an account of this server's own the operator's page, or takes it. */
  async appoint(operator: string, account: string, is: boolean): Promise<Refusal | undefined> {
    const { store, log } = this.#deps;
    if (!isOwnAccount(account) || (await store.player(account)) === undefined)
      return refuse("account/not-own", { player: account });
    await store.appoint(account, is);
    const entry = { operator, act: is ? "appoint" : "dismiss", subject: account, why: "" };
    await store.keepEntry(entry);
    await this.look();
    log.warn(entry, "the operators are others now");
    return undefined;
  }

  operators(): Promise<readonly string[]> {
    return this.#deps.store.operators();
  }
}
