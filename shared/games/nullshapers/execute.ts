/** Execution of the top entry (N R8.12): confirmed targets, the effect, and the card's destination. */

import {
  ask,
  call,
  callEffect,
  dataOf,
  doStep,
  dropEntry,
  type Handle,
  type Next,
  NONE,
  type Nothing,
  note,
  objAt,
  objectOf,
  objectRef,
  present,
  type Ref,
  type Seat,
  scopeOfEntry,
  setLocals,
  setTable,
  spell,
  tableOf,
  takeChoice,
  topEntry,
  zoneIdOf,
} from "../../kernel/game.ts";
import { cardIn } from "../entries.ts";
import { targetsLeft } from "../targets.ts";
import { isIn } from "../zones.ts";
import { advanceFault, defenderFault } from "./battle.ts";
import { attaches, isConstant } from "./card.ts";
import type { TargetWord } from "./card-schema.ts";
import { type Declaration, tellCancelled, type UseData } from "./entries.ts";
import { isKind } from "./filters.ts";
import { activeOf, isLost, type Table } from "./table.ts";
import { stands } from "./targets.ts";
import type { Act, Domain, Entry, Match, Procedure } from "./typed.ts";
import { globalOf, wayOf } from "./uses.ts";
import { biomeOf, SECTORS } from "./zones.ts";

/** An entry of a card or a skill. */
type Used = Extract<Entry, { readonly data: UseData }>;

/** The words by which the player chose its targets. */
function wordsOf(m: Match, { data, ability, mode }: Used): readonly TargetWord[] {
  const def = m.pool.cards[data.card];
  const surcharge = data.global === true ? globalOf(def, ability) : undefined;
  return surcharge?.targets ?? wayOf(def, ability, mode).words;
}

/** N R7.13 to R7.15: the targets that are still valid, or null when none of them is left. */
function confirmed(m: Match, entry: Used): readonly (readonly Ref[])[] | null {
  const { targets } = entry;
  if (targets.flat().length === 0) return targets;
  const scope = scopeOfEntry(entry);
  const valid = targetsLeft(targets, wordsOf(m, entry), (ref, word) => stands(m, scope, ref, word));
  for (const ref of targets.flat().filter((one) => !valid.flat().includes(one)))
    note(m, "targetInvalid", { entry: `e${entry.id}`, target: spell(m, ref) }, { target: ref });
  return valid.flat().length === 0 ? null : valid;
}

/** The procedure that resolves the top of the queue. */
export const executeProcedure: Procedure<Nothing, { readonly entry: Used }> = {
  confirm(m, frame): Next {
    const entry = present(topEntry(m.state));
    note(m, "executing", { entry: `e${entry.id}` }, { object: entry.source, kind: entry.kind });
    dropEntry(m, entry.id, "executed");
    setTable(m, "_executed", entry.kind);
    if (entry.kind === "advance" || entry.kind === "attack" || entry.kind === "defend") {
      call(m, entry.kind, { ...entry.data, controller: entry.controller });
      return "done";
    }
    const targets = confirmed(m, entry);
    if (targets === null) {
      tellCancelled(m, entry, "targets");
      return "done";
    }
    setLocals(m, frame, { entry: { ...entry, targets } });
    return "effect";
  },
  effect(m, frame): Next {
    const { entry } = frame.locals;
    const { program } = wayOf(cardIn(m, entry), entry.ability, entry.mode);
    if (program !== null) callEffect(m, program, scopeOfEntry(entry));
    return "card";
  },
  card(m, frame): Next {
    const { entry } = frame.locals;
    // Its own text may have put it elsewhere.
    if (entry.kind === "playCard" && isIn(m, entry.source, "queue"))
      doStep(m, { why: "execute", by: entry.controller }, [destination(m, entry)]);
    return "done";
  },
};

/** N R3.2, R8.12: an event goes to the cache, a constant to the planet, attached where the text says so. */
function destination(m: Match, { source, controller, targets, data }: Used): Act {
  const card = dataOf(m, objAt(m, source));
  if (!isConstant(card)) return { act: "spent", object: source };
  const base = { act: "arrive", object: source, seat: controller } as const;
  if (attaches(card)) return { ...base, zone: "attached", host: targets[0][0].id };
  // N R12.14: a lost biome counts as staging.
  const biome = data.biome ?? NONE;
  return { ...base, zone: biome < 0 || isLost(m, biome) ? "staging" : SECTORS[biome] };
}

/** N R12.8, R12.7: each agent that still can move moves, and each gear that still can attach attaches. */
export const advanceProcedure: Procedure<
  Pick<Declaration, "moves" | "gear"> & { readonly controller: Seat },
  { readonly moved: Declaration["moves"] }
