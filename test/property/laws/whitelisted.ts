import { expect } from "vitest";
import { actingIn } from "../../../shared/kernel/flow/segments.ts";
import {
  bitOf,
  type Draw,
  type Event,
  fork,
  type Match,
  narrow,
  options,
  requests,
  submit,
  type Viewer,
  viewOf,
} from "../../../shared/kernel/index.ts";
import { slotOf } from "../../../shared/kernel/model/state.ts";
import { identity, understand } from "../../../shared/kernel/ops/audience.ts";
import { expectText, seenBy, toldTo, viewersOf } from "../bytes.ts";
import { dice } from "../dice.ts";
import { otherWorld, renumbered } from "../imagine.ts";
import type { Law } from "../law.ts";
import { chooseMove, type Move, type Play, step, submitMove } from "../play.ts";
import { nuisance } from "../rubbish.ts";
import { legalIntents } from "../vocabulary.ts";
import type { World } from "../worlds.ts";

/** How far two worlds are played on, and how many nuisances of the viewer are compared a move. */
const HORIZON = 30;
const PROBES = 3;

/** Slots of what a move names: what another seat chooses to use is its own choice, and the same in both worlds. */
function slotsNamed(match: Match, { by, intent }: Move): number[] {
  if (by === "host") return [];
  const acting = actingIn(match, by);
  const names = JSON.stringify(intent).match(/[a-z][0-9.]+/g) ?? [];
  return names.flatMap((name) => {
    const ref = understand(acting, by, name);
    return ref?.kind === "object" ? [slotOf(ref.id)] : [];
  });
}

/** Moves that could follow, and the slots whose cards the viewer learns on the way. */
function foreseen(
  match: Match,
  viewer: Viewer,
  next: (ahead: Match, at: number) => Move | undefined,
): { moves: Move[]; learnt: Set<number> } {
  const ahead = fork(match);
  const bit = bitOf(match, viewer);
  const moves: Move[] = [];
  const learnt = new Set<number>();
  while (moves.length < HORIZON && ahead.state.over === null) {
    const move = next(ahead, moves.length);
    if (move === undefined) break;
    moves.push(move);
    for (const slot of slotsNamed(ahead, move)) learnt.add(slot);
    for (const { facts } of submitMove(ahead, move)) {
      for (const fact of facts) {
        if ((fact.op === "move" || fact.op === "thing") && (fact.told.idMask & bit) !== 0)
          learnt.add(fact.slot);
      }
    }
    // In a hidden segment a seat learns what nobody else is told.
    const own = typeof viewer === "number" ? actingIn(ahead, viewer) : ahead;
    own.state.objects.forEach((obj, slot) => {
      if ((identity(own, obj) & bit) !== 0) learnt.add(slot);
    });
  }
  return { moves, learnt };
}

/** All that the viewer is sent and can ask for: views, offers, the slots behind them, and refusals. */
function dossier(match: Match, viewer: Viewer, events: readonly Event[], probes: readonly Move[]): string {
  const told = JSON.stringify(toldTo(match, events, viewer));
  // Of a nuisance that happens to be accepted only that: it may show the viewer a card that no move foreseen does.
  const answers = probes.map(({ by, intent }) => {
    const result = submit(fork(match), by, intent);
    return JSON.stringify(result.ok ? { ok: true } : result);
  });
  const slots =
    typeof viewer !== "number"
      ? []
      : options(match, viewer).map((offer) => JSON.stringify(narrow(match, viewer, offer)));
  const leaves =
    typeof viewer !== "number" ? [] : legalIntents(match, viewer, 12).map((leaf) => JSON.stringify(leaf));
  return [seenBy(match, viewer), told, ...answers, ...slots, ...leaves].join("\n");
}

/** The opponent's choice is public only as far as it could be made in both worlds. */
function bothCould(a: Match, b: Match, move: Move, viewer: Viewer): boolean {
  const asked = (match: Match): string =>
    JSON.stringify(
      requests(match).filter(({ seat }) => seat !== viewer && (move.by === "host" || move.by === seat)),
    );
  if (move.by === viewer) return true;
  if (asked(a) !== asked(b)) return false;
  return submit(fork(b), move.by, move.intent).ok;
}

/**
 * Law 6, non-interference: two matches that differ only in what a viewer may not know
 * give that viewer the same bytes, however they are played on.
 */
function whitelisted(play: Play, moves: number): void {
  const random = dice(moves);
  for (let i = 0; i < moves && play.match.state.over === null; i++) step(play);
  if (play.match.state.over !== null) return;
  for (const viewer of viewersOf(play.match)) {
    const { moves: ahead, learnt } = foreseen(play.match, viewer, (ahead) => chooseMove(ahead, random));
    const other = otherWorld(play.match, play.world, viewer, learnt, random);
    if (other !== undefined) compare(fork(play.match), other, viewer, ahead, random);
  }
}

