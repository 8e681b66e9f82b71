/** Who may call, and what matches and cards may be asked for. */
import { decodeProtectedHeader, SignJWT } from "jose";
import { describe, expect, test } from "vitest";
import { RefusedError, Riposte } from "../../../shared/client/index.ts";
import { DECKS, OPTIONS, table } from "../running.ts";
import { SECRET, served } from "./served.ts";

const now = served();

const matchBody = (seats: string[]) => ({ ruleset: "ucg", options: OPTIONS, decks: [...DECKS], seats });

describe("tokens", () => {
  const forge = (secret: string, claims: object, times: { exp?: number } = {}) =>
    new SignJWT({ name: "Mallory", ...claims })
      .setProtectedHeader({ alg: "HS256" })
      .setSubject(now.player)
      .setIssuer("riposte")
      .setExpirationTime(times.exp ?? "1h")
      .sign(new TextEncoder().encode(secret));

  test("name their key, and tell nothing of it", async () => {
    const header = decodeProtectedHeader(now.token);
    expect(header).toEqual({ alg: "HS256", kid: expect.stringMatching(/^[\w-]{8}$/) });
  });

  test("count in the Authorization header of /api and nowhere else", async () => {
    expect(await now.call("GET", `/api/me?token=${now.token}&_authToken=${now.token}`)).toMatchObject({
      status: 401,
    });
    expect(await now.call("GET", "/api/me", { headers: { cookie: `token=${now.token}` } })).toMatchObject({
      status: 401,
    });
    expect(await now.call("GET", "/api/me", { token: now.token })).toMatchObject({
      status: 200,
      body: { player: { id: now.player } },
    });
  });

  test("are needed where somebody acts", async () => {
    for (const path of ["/api/matches", "/api/matches/any/join"]) {
      expect(await now.call("POST", path, { body: {} })).toMatchObject({
        status: 401,
        body: { ok: false, code: "auth/missing" },
      });
      expect(
        await now.call("POST", path, { body: {}, headers: { authorization: "Basic abc" } }),
      ).toMatchObject({
        status: 401,
      });
    }
  });

  test.each([
    ["rubbish", () => "rubbish"],
    ["of another key", () => forge("another secret here", {})],
    ["that is over", () => forge(SECRET, {}, { exp: 1 })],
    [
      "of another issuer",
      () =>
        new SignJWT({ name: "M" })
          .setProtectedHeader({ alg: "HS256" })
          .setSubject("x")
          .setIssuer("else")
          .setExpirationTime("1h")
          .sign(new TextEncoder().encode(SECRET)),
    ],
    [
      "signed by nothing",
      () =>
        `${Buffer.from('{"alg":"none"}').toString("base64url")}.${Buffer.from(JSON.stringify({ sub: now.player, name: "M", iss: "riposte" })).toString("base64url")}.`,
    ],
    ["with another name claim", () => forge(SECRET, { name: 7 })],
  ])("%s are refused", async (_, make) => {
    expect(await now.call("POST", "/api/matches/any/join", { token: await make() })).toMatchObject({
      status: 401,
      body: { code: "auth/invalid" },
    });
  });

  test("do not stand in the log or in an address", async () => {
    expect(JSON.stringify(now.running.logged)).not.toContain(now.token);
  });
});

