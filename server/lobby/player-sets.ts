/** Card sets of players: what they keep, who may play it, and the version that a table names. */
import { randomInt } from "node:crypto";
import QuickLRU from "quick-lru";
import {
  canonical,
  type Data,
  isRefusal,
  type Json,
  overdeep,
  type Problem,
  type Refusal,
} from "../../shared/kernel/index.ts";
import {
  cleanName,
  PLAYER_SET,
  type PlayerSetInfo,
  playerSetsIn,
  type SetAccess,
  type SetProblem,
  type TableSet,
} from "../../shared/protocol/index.ts";
import { isGuest } from "../match/common/players.ts";
import { refuse } from "../match/common/refuse.ts";
import type { Sitter } from "../match/journal/journal.ts";
import type { Names } from "../match/journal/names.ts";
import type { Judge } from "./judge.ts";
import type { SetTold } from "./set-reading.ts";
import type { KeptSet, PlayerSetStore, SetContent } from "./store.ts";

/** A set as it is kept, and what of its content comes to nothing. */
export interface Kept {
  readonly set: PlayerSetInfo;
  readonly warnings: SetProblem[];
}

interface Read {
  readonly content: SetContent;
  readonly warnings: SetProblem[];
}

/** Who may keep sets and play them: nobody, accounts alone, or guests too. */
export type PlayerSetsAllowed = "off" | "accounts" | "guests";

export interface PlayerSetsDeps {
  readonly store: PlayerSetStore;
  readonly judge: Pick<Judge, "read">;
  readonly names: Pick<Names, "one" | "of">;
  /** Why nothing may be called like that. */
  readonly words: { refusalOfName(name: string): Refusal | undefined };
  readonly allowed: PlayerSetsAllowed;
  /** Sets a player may keep. */
  readonly most: number;
  /** Hosts that art may be of. */
  readonly artHosts: readonly string[];
}

export interface PlayerSetsOf {
  readonly may: "yes" | "account" | "off";
  readonly most: number;
  readonly own: PlayerSetInfo[];
  readonly public: PlayerSetInfo[];
}

/** Public sets that are listed. */
const LISTED = 100;

/** Sets whose cards are remembered, and at most twice as many. */
const REMEMBERED = 16;

const SIGNS = "abcdefghijklmnopqrstuvwxyz0123456789";
const newSetId = (): string =>
  `p-${Array.from({ length: 16 }, () => SIGNS[randomInt(SIGNS.length)]).join("")}`;

const fault = (message: string, path = "", card = ""): Refusal =>
  refuse("set/invalid", { problems: [{ card, path, message }] });

export class PlayerSets {
  readonly #deps: PlayerSetsDeps;
  readonly #told = new QuickLRU<string, SetTold>({ maxSize: REMEMBERED });

  constructor(deps: PlayerSetsDeps) {
    this.#deps = deps;
  }

  get isAllowed(): boolean {
    return this.#deps.allowed !== "off";
  }

  async list(player: string): Promise<PlayerSetsOf> {
    const { store, most } = this.#deps;
    const own = await store.playerSetsOf(player);
    const shown = this.isAllowed ? await store.publicSets(LISTED) : [];
    return {
      may: this.#may(player),
      most,
      own: await this.#infos(own),
      public: await this.#infos(shown.filter((set) => set.player !== player)),
    };
  }

