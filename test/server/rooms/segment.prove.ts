/**
 * Hidden segments at the socket (laws 6 and 8): whatever a seat does in one, whenever, however often
 * and whether refused or not, the other is sent nothing of it before the reveal; and of what stays a secret
 * after it, nothing ever.
 */
import { afterEach, describe, expect, test } from "vitest";
import {
  type Data,
  type Draw,
  fork,
  type Match,
  options,
  requests,
  sample,
  submit,
} from "../../../shared/kernel/index.ts";
import { PROTOCOL_VERSION } from "../../../shared/protocol/index.ts";
import { atLength } from "../../length.ts";
import { dice } from "../../property/dice.ts";
import { nuisance } from "../../property/rubbish.ts";
import { type Act, oneDeal } from "../deals.ts";
import type { Running } from "../running.ts";
import { type Clock, runDeals, type Setting, Stage } from "../stage.ts";
import { asSent } from "../wire.ts";
import { SECRET_WORLDS, type World } from "../worlds.ts";

const VIEWER = 1;
const ACTOR = 0;
const SECOND = 1_000;
/** Moments of a segment at which something may be done. */
const TICKS = 8;

let running: Running | undefined;
afterEach(async () => {
  await running?.stop();
  running = undefined;
});

/** What one seat does at each moment of a segment; the last thing it does locks it in. */
type Script = readonly (readonly Data[])[];

/** A hidden segment that two matches go through: how they come to it, and what is done in it. */
interface Scene {
  readonly setting: Setting;
  readonly match: Match;
  readonly before: readonly Act[];
  readonly viewer: Script;
}

for (const world of SECRET_WORLDS.filter(({ segments }) => segments !== undefined)) {
  const all = (world.segments ?? []).flatMap((kind) =>
    Array.from({ length: atLength(2, 6) }, (_, n) => [kind, 100 + n] as const),
  );
  describe(`${world.ruleset.id}: what a seat does in a hidden segment`, () => {
    test.each(all)("is sent to nobody before the reveal, over no channel: %s (%i)", (kind, number) =>
      nothingBefore(world, kind, number),
    );
    test.each(all)(
      "never tells when it was done, nor in what order with another's: %s (%i)",
      (kind, number) => noMoments(world, kind, number),
    );
  });
}

/** One seat does nothing in one match and much in the other; the other seat does the same in both, and locks in last. */
async function nothingBefore(base: World, kind: string, number: number): Promise<void> {
  // Who is locked in is shown where the rules say so: then both lock in at one moment.
  const showDone = number % 2 === 0 && mayShowDone(base);
  const scene = await sceneOf(showing(base, showDone), kind, number);
  const random = dice(number);
  const idle = inTicks(deedsOf(scene.match, ACTOR, random, 0), showDone ? TICKS - 2 : 0);
  const deeds = deedsOf(scene.match, ACTOR, random, 12);
  const busy = showDone
    ? [...inTicks(deeds.slice(0, -1), TICKS - 3), deeds.slice(-1)]
    : inTicks(deeds, TICKS - 2);
  expect(deeds).not.toEqual(idle.flat());
  const clock = { now: 0 };
  const both = await staged(scene, clock);
  const told: unknown[][] = [];
  const shadow = fork(scene.match);
  for (const [index, stage] of both.entries()) {
    told.push([]);
    await playSegment(stage, clock, scene, index === 0 ? idle : busy, async (done) => {
      for (const intent of index === 0 ? [] : done) must(shadow, { seat: ACTOR, intent });
      if (index === 1) await beANuisance(stage, shadow, random);
      told[index].push(await asked(stage));
    });
  }
  expect(told[1]).toEqual(told[0]);
  expect(both[1].seen()).toEqual(both[0].seen());
  expect(both[0].seen().length).toBeGreaterThan(TICKS);
  // They do differ, and their own seat knows.
  expect(both[1].seenBy(ACTOR)).not.toEqual(both[0].seenBy(ACTOR));
}

