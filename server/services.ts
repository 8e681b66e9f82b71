/** The parts behind the wire: the store, the matches, the lobby, and all that they share. */
import { randomInt, randomUUID } from "node:crypto";
import { fileURLToPath } from "node:url";
import { kept, rulesets } from "../shared/games/index.ts";
import type { Catalog, Ruleset } from "../shared/kernel/index.ts";
import { OwnAccounts } from "./accounts/index.ts";
import { Bots } from "./bots/index.ts";
import type { Config } from "./config.ts";
import { Feed } from "./feed/index.ts";
import { gamesIn } from "./games-dir.ts";
import { Lobby } from "./lobby/index.ts";
import { createLogger, type Logger } from "./log.ts";
import { Deadlines } from "./match/clocks/deadlines.ts";
import { processClock } from "./match/clocks/process-clock.ts";
import { Leads } from "./match/common/leads.ts";
import { CurrentSets } from "./match/hosts/current-sets.ts";
import { Decisions } from "./match/hosts/decisions.ts";
import { Handover } from "./match/hosts/handover.ts";
import { Hosts } from "./match/hosts/hosts.ts";
import type { Seeds } from "./match/hosts/plan.ts";
import { Resuming } from "./match/hosts/resuming.ts";
import type { MatchLimits } from "./match/journal/journal.ts";
import { Lease } from "./match/journal/lease.ts";
import { Names } from "./match/journal/names.ts";
import type { SilenceOf } from "./match/talk/chat.ts";
import { Metrics } from "./metrics/index.ts";
import { loadGames } from "./outside-games.ts";
import { Peace } from "./peace/index.ts";
import { Bonds } from "./people/bonds.ts";
import { Profiles } from "./people/profiles.ts";
import { listen, neighbours } from "./rooms/neighbours.ts";
import { MatchRooms } from "./rooms/seats.ts";
import { SingletonRoom } from "./rooms/singleton-room.ts";
import { bell } from "./rooms/transport.ts";
import { type Patience, patiently } from "./start.ts";
import { observed, openStore, type Store } from "./store/index.ts";
import { Tournaments } from "./tournaments/index.ts";

/** The parts that a test puts in another's place; all of them have a default. */
export interface ServerDeps {
  readonly log?: Logger;
  readonly rulesets?: readonly Ruleset[];
  /** Card sets that come with the server. */
  readonly setFolders?: readonly string[];
  readonly seeds?: Seeds | undefined;
  /** Hears that the server can do nothing more and is to be ended: its store is gone for good. */
  readonly failed?: (error: Error) => void;
  /** Whether the process is the server's own, and ends where one match holds it for ever. */
  readonly ownProcess?: boolean;
  /** Opens the store; the configured one without it. */
  readonly openStore?: (config: Config) => Promise<Store>;
  /** The folder of the built page, where it is another one. */
  readonly page?: string;
  /** For who writes cards or the page: sets and page are read again when they change. */
  readonly development?: { readonly files: readonly string[] };
  /** Milliseconds that hands are shown late at least. */
  readonly handsDelay?: number;
  /** Milliseconds that a match which is over stays open for a last look. */
  readonly lingerMs?: number;
  /** Milliseconds that a command of the operator's may take. */
  readonly adminPatience?: (path: string) => number;
  /** Milliseconds that never go back: every moment of a match and of a socket is read from it. */
  readonly clock?: () => number;
  /** Draws how long a pass takes that rests on hidden cards. */
  readonly passDelay?: () => number;
  /** The deadlines that wake the matches; a test whose clock jumps wakes them by hand. */
  readonly deadlines?: Deadlines;
}

const HOME_SETS = fileURLToPath(new URL("../shared/sets", import.meta.url));

