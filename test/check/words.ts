/**
 * That a word which a game does not know is a type error where it is said. The compiler alone reads this file: where a
 * line under `@ts-expect-error` is none, `npm run check` fails.
 */
import { z } from "zod";
import type { EvaluationWeights } from "../../shared/games/evaluation-weights.ts";
import type { glimpseProcedure as Glimpse } from "../../shared/games/grand-archive/instruct.ts";
import type { Search } from "../../shared/games/grand-archive/player-verbs.ts";
import type { Verb as GaVerb, GaWords } from "../../shared/games/grand-archive/typed.ts";
import type {
  ActionDef,
  ActKind,
  FilterKey,
  Intent,
  Match,
  Replacement,
  Ruleset,
  Stage,
  UcgWords,
  Verb,
  ZoneDef,
} from "../../shared/games/ucg/typed.ts";
import { isIn, thingsIn } from "../../shared/games/zones.ts";
import type { Announced, Match as AnyMatch, Handle, Obj } from "../../shared/kernel/game.ts";
import * as kernel from "../../shared/kernel/game.ts";

declare const m: Match;
declare const ga: kernel.Match<GaWords>;
declare const anyMatch: AnyMatch;
declare const obj: Obj;
declare const handle: Handle;
declare const frame: kernel.Frame;
declare const glimpseProcedure: typeof Glimpse;

/** Never called. */
export function zones(): void {
  kernel.zoneOf(m, "hand", 0);
  // @ts-expect-error a zone of Grand Archive
  kernel.zoneOf(m, "graveyard", 0);
  // @ts-expect-error
  thingsIn(m, "graveyard", 0);
  // @ts-expect-error
  isIn(m, handle, "hand", "graveyard");
  // @ts-expect-error
  const isThere = kernel.zoneIdOf(m, obj) === "graveyard";
  // @ts-expect-error
  const def: ZoneDef = { id: "graveyard", owner: "seat", audience: "all", realm: "play" };
  void [isThere, def];
}

export function acts(): void {
  kernel.doStep(m, { why: "draw", by: 0 }, [{ act: "drawn", seat: 0, amount: 1 }]);
  // @ts-expect-error
  kernel.doStep(m, { why: "draw", by: 0 }, [{ act: "drew", seat: 0, amount: 1 }]);
  // @ts-expect-error
  kernel.stepNow(m, { why: "draw", by: 0 }, [{ act: "drew", seat: 0 }]);
  // @ts-expect-error
  const able = kernel.canPay(m, [{ act: "drew", seat: 0 }]);
  // @ts-expect-error
  const verb: Pick<Verb, "plan"> = { plan: () => [{ act: "drew", seat: 0 }] };
  // @ts-expect-error
  const replacement: Pick<Replacement, "on"> = { on: "drew" };
  // @ts-expect-error
  const possible: NonNullable<ActKind["possible"]> = (_m, { act }) => act === "drew";
  void [able, verb, replacement, possible];
}

export function fieldsOfActs(): void {
  const cause = { why: "damage", by: 0 };
  // @ts-expect-error it has no object
  kernel.doStep(m, cause, [{ act: "damage", seat: 0, amount: 1 }]);
  // @ts-expect-error
  kernel.doStep(m, cause, [{ act: "damage", object: handle, seat: 0, amont: 1 }]);
  // @ts-expect-error its value is a number
  kernel.doStep(m, cause, [{ act: "drawn", seat: 0, amount: "all" }]);
  // @ts-expect-error
  kernel.doStep(m, cause, [{ act: "retreat", object: handle, seat: 0, zone: "graveyard" }]);
  const change = { object: handle, seat: 0, source: handle, attr: "power", amount: 1 } as const;
  kernel.doStep(m, cause, [{ act: "modify", ...change, until: "end" }]);
  // @ts-expect-error
  kernel.doStep(m, cause, [{ act: "modify", ...change, until: "ned" }]);
  // @ts-expect-error a heal knows no amount
  const instead: Replacement<"heal">["instead"] = (_m, { amount }) => [{ act: "drawn", seat: 0, amount }];
  // @ts-expect-error
  const kind: Ruleset["acts"]["heal"] = { fields: {}, apply: (_m, { amount }) => void amount };
  void [instead, kind];
}

