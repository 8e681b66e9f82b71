/** Activating a card or an ability, materializing (G 12, 13): one intent, judged by doing. */

import {
  type Ability,
  type Announced,
  attrOf,
  cardOf,
  type Draft,
  dataOf,
  frameOf,
  type Handle,
  handleAt,
  NONE,
  note,
  numberOf,
  objAt,
  objectRef,
  present,
  refuse,
  type Scope,
  type Seat,
  scopeOf,
  setVar,
  slotOf,
  spell,
  stepNow,
  zoneIdOf,
} from "../../kernel/game.ts";
import { isIn, thingsIn } from "../zones.ts";
import { activatedOf, activeFrom, bearerOf, playableFrom, usedByAnyone } from "./abilities.ts";
import { abilityCost } from "./card.ts";
import { lend } from "./changes.ts";
import { announced, announcing, powerFor } from "./empower.ts";
import { abilityStages, cardStages, materialStages, type Permit, type Play } from "./extras.ts";
import { starcallingCost } from "./glimpsed.ts";
import { glimpseProcedure, instructProcedure } from "./instruct.ts";
import { allowedFor, allowedTo } from "./later.ts";
import { addLayer, bodyOf, type LayerKind } from "./layers.ts";
import { abilityFault, cardFault, materialFault } from "./legal.ts";
import { countUse, keepModes } from "./limits.ts";
import { aimed, markNow } from "./marks.ts";
import { aimedAt, inPrintedOrder, isHopeless } from "./modes.ts";
import { countersOf, lentTo, nextFor, useUp } from "./next.ts";
import { payMemory, reserveMost } from "./payment.ts";
import { livingSeats } from "./table.ts";
import type { Act, ActionDef, Match, Refusal } from "./typed.ts";
import { championOf, type ZoneId } from "./zones.ts";

/** The permission of the effect that asks, if one does. */
function permitOf(m: Match): Permit | null {
  const frame = frameOf(m, instructProcedure) ?? frameOf(m, glimpseProcedure);
  return frame?.locals.permit ?? null;
}

function start(m: Match, ctx: Announced, kind: LayerKind, ability: number, permit: Permit | null): Play {
  const { card } = objAt(m, ctx.source);
  const body = bodyOf(m, { ability, data: { card } });
  return Object.assign(ctx, {
    kind,
    ability,
    permit,
    body,
    scope: scopeOf(ctx.source, ctx.seat),
    using: kind === "ability" ? { object: ctx.source, card, ability } : null,
    modes: [],
    askedModes: 0,
    targets: [],
    x: 0,
    paid: 0,
    attacker: NONE,
    how: permit?.price === "starcalling" ? { starcalled: 1 } : {},
    parts: [],
    given: {},
    rather: false,
    free: permit?.price === "free" || allowedFor(m, ctx.seat, ctx.source)?.free === true,
    waited: [],
    from: zoneIdOf(m, objAt(m, ctx.source)),
    held: ctx.source,
    words: kind === "activation" ? wordsNow(m, ctx.source) : {},
  });
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
  const ephemeral = play.kind === "activation" && isEphemerated(m, play);
  stepNow(m, { why: "announce", by: play.seat }, [
    { act: "announced", object: play.source, seat: play.seat },
  ]);
  play.held = handleAt(m.state, slotOf(play.source));
  if (ephemeral) setVar(m, play.held, "ephemeral", 1);
  play.scope = scopeOf(play.held, play.seat);
}

/** G A7: the cost before any choice: effects that change it, Efficiency, Starcalling. */
function costOf(
  m: Match,
  { seat, source, permit, words }: Pick<Play, "seat" | "source" | "permit" | "words">,
): number {
  if (permit?.price === "free" || allowedFor(m, seat, source)?.free === true) return 0;
  if (permit?.price === "starcalling")
    return starcallingCost(dataOf(m, objAt(m, source)), words.starcalling ?? 0);
  const champion = championOf(m, seat);
  const level = (words.efficiency ?? 0) > 0 && champion !== undefined ? attrOf(m, champion, "level") : 0;
  const next = nextFor(m, seat, source).reduce((sum, one) => sum + one.cost, 0);
  // G R22.10: a level below 0 raises the cost.
  const less = permit?.less ?? 0;
  return Math.max(0, attrOf(m, source, "cost") + ephemeralMore(m, source, permit) - level + next - less);
}

