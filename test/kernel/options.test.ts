/** What a seat may do (kernel.md 11), of an action whose stages are the test's own. */
import { describe, expect, test } from "vitest";
import { type Data, hash, type Json, type Match, submit } from "../../shared/kernel/index.ts";
import type { Domain } from "../../shared/kernel/model/domains.ts";
import { type Refusal, refuse } from "../../shared/kernel/model/refusal.ts";
import type { ActionDef, Announced, Stage } from "../../shared/kernel/model/ruleset.ts";
import { setSeat } from "../../shared/kernel/ops/ops.ts";
import { spend } from "../../shared/kernel/ops/step-budget.ts";
import {
  canAct,
  completion,
  enumerate,
  narrow,
  offers,
  options,
  sample,
} from "../../shared/kernel/view/options.ts";
import { attempt, nameOf, pass, play, say, table } from "./table.ts";
import { toy } from "./toy.ts";
import { varsOf } from "./toy-zones.ts";

const one = (...of: Json[]): Domain => ({ kind: "one", of, code: "ILLEGAL_CHOICE" });
const amount = (max: number): Domain => ({ kind: "amount", min: 0, max, code: "ILLEGAL_CHOICE" });

/** A stage that pays one mana, so that what was tried and not taken back would be seen. */
function asks(
  slot: string,
  domain: Domain | Refusal | null,
  { fits = () => true, omitted }: { fits?: (value: Json, ctx: Announced) => boolean; omitted?: Json } = {},
): Stage {
  return {
    slot,
    domain: () => domain,
    apply(m, ctx, value) {
      if (!fits(value, ctx)) return refuse("CANNOT_PAY");
      ctx[slot] = value;
      setSeat(m, ctx.seat, "mana", varsOf(m, ctx.seat).mana - 1);
      return undefined;
    },
    ...(omitted !== undefined && { omitted: () => omitted }),
  };
}

/** Looks at what lies in play to say what may be chosen. */
const counts: Stage = {
  ...asks("n", one(1)),
  domain(m) {
    spend(m);
    return one(1);
  },
};

/** Seat 0 may wish, which asks these, or pass. */
function wishing(...stages: Stage[]): Match {
  const wish: ActionDef = {
    answers: ["window"],
    head: ["way"],
    heads: () => [{}],
    begin: (_m, { head }) => (head.way === "wrong" ? refuse("NO_SUCH_MODE") : undefined),
    stages: () => stages,
    finish: () => "special",
  };
  // What answers something else is not offered.
  const other: ActionDef = { ...wish, answers: ["bid"] };
  return table([[], []], {}, { ...toy, actions: { ...toy.actions, other, wish } });
}

/** What the match says of wishing, after which it stands as it stood. */
function ofWish<T>(ask: (match: Match, draft: Data) => T, stages: readonly Stage[], draft: Data = {}): T {
  const match = wishing(...stages);
  const before = hash(match);
  const said = ask(match, { action: "wish", ...draft });
  expect(hash(match), "taken back").toBe(before);
  return said;
}

const offer = (...stages: Stage[]) =>
  ofWish((match) => offers(match, 0).find(({ action }) => action.action === "wish"), stages);
const next = (draft: Data, ...stages: Stage[]) =>
  ofWish((match, given) => narrow(match, 0, given), stages, draft);
const completed = (draft: Data, ...stages: Stage[]) =>
  ofWish((match, given) => completion(match, 0, given), stages, draft);

describe("an action is offered with the first slot it leaves open", () => {
  test("none, where its head is the whole intent", () => {
    const match = wishing();
    const { id } = match.state.requests[0] ?? {};
    expect(offers(match, 0)).toEqual([
      { action: { action: "pass", request: id }, next: null },
      { action: { action: "wish", request: id }, next: null },
    ]);
  });

  test("the first, not the last, and what it is when left out", () => {
    const [a, b] = [one(1, 2), one(3)];
    expect(offer(asks("a", a), asks("b", b))?.next).toEqual({ slot: "a", domain: a });
    expect(offer(asks("a", null), asks("b", b, { omitted: 3 }))?.next).toEqual({
      slot: "b",
      domain: b,
      omitted: 3,
    });
  });

  test("not where a slot has no value, cannot be asked, or takes none of its values", () => {
    const fine = asks("a", one(1, 2));
    expect(offer(asks("b", one()))).toBeUndefined();
    expect(offer(fine, asks("b", one()))).toBeUndefined();
    expect(offer(asks("b", refuse("NO_BLOCKER")))).toBeUndefined();
    expect(offer(fine, asks("b", one(3), { fits: () => false }))).toBeUndefined();
    for (const domain of [one(), refuse("NO_BLOCKER")])
      expect(offer(asks("a", domain, { omitted: 1 })), "though it may be left out").toBeUndefined();
  });

  test("also where not the first value of a slot completes it, but another", () => {
    const b = asks("b", one(1, 2), { fits: (value, { a }) => a === 2 && value === 2 });
    expect(offer(asks("a", one(1, 2)), b)?.next?.slot).toBe("a");
  });

  test("its first slot's value when left out is the one it is judged by", () => {
    expect(offer(asks("a", one(1, 2), { omitted: 2, fits: (value) => value === 2 }))?.next).toMatchObject({
      omitted: 2,
    });
  });
});

