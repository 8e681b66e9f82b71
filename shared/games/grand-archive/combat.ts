/** Combat (G 20.4 to 20.6): retaliation, damage, end of combat. */

import {
  ask,
  askAll,
  attrOf,
  call,
  doStep,
  type Handle,
  type Next,
  NONE,
  type Nothing,
  namesFor,
  note,
  objAt,
  objectOf,
  optionsOf,
  reach,
  type Seat,
  setLocals,
  setTable,
  tableOf,
  takeChoice,
  takeChoices,
  tellComputed,
  thingsNamed,
  understand,
  varOf,
} from "../../kernel/game.ts";
import { isIn, thingsIn } from "../zones.ts";
import { attackHas, intentOf, ownStrength } from "./attack.ts";
import { check } from "./checks.ts";
import { criticals } from "./critical.ts";
import { isKind } from "./filters.ts";
import { isSure } from "./harm.ts";
import { isForbidden } from "./prohibitions.ts";
import { inState } from "./states.ts";
import { isOrphaned, livingSeats, nextSeat, seatsFrom } from "./table.ts";
import type { Act, Match, Procedure, Question, VarName } from "./typed.ts";
import { derived, natural, setStep } from "./window.ts";
import { isAwake } from "./zones.ts";

/** The field's objects with a role, seat by seat in turn order. */
const inRole = (m: Match, role: VarName): Handle[] =>
  seatsFrom(m, tableOf(m).active).flatMap((seat) =>
    thingsIn(m, "field", seat).filter((handle) => varOf(m, objAt(m, handle), role) > 0),
  );

const hasPower = (m: Match, handle: Handle): boolean => attrOf(m, handle, "power") > 0;

/** Units that may retaliate, without regard to their power (G R20.19, R20.20). */
function ready(m: Match, seat: Seat): Handle[] {
  const { _attacker, _before } = tableOf(m);
  const attacker = objectOf(m.state, _attacker);
  if (attacker === undefined || attacker.controller === seat) return [];
  if (isForbidden(m, _attacker, "cannotBeRetaliated")) return [];
  return thingsIn(m, "field", seat).filter((handle) => {
    const obj = objAt(m, handle);
    if (!isKind(m, obj, "unit") || obj.time >= _before) return false;
    if (isForbidden(m, handle, "cannotRetaliate")) return false;
    if (!isAwake(m, obj) && attrOf(m, handle, "steadfast") <= 0) return false;
    return varOf(m, obj, "defending") > 0 || attrOf(m, handle, "ambush") > 0;
  });
}

const retaliators = (m: Match, seat: Seat): Handle[] => ready(m, seat).filter((one) => hasPower(m, one));

const question = (m: Match, seat: Seat, of: readonly Handle[]): Question => ({
  seat,
  kind: "declareRetaliation",
  domain: {
    kind: "subset",
    of: namesFor(m, seat, of),
    min: 0,
    max: of.length,
    code: "NOT_DEFENDING",
    not: Object.fromEntries(
      namesFor(
        m,
        seat,
        ready(m, seat).filter((one) => !hasPower(m, one)),
      ).map((name) => [name, "NO_POWER"]),
    ),
  },
  fallback: { action: "declareRetaliation", choice: [] },
});

/** G R20.19, R20.20: a Steadfast unit does not rest for it. */
const retaliating = (m: Match, seat: Seat, chosen: readonly string[]): Act[] =>
  chosen.flatMap((name): Act[] => {
    const object = understand(m, seat, name)?.id ?? NONE;
    const rests = attrOf(m, object, "steadfast") <= 0;
    const acts: Act[] = [{ act: "retaliate", object, seat }];
    return rests ? [...acts, { act: "rest", object, seat }] : acts;
  });

/** The groups of windows and decisions, one after the other. There are none where the turn player has left. */
export const combatProcedure: Procedure<
  Nothing,
  { readonly asked: Seat; readonly order: readonly Handle[] }
