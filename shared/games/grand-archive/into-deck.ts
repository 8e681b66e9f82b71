/** Cards put into their owners' main decks: on top, at the bottom, so far down, or shuffled in (G R5.3). */
import { z } from "zod";
import {
  ask,
  type Data,
  doStep,
  type Handle,
  type Json,
  type Next,
  namesFor,
  objAt,
  objectsOf,
  type Scope,
  type Seat,
  type Speaker,
  secretStream,
  shuffled,
  slotOf,
  takeAnswer,
  thingsNamed,
  type VerbLocals,
  verbDone,
} from "../../kernel/game.ts";
import { WHERE, type Where } from "../arranging.ts";
import { seatsOf, told } from "../verbs.ts";
import { isIn } from "../zones.ts";

import { goAct } from "./moves.ts";
import { theirs } from "./speech.ts";
import { isLiving } from "./table.ts";
import type { Act, AnyVerb, Match, Procedure, Verb } from "./typed.ts";

type ToDeck = { readonly where: Where; readonly nth?: number; readonly order?: "random" };
type Locals = VerbLocals<ToDeck>;

/** A card goes into a deck; one that nobody may see there is not told of. */
function goes(m: Match, object: Handle): Act[] {
  if (isIn(m, object, "main")) return [];
  if (isIn(m, object, "field")) return [goAct(m, object, "main", "decked")];
  return [{ act: "shift", object, seat: objAt(m, object).owner, to: "main" }];
}

/** Cards by where they lie, so that the order in which they go tells nothing of the order in the deck. */
function byPlace(m: Match, handles: readonly Handle[]): Handle[] {
  const place = (handle: Handle): number => {
    const { zone } = objAt(m, handle);
    return zone * 0x10000 + m.state.zones[zone].list.indexOf(slotOf(handle));
  };
  return handles.toSorted((a, b) => place(a) - place(b));
}

/** Puts the cards there, for each owner in his own deck. */
function putThere(m: Match, { controller }: Scope, node: ToDeck, handles: readonly Handle[]): void {
  const owners = [...new Set(byPlace(m, handles).map((one) => objAt(m, one).owner))];
  const { where, nth = 1 } = node;
  const acts = owners.map((seat): Act => {
    const objects = handles.filter((one) => objAt(m, one).owner === seat);
    return { act: "arrange", seat, objects, where, nth };
  });
  doStep(m, { why: "toDeck", by: controller }, [
    ...byPlace(m, handles).flatMap((one) => goes(m, one)),
    ...acts,
  ]);
}

/** Whether the player sees each of them: only then the order is a choice. */
const isSeen = (m: Match, seat: Seat, handles: readonly Handle[]): boolean =>
  namesFor(m, seat, handles).length === handles.length;

export const toDeckProcedure: Procedure<Locals> = {
  order(m, frame): Next {
    const { scope, node } = frame.locals;
    const handles = objectsOf(m, scope, node.what);
    const seat = scope.controller;
    if (handles.length === 0 || !isLiving(m, seat)) return "none";
    const wanted = handles.length > 1 && node.where !== "shuffled" && node.order !== "random";
    if (!wanted || !isSeen(m, seat, handles)) return "now";
    ask(m, {
      seat,
      kind: "choose",
      info: { order: node.where },
      domain: { kind: "order", of: namesFor(m, seat, handles), code: "ILLEGAL_CHOICE" },
    });
    return "take";
  },
  take(m, frame): Next {
    const { scope, node } = frame.locals;
    const seat = scope.controller;
    const answer = takeAnswer(m, frame, seat);
    if (answer === null || !isLiving(m, seat)) return "none";
    putThere(m, scope, node, thingsNamed(m, seat, answer.choice));
    return "finish";
  },
  /** In an order that chance makes, where nobody may choose it. */
  now(m, frame): Next {
    const { scope, node } = frame.locals;
    const handles = byPlace(m, objectsOf(m, scope, node.what));
    const by = secretStream(scope.controller);
    putThere(m, scope, node, node.where === "shuffled" ? handles : shuffled(m, by, handles));
    return "finish";
  },
  finish(m): Next {
    verbDone(m, true);
    return "done";
  },
  none(m): Next {
    verbDone(m, false);
    return "done";
  },
};

const ORDINALS = ["", "", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth"];

function placeText({ where, nth, order }: ToDeck, deck: string): string {
  const random = order === "random" ? " in a random order" : "";
  if (where === "bottom") return `on the bottom of ${deck}${random}`;
  return nth === undefined || nth < 2
    ? `on top of ${deck}${random}`
    : `into ${deck} ${ORDINALS[nth]} from the top`;
}

const WHOSE: Readonly<Record<string, string>> = { you: "your", opponent: "your opponent's" };

/** Whose deck it is; what all lies with one player goes into his. */
function deckOf(what: Json, say: Speaker): string {
  // References are nodes, and a filter is one.
  const { ref, of } = what as Data;
  const owner = ref === "all" ? WHOSE[String((of as Data).owner)] : undefined; // see above
  return owner ?? theirs(what, say);
}

export const deckVerbs: Readonly<Record<string, AnyVerb>> = {
  toDeck: {
    takes: { what: ["object"] },
    shape: (terms) => ({
      what: terms.ref,
      where: z.enum(WHERE),
      nth: z.int().min(2).max(9).exactOptional(),
      order: z.literal("random").exactOptional(),
    }),
    plan: () => [],
    procedure: "toDeck",
    text: (node, say) => {
      const named = say.ref(node.what);
      if (node.where === "shuffled") return `shuffle ${named} into ${deckOf(node.what, say)} deck`;
      return `put ${named} ${placeText(node, `${deckOf(node.what, say)} deck`)}`;
    },
  } satisfies Verb<ToDeck>,
  shuffle: {
    takes: { who: ["seat"] },
    shape: (terms) => ({ who: terms.ref.exactOptional() }),
    plan: (m, scope, node) => seatsOf(m, scope, node.who).map((seat) => ({ act: "shuffleDeck", seat })),
    text: (node, say) => `${told(node, "shuffle", say)} ${node.who === undefined ? "your" : "their"} deck`,
  },
};
