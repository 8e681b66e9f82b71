/**
 * Non-interference at the socket (law 6): two matches that differ only in what a seat may not know
 * send it the same bytes, in the same sizes and order, at the same moments; and so does HTTP.
 */
import { afterEach, describe, expect, test } from "vitest";
import { Riposte } from "../../../shared/client/index.ts";
import {
  type Data,
  type Draw,
  fork,
  type Match,
  options,
  requests,
  sample,
  submit,
  viewOf,
} from "../../../shared/kernel/index.ts";
import { PROTOCOL_VERSION } from "../../../shared/protocol/index.ts";
import { dice } from "../../property/dice.ts";
import { nuisance } from "../../property/rubbish.ts";
import { type Act, after, type Deals, oneDeal, twoDeals } from "../deals.ts";
import type { Running } from "../running.ts";
import { type Clock, runDeals, Stage } from "../stage.ts";
import { asSent, Wire } from "../wire.ts";
import type { World } from "../worlds.ts";

const VIEWER = 1;
const SECOND = 1_000;

let running: Running | undefined;
afterEach(async () => {
  await running?.stop();
  running = undefined;
});

async function stages(deals: Deals, clock: Clock, which: readonly number[] = [0, 1]): Promise<Stage[]> {
  running = await runDeals(deals, clock);
  const opened: Stage[] = [];
  for (const deal of which) {
    clock.now = 0;
    opened.push(await Stage.open(running, deals, deal, clock));
  }
  return opened;
}

/** Plays the acts in one match after the other, by the same clock in each. */
async function playAll(
  clock: Clock,
  all: readonly Stage[],
  acts: readonly Act[],
  each?: (stage: Stage, act: Act) => Promise<void>,
) {
  for (const stage of all) {
    clock.now = SECOND;
    for (const act of acts) {
      clock.now += SECOND;
      await each?.(stage, act);
      await stage.play(act);
    }
  }
}

function expectSame([a, b]: readonly Stage[]): void {
  expect(b.seen()).toEqual(a.seen());
  expect(a.seen().length).toBeGreaterThan(10);
}

const inBoth = <T>(all: readonly Stage[], ask: (stage: Stage) => Promise<T>): Promise<T[]> =>
  Promise.all(all.map(ask));

/** Intents and drafts of the viewer's that the rules refuse now. */
function refusable(match: Match, random: (n: number) => number, count: number): Data[] {
  const found: Data[] = [];
  while (found.length < count) {
    const intent = asSent(nuisance(fork(match), random).intent);
    if (!submit(fork(match), VIEWER, intent).ok) found.push(intent);
  }
  return found;
}

export function toldLaw(world: World, numbers: readonly number[], length: number): void {
  const { id } = world.ruleset;
  describe(`${id}: two matches that differ only in what a seat may not know`, () => {
    test.each(numbers)("send it the same bytes at the same moments (%i)", (number) =>
      sameBytes(world, number, length),
    );
    test.each(numbers)("refuse it in the same bytes, whatever it tries (%i)", (number) =>
      sameRefusals(world, number, length),
    );
    test("are the same over HTTP, to everybody, at every moment", () => sameHttp(world, numbers[0]));
  });

  describe(`${id}: what a seat does in secret`, () => {
    test.each(numbers)("sends the other nothing: looking, being refused, asking twice (%i)", (number) =>
      secretsOfActing(world, number, length),
    );
    test.each(world.hides === undefined ? [] : numbers)(
      "shows nothing of which card it chose (%i)",
      (number) => secretCards(world, number, length),
    );
    test("is hidden from who has no seat: no socket without one tells anything, in either match", () =>
      secretsOutside(world, numbers[0]));
  });
}

/** Whether the seat that holds the cards ever sees one that differs, and does not only draw towards it. */
function otherCanTell(deals: Deals): boolean {
  const [a, b] = [deals.match(0), deals.match(1)];
  const own = (match: Match): string => JSON.stringify(viewOf(match, 1 - VIEWER).own);
  return deals.acts.some(({ seat, intent }) => {
    const differs = own(a) !== own(b);
    submit(a, seat, intent);
    submit(b, seat, intent);
    return differs || own(a) !== own(b);
  });
}

