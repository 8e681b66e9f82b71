/** Verbs for what comes later, or once more: the next card played, and abilities activated again (A ). */
import { z } from "zod";
import {
  type Data,
  fieldsIn,
  type Handle,
  isOneOf,
  objectsOf,
  type Seat,
  type Speaker,
  withArticle,
} from "../../kernel/game.ts";
import { yes } from "../card-schema.ts";
import { type That, thatSchema, thatText } from "./expedition-words.ts";
import { PLAYED_FROM } from "./own-cost.ts";
import { living, what } from "./sends.ts";
import { PRINTED, type Sign, SYMBOLS, withSymbol } from "./symbols.ts";
import type { Act, AlteredWords, CompiledVerb, Match, Verb } from "./typed.ts";
import { SIDES } from "./zones.ts";

type Next = {
  readonly what?: Data;
  readonly from?: readonly (typeof PLAYED_FROM)[number][];
  readonly joins?: That;
  readonly until: AlteredWords["point"];
  readonly less?: number;
  readonly downTo?: number;
  readonly free?: true;
};

/** An Ongoing Emblem for the next fitting card. */
export const next: Verb<Next> = {
  later: { fields: { object: "object", seat: "seat" } },
  shape: (terms) => ({
    what: terms.filter.exactOptional(),
    from: z.array(z.enum(PLAYED_FROM)).min(1).exactOptional(),
    joins: thatSchema(terms).exactOptional(),
    less: z.int().min(1).max(20).exactOptional(),
    downTo: z.int().min(0).max(20).exactOptional(),
    free: yes,
    until: z.enum(["turn", "afternoon", "day"]),
  }),
  plan(_m, { controller, self }, { do: _do, until, what: of, effect: _effect, ...rest }) {
    return [{ act: "next", seat: controller, source: self, until, next: { ...rest, what: of ?? {} } }];
  },
  text(node, say) {
    const { from, less, downTo, free, until, joins } = node;
    const card = say.filter(node.what ?? {});
    const lasting = `this ${until === "turn" ? "turn" : until === "day" ? "Day" : "Afternoon"}`;
    if (joins !== undefined)
      return `the next time ${withArticle(card)} joins ${thatText(joins, say)} ${lasting}`;
    const place = from === undefined ? "" : ` from ${placesText(from)}`;
    const played = `the next ${card} you play${place} ${lasting}`;
    if (free === true) return `${played} is free`;
    const floor = downTo === undefined ? "" : ` (down to a minimum of ${downTo})`;
    if (less !== undefined) return `${played} costs ${less} less${floor}`;
    return `the next time you play ${withArticle(card)}${place} ${lasting}`;
  },
};

/** A: an Ongoing Emblem for the end of Rest. */
export const afterRest: Verb = {
  later: { fields: {} },
  shape: () => ({}),
  plan: (_m, { controller, self }, { later }) => [
    {
      act: "next",
      seat: controller,
      source: self,
      until: "day",
      // The compiler has put its effect apart, and the number of that program here.
      next: { what: {}, afterRest: true, later: Number(later) },
    },
  ],
  text: () => "after Rest",
};

/** A: what follows a replaced act. */
export const follow: CompiledVerb<{ label: string }> = {
  plan(_m, { controller, self, event }, { label }) {
    const { seat = controller, side } = fieldsIn(event ?? {});
    return [
      {
        act: "follow",
        seat: Number(seat),
        source: self,
        label,
        ...(isOneOf(SIDES, side) && { side }),
      },
    ];
  },
  text: () => "",
};

const placesText = (from: readonly string[]): string =>
  from.map((one) => (one === "hand" ? "your hand" : "Reserve")).join(" or ");

/** Its Emblem-Reactions come into Limbo once more; `mine` makes "I" the card that says so. */
export const activationOf = (
  m: Match,
  object: Handle,
  ability: number,
  { self, controller, mine }: { self: Handle; controller: Seat; mine: boolean },
): Act => ({
  act: "activate",
  object,
  self: mine ? self : object,
  card: living(m, object).card,
  ability,
  seat: mine ? controller : living(m, object).controller,
});

export const activate: Verb<{ symbol: Sign; mine?: true }> = {
  ...what,
  shape: (terms) => ({ what: terms.ref, symbol: z.enum(SYMBOLS), mine: yes }),
  plan: (m, { self, controller, ...scope }, node) =>
    objectsOf(m, { self, controller, ...scope }, node.what).flatMap((object) =>
      withSymbol(m, object, node.symbol).map((ability) =>
        activationOf(m, object, ability, { self, controller, mine: node.mine === true }),
      ),
    ),
  text: (node, say) =>
    `activate ${symbolsText(node, say)}${node.mine === true ? " as if they were mine" : ""}`,
};

/** "the {J} abilities of target Character". */
export const symbolsText = (node: Data & { symbol: Sign }, say: Speaker): string =>
  `the ${PRINTED[node.symbol]} abilities of ${say.ref(node.what)}`;
