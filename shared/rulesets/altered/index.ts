export { altered } from "./ruleset.ts";
