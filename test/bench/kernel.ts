/** Figures of the rules machine (kernel.md 15): one thread, at least 1,000 live matches round robin. */
import {
  createMatch,
  type Event,
  fork,
  load,
  type Match,
  options,
  redact,
  requests,
  type Saved,
  save,
  submit,
  viewOf,
} from "../../shared/kernel/index.ts";
import { boardgameRound, VERSION } from "./boardgame.ts";
import { shares } from "./profile.ts";
import { type Journal, record } from "./record.ts";
import { type Figure, isMoreBetter, type Measured, type Unit } from "./reference.ts";
import { against, bestOf, ROUND_MS, rounds, type Seen, seenIn, spreadText } from "./rounds.ts";
import { number } from "./said.ts";
import type { World } from "./worlds.ts";

interface Row extends Figure {
  readonly target: number;
  readonly floor: number;
}

const LIVE = 1000;
const RECORDED = 100;
/** Of these, those whose tenths are compared. */
const GROWN = 30;

const recorded = (world: World): Journal[] => Array.from({ length: RECORDED }, (_, n) => record(world, n));

interface Live {
  match: Match;
  readonly journal: Journal;
  at: number;
}

/** Live matches at spread points of their journals, so that early and late play mix. */
function liven(world: World, journals: readonly Journal[]): Live[] {
  return Array.from({ length: LIVE }, (_, index) => {
    const journal = journals[index % journals.length];
    const live: Live = { match: createMatch(world.setup(journal.n), world.catalog).match, journal, at: 0 };
    const start = Math.floor((journal.intents.length * (index % 10)) / 10);
    while (live.at < start) step(live);
    return live;
  });
}

function step(live: Live): readonly Event[] {
  const { by, intent } = live.journal.intents[live.at++];
  const result = submit(live.match, by, intent);
  if (!result.ok) throw new Error(result.code);
  return result.events;
}

const WARM_MS = 3000;

/** Intents per second over all live matches once warm; a finished one begins anew, off the clock. */
function rate(
  world: World,
  live: readonly Live[],
  each: (one: Live, events: readonly Event[]) => void,
): Seen {
  const round = (ms: number): number => {
    let spent = 0;
    let done = 0;
    while (spent < ms) {
      for (const one of live) if (one.at >= one.journal.intents.length) restart(world, one);
      const from = performance.now();
      for (const one of live) each(one, step(one));
      spent += performance.now() - from;
      done += live.length;
    }
    return (done / spent) * 1000;
  };
  round(WARM_MS);
  return bestOf(() => round(ROUND_MS), true);
}

function restart(world: World, one: Live): void {
  one.match = createMatch(world.setup(one.journal.n), world.catalog).match;
  one.at = 0;
}

const VIEWERS = [0, 1, "spectator"] as const;

/** What a host computes for every client after an intent. */
function everything({ match }: Live, events: readonly Event[]): unknown[] {
  const told = VIEWERS.map((viewer) => events.flatMap((event) => redact(match, event, viewer) ?? []));
  const offered = requests(match).map(({ seat }) => options(match, seat));
  const views = VIEWERS.map((viewer) => viewOf(match, viewer));
  return [told, offered, views];
}

/** The same as bytes: the public part once, each seat's own part, three lists of events, the options. */
function serialised(one: Live, events: readonly Event[]): number {
  const { match } = one;
  let size = 0;
  for (const viewer of VIEWERS)
    size += JSON.stringify(events.map((event) => redact(match, event, viewer))).length;
  size += JSON.stringify(viewOf(match, "spectator").public).length;
  for (const seat of [0, 1]) size += JSON.stringify(viewOf(match, seat).own).length;
  for (const { seat } of requests(match)) size += JSON.stringify(options(match, seat)).length;
  return size;
}

/** Microseconds of one call, over all live matches. */
function perCall(live: readonly Live[], call: (match: Match) => unknown): Seen {
  for (const { match } of live.slice(0, 200)) call(match);
  return bestOf(() => {
    const from = performance.now();
    for (const { match } of live) call(match);
    return ((performance.now() - from) / live.length) * 1000;
  }, false);
}

