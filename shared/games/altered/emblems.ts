/** Reactions: their activation, the Emblems they make in Limbo, and how players play those (A sections 15 to 17). */

import {
  addEntry,
  ask,
  askYesNo,
  type Cause,
  call,
  callEffect,
  closeEvent,
  type Data,
  doStep,
  dropEntry,
  type Entry,
  entryOf,
  type Frame,
  type Handle,
  handleAt,
  type Next,
  NONE,
  type Nothing,
  note,
  type Seat,
  scopeOfEntry,
  setLocals,
  setTable,
  slotOf,
  tableOf,
  takeAnswer,
  tellComputed,
  type Waiting,
} from "../../kernel/game.ts";
import type { OfSeat } from "../acts.ts";
import { cardIn } from "../entries.ts";
import { writtenOf } from "./card.ts";
import type { Declaring, Fixed } from "./declare.ts";
import { judgeEvent } from "./expeditions.ts";
import { openName } from "./names.ts";
import { optionsOf } from "./options.ts";
import { payActs } from "./payment.ts";
import { happeningIn, programOf } from "./programs.ts";
import { initiativeOrder } from "./table.ts";
import { toughDue } from "./targets.ts";
import type { Act, AlteredWords, Match, Procedure } from "./typed.ts";
import { readyOrbs, type Side } from "./zones.ts";

/** A. */
export const A_DAY = 100;

/** One more of something counted by day; false when the limit is reached. */
export function countUse(m: Match, key: string): boolean {
  const { _counts } = tableOf(m);
  const before = _counts[key] ?? 0;
  if (before >= A_DAY) return false;
  setTable(m, "_counts", { ..._counts, [key]: before + 1 });
  return true;
}

/** A: names one Reaction of one object, with the object that grants it. */
const keyOf = ({ source, card, ability, granter }: Waiting): string =>
  `${source}.${card}.${ability}.${granter}`;

/** The game adds Emblems (A R-15.1b) and the end of the game (A) to an event. */
export function additive(m: Match, matched: readonly Waiting[], acts: readonly Act[], cause: Cause): void {
  // A: an event that changes nothing is one all the same.
  if (m.facts.length === 0) note(m, "nothing", {});
  if (optionsOf(m).emblemEvent === "same") {
    activate(m, matched);
    judgeEvent(m, acts);
  } else {
    // A C-1: in 3.0 this is a step of its own, right after the event.
    judgeEvent(m, acts);
    tellComputed(m);
    closeEvent(m, cause, acts);
    activate(m, matched);
    closeEvent(m, { why: "activate", by: NONE }, []);
  }
  if (optionsOf(m).reactionCheck === "step" && !PLAYING.includes(cause.why)) call(m, "reactions");
}

/** Events of playing a card that are no step of an effect. Nothing comes between a declaration and its price. */
const PLAYING: readonly string[] = ["play", "pay", "cost", "payTough"];

/** A: simultaneous Emblems follow initiative order; those of one player follow the order of the event. */
function activate(m: Match, matched: readonly Waiting[]): void {
  const once = new Set<string>();
  for (const seat of initiativeOrder(m))
    for (const waiting of matched)
      if (waiting.controller === seat && isActivated(m, waiting, once)) addEmblem(m, waiting);
}

function isActivated(m: Match, waiting: Waiting, once: Set<string>): boolean {
  const key = keyOf(waiting);
  const on = happeningIn(writtenOf(m.pool.cards[waiting.card].abilities[waiting.ability]));
  if (optionsOf(m).emblemPer === "event") {
    if (once.has(key)) return false;
    once.add(key);
  }
  // A C-6.
  if (on?.entering === true && waiting.event.to === "landmark" && !optionsOf(m).landmarksJoin) return false;
  // A ER-8, R-17.3: counted in the order the event lists them.
  return !tableOf(m).capped && countUse(m, key);
}

/** A R-15.1e: both players see the Emblem, the owner of its ability, and the things it is about. */
function addEmblem(m: Match, { source, card, ability, controller, granter, event }: Waiting): void {
  const about = [event.object, event.became].flatMap((one) =>
    typeof one === "number" ? [openName(m, one)] : [],
  );
  const kept: Data = {
    seat: event.seat ?? NONE,
    object: event.object ?? NONE,
    became: event.became ?? NONE,
    amount: event.amount ?? 0,
  };
  addEntry(
    m,
    { kind: "reaction", controller, source, ability, data: { card, event: kept, granter } },
    {
      kind: "reaction",
      controller,
      card: m.state.cards[card],
      ability,
      source: sourceName(m, source),
      about: [...new Set(about)].filter((name) => name !== ""),
    },
  );
}

/** The name that everybody has now for the thing it comes from. */
function sourceName(m: Match, source: Handle): string {
  return openName(m, handleAt(m.state, slotOf(source)));
}

