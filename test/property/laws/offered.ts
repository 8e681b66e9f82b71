import { expect } from "vitest";
import {
  type Action,
  type Data,
  fork,
  isRefusal,
  type Match,
  narrow,
  options,
  requests,
  type Seat,
  sample,
  submit,
  viewOf,
} from "../../../shared/kernel/index.ts";
import { dice, mixed } from "../dice.ts";
import type { Law } from "../law.ts";
import { type Play, step } from "../play.ts";
import {
  anyHeadFilled,
  anyIntent,
  everyHead,
  everyValue,
  filled,
  legalIntents,
  namesSeen,
  nearlyLegal,
  vocabularyOf,
} from "../vocabulary.ts";

/** Leaves looked at in one position, and guesses made beside them. */
const LEAVES = 60;
const GUESSES = 60;
/** Ways of using what the seat alone sees, its hand most of all, of which so many are tried in a position. */
const HEADS = 60;

/**
 * Law 4: whatever options and narrow lead to is accepted, and an intent made up from all
 * names and words in sight is accepted exactly when they lead to it.
 */
function offered(play: Play, moves: number): void {
  const random = dice(-moves);
  for (let i = 0; i < moves && play.match.state.over === null; i++) {
    if (random(4) === 0) for (const { seat } of requests(play.match)) position(play, seat, random);
    step(play);
  }
}

function position({ match, world }: Play, seat: Seat, random: ReturnType<typeof dice>): void {
  const words = vocabularyOf(world);
  const offers = options(match, seat);
  const legal = legalIntents(match, seat, LEAVES);
  for (let i = 0; i < 8; i++) legal.push(sample(match, seat, random) as Data);
  for (const intent of legal)
    expect(accepts(match, seat, intent), `offered ${JSON.stringify(intent)}`).toBe(true);
  for (let i = 0; i < GUESSES; i += 3) {
    agree(match, seat, offers, anyIntent(match, seat, words, random));
    agree(match, seat, offers, anyHeadFilled(match, seat, words, random));
    agree(match, seat, offers, nearlyLegal(match, seat, legal, words, random));
  }
  const own = Object.keys(viewOf(match, seat).own?.things ?? {});
  for (const head of mixed(random, [...everyHead(match, seat, words, own)]).slice(0, HEADS))
    agree(match, seat, offers, filled(match, seat, head, random));
}

/** Accepted exactly when an offer leads to it. */
function agree(match: Match, seat: Seat, offers: readonly Action[], intent: Data): void {
  const accepted = accepts(match, seat, intent);
  const led = offers.filter((offer) => leads(match, seat, offer, intent));
  if (accepted) expect(led.length, `accepted but not offered: ${JSON.stringify(intent)}`).toBeGreaterThan(0);
  else if (led.some((offer) => isWhole(offer, intent)))
    throw new Error(`offered but refused: ${JSON.stringify(intent)}`);
}

/** As many names as a position may show to be tried out whole, and how many leaves of it are changed. */
const FEW_NAMES = 26;
const FEW_LEAVES = 4;

/** Law 4 by brute force: in a small position every head, and every leaf with any one of its values changed. */
function bruteForced(play: Play, moves: number): void {
  const random = dice(moves);
  for (let i = 0; i < moves && play.match.state.over === null; i++) step(play);
  for (const { seat } of requests(play.match)) {
    const { match, world } = play;
    if (namesSeen(match, seat).length > FEW_NAMES) continue;
    const words = vocabularyOf(world);
    const offers = options(match, seat);
    for (const head of everyHead(match, seat, words)) {
      agree(match, seat, offers, head);
      agree(match, seat, offers, filled(match, seat, head, random));
    }
    for (const leaf of mixed(random, legalIntents(match, seat, LEAVES)).slice(0, FEW_LEAVES)) {
      for (const key of words.keys.get(leaf.action as string) ?? ["choice"]) {
        for (const value of everyValue(key, namesSeen(match, seat), words))
          agree(match, seat, offers, { ...leaf, [key]: value });
      }
    }
  }
}

const accepts = (match: Match, seat: Seat, intent: Data): boolean => submit(fork(match), seat, intent).ok;

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The intent says all of the offer's head; one that leaves a part out is read by the game's own default. */
const isWhole = (offer: Action, intent: Data): boolean =>
  Object.keys(offer).every((key) => intent[key] !== undefined);

/** Walks narrow from an offer with the intent's own values, or those that may be left out. */
function leads(match: Match, seat: Seat, offer: Action, intent: Data): boolean {
  if (Object.entries(offer).some(([key, value]) => intent[key] !== undefined && !same(intent[key], value)))
    return false;
  if (intent.action !== offer.action || intent.request !== offer.request) return false;
  let draft: Data = offer;
  for (;;) {
    const slot = narrow(match, seat, draft);
    if (slot === "complete") return Object.keys(intent).every((key) => key in draft);
    if (isRefusal(slot)) return false;
    const value = intent[slot.slot] ?? slot.omitted;
    if (value === undefined || slot.slot in draft) return false;
    draft = { ...draft, [slot.slot]: value };
  }
}

export const laws: readonly Law[] = [
  {
    name: "law 4: offered is accepted, and accepted was offered",
    holds: offered,
    quick: { runs: 4, moves: 16, after: 100 },
    long: { runs: 40, moves: 500 },
  },
  {
    name: "law 4: brute force finds nothing else",
    holds: bruteForced,
    quick: { runs: 6, moves: 15 },
    long: { runs: 60, moves: 40 },
  },
];
