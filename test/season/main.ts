/**
 * `npm run season`: a community of 200 accounts plays seven days on the ladder and one tournament of 64, whose server
 * is restarted and killed in the middle of a round; matches are reported, and some are banned. Ends with 0 where
 * nobody's result was lost. With `--postgres` there are two processes with PostgreSQL and Redis.
 */
import { parseArgs } from "node:util";
import { dice } from "../property/dice.ts";
import { ServerProcess } from "../server/child.ts";
import { startPostgres, startRedis } from "../services.ts";
import { Cup } from "./cup.ts";
import { ladderDay } from "./ladder.ts";
import { Ledger } from "./ledger.ts";
import { Order } from "./order.ts";
import { inTurns, type Person, settle } from "./people.ts";

const { values } = parseArgs({
  options: {
    accounts: { type: "string", default: "200" },
    days: { type: "string", default: "7" },
    entrants: { type: "string", default: "64" },
    postgres: { type: "boolean", default: false },
  },
});

/** All of them come from one address. */
const SETTINGS = {
  ...{ ACCOUNTS_PER_DAY: "1000000", SIGN_INS_PER_MINUTE: "1000000", POSTS_PER_MINUTE: "1000000" },
  ...{ READS_PER_MINUTE: "1000000", JOINS_PER_MINUTE: "1000000", RETURNS_PER_MINUTE: "1000000" },
  ...{ RATED_PER_PAIR: "100", WATCH_DELAY_SECONDS: "0" },
} as const;

/** The day of the tournament. */
const CUP_DAY = 3;

async function isKept(people: readonly Person[], ledger: Ledger): Promise<void> {
  const asked = people.find(({ isBanned }) => !isBanned)?.riposte;
  await inTurns(ledger.results, 8, async ({ match, winners }) => {
    const info = await asked?.match(match);
    ledger.expect(JSON.stringify(info?.outcome?.winners) === JSON.stringify(winners), `result of ${match}`);
  });
}

/** Each ranked match counted once for both. */
async function isRated(people: readonly Person[], ledger: Ledger): Promise<void> {
  const asked = people.find(({ isBanned }) => !isBanned)?.riposte;
  const [{ profiles }] = ((await asked?.rulesets()) ?? []).filter(({ id }) => id === "ucg");
  await inTurns(people, 8, async ({ id, name }) => {
    const rows = (await asked?.ratings("ucg", profiles[0], id)) ?? [];
    const played = ledger.results.filter(({ players }) => players.includes(id)).length;
    ledger.expect(
      (rows[0]?.games ?? 0) === played,
      `${name} played ${played} and ${rows[0]?.games ?? 0} count`,
    );
  });
}

async function season(servers: readonly ServerProcess[], ledger: Ledger): Promise<void> {
  const random = dice(2026);
  await Promise.all(servers.map((one) => one.start()));
  const people = await settle(
    servers.map(({ url }) => url),
    Number(values.accounts),
  );
  ledger.tell(`${people.length} accounts`);
  const order = new Order(servers[0], people, ledger);
  for (let day = 1; day <= Number(values.days); day++) {
    const played = await ladderDay(people, ledger, random, order.report);
    ledger.tell(`day ${day}: ${played} ranked matches`);
    await order.judge();
    if (day !== Math.min(CUP_DAY, Number(values.days))) continue;
    const free = people.filter(({ isBanned }) => !isBanned);
    const { rounds } = await Cup.play(free.slice(0, Number(values.entrants) + 1), servers[0], ledger);
    ledger.tell(`a tournament of ${values.entrants} in ${rounds} rounds`);
  }
  await order.isLogged();
  ledger.tell(`${order.judged} reports, ${order.bans} banned`);
  await isKept(people, ledger);
  await isRated(people, ledger);
  for (const server of servers)
    for (const error of server.logged(50)) ledger.expect(false, `logged: ${JSON.stringify(error)}`);
}

const [postgres, redis] = values.postgres ? [await startPostgres(), await startRedis()] : [];
if (values.postgres && !(postgres && redis)) {
  console.error("it needs PostgreSQL and Redis");
  process.exit(2);
}
const shared = postgres && redis ? { DATABASE_URL: postgres.url, REDIS_URL: redis.url } : {};
const servers: ServerProcess[] = [];
for (let n = 0; n < (values.postgres ? 2 : 1); n++)
  servers.push(await ServerProcess.prepare({ ...SETTINGS, ...shared }));
const ledger = new Ledger();
try {
  await season(servers, ledger);
  for (const fault of ledger.faults.slice(0, 50)) console.log(`FAIL ${fault}`);
  console.log(
    ledger.faults.length === 0
      ? `ok: ${ledger.results.length} ranked matches, and nobody's result was lost`
      : `${ledger.faults.length} faults`,
  );
  process.exitCode = ledger.faults.length === 0 ? 0 : 1;
} finally {
  await Promise.all(servers.map((one) => one.remove()));
  await redis?.stop();
  await postgres?.stop();
}
process.exit();
