/** Playing a card and using an ability, as an Ignition or a Sequence (UCG 5, 7, 9). */

import {
  type Announced,
  addEntry,
  attrOf,
  cardOf,
  type Data,
  type Draft,
  dataOf,
  type Handle,
  handleTo,
  NONE,
  note,
  type Obj,
  objAt,
  objectOf,
  objectRef,
  type Ref,
  refuse,
  type Seat,
  slotOf,
  spell,
  spellTargets,
  stepNow,
  zoneOf,
} from "../../kernel/game.ts";
import { lacksTargets } from "../targets.ts";
import { isIn } from "../zones.ts";
import { abilityCost, targetsOf } from "./card.ts";
import type { Cost, TargetWord } from "./card-schema.ts";
import { headsFor, legalHead } from "./legal.ts";
import { candidates } from "./links.ts";
import { type Play, scopeOf, stagesOf } from "./stages.ts";
import type { ActionDef, Match, Refusal } from "./typed.ts";
import { freeEffectZone } from "./zones.ts";

/** The cost and target words of the card or ability in use. */
function readCard(
  m: Match,
  source: Obj,
  mode: string,
  ability: number,
): { cost: Cost; words: readonly TargetWord[] } {
  const card = dataOf(m, source);
  if (mode === "ability") {
    const used = cardOf(m, source).abilities[ability];
    return { cost: abilityCost(used), words: targetsOf(used) };
  }
  if (mode === "support")
    return { cost: { terra: card.support?.cost ?? 0 }, words: card.support?.targets ?? [] };
  const words = mode === "setHidden" || mode === "proxy" ? [] : (card.targets ?? []);
  return { cost: { terra: mode === "play" ? (card.cost ?? 0) : 0 }, words };
}

/** Steps 1 of UCG 7.2 and 9.8: judged by the head alone, then into its starting zone. */
function begin(sequence: boolean) {
  return (m: Match, ctx: Announced): Refusal | void => {
    // A mode or an ability that is no such word is one that no card has.
    const mode = String(ctx.head.mode ?? "play");
    const { ability: named = NONE } = ctx.head;
    const ability = typeof named === "number" ? named : Number.NaN;
    if (mode !== "ability" && ctx.head.ability !== undefined) return refuse("NO_SUCH_MODE");
    const fault = legalHead(m, ctx.seat, ctx.source, mode, ability, sequence);
    if (fault !== null) return refuse(fault);
    const source = objAt(m, ctx.source);
    const { cost, words } = readCard(m, source, mode, ability);
    const play: Play = Object.assign(ctx, {
      mode,
      sequence,
      ability,
      cost,
      words,
      card: source.card,
      targets: [],
      condition: NONE,
      x: 0,
      held: ctx.source,
      due: dueOf(m, ctx.source, mode, cost),
    });
    // UCG 5.10, SC-17: without its targets nothing is paid.
    if (lacksTargets(words, (word) => candidates(m, scopeOf(play), word))) return refuse("ILLEGAL_TARGET");
    if (mode !== "ability") declare(m, play);
  };
}

/** The Terra due before additional costs (UCG 3.5, 5.2); a card's cost runs through modifiers. */
const dueOf = (m: Match, source: Handle, mode: string, cost: Cost): number =>
  mode === "play" ? attrOf(m, source, "cost") : (cost.terra ?? 0);

/** UCG 7.2.1, 9.5: the Ignition Zone, or the first free Effect Zone; a set Hidden is flipped where it lies. */
function declare(m: Match, ctx: Play): void {
  const { seat, source, mode, sequence } = ctx;
  const flipped = mode === "useHidden" && sequence;
  const effect = zoneOf(m, "effect", seat);
  const obj = objAt(m, source);
  const at = flipped
    ? m.state.zones[effect].list.indexOf(m.state.objects.indexOf(obj))
    : freeEffectZone(m, seat);
  const to: readonly [number, number] = sequence ? [effect, at] : [zoneOf(m, "ignition", seat), -1];
  stepNow(m, { why: "declare", by: seat }, [
    { act: "declare", object: source, seat, to, down: mode === "setHidden" },
  ]);
  ctx.held = handleTo(m.state, obj);
}

