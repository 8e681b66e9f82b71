/** Why a seat can do nothing with a thing of its own (kernel.md 11): the refusal of what comes furthest. */
import { describe, expect, test } from "vitest";
import { hash, type Match, whyNot } from "../../shared/kernel/index.ts";
import type { Domain } from "../../shared/kernel/model/domains.ts";
import { refuse } from "../../shared/kernel/model/refusal.ts";
import type { ActionDef, Ruleset, Stage } from "../../shared/kernel/model/ruleset.ts";
import { control, show } from "../../shared/kernel/ops/ops.ts";
import { spend } from "../../shared/kernel/ops/step-budget.ts";
import { at, find, nameOf, put, table } from "./table.ts";
import { toy } from "./toy.ts";

const of = (...values: string[]): Domain => ({ kind: "one", of: values, code: "ILLEGAL_CHOICE" });
const stage = (slot: string, domain: Domain, code?: string): Stage => ({
  ...{ slot, domain: () => domain },
  apply: (_m, _ctx, value) => (code !== undefined && value !== "good" ? refuse(code) : undefined),
});

/** An action that refuses with this code at its head, or at one of its stages. */
const action = (begin: string | null, ...stages: Stage[]): ActionDef => ({
  ...{ answers: ["window"], head: [], heads: () => [{}], stages: () => stages, finish: () => "special" },
  begin: () => (begin === null ? undefined : refuse(begin)),
});

const acts: Readonly<Record<string, ActionDef>> = {
  atOnce: action("AT_ONCE"),
  alsoAtOnce: action("ALSO_AT_ONCE"),
  far: action(null, stage("a", of("x", "y")), stage("b", of("x"), "FAR")),
  alsoFar: action(null, stage("a", of("x")), stage("b", of("x"), "ALSO_FAR")),
  further: action(null, stage("a", of("x")), stage("b", of("x")), stage("c", of("x")), stage("d", of())),
  other: action(null, stage("a", of("x", "good"), "NOT_FIRST")),
  fine: action(null, stage("a", of("x"))),
  unasked: { ...action(null, stage("a", of("x"))), answers: ["bid"] },
};

/** Seat 0 may mean these by any of its things. */
function meaning(...names: string[]): Match {
  const meant: Ruleset["meant"] = (m) => {
    spend(m);
    return names.map((name) => ({ action: name }));
  };
  return table([["imp"], ["twin"]], {}, { ...toy, actions: { ...toy.actions, ...acts }, meant });
}

function why(...names: string[]): string | undefined {
  const match = meaning(...names);
  const before = hash(match);
  const code = whyNot(match, 0, nameOf(match, "imp", "hand", 0))?.code;
  expect(hash(match), "taken back").toBe(before);
  return code;
}

describe("of all that may be meant", () => {
  test("what comes furthest is told, whatever stands before or behind it", () => {
    expect(why("atOnce")).toBe("AT_ONCE");
    expect(why("atOnce", "far")).toBe("FAR");
    expect(why("far", "atOnce")).toBe("FAR");
    expect(why("far", "further", "atOnce")).toBe("ILLEGAL_CHOICE");
  });

  test("the likeliest of those that come equally far", () => {
    expect(why("atOnce", "alsoAtOnce")).toBe("AT_ONCE");
    expect(why("alsoFar", "far")).toBe("ALSO_FAR");
  });

  test("what the seat is asked for is nearer than what it is not", () => {
    expect(why("unasked", "atOnce")).toBe("AT_ONCE");
    expect(why("atOnce", "unasked")).toBe("AT_ONCE");
    expect(why("unasked")).toBe("WRONG_ANSWER");
  });

  test("nothing where one can be done, were it by another value, or where none is meant", () => {
    expect(why("atOnce", "fine")).toBeUndefined();
    expect(why("other")).toBeUndefined();
    expect(why()).toBeUndefined();
  });
});

test("the question has work of its own, however much the last step did (kernel.md 13)", () => {
  const match = meaning("atOnce");
  match.cache.work = 1e9;
  expect(whyNot(match, 0, nameOf(match, "imp", "hand", 0))?.code).toBe("AT_ONCE");
});

describe("of a thing", () => {
  test("that is the seat's own, or under its control", () => {
    const match = meaning("atOnce");
    const imp = put(match, "imp", "field", 1);
    expect(whyNot(match, 0, at(match, imp).name)).toBeUndefined();
    control(match, imp, 0);
    expect(whyNot(match, 0, at(match, imp).name)?.code).toBe("AT_ONCE");
    expect(whyNot(match, 1, at(match, imp).name)?.code, "its owner").toBe("NOT_ASKED");
  });

  test("that the seat knows by this name", () => {
    const match = meaning("atOnce");
    const twin = find(match, "twin", "hand", 1);
    show(match, twin, 1 << 0);
    expect(whyNot(match, 0, at(match, twin).name), "another's").toBeUndefined();
    for (const name of ["", "p0", "c999"]) expect(whyNot(match, 0, name), name).toBeUndefined();
  });

  test("whose face the seat knows", () => {
    const match = meaning("atOnce");
    const secret = put(match, "imp", "secret", 0);
    expect(whyNot(match, 0, at(match, secret).name)).toBeUndefined();
    show(match, secret, 1 << 0);
    expect(whyNot(match, 0, at(match, secret).name)?.code).toBe("AT_ONCE");
  });
});
