/** Resolution (G 16) of the whole top layer, and effects that end a phase (G 25). */

import {
  ask,
  call,
  callEffect,
  type Data,
  dataOf,
  doStep,
  dropEntry,
  type Entry,
  entryOf,
  type Frame,
  type Handle,
  handleAt,
  holds,
  isRefusal,
  type Next,
  NONE,
  type Nothing,
  note,
  objAt,
  objectOf,
  objectRef,
  optionsOf,
  performAction,
  type Seat,
  scopeOfEntry,
  setLocals,
  setTable,
  slotOf,
  spell,
  tableOf,
  takeAnswer,
  topEntry,
  unwind,
} from "../../kernel/game.ts";
import { cardIn } from "../entries.ts";
import { isIn } from "../zones.ts";
import { disband } from "./acts.ts";
import { plainAttack, plainTargets } from "./attack.ts";
import { isPermanent, writtenOf } from "./card.ts";
import { programsOf } from "./compile.ts";
import { bodyOf, exitLayer, hasInstance, lacksTargets, strikeTargets, wordsOf } from "./layers.ts";
import { levelFault } from "./legal.ts";
import { isLiving } from "./table.ts";
import type { Act, Intent, Match, Procedure } from "./typed.ts";
import { championOf } from "./zones.ts";

/** The layer that resolves, and the attack that it has put into an Intent. */
type Resolving = {
  readonly entry: number;
  readonly controller: Seat;
  readonly attacker: Handle;
  readonly card: Handle;
};

const entryIn = (m: Match, { locals }: Frame<Resolving>): Entry | undefined => entryOf(m.state, locals.entry);

/** G R16.2 (1): the reason why the layer fizzles, if it does. */
function fizzles(m: Match, entry: Entry): boolean {
  // G G17: placed all the same, where the option says so.
  if (entry.data.hopeless === true) return true;
  if (lacksTargets(m, entry, optionsOf(m).anyTargetFizzles)) return true;
  const obj = objectOf(m.state, entry.source);
  if (entry.kind !== "activation" && entry.kind !== "materialization") return false;
  // G R19.10: an activation without its card.
  if (obj === undefined || !isIn(m, entry.source, "stack")) return true;
  const card = dataOf(m, obj);
  if (card.type === "champion") return levelFault(m, entry.controller, card) !== null;
  return card.type === "attack" && attackFizzles(m, entry);
}

/** G R20.13. */
function attackFizzles(m: Match, entry: Entry): boolean {
  const { phase, active } = tableOf(m);
  if (m.state.entries.length > 1 || phase !== "main" || active !== entry.controller) return true;
  const attacker = entry.data.attacker as Handle;
  return !isIn(m, attacker, "field") || objectOf(m.state, attacker)?.controller !== entry.controller;
}

/** Pushes the programs of a layer so that they run in printed order, each with the targets of its own words. */
function runPrograms(m: Match, entry: Entry): void {
  const def = cardIn(m, entry);
  const part = entry.ability === NONE ? "card" : String(entry.ability);
  const body = bodyOf(m, entry);
  const modes = body.modes === undefined ? undefined : (entry.data.modes as readonly number[]);
  let from = 0;
  const runs = programsOf(def, part, modes).map((program, at) => {
    const count = wordsOf(body, modes === undefined ? [] : [modes[at]]).length;
    const targets = entry.targets.slice(from, from + count);
    from += count;
    return { program, targets };
  });
  for (const { program, targets } of runs.reverse())
    callEffect(m, program, { ...scopeOfEntry(entry), targets });
}

/** G R17.4: an intervening condition is looked at again. */
function conditionFails(m: Match, entry: Entry): boolean {
  if (entry.kind !== "trigger" || entry.ability === NONE) return false;
  const node = writtenOf(cardIn(m, entry).abilities[entry.ability]);
  const on = "on" in node ? node.on : undefined;
  const when = typeof on === "object" && "when" in on ? on.when : undefined;
  return when !== undefined && !holds(m, scopeOfEntry(entry), when);
}

/** A copy of an activation makes a token that is a copy of its card (G R19.7). */
const asToken = (act: Act<"enter">, { data }: Entry): Act => ({
  ...act,
  object: NONE,
  token: data.card as number,
});