/** Whether the game has an option that shows who is locked in. */
const mayShowDone = ({ ruleset, options: given }: World): boolean =>
  ruleset.options.safeParse({ ...given, showDone: true }).success;

const showing = (base: World, showDone: boolean): World =>
  mayShowDone(base) ? { ...base, options: { ...base.options, showDone } } : base;

/** The same doings at other moments, in another order with the other seat's: the same bytes, now and ever after. */
async function noMoments(base: World, kind: string, number: number): Promise<void> {
  const scene = await sceneOf(showing(base, false), kind, number + 500);
  const deeds = deedsOf(scene.match, ACTOR, dice(number), 6);
  const clock = { now: 0 };
  const both = await staged(scene, clock);
  for (const [index, stage] of both.entries()) {
    const script = index === 0 ? [deeds] : inTicks(deeds, TICKS - 2);
    await playSegment(stage, clock, scene, script);
    for (const last of scene.viewer[TICKS - 1]) await stage.play({ seat: VIEWER, intent: last });
  }
  const after = fork(scene.match);
  for (const intent of deeds) must(after, { seat: ACTOR, intent });
  for (const intent of scene.viewer.flat()) must(after, { seat: VIEWER, intent });
  const onward = playedOn(after, dice(number), 20);
  for (const stage of both) {
    clock.now = 500 * SECOND;
    for (const act of onward) {
      clock.now += SECOND;
      await stage.play(act);
    }
  }
  expect(both[1].seen()).toEqual(both[0].seen());
}

/** Two matches as they stand when the segment opens. */
async function staged({ setting, before }: Scene, clock: Clock): Promise<Stage[]> {
  running = await runDeals(setting, clock);
  const opened: Stage[] = [];
  for (let n = 0; n < 2; n++) {
    clock.now = 0;
    const stage = await Stage.open(running, setting, 0, clock);
    for (const act of before) {
      clock.now += SECOND;
      await stage.play(act);
    }
    opened.push(stage);
  }
  return opened;
}

/** Plays a segment up to the moment before the viewer's last act, by the same clock in each match. */
async function playSegment(
  stage: Stage,
  clock: Clock,
  { viewer }: Scene,
  actor: Script,
  each?: (done: readonly Data[]) => Promise<void>,
): Promise<void> {
  for (let tick = 0; tick < TICKS - 1; tick++) {
    clock.now = 400 * SECOND + tick * SECOND;
    const done = actor[tick] ?? [];
    for (const intent of done) await stage.send({ seat: ACTOR, intent });
    await each?.(done);
    for (const intent of viewer[tick]) await stage.send({ seat: VIEWER, intent });
    await stage.settle([VIEWER]);
  }
}

/** What anybody can ask of the match over HTTP. */
const asked = async (stage: Stage): Promise<string[]> =>
  Promise.all(
    ["/api/matches/{id}", "/api/me", "/api/matches"].flatMap((path) => [
      stage.http("GET", path),
      stage.http("GET", path, stage.tokens[VIEWER]),
    ]),
  );

/** Everything else a seat can do without playing: look, be refused, ask twice, take back, say hello again. */
async function beANuisance({ wires }: Stage, match: Match, random: Draw): Promise<void> {
  const wire = wires[ACTOR];
  const intent = asSent(nuisance(fork(match), random).intent);
  await wire.request("narrow", { draft: intent });
  if (!submit(fork(match), ACTOR, intent).ok) {
    await wire.request("intent", { id: "no", intent });
    // An id that was accepted is known, and answered again.
    await wire.request("intent", { id: "i1", intent });
  }
  await wire.ask("takeback", { id: `t${random(1_000)}` });
  await wire.ask("intent", { id: "rubbish" });
  if (random(3) === 0) await wire.request("hello", { protocol: PROTOCOL_VERSION, since: 0 });
  wire.post("unknown", { much: "x".repeat(random(3_000)) });
}