/** The parts behind the wire. */
export interface Services {
  readonly config: Config;
  readonly log: Logger;
  readonly store: Store;
  /** The sets of now. */
  readonly catalog: Catalog;
  readonly currentSets: CurrentSets;
  readonly clock: () => number;
  readonly lease: Lease;
  readonly hosts: Hosts;
  readonly resuming: Resuming;
  readonly bots: Bots;
  readonly rooms: MatchRooms;
  /** Undefined where this process is the only one. */
  readonly handover: Handover | undefined;
  readonly names: Names;
  readonly decisions: Decisions;
  readonly peace: Peace;
  readonly silenceOf: SilenceOf;
  readonly lobby: Lobby;
  readonly ownAccounts: OwnAccounts;
  readonly profiles: Profiles;
  readonly bonds: Bonds;
  readonly tournaments: Tournaments;
  readonly feed: Feed;
  readonly observer: Metrics;
  /** The store takes no journal rows now. */
  isFailing(): boolean;
  readonly lobbyRoom: SingletonRoom;
  readonly queueRoom: SingletonRoom;
  /** False while matches are restored, and when the server drains. */
  ready: boolean;
}

const monotonic = (): number => performance.now();

/** Opens the store and the sets, and puts together what stands on them. */
export async function openServices(config: Config, deps: ServerDeps, patience: Patience): Promise<Services> {
  const log = deps.log ?? createLogger(config.logLevel);
  await loadGames(config.gamesDir);
  const observer = new Metrics(log);
  const [opened, currentSets] = await Promise.all([
    patiently("the database", async () => deps.openStore?.(config) ?? openStore(config, log), patience),
    CurrentSets.open(deps.rulesets ?? rulesets, setPaths(config, deps), log),
  ]);
  void opened.dead?.then(deps.failed);
  const { store, isFailing } = observed(opened, observer);
  const { catalog } = currentSets;
  const basis = { config, log, store, catalog, currentSets, observer };
  const peaceful = await openPeace(basis);
  const { names, decisions, peace, silenceOf } = peaceful;
  const matches = openMatches(
    { ...basis, silenceOf, keepReport: store.addReport },
    deps,
    () => services.ready,
  );
  const { hosts, rooms, bots } = matches;
  const leads = new Leads(store);
  const lobby = new Lobby({
    ...basis,
    leads,
    texts: () => currentSets.current,
    gamesDir: config.gamesDir,
    settings: config,
    limits: limitsOf(config),
    hosts,
    names,
    decisions,
    peace,
    open: (match) => rooms.open(match),
    bots: bots.names,
  });
  const ownAccounts = new OwnAccounts({
    ...{ store, settings: config, names, lobby, decisions, log },
    words: peace.words,
  });
  const profiles = new Profiles({ store, names, accounts: ownAccounts });
  const { tables, decks } = lobby;
  const bonds = new Bonds({
    ...{ store, names, tables, settings: config },
    called: (name) => ownAccounts.called(name),
    isShut: (player) => decisions.refusalOf(player) !== undefined,
  });
  const endMatch = (match: string) => endAnywhere(match, hosts, rooms, store);
  const tournaments = new Tournaments({
    ...{ store, leads, settings: config, tables, decks, names, log, endMatch },
    words: peace.words,
  });
  const feed = feedOf({ ...basis, leads, names, peace, decisions });
  const singletons = { lobbyRoom: new SingletonRoom("lobby"), queueRoom: new SingletonRoom("queue") };
  const services = {
    ...basis,
    ...matches,
    ...singletons,
    ...peaceful,
    lobby,
    ownAccounts,
    profiles,
    bonds,
    tournaments,
    feed,
    isFailing,
    ready: false,
  };
  return services;
}

/** What the operator has decided, and the names that it is decided of. */
async function openPeace({ config, store, log }: Pick<Services, "config" | "store" | "log">) {
  const names = new Names(store);
  const decisions = new Decisions(store, (player) => names.forget(player));
  const peace = new Peace({ store, settings: config, decisions, log });
  await Promise.all([decisions.look(), peace.look()]);
  const silenceOf: SilenceOf = (player, said) =>
    decisions.silenceOf(player) ?? peace.words.refusalOfLine(said);
  return { names, decisions, peace, silenceOf };
}

