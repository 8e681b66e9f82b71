export { grandArchive } from "./ruleset.ts";
