import { expect, test } from "vitest";
import { sideOf } from "../../server/match/game/seat-view.ts";
import { type Match, narrow, requests, type Slot } from "../../shared/kernel/index.ts";
import { offerSchema, slotSchema } from "../../shared/protocol/index.ts";
import { open, step } from "../property/play.ts";
import { worlds } from "../property/worlds.ts";

/** What a client of the wire makes of everything the seats are offered now. */
function expectSpoken(match: Match): void {
  for (const { seat } of requests(match)) {
    for (const offer of sideOf(match, seat).options) {
      expect(offerSchema.safeParse(offer).error).toBeUndefined();
      const slot = narrow(match, seat, offer.action) as Slot | "complete";
      if (slot !== "complete") expect(slotSchema.safeParse(slot).error).toBeUndefined();
    }
  }
}

test.each(worlds.map((world) => [world.name, world] as const))(
  "the wire knows every offer of %s",
  (_, world) => {
    const play = open(world, 7);
    for (let i = 0; i < 120 && play.match.state.over === null; i++) {
      expectSpoken(play.match);
      step(play);
    }
  },
);
