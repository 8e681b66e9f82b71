/** Activating a card or an ability, materializing (G 12, 13): one intent, judged by doing. */

import {
  type Announced,
  attrOf,
  cardOf,
  type Data,
  type Draft,
  dataOf,
  type Handle,
  handleAt,
  NONE,
  note,
  objAt,
  objectRef,
  refuse,
  type Seat,
  scopeOf,
  slotOf,
  spell,
  stepNow,
  topFrame,
} from "../../kernel/game.ts";
import { isIn, thingsIn } from "../zones.ts";
import { activatedOf, activeFrom, bearerOf, playableFrom } from "./abilities.ts";
import { abilityCost } from "./card.ts";
import { abilityStages, cardStages, materialStages, type Permit, type Play } from "./extras.ts";
import { addLayer, bodyOf, type LayerKind } from "./layers.ts";
import { abilityFault, cardFault, materialFault } from "./legal.ts";
import { inPrintedOrder, isHopeless } from "./modes.ts";
import { payMemory, reserveMost } from "./payment.ts";
import type { Act, ActionDef, Match, Refusal } from "./typed.ts";
import { championOf } from "./zones.ts";

/** The permission of the effect that asks, if one does. */
function permitOf(m: Match): Permit | null {
  const frame = topFrame(m);
  return frame?.program === "instruct" || frame?.program === "glimpse"
    ? (frame.locals.permit as Permit | null)
    : null;
}

function start(m: Match, ctx: Announced, kind: LayerKind, ability: number, permit: Permit | null): Play {
  const { card } = objAt(m, ctx.source);
  const body = bodyOf(m, { ability, data: { card } });
  Object.assign(ctx, {
    kind,
    ability,
    permit,
    body,
    scope: scopeOf(ctx.source, ctx.seat),
    modes: [],
    targets: [],
    x: 0,
    paid: 0,
    attacker: NONE,
    how: {},
    held: ctx.source,
    words: kind === "activation" ? wordsNow(m, ctx.source) : {},
  });
  return ctx as Play;
}

const PLAYED = [
  "efficiency",
  "kindle",
  "prepare",
  "imbue",
  "command",
  "interdiction",
  "starcalling",
] as const;

/**
 * Keywords that pay or play a card, as it has them where it lies. Their source may not reach onto the Effects
 * Stack.
 */
const wordsNow = (m: Match, card: Handle): Play["words"] =>
  Object.fromEntries(PLAYED.map((word) => [word, attrOf(m, card, word)]));

/** G A1: the card is announced, onto the Effects Stack. */
function announce(m: Match, play: Play): void {
  stepNow(m, { why: "announce", by: play.seat }, [
    { act: "announced", object: play.source, seat: play.seat },
  ]);
  play.held = handleAt(m.state, slotOf(play.source));
  play.scope = scopeOf(play.held, play.seat);
}

/** G A7: the cost before any choice: effects that change it, Efficiency, Starcalling. */
function costOf(
  m: Match,
  { seat, source, permit, words }: Pick<Play, "seat" | "source" | "permit" | "words">,
): number {
  if (permit?.price === "free") return 0;
  if (permit?.price === "starcalling") return words.starcalling ?? 0;
  const champion = championOf(m, seat);
  const level = (words.efficiency ?? 0) > 0 && champion !== undefined ? attrOf(m, champion, "level") : 0;
  // G R22.10: a level below 0 raises the cost.
  return Math.max(0, attrOf(m, source, "cost") - level);
}

/** Whether the hand could pay for a card at all. Later choices only add to the cost, or pay in their own way. */
function mayPay(m: Match, seat: Seat, source: Handle, permit: Permit | null): boolean {
  const words = wordsNow(m, source);
  if (dataOf(m, objAt(m, source)).brew !== undefined || (words.kindle ?? 0) > 0) return true;
  const own = isIn(m, source, "hand") ? 1 : 0;
  return costOf(m, { seat, source, permit, words }) <= reserveMost(m, seat) - own;
}

/** G A9: it becomes the top layer. Triggers of this wait for the check (G R12.2). */
function finish(m: Match, play: Play): string {
  const { seat, kind, ability, x, paid, attacker, how, words } = play;
  const { modes, targets } = inPrintedOrder(play);
  if (kind === "materialization") payMemory(m, seat, play.due);
  // The source still has the ability, also where the source itself was the price (G R7.3).
  const source = play.held;
  const { card } = m.state.objects[slotOf(kind === "ability" ? play.source : source)];
  const more: Data = {
    ...(attacker !== NONE && { attacker }),
    ...((words.interdiction ?? 0) > 0 && { interdicts: true }),
    ...(kind !== "ability" && { event: { act: "played", prepared: 0, imbued: 0, brewed: 0, ...how } }),
  };
  addLayer(m, { kind, controller: seat, source, card, ability, targets, x, paid, modes, more });
  const refs = targets.flat();
  if (refs.length > 0)
    note(m, "targeted", { seat, targets: refs.map((ref) => spell(m, ref)) }, { targets: refs });
  if (kind !== "ability") {
    const act = kind === "activation" ? "activated" : "materialized";
    stepNow(m, { why: act, by: seat }, [{ act, object: play.held, seat }]);
  }
  return "entry";
}

