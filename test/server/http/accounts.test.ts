/** Accounts by a JWT of any issuer: signed by a shared secret, or by a key that its issuer publishes. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { CompactSign, exportJWK, generateKeyPair, type JWTPayload, SignJWT } from "jose";
import { afterEach, expect, test, vi } from "vitest";
import { Riposte } from "../../../shared/client/index.ts";
import { DECKS, OPTIONS, type Running, run } from "../running.ts";

vi.setConfig({ testTimeout: 120_000 });

const SECRET = "a secret that two servers share, long enough";
const ISSUER = "https://id.example";

let running: Running;
afterEach(() => running.stop());

const hmac = (claims: JWTPayload, secret = SECRET, exp: string | number = "1h"): Promise<string> =>
  new SignJWT({ iss: ISSUER, aud: "riposte", sub: "ada", ...claims })
    .setProtectedHeader({ alg: "HS256" })
    .setExpirationTime(exp)
    .sign(new TextEncoder().encode(secret));

/** What no library signs: an end that is no moment. */
const forever = (): Promise<string> =>
  new CompactSign(
    new TextEncoder().encode(JSON.stringify({ iss: ISSUER, aud: "riposte", sub: "ada", exp: 1e300 })),
  )
    .setProtectedHeader({ alg: "HS256" })
    .sign(new TextEncoder().encode(SECRET));

function bearing(token: string): Riposte {
  const player = new Riposte(running.url);
  player.resume({ player: { id: "", name: "" }, token });
  return player;
}

test("a shared secret makes accounts, whose names follow their tokens", async () => {
  running = await run({ env: { JWT_SECRET: SECRET, JWT_ISSUER: ISSUER, JWT_AUDIENCE: "riposte" } });
  const ada = bearing(await hmac({ name: " Ada\u202E " }));
  expect((await ada.me()).player).toEqual({ id: `${ISSUER}|ada`, name: "Ada" });
  const renamed = bearing(await hmac({ name: "Ada Lovelace" }));
  expect((await renamed.me()).player).toEqual({ id: `${ISSUER}|ada`, name: "Ada Lovelace" });
  const bob = bearing(await hmac({ sub: "bob", name: 7, preferred_username: "bob" }));
  expect((await bob.me()).player.name).toBe("bob");

  const { id } = await renamed.tables.create({ ruleset: "nullshapers" });
  const sat = await bob.tables.sit(id);
  expect(sat.seats.map(({ player }) => player?.name)).toEqual(["Ada Lovelace", "bob"]);

  for (const token of [
    await hmac({}, "another secret that is long enough for it"),
    await hmac({}, SECRET, 1),
    await hmac({ iss: "https://else.example" }),
    await hmac({ iss: "riposte" }),
    await hmac({ aud: "another" }),
    await hmac({ sub: "" }),
    await hmac({ sub: "ada\u0000" }),
    await hmac({ sub: 'ada\n{"level":60}' }),
    await hmac({ sub: "\u202Eada" }),
    await hmac({ sub: "a\u200Bda" }),
    await hmac({ iss: `${ISSUER}\u0007` }),
    await forever(),
    await hmac({ iss: "a|b" }),
  ])
    await expect(bearing(token).me()).rejects.toThrow("auth/invalid");
});

test("the author of an invite plays it as a second guest of his, and nobody is rated for that", async () => {
  running = await run({ env: { JWT_SECRET: SECRET, WATCH_DELAY_SECONDS: "0" } });
  const ada = bearing(await hmac({ name: "Ada" }));
  const second = new Riposte(running.url);
  await second.session("Ada again");
  const { id, profile } = await ada.tables.create({ ruleset: "ucg", options: OPTIONS, deck: DECKS[0] });
  await expect(ada.tables.sit(id)).rejects.toThrow("table/own");
  await second.tables.sit(id, DECKS[1]);
  await ada.tables.ready(id);
  const { games } = await second.tables.ready(id);
  const client = await second.join(games[0].match);
  expect(await client.concede()).toMatchObject({ ok: true });
  // Over, and nothing is due any more: whatever is rated has been rated.
  await expect.poll(() => ada.tables.get(id)).toMatchObject({ state: "over", until: null, rated: false });
  expect(await ada.ratings("ucg", profile)).toEqual([]);
  await client.leave();
});

test("published keys make accounts, and are no secrets to sign with", async () => {
  const { publicKey, privateKey } = await generateKeyPair("ES256");
  const jwk = { ...(await exportJWK(publicKey)), kid: "one", alg: "ES256" };
  const issuer = createServer((_, response) => response.end(JSON.stringify({ keys: [jwk] })));
  await new Promise<void>((resolve) => issuer.listen(0, "127.0.0.1", resolve));
  const { port } = issuer.address() as AddressInfo;
  running = await run({ env: { JWKS_URL: `http://127.0.0.1:${port}/keys` } });
  const sign = (claims: JWTPayload) =>
    new SignJWT({ iss: ISSUER, sub: "eva", ...claims })
      .setProtectedHeader({ alg: "ES256", kid: "one" })
      .setExpirationTime("1h")
      .sign(privateKey);
  expect((await bearing(await sign({ nickname: "Eva" })).me()).player).toEqual({
    id: `${ISSUER}|eva`,
    name: "Eva",
  });
  await expect(bearing(await hmac({}, JSON.stringify(jwk))).me()).rejects.toThrow("auth/invalid");
  issuer.close();
});

test("without an issuer there are guests only", async () => {
  running = await run();
  await expect(bearing(await hmac({})).me()).rejects.toThrow("auth/invalid");
});
