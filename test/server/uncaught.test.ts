/** Exceptions that nothing catches, in a process of its own: `@pm2/io`, which Colyseus brings, hides some of them. */
import { afterEach, expect, test } from "vitest";
import { adminCommand } from "../../server/admin/command.ts";
import { ServerProcess } from "./child.ts";
import { table } from "./running.ts";
import { Wire } from "./wire.ts";

let server: ServerProcess | undefined;
afterEach(() => server?.remove());

/** A server in whose main thread this code runs at a signal; `inStore` runs in the store's thread then. */
async function withBug(code: string, inStore = ""): Promise<{ server: ServerProcess; wire: Wire }> {
  const bug = `import { BroadcastChannel, isMainThread, workerData } from "node:worker_threads";
    const channel = new BroadcastChannel("bug").unref();
    if (isMainThread) process.on("SIGUSR2", () => { channel.postMessage(""); ${code} });
    else if (workerData?.path?.endsWith("riposte.db")) channel.onmessage = () => { ${inStore} };`;
  const NODE_OPTIONS = `--import=data:text/javascript,${encodeURIComponent(bug)}`;
  server = await ServerProcess.prepare({ NODE_OPTIONS });
  await server.start();
  const { match, tokens } = await table(server.url);
  const wire = await Wire.join(server.url, match.id, tokens[0]);
  server.signal("SIGUSR2");
  return { server, wire };
}

test("a promise that nobody waits for is logged and counted, and ends nothing", async () => {
  const { server, wire } = await withBug(`Promise.reject(new Error("nobody waits"))`);
  await expect.poll(() => server.logged(50).map(({ msg }) => msg)).toEqual(["unhandled rejection"]);
  const { text } = await adminCommand(["metrics"], { dataDir: server.dataDir });
  expect(text).toMatch(/^riposte_unhandled_rejections_total 1$/m);
  expect(await wire.request("narrow", { draft: { action: "pass", request: 0 } })).toMatchObject({
    ok: false,
  });
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  wire.destroy();
});

test("what a library writes to the console is a line of the log", async () => {
  const { server, wire } = await withBug(
    `console.error("a %s", "complaint"); console.info("x".repeat(9000))`,
  );
  await expect
    .poll(() => server.logged(40).map(({ said }) => String(said).slice(0, 11)))
    .toEqual(["a complaint", "x".repeat(11)]);
  expect(server.lines().filter((line) => !line.startsWith("{") || line.length > 3_000)).toEqual([]);
  wire.destroy();
});

test("an exception that nothing catches ends the process in order: clients are told to come back", async () => {
  const { server, wire } = await withBug(`setTimeout(() => { throw new Error("nothing catches") })`);
  expect(await wire.closed).toBe(4101);
  await server.ended;
  expect(server.logged(60).map(({ msg }) => msg)).toEqual(["uncaught exception"]);
});

test("a store whose thread dies ends the process with one clear line: who looks after it starts it again", async () => {
  const { server, wire } = await withBug("", `setTimeout(() => { throw new Error("nothing catches") })`);
  expect(await wire.closed).toBe(4101);
  expect(await server.ended).toBe(1);
  expect(server.logged(60)).toMatchObject([
    { code: "store/dead", err: { message: expect.stringContaining("nothing catches") } },
  ]);
  await server.start();
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
});