export const activateCard: ActionDef = {
  answers: ["window", "activateNow", "glimpse"],
  head: ["card"],
  *heads(m, seat): Iterable<Draft> {
    const permit = permitOf(m);
    const from = permit?.cards ?? playableFrom(m).flatMap((zone) => thingsIn(m, zone, seat));
    for (const handle of from) {
      if (cardFault(m, seat, handle, permit !== null) === null && mayPay(m, seat, handle, permit))
        yield { card: objAt(m, handle).name };
    }
  },
  begin(m, ctx): Refusal | void {
    const permit = permitOf(m);
    if (permit !== null && !permit.cards.includes(ctx.source)) return refuse("NOT_IN_ZONE");
    const code = cardFault(m, ctx.seat, ctx.source, permit !== null);
    if (code !== null) return refuse(code);
    const play = start(m, ctx, "activation", NONE, permit);
    play.due = costOf(m, play);
    announce(m, play);
    if (isHopeless(m, play)) return refuse(play.body.modes === undefined ? "ILLEGAL_TARGET" : "ILLEGAL_MODE");
  },
  stages: () => cardStages,
  finish,
};

export const activateAbility: ActionDef = {
  answers: ["window"],
  head: ["card", "ability"],
  *heads(m, seat): Iterable<Draft> {
    const most = reserveMost(m, seat);
    for (const handle of activeFrom(m).flatMap((zone) => thingsIn(m, zone, seat))) {
      const obj = objAt(m, handle);
      for (const ability of activatedOf(cardOf(m, obj))) {
        const { reserve = 0 } = abilityCost(cardOf(m, obj).abilities[ability]);
        if (reserve <= most && abilityFault(m, seat, handle, ability) === null)
          yield { card: obj.name, ability };
      }
    }
  },
  begin(m, ctx): Refusal | void {
    const ability = Number.isInteger(ctx.head.ability) ? (ctx.head.ability as number) : NONE;
    const code = abilityFault(m, ctx.seat, ctx.source, ability);
    if (code !== null) return refuse(code);
    const play = start(m, ctx, "ability", ability, null);
    const used = cardOf(m, objAt(m, ctx.source)).abilities[ability];
    // G R22.5: the champion has the abilities that its inner lineage lends.
    play.held = bearerOf(m, ctx.source, used) as Handle;
    play.scope = scopeOf(play.held, ctx.seat);
    play.due = abilityCost(used).reserve ?? 0;
    if (isHopeless(m, play)) return refuse(play.body.modes === undefined ? "ILLEGAL_TARGET" : "ILLEGAL_MODE");
  },
  stages: () => abilityStages,
  finish,
};

export const materialize: ActionDef<Play> = {
  answers: ["materialize"],
  head: ["card"],
  *heads(m, seat): Iterable<Draft> {
    for (const handle of thingsIn(m, "material", seat)) {
      if (materialFault(m, seat, handle) === null) yield { card: objAt(m, handle).name };
    }
  },
  begin(m, ctx): Refusal | void {
    const code = materialFault(m, ctx.seat, ctx.source);
    if (code !== null) return refuse(code);
    const play = start(m, ctx, "materialization", NONE, null);
    play.due = costOf(m, play);
    announce(m, play);
    if (isHopeless(m, play)) return refuse("ILLEGAL_TARGET");
  },
  stages: () => materialStages,
  finish(m, ctx) {
    finish(m, ctx);
    return "materialized";
  },
};

/** G R13.8: a Preserved card comes back to hand in place of a materialization. */
export const takePreserved: ActionDef = {
  answers: ["materialize"],
  head: ["card"],
  *heads(m, seat): Iterable<Draft> {
    for (const handle of thingsIn(m, "material", seat)) {
      const obj = objAt(m, handle);
      if (obj.vars[m.layout.varIndex.preserved] > 0) yield { card: obj.name };
    }
  },
  begin(m, ctx): Refusal | void {
    const obj = objAt(m, ctx.source);
    if (
      !isIn(m, ctx.source, "material") ||
      obj.owner !== ctx.seat ||
      obj.vars[m.layout.varIndex.preserved] === 0
    )
      return refuse("NOT_IN_ZONE");
    const act: Act = { act: "shift", object: ctx.source, seat: ctx.seat, to: "hand" };
    stepNow(m, { why: "preserved", by: ctx.seat }, [act]);
    note(m, "preserved", { seat: ctx.seat }, { object: objectRef(ctx.source).id });
  },
  finish: () => "declined",
};
