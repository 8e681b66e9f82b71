/** Who of several processes does what one is enough for. */
import { rmSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Lead } from "../../../server/match/common/lead.ts";
import { openSqlite, type SqliteStore } from "../../../server/store/index.ts";
import { newFolder } from "../store/opened.ts";

let store: SqliteStore;
const folder = newFolder();
beforeAll(async () => {
  store = await openSqlite(folder);
});
afterAll(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

test("one leads, and asks the store now and then only; another does when it is not heard of any more", async () => {
  let asked = 0;
  const counted: typeof store.lease = (...of) => {
    asked++;
    return store.lease(...of);
  };
  const [first, second] = [new Lead({ lease: counted }, "duty"), new Lead(store, "duty")];
  for (let n = 0; n < 50; n++) expect(await first.isOurs()).toBe(true);
  expect(asked).toBe(1);
  expect(await second.isOurs()).toBe(false);
  expect(await new Lead(store, "another duty").isOurs()).toBe(true);
  await expect.poll(() => second.isOurs(), { timeout: 30_000, interval: 200 }).toBe(true);
  expect(await first.isOurs()).toBe(false);
});
