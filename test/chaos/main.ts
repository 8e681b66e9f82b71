/** `npm run chaos -- --minutes 5`: see run.ts. */
import { parseArgs } from "node:util";
import { startPostgres, startRedis } from "../services.ts";
import { chaos } from "./run.ts";
import { TROUBLES } from "./troubles.ts";

const { values } = parseArgs({
  options: {
    minutes: { type: "string", default: "5" },
    seed: { type: "string", default: "20261122" },
    only: { type: "string" },
  },
});
const only =
  values.only === undefined
    ? undefined
    : Object.keys(TROUBLES).filter((name) => name.includes(values.only ?? ""));
const [postgres, redis] = [await startPostgres(), await startRedis()];
if (postgres === undefined || redis === undefined || only?.length === 0) {
  console.error(
    only?.length === 0 ? `the troubles are:\n${Object.keys(TROUBLES).join("\n")}` : "it needs both",
  );
  process.exit(2);
}
const settings = { postgres, redis, ms: Number(values.minutes) * 60_000, seed: Number(values.seed), only };
const from = performance.now();
const tell = (trouble: string) =>
  console.log(`${Math.round((performance.now() - from) / 1_000)} s: ${trouble}`);
try {
  const report = await chaos({ ...settings, tell });
  const faults = Object.values(report).flatMap((one) => (Array.isArray(one) ? one : []));
  console.log(JSON.stringify(report, null, 2));
  console.log(faults.length === 0 ? "nothing was lost, doubled or hosted twice" : `${faults.length} faults`);
  process.exitCode = faults.length === 0 ? 0 : 1;
} finally {
  await redis.stop();
  await postgres.stop();
}
