/** What players do. An action refuses in `begin` and its stages; what they did by then is taken back. */

import {
  type Announced,
  addEntry,
  type Data,
  type Draft,
  dataOf,
  type Handle,
  handleAt,
  namesFor,
  objAt,
  type Ref,
  type Request,
  refsNamed,
  refuse,
  type Seat,
  scopeOf,
  slotOf,
  spellFor,
  spellTargets,
  stepNow,
  zoneOf,
} from "../../kernel/game.ts";
import { targetDomain, targetSlot } from "../targets.ts";
import { isIn, thingsIn } from "../zones.ts";
import type { Target } from "./cards.ts";
import { candidates } from "./targets.ts";
import type { ActionDef, Domain, Intent, Match, Refusal, Stage } from "./typed.ts";
import { LAMPS, lampOf } from "./zones.ts";

const handOf = (m: Match, seat: Seat): Draft[] =>
  namesFor(m, seat, thingsIn(m, "hand", seat)).map((card) => ({ card }));

type Laying = Announced & { lamp: number };

const lampStage: Stage<Laying, string> = {
  slot: "lamp",
  domain: (m, { seat }): Domain<string> => ({
    kind: "one",
    of: spellFor(
      m,
      seat,
      LAMPS.map((lamp): Ref => ({ kind: "zone", id: zoneOf(m, lamp, 0) })),
    ),
    code: "NO_SUCH_LAMP",
  }),
  apply(m, ctx, name) {
    const [{ id }] = refsNamed(m, ctx.seat, [name]);
    ctx.lamp = lampOf(m, { zone: id }) + 1;
  },
};

/** LA 2.3: any card may be laid. */
const lay: ActionDef<Laying> = {
  answers: ["lay"],
  head: ["card"],
  heads: handOf,
  begin: (m, { source }): Refusal | void => (isIn(m, source, "hand") ? undefined : refuse("NOT_IN_HAND")),
  stages: () => [lampStage],
  finish(m, { seat, source, lamp }) {
    stepNow(m, { why: "lay", by: seat }, [{ act: "veil", object: source, seat, lamp }]);
    return "done";
  },
};

const hold: ActionDef = { answers: ["lay"], finish: () => "done" };

type Answering = Announced & { words: readonly Target[]; targets: Ref[][]; held: Handle };

const targetStage = (at: number, word: Target): Stage<Answering> => ({
  slot: targetSlot(at),
  domain(m, { seat, held, targets }): Domain | Refusal {
    const chosen = new Set(targets.flat().map(({ kind, id }) => `${kind} ${id}`));
    const refs = candidates(m, scopeOf(held, seat), word).filter(
      ({ kind, id }) => !chosen.has(`${kind} ${id}`),
    );
    const domain = targetDomain(m, seat, word, refs);
    return domain.of.length < domain.min ? refuse("ILLEGAL_TARGET") : domain;
  },
  apply: (m, ctx, names) => void ctx.targets.push(refsNamed(m, ctx.seat, names)),
});

/** LA 3.1. */
const play: ActionDef<Answering> = {
  answers: ["window"],
  head: ["card"],
  heads: handOf,
  begin(m, ctx): Refusal | void {
    const { seat, source } = ctx;
    if (!isIn(m, source, "hand")) return refuse("NOT_IN_HAND");
    const { type, targets: words = [] } = dataOf(m, objAt(m, source));
    if (type !== "answer") return refuse("NOT_AN_ANSWER");
    stepNow(m, { why: "cast", by: seat }, [{ act: "cast", object: source, seat }]);
    Object.assign(ctx, { held: handleAt(m.state, slotOf(source)), words, targets: [] });
  },
  stages: (_m, { words }) => words.map((word, at) => targetStage(at, word)),
  finish(m, { held, seat, targets }) {
    const { name, card } = objAt(m, held);
    const told: Data = { source: name, card: m.state.cards[card], targets: spellTargets(m, targets) };
    addEntry(
      m,
      { kind: "play", controller: seat, source: held, targets },
      { kind: "play", controller: seat, ...told },
    );
    return "entry";
  },
};

const pass: ActionDef = { answers: ["window"], finish: () => "pass" };

export const actions = { lay, hold, play, pass };

/** Why a seat that is asked nothing, or something else, may not act. */
export const notAsked = (_m: Match, _seat: Seat, _intent: Draft, request: Request | null): Refusal =>
  refuse(request === null ? "NOT_ASKED" : "NOT_NOW");

/** What a seat may mean by pointing at one of its things. */
export function meant(m: Match, seat: Seat, source: Handle): Intent[] {
  if (!isIn(m, source, "hand")) return [];
  const { name: card } = objAt(m, source);
  const isLaying = m.state.requests[seat]?.kind === "lay";
  return isLaying ? [{ action: "lay", card }] : [{ action: "play", card }];
}