export function marksAndAttributes(): void {
  kernel.setVar(m, handle, "damage", kernel.varOf(m, obj, "bide"));
  // @ts-expect-error
  kernel.varOf(m, obj, "harm");
  // @ts-expect-error
  kernel.setVar(m, handle, "harm", 1);
  // @ts-expect-error
  kernel.addVar(m, handle, "harm", 1);
  kernel.attrOf(m, handle, "power");
  // @ts-expect-error
  kernel.attrOf(m, handle, "strength");
  // @ts-expect-error
  kernel.layered(m, handle, "strength");
  const change = { source: handle, controller: 0, refs: [handle], layer: 0, add: 1, set: null };
  kernel.addModifier(m, { ...change, attr: "power", until: "end" });
  // @ts-expect-error
  kernel.addModifier(m, { ...change, attr: "strength", until: "end" });
  // @ts-expect-error
  kernel.addModifier(m, { ...change, attr: "power", until: "ned" });
}

export function records(): void {
  kernel.setTable(m, "turn", kernel.tableOf(m).turn + 1);
  // @ts-expect-error
  kernel.setTable(m, "round", 1);
  // @ts-expect-error its value is a number
  kernel.setTable(m, "turn", "first");
  // @ts-expect-error
  void kernel.tableOf(m).round;
  kernel.setSeat(m, 0, "epicPlayed", !kernel.seatVarsOf(m, 0).epicPlayed);
  // @ts-expect-error
  kernel.setSeat(m, 0, "epic", true);
  // @ts-expect-error its value is yes or no
  kernel.setSeat(m, 0, "epicPlayed", 1);
  // @ts-expect-error
  void kernel.seatVarsOf(m, 0).epic;
  void kernel.optionsOf(m).firstTurnAttack;
  // @ts-expect-error
  void kernel.optionsOf(m).lastTurnAttack;
  void kernel.dataOf(m, obj).type;
  // @ts-expect-error
  void kernel.dataOf(m, obj).sort;
}

export function proceduresAndWindows(): void {
  kernel.call(m, "turn");
  // @ts-expect-error
  kernel.call(m, "trun");
  // @ts-expect-error
  kernel.callInTurn(m, "muligan", [0, 1]);
  // @ts-expect-error
  kernel.unwind(m, "trun", "begin");
  // @ts-expect-error
  kernel.openSegment(m, { kind: "commit", program: "comit", questions: [] });
  // @ts-expect-error
  const verb: Pick<Verb, "procedure"> = { procedure: "serach" };
  kernel.call(m, "phase", { phase: "draw" });
  // @ts-expect-error its phase is not said
  kernel.call(m, "phase");
  // @ts-expect-error
  kernel.call(m, "phase", { phase: "dusk" });
  // @ts-expect-error
  kernel.call(m, "phase", { phase: "draw", faze: "draw" });
  kernel.callNextPhase(m, "phase");
  // @ts-expect-error it is called with an entry, not with a phase
  kernel.callNextPhase(m, "link");
  // @ts-expect-error
  const placing: kernel.Procedure<UcgWords, { only?: number }> = kernel.placeTriggers<UcgWords>("triger");
  kernel.giveBack(ga, "placed", true);
  // @ts-expect-error
  kernel.giveBack(ga, "plazed", true);
  // @ts-expect-error its value is yes or no
  kernel.giveBack(ga, "placed", 1);
  kernel.openWindow(m, "chain", 0);
  // @ts-expect-error
  kernel.openWindow(m, "stack", 0);
  void [verb, placing];
}

