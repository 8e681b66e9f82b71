/** Verbs on players: draw, discard, summon, skip, glimpse, activate. */
import { z } from "zod";
import {
  below,
  type Handle,
  madeOf,
  mentioned,
  NONE,
  numberOf,
  objAt,
  objectsOf,
  publicStream,
  type Seat,
} from "../../kernel/game.ts";
import { isYou, type Shape, seatsOf, told, what } from "../verbs.ts";
import { isIn, thingsIn } from "../zones.ts";
import { ROUND } from "./table.ts";
import type { Act, Match, Verb } from "./typed.ts";

const ofPlayer = (
  plan: (seat: Seat, count: number, m: Match) => readonly Act[],
  text: Verb["text"],
): Verb => ({
  takes: { who: ["seat"] },
  shape: (terms) => ({ who: terms.ref.exactOptional(), count: terms.number }),
  plan: (m, scope, node) => {
    const count = numberOf(m, scope, node.count);
    return seatsOf(m, scope, node.who).flatMap((seat) => plan(seat, count, m));
  },
  text,
});

/** ER-9: n single draws inside one instruction. */
export const drawing = (seat: Seat, count: number): Act[] =>
  count <= 0
    ? []
    : [
        ...new Array<null>(count).fill(null).map((): Act => ({ act: "draw", seat })),
        { act: "drawSome", seat, amount: count },
      ];

/** Cards that chance picks; how many words are drawn depends on public counts only. */
export function picked(m: Match, zone: "hand" | "memory", seat: Seat, count: number): Handle[] {
  const from = thingsIn(m, zone, seat);
  const out: Handle[] = [];
  for (let i = 0; i < count && from.length > 0; i++) {
    out.push(...from.splice(below(m, publicStream(seat), from.length), 1));
  }
  return out;
}

export const phaseWord = (phase: string): string =>
  phase === "turn" ? phase : `${phase === "wakeUp" ? "wake up" : phase} phase`;

const tokens: Verb<{ card: string; count?: number }> = {
  shape: (terms) => ({
    card: z.string().max(60),
    count: z.int().min(1).max(4).exactOptional(),
    who: terms.ref.exactOptional(),
  }),
  plan: (m, scope, node) =>
    seatsOf(m, scope, node.who).flatMap((seat) =>
      new Array<null>(node.count ?? 1).fill(null).map(() => ({
        act: "enter",
        object: NONE,
        seat,
        token: mentioned(m, scope.self, node.card),
      })),
    ),
  text(node, say) {
    const { card, count = 1 } = node;
    return `${told(node, "summon", say)} ${madeOf(card, count, "token")}`;
  },
};

/** G R13.1, R16.6, R22.6: a task for a player inside a resolution. */
const asking = (procedure: NonNullable<Verb["procedure"]>, shape: Shape, text: Verb["text"]): Verb => ({
  shape,
  plan: () => [],
  procedure,
  text,
});

function verdict(what: "win" | "lose"): Verb {
  return {
    takes: { who: ["seat"] },
    shape: (terms) => ({ who: terms.ref.exactOptional() }),
    plan: (m, scope, node) => seatsOf(m, scope, node.who).map((seat) => ({ act: "verdict", seat, what })),
    text: (node, say) => `${isYou(node) ? "you " : ""}${told(node, what, say)} the game`,
  };
}

export const playerVerbs: Readonly<Record<string, Verb>> = {
  token: tokens,
  draw: ofPlayer(drawing, (node, say) => `${told(node, "draw", say)} ${say.many(node.count, "card")}`),
  mill: ofPlayer(
    (seat, count, m) =>
      (count > 0 ? thingsIn(m, "main", seat).slice(-count).reverse() : []).map((object) => ({
        act: "shift",
        object,
        seat,
        to: "graveyard",
      })),
    (node, say) =>
      `${told(node, "put", say)} the top ${say.many(node.count, "card").replace(/^an? /, "")} of ${isYou(node) ? "your" : "their"} deck into the graveyard`,
  ),
  discardRandom: ofPlayer(
    (seat, count, m) => picked(m, "hand", seat, count).map((object) => ({ act: "discard", object, seat })),
    (node, say) => `${told(node, "discard", say)} ${say.many(node.count, "card")} at random`,
  ),
  recall: {
    takes: { what: ["object"] },
    shape: what,
    plan(m, scope, node) {
      const cards = objectsOf(m, scope, node.what).filter((one) => isIn(m, one, "memory"));
      return recalling(m, cards);
    },
    text: (node, say) => `return ${say.ref(node.what)} from memory to hand`,
  },
  skip: {
    takes: { who: ["seat"] },
    shape: (terms) => ({ who: terms.ref.exactOptional(), phase: z.enum([...ROUND, "turn"]) }),
    plan: (m, scope, node) =>
      seatsOf(m, scope, node.who).map((seat) => ({
        act: "skip",
        seat,
        phase: node.phase,
      })),
    text: (node, say) =>
      `${told(node, "skip", say)} ${isYou(node) ? "your" : "their"} next ${phaseWord(node.phase)}`,
  } satisfies Verb<{ phase: Act<"skip">["phase"] }>,
  wins: verdict("win"),
  loses: verdict("lose"),
  glimpse: asking(
    "glimpse",
    (terms) => ({ count: terms.number }),
    (node, say) => `glimpse ${say.num(node.count)}`,
  ),
  search: asking(
    "search",
    (terms) => ({
      from: terms.filter,
      count: terms.number,
      to: z.enum(["hand", "memory", "graveyard", "field"]),
    }),
    (node, say) =>
      `search your deck for ${node.count === 1 ? say.a(node.from) : `up to ${say.num(node.count)} ${say.filter(node.from, true)}`}, put ${node.count === 1 ? "it" : "them"} ${node.to === "field" ? "onto the field" : `into your ${node.to as string}`} and shuffle`,
  ),
  materialize: asking(
    "instruct",
    () => ({}),
    () => "materialize a card from your material deck",
  ),
  activate: asking(
    "instruct",
    (terms) => ({ what: terms.ref, free: z.literal(true).exactOptional() }),
    (node, say) => `you may activate ${say.ref(node.what)}${node.free ? " without paying its cost" : ""}`,
  ),
};

/** Cards from memory to their owners' hands, as one act of each player (G R10.17). */
export function recalling(m: Match, cards: readonly Handle[]): Act[] {
  const acts = cards.map(
    (object): Act<"recall"> => ({ act: "recall", object, seat: objAt(m, object).owner }),
  );
  const seats = [...new Set(acts.map(({ seat }) => seat))];
  const counts = seats.map((seat): Act => {
    const amount = acts.filter((act) => act.seat === seat).length;
    return { act: "recallSome", seat, amount };
  });
  return [...acts, ...counts];
}
