/** New cards that are no tokens and stay for the rest of the game (G R5.10). */
import { z } from "zod";
import {
  cardNamed,
  create,
  dataOf,
  type Handle,
  mentioned,
  NONE,
  note,
  numberOf,
  withArticle,
  zoneOf,
} from "../../kernel/game.ts";
import type { OfSeat } from "../acts.ts";
import { isYou, seatsOf, told } from "../verbs.ts";
import { isAside, isMaterial } from "./card.ts";
import type { Act, ActKind, Verb } from "./typed.ts";

const PLACES = ["hand", "memory", "graveyard", "banishment", "main"] as const;
type Place = (typeof PLACES)[number];
type Where = Place | "field";

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

type Generate = { readonly card: string; readonly to: Where; readonly as?: string };

export const generateVerb = {
  takes: { who: ["seat"] },
  shape: (terms) => ({
    card: z.string().max(60),
    count: terms.number.exactOptional(),
    to: z.enum([...PLACES, "field"]),
    who: terms.ref.exactOptional(),
    as: terms.name.exactOptional(),
  }),
  writes: "object",
  plan(m, scope, { card, count = 1, to, who, as }) {
    const many = Math.min(9, Math.max(0, numberOf(m, scope, count)));
    const made = mentioned(m, scope.self, card);
    const named = as === undefined ? {} : { as };
    return seatsOf(m, scope, who).flatMap((seat) => [
      ...new Array<null>(many)
        .fill(null)
        .map(
          (): Act =>
            to === "field"
              ? { act: "enter", object: NONE, seat, token: made, generated: true, ...named }
              : { act: "generate", seat, card: made, to, ...named },
        ),
      // Nobody knows where in the deck they are.
      ...(to === "main" && many > 0 ? [{ act: "shuffleDeck", seat } satisfies Act] : []),
    ]);
  },
  text(node, say) {
    const { card, count = 1, to } = node;
    const named = `${cardNamed(card)} card`;
    const cards = count === 1 ? withArticle(named) : say.many(count, named);
    const own = isYou(node) ? "your" : "their";
    const into: Readonly<Record<string, string>> = {
      field: "onto the field",
      main: `into ${own} deck and shuffle it`,
    };
    return `${told(node, "generate", say)} ${cards} ${into[to] ?? `into ${own} ${to}`}`;
  },
} satisfies Verb<Generate>;
