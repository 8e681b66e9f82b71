/** Verbs on Expeditions, on what is created in them, and on players (A sections 18, 20, 25 and 26). */
import { z } from "zod";
import {
  capital,
  cardNamed,
  conjugated,
  type Data,
  fieldsIn,
  type Json,
  madeOf,
  mentioned,
  NONE,
  numberOf,
  possessive,
  refsOf,
  type Scope,
  type Seat,
  type Speaker,
  type Spoken,
  seatRef,
  seatVarsOf,
} from "../../kernel/game.ts";
import { yes } from "../card-schema.ts";
import { isYou, seatsOf } from "../verbs.ts";
import { initiativeOrder } from "./table.ts";
import type { Act, AlteredWords, Match, Verb } from "./typed.ts";
import { type Place, SIDES, type Side, sideOf } from "./zones.ts";

/** A speaker that remembers the meaning of names. */
export type Naming = Speaker & { readonly named: { readonly vars: Map<string, Spoken> } };

/** Where a token is created: an Expedition of yours, each of them, or one that was chosen. */
export function landing(m: Match, scope: Scope, where: Json): { side: Side; into: Seat }[] {
  if (where === "each") return SIDES.map((side) => ({ side, into: scope.controller }));
  if (where === "hero" || where === "companion") return [{ side: where, into: scope.controller }];
  if (typeof where === "string") return [];
  return refsOf(m, scope, where).flatMap((ref) => {
    const side = ref.kind === "zone" ? sideOf(m, ref.id) : undefined;
    return side === undefined ? [] : [{ side, into: m.state.zones[ref.id].seat }];
  });
}

/** References that mean players. */
const PLAYERS: readonly Json[] = ["you", "opponent", "controller", "owner"];

const whereText = (where: Json, say: Speaker): string => {
  if (where === "each") return "each of your Expeditions";
  if (where === "hero" || where === "companion") return `your ${capital(where)} Expedition`;
  return say.ref(where);
};

/** Where a token is created: in an Expedition, or in a player's Landmark zone (A ), each in its turn (A ). */
function birthplaces(m: Match, scope: Scope, where: Json): { to: Place; side?: Side; into: Seat }[] {
  const all =
    where === "landmark"
      ? [seatRef(scope.controller)]
      : typeof where === "string"
        ? []
        : refsOf(m, scope, where);
  const owners = initiativeOrder(m).flatMap((seat) =>
    all.flatMap((ref): { to: Place; into: Seat }[] =>
      ref.kind === "seat" && ref.id === seat ? [{ to: "landmark", into: seat }] : [],
    ),
  );
  return [...owners, ...landing(m, scope, where).map((at) => ({ to: "expedition" as const, ...at }))];
}

const birthText = (where: Json, say: Speaker): string => {
  if (where === "landmark") return "your Landmarks";
  const { ref } = fieldsIn(where);
  if (ref === "players") return "each player's Landmarks";
  const named = whereText(where, say);
  return PLAYERS.includes(ref) || named.endsWith("player") ? `${possessive(named)} Landmarks` : named;
};

/** More tokens are not created at a time: they would fill the table without end. */
const TOKENS_MOST = 99;

/** A: the player who creates a token owns it; each token is one act (A ). */
export const create: Verb<{ card: string; count?: number | Data; as?: string }> = {
  writes: "object",
  takes: { where: ["zone", "seat"] },
  shape: (terms) => ({
    card: z.string().max(60),
    count: terms.number.exactOptional(),
    where: z.union([z.enum(["hero", "companion", "each", "landmark"]), terms.ref]),
    // A.
    as: terms.name.exactOptional(),
  }),
  plan(m, scope, node) {
    const length = Math.min(TOKENS_MOST, Math.max(0, numberOf(m, scope, node.count ?? 1)));
    return birthplaces(m, scope, node.where).flatMap((at) =>
      Array.from(
        { length },
        (): Act => ({
          act: "move",
          object: NONE,
          card: mentioned(m, scope.self, node.card),
          seat: scope.controller,
          from: "",
          how: "create",
          ...at,
        }),
      ),
    );
  },
  text({ card, count = 1, where, as }, say) {
    const again = count !== 1 || where === "each" ? "them" : "it";
    if (as !== undefined)
      // The speaker of texts (text.ts) keeps such names.
      (say as Naming).named.vars.set(as, { first: again, again, many: again === "them" });
    if (typeof count === "number")
      return `create ${madeOf(card, count, "token")} in ${birthText(where, say)}`;
    const many = say.many(count, `${cardNamed(card)} token`);
    const [tokens, equal] = many.split(/ (?=equal to )/);
    const place = birthText(where, say);
    return equal === undefined
      ? `create ${tokens} in ${place}`
      : `create a number of ${tokens} in ${place} ${equal}`;
  },
};

/** A: an Expedition forward or backward. */
export const advance: Verb<{ by: number; sure?: true }> = {
  takes: { what: ["zone"] },
  shape: (terms) => ({
    what: z.union([z.enum(["hero", "companion", "each"]), terms.ref]),
    by: z.union([z.literal(1), z.literal(-1)]),
    // A: nothing that decides over moves decides over this one again.
    sure: yes,
  }),
  plan: (m, scope, node) =>
    landing(m, scope, node.what).map(({ side, into }) => ({
      act: "advance",
      seat: into,
      side,
      amount: node.by,
      ...(node.sure === true && { sure: true }),
    })),
  text: (node, say) =>
    `${whereText(node.what, say)} moves ${node.by === 1 ? "forward" : "backward"} one Region`,
};

/** A: this card's marker goes to the Region of an Expedition. */
export const mark: Verb = {
  takes: { what: ["zone"] },
  shape: (terms) => ({ what: z.union([z.enum(["hero", "companion"]), terms.ref]) }),
  plan: (m, { self, controller, ...scope }, node) =>
    landing(m, { self, controller, ...scope }, node.what)
      .slice(0, 1)
      .map(({ side, into }) => ({
        act: "mark",
        object: self,
        seat: controller,
        region: seatVarsOf(m, into)[side],
      })),
  text: (node, say) => `put my marker on the Region of ${whereText(node.what, say)}`,
};

/** A. */
export const ascend: Verb = {
  takes: { what: ["zone"] },
  shape: (terms) => ({ what: z.union([z.enum(["hero", "companion", "each"]), terms.ref]) }),
  plan: (m, scope, node) =>
    landing(m, scope, node.what).map(({ side, into }) => ({ act: "ascend", seat: into, side })),
  text: (node, say) => `${whereText(node.what, say)} Ascends`,
};

/** A verb of players: "your opponent passes". */
export const ofSeats = (act: (seat: Seat) => Act, text: string): Verb => ({
  takes: { who: ["seat"] },
  shape: (terms) => ({ who: terms.ref.exactOptional() }),
  plan: (m, scope, node) => seatsOf(m, scope, node.who).map(act),
  text: (node, say) => (isYou(node) ? `you ${text}` : `${say.ref(node.who)} ${conjugated(text)}`),
});

/** An Ongoing Emblem (A ). */
export const hold: Verb<{ until: AlteredWords["point"] }> = {
  takes: { what: ["zone"] },
  shape: (terms) => ({ what: terms.ref, until: z.enum(["turn", "afternoon", "day"]) }),
  plan: (m, scope, node) =>
    landing(m, scope, node.what).map(({ side, into }) => ({
      act: "ongoing",
      seat: scope.controller,
      source: scope.self,
      until: node.until,
      held: `${side}:${into}`,
    })),
  text: (node, say) => `keep ${say.ref(node.what)} from moving forward this ${capital(node.until)}`,
};
