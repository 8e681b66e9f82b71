/** The answers of a request that begin at no card: pass and its like. */
import type { Offer } from "../../../../shared/protocol/index.ts";

export const bareOffers = (options: readonly Offer[]): Offer[] =>
  options.filter(({ action }) => action.card === undefined && action.entry === undefined);

/** The intent that ends the seat's say: the whole one among the bare ones that does so. */
const MAIN = /^(pass|noBlock|commit|lock\w*|decline\w*|advancePhase)$/;

export const mainOffer = (options: readonly Offer[]): Offer | undefined =>
  bareOffers(options).findLast(({ action, next }) => next === null && MAIN.test(action.action));
