/** The Target Segments (C R8.14 to R8.20, R10.7 to R10.10): targets, and in the Battle Phase priorities, all secret. */

import {
  type Announced,
  below,
  type Draft,
  type Draw,
  entryOf,
  type Json,
  namesFor,
  objectRef,
  openSegment,
  optionsOf,
  present,
  refsNamed,
  refuse,
  type Seat,
  seatVarsOf,
  secretStream,
  setEntry,
  setSeat,
  spellFor,
  tableOf,
  thingNamed,
  understand,
} from "../../kernel/game.ts";
import { aimScope, effectOf, nodeOf, wantsTarget } from "./queue.ts";
import { untilLocked } from "./segments.ts";
import { listStage, targetDomain } from "./stages.ts";
import { other } from "./table.ts";
import type { ActionDef, Domain, Entry, Match, Question, Refusal, Stage } from "./typed.ts";
import { thingsIn } from "./zones.ts";

/** Entries of the seat that still need a target, from this turn or an earlier one (C R8.17). */
const aimed = (m: Match, seat: Seat): Entry[] =>
  m.state.entries.filter((entry) => entry.controller === seat && wantsTarget(nodeOf(m, entry)));

/** The possible targets of an entry; null where it will fizzle (C R8.18). */
const domainOf = (m: Match, entry: Entry): (Domain & { kind: "subset" }) | null =>
  targetDomain(m, aimScope(m, entry), nodeOf(m, entry));

const places = (m: Match, seat: Seat): number[] => thingsIn(m, other(seat), "places");

/**
 * C R6.3, ER-5: the game asks unless everybody can see that there is nothing to decide. The cards
 * of a hand are hidden from the others, so an effect on a hand is reason enough.
 */
function isAsked(m: Match, seat: Seat): boolean {
  if (tableOf(m).segment === "B2" && places(m, seat).length > 0) return true;
  return aimed(m, seat).some((entry) => {
    const node = nodeOf(m, entry);
    return effectOf(node).among?.(node) === "hand" || domainOf(m, entry) !== null;
  });
}

/** The seat's own choices so far, in its names; nobody else is told them. */
function question(m: Match, seat: Seat): Question {
  const targets: Record<string, Json> = {};
  for (const {
    id,
    targets: [refs],
  } of aimed(m, seat))
    if (refs !== undefined) targets[`e${id}`] = spellFor(m, seat, refs);
  const battle = tableOf(m).segment === "B2";
  const priorities = namesFor(m, seat, seatVarsOf(m, seat)._priorities);
  return {
    seat,
    kind: battle ? "battle" : "targets",
    own: { targets, ...(battle && { priorities }) },
    fallback: {
      action: battle ? "lockBattle" : "lockTargets",
      ...(missing(m, seat).length > 0 && { rest: "chance" }),
    },
  };
}

export const openTargets = (m: Match): void =>
  openSegment(m, {
    kind: "targets",
    program: "targets",
    questions: [...m.state.seats.keys()].filter((seat) => isAsked(m, seat)).map((seat) => question(m, seat)),
  });

export const targetsProcedure = untilLocked(question);

const entryNamed = (m: Match, { seat, head }: Announced): Entry | undefined => {
  const ref = typeof head.entry === "string" ? understand(m, seat, head.entry) : undefined;
  return ref?.kind === "entry" ? entryOf(m.state, ref.id) : undefined;
};

const targetStage: Stage = {
  slot: "target",
  domain: (m, ctx): Domain | Refusal =>
    domainOf(m, present(entryNamed(m, ctx))) ?? refuse("E_TARGET_INVALID"),
  apply(m, ctx, value) {
    const refs = refsNamed(m, ctx.seat, value);
    setEntry(m, ctx.entry, { targets: [refs] });
  },
  code: (_m, _ctx, _domain, value) => (value === undefined ? "E_TARGET_REQUIRED" : "E_TARGET_INVALID"),
};

/** Aims one effect as its player says. The player can aim it anew until lock-in (C R8.20). */
export const setTarget: ActionDef = {
  answers: ["targets", "battle"],
  head: ["entry"],
  *heads(m: Match, seat: Seat): Iterable<Draft> {
    for (const entry of aimed(m, seat)) if (domainOf(m, entry) !== null) yield { entry: `e${entry.id}` };
  },
  begin(m, ctx): Refusal | void {
    const entry = entryNamed(m, ctx);
    if (entry === undefined || entry.controller !== ctx.seat) return refuse("E_NOT_YOURS");
    if (!wantsTarget(nodeOf(m, entry))) return refuse("E_TARGET_INVALID");
    ctx.entry = entry.id;
  },
  stages: () => [targetStage],
  finish: () => "set",
};

const prioritiesStage = listStage("_priorities", places);

/** C R10.9: the opposing Places that unblocked Entities attack, in this order, before the Headquarter. */
export const setPriorities: ActionDef = {
  answers: ["battle"],
  begin: (m, { seat }) => (places(m, seat).length > 0 ? undefined : refuse("E_TARGET_INVALID")),
  stages: () => [prioritiesStage],
  finish: () => "set",
};

/** Effects that still must be aimed (C R8.19). */
const missing = (m: Match, seat: Seat): Entry[] =>
  aimed(m, seat).filter((entry) => {
    const domain = entry.targets.length === 0 ? domainOf(m, entry) : null;
    return domain !== null && domain.min > 0;
  });

/** C R8.19: by chance from the seat's own stream, as at the deadline. */
function aimByChance(m: Match, seat: Seat): void {
  for (const entry of missing(m, seat)) {
    const { of } = present(domainOf(m, entry));
    const name = of[below(m, secretStream(seat), of.length)];
    setEntry(m, entry.id, { targets: [[present(understand(m, seat, name))]] });
  }
}

/** Locks in. With `rest: "chance"`, as at the deadline, chance aims the effects that have no target yet. */
export const lock = (kind: "targets" | "battle"): ActionDef => ({
  answers: [kind],
  head: ["rest"],
  heads: (m, seat): Draft[] =>
    missing(m, seat).length === 0
      ? [{}]
      : [...(optionsOf(m).targetsMandatory ? [] : [{}]), { rest: "chance" }],
  begin(m, { seat, head }): Refusal | void {
    const open = missing(m, seat).length > 0;
    if (head.rest !== undefined && (head.rest !== "chance" || !open))
      return refuse("MALFORMED", { key: "rest" });
    if (head.rest === "chance") aimByChance(m, seat);
    else if (optionsOf(m).targetsMandatory && open) return refuse("E_TARGET_REQUIRED");
  },
  finish: () => "lock",
});

/** C R5.1, R10.9: targets and priorities of another seat are secret until they show. */
export function imagineAims(m: Match, seat: Seat, draw: Draw): void {
  const drawn = (list: readonly number[], count: number): number[] => {
    const left = list.slice();
    return Array.from({ length: Math.min(count, left.length) }, () => left.splice(draw(left.length), 1)[0]);
  };
  const foe = other(seat);
  for (const entry of aimed(m, foe)) {
    const [refs] = entry.targets;
    const domain = refs === undefined ? null : domainOf(m, entry);
    if (domain === null) continue;
    const of = domain.of.map((name) => thingNamed(m, foe, name));
    setEntry(m, entry.id, { targets: [drawn(of, refs.length).map(objectRef)] });
  }
  const all = places(m, foe);
  if (all.length > 0) setSeat(m, foe, "_priorities", drawn(all, draw(all.length + 1)));
}