const isEphemerated = (m: Match, { source, permit }: Pick<Play, "source" | "permit">): boolean =>
  permit === null && isIn(m, source, "graveyard") && dataOf(m, objAt(m, source)).ephemerate !== undefined;

/** What Ephemerate asks beyond the printed cost, where it is activated so (G R32.6). */
function ephemeralMore(m: Match, source: Handle, permit: Permit | null): number {
  const { ephemerate, reserve } = dataOf(m, objAt(m, source));
  if (ephemerate === undefined || !isEphemerated(m, { source, permit })) return 0;
  return ephemerate.reserve - (typeof reserve === "number" ? reserve : 0);
}

/** Whether the hand could pay for a card at all. Later choices only add to the cost, or pay in their own way. */
function mayPay(m: Match, seat: Seat, source: Handle, permit: Permit | null): boolean {
  const words = wordsNow(m, source);
  const { brew, rather, towards, byTargets } = dataOf(m, objAt(m, source));
  if ([brew, rather, towards, byTargets].some((one) => one !== undefined) || (words.kindle ?? 0) > 0)
    return true;
  const own = isIn(m, source, "hand") ? 1 : 0;
  return costOf(m, { seat, source, permit, words }) <= reserveMost(m, seat) - own;
}

/** G A9: it becomes the top layer. Triggers of this wait for the check (G R12.2). */
function finish(m: Match, play: Play): string {
  const { seat, kind, ability, x, paid, attacker, how, words, given } = play;
  const { modes, targets } = inPrintedOrder(play);
  const enters = countersOf(play.waited);
  const lends = lentTo(play.waited);
  useUp(m, play.waited);
  if (kind === "materialization") payMemory(m, seat, play.due);
  // The source still has the ability, also where the source itself was the price (G R7.3).
  const source = play.held;
  const { card } = m.state.objects[slotOf(kind === "ability" ? play.source : source)];
  const more = {
    ...(attacker !== NONE && { attacker }),
    ...(Object.keys(given).length > 0 && { given }),
    ...aimedAt({ ...play, modes, targets }),
    ...((words.interdiction ?? 0) > 0 && { interdicts: true }),
    ...(enters.length > 0 && { enters }),
    ...(lends.length > 0 && { lends }),
    ...(kind !== "ability" && {
      event: { act: "played", prepared: 0, imbued: 0, brewed: 0, from: play.from, ...how },
    }),
  };
  addLayer(m, { kind, controller: seat, source, card, ability, targets, x, paid, modes, more });
  if (how.empowered !== undefined) announced(m, seat);
  if (kind === "ability") {
    const { node } = m.pool.cards[card].abilities[ability];
    countUse(m, { object: play.source, card, ability }, node);
    if (play.using !== null) keepModes(m, play.using, modes, play.body.unchosen);
  }
  const refs = targets.flat();
  if (refs.length > 0)
    note(m, "targeted", { seat, targets: refs.map((ref) => spell(m, ref)) }, { targets: refs });
  if (kind !== "ability") {
    const act = kind === "activation" ? "activated" : "materialized";
    stepNow(m, { why: act, by: seat }, [{ act, object: play.held, seat }]);
  }
  markNow(m, [
    ...(how.brewed === 1 ? [{ act: "brewed", object: source, seat } as const] : []),
    ...(play.permit?.price === "starcalling" ? [{ act: "starcalled", object: source, seat } as const] : []),
    ...aimed(refs, seat, source),
  ]);
  return "entry";
}

/** Of a main deck its owner sees the top card at most. */
const playableIn = (m: Match, zone: ZoneId, seat: Seat): readonly Handle[] => {
  const cards = thingsIn(m, zone, seat);
  return zone === "main" ? cards.slice(-1) : cards;
};

