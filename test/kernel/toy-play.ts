import { stepNow } from "../../shared/kernel/flow/step.ts";
import type { Domain } from "../../shared/kernel/model/domains.ts";
import { cardOf, type Match } from "../../shared/kernel/model/match.ts";
import { type Refusal, refuse } from "../../shared/kernel/model/refusal.ts";
import type { ActionDef, Announced, Draft, Stage } from "../../shared/kernel/model/ruleset.ts";
import {
  type Data,
  type Handle,
  handleAt,
  NONE,
  type Obj,
  objectOf,
  type Ref,
  type Seat,
  slotOf,
  type Waiting,
} from "../../shared/kernel/model/state.ts";
import { spell, understand } from "../../shared/kernel/ops/audience.ts";
import { addEntry, setSeat } from "../../shared/kernel/ops/ops.ts";
import { matchesHandle, matching } from "../../shared/kernel/values/evaluate.ts";
import { scopeOf } from "../../shared/kernel/values/modifiers.ts";
import { takeFirstWaiting } from "../../shared/kernel/values/triggers.ts";
import type { Target } from "./toy-cards.ts";
import { isIn, livingFrom, thingsIn, varsOf } from "./toy-zones.ts";

export const dataOf = (m: Match, obj: Obj): Data => cardOf(m, obj).data;
export const wordsOf = (node: Data): readonly Target[] =>
  (node.targets ?? []) as unknown as readonly Target[];

/** What a target word may point at now, in zone order. */
function candidates(m: Match, source: Handle, controller: Seat, word: Target): Ref[] {
  if (word.entry) return m.state.entries.map(({ id }): Ref => ({ kind: "entry", id })).reverse();
  if (word.object !== undefined)
    return matching(m, scopeOf(source, controller), word.object).map((id): Ref => ({ kind: "object", id }));
  return livingFrom(m, 0)
    .filter((seat) => word.player === "any" || seat !== controller)
    .map((id): Ref => ({ kind: "seat", id }));
}

/** Whether a target announced for this word still counts. */
export function stands(m: Match, source: Handle, controller: Seat, ref: Ref, word: Target): boolean {
  if (ref.kind === "seat") return !m.state.seats[ref.id].left;
  if (ref.kind === "entry") return m.state.entries.some(({ id }) => id === ref.id);
  return matchesHandle(m, scopeOf(source, controller), ref.id, word.object ?? null);
}

interface Play extends Announced {
  words: readonly Target[];
  targets: Ref[][];
  held: Handle;
  x: number;
  waiting: Waiting | null;
}

const least = (word: Target): number => word.min ?? 1;
const lacksTargets = (m: Match, source: Handle, seat: Seat, words: readonly Target[]): boolean =>
  words.some((word) => candidates(m, source, seat, word).length < least(word));

const targetStage = (index: number): Stage => ({
  slot: index === 0 ? "target" : "target2",
  domain(m, ctx): Domain {
    const { words, held, seat } = ctx as Play;
    const of = candidates(m, held, seat, words[index]).map((ref) => spell(m, ref, 1 << seat));
    return {
      kind: "subset",
      of,
      min: least(words[index]),
      max: words[index].max ?? 1,
      code: "ILLEGAL_TARGET",
    };
  },
  apply(m, ctx, value) {
    const refs = (value as readonly string[]).map((name) => understand(m, ctx.seat, name) as Ref);
    (ctx as Play).targets = [...(ctx as Play).targets, refs];
  },
});

const targetStages = (_m: Match, ctx: Announced): readonly Stage[] =>
  (ctx as Play).words.map((_, index) => targetStage(index));

const xStage: Stage = {
  slot: "x",
  domain: (m, { seat }): Domain => ({
    kind: "amount",
    min: 0,
    max: varsOf(m, seat).mana,
    code: "CANNOT_PAY",
  }),
  apply(m, ctx, value) {
    setSeat(m, ctx.seat, "mana", varsOf(m, ctx.seat).mana - (value as number));
    (ctx as Play).x = value as number;
  },
};

