/** The place of the card that speaks: its biome, the sectors of it, and whether something happened there. */
import { z } from "zod";
import { type OwnTerms, objectOf, type Ref, type Scope } from "../../kernel/game.ts";
import { otherSeat } from "./table.ts";
import type { Match, NsWords } from "./typed.ts";
import { biomeOfThing, biomeZone, sectorOf } from "./zones.ts";

/** The biome in which the thing with this text is; less than 0 where it is in none. */
function ownBiome(m: Match, scope: Scope): number {
  const self = objectOf(m.state, scope.self);
  return self === undefined ? -1 : biomeOfThing(m, self);
}

function sectors(m: Match, scope: Scope, whose: "you" | "opponent" | undefined): Ref[] {
  const biome = ownBiome(m, scope);
  if (biome < 0) return [];
  if (whose === undefined) return [{ kind: "zone", id: biomeZone(m, biome) }];
  const seat = whose === "you" ? scope.controller : otherSeat(scope.controller);
  return [{ kind: "zone", id: sectorOf(m, seat, biome) }];
}

/** N R4.6; `place` is how the text says it. */
export const hereTerms = (place: string): Required<Pick<OwnTerms<NsWords>, "refs" | "conditions">> => ({
  refs: {
    here: {
      kind: "zone",
      shape: () => ({ whose: z.enum(["you", "opponent"]).exactOptional() }),
      value: (m, scope, { whose }: { whose?: "you" | "opponent" }) => sectors(m, scope, whose),
      text: ({ whose }: { whose?: "you" | "opponent" }) =>
        `${whose === undefined ? "each" : whose === "you" ? "your" : "your opponent's"} sector ${place}`,
    },
  },
  conditions: {
    here: {
      shape: () => ({}),
      value: (m, scope) => {
        const biome = ownBiome(m, scope);
        return biome >= 0 && scope.event?.biome === biome;
      },
      text: () => `it happens ${place}`,
    },
  },
});

/** Of a card that lies among others, and of a biome's own text. */
export const WHERE_THIS_IS = "where this card is";
export const HERE = "here";