describe("matches", () => {
  test("are joined by who sits in them, and by nobody else", async () => {
    const { ada, match } = await table(now.running.url);
    const stranger = new Riposte(now.running.url);
    await expect(stranger.join(match.id)).rejects.toThrow("auth/missing");
    await stranger.session();
    await expect(stranger.join(match.id)).rejects.toThrow("match/not-seated");
    await expect(ada.join("none")).rejects.toThrow(RefusedError);
    await expect(ada.join("none")).rejects.toThrow("match/not-found");
  });

  test("tell everybody no more than who sits and how it ended", async () => {
    const { match } = await table(now.running.url);
    const { status, body } = await now.call("GET", `/api/matches/${match.id}`);
    expect(status).toBe(200);
    expect(body).toEqual({
      ok: true,
      match: {
        id: match.id,
        ruleset: "ucg",
        profile: "seed",
        status: "playing",
        seats: match.seats.map(({ player }) => ({ player })),
        outcome: null,
      },
    });
    expect(await now.call("GET", "/api/matches/none")).toMatchObject({
      status: 404,
      body: { code: "match/not-found" },
    });
  });

  test.each([
    ["no body", undefined, "MALFORMED"],
    ["no seats", { ruleset: "ucg", decks: [] }, "MALFORMED"],
    ["more than asked", { ...matchBody([]), seed: "00" }, "MALFORMED"],
    ["an unknown ruleset", { ...matchBody(["me", "other"]), ruleset: "chess" }, "ruleset/not-found"],
    [
      "an unknown deck",
      { ...matchBody(["me", "other"]), decks: [{ set: "x", deck: "y" }, DECKS[0]] },
      "deck/invalid",
    ],
    ["one deck for two", { ...matchBody(["me", "other"]), decks: [DECKS[0]] }, "match/invalid"],
    [
      "an illegal deck",
      { ...matchBody(["me", "other"]), options: {}, decks: [{ cards: { dave: 60 } }, DECKS[1]] },
      "match/invalid",
    ],
    [
      "an unknown card",
      { ...matchBody(["me", "other"]), decks: [{ cards: { nobody: 60 } }, DECKS[1]] },
      "match/invalid",
    ],
    ["an unknown option", { ...matchBody(["me", "other"]), options: { cheat: true } }, "match/invalid"],
    ["an unknown profile", { ...matchBody(["me", "other"]), profile: "v9" }, "match/invalid"],
    [
      "a deck past all bounds",
      {
        ...matchBody(["me", "other"]),
        decks: [{ cards: { dave: 99, dorf: 99, a: 99, b: 99, c: 99, d: 99 } }, DECKS[1]],
      },
      "MALFORMED",
    ],
    ["one player on both seats", matchBody(["me", "me"]), "match/invalid"],
    ["others only", matchBody(["other", "third"]), "match/invalid"],
    ["a player nobody knows", matchBody(["me", "00000000"]), "player/not-found"],
  ])("that cannot begin are refused: %s", async (_, body, code) => {
    const other = (await new Riposte(now.running.url).session()).player.id;
    const named = JSON.parse(
      JSON.stringify(body ?? {})
        .replaceAll('"me"', `"${now.player}"`)
        .replaceAll('"other"', `"${other}"`),
    );
    const { body: answer, status } = await now.call("POST", "/api/matches", {
      body: body === undefined ? undefined : named,
      token: now.token,
    });
    expect(answer).toMatchObject({ ok: false, code, detail: expect.any(Object) });
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
  });
});

describe("the catalog", () => {
  test("names rulesets with their options, and sets with their decks", async () => {
    const client = new Riposte(now.running.url);
    const [ucg] = await client.rulesets();
    expect(ucg).toMatchObject({ id: "ucg", seats: { min: 2, max: 2 }, options: { type: "object" } });
    const set = (await client.sets()).find(({ id }) => id === "seed-examples");
    expect(set?.decks.map(({ id }) => id)).toEqual(["wings", "drakkonen"]);
    const cards = await client.cards("ucg", "seed-examples");
    expect(cards).toHaveLength(set?.cards ?? 0);
    expect(cards.find(({ id }) => id === "spirit-of-imagination")?.name).toBe("Spirit of Imagination");
    await expect(client.cards("ucg", "none")).rejects.toThrow("set/not-found");
  });

  test("judges decks in words", async () => {
    const client = new Riposte(now.running.url);
    expect(await client.validateDeck({ ruleset: "ucg", options: OPTIONS, deck: DECKS[0] })).toMatchObject({
      legal: true,
      problems: [],
    });
    const bad = await client.validateDeck({ ruleset: "ucg", deck: { cards: { dave: 3 } } });
    expect(bad.legal).toBe(false);
    expect(bad.problems.length).toBeGreaterThan(0);
    const derived = { ruleset: "ucg", options: OPTIONS, deck: DECKS[0], side: { dave: 1 } };
    expect((await client.validateDeck(derived)).problems).toEqual(["this game has no sideboard"]);
    expect((await client.validateDeck({ ruleset: "ucg", deck: { cards: { nobody: 3 } } })).problems).toEqual([
      'unknown card "nobody"',
    ]);
    expect(
      (await client.validateDeck({ ruleset: "ucg", options: { cheat: true }, deck: DECKS[0] })).legal,
    ).toBe(false);
    await expect(client.validateDeck({ ruleset: "chess", deck: DECKS[0] })).rejects.toThrow(
      "ruleset/not-found",
    );
  });
});
