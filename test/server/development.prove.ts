/** `npm run dev`, as a person starts it. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import manifest from "../../package.json" with { type: "json" };
import { freePort } from "../ports.ts";

const SET = {
  id: "mine",
  ruleset: "ucg",
  name: "Mine",
  cards: [{ id: "well", name: "Well", type: "resource" }],
};

test("the command of the manifest serves the page and the files that are named", async () => {
  const folder = mkdtempSync(join(tmpdir(), "riposte-dev-"));
  const file = join(folder, "mine.json");
  writeFileSync(file, JSON.stringify(SET));
  const url = `http://127.0.0.1:${await freePort()}`;
  const [, ...args] = manifest.scripts.dev.split(" ");
  const child = spawn(process.execPath, [...args, file], {
    env: { PATH: process.env.PATH ?? "", HOST: "127.0.0.1", PORT: new URL(url).port, DATA_DIR: folder },
    stdio: "ignore",
  });
  const get = (path: string) =>
    fetch(url + path).then(
      (response) => (response.ok ? response.text() : ""),
      () => "",
    );
  try {
    await vi.waitUntil(() => get("/readyz"), { timeout: 120_000, interval: 200 });
    expect(await get("/cards/ucg")).toContain('<div id="root">');
    expect(await get("/api/sets")).toContain('"id":"mine"');
    writeFileSync(file, JSON.stringify({ ...SET, name: "Yours" }));
    await vi.waitUntil(async () => (await get("/api/sets")).includes('"Yours"'), { timeout: 60_000 });
  } finally {
    child.kill("SIGTERM");
    await once(child, "exit");
    rmSync(folder, { recursive: true, force: true, maxRetries: 20 });
  }
}, 240_000);
