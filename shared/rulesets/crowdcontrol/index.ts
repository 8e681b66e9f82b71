export { crowdcontrol } from "./ruleset.ts";
