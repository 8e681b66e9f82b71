/** A world as one seat may imagine it (kernel.md 14): the only state a bot ever gets. */
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import { actingIn } from "../flow/segments.ts";
import type { Match } from "../model/match.ts";
import type { Seat } from "../model/state.ts";
import { put } from "../model/undo.ts";
import { bitOf, existence, identity } from "../ops/audience.ts";
import { fork } from "../ops/copy.ts";
import { below, MATCH_STREAM, shuffled } from "../ops/random.ts";

/**
 * A fork in which everything the seat may not know is drawn anew from `key`: the cards
 * it cannot identify change places within their owner's, so do the marks of what it does not
 * see, and all streams are re-keyed. In a hidden segment the seat keeps its own world, and what
 * others did in theirs is gone. Two matches that the seat cannot tell apart give the same.
 */
export function determinize(m: Match, seat: Seat, key: string): Match {
  const seed = bytesToHex(sha256(utf8ToBytes(`determinize ${key}`)));
  const world = { ...fork(m), setup: { ...m.setup, seed } };
  world.cache.blocks = new Map();
  rekey(world, seed);
  const acting = actingIn(m, seat);
  for (let owner = 0; owner < world.state.seats.length; owner++) redeal(world, acting, seat, owner);
  remark(world, seat);
  forgetSealed(world, seat);
  world.game.imagine?.(world, seat, (n) => below(world, MATCH_STREAM, n));
  forgetBranches(world, acting, seat);
  world.facts.length = 0;
  world.undo.log.length = 0;
  return world;
}

function rekey(world: Match, seed: string): void {
  const { state, undo } = world;
  put(undo, state, "seed", seed);
  put(undo, state, "drawn", new Array<number>(state.drawn.length).fill(0));
}

/**
 * Deals the unknown cards of one owner among the places they may lie in; where the rules
 * let only some cards lie (a face-down Pitfall), one of those.
 */
function redeal(world: Match, acting: Match, seat: Seat, owner: Seat): void {
  const { objects } = world.state;
  const slots: number[] = [];
  objects.forEach((obj, slot) => {
    if (obj.owner !== owner || obj.zone < 0) return;
    // What it has done away with in its own world it still knows as everybody does.
    const known = identity(world, obj) | identity(acting, acting.state.objects[slot]);
    if ((known & (1 << seat)) === 0) slots.push(slot);
  });
  // Sorted first, so that how they lay is nowhere in what is drawn.
  const cards = shuffled(
    world,
    MATCH_STREAM,
    slots.map((slot) => objects[slot].card).sort((a, b) => a - b),
  );
  const mayBe = (slot: number, card: number): boolean =>
    world.game.mayBe?.(world, objects[slot], world.pool.cards[card]) ?? true;
  // The choosiest places take first, so that the rest can lie anywhere.
  slots.sort(
    (a, b) =>
      Number(cards.every((card) => mayBe(a, card))) - Number(cards.every((card) => mayBe(b, card))) || a - b,
  );
  for (const slot of slots) {
    const at = cards.findIndex((card) => mayBe(slot, card));
    const [card] = cards.splice(Math.max(at, 0), 1);
    put(world.undo, objects[slot], "card", card);
  }
}

/** Which of the things that only others see bear which marks is drawn anew, zone by zone (C R5.1). */
function remark(world: Match, seat: Seat): void {
  const { objects, zones } = world.state;
  for (const { list } of zones) {
    const slots = list.filter((slot) => slot >= 0 && isUnseen(world, seat, slot));
    if (slots.every((slot) => objects[slot].vars === world.layout.noVars)) continue;
    const marks = slots.map((slot) => objects[slot].vars).sort((a, b) => (String(a) < String(b) ? -1 : 1));
    const drawn = shuffled(world, MATCH_STREAM, marks);
    slots.forEach((slot, at) => {
      put(world.undo, objects[slot], "vars", drawn[at]);
    });
  }
}

const isUnseen = (m: Match, seat: Seat, slot: number): boolean =>
  (existence(m, m.state.objects[slot]) & bitOf(m, seat)) === 0;

/** Only its own world is known to the seat, with the same cards where it knows none. */
function forgetBranches(world: Match, acting: Match, seat: Seat): void {
  const { segment, seed, objects } = world.state;
  if (segment === null) return;
  const own = fork(acting);
  rekey(own, seed);
  objects.forEach(({ card, vars }, slot) => {
    const obj = own.state.objects[slot];
    put(own.undo, obj, "card", card);
    if (obj.zone >= 0 && isUnseen(own, seat, slot) && isUnseen(world, seat, slot))
      put(own.undo, obj, "vars", vars);
  });
  const branches = segment.branches.map((old, at) =>
    old === null ? null : { start: at === seat ? own.state : null, journal: [] },
  );
  put(world.undo, world.state, "segment", { ...segment, branches });
}

/** Answers of others that are sealed are not this seat's to know: they are asked again. */
function forgetSealed(world: Match, seat: Seat): void {
  const { requests, frames } = world.state;
  requests.forEach((request, other) => {
    if (request === null || !request.answered || other === seat) return;
    put(world.undo, requests, other, { ...request, answered: false });
    const frame = frames[frames.length - 1];
    put(
      world.undo,
      frame,
      "answers",
      frame.answers.map((answer, at) => (at === other ? null : answer)),
    );
  });
}
