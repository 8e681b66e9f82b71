/** Resolution (G 16) of the whole top layer, and effects that end a phase (G 25). */

import {
  ask,
  call,
  callEffect,
  dataOf,
  doStep,
  dropEntry,
  entryOf,
  type Frame,
  type Handle,
  handleAt,
  holds,
  isRefusal,
  matching,
  type Next,
  NONE,
  type Nothing,
  namesFor,
  note,
  objAt,
  objectOf,
  objectRef,
  optionsOf,
  performAction,
  present,
  type Seat,
  scopeOfEntry,
  setLocals,
  setTable,
  slotOf,
  spell,
  tableOf,
  takeAnswer,
  thingsNamed,
  topEntry,
  unwind,
} from "../../kernel/game.ts";
import { cardIn } from "../entries.ts";
import { isIn } from "../zones.ts";
import { disband } from "./acts.ts";
import { plainAttack, plainTargets } from "./attack.ts";
import { cameBits } from "./came.ts";
import { isPermanent, writtenOf } from "./card.ts";
import { programsOf } from "./compile.ts";
import { lentBy } from "./copies.ts";
import { resolved, resolving } from "./empower.ts";
import { isCopyable, isOpen } from "./faces.ts";
import { bodyOf, exitLayer, hasInstance, lacksTargets, strikeTargets, wordsOf } from "./layers.ts";
import { levelFault } from "./legal.ts";
import { isLiving } from "./table.ts";
import type { Act, Entry, Intent, Match, Procedure } from "./typed.ts";
import { championOf } from "./zones.ts";

/** The layer that resolves, and the attack that it has put into an Intent. */
type Resolving = {
  readonly entry: number;
  readonly controller: Seat;
  readonly attacker: Handle;
  readonly card: Handle;
  /** The card that it enters as a copy of. */
  readonly copies: number;
};

const entryIn = (m: Match, { locals }: Frame<Resolving>): Entry | undefined => entryOf(m.state, locals.entry);

/** G R16.2 (1): the reason why the layer fizzles, if it does. */
function fizzles(m: Match, entry: Entry): boolean {
  // G G17: placed all the same, where the option says so.
  if (entry.data.hopeless) return true;
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
  const { attacker = NONE } = entry.data;
  return !isIn(m, attacker, "field") || objectOf(m.state, attacker)?.controller !== entry.controller;
}

/** Pushes the programs of a layer so that they run in printed order, each with the targets of its own words. */
function runPrograms(m: Match, entry: Entry): void {
  const def = cardIn(m, entry);
  const part = entry.ability === NONE ? "card" : String(entry.ability);
  const body = bodyOf(m, entry);
  const modes = body.modes === undefined ? undefined : entry.data.modes;
  let from = 0;
  const runs = programsOf(def, part, modes).map((program, at) => {
    const count = wordsOf(body, modes === undefined ? [] : [modes[at]]).length;
    const targets = entry.targets.slice(from, from + count);
    from += count;
    return { program, targets };
  });
  for (const { program, targets } of runs.reverse())
    callEffect(m, program, { ...scopeOfEntry(entry), targets, vars: entry.data.given ?? {} });
}

/** G R17.4: an intervening condition is looked at again. */
function conditionFails(m: Match, entry: Entry): boolean {
  if (entry.kind !== "trigger" || entry.ability === NONE) return false;
  const node = writtenOf(cardIn(m, entry).abilities[entry.ability]);
  const on = "on" in node ? node.on : undefined;
  const beside = node.kind === "triggered" || node.kind === "given" ? node.when : undefined;
  const when = beside ?? (typeof on === "object" && "when" in on ? on.when : undefined);
  return when !== undefined && !holds(m, scopeOfEntry(entry), when);
}

/** What a wither trigger saw wither. */
const withering = ({ data }: Entry): Handle => {
  const object = data.event?.object;
  return typeof object === "number" ? object : NONE;
};

/** A copy of an activation makes a token that is a copy of its card (G R19.7). */
const asToken = (act: Act<"enter">, { data }: Entry): Act => ({
  ...act,
  object: NONE,
  token: data.card,
});

/** What everybody sees, and what its text lets it be a copy of. */
const modelsFor = (m: Match, entry: Entry): Handle[] =>
  matching(m, scopeOfEntry(entry), dataOf(m, objAt(m, entry.source)).enters?.copyOf ?? null).filter(
    (one) => isOpen(m, one) && isCopyable(m, objAt(m, one).card),
  );

