/** The places of a table, as the glossary of its guide has them. */
import type { GamePlan, GameWords } from "../../../../shared/games/plan.ts";
import { zoneName } from "../match/names.ts";

/** The ids of the zones that a player sees, the middle of the table first. */
export const zonesOf = ({ mat, middle, side, hand }: GamePlan): string[] => [
  ...new Set([...[...middle, ...mat.flat(), ...side].map(({ id }) => id), ...hand]),
];

/** "Lamp 1" is told of as "Lamp", for all of them. */
export const placeName = (game: string, id: string): string => zoneName(game, id).replace(/ \d+$/, "");

/** Each place that the guide tells of, once. */
export const placesIn = (plan: GamePlan, told: GameWords): { word: string; help: string }[] =>
  zonesOf(plan).flatMap((id) => {
    const help = told[id];
    return help === undefined ? [] : [{ word: placeName(plan.id, id), help }];
  });
