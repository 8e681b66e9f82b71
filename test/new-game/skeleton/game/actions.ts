/** What players do. An action refuses in `begin` and its stages; what they did by then is taken back. */

import { bare } from "../../../../shared/games/actions.ts";
import { isIn, thingsIn } from "../../../../shared/games/zones.ts";
import {
  type Announced,
  type Match as AnyMatch,
  addEntry,
  type Domain,
  type Draft,
  dataOf,
  type Handle,
  handleAt,
  matching,
  objAt,
  type Ref,
  type Refusal,
  refuse,
  type Seat,
  scopeOf,
  seatRef,
  seatVarsOf,
  setSeat,
  slotOf,
  spell,
  stepNow,
  understand,
  varOf,
} from "../../../../shared/kernel/game.ts";
import { isCreature, type Target } from "./cards.ts";
import { activeOf, otherSeat, turnOrder } from "./table.ts";
import type { ActionDef, Match, Stage } from "./typed.ts";

type Announcing = Announced & { words: readonly Target[]; targets: Ref[][]; held: Handle };

/** What a target word may point at now. */
function candidates(m: Match, { held, seat }: Announcing, word: Target): Ref[] {
  if ("player" in word)
    return turnOrder(m)
      .filter((one) => word.player === "any" || one !== seat)
      .map(seatRef);
  return matching(m, scopeOf(held, seat), word.object).map((id): Ref => ({ kind: "object", id }));
}

const targetStage = (at: number, domainOf: (m: Match, ctx: Announcing) => Ref[]): Stage<Announcing> => ({
  slot: at === 0 ? "target" : `target${at + 1}`,
  domain(m, ctx): Domain | Refusal {
    const of = domainOf(m, ctx).map((ref) => spell(m, ref, 1 << ctx.seat));
    return of.length === 0
      ? refuse("ILLEGAL_TARGET")
      : { kind: "subset", of, min: 1, max: 1, code: "ILLEGAL_TARGET" };
  },
  apply(m, ctx, value) {
    ctx.targets.push((value as readonly string[]).map((name) => understand(m, ctx.seat, name) as Ref));
  },
});

/** Puts it onto the stack, and the other player may answer. */
function enter(m: Match, kind: string, { held, seat, targets }: Announcing): string {
  const { name, card } = objAt(m, held);
  const told = targets.map((refs) => refs.map((ref) => spell(m, ref)));
  // The second is what everybody is told of the first, with the names that everybody knows.
  addEntry(
    m,
    { kind, controller: seat, source: held, ability: 0, targets },
    { kind, controller: seat, source: name, card: m.state.cards[card], targets: told },
  );
  return "entry";
}

/** SKELETON 4.1, 5.1: why this is not the player's own turn, with an empty stack. */
function slowRefusal(m: Match, seat: Seat): Refusal | undefined {
  if (activeOf(m) !== seat) return refuse("NOT_YOUR_TURN");
  return m.state.entries.length > 0 ? refuse("STACK_NOT_EMPTY") : undefined;
}

const names = (m: Match, zone: "hand" | "field", seat: Seat): Draft[] =>
  thingsIn(m, zone, seat).map((handle) => ({ card: objAt(m, handle).name }));

const play: ActionDef<Announcing> = {
  answers: ["window"],
  head: ["card"],
  heads: (m, seat) => names(m, "hand", seat),
  begin(m, ctx): Refusal | void {
    const { seat, source } = ctx;
    if (!isIn(m, source, "hand")) return refuse("WRONG_ZONE");
    const card = dataOf(m, objAt(m, source));
    const slow = isCreature(card) ? slowRefusal(m, seat) : undefined;
    if (slow !== undefined) return slow;
    const mana = seatVarsOf(m, seat).mana - card.cost;
    if (mana < 0) return refuse("NOT_ENOUGH_MANA");
    setSeat(m, seat, "mana", mana);
    stepNow(m, { why: "cast", by: seat }, [{ act: "cast", object: source, seat }]);
    Object.assign(ctx, { held: handleAt(m.state, slotOf(source)), words: card.targets ?? [], targets: [] });
  },
  stages: (_m, ctx) => ctx.words.map((word, at) => targetStage(at, (m) => candidates(m, ctx, word))),
  finish: (m, ctx) => enter(m, "play", ctx),
};

const attack: ActionDef<Announcing> = {
  answers: ["window"],
  head: ["card"],
  heads: (m, seat) => names(m, "field", seat),
  begin(m, ctx): Refusal | void {
    const { seat, source } = ctx;
    if (!isIn(m, source, "field") || objAt(m, source).controller !== seat) return refuse("WRONG_ZONE");
    const slow = slowRefusal(m, seat);
    if (slow !== undefined) return slow;
    if (varOf(m, objAt(m, source), "tired") !== 0) return refuse("TIRED");
    stepNow(m, { why: "attack", by: seat }, [{ act: "tire", object: source, seat }]);
    Object.assign(ctx, { held: source, targets: [] });
  },
  stages: () => [targetStage(0, attackable)],
  finish: (m, ctx) => enter(m, "attack", ctx),
};

/** The other player, and their creatures. */
const attackable = (m: Match, { seat }: Announcing): Ref[] => [
  seatRef(otherSeat(seat)),
  ...thingsIn(m, "field", otherSeat(seat)).map((id): Ref => ({ kind: "object", id })),
];

export const actions = { play, attack, pass: bare("window", "pass") };

/** Why a seat that is asked nothing may not act. */
export const notAsked = (_m: AnyMatch): Refusal => refuse("NOT_ASKED");

/** What a seat may mean by pointing at one of its things. */
export const meant = (m: Match, _seat: Seat, source: Handle): Draft[] => [
  { action: isIn(m, source, "hand") ? "play" : "attack", card: objAt(m, source).name },
];
