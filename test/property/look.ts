/** What `npm run laws` does: every law over random matches of the worlds that are loaded, and what it prints of each. */
import { writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type How, hold, type Law, suited } from "./law.ts";
import { laws } from "./laws.ts";
import { worlds } from "./worlds.ts";

/** One law, as it is looked at in one world or from one number. @returns what it held in, where it tells */
type Look = readonly [name: string, look: () => string | undefined];

/**
 * Prints a line for each law that holds, and for each that is broken why, and where its journal is.
 * @param how `time` is what a law may take in all, in milliseconds
 * @param words looks at the laws alone whose names have them
 */
export function lookAt(how: How, words: string): { readonly held: number; readonly broken: number } {
  const looks = laws.flatMap((law) => looksOf(law, { ...how, time: how.time / worlds.length }));
  const asked = looks.filter(([name]) => name.includes(words));
  const broken = asked.filter(([name, look]) => !holds(name, look)).length;
  return { held: asked.length - broken, broken };
}

function looksOf(law: Law, how: How): Look[] {
  const { name, together } = law;
  const apart = suited(law).map((world): Look => {
    const said = `${name}: ${world.name}`;
    return [said, () => `${said}: ${hold(world, law, how)} matches`];
  });
  const starts = together?.[how.size] ?? [];
  return [
    ...apart,
    ...starts.map((start): Look => [`${together?.name}, from ${start}`, () => void together?.holds(start)]),
  ];
}

function holds(name: string, look: Look[1]): boolean {
  try {
    const line = look();
    if (line !== undefined) console.log(line);
    return true;
  } catch (error) {
    tell(name, error);
    return false;
  }
}

/** A law that is tried with numbers fails with what it was tried with, and why is the cause of that. */
function tell(name: string, error: unknown): void {
  const { message, cause } = error instanceof Error ? error : new Error(String(error));
  const [why, witness] = (cause instanceof Error ? cause.message : message).split(/\n(?=world: )/);
  console.log(`BROKEN  ${name}\n${lines(why)}`);
  if (witness === undefined) return;
  const file = join(tmpdir(), `laws-${process.pid}-${count++}.txt`);
  writeFileSync(file, witness);
  console.log(`        setup and journal: ${file}`);
}

let count = 1;

/** Without the stack of the tools: what threw, and the lines of it that are the project's own. */
const lines = (text: string): string =>
  text
    .split("\n")
    .filter((line) => !/^\s+at /.test(line) || !/node_modules|node:|property\/law\.ts/.test(line))
    .slice(0, 40)
    .map((line) => `        ${line}`)
    .join("\n");