interface Growth {
  /** Cost of an intent in the last tenth of a match against the first tenth. */
  readonly tenths: Seen;
  /** The last tenth in the match that came so far against one that was loaded where it begins: what is not in a save costs nothing. */
  readonly history: Seen;
}

function growth(world: World, journals: readonly Journal[]): Growth {
  const seen = rounds(() => {
    const spent = { first: 0, last: 0, loaded: 0 };
    for (const [at, journal] of journals.entries()) {
      const tenth = Math.floor(journal.intents.length / 10);
      const live: Live = { match: createMatch(world.setup(journal.n), world.catalog).match, journal, at: 0 };
      spent.first += timed(live, tenth);
      while (live.at < journal.intents.length - tenth) step(live);
      const loaded: Live = { ...live, match: loadedFrom(JSON.stringify(save(live.match)), world) };
      const both = [["last", live] as const, ["loaded", loaded] as const];
      // Whoever plays it second finds it practised.
      for (const [part, one] of at % 2 === 0 ? both : both.reverse()) spent[part] += timed(one, tenth);
    }
    return spent;
  });
  const best = (part: keyof (typeof seen)[number]): Seen =>
    seenIn(
      seen.map((round) => round[part]),
      false,
    );
  return { tenths: against(best("last"), best("first")), history: against(best("last"), best("loaded")) };
}

function loadedFrom(text: string, { catalog }: World): Match {
  const loaded = load(JSON.parse(text) as Saved, catalog);
  if ("code" in loaded) throw new Error(loaded.code);
  return loaded;
}

function timed(live: Live, intents: number): number {
  const from = performance.now();
  for (let i = 0; i < intents; i++) everything(live, step(live));
  return performance.now() - from;
}

/** How full the tables are in the first tenth and in the last: that, too, makes an intent cost more. */
function fullness(world: World, journals: readonly Journal[]): string {
  const [first, last] = [
    { things: 0, options: 0 },
    { things: 0, options: 0 },
  ];
  let intents = 0;
  for (const journal of journals) {
    const tenth = Math.floor(journal.intents.length / 10);
    const live: Live = { match: createMatch(world.setup(journal.n), world.catalog).match, journal, at: 0 };
    while (live.at < journal.intents.length) {
      const tally = live.at < tenth ? first : live.at >= journal.intents.length - tenth ? last : undefined;
      step(live);
      if (tally === undefined) continue;
      tally.things += thingsInPlay(live.match);
      for (const { seat } of requests(live.match)) tally.options += options(live.match, seat).length;
    }
    intents += tenth;
  }
  const grown = (key: "things" | "options"): string =>
    [first, last].map((tally) => (tally[key] / intents).toFixed(1)).join(" to ");
  return `the table meanwhile: ${grown("things")} things in play, ${grown("options")} options`;
}

function thingsInPlay({ game, state }: Match): number {
  let count = 0;
  for (const { def, list } of state.zones)
    if (game.zones[def].play === true) count += list.filter((slot) => slot >= 0).length;
  return count;
}

/** Bytes of heap a live match holds; needs --expose-gc. */
function memory(world: World, journals: readonly Journal[]): number {
  const { gc } = globalThis as { gc?: () => void };
  gc?.();
  const before = process.memoryUsage().heapUsed;
  const live = liven(world, journals);
  gc?.();
  const after = process.memoryUsage().heapUsed;
  return (after - before) / live.length;
}

/** Microseconds to parse and load each text. */
function loading(world: World, texts: readonly string[]): Seen {
  return bestOf(() => {
    const from = performance.now();
    for (const text of texts) load(JSON.parse(text) as Saved, world.catalog);
    return ((performance.now() - from) / texts.length) * 1000;
  }, false);
}

const row = (figure: string, seen: Seen, unit: Unit, target: number, floor: number): Row => ({
  figure,
  ...seen,
  unit,
  target,
  floor,
});