describe("the next slot of a draft", () => {
  const [a, b] = [asks("a", one(1, 2)), asks("b", one(3, 4), { omitted: 4 })];

  test("is the first without a value; then the draft is complete", () => {
    expect(next({}, a, b)).toEqual({ slot: "a", domain: one(1, 2) });
    expect(next({ a: 2 }, a, b)).toEqual({ slot: "b", domain: one(3, 4), omitted: 4 });
    expect(next({ a: 2, b: 3 }, a, b)).toBe("complete");
    expect(next({}, asks("a", null))).toBe("complete");
  });

  test("a value that does not fit, that is refused, or that nothing asks for is said to be so", () => {
    expect(next({ a: 9 }, a, b)).toEqual(refuse("ILLEGAL_CHOICE"));
    expect(next({ a: 1 }, asks("a", one(1), { fits: () => false }))).toEqual(refuse("CANNOT_PAY"));
    expect(next({ a: 1 }, asks("a", refuse("NO_BLOCKER")))).toEqual(refuse("NO_BLOCKER"));
    expect(next({ way: "wrong" }, a)).toEqual(refuse("NO_SUCH_MODE"));
  });

  test("an older request's is stale, and a draft may leave the request out", () => {
    const match = wishing(a);
    const id = match.state.requests[0]?.id as number;
    expect(narrow(match, 0, { action: "wish", request: id })).toMatchObject({ slot: "a" });
    expect(narrow(match, 0, { action: "wish", request: id - 1 })).toEqual(
      refuse("STALE_REQUEST", { request: id }),
    );
  });
});

describe("a draft is completed", () => {
  const [a, b] = [asks("a", one(1, 2)), asks("b", one(3, 4), { omitted: 4 })];

  test("by the first value of each slot, or the one it has when left out", () => {
    expect(completed({}, a, b)).toEqual({ action: "wish", a: 1, b: 4 });
    expect(completed({ a: 2, b: 3 }, a, b)).toEqual({ action: "wish", a: 2, b: 3 });
  });

  test("never against what it says itself", () => {
    expect(completed({ a: 9 }, a, b)).toBeUndefined();
    expect(completed({ b: 9 }, a, b)).toBeUndefined();
    expect(completed({ way: "wrong" }, a)).toBeUndefined();
    expect(completed({ a: 1 }, asks("a", one(1), { fits: () => false }))).toBeUndefined();
  });

  test("by another value where the first leads nowhere", () => {
    const last = asks("b", one(3, 4), { fits: (value, ctx) => ctx.a === 2 && value === 4 });
    expect(completed({}, a, last)).toEqual({ action: "wish", a: 2, b: 4 });
    expect(completed({ a: 1 }, a, last)).toBeUndefined();
    expect(completed({}, a, asks("c", one()))).toBeUndefined();
  });

  test("with so many tries and no more", () => {
    const fits = (least: number) => asks("n", amount(1000), { fits: (value) => (value as number) >= least });
    expect(completed({}, fits(255)), "the last try").toMatchObject({ n: 255 });
    expect(completed({}, fits(256))).toBeUndefined();
    expect(offer(fits(255))?.next?.slot).toBe("n");
    expect(offer(fits(256))).toBeUndefined();
  });
});

