/** An address has a few requests under way where it takes long, and holds up nobody at another. */
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import express, { type Response } from "express";
import { afterAll, beforeAll, expect, test } from "vitest";
import { concurrencyLimit } from "../../../server/http/concurrency-limit.ts";

const app = express();
app.set("trust proxy", 1);
/** What is under way, by address, until the test answers it. */
const underWay: { address: string | undefined; response: Response }[] = [];
app.use(concurrencyLimit(4), (request, response) => void underWay.push({ address: request.ip, response }));
const server = app.listen(0, "127.0.0.1");
beforeAll(async () => void (server.listening || (await once(server, "listening"))));
afterAll(() => void server.close());

const ask = (address: string, signal?: AbortSignal): Promise<number | undefined> =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, {
    headers: { "x-forwarded-for": address },
    signal: signal ?? null,
  }).then(
    ({ status }) => status,
    () => undefined,
  );

const of = (address: string) => underWay.filter((one) => one.address === address);

const answer = (address: string): void => {
  const [first] = of(address);
  underWay.splice(underWay.indexOf(first), 1);
  first.response.end();
};

test("the fifth waits for one of the four, and another address for none", async () => {
  const [one, other] = ["198.51.100.1", "203.0.113.1"];
  const flood = Array.from({ length: 20 }, () => ask(one));
  await expect.poll(() => of(one).length).toBe(4);
  const asked = ask(other);
  await expect.poll(() => of(other).length).toBe(1);
  answer(other);
  expect(await asked).toBe(200);
  expect(of(one)).toHaveLength(4);
  for (let n = 0; n < 20; n++) {
    await expect.poll(() => of(one).length).toBeGreaterThan(0);
    expect(of(one).length).toBeLessThanOrEqual(4);
    answer(one);
  }
  expect(new Set(await Promise.all(flood))).toEqual(new Set([200]));
});

test("who has gone leaves his turn to the next, under way or waiting", async () => {
  const address = "198.51.100.2";
  const gone = Array.from({ length: 12 }, () => new AbortController());
  const asked = gone.map(({ signal }) => ask(address, signal));
  await expect.poll(() => of(address).length).toBe(4);
  for (const one of gone) one.abort();
  await Promise.all(asked);
  underWay.splice(0);
  const last = ask(address);
  await expect.poll(() => of(address).at(-1)?.response.closed).toBe(false);
  of(address).at(-1)?.response.end();
  expect(await last).toBe(200);
});