export const layerProcedure: Procedure<Nothing, Resolving> = {
  begin(m, frame): Next {
    strikeTargets(m);
    const entry = topEntry(m.state) as Entry;
    setLocals(m, frame, { entry: entry.id, controller: entry.controller });
    if (fizzles(m, entry)) {
      exitLayer(m, entry.id, "fizzled");
      return "done";
    }
    if (entry.kind === "ability" || entry.kind === "trigger") {
      if (entry.ability === NONE) call(m, "wither", { object: (entry.data.event as Data).object as Handle });
      else if (!conditionFails(m, entry)) runPrograms(m, entry);
      return "after";
    }
    const card = dataOf(m, objAt(m, entry.source));
    if (card.type === "attack") return "intent";
    if (isPermanent(card)) return "enter";
    runPrograms(m, entry);
    return "after";
  },
  /** G R16.4: onto the field, or on top of the lineage. */
  enter(m, frame): Next {
    const entry = entryIn(m, frame) as Entry;
    const { source: object, controller: seat } = entry;
    const card = dataOf(m, objAt(m, object));
    const [host] = entry.targets[0] ?? [];
    const act: Act<"enter"> = {
      act: "enter",
      object,
      seat,
      ...(card.type === "champion" && { champion: championOf(m, seat) as Handle }),
      ...(card.link !== undefined && host !== undefined && { host: host.id }),
    };
    note(m, "resolved", { entry: `e${entry.id}` }, { object, kind: entry.kind, card: entry.data.card });
    doStep(m, { why: "resolve", by: seat }, [entry.data.copy === true ? asToken(act, entry) : act]);
    return "entered";
  },
  entered(m, frame): Next {
    const entry = entryIn(m, frame);
    if (entry !== undefined) {
      dropEntry(m, entry.id, "resolved");
      // Something else was put in its place, or the last of its instances was a copy.
      if (isIn(m, entry.source, "stack") && !hasInstance(m, entry.source))
        doStep(m, { why: "resolve", by: entry.controller }, [
          { act: "shift", object: entry.source, seat: entry.controller, to: "graveyard" },
        ]);
    }
    return "ended";
  },
  after(m, frame): Next {
    const entry = entryIn(m, frame);
    // Its own text may have ended it, or its player left.
    if (entry !== undefined) exitLayer(m, entry.id, "resolved");
    return "ended";
  },
  /** G R25.2: nothing else that waits resolves. */
  ended(m): Next {
    const { _ending, phase } = tableOf(m);
    if (_ending === "") return "done";
    setTable(m, "_ending", "");
    for (const { id } of m.state.entries.slice().reverse()) exitLayer(m, id, "banished");
    if (_ending === "turn") {
      if (phase === "combat") disband(m);
      unwind(m, "turn", "cleanUp");
    } else if (phase === "combat") unwind(m, "combat", "eoc");
    else unwind(m, "phase", "close");
    return "done";
  },
  /** G R20.13: into the Intent, with no Opportunity in between. */
  intent(m, frame): Next {
    const entry = entryIn(m, frame) as Entry;
    const attacker = entry.data.attacker as Handle;
    const { source: object, controller: seat, id } = entry;
    // The card lends its keywords to the attack, as a weapon does.
    if (plainTargets(m, seat, { attacker, weapons: [object] }).length === 0) {
      // G R20.14.
      exitLayer(m, id, "fizzled");
      return "done";
    }
    note(m, "resolved", { entry: `e${id}` }, { object, kind: entry.kind, card: entry.data.card });
    const copy = entry.data.copy === true ? { token: entry.data.card as number } : {};
    dropEntry(m, id, "resolved");
    doStep(m, { why: "resolve", by: seat }, [{ act: "toIntent", object, seat, host: attacker, ...copy }]);
    setLocals(m, frame, { attacker, card: handleAt(m.state, slotOf(object)) });
    return "declare";
  },
  declare(m, frame): Next {
    const { controller: seat, attacker } = frame.locals;
    const attack = plainAttack(m, seat, attacker);
    const fallback: Intent =
      attack === undefined ? { action: "declineAttack" } : { action: "chooseAttackTarget", ...attack };
    ask(m, { seat, kind: "chooseAttackTarget", info: { attacker: spell(m, objectRef(attacker)) }, fallback });
    return "declared";
  },
  declared(m, frame): Next {
    const seat = frame.locals.controller;
    const answer = takeAnswer(m, frame, seat);
    if (!isLiving(m, seat)) return "done";
    const result = performAction(m, seat, answer);
    if (isRefusal(result)) return result;
    if (result !== "declined") return "done";
    disband(m);
    note(m, "fizzled", {}, { object: frame.locals.card });
    return "done";
  },
};