/** The same acts in both deals. */
async function sameBytes(world: World, number: number, length: number): Promise<void> {
  const deals = await twoDeals(world, number, length, VIEWER);
  const clock = { now: 0 };
  const both = await stages(deals, clock);
  await playAll(clock, both, deals.acts);
  expectSame(both);
  // They do differ, and the other seat is told so as soon as it holds one of the cards.
  expect(deals.different).toBeGreaterThan(4);
  const told = both.map((stage) => stage.seenBy(1 - VIEWER).join());
  expect(told[0] !== told[1]).toBe(otherCanTell(deals));
}

/** The same, with four things at every moment that the rules refuse the viewer. */
async function sameRefusals(world: World, number: number, length: number): Promise<void> {
  const deals = await twoDeals(world, number + 1000, length, VIEWER);
  const clock = { now: 0 };
  const both = await stages(deals, clock);
  const shadow = deals.match(0);
  const random = dice(number);
  const tries = deals.acts.map((act) => {
    const found = refusable(shadow, random, 4);
    submit(shadow, act.seat, act.intent);
    return { act, found };
  });
  await playAll(clock, both, deals.acts, async ({ wires }, act) => {
    const found = tries.find((one) => one.act === act)?.found ?? [];
    for (const intent of found) {
      await wires[VIEWER].request("narrow", { draft: intent });
      const answer = await wires[VIEWER].request("intent", { id: "refused", intent });
      expect(answer.ok).toBe(false);
    }
  });
  expectSame(both);
}

/** The same, with everything that HTTP tells anybody. */
async function sameHttp(world: World, number: number): Promise<void> {
  const deals = await twoDeals(world, number + 2000, 8, VIEWER);
  const clock = { now: 0 };
  const both = await stages(deals, clock);
  const answers: string[][] = [[], []];
  const { token: stranger } = await new Riposte((running as Running).url).session("Mallory");
  const ask = async (stage: Stage): Promise<void> => {
    const said = answers[both.indexOf(stage)];
    for (const path of ["/api/matches/{id}", "/api/me", "/api/matches"]) {
      said.push(await stage.http("GET", path), await stage.http("GET", path, stage.tokens[VIEWER]));
    }
    for (const path of ["/api/matches/{id}/join", "/api/matches/none/join"]) {
      said.push(await stage.http("POST", path), await stage.http("POST", path, stranger));
    }
  };
  await playAll(clock, both, deals.acts, ask);
  expect(answers[1]).toEqual(answers[0]);
  expect(answers[0]).toHaveLength(10 * deals.acts.length);
}

/** One deal twice; in one of them the other seat does at every moment what nobody else is to notice. */
async function secretsOfActing(world: World, number: number, length: number): Promise<void> {
  const deals = await twoDeals(world, number + 3000, length, VIEWER);
  const clock = { now: 0 };
  const both = await stages(deals, clock, [0, 0]);
  const random = dice(number);
  const first = deals.acts.findIndex(({ seat }) => seat !== VIEWER);
  const shadow = deals.match(0);
  await playAll(clock, both, deals.acts, async (stage, act) => {
    if (stage === both[0]) return;
    const wire = stage.wires[1 - VIEWER];
    for (const offer of options(shadow, 1 - VIEWER)) await wire.request("narrow", { draft: offer });
    const intent = asSent(nuisance(fork(shadow), random).intent);
    if (!submit(fork(shadow), 1 - VIEWER, intent).ok) await wire.request("intent", { id: "no", intent });
    if (random(4) === 0) await wire.request("hello", { protocol: PROTOCOL_VERSION, since: 0 });
    if (deals.acts.indexOf(act) > first)
      await wire.request("intent", { id: "i1", intent: deals.acts[first].intent });
    wire.post("unknown", { much: "x".repeat(random(3_000)) });
    submit(shadow, act.seat, act.intent);
  });
  expectSame(both);
}

