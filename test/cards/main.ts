/**
 * `npm run cards -- FILE…` tells all that is wrong with sets of cards, or what each card says and what it did in random
 * matches; with `--watch` again whenever a file is saved. `npm run cards -- new GAME` begins a set.
 */
import { existsSync, watchFile, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { rulesets } from "../../shared/games/index.ts";
import { counted, listed } from "../../shared/kernel/text/english.ts";
import { schemaPath } from "../games/files.ts";
import { writeSchema } from "../sets/schema.ts";
import { cardLines } from "../sets/texts.ts";
import { begun } from "./begin.ts";
import { tried } from "./matches.ts";
import { checkFile } from "./read.ts";

const USAGE = `npm run cards -- [--matches N] [--seed N] [--watch] FILE…
npm run cards -- new GAME [FILE]    GAME: ${rulesets.map(({ id }) => id).join(", ")}`;

/** Milliseconds between two looks at a watched file. */
const LOOK_MS = 300;

/** Prints what there is to say of a set; whether it can be played. */
function tell(file: string, matches: number, seed: number): boolean {
  const { set, problems, warnings } = checkFile(file);
  console.log(`# ${file}\n`);
  const notes = [...problems, ...warnings.map((one) => `warning: ${one}`)];
  if (set === undefined) {
    console.log(`${notes.join("\n")}\n\n${counted(problems.length, "problem")}\n`);
    return false;
  }
  console.log(`${set.cards.map(cardLines).join("\n\n")}\n`);
  if (notes.length > 0) console.log(`${notes.join("\n")}\n`);
  if (matches === 0) return true;
  const did = tried(set, matches, seed);
  console.log(`${did.matches} random matches, ${did.over} of them to their end, ${did.moves} moves:`);
  console.log([...did.lines, ...did.faults].map((line) => `  ${line}`).join("\n"));
  if (did.pushed.length > 0) console.log(`Half of them with decks full of ${listed(did.pushed)}.`);
  console.log("");
  return did.faults.length === 0;
}

function begin([id, file = `my-${id}-set.json`]: readonly string[]): number {
  const game = rulesets.find((one) => one.id === id);
  if (game === undefined) return misused(`there is no game "${id ?? ""}"`);
  if (existsSync(file)) return misused(`${file} is there already`);
  // A game outside has no schema before somebody writes cards for it.
  if (!existsSync(schemaPath(game.id))) writeSchema(game);
  writeFileSync(file, `${JSON.stringify(begun(game, file), null, 2)}\n`);
  console.log(`wrote ${file}; now: npm run cards -- --watch ${file}`);
  return 0;
}

function misused(why: string): number {
  console.error(`${why}\n${USAGE}`);
  return 2;
}

const OPTIONS = {
  matches: { type: "string", default: "20" },
  seed: { type: "string", default: "1" },
  watch: { type: "boolean", default: false },
} as const;

/** What was asked for; a sentence where it cannot be meant. */
function asked() {
  try {
    const { values, positionals } = parseArgs({ allowPositionals: true, options: OPTIONS });
    const [matches, seed] = [Number(values.matches), Number(values.seed)];
    const whole = Number.isInteger(matches) && Number.isInteger(seed) && matches >= 0 && seed >= 0;
    if (!whole) return "--matches and --seed are whole numbers";
    return positionals.length === 0
      ? "no file is named"
      : { matches, seed, watch: values.watch, positionals };
  } catch (error) {
    return (error as Error).message;
  }
}

function main(): number {
  const wanted = asked();
  if (typeof wanted === "string") return misused(wanted);
  const { matches, seed, watch, positionals } = wanted;
  if (positionals[0] === "new") return begin(positionals.slice(1));
  // Watched before it is read: a save meanwhile would be missed.
  if (watch)
    for (const file of positionals)
      watchFile(file, { interval: LOOK_MS }, () => void tell(file, matches, seed));
  const good = positionals.map((file) => tell(file, matches, seed));
  return good.every(Boolean) ? 0 : 1;
}

process.exitCode = main();