> = {
  begin(m): Next {
    // G R10.22: Main is suspended, not ended.
    if (!optionsOf(m).combatSuspendsMain) reach(m, "main");
    setTable(m, "phase", "combat");
    // What asks for the phase has changed, and no step follows at once.
    tellComputed(m);
    note(m, "phaseBegan", { phase: "combat" });
    derived(m, "RET.1");
    return "before";
  },
  before(m): Next {
    if (isOrphaned(m)) return "eoc";
    setTable(m, "_before", m.state.counters.time);
    natural(m, "RET.2");
    return "retaliation";
  },
  retaliation(m, frame): Next {
    if (isOrphaned(m)) return "eoc";
    setStep(m, "RET.3");
    setLocals(m, frame, { asked: tableOf(m).active });
    return optionsOf(m).retaliationInTurnOrder ? "ask" : "askAll";
  },
  /** G R20.21: in turn order, after the turn player. */
  ask(m, frame): Next {
    const seat = nextSeat(m, frame.locals.asked);
    if (isOrphaned(m) || seat === tableOf(m).active) return "declared";
    setLocals(m, frame, { asked: seat });
    const of = retaliators(m, seat);
    // Public facts alone show that nobody can retaliate.
    if (of.length === 0) return "ask";
    ask(m, { ...question(m, seat, of), info: {} });
    return "answer";
  },
  answer(m, frame): Next {
    const seat = frame.locals.asked;
    const chosen = takeChoice(m, frame, seat, "declareRetaliation");
    if (m.state.seats[seat].left) return "ask";
    const acts = retaliating(m, seat, chosen);
    if (acts.length > 0) doStep(m, { why: "retaliate", by: seat }, acts);
    return "ask";
  },
  /** G G23 with the option off: all decide at once, in secret (G R27.3). */
  askAll(m): Next {
    const able = livingSeats(m).map((seat) => ({ seat, of: retaliators(m, seat) }));
    const asked = able.filter(({ of }) => of.length > 0);
    if (asked.length === 0) return "declared";
    askAll(
      m,
      asked.map(({ seat, of }) => question(m, seat, of)),
    );
    return "answerAll";
  },
  answerAll(m, frame): Next {
    const acts = takeChoices(m, frame, "declareRetaliation").flatMap((chosen, seat) =>
      chosen === null || m.state.seats[seat].left ? [] : retaliating(m, seat, chosen),
    );
    if (acts.length > 0) doStep(m, { why: "retaliate", by: NONE }, acts);
    return "declared";
  },
  declared(m): Next {
    derived(m, "RET.4");
    return "window";
  },
  window(m): Next {
    if (optionsOf(m).retaliationWindow && !isOrphaned(m)) natural(m, "RET.4");
    return "damage";
  },
  damage(m): Next {
    if (isOrphaned(m)) return "eoc";
    natural(m, "DMG.1");
    return "order";
  },
  order(m, frame): Next {
    if (isOrphaned(m)) return "eoc";
    setStep(m, "DMG.2");
    const list = inRole(m, "retaliating");
    setLocals(m, frame, { order: list });
    if (list.length < 2) return "critical";
    const seat = tableOf(m).active;
    const of = namesFor(m, seat, list);
    ask(m, {
      seat,
      kind: "orderRetaliators",
      info: { of },
      domain: { kind: "order", of, code: "ILLEGAL_CHOICE" },
    });
    return "ordered";
  },
  ordered(m, frame): Next {
    const seat = tableOf(m).active;
    const chosen = takeChoice(m, frame, seat, "orderRetaliators");
    if (isOrphaned(m)) return "eoc";
    setLocals(m, frame, { order: thingsNamed(m, seat, chosen) });
    return "critical";
  },
  critical(m, frame): Next {
    const dealing = new Set(strikes(m, frame.locals.order).flatMap(sourceOf));
    const all = criticals(m, inRole(m, "wielded"), frame.locals.order).filter(({ source }) =>
      dealing.has(source),
    );
    if (all.length > 0) call(m, "critical", { all });
    return "strike";
  },
  strike(m, frame): Next {
    if (isOrphaned(m)) return "eoc";
    setStep(m, "DMG.3");
    const acts = strikes(m, frame.locals.order);
    if (tableOf(m)._doubled.length > 0) setTable(m, "_doubled", []);
    if (acts.length > 0) doStep(m, { why: "strike", by: tableOf(m).active }, acts);
    return "eoc";
  },
  /** ER-5: the one place where triggers are placed before state-based checks. */
  eoc(m): Next {
    setStep(m, "EOC.1");
    if (m.state.waiting.length > 0) call(m, "triggers");
    return "state";
  },
  state(m): Next {
    setStep(m, "EOC.2");
    check(m);
    return "roles";
  },
  roles(m): Next {
    setStep(m, "EOC.3");
    doStep(m, { why: "combat", by: NONE }, [{ act: "disband" }]);
    return "rest";
  },
  rest(m): Next {
    derived(m, "EOC.5");
    return "finish";
  },
  /** G R18.2, ER-4: Combat really ends; Main goes on where it was. */
  finish(m): Next {
    reach(m, "combat");
    if (!optionsOf(m).expiryFoundNextPhase) derived(m, "EOC.5");
    return "over";
  },
  over(m): Next {
    note(m, "phaseEnded", { phase: "combat" });
    setTable(m, "phase", "main");
    tellComputed(m);
    setStep(m, "MN.2");
    return "done";
  },
};

/** G R20.25 to R20.27: all damage of the Combat, at once; the attacking unit is the one source. */
function strikes(m: Match, order: readonly Handle[]): Act[] {
  const attacker = tableOf(m)._attacker;
  const there = isIn(m, attacker, "field");
  const defenders = there ? inRole(m, "defending") : [];
  const weapons = there ? inRole(m, "wielded") : [];
  const amount = there ? strength(m, attacker, weapons) : 0;
  const hit = (object: Handle, source: Handle, dealt: number): Act => ({
    act: "damage",
    object,
    seat: objAt(m, object).controller,
    source,
    amount: Math.max(0, dealt) * (tableOf(m)._doubled.includes(source) ? 2 : 1),
    combat: 1,
    sure: isSure(m, source, object),
  });
  const acts = defenders.map((handle) => hit(handle, attacker, amount));
  if (there) {
    for (const handle of order) {
      if (isIn(m, handle, "field") && varOf(m, objAt(m, handle), "retaliating") > 0)
        acts.push(hit(attacker, handle, attrOf(m, handle, "power") + attrOf(m, handle, "retort")));
    }
  }
  // G R20.27: this holds also for damage that was 0 or prevented, but not where there was nobody to hit.
  if (defenders.length > 0) acts.push(...weapons.map((handle) => wear(m, handle)));
  return acts;
}

/** What deals the damage of this act, if it is any. */
const sourceOf = (act: Act): Handle[] => (act.act === "damage" && act.amount > 0 ? [act.source] : []);

const wear = (m: Match, object: Handle): Act => ({
  act: "counter",
  object,
  seat: objAt(m, object).controller,
  key: "durability",
  amount: -1,
});

/** Its own power, if any, with the power of the Intent and the weapons. */
function strength(m: Match, attacker: Handle, weapons: readonly Handle[]): number {
  const parts = [...intentOf(m, attacker), ...weapons];
  const ranged = inState(m, attacker, "distant")
    ? attackHas(m, { attacker, weapons: [...weapons] }, "ranged")
    : 0;
  return parts.reduce((sum, handle) => sum + attrOf(m, handle, "power"), ranged + ownStrength(m, attacker));
}
