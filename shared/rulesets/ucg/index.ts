export { ucg } from "./ruleset.ts";
