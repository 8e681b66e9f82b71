/** The effects of cards (C 2.2): each plans acts from the state before its step. */
import { z } from "zod";
import {
  attrOf,
  cardNamed,
  type Data,
  dataOf,
  mentioned,
  objAt,
  optionsOf,
  plural,
  type Scope,
  type Seat,
  type Shape,
} from "../../kernel/game.ts";
import type { OnObject } from "../acts.ts";
import { hasRoom } from "./acts.ts";
import { hasTag, isType } from "./card.ts";
import {
  type Effect,
  each,
  mode,
  n,
  numberIn,
  onMode,
  type Place,
  type Pool,
  picked,
  player,
  tagged,
  whose,
} from "./effects.ts";
import { dig, discard, discount, laneAt, mill, revive, search } from "./pile-verbs.ts";
import { pools } from "./pools.ts";
import { manyOf, modeText, numText, signed, thingText, typeText } from "./text.ts";
import type { Act, Match } from "./typed.ts";
import { BOARD, hqOf, thingsIn } from "./zones.ts";

/** A number of the controller's own: "gain 4 wisdom". */
const gain = (act: "wisdom" | "mana" | "grow", text: (amount: string) => string): Effect => ({
  side: () => "own",
  shape: () => ({ n: n() }),
  plan: (_m, scope, node) => [{ act, seat: scope.controller, amount: numberIn(scope, node.n) }],
  text: (node) => text(numText(node.n)),
});

/** One act on each thing that the mode picks. */
const onThings = (
  side: "own" | "opp",
  pool: Pool,
  act: (to: OnObject, scope: Scope, node: Data) => Act,
  text: (what: string, node: Data) => string,
  fields: Record<string, z.ZodType> = {},
): Effect => ({
  side: () => side,
  pool,
  ...mode,
  shape: () => ({ on: onMode, ...fields }),
  plan: (m, scope, node) =>
    each(m, picked(m, scope, node, pool), (object, { controller: seat }) =>
      act({ seat, object }, scope, node),
    ),
  text: (node) => text(modeText(node, thingText(pool)), node),
});

const hurt = (side: "own" | "opp", pool: Pool): Effect =>
  onThings(
    side,
    pool,
    ({ seat, object }, scope, node) => ({ act: "damage", seat, amount: numberIn(scope, node.n), object }),
    (what, node) => `deal ${numText(node.n)} damage to ${what}`,
    { n: n() },
  );

const grows = (pool: Pool, attack: 0 | 1, health: 0 | 1): Effect =>
  onThings(
    "own",
    pool,
    ({ seat, object }, scope, node) => {
      const by = numberIn(scope, node.n);
      return { act: "stat", seat, attack: attack * by, health: health * by, object };
    },
    (what, { n: by }) =>
      `${what} gets ${attack === 1 ? signed(by) : "+0"}/${health === 1 ? signed(by) : "+0"}`,
    { n: n() },
  );

const recover = (type: string): Effect => ({
  ...onThings(
    "own",
    pools.ownDust(type),
    ({ object }, { controller: seat }) => ({ act: "back", seat, object }),
    (what) => `return ${what.replace(" in your", " from your")} to your hand`,
  ),
  among: () => "dust",
  opens: () => "hand",
  shape: () => ({}),
});

/** Sets X for later effects of the same card (C R4.2). */
const counts = <Fields>(
  fields: Shape<Fields>,
  count: (...args: Parameters<Effect<Fields>["plan"]>) => number,
  text: Effect<Fields>["text"],
): Effect<Fields> => ({
  side: () => "own",
  notes: true,
  shape: () => fields,
  plan: (m, scope, node) => [{ act: "remember", key: "x", value: count(m, scope, node) }],
  text,
});

const board = (m: Match, seat: Seat): number[] => thingsIn(m, seat, ...BOARD);

