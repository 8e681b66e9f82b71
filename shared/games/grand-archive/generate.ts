/** New cards that are no tokens and stay for the rest of the game (G R5.10). */
import { z } from "zod";
import {
  cardNamed,
  create,
  dataOf,
  type Handle,
  mentioned,
  note,
  numberOf,
  withArticle,
  zoneOf,
} from "../../kernel/game.ts";
import type { OfSeat } from "../acts.ts";
import { isYou, seatsOf, told } from "../verbs.ts";
import { isAside, isMaterial } from "./card.ts";
import type { ActKind, Verb } from "./typed.ts";

const PLACES = ["hand", "memory", "graveyard", "banishment"] as const;
type Place = (typeof PLACES)[number];

/** `card` is the card of what comes to be. */
export type Generating = OfSeat & { readonly card: number; readonly to: Place };

/** Everybody knows the card, since the text names it; which of the hand it then is, nobody but its owner. */
export const generate: ActKind<Generating> = {
  fields: { seat: "seat" },
  possible(m, { card }) {
    const data = dataOf(m, { card });
    return data.token !== true && !isAside(data);
  },
  apply(m, { seat, card, to }): Handle {
    note(m, "generated", { seat, cards: [m.state.cards[card]] });
    // G R5.4: where it could not lie, it lies where its kind does.
    const lies = isMaterial(dataOf(m, { card })) && to !== "banishment" ? "material" : to;
    return create(m, card, seat, zoneOf(m, lies, seat));
  },
};

type Generate = { readonly card: string; readonly to: Place };

export const generateVerb = {
  takes: { who: ["seat"] },
  shape: (terms) => ({
    card: z.string().max(60),
    count: terms.number.exactOptional(),
    to: z.enum(PLACES),
    who: terms.ref.exactOptional(),
  }),
  plan(m, scope, { card, count = 1, to, who }) {
    const many = Math.min(9, Math.max(0, numberOf(m, scope, count)));
    return seatsOf(m, scope, who).flatMap((seat) =>
      new Array<null>(many).fill(null).map(() => ({
        act: "generate",
        seat,
        card: mentioned(m, scope.self, card),
        to,
      })),
    );
  },
  text(node, say) {
    const { card, count = 1, to } = node;
    const named = `${cardNamed(card)} card`;
    const cards = count === 1 ? withArticle(named) : say.many(count, named);
    return `${told(node, "generate", say)} ${cards} into ${isYou(node) ? "your" : "their"} ${to}`;
  },
} satisfies Verb<Generate>;
