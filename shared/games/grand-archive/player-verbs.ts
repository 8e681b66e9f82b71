/** Verbs on players: draw, discard, summon, skip, glimpse, activate. */
import { z } from "zod";
import {
  below,
  cardNamed,
  counted,
  type Filter,
  type Handle,
  listed,
  madeOf,
  mentioned,
  NONE,
  type Nothing,
  numberOf,
  objAt,
  objectsOf,
  publicStream,
  type Seat,
  withArticle,
} from "../../kernel/game.ts";
import { isYou, seatsOf, told, what } from "../verbs.ts";
import { isIn, thingsIn } from "../zones.ts";
import { counterWord } from "./attrs.ts";
import { chanceVerbs, picked } from "./chance.ts";
import { type CounterKind, counterKind } from "./counters.ts";
import { generateVerb } from "./generate.ts";
import { deckVerbs } from "./into-deck.ts";
import { laterVerbs } from "./later.ts";
import { lineageVerbs } from "./lineage-verbs.ts";
import { lookVerbs } from "./looks.ts";
import { gainVerb } from "./masteries.ts";
import { nameVerb } from "./naming-verb.ts";
import { nextVerbs } from "./next-verbs.ts";
import { payVerbs } from "./pay-now.ts";
import { scavengeVerb } from "./scavenge.ts";
import { ROUND } from "./table.ts";
import type { Act, AnyVerb, Match, Verb } from "./typed.ts";

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
export const drawing = (seat: Seat, count: number, to?: "memory"): Act[] =>
  count <= 0
    ? []
    : [
        ...new Array<null>(count).fill(null).map((): Act => ({ act: "draw", seat, ...(to && { to }) })),
        { act: "drawSome", seat, amount: count },
      ];

export const phaseWord = (phase: string): string =>
  phase === "turn" ? phase : `${phase === "wakeUp" ? "wake up" : phase} phase`;

type Token = {
  readonly card: string;
  readonly count?: number;
  readonly rested?: true;
  readonly counters?: { readonly kind: CounterKind; readonly count: number };
};

const withText = ({ counters, count = 1 }: Token): string => {
  if (counters === undefined) return "";
  const word = counterWord(counters.kind);
  const marks = counters.count === 1 ? withArticle(word) : counted(counters.count, word);
  return ` with ${marks}${count === 1 ? "" : " each"}`;
};

const tokens: Verb<Token> = {
  shape: (terms) => ({
    card: z.string().max(60),
    count: z.int().min(1).max(4).exactOptional(),
    who: terms.ref.exactOptional(),
    rested: z.literal(true).exactOptional(),
    counters: z.strictObject({ kind: counterKind, count: z.int().min(1).max(9) }).exactOptional(),
  }),
  plan: (m, scope, node) =>
    seatsOf(m, scope, node.who).flatMap((seat) =>
      new Array<null>(node.count ?? 1).fill(null).map(() => ({
        act: "enter",
        object: NONE,
        seat,
        token: mentioned(m, scope.self, node.card),
        ...(node.rested === true && { rested: node.rested }),
        ...(node.counters && { counters: [{ key: node.counters.kind, amount: node.counters.count }] }),
      })),
    ),
  text(node, say) {
    const { card, count = 1 } = node;
    const made = madeOf(card, count, "token");
    const rested =
      node.rested === true ? made.replace(/^(?:an?|\d+) /, `${count === 1 ? "a" : count} rested `) : made;
    return `${told(node, "summon", say)} ${rested}${withText(node)}`;
  },
};

/** One of several tokens by public chance (G R27.1). */
const gather: Verb<{ of: readonly string[]; count?: number }> = {
  takes: { who: ["seat"] },
  shape: (terms) => ({
    of: z.array(z.string().max(60)).min(2).max(6),
    count: z.int().min(1).max(4).exactOptional(),
    who: terms.ref.exactOptional(),
  }),
  plan: (m, scope, { of, count = 1, who }) =>
    seatsOf(m, scope, who).flatMap((seat) => [
      ...new Array<null>(count).fill(null).map((): Act => {
        const card = of[below(m, publicStream(seat), of.length)];
        return { act: "enter", object: NONE, seat, token: mentioned(m, scope.self, card) };
      }),
      { act: "gathered", seat, amount: count },
    ]),
  text: (node, say) => {
    const names = node.of.map((one) => `${cardNamed(one)} token`);
    const times = node.count === undefined || node.count === 1 ? "" : ` ${node.count} times`;
    return `${told(node, "gather", say)}${times} (at random, ${listed(names.map(withArticle), "or")})`;
  },
};