/** One deal twice; in each of them another card is chosen in secret. */
async function secretCards(world: World, number: number, length: number): Promise<void> {
  const { deals, before, ways } = await faceDown(world, number + 4000, length);
  const clock = { now: 0 };
  const both = await stages(deals, clock, [0, 0]);
  await playAll(clock, both, before);
  for (const [index, stage] of both.entries()) {
    clock.now = 500 * SECOND;
    await stage.play({ seat: 1 - VIEWER, intent: ways[index] });
  }
  const [a, b] = ways.map((intent) => after(deals.match(0), [...before, { seat: 1 - VIEWER, intent }]));
  const onward = playedOn(a, b, dice(number));
  expect(onward.length).toBeGreaterThan(0);
  await playAll(clock, both, onward);
  expectSame(both);
  expect(both[1].seenBy(1 - VIEWER)).not.toEqual(both[0].seenBy(1 - VIEWER));
}

/** Both deals, looked at without a seat. */
async function secretsOutside(world: World, number: number): Promise<void> {
  const deals = await twoDeals(world, number + 5000, 10, VIEWER);
  const clock = { now: 0 };
  const both = await stages(deals, clock);
  await playAll(clock, both, deals.acts);
  const { url } = running as Running;
  const told = await inBoth(both, async (stage) => {
    const outside = await Wire.open(url, `/x/${stage.match}?sessionId=guess`).catch(String);
    expect(outside).toContain("404");
    return stage.blot(String(outside));
  });
  expect(told[1]).toEqual(told[0]);
  const strangers = await inBoth(both, (stage) => stage.http("POST", "/api/matches/{id}/join", "nobody"));
  expect(strangers[1]).toEqual(strangers[0]);
}

/** How both go on: the viewer as it likes, the hiding seat by doing as little as it can, as far as both allow it. */
function playedOn(a: Match, b: Match, random: (n: number) => number): Act[] {
  const acts: Act[] = [];
  while (acts.length < 20 && a.state.over === null) {
    const [{ seat, fallback, id }] = requests(a);
    const intent = seat === VIEWER ? sample(a, seat, random) : { ...fallback, request: id };
    if (intent === undefined || !submit(a, seat, intent).ok || !submit(b, seat, intent).ok) break;
    acts.push({ seat, intent });
  }
  return acts;
}

/** A moment at which the hiding seat could make the same secret choice in two ways. */
async function faceDown(
  world: World,
  number: number,
  length: number,
): Promise<{ deals: Deals; before: Act[]; ways: readonly Data[] }> {
  const random = dice(number);
  for (let n = number; n < number + 200; n++) {
    const deals = await oneDeal(world, n, length, VIEWER);
    const match = deals.match(0);
    for (const [at, { seat, intent }] of deals.acts.entries()) {
      const ways = seat === VIEWER ? [] : hidings(world, match, seat, random);
      if (ways.length >= 2) return { deals, before: deals.acts.slice(0, at), ways };
      submit(match, seat, intent);
    }
  }
  throw new Error("no such moment in 200 matches");
}

/** Intents of the seat that are alike but for which of its own hidden cards they choose in secret. */
function hidings({ hides }: World, match: Match, seat: number, random: Draw): readonly Data[] {
  if (hides === undefined || !options(match, seat).some((offer) => hides.in(offer))) return [];
  const faces = viewOf(match, seat).own?.things ?? {};
  const alike = new Map<string, Map<string, Data>>();
  for (let n = 0; n < 60; n++) {
    const intent = sample(match, seat, random);
    if (intent === undefined || !hides.in(intent)) continue;
    const { [hides.slot]: chosen = [], ...rest } = intent;
    const cards = [chosen].flat().map((name) => faces[String(name)]?.card);
    if (cards.length === 0 || cards.includes(undefined)) continue;
    const ways = alike.get(JSON.stringify(rest)) ?? new Map<string, Data>();
    alike.set(JSON.stringify(rest), ways.set(cards.join(), intent));
    if (ways.size >= 2) return [...ways.values()];
  }
  return [];
}
