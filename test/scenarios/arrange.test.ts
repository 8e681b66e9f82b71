import { expect, test } from "vitest";
import { hash, isRefusal, load, type Saved, save, viewOf } from "../../shared/kernel/index.ts";
import type { Match } from "../../shared/kernel/model/match.ts";
import { handleAt } from "../../shared/kernel/model/state.ts";
import { move, zoneOf } from "../../shared/kernel/ops/ops.ts";
import { rearrange, zoneFault } from "./arrange.ts";
import { parseScenario } from "./format.ts";
import { catalogFor } from "./sets.ts";
import { ucgDialect } from "./ucg/dialect.ts";
import { game } from "./ucg/game.ts";

function position(given: string): Match {
  const text = `rule: UCG 1\nruleset: ucg\ncases:\n  - name: x\n    given: ${given}\n    play: [{ A: pass }]\n    asked: {}\n`;
  const { cases } = parseScenario(text, "x.yaml", ucgDialect);
  const { catalog, sets } = catalogFor(["seed-examples"], game.ruleset, "x.yaml");
  return game.arrange(cases[0].given, sets, catalog);
}

test("a position can be saved, loaded and seen like any other state", () => {
  const m = position(
    "{ turn: 4, owner: B, phase: conflict, A: { effect: [{ card: arclight, zone: 2, down: true }] }, " +
      "B: { active: [dave], attached: [{ card: the-emperor, on: dave }], void: [ignorance, final-clash] } }",
  );
  const again = load(JSON.parse(JSON.stringify(save(m))) as Saved, m.catalog);
  expect(!isRefusal(again) && hash(again)).toBe(hash(m));
  expect(zoneFault(m)).toBeUndefined();
  const { public: seen } = viewOf(m, "spectator");
  expect(seen.table).toMatchObject({ turn: 4, owner: 1, phase: "conflict" });
  expect(seen.asks).toEqual({ 1: { kind: "turn", info: { phase: "conflict" } } });
  const things = (zone: string) =>
    seen.zones[zone].things?.map((name) => (name === null ? null : seen.things[name]));
  expect(things("effect:0")).toMatchObject([null, { down: true }, null, null, null]);
  expect(things("active:1")).toMatchObject([{ card: "dave", values: { combat: 2 } }]);
  expect(things("attached:1")).toMatchObject([
    { card: "the-emperor", host: seen.zones["active:1"].things?.[0] },
  ]);
  // Files list the top first; the end of a zone's list is its top.
  expect(things("void:1")?.map((thing) => thing?.card)).toEqual(["final-clash", "ignorance"]);
});

test("copies are numbered as the file writes them", () => {
  const m = position("{ A: { active: [{ card: dave, counters: { damage: 1 } }], hand: [dave] } }");
  expect(game.contents(m, "A.active")).toMatchObject([{ card: "dave", damage: 1 }]);
  expect(game.intent(m, 0, { action: "declareAttack", card: { card: "dave", copy: 1 } })).toEqual({
    action: "declareAttack",
    card: m.state.objects[m.state.zones[zoneOf(m, "active", 0)].list[0]].name,
  });
});

test("an item that lies nowhere or in two places is found", () => {
  const m = position("{ A: { active: [dave] } }");
  const active = m.state.zones[zoneOf(m, "active", 0)].list as number[];
  const [slot] = active;
  active.push(slot);
  expect(zoneFault(m)).toBe(`item ${slot} lies in two zones`);
  active.length = 0;
  expect(zoneFault(m)).toBe(`item ${slot} lies nowhere`);
  active.push(slot);
  rearrange(m, () => void move(m, handleAt(m.state, slot), zoneOf(m, "void", 0)));
  expect(game.contents(m, "A.void")).toMatchObject([{ card: "dave" }]);
});