/** The cards that are looked for, and where they go. */
export type Search = {
  readonly from: Filter;
  readonly to: "hand" | "memory" | "graveyard" | "field";
};

/** G R13.1, R16.6, R22.6: a task for a player inside a resolution. */
const asking = <Fields = Nothing>(
  procedure: NonNullable<Verb<Fields>["procedure"]>,
  shape: Verb<Fields>["shape"],
  text: Verb<Fields>["text"],
): Verb<Fields> => ({
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

export const playerVerbs: Readonly<Record<string, AnyVerb>> = {
  ...lookVerbs,
  ...deckVerbs,
  ...chanceVerbs,
  ...nextVerbs,
  ...payVerbs,
  ...lineageVerbs,
  ...laterVerbs,
  scavenge: scavengeVerb,
  token: tokens,
  gather,
  gain: gainVerb,
  name: nameVerb,
  generate: generateVerb,
  draw: {
    takes: { who: ["seat"] },
    shape: (terms) => ({
      who: terms.ref.exactOptional(),
      count: terms.number,
      to: z.literal("memory").exactOptional(),
    }),
    plan: (m, scope, node) => {
      const count = numberOf(m, scope, node.count);
      return seatsOf(m, scope, node.who).flatMap((seat) => drawing(seat, count, node.to));
    },
    text: (node, say) => {
      const into = node.to === undefined ? "" : ` into ${isYou(node) ? "your" : "their"} memory`;
      return `${told(node, "draw", say)} ${say.many(node.count, "card")}${into}`;
    },
  } satisfies Verb<{ to?: "memory" }>,
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
  empower: {
    takes: { who: ["seat"] },
    shape: (terms) => ({ who: terms.ref.exactOptional(), count: terms.number }),
    plan: (m, scope, node) => {
      const amount = numberOf(m, scope, node.count);
      return seatsOf(m, scope, node.who).map((seat) => ({ act: "empower", seat, amount }));
    },
    text: (node, say) => `${told(node, "empower", say)} ${say.num(node.count)}`,
  },
  recall: {
    takes: { what: ["object"] },
    shape: what,
    plan(m, scope, node) {
      const cards = objectsOf(m, scope, node.what).filter((one) => isIn(m, one, "memory"));
      return recalling(m, cards);
    },
    text: (node, say) => {
      const cards = say.ref(node.what);
      return `return ${cards}${/ memory\b/.test(cards) ? "" : " from memory"} to hand`;
    },
  },
  /** G R32.40: the cards of both, each counted before any has moved. */
  swapHand: {
    takes: { who: ["seat"] },
    shape: (terms) => ({ who: terms.ref.exactOptional() }),
    plan: (m, scope, node) =>
      seatsOf(m, scope, node.who).flatMap((seat) => [
        ...thingsIn(m, "hand", seat).map((object): Act => ({ act: "shift", object, seat, to: "memory" })),
        ...recalling(m, thingsIn(m, "memory", seat)),
      ]),
    text: (node, say) => {
      const own = isYou(node) ? "your" : "their";
      return `${told(node, "swap", say)} ${own} hand and ${own} memory`;
    },
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
  search: asking<Search>(
    "search",
    (terms) => ({
      from: terms.filter,
      count: terms.number,
      to: z.enum(["hand", "memory", "graveyard", "field"]),
    }),
    (node, say) =>
      `search your deck for ${node.count === 1 ? say.a(node.from) : `up to ${say.num(node.count)} ${say.filter(node.from, true)}`}, put ${node.count === 1 ? "it" : "them"} ${node.to === "field" ? "onto the field" : `into your ${node.to}`} and shuffle`,
  ),
  materialize: {
    ...asking(
      "instruct",
      (terms) => ({
        of: terms.filter.exactOptional(),
        who: terms.ref.exactOptional(),
        price: z.enum(["free"]).exactOptional(),
        less: terms.number.exactOptional(),
        from: z.enum(["banishment", "graveyard"]).exactOptional(),
        anyElement: z.literal(true).exactOptional(),
      }),
      (node, say) => {
        const own = isYou(node) ? "your" : "their";
        const what = node.of === undefined ? "a card" : say.a(node.of);
        const free = node.price === undefined ? "" : " without paying its memory cost";
        const any = node.anyElement === undefined ? "" : " ignoring its elements";
        const less = node.less === undefined ? "" : ` for ${say.num(node.less)} less`;
        const place = node.from === undefined ? "material deck" : String(node.from);
        return `${told(node, "materialize", say)} ${what} from ${own} ${place}${free}${less}${any}`;
      },
    ),
    takes: { who: ["seat"] },
  },
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
