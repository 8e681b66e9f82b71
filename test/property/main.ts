import { parseArgs } from "node:util";
import { nearest } from "../../shared/kernel/text/lint.ts";

/**
 * `npm run laws -- <id> [--dir FOLDER] [--quick] [--time SECONDS] [--seed N] [--only WORDS]`: every law over random
 * matches of one game, a line each; of one that is broken what differs, and the setup and journal that show it. Then the
 * words of its cards that its manual says nothing of.
 * `--dir` names the folder of a game from outside the repository, as `GAMES_DIR` does. `--quick` looks at shorter
 * matches, those of `npm test`; `--time` is what a law may take, three seconds by default; `--only` looks at the laws
 * whose names have these words.
 */
async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      dir: { type: "string" },
      quick: { type: "boolean" },
      time: { type: "string", default: "3" },
      seed: { type: "string", default: "20261121" },
      only: { type: "string", default: "" },
    },
  });
  const [id = ""] = positionals;
  if (values.dir !== undefined) process.env.GAMES_DIR = values.dir;
  process.env.LAWS_OF = id;
  // First every game there is: some laws look at all of them when they are read.
  await import("../games/files.ts");
  const { rulesets } = await import("../../shared/games/index.ts");
  const known = rulesets.map((one) => one.id);
  const game = rulesets.find((one) => one.id === id);
  if (game === undefined) {
    console.error(`no game "${id}" is registered; ${nearest(id, known) ?? `there are ${known.join(", ")}`}`);
    return 2;
  }
  const { lookAt } = await import("./look.ts");
  const { manualFaults } = await import("../sets/manual.ts");
  const size = values.quick ? "quick" : "long";
  const how = { size, seed: Number(values.seed), time: Number(values.time) * 1000 } as const;
  const { held, broken } = lookAt(how, values.only);
  const untold = values.only === "" ? manualFaults(game) : [];
  for (const fault of untold) console.log(`manual.ts: ${fault}`);
  console.log(`${held} hold, ${broken} broken`);
  return broken > 0 || held === 0 || untold.length > 0 ? 1 : 0;
}

process.exitCode = await main();
