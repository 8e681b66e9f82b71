/** Playing a hand card (C R8.3): price, place, targets, all in one intent. */

import {
  type Announced,
  type Draft,
  dataOf,
  type Handle,
  handleAt,
  NONE,
  namesFor,
  note,
  objAt,
  refuse,
  type Seat,
  seatVarsOf,
  slotOf,
  stepNow,
  zoneOf,
} from "../../kernel/game.ts";
import { isIn } from "../zones.ts";
import { hasRoom } from "./acts.ts";
import { costOf } from "./card.ts";
import type { Extra } from "./card-schema.ts";
import {
  costStage,
  DISCARD,
  finishUse,
  SACRIFICE,
  type Spending,
  targetStages,
  type Use,
  VOIDED,
} from "./stages.ts";
import type { Act, ActionDef, Domain, Match, Refusal, Stage } from "./typed.ts";
import { LANES, type Lane, publicName, sideOf, thingsIn } from "./zones.ts";

function begin(m: Match, ctx: Announced): Refusal | void {
  const { seat, source } = ctx;
  const obj = objAt(m, source);
  if (!isIn(m, source, "hand") || sideOf(m, obj) !== seat) return refuse("E_NOT_IN_HAND");
  const cost = costOf(m, obj);
  if (seatVarsOf(m, seat).mana < cost) return refuse("E_MANA", { cost });
  const use: Use = Object.assign(ctx, {
    card: obj.card,
    ability: NONE,
    held: source,
    x: 0,
    given: {},
    due: cost,
  });
  const cause = { why: "pay", by: seat };
  stepNow(m, cause, [{ act: "mana", seat, amount: -cost }]);
  // C R3.6: it lies there before the game looks for its targets.
  if (dataOf(m, obj).type === "action") arrive(m, use, (object) => ({ act: "action", object, seat }));
}

/** The card leaves the hand for its place; from there on it is a new object. */
function arrive(m: Match, ctx: Use, act: (object: Handle) => Act): void {
  const { seat, source } = ctx;
  stepNow(m, { why: "play", by: seat }, [act(source)]);
  ctx.held = handleAt(m.state, slotOf(source));
}

/** C R3.4: an Entity enters the lane its player says. */
const laneStage: Stage<Use, Lane> = {
  slot: "lane",
  domain: (m, ctx): Domain<Lane> | Refusal =>
    hasRoom(m, ctx.seat, "entity")
      ? { kind: "one", of: LANES, code: "E_LANE_REQUIRED" }
      : refuse("E_BOARD_FULL"),
  apply: (m, ctx, value) =>
    arrive(m, ctx, (object) => ({ act: "entity", zone: value, object, seat: ctx.seat })),
  code: () => "E_LANE_REQUIRED",
};

/** C R3.5: a Place takes a free slot of its player's choice, by default the first. */
const slotStage: Stage<Use, number> = {
  slot: "slot",
  domain(m, ctx): Domain<number> | Refusal {
    const { list } = m.state.zones[zoneOf(m, "places", ctx.seat)];
    const of = list.flatMap((slot, at) => (slot < 0 ? [at] : []));
    return of.length > 0 ? { kind: "one", of, code: "E_BOARD_FULL" } : refuse("E_BOARD_FULL");
  },
  apply: (m, ctx, value) =>
    arrive(m, ctx, (object) => ({
      act: "place",
      zone: "places",
      at: value,
      object,
      seat: ctx.seat,
    })),
  omitted: (_m, _ctx, domain) => (domain.kind === "one" ? domain.of[0] : undefined),
};

function spendingOf(extra: Extra): Spending {
  if ("sacrifice" in extra) return SACRIFICE(extra.sacrifice);
  return "discard" in extra ? DISCARD(extra.discard) : VOIDED(extra.void);
}

function stages(m: Match, ctx: Use): readonly Stage<Use>[] {
  const { extra, type } = dataOf(m, ctx);
  const cost = extra === undefined ? [] : [costStage(spendingOf(extra))];
  if (type === "entity") return [...cost, laneStage];
  if (type === "place") return [...cost, slotStage];
  return [...cost, ...targetStages(m, ctx)];
}

function finish(m: Match, use: Use): string {
  const { seat, held, due } = use;
  note(m, "played", { seat, thing: publicName(m, held), cost: due }, { object: held });
  if (dataOf(m, use).type === "action") {
    finishUse(m, use);
    stepNow(m, { why: "play", by: seat }, [{ act: "played", seat }]);
  }
  return "done";
}

export const playCard: ActionDef<Use> = {
  answers: ["commit"],
  head: ["card"],
  heads: (m: Match, seat: Seat): Draft[] =>
    namesFor(m, seat, thingsIn(m, seat, "hand")).map((card) => ({ card })),
  begin,
  stages,
  finish,
};
