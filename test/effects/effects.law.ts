/** Every effect once: each verb, each way to write it, at all that it can be aimed at, by both seats. */
import { expect } from "vitest";
import { loadSet, newCatalog } from "../../shared/kernel/index.ts";
import { styleFaults } from "../sets/style.ts";
import { isDone, judge } from "./judge.ts";
import { play, playable, type Setting, settle } from "./play.ts";
import { type Saying, saidFaults } from "./said.ts";
import { type Probe, probesOf, type Stage } from "./stage.ts";

/** Cards of one set: no more than a set may have, with room for the pieces. */
const BATCH = 500;

export interface Found {
  readonly verbs: number;
  readonly unbuilt: number;
  readonly cards: number;
  readonly plays: number;
  /** Cards that nobody can play: nothing there is a legal target of theirs. */
  readonly unplayable: readonly string[];
}

/** Plays the first probe of each verb and every `step`th, and checks what must hold of each. Throws with all that fail. */
export function everyEffect(stage: Stage, step = 1): Found {
  const every = probesOf(stage);
  const firsts = new Set([...Map.groupBy(every, ({ verb }) => verb).values()].map(([first]) => first));
  const all = every.filter((one, at) => at % step === 0 || firsts.has(one));
  const seen: Seen = { done: new Set(), heard: new Set(), faults: [] };
  const unplayable: string[] = [];
  let cards = 0;
  let plays = 0;
  for (const batch of batchesOf(stage, all)) {
    cards += batch.length;
    const setting = settingOf(stage, batch);
    seen.faults.push(...misspoken(setting));
    for (const probe of batch) {
      for (const owner of ["A", "B"] as const) {
        const count = once(probe, owner, setting, seen);
        plays += count;
        if (count === 0) unplayable.push(probe.label);
      }
    }
  }
  const verbs = new Set(all.map(({ verb }) => verb));
  expect(seen.faults).toEqual([]);
  if (step === 1) expect(neverSeen(stage, verbs, seen), "verbs and sayings that never come true").toEqual([]);
  const unbuilt = Object.keys(stage.unbuilt ?? {}).length;
  return { verbs: verbs.size, unbuilt, cards, plays, unplayable };
}

/** What the judge calls a place and no text does: it would look for the cards there anywhere. */
export function unsaidPlaces(stage: Stage): string[] {
  const texts = batchesOf(stage, probesOf(stage)).flatMap((batch) =>
    settingOf(stage, batch).set.cards.flatMap(({ text }) => text),
  );
  return Object.keys(stage.tongue.zones).filter((place) => !texts.some((line) => line.includes(place)));
}

/** The probes that are cards of the game, as many at a time as a set may have. */
function batchesOf({ game: { ruleset } }: Stage, all: readonly Probe[]): Probe[][] {
  const cards = all.filter(({ card }) => "card" in ruleset.compileCard(card, "probe", (id) => id));
  return Array.from({ length: Math.ceil(cards.length / BATCH) }, (_, at) =>
    cards.slice(at * BATCH, (at + 1) * BATCH),
  );
}

/** What came of the probes so far. */
interface Seen {
  /** Verbs that did what they are for. */
  readonly done: Set<string>;
  /** Sayings of texts that came true. */
  readonly heard: Set<Saying>;
  readonly faults: string[];
}

function neverSeen(stage: Stage, verbs: ReadonlySet<string>, { done, heard }: Seen): string[] {
  return [
    ...[...verbs].filter((verb) => !done.has(verb) && stage.silent?.[verb] === undefined),
    ...stage.tongue.sayings
      .filter((one) => !heard.has(one) && one.idle === undefined)
      .map(({ says }) => says.source),
  ];
}

/** What is said of the cards, and not as English is written. */
const misspoken = ({ set: { cards } }: Setting): string[] =>
  cards.flatMap(({ text }) =>
    text.flatMap((line) =>
      styleFaults(
        line,
        cards.map(({ name }) => name),
      ).map((fault) => `${fault}: ${line}`),
    ),
  );

/** Plays a probe every way that is tried; the number of them. */
function once(probe: Probe, owner: "A" | "B", setting: Setting, { done, heard, faults }: Seen): number {
  try {
    const found = playable(settle(probe, owner, setting), probe);
    if (found === undefined) return 0;
    for (const way of found.ways) {
      const played = play(probe, found.match, way, setting);
      if (isDone(played, setting.stage)) done.add(probe.verb);
      judge(played, setting, way === found.ways[0]);
      for (const fault of saidFaults(played, setting, heard))
        faults.push(`${owner}: ${probe.label}: ${fault}`);
    }
    return found.ways.length;
  } catch (error) {
    faults.push(`${owner}: ${probe.label}: ${error instanceof Error ? error.message : String(error)}`);
    return 1;
  }
}

function settingOf(stage: Stage, batch: readonly Probe[]): Setting {
  const { ruleset } = stage.game;
  const cards = [...stage.pieces, ...batch.map(({ card }) => card)];
  const loaded = loadSet({ id: "probe", ruleset: ruleset.id, name: "Every effect", cards }, [ruleset]);
  if ("problems" in loaded) throw new Error(JSON.stringify(loaded.problems.slice(0, 5)));
  return {
    stage,
    set: loaded.set,
    catalog: newCatalog([ruleset], [loaded.set]),
  };
}
