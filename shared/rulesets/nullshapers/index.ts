export { nullshapers } from "./ruleset.ts";
export { firstOf, reserveProblems, winnerOf } from "./series.ts";
