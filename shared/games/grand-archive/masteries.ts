/** Masteries and statuses (G R32.26): what a player has beside objects. */

import { z } from "zod";
import {
  cardNamed,
  create,
  dataOf,
  type Handle,
  mentioned,
  objAt,
  type Seat,
  setVar,
  vanish,
  zoneOf,
} from "../../kernel/game.ts";
import type { OfSeat } from "../acts.ts";
import { seatsOf, told } from "../verbs.ts";
import { thingsIn } from "../zones.ts";
import { isAside } from "./card.ts";
import { livingSeats } from "./table.ts";
import type { ActKind, Match, Verb } from "./typed.ts";

/** `token` is the card of what is gained, which is in no deck. */
export type Gaining = OfSeat & { readonly token: number };

const dataAt = (m: Match, handle: Handle) => dataOf(m, objAt(m, handle));

/** Those of a seat that fit. */
const had = (m: Match, seat: Seat, fits: (handle: Handle) => boolean): Handle[] =>
  thingsIn(m, "aside", seat).filter(fits);

const isCard =
  (m: Match, card: number) =>
  (handle: Handle): boolean =>
    objAt(m, handle).card === card;

/** A new mastery replaces the one that there is; each status is had once, and a unique one by one player alone. */
export const gain: ActKind<Gaining> = {
  fields: { seat: "seat" },
  possible(m, { seat, token }) {
    const card = dataOf(m, { card: token });
    return isAside(card) && (card.type === "mastery" || had(m, seat, isCard(m, token)).length === 0);
  },
  apply(m, { seat, token }) {
    const card = dataOf(m, { card: token });
    const lost =
      card.type === "mastery"
        ? had(m, seat, (one) => dataAt(m, one).type === "mastery")
        : card.unique === true
          ? livingSeats(m).flatMap((one) => had(m, one, isCard(m, token)))
          : [];
    for (const one of lost) vanish(m, one);
    const made = create(m, token, seat, zoneOf(m, "aside", seat));
    setVar(m, made, "token", 1);
    return made;
  },
};

export const gainVerb = {
  takes: { who: ["seat"] },
  shape: (terms) => ({ card: z.string().max(60), who: terms.ref.exactOptional() }),
  plan: (m, scope, node) =>
    seatsOf(m, scope, node.who).map((seat) => ({
      act: "gain",
      seat,
      token: mentioned(m, scope.self, node.card),
    })),
  text: (node, say) => `${told(node, "gain", say)} ${cardNamed(node.card)}`,
} satisfies Verb<{ card: string }>;