export const activateCard: ActionDef = {
  answers: ["window", "activateNow", "glimpse"],
  head: ["card"],
  *heads(m, seat): Iterable<Draft> {
    const permit = permitOf(m);
    const from = permit?.cards ?? playableFrom(m).flatMap((zone) => playableIn(m, zone, seat));
    const more = permit === null ? allowedTo(m, seat).filter((one) => !from.includes(one)) : [];
    for (const handle of [...from, ...more]) {
      // G R32.7: lent levels may meet its condition and lower its cost.
      if (powerFor(m, seat, handle) > 0) yield { card: objAt(m, handle).name };
      else if (cardFault(m, seat, handle, permit !== null) === null && mayPay(m, seat, handle, permit))
        yield { card: objAt(m, handle).name };
    }
  },
  begin(m, ctx): Refusal | void {
    const permit = permitOf(m);
    if (permit !== null && !permit.cards.includes(ctx.source)) return refuse("NOT_IN_ZONE");
    const power = powerFor(m, ctx.seat, ctx.source);
    announcing(m, ctx.seat, power);
    const code = cardFault(m, ctx.seat, ctx.source, permit !== null);
    if (code !== null) return refuse(code);
    const play = start(m, ctx, "activation", NONE, permit);
    if (power > 0) play.how.empowered = power;
    play.due = costOf(m, play);
    play.parts = dataOf(m, objAt(m, ctx.source)).additional ?? [];
    play.waited = nextFor(m, ctx.seat, ctx.source);
    announce(m, play);
    // G R32.58: it is so from its announcement on.
    lend(m, play.held, ctx.seat, lentTo(play.waited));
    if (isHopeless(m, play)) return refuse(play.body.modes === undefined ? "ILLEGAL_TARGET" : "ILLEGAL_MODE");
  },
  stages: () => cardStages,
  finish,
};

/** The reserve that an ability asks for: its own text and effects on its source change it; never below 0 (G A7). */
function abilityDue(m: Match, scope: Scope, ability: Ability): number {
  const { reserve = 0, less } = abilityCost(ability);
  const own = less === undefined ? 0 : numberOf(m, scope, less);
  const changes = attrOf(m, scope.self, "abilityCost");
  return Math.max(0, reserve - own + changes);
}

export const activateAbility: ActionDef = {
  answers: ["window"],
  head: ["card", "ability"],
  *heads(m, seat): Iterable<Draft> {
    const most = reserveMost(m, seat);
    const others = usedByAnyone(m) ? livingSeats(m).filter((one) => one !== seat) : [];
    for (const handle of [
      ...activeFrom(m).flatMap((zone) => thingsIn(m, zone, seat)),
      ...others.flatMap((one) => thingsIn(m, "field", one)),
    ]) {
      const obj = objAt(m, handle);
      for (const ability of activatedOf(cardOf(m, obj))) {
        const due = abilityDue(m, scopeOf(handle, seat), cardOf(m, obj).abilities[ability]);
        if (due <= most && abilityFault(m, seat, handle, ability) === null) yield { card: obj.name, ability };
      }
    }
  },
  begin(m, ctx): Refusal | void {
    const { ability: named } = ctx.head;
    const ability = typeof named === "number" && Number.isInteger(named) ? named : NONE;
    const code = abilityFault(m, ctx.seat, ctx.source, ability);
    if (code !== null) return refuse(code);
    const play = start(m, ctx, "ability", ability, null);
    const used = cardOf(m, objAt(m, ctx.source)).abilities[ability];
    // G R22.5: the champion has the abilities that its inner lineage lends.
    play.held = present(bearerOf(m, ctx.source, used));
    play.scope = scopeOf(play.held, ctx.seat);
    play.due = abilityDue(m, play.scope, used);
    play.parts = abilityCost(used).also ?? [];
    if (isHopeless(m, play)) return refuse(play.body.modes === undefined ? "ILLEGAL_TARGET" : "ILLEGAL_MODE");
  },
  stages: () => abilityStages,
  finish,
};

export const materialize: ActionDef<Play> = {
  answers: ["materialize"],
  head: ["card"],
  *heads(m, seat): Iterable<Draft> {
    const permit = permitOf(m);
    for (const handle of permit?.cards ?? thingsIn(m, "material", seat)) {
      if (materialFault(m, seat, handle, permit) === null) yield { card: objAt(m, handle).name };
    }
  },
  begin(m, ctx): Refusal | void {
    const permit = permitOf(m);
    if (permit !== null && !permit.cards.includes(ctx.source)) return refuse("NOT_IN_ZONE");
    const code = materialFault(m, ctx.seat, ctx.source, permit);
    if (code !== null) return refuse(code);
    const play = start(m, ctx, "materialization", NONE, permit);
    play.due = costOf(m, play);
    play.parts = dataOf(m, objAt(m, ctx.source)).additional ?? [];
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
