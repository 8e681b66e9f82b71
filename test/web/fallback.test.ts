/** A game without a plan of its own can be played: each game is drawn here by its zones alone. */
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { type Scene, SceneContext, SettingContext } from "../../server/web/page/table/context.ts";
import { Hand } from "../../server/web/page/table/hand.tsx";
import { Zone } from "../../server/web/page/table/zone.tsx";
import { fallbackPlan } from "../../shared/games/fallback.ts";
import { createMatch, requests, sample, submit } from "../../shared/kernel/index.ts";
import { type World, worlds } from "../bench/worlds.ts";
import { dice } from "../property/dice.ts";
import { scene } from "./scene.ts";

const MOVES = 80;

/** A match some moves after its beginning, as seat 0 sees it. */
function someTable({ catalog, setup }: World) {
  const { match } = createMatch(setup(1), catalog);
  const random = dice(7);
  for (let n = 0; n < MOVES; n++) {
    const [asked] = requests(match);
    const intent = asked && sample(match, asked.seat, random);
    if (intent === undefined) break;
    submit(match, asked.seat, intent);
  }
  return scene(match, 0);
}

/** The parts of a table that hold cards, drawn by the fallback. */
function drawn(now: Scene["now"]): string {
  const plan = fallbackPlan(now.table.ruleset, now.picture);
  const doings = { lit: new Set<string>(), point: () => {}, making: undefined };
  const still = { ...now, motion: { struck: new Map(), beat: 0 } };
  // What is drawn here of a scene is its picture and its plan; nobody does anything.
  const all = {
    now: still,
    plan,
    doings,
    suggesting: { names: new Set<string>() },
    cards: now.cards,
    point: () => {},
    look: () => {},
  } as unknown as Scene;
  const setting = { plan, cards: now.cards, places: {}, point: () => {}, look: () => {} };
  const seats = now.picture.seats.map((_, seat) => seat);
  const zones = [
    ...plan.middle.map((zone) => ({ plan: zone, zone: zone.id })),
    ...[...plan.mat.flat(), ...plan.side].flatMap((zone) =>
      seats.map((seat) => ({ plan: zone, zone: `${zone.id}:${seat}` })),
    ),
  ];
  const hand = createElement(Hand, { seat: 0, key: "hand" });
  const parts = [...zones.map((one) => createElement(Zone, { ...one, key: one.zone })), hand];
  const inside = createElement(SettingContext.Provider, { value: setting }, parts);
  return renderToStaticMarkup(createElement(SceneContext.Provider, { value: all }, inside));
}

test.each(worlds)("$ruleset.id is drawn from its zones: each of them, and all that lies open", (world) => {
  const now = someTable(world);
  const page = drawn(now);
  const { zones } = now.picture;
  expect(Object.keys(zones).filter((zone) => !page.includes(`data-zone="${zone}"`))).toEqual([]);
  const { hand } = fallbackPlan(now.table.ruleset, now.picture);
  // Of zones that one alone looks into the first is open, the others wait behind their tabs.
  const open = Object.entries(zones).flatMap(([key, { things = [] }]) =>
    hand.slice(1).some((id) => key.startsWith(`${id}:`)) ? [] : things.filter((name) => name !== null),
  );
  expect(open.length).toBeGreaterThan(4);
  expect(open.filter((name) => !page.includes(`data-name="${name}"`))).toEqual([]);
});

test("a card is drawn by its numbers, and a seat by what it counts", () => {
  const plan = fallbackPlan("chess", { zones: {} });
  expect(plan.look({ type: "piece", cost: 2, attack: 3, keywords: { leap: true } })).toMatchObject({
    cost: [{ text: "2" }],
    line: "piece",
    stats: [{ label: "attack", value: 3 }],
    keywords: ["leap"],
  });
  const now = someTable(worlds[0]);
  const counted = { ...now.picture, seats: [{ clock: 4, name: "white" }] };
  expect(plan.gauges(counted, 0)).toEqual([{ key: "clock", value: "4" }]);
});
