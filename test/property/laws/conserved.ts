import { expect } from "vitest";
import type { Match } from "../../../shared/kernel/index.ts";
import type { Law } from "../law.ts";
import { type Play, step } from "../play.ts";

/** Zones conserve items: every card of the decks lies in one place, whoever moves it. */
function conserved(play: Play, moves: number): void {
  const { match } = play;
  const before = itemsOf(match);
  for (let i = 0; ; i++) {
    placed(match);
    if (i === moves || match.state.over !== null) break;
    step(play);
  }
  expect(itemsOf(match).slice(0, before.length).sort()).toEqual(before.sort());
}

/** Each object's owner and card; tokens stand behind the cards of the decks. */
export const itemsOf = (match: Match): string[] =>
  match.state.objects.map((obj) => `${obj.owner}:${match.game.itemOf?.(match, obj) ?? obj.card}`);

/** Throws where an object lies in no zone, in several, or not where it says. */
function placed({ state: { objects, zones }, layout }: Match): void {
  const seen = new Set<number>();
  zones.forEach(({ list, def }, zone) => {
    const slots = layout.slots[def];
    if (slots > 0 && list.length !== slots)
      throw new Error(`zone ${zone} has ${list.length} slots of ${slots}`);
    for (const slot of list) {
      if (slot < 0 && slots > 0) continue;
      if (objects[slot].zone !== zone)
        throw new Error(`slot ${slot} lies in ${zone}, and says ${objects[slot].zone}`);
      if (seen.has(slot)) throw new Error(`slot ${slot} lies in two places`);
      seen.add(slot);
    }
  });
  objects.forEach(({ zone }, slot) => {
    if (zone >= 0 && !seen.has(slot)) throw new Error(`slot ${slot} lies nowhere`);
  });
}

export const laws: readonly Law[] = [
  {
    name: "zones conserve items",
    holds: conserved,
    quick: { runs: 5, moves: 250 },
    long: { runs: 50, moves: 500 },
  },
];