> = {
  move(m, frame): Next {
    const { controller: seat, moves } = frame.locals;
    const able = moves.filter(([agent, biome]) => advanceFault(m, seat, agent) === null && !isLost(m, biome));
    setLocals(m, frame, { moved: able });
    doStep(
      m,
      { why: "advance", by: seat },
      able.map(([object, biome]) => ({ act: "advance", object, seat, biome })),
    );
    return "gear";
  },
  gear(m, frame): Next {
    const { controller: seat, gear, moved } = frame.locals;
    const able = gear.filter(([object, host]) => {
      const to = moved.find(([agent]) => agent === host);
      const found = objectOf(m.state, object);
      if (to === undefined || found === undefined || !isKind(m, found, "gear")) return false;
      return zoneIdOf(m, found) === "staging" || biomeOf(m, found.zone) === to[1];
    });
    if (able.length > 0)
      doStep(
        m,
        { why: "advance", by: seat },
        able.map(([object, host]) => ({ act: "attach", object, host, seat })),
      );
    return "done";
  },
};

/** N R12.15: every agent still in a biome and still friendly becomes an attacker. */
export const attackProcedure: Procedure<Pick<Declaration, "agents"> & { readonly controller: Seat }> = {
  set(m, frame): Next {
    const { controller: seat, agents } = frame.locals;
    const able = agents.filter((agent) => {
      const obj = objectOf(m.state, agent);
      return obj !== undefined && obj.controller === seat && biomeOf(m, obj.zone) >= 0;
    });
    const things = able.map((agent) => spell(m, objectRef(agent)));
    note(m, "attackersSet", { things }, { agents: able });
    doStep(
      m,
      { why: "attack", by: seat },
      able.map((object) => ({ act: "attack", object, seat })),
    );
    return "done";
  },
};

type Pair = readonly [defender: Handle, attacker: Handle];

/** N R12.19: pairs that are still legal become real; the active player orders the defenders of each attacker. */
export const defendProcedure: Procedure<
  Pick<Declaration, "pairs"> & { readonly controller: Seat },
  { readonly attackers: readonly Handle[] }
> = {
  set(m, frame): Next {
    const { controller: seat, pairs } = frame.locals;
    const able = pairs.filter(
      ([defender, attacker]) => defenderFault(m, seat, defender, attacker, true) === null,
    );
    setDefence(m, [...tableOf(m)._defence, ...able]);
    const things = able.map(([defender]) => spell(m, objectRef(defender)));
    note(m, "defendersSet", { things, pairs: named(m, able) }, { pairs: able });
    const attackers = [...new Set(able.map(([, attacker]) => attacker))];
    setLocals(m, frame, { attackers: attackers.filter((one) => defendersOf(m, one).length > 1) });
    doStep(
      m,
      { why: "defend", by: seat },
      able.map(([object, against]) => ({ act: "defend", object, against, seat })),
    );
    return "order";
  },
  order(m, frame): Next {
    const [attacker] = frame.locals.attackers;
    if (attacker === undefined) return "done";
    const names = defendersOf(m, attacker).map((one) => spell(m, objectRef(one)));
    const domain: Domain<readonly string[]> = { kind: "order", of: names, code: "E_CHOICE" };
    ask(m, {
      seat: activeOf(m),
      kind: "orderDefenders",
      info: { attacker: spell(m, objectRef(attacker)) },
      domain,
    });
    return "ordered";
  },
  ordered(m, frame): Next {
    const [attacker, ...attackers] = frame.locals.attackers;
    const order = takeChoice(m, frame, activeOf(m), "orderDefenders");
    const own = defendersOf(m, attacker);
    const sorted = order.map(
      (name): Pair => [present(own.find((one) => spell(m, objectRef(one)) === name)), attacker],
    );
    setDefence(m, [...tableOf(m)._defence.filter(([, foe]) => foe !== attacker), ...sorted]);
    setLocals(m, frame, { attackers });
    return "order";
  },
};

const named = (m: Match, pairs: readonly Pair[]): Table["defence"] =>
  pairs.map(([defender, attacker]) => [spell(m, objectRef(defender)), spell(m, objectRef(attacker))]);

export const defendersOf = (m: Match, attacker: Handle): Handle[] =>
  tableOf(m)._defence.flatMap(([defender, foe]) =>
    foe === attacker && objectOf(m.state, defender) !== undefined ? [defender] : [],
  );

export function setDefence(m: Match, pairs: readonly Pair[]): void {
  setTable(m, "_defence", pairs);
  setTable(m, "defence", named(m, pairs));
}
