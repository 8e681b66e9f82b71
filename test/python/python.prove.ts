/** Every game, by a client that knows none of them. */
import { afterAll, beforeAll, test } from "vitest";
import { rulesets } from "../../shared/games/index.ts";
import { type Running, run } from "../server/running.ts";
import { atTable, findPython } from "./python.ts";

const python = findPython();

let running: Running;
beforeAll(async () => {
  running = await run();
});
afterAll(() => running.stop());

test.skipIf(python === undefined).each(rulesets.map(({ id }) => id))(
  "a client in Python plays a whole match of %s",
  (ruleset) => atTable(python ?? "", running.url, ruleset),
);
