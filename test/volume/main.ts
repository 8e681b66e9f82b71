/**
 * `node test/volume/main.ts [GAME…] [--seed N] [--batches N] [--size N]`: cards written at random, read, and played.
 * Each batch comes of its number alone, from `--seed` on; `--refused` tells why cards were refused, and `--words`
 * which words of the language no card had. `--played N` plays the first N batches alone.
 */
import { parseArgs } from "node:util";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: "string", default: "1" },
    batches: { type: "string", default: "1" },
    size: { type: "string", default: "250" },
    played: { type: "string" },
    refused: { type: "boolean" },
    words: { type: "boolean" },
  },
});
// Of the worlds that laws are looked at in elsewhere none is loaded here.
process.env.LAWS_OF = "";
const { rulesets } = await import("../../shared/games/index.ts");
const { shelfOf } = await import("./batch.ts");
const { nothing, prove, told } = await import("./volume.ts");

/** How many faults are printed of a game. */
const MOST = 20;

for (const ruleset of rulesets.filter(({ id }) => positionals.length === 0 || positionals.includes(id))) {
  const shelf = shelfOf(ruleset);
  const proof = nothing();
  const from = Number(values.seed);
  for (let seed = from; seed < from + Number(values.batches); seed++)
    prove(shelf, seed, Number(values.size), proof, seed < from + Number(values.played ?? values.batches));
  console.log(`${ruleset.id}: ${told(proof, shelf.ways.words.size)}`);
  if (values.refused)
    for (const [reason, times] of [...proof.refused].sort((a, b) => b[1] - a[1]))
      console.log(`  ×${times} ${reason}`);
  if (values.words)
    console.log(`  ${[...shelf.ways.words].filter((word) => !proof.words.has(word)).join("\n  ")}`);
  console.log(proof.faults.slice(0, MOST).join("\n\n"));
  if (proof.faults.length > 0) process.exitCode = 1;
}