describe("a plain question", () => {
  /** Seat 0 is asked whether it draws. */
  function guarding(): Match {
    const match = table([["gift"], []]);
    play(match, 0, "gift");
    pass(match, 1, 0);
    return match;
  }

  test("has one option, with what may be chosen", () => {
    const match = guarding();
    const { id, domain } = match.state.requests[0] ?? {};
    expect(offers(match, 0)).toEqual([
      { action: { action: "may", request: id }, next: { slot: "choice", domain } },
    ]);
    expect(narrow(match, 0, { action: "may" })).toEqual({ slot: "choice", domain });
    expect(narrow(match, 0, { action: "may", choice: true })).toBe("complete");
    expect(narrow(match, 0, { action: "may", choice: 7 })).toEqual(
      refuse("ILLEGAL_CHOICE", { slot: "choice" }),
    );
    expect(narrow(match, 0, { action: "pass" })).toEqual(refuse("WRONG_ANSWER"));
    expect([...enumerate(match, 0)].map(({ choice }) => choice)).toEqual([true, false]);
    expect(canAct(match, 0)).toBe(true);
  });

  test("asks nobody else", () => {
    const match = guarding();
    expect(offers(match, 1)).toEqual([]);
    expect(canAct(match, 1)).toBe(false);
    const late: readonly Data[] = [{ action: "pass" }, { action: "pass", request: 1 }];
    for (const intent of late) expect(narrow(match, 1, intent)).toEqual(attempt(match, 1, intent));
    expect(sample(match, 1, () => 0)).toBeUndefined();
  });
});

describe("whoever can only pass cannot act", () => {
  test("and who can do something else can", () => {
    expect(canAct(table([[], []]), 0)).toBe(false);
    expect(canAct(wishing(), 0)).toBe(true);
    expect(canAct(wishing(asks("a", one())), 0)).toBe(false);
  });

  test("a question has work of its own, however much the last step did (kernel.md 13)", () => {
    const busy = (ask: (match: Match) => unknown): unknown => {
      const match = wishing(counts);
      match.cache.work = 1e9;
      return ask(match);
    };
    expect(busy((match) => offers(match, 0))).toHaveLength(2);
    expect(busy((match) => canAct(match, 0))).toBe(true);
    expect(busy((match) => narrow(match, 0, { action: "wish" }))).toMatchObject({ slot: "n" });
    expect(busy((match) => completion(match, 0, { action: "wish" }))).toEqual({ action: "wish", n: 1 });
  });

  test("nothing is offered once it is over", () => {
    const match = wishing();
    submit(match, "host", { action: "end", winners: [], reason: "agreed" });
    expect(offers(match, 0)).toEqual([]);
  });
});

describe("all intents, and one drawn", () => {
  test("every value of each slot in its order, and none that is refused", () => {
    const stages = [
      asks("a", one(1, 2)),
      asks("b", one(3, 4), { fits: (value, { a }) => a === 1 || value === 4 }),
    ];
    const match = wishing(...stages);
    const found = [...enumerate(match, 0)].filter(({ action }) => action === "wish");
    expect(found.map(({ a, b }) => [a, b])).toEqual([
      [1, 3],
      [1, 4],
      [2, 4],
    ]);
    for (const intent of found) expect(say(wishing(...stages), 0, intent)).toBeDefined();
  });

  test("an action drawn, and a value of each of its slots", () => {
    const match = wishing(asks("a", one(1, 2)), asks("b", one(3, 4)));
    const last = (n: number): number => n - 1;
    expect(sample(match, 0, last)).toMatchObject({ action: "wish", a: 2, b: 4 });
    expect(sample(match, 0, () => 0)).toMatchObject({ action: "pass" });
    expect(
      sample(table([[], []]), 0, () => 0),
      "the only one",
    ).toMatchObject({ action: "pass" });
  });

  test("values that do not fit together: one is taken that does", () => {
    const match = wishing(asks("a", one(1, 2)), asks("b", one(3), { fits: (_, { a }) => a === 1 }));
    expect(sample(match, 0, (n) => n - 1)).toMatchObject({ action: "wish", a: 1, b: 3 });
  });
});

test("a card is offered once for each that lies in hand, and its targets are asked", () => {
  const match = table([["imp", "nix"], []]);
  const card = nameOf(match, "imp", "hand", 0);
  const cards = options(match, 0).flatMap(({ action, card: name }) => (action === "play" ? [name] : []));
  expect(cards, "nothing is there to counter").toEqual([card]);
});

test("an action that says no more than what it answers is its own whole intent", () => {
  const bow: ActionDef = { answers: ["window"], finish: () => "pass" };
  const game = { ...toy, actions: { ...toy.actions, bow } };
  const match = table([[], []], {}, game);
  expect(offers(match, 0)).toContainEqual({
    action: { action: "bow", request: expect.any(Number) },
    next: null,
  });
  expect(attempt(match, 0, { action: "bow", card: "c1" })).toMatchObject({ ok: false, code: "MALFORMED" });
  expect(attempt(match, 0, { action: "bow" })).toMatchObject({ ok: true });
});

test("one that answers nothing is the game's own, and nobody is offered it", () => {
  const match = table([["imp"], []]);
  expect(offers(match, 0).map(({ action }) => action.action)).not.toContain("trigger");
  expect(attempt(match, 0, { action: "trigger" })).toMatchObject({ ok: false });
});