/** Every line of the table of kernel.md 15 for one ruleset. */
function measure(world: World, journals: readonly Journal[]): Row[] {
  const perMatch = memory(world, journals) / 1024;
  const live = liven(world, journals);
  // Before anything is played on: where the rates leave the matches depends on how fast they went.
  const texts = live.map(({ match }) => JSON.stringify(save(match)));
  const rates = [() => undefined, everything, serialised].map((each) => rate(world, live, each));
  const bytes = texts.reduce((sum, text) => sum + text.length, 0) / texts.length;
  const saving = perCall(live, (match) => JSON.stringify(save(match)));
  const { tenths, history } = growth(world, journals.slice(0, GROWN));
  return [
    row("applied", rates[0], "/s", 80_000, 30_000),
    row("with options and all views, as objects", rates[1], "/s", 25_000, 10_000),
    row("the same, serialised, shared public part", rates[2], "/s", 12_000, 5_000),
    row("save", saving, "us", 60, 200),
    row("load", loading(world, texts), "us", 80, 300),
    row("size saved", { value: bytes / 1024, spread: 0 }, "KB", 20, 48),
    row("fork", perCall(live, fork), "us", 15, 60),
    row("memory per live match", { value: perMatch }, "KB", 40, 96),
    row("last tenth / first tenth, per intent", tenths, "x", 1.3, 2),
    row("last tenth / the same, newly loaded, per intent", history, "x", 1.05, 1.2),
  ];
}

function print(rows: readonly Row[]): void {
  for (const { figure, value, spread, unit, target, floor } of rows) {
    const more = isMoreBetter(unit);
    const reached = (bound: number): boolean => (more ? value >= bound : value <= bound);
    const verdict = reached(target) ? "target" : reached(floor) ? "above the floor" : "BELOW THE FLOOR";
    const bounds = `target ${number(target)}, never ${more ? "below" : "above"} ${number(floor)}`;
    console.log(
      `  ${figure.padEnd(48)} ${`${number(value)} ${unit}`.padStart(14)}   ${verdict} (${bounds}); ${spreadText(spread)}`,
    );
  }
}

/** Rounds of the peer before each game and after the last: the machine does not stay the same for five games. */
const BESIDE = 4;

const besideText = (applied: Seen, { value, spread }: Seen): string =>
  `applied: ${(applied.value / value).toFixed(1)}x boardgame.io's reducer before and after it (${number(value)} /s; ${spreadText(spread)})`;

/** All these games side by side, and the peer between them; nothing to keep where the peer cannot be had. */
export function benchKernel(worlds: readonly World[]): Measured | undefined {
  const peer = boardgameRound(LIVE);
  const look = (): number[] => (peer === undefined ? [] : Array.from({ length: BESIDE }, peer));
  const looks = [look()];
  const figures: Figure[] = [];
  for (const world of worlds) {
    const { id } = world.ruleset;
    console.log(`${id}: one thread, 1,000 live matches round robin, Node ${process.versions.node}`);
    const journals = recorded(world);
    const rows = measure(world, journals);
    print(rows);
    console.log(`  ${fullness(world, journals.slice(0, GROWN))}`);
    looks.push(look());
    const beside = seenIn(looks.slice(-2).flat(), true);
    figures.push(...rows.map((one) => ({ ...one, figure: `${id}: ${one.figure}`, beside })));
    if (peer !== undefined) console.log(`  ${besideText(rows[0], beside)}`);
  }
  if (peer === undefined) {
    console.log("boardgame.io: could not be installed here, so there is nothing to compare with");
    return undefined;
  }
  const reference = {
    of: `boardgame.io ${VERSION}'s reducer, ${number(LIVE)} matches`,
    ...seenIn(looks.flat(), true),
  };
  console.log(
    `boardgame.io's reducer, a stack of passes and pushes with as many cards, in as many matches: ${number(reference.value)} /s; ${spreadText(reference.spread)}`,
  );
  return { reference, figures };
}

/** Where the time goes: applying alone, and with all that is computed for clients. */
export async function profile(world: World): Promise<void> {
  const live = liven(world, recorded(world));
  for (const [name, each] of [
    ["applied", () => undefined],
    ["with options and all views", everything],
  ] as const) {
    console.log(`  ${name}:`);
    for (const [file, share] of await shares(() => void rate(world, live, each))) {
      console.log(`    ${(share * 100).toFixed(1).padStart(5)} %  ${file}`);
    }
  }
}
