/** Plays a probe in its position, and says what came of it. */

import { actingIn } from "../../shared/kernel/flow/segments.ts";
import {
  type Data,
  type Event,
  enumerate,
  fork,
  type Match,
  requests,
  type Seat,
} from "../../shared/kernel/index.ts";
import type { CardSet, Catalog } from "../../shared/kernel/model/catalog.ts";
import type { Act } from "../../shared/kernel/model/ruleset.ts";
import { slotOf } from "../../shared/kernel/model/state.ts";
import { understand } from "../../shared/kernel/ops/audience.ts";
import { type Move, submitMove, timeout } from "../property/play.ts";
import type { Probe, Stage } from "./stage.ts";

export interface Setting {
  readonly stage: Stage;
  readonly set: CardSet;
  readonly catalog: Catalog;
}

/** A probe on its way: the match before its intent, the moves from there, and what happened. */
export interface Played {
  readonly probe: Probe;
  readonly before: Match;
  readonly after: Match;
  readonly moves: readonly Move[];
  readonly events: readonly Event[];
  readonly acts: readonly Act[];
}

/** How many intents of a seat are looked through, and how many answers follow at most. */
const LOOKED = 400;
const ANSWERS = 40;
/** How many ways to play one probe are tried: the first and the last, which aim at different things. */
const WAYS = 2;

export function settle(probe: Probe, owner: "A" | "B", { stage, set, catalog }: Setting): Match {
  const raw = stage.given(owner, probe);
  return stage.game.arrange(stage.game.dialect.given.parse(raw), [set.id], catalog);
}

/** Intents of a seat that play a card of this id. */
function playsOf(match: Match, seat: Seat, card: string): Data[] {
  const found: Data[] = [];
  let looked = 0;
  for (const intent of enumerate(match, seat)) {
    if (looked++ > LOOKED) break;
    if (typeof intent.card !== "string" || intent.action === "convert") continue;
    const ref = understand(actingIn(match, seat), seat, intent.card);
    if (ref?.kind !== "object") continue;
    if (match.state.cards[actingIn(match, seat).state.objects[slotOf(ref.id)].card] === card)
      found.push(intent);
  }
  return found;
}

/** Where the probe can be played: at once, or in answer to somebody's bait. */
export function playable(match: Match, probe: Probe, depth = 3): { match: Match; ways: Move[] } | undefined {
  for (const { seat } of requests(match)) {
    const all = playsOf(match, seat, probe.id);
    const ways = all.length > WAYS ? [all[0], all[all.length - 1]] : all;
    if (ways.length > 0) return { match, ways: ways.map((intent) => ({ by: seat, intent })) };
  }
  if (depth === 0) return undefined;
  for (const { seat } of requests(match)) {
    const [bait] = playsOf(match, seat, "bait");
    const next = fork(match);
    submitMove(next, bait === undefined ? timeout(seat) : { by: seat, intent: bait });
    const found = playable(next, probe, depth - 1);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Plays it one way, and on until nothing waits: who is asked something chooses, who may act passes. */
export function play(probe: Probe, start: Match, way: Move, { stage }: Setting): Played {
  const before = fork(start);
  const after = fork(start);
  const moves: Move[] = [way];
  const events: Event[] = [...submitMove(after, way)];
  while (moves.length < ANSWERS && busy(after, before, stage)) {
    const move = answer(after);
    moves.push(move);
    events.push(...submitMove(after, move));
  }
  return {
    probe,
    before,
    after,
    moves,
    events,
    acts: events.flatMap(({ acts }) => acts),
  };
}

const busy = (match: Match, before: Match, { rests }: Stage): boolean =>
  match.state.over === null && !(rests?.(match, before) ?? isQuiet(match));

const isQuiet = ({ state: { entries, waiting, requests: asked } }: Match): boolean =>
  entries.length === 0 && waiting.length === 0 && asked.every((one) => one === null || one.domain === null);

/** The last of what can be answered: more of it happens so than by default. */
function answer(match: Match): Move {
  const all = requests(match);
  const asked = all.find(({ domain }) => domain !== null) ?? all[0];
  const { seat, domain } = asked;
  if (domain === null) return timeout(seat);
  let last: Data | undefined;
  let looked = 0;
  for (const intent of enumerate(match, seat)) {
    last = intent;
    if (looked++ > 20) break;
  }
  return last === undefined ? timeout(seat) : { by: seat, intent: last };
}
