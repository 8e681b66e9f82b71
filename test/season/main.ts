/**
 * `npm run season`: a community of 200 accounts plays seven days on the ladder, by challenges, and one tournament of
 * 64, whose server is restarted and killed in the middle of a round; matches are reported, some are banned, one match is
 * taken back, and one leaves with all that is his. A program beside the server is sent what happens. Ends with 0 where
 * nobody's result was lost. With `--postgres` there are two processes with PostgreSQL and Redis; `--shots FOLDER` takes
 * pictures of its pages.
 */
import { parseArgs } from "node:util";
import { openBrowser } from "../browser/pages.ts";
import { dice } from "../property/dice.ts";
import { ServerProcess } from "../server/child.ts";
import { startPostgres, startRedis } from "../services.ts";
import { Cup } from "./cup.ts";
import { ladderDay } from "./ladder.ts";
import { Ledger } from "./ledger.ts";
import { Order } from "./order.ts";
import { inTurns, type Person, settle } from "./people.ts";
import { Post } from "./post.ts";
import { rivalry } from "./rivals.ts";
import { shoot } from "./shots.ts";

const { values } = parseArgs({
  options: {
    accounts: { type: "string", default: "200" },
    days: { type: "string", default: "7" },
    entrants: { type: "string", default: "64" },
    postgres: { type: "boolean", default: false },
    shots: { type: "string" },
  },
});

/** Rated matches that place somebody on the ladder. */
const PLACED = 3;

/** All of them come from one address. */
const SETTINGS = {
  ...{ ACCOUNTS_PER_DAY: "1000000", SIGN_INS_PER_MINUTE: "1000000", POSTS_PER_MINUTE: "1000000" },
  ...{ READS_PER_MINUTE: "1000000", JOINS_PER_MINUTE: "1000000", RETURNS_PER_MINUTE: "1000000" },
  ...{ RATED_PER_PAIR: "100", WATCH_DELAY_SECONDS: "0", PLACEMENT_MATCHES: `${PLACED}`, WEBHOOKS: "any" },
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

/** Each rated match counted once for both, in ratings, profiles and on the ladder. */
async function isRated(people: readonly Person[], ledger: Ledger): Promise<void> {
  const asked = people.find(({ isBanned }) => !isBanned)?.riposte;
  const [{ profiles }] = ((await asked?.rulesets()) ?? []).filter(({ id }) => id === "ucg");
  await inTurns(people, 8, async ({ id, name }) => {
    const rows = (await asked?.ratings("ucg", profiles[0], id)) ?? [];
    const played = ledger.countedOf(id).length;
    ledger.expect(
      (rows[0]?.games ?? 0) === played,
      `${name} played ${played} and ${rows[0]?.games ?? 0} count`,
    );
  });
  const { rows = [] } = (await (await asked?.profiles())?.ladder("ucg", profiles[0])) ?? {};
  ledger.expect(rows.length > 0, "nobody is on the ladder");
  for (const { player, won, lost } of rows) {
    const own = ledger.countedOf(player?.id ?? "");
    const wins = own.filter(({ players, winners }) => players[winners[0] ?? -1] === player?.id).length;
    const isSo = won === wins && lost === own.length - wins && own.length >= PLACED;
    ledger.expect(isSo, `${player?.name} is on the ladder with ${won} and ${lost}`);
  }
}

/** Days on the ladder, each with two who challenge each other, and the tournament. Resolves to its address. */
async function week(
  people: readonly Person[],
  server: ServerProcess,
  order: Order,
  ledger: Ledger,
): Promise<string> {
  const random = dice(2026);
  let cup = "";
  for (let day = 1; day <= Number(values.days); day++) {
    const played = await ladderDay(people, ledger, random, order.report);
    const [one, other] = people.filter(({ isBanned }) => !isBanned).slice(2 * day);
    await rivalry([one, other], ledger, random);
    ledger.tell(`day ${day}: ${played} ranked matches, and one by challenge`);
    await order.judge();
    if (day !== Math.min(CUP_DAY, Number(values.days))) continue;
    const free = people.filter(({ isBanned }) => !isBanned);
    const { id, rounds } = await Cup.play(free.slice(0, Number(values.entrants) + 1), server, ledger);
    cup = id;
    ledger.tell(`a tournament of ${values.entrants} in ${rounds} rounds`);
  }
  return cup;
}

async function season(servers: readonly ServerProcess[], ledger: Ledger): Promise<void> {
  const [server] = servers;
  await Promise.all(servers.map((one) => one.start()));
  const people = await settle(
    servers.map(({ url }) => url),
    Number(values.accounts),
  );
  ledger.tell(`${people.length} accounts`);
  const order = new Order(server, people, ledger);
  const post = await Post.open(people[0].visitor);
  const cup = await week(people, server, order, ledger);
  await order.void();
  await order.isLogged();
  ledger.tell(`${order.judged} reports, ${order.bans} banned, ${ledger.void.size} taken back`);
  await isKept(people, ledger);
  await isRated(people, ledger);
  await post.isWhole(ledger);
  post.close();
  ledger.tell("every result was sent by webhook");
  await order.suspects(
    people.filter(({ id }) => ledger.results.some(({ players }) => players.includes(id))).length,
  );
  const first = people.find(({ isBanned }) => !isBanned);
  if (browser !== undefined && values.shots !== undefined)
    await shoot(browser, server.url, values.shots, {
      ...{ home: "/", ladder: "/ladder", tournaments: "/tournaments", cup: `/tournaments/${cup}` },
      profile: `/p/${encodeURIComponent(first?.name ?? "")}`,
    });
  await order.erase(people.findLast(({ isBanned }) => !isBanned) as Person);
  for (const one of servers)
    for (const error of one.logged(50)) ledger.expect(false, `logged: ${JSON.stringify(error)}`);
}

// First of all, since it builds the page that the servers begin with.
const browser = values.shots === undefined ? undefined : await openBrowser();
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
      ? `ok: ${ledger.results.length} rated matches, and nobody's result was lost`
      : `${ledger.faults.length} faults`,
  );
  process.exitCode = ledger.faults.length === 0 ? 0 : 1;
} finally {
  await Promise.all(servers.map((one) => one.remove()));
  await redis?.stop();
  await postgres?.stop();
}
process.exit();
