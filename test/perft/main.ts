import { parseArgs } from "node:util";
import { offeredLeaves, perft } from "./count.ts";
import {
  countBoth,
  type PerftFile,
  type Position,
  RULESETS,
  readPositions,
  stand,
  writePositions,
} from "./positions.ts";

/**
 * `npm run perft -- [RULESET…]` counts the positions of `test/scenarios/<id>/perft.json` both ways; `--renew` writes what options count
 * into the files, for a change of the numbers that is meant.
 */
function main(args: string[]): number {
  const { values, positionals: named } = parseArgs({
    args,
    allowPositionals: true,
    options: { renew: { type: "boolean" } },
  });
  let failed = 0;
  for (const ruleset of named.length > 0 ? named : RULESETS) {
    const read = readPositions(ruleset);
    if (values.renew) renew(read);
    else failed += read.positions.filter((one) => !holds(read, one)).length;
  }
  return failed > 0 ? 1 : 0;
}

function renew(read: PerftFile): void {
  const count = (one: Position) => perft(stand(read, one), one.leaves.length, offeredLeaves);
  writePositions({ ...read, positions: read.positions.map((one) => ({ ...one, leaves: count(one) })) });
}

function holds(read: PerftFile, one: Position): boolean {
  const begun = performance.now();
  const { offered, tried, parting } = countBoth(read, one);
  const time = `${((performance.now() - begun) / 1000).toFixed(1)} s`;
  console.log(
    `${read.ruleset}: ${one.name}: offered ${offered}, tried ${tried}, file ${one.leaves} (${time})`,
  );
  if (parting !== undefined) console.log(parting);
  return parting === undefined && offered.join() === one.leaves.join();
}

process.exitCode = main(process.argv.slice(2));
