/** What a server refuses of players' card sets, over real HTTP. */
import { SignJWT } from "jose";
import { describe, expect, test } from "vitest";
import { Riposte } from "../../../shared/client/index.ts";
import { PLAYER_SET } from "../../../shared/protocol/index.ts";
import { guest, ownSet, tinySet } from "../own-set.ts";
import { deckOf, refusal, start } from "./set-servers.ts";

describe("what is refused of a set", () => {
  test("each limit has its code, and nothing is kept", async () => {
    const { url } = await start({ SETS_PER_PLAYER: "1", ART_HOSTS: "art.example" });
    const ada = new Riposte(url);
    const { token } = await ada.session("Ada");
    const add = (set: unknown) => refusal(ada.playerSets.add({ set }));
    const nested = (depth: number): string => `${"[".repeat(depth)}${"]".repeat(depth)}`;
    const raw = async (set: string) => {
      const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
      const body = `{"set":${set}}`;
      return (await fetch(`${url}/api/player-sets`, { method: "POST", headers, body })).json();
    };
    const many = Array.from({ length: PLAYER_SET.cards + 1 }, (_, n) => ({
      id: `c-${n}`,
      name: `Card ${n}`,
    }));
    expect(await add({ ...tinySet(), cards: many })).toMatchObject({ code: "set/cards" });
    expect(await add({ ...tinySet(), name: "x".repeat(PLAYER_SET.bytes) })).toMatchObject({
      code: "limit/size",
      detail: { most: PLAYER_SET.bytes },
    });
    expect(await add(tinySet({ art: "https://else.example/a.png" }))).toMatchObject({
      code: "set/art",
      detail: { card: "well", host: "else.example", hosts: ["art.example"] },
    });
    for (const deep of [nested(50_000), `{"a":${nested(50_000)}}`, `{"a":${nested(60)}}`])
      expect(await raw(deep)).toMatchObject({ code: "set/invalid" });
    expect(await add("a set")).toMatchObject({ code: "set/invalid" });
    expect((await ada.playerSets.list()).own).toEqual([]);
    const { set } = await ada.playerSets.add({ set: tinySet({ art: "https://art.example/a.png" }) });
    expect(await add(tinySet())).toMatchObject({ code: "limit/sets", detail: { most: 1 } });
    const other = { ...tinySet(), ruleset: "nullshapers", cards: [{ id: "a", name: "A", type: "x" }] };
    expect(await refusal(ada.playerSets.change(set.id, { set: other }))).toMatchObject({
      code: "set/invalid",
    });
    const page = await fetch(`${url}/healthz`);
    expect(page.headers.get("content-security-policy")).toContain(
      "img-src 'self' data: https://art.example;",
    );
  });

  test.each([
    ["controls", { name: "A\u0000Well" }],
    ["direction", { name: "\u202Elliw" }],
    ["what is not seen", { flavor: "a\u200Bb" }],
    ["HTML", { flavor: "<img src=x onerror=alert(1)>" }],
    ["a card of the server's", { name: "Dave" }],
    ["one that looks like it, in Cyrillic", { name: "D\u0430v\u0435" }],
    ["one that looks like it, with marks", { name: "Dàve" }],
    ["an unknown word", { tpye: "resource" }],
  ])("%s in a card is named with the card", async (_, card) => {
    const { url } = await start();
    const ada = await guest(url, "Ada");
    const refused = await refusal(ada.playerSets.add({ set: tinySet(card) }));
    expect(refused).toMatchObject({ code: "set/invalid", detail: { problems: [{ card: "well" }] } });
  });

  test("so many of an address in a day", async () => {
    const { url } = await start({ SETS_PER_DAY: "2" });
    const ada = await guest(url, "Ada");
    await ada.playerSets.add({ set: tinySet() });
    const { id } = (await ada.playerSets.add({ set: tinySet() })).set;
    expect((await refusal(ada.playerSets.add({ set: tinySet() }))).code).toBe("limit/day");
    expect((await refusal(ada.playerSets.change(id, { access: "link" }))).code).toBe("limit/day");
    // What is taken back leaves nothing.
    await ada.playerSets.delete(id);
  });

  test("all of it where the operator has not allowed it, and guests where accounts alone may", async () => {
    const off = await start({ PLAYER_SETS: "" });
    const ada = await guest(off.url, "Ada");
    expect((await refusal(ada.playerSets.add({ set: tinySet() }))).code).toBe("set/forbidden");
    expect(await ada.playerSets.list()).toMatchObject({ may: "off", own: [], public: [] });

    const secret = "a secret that two servers share, long enough";
    const accounts = await start({ PLAYER_SETS: "accounts", JWT_SECRET: secret });
    const bob = await guest(accounts.url, "Bob");
    expect((await refusal(bob.playerSets.add({ set: tinySet() }))).code).toBe("auth/account");
    const token = await new SignJWT({ iss: "https://id.example", sub: "eve", name: "Eve" })
      .setProtectedHeader({ alg: "HS256" })
      .setExpirationTime("1h")
      .sign(new TextEncoder().encode(secret));
    const eve = new Riposte(accounts.url);
    eve.resume({ player: { id: "https://id.example|eve", name: "Eve" }, token });
    const { set } = await eve.playerSets.add({ access: "public", set: tinySet() });
    expect((await bob.playerSets.list()).public).toEqual([set]);
    expect((await refusal(bob.playerSets.change(set.id, { access: "private" }))).code).toBe("auth/account");
    expect((await refusal(bob.playerSets.delete(set.id))).code).toBe("set/not-found");
  });

  test("a deck with its cards where it is not played, and by who may not have it", async () => {
    const { url } = await start();
    const [ada, bob] = [await guest(url, "Ada"), await guest(url, "Bob")];
    const { set } = await ada.playerSets.add({ set: ownSet() });
    const deck = { name: "Mine", ruleset: "ucg", cards: { [`${set.id}/my-dave`]: 4 } };
    await ada.decks.put("mine", deck);
    for (const ref of [deckOf(set, "wings"), { cards: deck.cards }, { stored: "mine" }]) {
      const opened = ada.tables.create({ ruleset: "ucg", deck: ref });
      expect(await refusal(opened)).toMatchObject({ code: "set/not-played", detail: { sets: [set.id] } });
    }
    const queued = ada.queue({ ruleset: "ucg", clock: "rapid", kind: "casual", deck: { stored: "mine" } });
    expect((await refusal(queued)).code).toBe("set/not-played");
    expect((await refusal(bob.decks.put("his", deck))).code).toBe("deck/unknown-cards");
    expect((await bob.validateDeck({ ruleset: "ucg", deck: { cards: deck.cards } })).problems[0]).toContain(
      "unknown card",
    );
    // The link is its id.
    await ada.playerSets.change(set.id, { access: "link" });
    expect(await bob.playerSets.get(set.id)).toMatchObject({ access: "link" });
    expect((await bob.playerSets.list()).public).toEqual([]);
    await bob.decks.put("his", deck);
    expect(await bob.validateDeck({ ruleset: "ucg", deck: deckOf(set, "wings") })).toBeDefined();
  });
});
