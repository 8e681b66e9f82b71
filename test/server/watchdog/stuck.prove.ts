/**
 * A rule that never comes to an end, in a real server: its match is named and marked, the process ends, and whoever
 * starts next has all other matches again. The rule is Universal Card Game's own, changed as it is loaded.
 */
import { afterAll, afterEach, describe, expect, test } from "vitest";
import { type Database, startPostgres } from "../../services.ts";
import { ServerProcess } from "../child.ts";
import { said } from "../operator.ts";
import { table } from "../running.ts";
import { Wire } from "../wire.ts";

/** State checks of a match with this option go round for ever, once its first player has done something. */
const BUG = { architectReplaces: true };
const LOOP = "while (m.options.architectReplaces && m.state.seats[0].asked > 1);";

const hook = `import { registerHooks } from "node:module";
  registerHooks({
    load(url, context, next) {
      const loaded = next(url, context);
      if (!url.endsWith("/games/ucg/checks.ts")) return loaded;
      const source = String(loaded.source).replace("const acts: Act[] = [];", (own) => own + ${JSON.stringify(LOOP)});
      return { ...loaded, source };
    },
  });`;

const postgres = await startPostgres();
let server: ServerProcess;
afterEach(() => server.remove());
afterAll(() => postgres?.stop());

const OPTIONS = { deckRules: false, firstPlayer: 0 };
const advance = (n: number) => ({ id: `${n}`, intent: { action: "advancePhase", request: n } });

/** The lease of the process that ended may stand for a while yet. */
const untilStuck = ({ ada, match }: Awaited<ReturnType<typeof table>>) =>
  expect.poll(() => ada.join(match.id).then(String, String)).toContain("match/stuck");

const stores: readonly (readonly [string, Database | undefined])[] = [
  ["the embedded store", undefined],
  ...(postgres === undefined ? [] : [["PostgreSQL", postgres] as const]),
];

describe.each(stores)("a match without end, on %s", (_, database) => {
  test("stops alone", async () => {
    server = await ServerProcess.prepare({
      BLOCKED_SECONDS: "3",
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(hook)}`,
      ...(database && { DATABASE_URL: database.url }),
    });
    await server.start();
    const good = await table(server.url, OPTIONS);
    const bad = await table(server.url, { ...OPTIONS, ...BUG });
    const other = await Wire.join(server.url, good.match.id, good.tokens[0]);
    expect(await other.request("intent", advance(1))).toMatchObject({ ok: true });
    const wire = await Wire.join(server.url, bad.match.id, bad.tokens[0]);
    const ended = server.ended;
    // The first is taken, the second has no end.
    for (let n = 1; n < 9; n++) void wire.ask("intent", advance(n));
    expect(await ended, "by a signal").toBeNull();
    expect(server.logged(60)).toContainEqual(
      expect.objectContaining({ match: bad.match.id, code: "match/stuck" }),
    );
    for (const one of [wire, other]) one.destroy();

    await server.start();
    await untilStuck(bad);
    expect((await said(server, "resume", bad.match.id)).value).toMatchObject({ ok: true });
    expect((await said(server, "matches")).value.stopped).toEqual([]);
    const again = await Wire.join(server.url, bad.match.id, bad.tokens[0]);
    const endedAgain = server.ended;
    for (let n = 1; n < 9; n++) void again.ask("intent", advance(n));
    expect(await endedAgain, "by a signal").toBeNull();
    again.destroy();

    await server.start();
    await untilStuck(bad);
    const { stopped, matches } = (await said(server, "matches")).value;
    expect(stopped).toEqual([{ id: bad.match.id, code: "match/stuck" }]);
    expect(matches.map(({ id }: { id: string }) => id)).toEqual([good.match.id, bad.match.id]);
    const back = await Wire.join(server.url, good.match.id, good.tokens[0]);
    expect(await back.request("intent", advance(2))).toMatchObject({ ok: true });
    back.destroy();

    expect((await said(server, "end", bad.match.id)).value).toMatchObject({ ok: true });
    expect((await said(server, "matches")).value.stopped).toEqual([]);
    expect(await server.end("SIGTERM")).toBe(0);
  });
});