/** It holds one Expedition back. */
export type Ongoing = OfSeat & {
  readonly source: Handle;
  readonly until: AlteredWords["point"];
  readonly held: `${Side}:${Seat}`;
};

/** A: an effect that lasts, as an Ongoing Emblem. */
export function addOngoing(m: Match, { seat, source, until, held }: Ongoing): void {
  const card = m.state.objects[slotOf(source)].card;
  addEntry(
    m,
    { kind: "ongoing", controller: seat, source, data: { until, held } },
    { kind: "ongoing", controller: seat, card: m.state.cards[card], until, held },
  );
}

/** Ongoing Emblems that last until this point cease to exist. */
export function endOngoing(m: Match, point: string): void {
  for (const { id, kind, data } of m.state.entries.slice())
    if (kind === "ongoing" && data.until === point) dropEntry(m, id, "expired");
}

/** The Emblem-Reactions of a seat that wait. One that is being played waits no longer. */
function reactionsOf(m: Match, seat: Seat): Entry[] {
  const played = m.state.frames.flatMap((frame) =>
    frame.program === "emblem" ? [frame.locals.entry as number] : [],
  );
  return m.state.entries.filter(
    ({ id, kind, controller }) => kind === "reaction" && controller === seat && !played.includes(id),
  );
}

/** A: the first player in initiative order with Emblems plays one of them. Then the search starts again. */
export const reactionsProcedure: Procedure<Nothing, { readonly seat: Seat }> = {
  next(m, frame): Next {
    const seat = initiativeOrder(m).find((one) => reactionsOf(m, one).length > 0);
    if (seat === undefined) return "done";
    const own = reactionsOf(m, seat);
    // A R-8: a single Emblem is no choice, and everybody can see that.
    if (own.length === 1) {
      call(m, "emblem", { entry: own[0].id });
      return "next";
    }
    const names = own.map(({ id }) => `e${id}`);
    setLocals(m, frame, { seat });
    ask(m, {
      seat,
      kind: "reaction",
      domain: { kind: "one", of: names, code: "ILLEGAL_CHOICE" },
    });
    return "answer";
  },
  answer(m, frame): Next {
    const choice = takeAnswer(m, frame, frame.locals.seat).choice as string;
    call(m, "emblem", { entry: Number(choice.slice(1)) });
    return "next";
  },
};

type Playing = {
  readonly entry: number;
  readonly declared?: Fixed;
  readonly due?: number;
};

const fixed = ({ locals }: Frame<Playing>): Fixed => locals.declared as Fixed;

/** A: declare, pay the added cost, resolve; then the Emblem ceases to exist. */
export const emblemProcedure: Procedure<Playing> = {
  begin(m, frame): Next {
    const { id, controller, source, ability, data } = entryOf(m.state, frame.locals.entry) as Entry;
    note(m, "reaction", { entry: `e${id}`, seat: controller });
    const what: Declaring = {
      card: data.card as number,
      ability,
      seat: controller,
      self: source,
      event: data.event as Data,
      info: { entry: `e${id}` },
      open: true,
    };
    call(m, "declare", what);
    return "cost";
  },
  /** A: only Tough ever adds a cost here, and the player may decline it. */
  cost(m, frame): Next {
    const { entry: id } = frame.locals;
    const { controller } = entryOf(m.state, id) as Entry;
    const due = toughDue(m, controller, fixed(frame).targets);
    if (due === 0) return "resolve";
    if (readyOrbs(m, controller).length < due) return "cease";
    setLocals(m, frame, { due });
    askYesNo(m, controller, "payReaction", { entry: `e${id}`, due });
    return "pay";
  },
  pay(m, frame): Next {
    const { entry: id, due = 0 } = frame.locals;
    const { controller } = entryOf(m.state, id) as Entry;
    const yes = takeAnswer(m, frame, controller).choice === true;
    note(m, "paid", { seat: controller, yes, due });
    if (!yes) return "cease";
    // A: the choice of orbs does not matter, since they can be swapped at any time.
    doStep(m, { why: "pay", by: controller }, payActs(controller, readyOrbs(m, controller).slice(0, due)));
    return "resolve";
  },
  resolve(m, frame): Next {
    const { entry: id } = frame.locals;
    const { mode, targets } = fixed(frame);
    const entry = entryOf(m.state, id) as Entry;
    const program = programOf(m, cardIn(m, entry), String(entry.ability), mode);
    callEffect(m, program.id, { ...scopeOfEntry(entry), targets });
    return "cease";
  },
  /** A R-15.12b: everybody is told, but it activates nothing. */
  cease(m, frame): Next {
    dropEntry(m, frame.locals.entry, "resolved");
    return "done";
  },
};