const type = z.enum(["entity", "place", "action", "any"]);
export const verbs: Readonly<Record<string, Effect>> = {
  insight: { ...gain("wisdom", (many) => `gain ${many} wisdom`), opens: () => "hand" },
  produce: gain("mana", (many) => `gain ${many} mana`),
  grow: gain("grow", (many) => `grow ${many}`),
  fortify: {
    side: () => "own",
    shape: () => ({ n: n() }),
    plan: (m, scope, node) => [
      {
        act: "stat",
        object: hqOf(m, scope.controller),
        seat: scope.controller,
        attack: 0,
        health: numberIn(scope, node.n),
      },
    ],
    text: (node) => `your Headquarter gets ${signed(node.n)} health`,
  },
  spawn: {
    side: () => "own",
    opens: () => "board",
    shape: () => ({ n: n(), token: z.string().max(60), size: n().exactOptional() }),
    lanes: (m, scope, node) =>
      dataOf(m, { card: mentioned(m, scope.self, node.token) }).type === "entity"
        ? Math.min(
            numberIn(scope, node.n),
            optionsOf(m).maxEntities - thingsIn(m, scope.controller, "attack", "defense").length,
          )
        : 0,
    plan(m, scope, node): Act[] {
      const card = mentioned(m, scope.self, node.token);
      const kind = dataOf(m, { card }).type;
      // A token is nothing else.
      if (kind !== "entity" && kind !== "place") return [];
      return Array.from(
        { length: numberIn(scope, node.n) },
        (_, at): Act => ({
          act: kind,
          seat: scope.controller,
          card,
          zone: kind === "place" ? "places" : laneAt(m, scope, at),
          ...(node.size !== undefined && { size: numberIn(scope, node.size) }),
        }),
      ).filter(() => hasRoom(m, scope.controller, kind));
    },
    text: (node) =>
      `create ${manyOf(node.n, `${cardNamed(node.token)} token`)}${node.size === undefined ? "" : ` of size ${numText(node.size)}`}`,
  } satisfies Effect<{ token: string }>,
  anthem: {
    side: () => "own",
    shape: () => ({ tag: tagged }),
    plan: (m, scope, node) =>
      each(m, pools.friends(m, scope.controller, node), (object, obj) =>
        hasTag(m, obj, node.tag)
          ? { act: "stat", object, seat: scope.controller, attack: 1, health: 1 }
          : null,
      ),
    text: (node) => `each friendly ${node.tag} gets +1/+1`,
  } satisfies Effect<{ tag: string }>,
  count: counts<{ tag: string }>(
    { tag: tagged },
    (m, scope, node) => board(m, scope.controller).filter((one) => hasTag(m, objAt(m, one), node.tag)).length,
    (node) => `X is the number of your ${node.tag} cards on the board`,
  ),
  countDust: counts<{ type: string }>(
    { type },
    (m, scope, node) =>
      thingsIn(m, scope.controller, "dust").filter((one) => isType(m, objAt(m, one), node.type)).length,
    (node) => `X is the number of ${plural(typeText(node.type))} in your Dust Pile`,
  ),
  countPower: {
    ...counts(
      { on: onMode },
      () => 0,
      (node) => `X is the attack of ${modeText(node, "friendly Entity")}`,
    ),
    pool: pools.friends,
    ...mode,
    plan: (m, scope, node) => {
      const value = picked(m, scope, node, pools.friends).reduce(
        (sum, one) => sum + attrOf(m, one, "attack"),
        0,
      );
      return [{ act: "remember", key: "x", value }];
    },
  },
  choose: {
    side: (node) => (node.of === "opponent" ? "opp" : "own"),
    shape: () => ({ type, in: z.enum(["board", "hand", "dust"]), of: player.exactOptional() }),
    pool: (m, seat, node) => pools.zone(m, whose(node.of ?? "you", seat), node),
    ...mode,
    among: (node) => node.in,
    notes: true,
    plan: (_m, scope) => [
      { act: "remember", key: "chosen", value: scope.targets[0]?.map(({ id }) => id) ?? [] },
    ],
    text: (node) =>
      `choose target ${typeText(node.type)} in ${node.of === "opponent" ? "your opponent's" : "your"} ${node.in === "dust" ? "Dust Pile" : node.in}`,
  } satisfies Effect<{ type: string; in: Place }>,
  arm: grows(pools.friends, 1, 1),
  armor: grows(pools.friends, 0, 1),
  strengthen: grows(pools.friends, 1, 0),
  train: { ...grows(pools.hand("entity"), 1, 1), among: () => "hand" },
  heal: onThings(
    "own",
    pools.friends,
    ({ seat, object }) => ({ act: "heal", seat, amount: 99, object }),
    (what) => `heal ${what} to full health`,
  ),
  repair: onThings(
    "own",
    pools.ownBuildings,
    ({ seat, object }, scope, node) => ({ act: "heal", seat, amount: numberIn(scope, node.n), object }),
    (what, node) => `repair ${numText(node.n)} health of ${what}`,
    { n: n() },
  ),
  hasten: onThings(
    "own",
    pools.friends,
    (to) => ({ act: "hasten", ...to }),
    (what) => `${what} may attack in the turn it entered`,
  ),
  enrage: onThings(
    "own",
    pools.friends,
    (to) => ({ act: "enrage", ...to }),
    (what) => `combat damage left over from ${what} goes on to a Place or the Headquarter`,
  ),
  suffer: { ...hurt("own", pools.friends), opens: () => "dust" },
  grind: { ...hurt("own", pools.ownBuildings), opens: () => "dust" },
  sacrifice: {
    ...onThings(
      "own",
      pools.friends,
      (to) => ({ act: "die", ...to }),
      (what) => `sacrifice ${what}`,
    ),
    opens: () => "dust",
  },
  withdraw: {
    ...onThings(
      "own",
      pools.friends,
      (to) => ({ act: "back", ...to }),
      (what) => `return ${what} to your hand`,
    ),
    opens: () => "hand",
  },
  discard,
  discountAction: discount("action"),
  discountEntity: discount("entity"),
  discountPlace: discount("place"),
  dig,
  drawAction: search("action"),
  drawEntity: search("entity"),
  drawPlace: search("place"),
  recoverAction: recover("action"),
  recoverEntity: recover("entity"),
  recoverPlace: recover("place"),
  resurrect: revive("entity"),
  reassemble: revive("place"),
  harm: hurt("opp", pools.foes),
  burn: hurt("opp", pools.oppBuildings),
  kill: onThings(
    "opp",
    pools.foes,
    (to) => ({ act: "die", ...to }),
    (what) => `kill ${what}`,
  ),
  bounce: onThings(
    "opp",
    pools.foes,
    (to) => ({ act: "back", ...to }),
    (what) => `return ${what} to its owner's hand`,
  ),
  laneswap: onThings(
    "opp",
    pools.foes,
    (to) => ({ act: "switch", ...to }),
    (what) => `move ${what} to its other lane`,
  ),
  silence: {
    ...onThings(
      "opp",
      pools.sided,
      (to) => ({ act: "silence", ...to }),
      (what) => `silence ${what}`,
    ),
    side: (node) => (node.of === "you" ? "own" : "opp"),
    shape: () => ({ on: onMode, of: player.exactOptional() }),
    text: (node) => `silence ${modeText(node, `${node.of === "you" ? "friendly" : "opposing"} Entity`)}`,
  },
  mill,
  void: onThings(
    "opp",
    pools.oppDust,
    (to) => ({ act: "voided", ...to }),
    (what) => `put ${what.replace(" in your", " from your")} into the Void`,
  ),
};