function enterEntry(m: Match, ctx: Play, kind: string, ability: number, data: Data): string {
  const { held, seat, targets, x } = ctx;
  const obj = objectOf(m.state, held);
  addEntry(
    m,
    {
      kind,
      controller: seat,
      source: held,
      ability,
      mode: kind,
      targets,
      x,
      price: "mana",
      paid: 0,
      hold: null,
      data,
    },
    {
      kind,
      controller: seat,
      source: obj?.name ?? "",
      targets: targets.map((refs) => refs.map((ref) => spell(m, ref))),
      x,
    },
  );
  return "entry";
}

function* handOf(m: Match, seat: Seat): Iterable<Draft> {
  for (const handle of thingsIn(m, "hand", seat)) yield { card: (objectOf(m.state, handle) as Obj).name };
}

const play: ActionDef = {
  answers: ["window"],
  head: ["card"],
  heads: handOf,
  begin(m, ctx): Refusal | void {
    const obj = objectOf(m.state, ctx.source) as Obj;
    if (!isIn(m, ctx.source, "hand") || obj.owner !== ctx.seat) return refuse("WRONG_ZONE");
    const data = dataOf(m, obj);
    const { mana } = varsOf(m, ctx.seat);
    if ((data.cost as number) > mana) return refuse("CANNOT_PAY");
    if (lacksTargets(m, ctx.source, ctx.seat, wordsOf(data))) return refuse("ILLEGAL_TARGET");
    setSeat(m, ctx.seat, "mana", mana - (data.cost as number));
    stepNow(m, { why: "cast", by: ctx.seat }, [{ act: "cast", object: ctx.source, seat: ctx.seat }]);
    const held = handleAt(m.state, slotOf(ctx.source));
    Object.assign(ctx, { words: wordsOf(data), targets: [], held, x: 0, waiting: null });
  },
  stages: (m, ctx) => {
    const { held } = ctx as Play;
    const stages = targetStages(m, ctx);
    return dataOf(m, objectOf(m.state, held) as Obj).x === true ? [...stages, xStage] : stages;
  },
  finish: (m, ctx) => enterEntry(m, ctx as Play, "spell", NONE, {}),
};

/** A special action (N R8.7): it goes round the queue and changes neither holder nor passes. */
const charge: ActionDef = {
  answers: ["window"],
  head: ["card"],
  heads: handOf,
  begin(m, ctx): Refusal | void {
    if (varsOf(m, ctx.seat).charged) return refuse("CHARGED");
    const obj = objectOf(m.state, ctx.source) as Obj;
    if (!isIn(m, ctx.source, "hand") || obj.owner !== ctx.seat) return refuse("WRONG_ZONE");
    setSeat(m, ctx.seat, "charged", true);
    setSeat(m, ctx.seat, "mana", varsOf(m, ctx.seat).mana + 1);
    stepNow(m, { why: "charge", by: ctx.seat }, [{ act: "tuck", object: ctx.source, seat: ctx.seat }]);
  },
  finish: () => "special",
};

/** The game announces a trigger that waited. */
const trigger: ActionDef = {
  answers: [],
  begin(m, ctx): Refusal | void {
    const waiting = takeFirstWaiting(m, ctx.seat) as Waiting;
    const words = wordsOf(m.pool.cards[waiting.card].abilities[waiting.ability].node);
    Object.assign(ctx, { words, targets: [], held: waiting.source, x: 0, waiting });
    if (lacksTargets(m, waiting.source, ctx.seat, words)) return refuse("ILLEGAL_TARGET");
  },
  stages: targetStages,
  finish(m, ctx) {
    const { ability, card, event } = (ctx as Play).waiting as Waiting;
    return enterEntry(m, ctx as Play, "trigger", ability, { card, event });
  },
};

const pass: ActionDef = {
  answers: ["window"],
  finish: () => "pass",
};

export const actions: Readonly<Record<string, ActionDef>> = { play, charge, pass, trigger };
