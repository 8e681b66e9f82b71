import { expect } from "vitest";
import { actingIn } from "../../../shared/kernel/flow/segments.ts";
import {
  type Data,
  draw,
  fork,
  hash,
  isRefusal,
  type Match,
  narrow,
  offers,
  ownView,
  requests,
  submit,
  whyNot,
} from "../../../shared/kernel/index.ts";
import { understand } from "../../../shared/kernel/ops/audience.ts";
import { dice } from "../dice.ts";
import type { Law } from "../law.ts";
import { type Play, step } from "../play.ts";

/** These speak of the message that was sent, or of what it leaves open, and of no card. */
const OF_NO_CARD = ["MALFORMED", "STALE_REQUEST", "UNKNOWN_THING", "CHOICE_NEEDED", "PAYMENT_NEEDED"];

/** How often each thing a card may be meant for is tried, each time with other choices. */
const TRIES = 16;

/** A card of a hand that cannot be used says why, as the kernel refuses whoever tries; asking changes nothing. */
function explained(play: Play, moves: number): void {
  const random = dice(~moves);
  for (let i = 0; i < moves && play.match.state.over === null; i++) {
    const before = hash(play.match);
    play.match.state.seats.forEach((_, seat) => {
      for (const name of hand(play.match, seat)) judge(play.match, seat, name, random);
    });
    expect(hash(play.match)).toBe(before);
    step(play);
  }
}

const hand = (match: Match, seat: number): string[] =>
  (ownView(match, seat).zones[`hand:${seat}`]?.things ?? []).filter((name) => name !== null);

function judge(match: Match, seat: number, name: string, random: ReturnType<typeof dice>): void {
  const reason = whyNot(match, seat, name);
  const offered = offers(match, seat).some(({ action }) => action.card === name);
  if (offered) return expect(reason, `${name} can be used`).toBeUndefined();
  const heard = refusals(match, seat, name, random);
  expect(reason && heard.includes(reason.code), `${name}: ${reason?.code} of ${heard}`).toBe(true);
  expect(OF_NO_CARD).not.toContain(reason?.code);
}

/** The codes that a seat hears which sends all it may mean by a card. */
function refusals(match: Match, seat: number, name: string, random: ReturnType<typeof dice>): string[] {
  const request = requests(match).find((one) => one.seat === seat)?.id;
  const own = actingIn(match, seat);
  const source = understand(own, seat, name)?.id ?? -1;
  return match.game.meant(own, seat, source).flatMap((head) =>
    Array.from({ length: TRIES }, () => {
      const draft = request === undefined ? head : { ...head, request };
      const said = submit(fork(match), seat, filledIn(match, seat, draft, random));
      expect(said.ok, JSON.stringify(draft)).toBe(false);
      return isRefusal(said) ? said.code : "";
    }),
  );
}

/** As far as there is something to choose, and no further than what is refused anyhow. */
function filledIn(match: Match, seat: number, draft: Data, random: ReturnType<typeof dice>): Data {
  const next = narrow(match, seat, draft);
  if (isRefusal(next) || next === "complete") return draft;
  const value = draw(next.domain, random);
  return value === undefined ? draft : filledIn(match, seat, { ...draft, [next.slot]: value }, random);
}

export const laws: readonly Law[] = [
  {
    name: "why not: an unusable card of a hand says why",
    holds: explained,
    suits: ({ ruleset }) => ruleset.id !== "toy",
    quick: { runs: 3, moves: 12, after: 120 },
    long: { runs: 30, moves: 60, after: 300 },
  },
];
