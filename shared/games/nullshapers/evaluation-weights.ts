import type { EvaluationWeights } from "../evaluation-weights.ts";
import { means } from "./means.ts";
import type { NsWords } from "./typed.ts";

const NULL_AGENT = { attack: 0.5, defense: 0.4, value: 0.2, locked: -0.1 };

/** Nullshapers R14: a player lives by sectors. */
export const weights: EvaluationWeights<NsWords> = {
  zones: { hand: 0.8, staging: 1, attached: 0.5 },
  numbers: { staging: NULL_AGENT, sector0: NULL_AGENT, sector1: NULL_AGENT, sector2: NULL_AGENT },
  seat: { durability: 0.8, lost: -6, defeated: -50 },
  means,
  // N R12.6, R12.9: a player advances to attack or to defend, and those are steps of their own.
  habits: ["attack", "defend"],
  lead: 16,
  hope: 1,
  horizon: 2,
};
