import type { EvaluationWeights } from "../evaluation-weights.ts";
import type { AlteredWords } from "./typed.ts";

const TERRAINS = { forest: 0.3, mountain: 0.3, water: 0.3, boost: 0.5, fleeting: -0.3, asleep: -0.5 };

/** Altered: the way the two counters have gone. */
export const weights: EvaluationWeights<AlteredWords> = {
  zones: {
    hand: 0.9,
    reserve: 0.8,
    mana: 1.2,
    landmark: 1.5,
    heroExpedition: 0.5,
    companionExpedition: 0.5,
  },
  numbers: { heroExpedition: TERRAINS, companionExpedition: TERRAINS },
  // A: the counters go towards each other.
  seat: { hero: 3.5, companion: -3.5 },
  // A next card that costs less, or a card played in an effect, is worth what is played then.
  habits: ["play"],
  lead: 10,
  hope: 1,
  horizon: 2,
};