/**
 * Plays these moves in two worlds that the viewer may not tell apart, and compares what it is sent.
 * @returns false where there is no other world
 */
export function sameThrough(
  match: Match,
  world: Pick<World, "catalog" | "alike">,
  viewer: Viewer,
  moves: readonly Move[],
  random: Draw,
): boolean {
  const { moves: ahead, learnt } = foreseen(match, viewer, (_, at) => moves[at]);
  const other = otherWorld(match, world, viewer, learnt, random);
  if (other !== undefined) compare(fork(match), other, viewer, ahead, random);
  return other !== undefined;
}

function compare(a: Match, b: Match, viewer: Viewer, moves: readonly Move[], random: Draw): void {
  let events: readonly Event[][] = [[], []];
  for (const move of moves) {
    const probes = typeof viewer === "number" ? probesOf(a, viewer, random) : [];
    expectText(
      dossier(b, viewer, events[1], probes),
      dossier(a, viewer, events[0], probes),
      `what ${viewer} is sent`,
    );
    if (!bothCould(a, b, move, viewer)) return;
    events = [submitMove(a, move).slice(), submitMove(b, move).slice()];
    if (a.state.over !== null && events.flat().some(shows)) return;
  }
  expectText(dossier(b, viewer, events[1], []), dossier(a, viewer, events[0], []), `what ${viewer} is sent`);
}

/** What the end of a match shows no move foresees, and it is secret no more (G R24.13). */
const shows = ({ facts }: Event): boolean =>
  facts.some((fact) => fact.op === "note" && fact.note === "revealed");

const probesOf = (match: Match, seat: number, random: Draw): Move[] =>
  Array.from({ length: PROBES }, () => nuisance(fork(match), random)).map(
    ({ intent }): Move => ({ by: seat, intent }),
  );

/** Law 6: where the host keeps a card tells nobody anything, not even once the card is shown. */
function unnumbered(play: Play, moves: number): void {
  const other = renumbered(play.match, play.world, dice(moves));
  for (let i = 0; i < moves && play.match.state.over === null; i++) {
    const { move, events } = step(play);
    const others = submitMove(other, move);
    for (const viewer of viewersOf(other))
      expectText(
        dossier(other, viewer, others, []),
        dossier(play.match, viewer, events, []),
        `what ${viewer} is sent`,
      );
  }
}

/** Law 6: what a viewer is sent holds no word of the host's: no seed, no card nobody showed it. */
function secretive(play: Play, moves: number): void {
  const { match, setup } = play;
  const shown = viewersOf(match).map(
    (viewer) => new Set(cardsIn(JSON.stringify(viewOf(match, viewer)), match)),
  );
  for (let i = 0; i < moves && match.state.over === null; i++) {
    const { events } = step(play);
    viewersOf(match).forEach((viewer, index) => {
      const text = dossier(match, viewer, events, []);
      expect(text).not.toContain(setup.seed);
      for (const op of toldTo(match, events, viewer).flatMap(({ ops }) => ops))
        if (op.op === "asked" && op.seat !== viewer)
          expect(Object.keys(op)).toEqual(["op", "seat", "kind", "info"]);
      for (const fact of events.flatMap(({ facts }) => facts)) {
        if ("told" in fact && (fact.told.idMask & bitOf(match, viewer)) !== 0)
          shown[index].add(match.state.cards[fact.told.card]);
      }
      const unshown = cardsIn(text, match).filter((id) => !shown[index].has(id));
      expect(unshown, `what ${viewer} reads`).toEqual([]);
    });
  }
}

/** Cards of the match that a text names; things have names, too. */
function cardsIn(text: string, { state }: Match): string[] {
  const named = new Set(Array.from(text.matchAll(/"card":"([^"]+)"/g), ([, name]) => name));
  return state.cards.filter((id) => named.has(id));
}

export const laws: readonly Law[] = [
  {
    name: "law 6: what a viewer may not know changes nothing it is sent",
    holds: whitelisted,
    quick: { runs: 12, moves: 120 },
    long: { runs: 60, moves: 500 },
  },
  {
    name: "law 6: host-side numbers tell nothing",
    holds: unnumbered,
    quick: { runs: 2, moves: 30, after: 80 },
    long: { runs: 30, moves: 500 },
  },
  {
    name: "law 6: no seed and no hidden card in what is sent",
    holds: secretive,
    quick: { runs: 2, moves: 100 },
    long: { runs: 30, moves: 500 },
  },
];
