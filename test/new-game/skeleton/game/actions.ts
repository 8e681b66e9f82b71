/** What players do. An action refuses in `begin` and its stages; what they did by then is taken back. */

import {
  type Bounds,
  isOpenTarget,
  seatTargets,
  targetDomain,
  targetSlot,
} from "../../../../shared/games/targets.ts";
import { isIn, thingsIn } from "../../../../shared/games/zones.ts";
import {
  type Announced,
  addEntry,
  type Draft,
  dataOf,
  type Handle,
  handleAt,
  matching,
  objAt,
  objectRef,
  type Ref,
  refsNamed,
  refuse,
  type Seat,
  scopeOf,
  seatRef,
  seatVarsOf,
  setSeat,
  slotOf,
  spellTargets,
  stepNow,
  varOf,
} from "../../../../shared/kernel/game.ts";
import { isCreature, type Target } from "./cards.ts";
import { activeOf, otherSeat } from "./table.ts";
import type { ActionDef, Domain, Intent, Match, Refusal, Stage } from "./typed.ts";

type Announcing = Announced & { words: readonly Target[]; targets: Ref[][]; held: Handle };

/** What a target word may point at now. */
function candidates(m: Match, { held, seat }: Announcing, word: Target): Ref[] {
  const scope = scopeOf(held, seat);
  if ("player" in word) return seatTargets(m, scope, word.player);
  return matching(m, scope, word.object)
    .filter((handle) => isOpenTarget(m, scope, handle, word.object))
    .map(objectRef);
}

const targetStage = (
  at: number,
  word: Bounds,
  refsOf: (m: Match, ctx: Announcing) => Ref[],
): Stage<Announcing> => ({
  slot: targetSlot(at),
  domain(m, ctx): Domain | Refusal {
    const domain = targetDomain(m, ctx.seat, word, refsOf(m, ctx));
    return domain.of.length < domain.min ? refuse("ILLEGAL_TARGET") : domain;
  },
  apply: (m, ctx, names) => void ctx.targets.push(refsNamed(m, ctx.seat, names)),
});

/** Puts it onto the stack, where it may be answered. */
function enter(m: Match, kind: "play" | "attack", { held, seat, targets }: Announcing): string {
  const { name, card } = objAt(m, held);
  const told = { source: name, card: m.state.cards[card], targets: spellTargets(m, targets) };
  // The second is what everybody is told of the first, with the names that everybody knows.
  addEntry(m, { kind, controller: seat, source: held, targets }, { kind, controller: seat, ...told });
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
  stages: (m, ctx) => ctx.words.map((word, at) => targetStage(at, word, () => candidates(m, ctx, word))),
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
  stages: () => [targetStage(0, {}, attackable)],
  finish: (m, ctx) => enter(m, "attack", ctx),
};

/** The other player, and their creatures. */
const attackable = (m: Match, { seat }: Announcing): Ref[] => [
  seatRef(otherSeat(seat)),
  ...thingsIn(m, "field", otherSeat(seat)).map(objectRef),
];

const pass: ActionDef = { answers: ["window"], finish: () => "pass" };

export const actions = { play, attack, pass };

/** Why a seat that is asked nothing may not act. */
export const notAsked = (): Refusal => refuse("NOT_ASKED");

/** What a seat may mean by pointing at one of its things. */
export const meant = (m: Match, _seat: Seat, source: Handle): Intent[] => [
  { action: isIn(m, source, "hand") ? "play" : "attack", card: objAt(m, source).name },
];
