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
  type Frame,
  type Handle,
  handleAt,
  type Next,
  NONE,
  type Nothing,
  note,
  objectOf,
  present,
  type Seat,
  scopeOfEntry,
  setLocals,
  setTable,
  slotOf,
  tableOf,
  takeChoice,
  tellComputed,
  type Waiting,
} from "../../kernel/game.ts";
import type { OfSeat } from "../acts.ts";
import { cardIn } from "../entries.ts";
import { writtenOf } from "./card.ts";
import { type Cover, meetCover } from "./cover.ts";
import type { Declaring, Fixed } from "./declare.ts";
import { judgeEvent } from "./expeditions.ts";
import { endLooks } from "./looks.ts";
import { openName } from "./names.ts";
import { type Awaiting, meetNext, meetScouts } from "./next.ts";
import { optionsOf } from "./options.ts";
import { payActs } from "./payment.ts";
import { happeningIn, programOf } from "./programs.ts";
import { isSilent } from "./symbols.ts";
import { initiativeOrder } from "./table.ts";
import { toughDue } from "./targets.ts";
import type { Act, AlteredWords, Entry, Match, Procedure } from "./typed.ts";
import { isIn, readyOrbs, type Side } from "./zones.ts";

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
    arrive(m, matched, acts, cause);
    judgeEvent(m, acts);
  } else {
    // A C-1: in 3.0 this is a step of its own, right after the event.
    judgeEvent(m, acts);
    tellComputed(m);
    closeEvent(m, cause, acts);
    arrive(m, matched, acts, cause);
    closeEvent(m, { why: "activate", by: NONE }, []);
  }
  if (optionsOf(m).reactionCheck === "step" && !PLAYING.includes(cause.why)) call(m, "reactions");
}

/** The Emblems that come of an event, and what Ongoing ones do to what has joined. */
function arrive(m: Match, matched: readonly Waiting[], acts: readonly Act[], cause: Cause): void {
  activate(m, matched);
  meetScouts(m, acts);
  meetNext(m, acts, cause);
  meetCover(m, acts);
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
  const ability = m.pool.cards[waiting.card].abilities[waiting.ability];
  const on = happeningIn(writtenOf(ability));
  if (isSilent(m, waiting.source, ability)) return false;
  if (optionsOf(m).emblemPer === "event") {
    if (once.has(key)) return false;
    once.add(key);
  }
  // A C-6.
  if (on?.entering === true && waiting.event.to === "landmark" && !optionsOf(m).landmarksJoin) return false;
  // A ER-8, R-17.3: counted in the order the event lists them.
  return !tableOf(m).capped && countUse(m, key);
}

/** What the game keeps of each Emblem. */
export type Emblems = {
  readonly reaction: {
    readonly card: number;
    readonly event: Data;
    readonly granter: Handle;
    /** A: "I" is its object in Reserve too, where Scout or Rest has sent it. */
    readonly follows?: true;
  };
  readonly ongoing: Pick<Ongoing, "until" | "held">;
  /** Ongoing as well (A ). */
  readonly next: Pick<Awaiting, "until" | "next"> & { readonly card: number };
  /** Ongoing as well (A ). */
  readonly cover: Cover;
};

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
    ...(event.side !== undefined && { side: event.side }),
    ...(event.due !== undefined && { due: event.due }),
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

/** A Reaction of an object activated by an effect (A ); `self` is what its text means by "I". */
export type Activation = OfSeat & {
  readonly object: Handle;
  readonly self: Handle;
  readonly card: number;
  readonly ability: number;
};

export function activateAgain(m: Match, { object, self, card, ability, seat }: Activation): void {
  if (isSilent(m, object, m.pool.cards[card].abilities[ability])) return;
  const { time } = m.state.objects[slotOf(object)];
  const event = { act: "activate", object, became: object, seat } as const;
  const waiting = { source: self, card, ability, controller: seat, granter: NONE, event, time };
  if (countUse(m, keyOf(waiting))) addEmblem(m, waiting);
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
    if (kind !== "reaction" && data.until === point) dropEntry(m, id, "expired");
}

/** The Emblem-Reactions of a seat that wait. One that is being played waits no longer. */
function reactionsOf(m: Match, seat: Seat): Entry[] {
  const played = m.state.frames.flatMap((frame) => (frame.program === "emblem" ? [frame.locals.entry] : []));
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
    const choice = takeChoice(m, frame, frame.locals.seat, "reaction");
    call(m, "emblem", { entry: Number(choice.slice(1)) });
    return "next";
  },
};

type Reaction = Extract<Entry, { readonly kind: "reaction" }>;

/** A: "I" of an object that Scout or Rest has sent to Reserve. */
function followed(m: Match, { source, data }: Reaction): { readonly self?: Handle } {
  if (data.follows !== true || objectOf(m.state, source) !== undefined) return {};
  const self = handleAt(m.state, slotOf(source));
  return isIn(m, self, "reserve") ? { self } : {};
}

type Playing = {
  readonly entry: number;
  readonly declared?: Fixed;
  readonly due?: number;
};

const fixed = ({ locals }: Frame<Playing>): Fixed => present(locals.declared);

/** The Emblem that is being played. */
const reactionAt = (m: Match, id: number) =>
  present(m.state.entries.filter((one) => one.kind === "reaction").find((one) => one.id === id));

/** A: declare, pay the added cost, resolve; then the Emblem ceases to exist. */
export const emblemProcedure: Procedure<Playing> = {
  begin(m, frame): Next {
    const { id, controller, source, ability, data } = reactionAt(m, frame.locals.entry);
    note(m, "reaction", { entry: `e${id}`, seat: controller });
    const what: Declaring = {
      card: data.card,
      ability,
      seat: controller,
      self: source,
      event: data.event,
      info: { entry: `e${id}` },
      open: true,
    };
    call(m, "declare", what);
    return "cost";
  },
  /** A: only Tough ever adds a cost here, and the player may decline it. */
  cost(m, frame): Next {
    const { entry: id } = frame.locals;
    const { controller } = reactionAt(m, id);
    const due = toughDue(m, controller, fixed(frame).targets);
    if (due === 0) return "resolve";
    if (readyOrbs(m, controller).length < due) return "cease";
    setLocals(m, frame, { due });
    askYesNo(m, controller, "payReaction", { entry: `e${id}`, due });
    return "pay";
  },
  pay(m, frame): Next {
    const { entry: id, due = 0 } = frame.locals;
    const { controller } = reactionAt(m, id);
    const yes = takeChoice(m, frame, controller, "payReaction");
    note(m, "paid", { seat: controller, yes, due });
    if (!yes) return "cease";
    // A: the choice of orbs does not matter, since they can be swapped at any time.
    doStep(m, { why: "pay", by: controller }, payActs(controller, readyOrbs(m, controller).slice(0, due)));
    return "resolve";
  },
  resolve(m, frame): Next {
    const { entry: id } = frame.locals;
    const { mode, targets } = fixed(frame);
    const entry = reactionAt(m, id);
    const program = programOf(m, cardIn(m, entry), String(entry.ability), mode);
    callEffect(m, program.id, { ...scopeOfEntry(entry), ...followed(m, entry), targets });
    return "cease";
  },
  /** A R-15.12b: everybody is told, but it activates nothing. */
  cease(m, frame): Next {
    endLooks(m);
    dropEntry(m, frame.locals.entry, "resolved");
    return "done";
  },
};