export function agenda(): void {
  kernel.plan(m, [{ phase: "draw" }]);
  // @ts-expect-error
  kernel.plan(m, [{ phase: "dusk" }]);
  // @ts-expect-error
  kernel.skip(m, ({ phase }) => phase === "dusk");
  // @ts-expect-error
  void (kernel.nextPhase(m)?.phase === "dusk");
  kernel.reach(m, "end");
  // @ts-expect-error
  kernel.reach(m, "dusk");
}

export function actionsAndRequests(): void {
  kernel.ask(m, { seat: 0, kind: "block", fallback: { action: "noBlock" } });
  // @ts-expect-error
  kernel.ask(m, { seat: 0, kind: "blok", fallback: { action: "noBlock" } });
  // @ts-expect-error
  kernel.ask(m, { seat: 0, kind: "block", fallback: { action: "noBlok" } });
  kernel.askYesNo(m, 0, "mulligan");
  // @ts-expect-error
  kernel.askYesNo(m, 0, "muligan");
  // @ts-expect-error
  const answers: ActionDef["answers"] = ["trun"];
  const intent: Intent = { action: "ignite", card: "c1" };
  // @ts-expect-error
  const meant: Ruleset["meant"] = () => [{ action: "ingite", card: "c1" }];
  // @ts-expect-error
  const fallback: NonNullable<kernel.WindowPolicy<UcgWords>["fallback"]> = () => ({ action: "pas" });
  void [answers, intent, meant, fallback];
}

export function entries(): void {
  const kept = { due: 0, cost: 0, raised: 0, base: true, condition: -1, card: 0 };
  kernel.addEntry(m, { kind: "play", controller: 0, data: kept }, {});
  // @ts-expect-error its card is not said
  kernel.addEntry(m, { kind: "play", controller: 0, data: { due: 0 } }, {});
  // @ts-expect-error nothing is said of what is kept
  kernel.addEntry(ga, { kind: "ability", controller: 0 }, {});
  // @ts-expect-error
  kernel.addEntry(ga, { kind: "abilty", controller: 0, data: { card: 0, modes: [] } }, {});
  // @ts-expect-error its card is a number
  kernel.setEntry(ga, 1, { data: { card: "wolf", modes: [] } });
  for (const { data } of m.state.entries) {
    void data.raised;
    // @ts-expect-error
    void data.rised;
  }
}

export function choices(): void {
  const order: readonly string[] = kernel.takeChoice(m, frame, 0, "order");
  // @ts-expect-error
  kernel.takeChoice(m, frame, 0, "oder");
  // @ts-expect-error it is yes or no
  const names: readonly string[] = kernel.takeChoice(m, frame, 0, "mulligan");
  const code = "ILLEGAL_CHOICE";
  kernel.ask(m, { seat: 0, kind: "order", domain: { kind: "order", of: [], code } });
  // @ts-expect-error what is chosen is a list of names
  kernel.ask(m, { seat: 0, kind: "order", domain: { kind: "amount", min: 0, max: 1, code } });
  // @ts-expect-error an action answers it
  kernel.ask(m, { seat: 0, kind: "block", domain: { kind: "one", of: ["c1"], code } });
  void [order, names];
}

export function cardsAndFrames(): void {
  void kernel.cardOf(m, obj).data.type;
  // @ts-expect-error
  void kernel.cardOf(m, obj).data.sort;
  void kernel.frameOf(ga, glimpseProcedure)?.locals.cards;
  // @ts-expect-error
  void kernel.frameOf(ga, glimpseProcedure)?.locals.carts;
  const filter: kernel.Filter = { in: ["hand"], epic: true };
  // @ts-expect-error it is a list of zones
  const zone: kernel.Filter = { in: "hand" };
  void [filter, zone];
}

