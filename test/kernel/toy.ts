import { z } from "zod";
import { putDeck } from "../../shared/kernel/flow/create.ts";
import { call } from "../../shared/kernel/flow/frames.ts";
import { sweep } from "../../shared/kernel/flow/leaving.ts";
import type { Match } from "../../shared/kernel/model/match.ts";
import { refuse } from "../../shared/kernel/model/refusal.ts";
import type { Act, Ruleset } from "../../shared/kernel/model/ruleset.ts";
import { type Obj, objectOf, type Seat } from "../../shared/kernel/model/state.ts";
import { endMatch, varOf, zoneOf } from "../../shared/kernel/ops/ops.ts";
import { skip } from "../../shared/kernel/values/agenda.ts";
import { attrOf } from "../../shared/kernel/values/modifiers.ts";
import { acts, replacements } from "./toy-acts.ts";
import { cardSchema, compileCard, filters } from "./toy-cards.ts";
import { actions, dataOf } from "./toy-play.ts";
import { procedures, windows } from "./toy-turn.ts";
import { verbs } from "./toy-verbs.ts";
import {
  ATTRS,
  firstSeat,
  firstTable,
  livingFrom,
  ownerOf,
  tableOf,
  thingsIn,
  VARS,
  varsOf,
  zones,
} from "./toy-zones.ts";

/** Units fall by their damage; who has no life left is out, and the last one has won. */
function checks(m: Match): Act[] {
  const living = livingFrom(m, 0);
  const fallen = living.flatMap((seat) =>
    (["row", "field"] as const).flatMap((zone) =>
      thingsIn(m, zone, seat)
        .filter(
          (handle) =>
            varOf(m, objectOf(m.state, handle) as Obj, "damage") >= Math.max(1, attrOf(m, handle, "power")),
        )
        .map((object): Act => ({ act: "fall", object, seat })),
    ),
  );
  const lost = living.filter((seat) => varsOf(m, seat).life <= 0);
  if (lost.length === living.length) endMatch(m, { winners: [], reason: "all fell" });
  return [...fallen, ...lost.map((seat): Act => ({ act: "lose", seat }))];
}

/** Everything of a seat goes; where one alone is left it has won. */
function leave(m: Match, seat: Seat): void {
  sweep(m, seat);
  const living = livingFrom(m, 0);
  if (living.length === 1) endMatch(m, { winners: living, reason: "last" });
  else if (seat === ownerOf(m)) skip(m, () => true);
}

/** A game that exercises what the five real ones need of the kernel and Universal Card Game does not. */
export const toy: Ruleset = {
  id: "toy",
  name: "Toy",
  about: "What the published games do not exercise together.",
  version: 1,
  profiles: ["toy"],
  seats: { min: 2, max: 4 },
  options: z.strictObject({
    system: z.enum(["queue", "stack"]).default("queue"),
    slots: z.int().min(1).max(5).default(3),
    hand: z.int().min(0).max(9).default(4),
  }) as unknown as Ruleset["options"],
  zones,
  vars: VARS,
  attrs: ATTRS,
  table: () => firstTable,
  seatVars: () => firstSeat,
  start(m, decks) {
    for (const [seat, deck] of decks.entries()) putDeck(m, seat, zoneOf(m, "deck", seat), deck);
    call(m, "match");
  },
  // A face-down unit is one of power 0, whatever lies there.
  baseAttr: (m, obj, attr) =>
    attr === "power" && !obj.down ? ((dataOf(m, obj).power as number | undefined) ?? 0) : 0,
  inPlay: (m, obj) => m.game.zones[m.state.zones[obj.zone]?.def]?.play === true,
  procedures,
  windows,
  acts,
  replacements,
  verbs,
  actions,
  filters,
  modifierChooser: (m, act) => (act.seat as Seat | undefined) ?? ownerOf(m),
  checks,
  notAsked: (_m, _seat, _intent, request) => refuse(request === null ? "NOT_ASKED" : "WRONG_ANSWER"),
  meant: () => [],
  triggerOrder: (m) => livingFrom(m, ownerOf(m)),
  leave,
  exhausted: (m) => endMatch(m, { winners: [], reason: "exhausted" }),
  caps: { slice: 2_000, turn: 10_000, match: 200_000 },
  when: (m) => ({ turn: tableOf(m).turn, phase: tableOf(m).phase }),
  format: { card: cardSchema, parts: {}, manual: { forms: {}, keys: {}, events: {} }, sorts: [] },
  compileCard,
  deckProblems: (cards) => (cards.some(({ data }) => data.token === true) ? ["a deck holds no tokens"] : []),
};