/** Adds the link to the chain, and tells everybody. */
function finish(m: Match, play: Play): string {
  const { seat, mode, sequence, ability, targets, due, condition } = play;
  if (mode === "epic")
    stepNow(m, { why: "pay", by: seat }, [{ act: "allowance", seat, key: "epicPlayed", value: true }]);
  if (due > 0 || mode === "epic") note(m, "paid", { seat, due, paid: due });
  if (mode === "ability" && play.cost.activate && isIn(m, play.source, "encounter")) cunningTrip(m, play);
  else announceTargets(m, seat, targets);
  const entry = {
    kind: mode,
    controller: seat,
    source: play.held === play.source || mode !== "ability" ? play.held : play.source,
    ability,
    mode,
    targets,
    x: play.x,
    price: priceKind(mode),
    paid: due,
    hold: holdOf(m, play),
    data: {
      due,
      cost: baseCost(m, play),
      raised: 0,
      base: !sequence,
      condition,
      card: play.card,
      ...(play.held !== play.source && { holder: play.held }),
    },
  };
  addEntry(m, entry, toldOf(m, play));
  return "entry";
}

/**
 * UCG 13.1.2: it goes into the Ignition Zone, declares targets, and returns to its place among the blockers. All of it
 * happens when the choice is made, so that it never ceases to be in play or part of the Encounter (I7).
 */
function cunningTrip(m: Match, { seat, source, targets }: Play): void {
  const { list } = m.state.zones[zoneOf(m, "encounter", seat)];
  const at = list.indexOf(slotOf(source));
  const cause = { why: "declare", by: seat };
  stepNow(m, cause, [{ act: "trip", object: source, seat, zone: "ignition" }]);
  announceTargets(m, seat, targets);
  stepNow(m, cause, [{ act: "trip", object: source, seat, zone: "encounter", at }]);
}

const priceKind = (mode: string): string => (mode === "epic" || mode === "support" ? mode : "terra");

const baseCost = (m: Match, ctx: Play): number => (ctx.mode === "play" ? attrOf(m, ctx.held, "cost") : 0);

/** UCG 9.7: a source that stays in play leaves a marker in the Effect Zone. */
function holdOf(m: Match, ctx: Play): readonly [number, number] | null {
  const marks = ctx.sequence && ctx.mode === "ability" && ctx.held === ctx.source;
  return marks ? [zoneOf(m, "effect", ctx.seat), freeEffectZone(m, ctx.seat)] : null;
}

export function announceTargets(m: Match, seat: Seat, targets: readonly (readonly Ref[])[]): void {
  const refs = targets.flat();
  if (refs.length > 0)
    note(m, "targeted", { seat, targets: refs.map((ref) => spell(m, ref)) }, { targets: refs });
}

function toldOf(m: Match, ctx: Play): Data {
  const obj = objectOf(m.state, ctx.held);
  const hold = holdOf(m, ctx);
  return {
    kind: ctx.mode,
    controller: ctx.seat,
    source: spell(m, objectRef(ctx.held)),
    card: obj?.down ? null : m.state.cards[ctx.card],
    ability: ctx.ability,
    targets: spellTargets(m, ctx.targets),
    price: ctx.due,
    paid: ctx.due,
    ...(hold !== null && { marker: hold[1] }),
  };
}

const action = (sequence: boolean): ActionDef => ({
  answers: [sequence ? "window" : "turn"],
  head: ["card", "mode", "ability"],
  heads: (m, seat): Iterable<Draft> => headsFor(m, seat, sequence),
  begin: begin(sequence),
  stages: stagesOf,
  finish,
});

export const ignite = action(false);
export const sequence = action(true);