export function values(): void {
  const taken: Stage<Announced, number>["apply"] = (_m, ctx, value) => void ctx.source.toFixed(value);
  const amount: Stage<Announced, number>["domain"] = () => ({
    kind: "amount",
    min: 0,
    max: 1,
    code: "BAD_TIMING",
  });
  // @ts-expect-error its values are lists of names
  const names: Stage<Announced, number>["domain"] = () => ({ kind: "order", of: [], code: "BAD_TIMING" });
  // @ts-expect-error its values are names
  const one: Stage<Announced, number>["domain"] = () => ({ kind: "one", of: ["c1"], code: "BAD_TIMING" });
  // @ts-expect-error what is left out is a number too
  const omitted: NonNullable<Stage<Announced, number>["omitted"]> = () => "c1";
  const kind: FilterKey<"epic">["schema"] = z.enum(["epic"]);
  // @ts-expect-error it reads more than the key is tested with
  const more: FilterKey<"epic">["schema"] = z.enum(["epic", "terra"]);
  void [taken, amount, names, one, omitted, kind, more];
}

export function fieldsOfVerbs(): void {
  const shape: Verb<{ attr: UcgWords["attr"]; count?: number }>["shape"] = ({ computed }) => ({
    attr: computed,
    count: z.int().exactOptional(),
  });
  // @ts-expect-error it reads no count
  const without: Verb<{ count?: number }>["shape"] = ({ computed }) => ({ attr: computed });
  // @ts-expect-error a term may be a node, and a count is none
  const node: Verb<{ count: number }>["shape"] = ({ number }) => ({ count: number });
  // @ts-expect-error a mark is no attribute in play
  const attr: Verb<{ attr: UcgWords["attr"] }>["shape"] = (terms) => ({ attr: terms.attr });
  const plan: Verb<{ count: number }>["plan"] = (_m, _scope, { count }) => [
    { act: "drawn", seat: 0, amount: count },
  ];
  const search: GaVerb<Search>["procedure"] = "search";
  // @ts-expect-error its procedure reads where the cards go
  const blind: GaVerb["procedure"] = "search";
  // @ts-expect-error no more is known of it than that it is JSON
  const unsaid: Verb["plan"] = (_m, _scope, { count }) => [{ act: "drawn", seat: 0, amount: count }];
  void [shape, without, node, attr, plan, search, blind, unsaid];
}

export function refusals(): void {
  const begin: ActionDef["begin"] = () => kernel.refuse("BAD_TIMING");
  // @ts-expect-error
  const late: ActionDef["begin"] = () => kernel.refuse("BAD_TIMNG");
  // @ts-expect-error
  const domain: Stage["domain"] = () => ({ kind: "amount", min: 0, max: 1, code: "BAD_TIMNG" });
  // @ts-expect-error
  const code: NonNullable<Stage["code"]> = () => "BAD_TIMNG";
  // @ts-expect-error
  const asked: Ruleset["notAsked"] = () => kernel.refuse("BAD_TIMNG");
  void [begin, late, domain, code, asked];
}

export function weights(): void {
  const zones: EvaluationWeights<UcgWords>["zones"] = { hand: 1 };
  // @ts-expect-error
  const strange: EvaluationWeights<UcgWords>["zones"] = { graveyard: 1 };
  // @ts-expect-error
  const numbers: EvaluationWeights<UcgWords>["numbers"] = { active: { strength: 1 } };
  // @ts-expect-error
  const seat: EvaluationWeights<UcgWords>["seat"] = { epic: 1 };
  // @ts-expect-error
  const reads: NonNullable<FilterKey["reads"]> = ["strength"];
  void [zones, strange, numbers, seat, reads];
}

/** A match of no known game is none of this one, while one of this game is a match. */
export function games(): void {
  const known: AnyMatch = m;
  // @ts-expect-error
  const unknown: Match = anyMatch;
  // @ts-expect-error
  const other: kernel.Match<UcgWords & { zone: "graveyard" }> = m;
  void [known, unknown, other];
}
