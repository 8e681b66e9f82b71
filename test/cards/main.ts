/**
 * `npm run cards -- FILE…` tells all that is wrong with sets of cards, or what each card says and what it did in random
 * matches; with `--watch` again whenever a file is saved. `npm run cards -- new GAME FILE` begins a set.
 */
import { existsSync, watchFile, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { rulesets } from "../../shared/games/index.ts";
import { counted } from "../../shared/kernel/text/english.ts";
import { cardLines } from "../sets/texts.ts";
import { begun } from "./begin.ts";
import { faultsOfDecks, tried } from "./matches.ts";
import { readSet } from "./read.ts";

const USAGE = `npm run cards -- [--matches N] [--seed N] [--watch] FILE…
npm run cards -- new GAME FILE      GAME: ${rulesets.map(({ id }) => id).join(", ")}`;

/** Milliseconds between two looks at a watched file. */
const LOOK_MS = 300;

/** Prints what there is to say of a set; whether it can be played. */
function tell(file: string, matches: number, seed: number): boolean {
  const set = readSet(file);
  console.log(`# ${file}\n`);
  if (Array.isArray(set)) {
    console.log(`${set.join("\n")}\n\n${counted(set.length, "problem")}\n`);
    return false;
  }
  console.log(`${set.cards.map(cardLines).join("\n\n")}\n`);
  for (const fault of faultsOfDecks(set)) console.log(fault);
  const { moves, over, lines, faults } = tried(set, matches, seed);
  console.log(`${matches} random matches, ${over} of them to their end, ${moves} moves:`);
  console.log(`${[...lines, ...faults].map((line) => `  ${line}`).join("\n")}\n`);
  return faults.length === 0;
}

function begin([id, file]: readonly string[]): number {
  const game = rulesets.find((one) => one.id === id);
  if (game === undefined || file === undefined) return used(`there is no game "${id ?? ""}"`);
  if (existsSync(file)) return used(`${file} is there already`);
  writeFileSync(file, `${JSON.stringify(begun(game, file), null, 2)}\n`);
  console.log(`wrote ${file}; now: npm run cards -- ${file}`);
  return 0;
}

function used(why: string): number {
  console.error(`${why}\n${USAGE}`);
  return 2;
}

function main(): number {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      matches: { type: "string", default: "20" },
      seed: { type: "string", default: "1" },
      watch: { type: "boolean", default: false },
    },
  });
  const [first, ...rest] = positionals;
  if (first === "new") return begin(rest);
  if (first === undefined) return used("no file is named");
  const say = (file: string) => tell(file, Number(values.matches), Number(values.seed));
  const good = positionals.map(say);
  if (values.watch)
    for (const file of positionals) watchFile(file, { interval: LOOK_MS }, () => void say(file));
  return good.every(Boolean) ? 0 : 1;
}

process.exitCode = main();
