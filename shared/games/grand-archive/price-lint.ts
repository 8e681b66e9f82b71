/** Prices of a card that could change nothing, or that nobody could pay. */
import type { Fault } from "../../kernel/game.ts";
import type { GaCard } from "./card-schema.ts";
import { partFaults } from "./prices.ts";

const ATTACKERS: readonly string[] = ["champion", "ally", "weapon"];

/** What is wrong with the prices that a card has besides its printed cost. */
export function priceFaults(card: GaCard): Fault[] {
  const faults: Fault[] = [];
  const fault = (path: string, message: string): void => void faults.push({ path, message });
  const { rather, byTargets, towards, toAttack = [], targets, modes, link, reserve, type } = card;
  const played = reserve !== undefined && card.token !== true;
  if (rather?.from?.includes("material") !== true && rather !== undefined && !played)
    fault("rather", "does nothing here: such a card is never activated");
  if (rather?.from?.includes("material") === true && type === "champion")
    fault("rather.from", "a champion is never activated");
  if (byTargets !== undefined && !played)
    fault("byTargets", "does nothing here: such a card is never activated");
  if (byTargets !== undefined && targets === undefined && modes === undefined && link === undefined)
    fault("byTargets", "asks for targets of the card, which has none");
  if (byTargets?.each === undefined && typeof byTargets?.add === "number")
    fault("byTargets.add", "is the same for all targets: print another cost");
  if (towards !== undefined && (!played || reserve === 0))
    fault("towards", "pays for nothing: the card has no reserve cost");
  if (towards !== undefined) faults.push(...partFaults(towards, "towards"));
  toAttack.forEach((part, at) => {
    if (part.count === "x") fault(`toAttack.${at}.count`, "does nothing: nobody would pay more than nothing");
  });
  if (toAttack.length > 0 && !ATTACKERS.includes(type))
    fault("toAttack", "does nothing here: only a unit attacks, and only a weapon is wielded");
  return faults;
}
