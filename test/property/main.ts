import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { rulesets } from "../../shared/games/index.ts";
import { nearest } from "../../shared/kernel/text/lint.ts";

/**
 * `npm run laws -- <id> [--time SECONDS] [--seed N] [--only WORDS]`: every law over random matches of one game, a line
 * each; of one that is broken what differs, and the setup and journal that show it. `--time` is what a law may take,
 * three seconds by default; `--only` looks at the laws whose names have these words.
 */
function main(): number {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      time: { type: "string", default: "3" },
      seed: { type: "string", default: "20261121" },
      only: { type: "string", default: "" },
    },
  });
  const [id = ""] = positionals;
  const known = rulesets.map((one) => one.id);
  if (!known.includes(id)) {
    console.error(`no game "${id}" is registered; ${nearest(id, known) ?? `there are ${known.join(", ")}`}`);
    return 2;
  }
  const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
  const vitest = at("../../node_modules/vitest/vitest.mjs");
  const args = ["run", "--config", at("../vitest.config.ts"), "--mode", "prove", at("laws.prove.ts")];
  const { status } = spawnSync(
    process.execPath,
    [vitest, ...args, "--reporter", at("reporter.ts"), "--testNamePattern", values.only],
    {
      stdio: "inherit",
      env: {
        ...process.env,
        LAWS_OF: id,
        PROVE_TIME: String(Number(values.time) * 1000),
        PROVE_SEED: values.seed,
      },
    },
  );
  return status ?? 1;
}

process.exitCode = main();