  /** Keeps a new set, once everything in it is found right. */
  async add(player: string, access: SetAccess, set: unknown): Promise<Kept | Refusal> {
    const { store, most } = this.#deps;
    const no = this.#refusalOf(player);
    if (no !== undefined) return no;
    // Said before it is read: reading takes the judge's time.
    if ((await store.playerSetsOf(player)).length >= most) return refuse("limit/sets", { most });
    const id = newSetId();
    const read = await this.#read(id, set);
    if (isRefusal(read)) return read;
    const { content, warnings } = read;
    const kept = await store.addPlayerSet({ id, player, access, content }, most);
    return kept === undefined ? refuse("limit/sets", { most }) : { set: await this.#info(kept), warnings };
  }

  /** Another content, which is a new version, or another access. Tables and matches keep the version they have. */
  async change(
    player: string,
    id: string,
    { access, set }: { readonly access?: SetAccess | undefined; readonly set?: unknown },
  ): Promise<Kept | Refusal> {
    const { store } = this.#deps;
    const no = this.#refusalOf(player);
    if (no !== undefined) return no;
    const [was] = await store.playerSets([id]);
    if (was?.player !== player) return refuse("set/not-found");
    const read = set === undefined ? undefined : await this.#read(id, set);
    if (isRefusal(read)) return read;
    const { content, warnings = [] } = read ?? {};
    if (content !== undefined && content.ruleset !== was.ruleset)
      return fault(`is ${was.ruleset}, as long as the set is kept: tables and decks know it so`, "ruleset");
    const kept = await store.changePlayerSet(id, player, { access, content });
    return kept === undefined ? refuse("set/not-found") : { set: await this.#info(kept), warnings };
  }

  async drop(player: string, id: string): Promise<Refusal | undefined> {
    return (await this.#deps.store.dropPlayerSet(id, player)) ? undefined : refuse("set/not-found");
  }

  /** What somebody may know who has its id. */
  async find(player: string, id: string): Promise<PlayerSetInfo | Refusal> {
    const [set] = await this.#deps.store.playerSets([id]);
    if (set === undefined || !(set.player === player || this.#isFor(player, set)))
      return refuse("set/not-found");
    return this.#info(set);
  }

  /** The newest versions of these sets, for a table that the player opens. */
  async forTable(player: string, ruleset: string, ids: readonly string[]): Promise<TableSet[] | Refusal> {
    if (ids.length === 0) return [];
    if (!this.isAllowed) return refuse("set/forbidden");
    const found = await this.#deps.store.playerSets(ids);
    const sets: TableSet[] = [];
    for (const id of new Set(ids)) {
      const set = found.find((one) => one.id === id);
      if (set === undefined || set.ruleset !== ruleset || !this.#isFor(player, set))
        return refuse("set/not-found", { set: id });
      sets.push(versionOf(set));
    }
    return sets;
  }

  /** Of the sets that these cards are of, the newest versions of those that the player may play. */
  async forDeck(player: string, ruleset: string, words: Iterable<string>): Promise<TableSet[]> {
    const ids = playerSetsIn(words);
    if (ids.length === 0 || !this.isAllowed) return [];
    const found = await this.#deps.store.playerSets(ids);
    return found.filter((set) => set.ruleset === ruleset && this.#isFor(player, set)).map(versionOf);
  }

  /** Why these sets may begin no more matches; undefined where they may. */
  async goneOf(sets: readonly TableSet[] = []): Promise<Refusal | undefined> {
    if (sets.length === 0) return undefined;
    if (!this.isAllowed) return refuse("set/forbidden");
    const found = await this.#deps.store.playerSets(sets.map(({ id }) => id));
    const gone = sets.filter(({ id }) => !found.some((set) => set.id === id && !set.hidden));
    return gone.length === 0 ? undefined : refuse("set/gone", { sets: gone.map(({ name }) => name) });
  }

  /** The cards of a version: to whoever has its hash, while a table, a match or a set has it. */
  async version(hash: string): Promise<SetTold | Refusal> {
    const { store, judge } = this.#deps;
    if (!(await store.isVersionShown(hash))) return refuse("set/not-found");
    const known = this.#told.get(hash);
    if (known !== undefined) return known;
    const [file] = await store.keptSets([hash]);
    if (file === undefined) return refuse("set/not-found");
    const read = await judge.read({ text: file.text, isNew: false });
    if (isRefusal(read)) return read;
    if ("problems" in read) return refuse("set/invalid", { problems: read.problems.map(dataOf) });
    this.#told.set(hash, read.set);
    return read.set;
  }

  #may(player: string): PlayerSetsOf["may"] {
    const { allowed } = this.#deps;
    if (allowed === "off") return "off";
    return allowed === "accounts" && isGuest(player) ? "account" : "yes";
  }

  #refusalOf(player: string): Refusal | undefined {
    const may = this.#may(player);
    if (may === "yes") return undefined;
    return refuse(may === "off" ? "set/forbidden" : "auth/account");
  }

  #isFor(player: string, { player: owner, access, hidden }: KeptSet): boolean {
    return this.isAllowed && !hidden && (owner === player || access !== "private");
  }

  /** The content as it is kept, under the server's own id for it. */
  async #read(id: string, set: unknown): Promise<Read | Refusal> {
    if (typeof set !== "object" || set === null || Array.isArray(set))
      return fault("is no set: it wants { … }");
    // Before anything walks it.
    const deep = overdeep(set);
    if (deep !== undefined) return refuse("set/invalid", { problems: [dataOf(deep)], count: 1 });
    const { $schema: _, ...written } = set as Data;
    const text = canonical({ ...written, id });
    if (Buffer.byteLength(text) > PLAYER_SET.bytes) return refuse("limit/size", { most: PLAYER_SET.bytes });
    const { cards } = written as { readonly cards?: Json };
    if (Array.isArray(cards) && cards.length > PLAYER_SET.cards)
      return refuse("set/cards", { most: PLAYER_SET.cards });
    const read = await this.#deps.judge.read({ text, isNew: true });
    if (isRefusal(read)) return read;
    if ("problems" in read) {
      const problems = read.problems.slice(0, PLAYER_SET.problems).map(dataOf);
      return refuse("set/invalid", { problems, count: read.problems.length });
    }
    const art = this.#strangeArt(read.set);
    if (art !== undefined) return art;
    const { ruleset, name, hash, badge } = read.set;
    const no = this.#deps.words.refusalOfName(name);
    if (no !== undefined) return no;
    const content = { ruleset, name, version: hash, cards: read.set.cards.length, badge, text };
    return { content, warnings: read.warnings.slice(0, PLAYER_SET.problems).map(dataOf) };
  }

  #strangeArt({ cards }: SetTold): Refusal | undefined {
    const { artHosts } = this.#deps;
    for (const { id, face } of cards) {
      const { art } = face;
      if (typeof art !== "string") continue;
      const { host } = new URL(art);
      if (!artHosts.includes(host))
        return refuse("set/art", { card: id.split("/").at(-1) ?? id, host, hosts: [...artHosts] });
    }
    return undefined;
  }

  async #infos(sets: readonly KeptSet[]): Promise<PlayerSetInfo[]> {
    const owners = new Map<string, Sitter>();
    for (const owner of await this.#deps.names.of(sets.map(({ player }) => player)))
      owners.set(owner.id, owner);
    return sets.map((set) => infoOf(set, owners.get(set.player)));
  }

  async #info(set: KeptSet): Promise<PlayerSetInfo> {
    return infoOf(set, await this.#deps.names.one(set.player));
  }
}

const versionOf = ({ id, name, version }: KeptSet): TableSet => ({ id, name, version });

const dataOf = ({ card, path, message }: Problem): SetProblem => ({
  card: cleanName(card),
  path,
  message,
});

function infoOf(set: KeptSet, owner: Sitter | undefined): PlayerSetInfo {
  const { player, ruleset, cards, access, hidden, badge, changed } = set;
  return {
    ...versionOf(set),
    ruleset,
    cards,
    access,
    owner: { id: player, name: owner?.name ?? "" },
    hidden,
    ...(badge && { badge }),
    changed,
  };
}