/** What it is and has besides: by what waited for it, and as a copy by its own text (G R32.58, R32.61). */
function lentIn(m: Match, entry: Entry, asCopy: boolean): Pick<Act<"enter">, "lends"> {
  const { enters: { except } = {}, name } = dataOf(m, objAt(m, entry.source));
  const own = asCopy && except !== undefined ? lentBy(m, scopeOfEntry(entry), { except }, name).lends : [];
  const lends = [...(entry.data.lends ?? []), ...(own ?? [])];
  return lends.length === 0 ? {} : { lends };
}

export const layerProcedure: Procedure<Nothing, Resolving> = {
  begin(m, frame): Next {
    strikeTargets(m);
    const entry = present(topEntry(m.state));
    setLocals(m, frame, { entry: entry.id, controller: entry.controller });
    resolving(m, entry);
    if (fizzles(m, entry)) {
      resolved(m);
      exitLayer(m, entry.id, "fizzled");
      return "done";
    }
    if (entry.kind === "ability" || entry.kind === "trigger") {
      if (entry.ability === NONE) call(m, "wither", { object: withering(entry) });
      else if (!conditionFails(m, entry)) runPrograms(m, entry);
      return "after";
    }
    const card = dataOf(m, objAt(m, entry.source));
    if (card.type === "attack") return "intent";
    if (isPermanent(card)) return card.enters?.copyOf === undefined ? "enter" : "liken";
    runPrograms(m, entry);
    return "after";
  },
  /** G R32.36: its player may choose what it enters as a copy of. */
  liken(m, frame): Next {
    const entry = present(entryIn(m, frame));
    const models = modelsFor(m, entry);
    if (models.length === 0) return "enter";
    ask(m, {
      seat: entry.controller,
      kind: "choose",
      info: { entry: `e${entry.id}`, what: "copy" },
      domain: {
        kind: "subset",
        of: namesFor(m, entry.controller, models),
        min: 0,
        max: 1,
        code: "ILLEGAL_CHOICE",
      },
    });
    return "likened";
  },
  likened(m, frame): Next {
    const { controller: seat } = frame.locals;
    const answer = takeAnswer(m, frame, seat);
    const entry = entryIn(m, frame);
    // Its player has left, and with him the layer.
    if (entry === undefined) return "ended";
    const [model] = answer === null ? [] : thingsNamed(m, seat, answer.choice);
    if (model !== undefined) setLocals(m, frame, { copies: objAt(m, model).card });
    return "enter";
  },
  /** G R16.4: onto the field, or on top of the lineage. */
  enter(m, frame): Next {
    const entry = present(entryIn(m, frame));
    const { source: object, controller: seat } = entry;
    const card = dataOf(m, objAt(m, object));
    const [host] = entry.targets[0] ?? [];
    const champion = card.type === "champion" ? championOf(m, seat) : undefined;
    const act: Act<"enter"> = {
      act: "enter",
      object,
      seat,
      came: cameBits(entry),
      ...(frame.locals.copies !== undefined && { copies: frame.locals.copies }),
      ...lentIn(m, entry, frame.locals.copies !== undefined),
      ...(entry.data.enters !== undefined && { counters: entry.data.enters }),
      ...(champion !== undefined && { champion }),
      ...(card.link !== undefined && host !== undefined && { host: host.id }),
    };
    note(m, "resolved", { entry: `e${entry.id}` }, { object, kind: entry.kind, card: entry.data.card });
    doStep(m, { why: "resolve", by: seat }, [entry.data.copy ? asToken(act, entry) : act]);
    return "entered";
  },
  entered(m, frame): Next {
    resolved(m);
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
    resolved(m);
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
    // G R4.4, R4.12: nothing before the first phase is one that could end.
    if (phase === "ft" || phase === "setup") return "done";
    if (_ending === "turn") {
      if (phase === "combat") disband(m);
      unwind(m, "turn", "cleanUp");
    } else if (phase === "combat") unwind(m, "combat", "eoc");
    else unwind(m, "phase", "close");
    return "done";
  },
  /** G R20.13: into the Intent, with no Opportunity in between. */
  intent(m, frame): Next {
    resolved(m);
    const entry = present(entryIn(m, frame));
    const { attacker = NONE } = entry.data;
    const { source: object, controller: seat, id } = entry;
    // The card lends its keywords to the attack, as a weapon does.
    if (plainTargets(m, seat, { attacker, weapons: [object] }).length === 0) {
      // G R20.14.
      exitLayer(m, id, "fizzled");
      return "done";
    }
    note(m, "resolved", { entry: `e${id}` }, { object, kind: entry.kind, card: entry.data.card });
    const { copy, card: item, lends } = entry.data;
    const more = { ...(copy === true && { token: item }), ...(lends !== undefined && { lends }) };
    dropEntry(m, id, "resolved");
    doStep(m, { why: "resolve", by: seat }, [
      { act: "toIntent", object, seat, host: attacker, came: cameBits(entry), ...more },
    ]);
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