/** A moment at which both seats are asked in a segment of this kind, the later the better. */
async function sceneOf(world: World, kind: string, number: number): Promise<Scene> {
  for (let n = number; n < number + 50; n++) {
    const { acts, ...setting } = await oneDeal(world, n, 160, VIEWER);
    const match = setting.match(0);
    let found: Scene | undefined;
    for (const [at, act] of acts.entries()) {
      if (opensFor(match, kind) && options(match, ACTOR).length > 1) {
        const viewer = inTicks(deedsOf(match, VIEWER, dice(n), 4), TICKS - 1);
        found = { setting, match: fork(match), before: acts.slice(0, at), viewer: lastAlone(viewer) };
      }
      must(match, act);
    }
    if (found !== undefined) return found;
  }
  throw new Error(`no segment "${kind}" that asks both in 50 matches`);
}

/** Both seats are asked, and neither has done anything yet. */
const opensFor = (match: Match, kind: string): boolean =>
  requests(match).filter((request) => request.kind === kind).length === 2 &&
  match.state.segment?.branches.every((branch) => branch?.journal.length === 0) === true;

/**
 * What a seat does in the segment until it locks in: about so much, and then what its default is. Where all that it
 * may do locks it in, it does one thing.
 */
function deedsOf(match: Match, seat: number, random: Draw, most: number): Data[] {
  const world = fork(match);
  const deeds: Data[] = [];
  const asked = (m: Match) => requests(m).find((one) => one.seat === seat);
  const kind = asked(match)?.kind;
  const isAmid = (): boolean => asked(world)?.kind !== kind;
  for (let tries = 0; tries < 60 && (deeds.length < most || isAmid()); tries++) {
    const intent = sample(world, seat, random);
    const ahead = fork(world);
    if (intent === undefined) break;
    must(ahead, { seat, intent });
    // Locking in comes last.
    if (asked(ahead) === undefined) continue;
    must(world, { seat, intent });
    deeds.push(intent);
  }
  const { fallback, id } = asked(world) as { fallback: Data; id: number };
  const one = most === 0 || deeds.length > 0 ? undefined : anythingBut(fallback, world, seat, random);
  return [...deeds, one ?? { ...fallback, request: id }];
}

/** What the seat may do beside its default; undefined where there is nothing else. */
const anythingBut = ({ action }: Data, match: Match, seat: number, random: Draw): Data | undefined =>
  Array.from({ length: 60 }, () => sample(match, seat, random)).find(
    (intent) => intent !== undefined && intent.action !== action,
  );

/** The list over so many moments, in order, the last at the last. */
const inTicks = (deeds: readonly Data[], ticks: number): Data[][] =>
  Array.from({ length: Math.max(1, ticks) }, (_, tick) =>
    deeds.filter((_deed, at) => Math.floor(((at + 1) * Math.max(1, ticks) - 1) / deeds.length) === tick),
  );

/** The last act of a script at a moment of its own, after all others. */
function lastAlone(script: readonly (readonly Data[])[]): Script {
  const all = script.flat();
  const last = all.slice(-1);
  const rest = script.map((tick) => tick.filter((one) => one !== last[0]));
  return [...rest, ...Array.from({ length: TICKS - 1 - rest.length }, () => []), last];
}

function must(match: Match, { seat, intent }: Act): void {
  const answer = submit(match, seat, intent);
  if (!answer.ok) throw new Error(`${answer.code} ${JSON.stringify(intent)}`);
}

function playedOn(match: Match, random: Draw, most: number): Act[] {
  const acts: Act[] = [];
  while (acts.length < most && match.state.over === null) {
    const [{ seat }] = requests(match);
    const intent = sample(match, seat, random);
    if (intent === undefined) break;
    must(match, { seat, intent });
    acts.push({ seat, intent });
  }
  return acts;
}