interface FeedBasis extends Pick<Services, "config" | "store" | "log" | "names" | "peace" | "decisions"> {
  readonly leads: Leads;
}

const feedOf = ({ config, store, leads, log, names, peace, decisions }: FeedBasis): Feed =>
  new Feed({
    ...{ store, leads, settings: config, names, log },
    isOperator: (account) => peace.isOperator(account),
    isShut: (account) => decisions.refusalOf(account) !== undefined,
  });

/** Ends a match with no winner, whatever process has it; one that none can be asked for is asked for again. */
async function endAnywhere(match: string, hosts: Hosts, rooms: MatchRooms, store: Store): Promise<void> {
  if ((await hosts.end(match)) !== "held") return;
  const room = (await store.whereabouts(match))?.room ?? undefined;
  if (room !== undefined) await rooms.end(room);
}

/** Folders of card sets and files of one, in their order. */
export function setPaths(
  { setsDir, gamesDir }: Pick<Config, "setsDir" | "gamesDir">,
  deps: ServerDeps,
): readonly string[] {
  const own = deps.setFolders ?? [HOME_SETS];
  const theirs = gamesDir === undefined ? [] : gamesIn(gamesDir).map(({ sets }) => sets);
  return [...own, ...theirs, ...(setsDir === undefined ? [] : [setsDir]), ...(deps.development?.files ?? [])];
}

interface Basis
  extends Pick<Services, "config" | "log" | "store" | "catalog" | "currentSets" | "observer" | "silenceOf"> {
  readonly keepReport: Store["addReport"];
}

/** The matches of this process: who hosts them, what wakes them, who plays where nobody sits, and who counts them. */
function openMatches({ config, ...basis }: Basis, deps: ServerDeps, isOpen: () => boolean) {
  const { store, log, currentSets, observer } = basis;
  const clock = deps.clock ?? processClock;
  // A file has one process, and that one has its matches at once when it comes back.
  const owner = config.databaseUrl === undefined ? "sole" : randomUUID();
  // Real time, whatever clock its matches go by.
  const lease = new Lease({ store, owner, clock: monotonic, log });
  const bots = new Bots(currentSets.texts, store, config.gamesDir, config.botPaceMs);
  const isAlone = config.redisUrl === undefined;
  const rooms = new MatchRooms();
  const hosts = new Hosts({
    ...basis,
    newest: currentSets.newest,
    texts: currentSets.texts,
    clock,
    deadlines: deps.deadlines ?? new Deadlines(clock),
    isOpen,
    away: config.away,
    passDelay: deps.passDelay ?? drawnDelay(config),
    lease,
    own: bots.find,
    advise: bots.advise,
    ring: bell.ring,
    kept: deps.rulesets === undefined ? kept : [],
    neighbours: isAlone ? undefined : neighbours,
    observer,
    limits: limitsOf(config),
    fair: config.fairShuffles,
    seeds: deps.seeds,
    left: (match: string) => rooms.forget(match),
  });
  const opened = (match: string) => rooms.open(match);
  const resuming = new Resuming({ hosts, store, clock, log, opened });
  observer.look(hosts, lease);
  const handover = isAlone
    ? undefined
    : new Handover({
        hosts,
        store,
        neighbours,
        log,
        owner,
        keeps: config.hostMatches,
        open: (match) => rooms.open(match),
        listen,
      });
  return { clock, lease, bots, rooms, hosts, resuming, handover };
}

const limitsOf = ({ liveMatches, liveMatchesPerPlayer }: Config): MatchLimits => ({
  perPlayer: liveMatchesPerPlayer,
  all: liveMatches,
});

/** Not from any match's seed, so that a delay tells nothing of it. */
const drawnDelay = ({ passDelay }: Config): (() => number) | undefined =>
  passDelay && (() => randomInt(passDelay.least, passDelay.most + 1));
