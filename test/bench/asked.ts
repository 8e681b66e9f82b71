/** What was asked of `npm run bench`: a bench, and how it is to be run. */
import { parseArgs } from "node:util";

/** The benches, each with what it measures and the options it takes. */
export const BENCHES = {
  kernel: { says: "the rules machine, every game, beside boardgame.io's reducer", takes: ["only", "keep"] },
  server: {
    says: "a whole server, its journal on disk, beside a bare Colyseus room",
    takes: ["quick", "keep"],
  },
  watch: { says: "1,000 spectators on one match, beside a bare broadcast", takes: ["quick", "keep"] },
  final: {
    says: "10,000 spectators on one match, at two processes beside that of the players",
    takes: ["quick"],
  },
  flood: { says: "what others notice of one client that sends all it can", takes: ["quick"] },
  growth: { says: "the same load on 1, 2 and 4 processes, and what an intent costs", takes: ["quick"] },
  hosted: { says: "10,000 matches at one process, most of them with nobody there", takes: ["quick"] },
  day: { says: "a day's journal of 10 million intents, in PostgreSQL and in SQLite", takes: ["quick"] },
  failover: { says: "two processes, one of them killed under load", takes: ["quick"] },
  bots: { says: "the bots against each other", takes: ["matches", "looks", "only"] },
  packing: { says: "the bytes of what a seat is told", takes: [] },
  profile: { says: "where the rules machine's time goes, by file", takes: ["only"] },
} as const satisfies Readonly<Record<string, { says: string; takes: readonly Option[] }>>;

export type BenchName = keyof typeof BENCHES;

const OPTIONS = {
  quick: { type: "boolean", default: false },
  keep: { type: "boolean", default: false },
  matches: { type: "string", default: "200" },
  looks: { type: "string", default: "12" },
  only: { type: "string" },
  help: { type: "boolean", default: false },
} as const;

type Option = "quick" | "keep" | "matches" | "looks" | "only";

export interface Asked {
  readonly bench: BenchName;
  /** Whether the run is held against the last kept. */
  readonly compares: boolean;
  readonly keep: boolean;
  readonly quick: boolean;
  readonly matches: number;
  readonly looks: number;
  /** One game in the place of all. */
  readonly only: string | undefined;
}

const names = Object.keys(BENCHES) as BenchName[];
const keepable = names.filter((name) => takes(name, "keep"));

export const USAGE = `npm run bench -- [BENCH] [OPTIONS]           kernel, if none is named
npm run bench -- compare [BENCH] [OPTIONS]   runs it, and says what got slower than in the run kept last

${names.map((name) => `  ${name.padEnd(9)} ${BENCHES[name].says}${optionsOf(name)}`).join("\n")}

--keep adds the run to test/bench/history.json`;

function optionsOf(name: BenchName): string {
  const options: readonly Option[] = BENCHES[name].takes;
  return options.length === 0 ? "" : `; ${options.map((one) => `--${one}`).join(" ")}`;
}

function takes(name: BenchName, option: Option): boolean {
  return (BENCHES[name].takes as readonly Option[]).includes(option);
}

const isBench = (word: string): word is BenchName => Object.hasOwn(BENCHES, word);

/** What is asked; one line where it cannot be meant. @param games the ids that `--only` may name */
export function askedBy(args: readonly string[], games: readonly string[]): Asked | "help" | { why: string } {
  const parsed = parse(args);
  if ("why" in parsed) return parsed;
  const { values, positionals } = parsed;
  if (values.help) return "help";
  const compares = positionals[0] === "compare";
  const [bench = "kernel", ...rest] = compares ? positionals.slice(1) : positionals;
  if (!isBench(bench)) return { why: `there is no bench "${bench}"; there are ${names.join(", ")}, compare` };
  if (rest.length > 0) return { why: `one bench at a time: "${rest.join(" ")}" is too much` };
  const given = parsed.tokens.flatMap((token) => (token.kind === "option" ? token.name : []));
  const foreign = given.find((option) => !takes(bench, option as Option));
  if (foreign !== undefined)
    return { why: `${bench} takes no --${foreign}; its options:${optionsOf(bench).slice(1) || " none"}` };
  if (compares && !takes(bench, "keep"))
    return { why: `${bench} measures nothing beside it; what can be kept is ${keepable.join(", ")}` };
  const isPart = values.quick || values.only !== undefined;
  if (values.keep && isPart)
    return { why: "only a whole run is kept: --keep goes without --quick and --only" };
  if (compares && values.quick)
    return { why: "a quick look is held against nothing: compare goes without --quick" };
  if (values.only !== undefined && !games.includes(values.only))
    return { why: `there is no game "${values.only}"; there are ${games.join(", ")}` };
  const [matches, looks] = [Number(values.matches), Number(values.looks)];
  if (![matches, looks].every((count) => Number.isInteger(count) && count > 0))
    return { why: "--matches and --looks are whole numbers above 0" };
  return { bench, compares, keep: values.keep, quick: values.quick, matches, looks, only: values.only };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, tokens: true, options: OPTIONS });
  } catch (error) {
    const [said] = String(error instanceof Error ? error.message : error).split(". ");
    const all = Object.keys(OPTIONS).map((option) => `--${option}`);
    return { why: `${said}; there are ${all.join(", ")}` };
  }
}
