/** CrowdControl beyond its scenarios: what a bot may imagine. */
import { expect, test } from "vitest";
import type { CcWords } from "../../../shared/games/crowdcontrol/typed.ts";
import { determinize, type Match } from "../../../shared/kernel/index.ts";
import { seatVarsOf } from "../../../shared/kernel/model/records.ts";
import { open, step } from "../../property/play.ts";
import { type World, worlds } from "../../property/worlds.ts";
import { inWords } from "../../words.ts";

const published = worlds.find(({ name }) => name === "crowdcontrol, published decks") as World;

test("whom a seat's Entities will attack first is its own to know, for bots too (C R5.1, R10.9)", () => {
  const plan = (match: Match, seat: number): string =>
    seatVarsOf(inWords<CcWords>(match), seat)._priorities.join();
  let found: { match: Match; owner: number } | undefined;
  for (let number = 1; found === undefined && number < 40; number++) {
    const play = open(published, number);
    for (let n = 0; n < 400 && play.match.state.over === null && found === undefined; n++) {
      const owner = [0, 1].find(
        (seat) => seatVarsOf(inWords<CcWords>(play.match), seat)._priorities.length > 1,
      );
      if (owner === undefined) step(play);
      else found = { match: play.match, owner };
    }
  }
  const { match, owner } = found as { match: Match; owner: number };
  const imagined = (seat: number): Set<string> =>
    new Set(Array.from({ length: 40 }, (_, key) => plan(determinize(match, seat, `${key}`), owner)));
  expect(imagined(1 - owner).size).toBeGreaterThan(2);
  expect([...imagined(owner)]).toEqual([plan(match, owner)]);
});
