import type { EvaluationWeights } from "../../shared/games/evaluation-weights.ts";
import { games } from "../../shared/games/index.ts";
import type { Match } from "../../shared/kernel/index.ts";

/** For a ruleset that is none of the registered games: cards are good to have. */
const ANY_WEIGHTS: EvaluationWeights = {
  zones: { hand: 1, deck: 0.1 },
  numbers: {},
  seat: {},
  lead: 10,
  hope: 0.5,
  horizon: 2,
};

/** The weights by which bots judge a position of the game. */
export const weightsOf = ({ setup }: Match): EvaluationWeights =>
  games.find(({ rules }) => rules.id === setup.ruleset)?.weights ?? ANY_WEIGHTS;
