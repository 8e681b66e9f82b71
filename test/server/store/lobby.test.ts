/** What the lobby keeps. */
import { beforeEach, describe, expect, test } from "vitest";
import { askRematch, begun, ended, sit, type Table } from "../../../server/lobby/table.ts";
import type { Ticket } from "../../../server/lobby/ticket.ts";
import type { Store } from "../../../server/store/index.ts";
import { opened, record, row, startKinds } from "./opened.ts";

const { kinds } = await startKinds();

const stock = { deck: ["one", "two"], reserve: [] };
const next = (one: Table): Table => ({ ...one, rev: one.rev + 1 });

for (const kind of kinds)
  describe(`the lobby's store on ${kind.kind}`, () => {
    const now = opened(kind);
    const { own, ours } = now;
    let store: Store;
    beforeEach(() => {
      store = now.store;
    });
    const table = (id: string, more: Partial<Table> = {}): Table => ({
      id: own(id),
      code: null,
      rev: 0,
      state: "open",
      settings: {
        ruleset: "ucg",
        profile: "seed",
        options: {},
        access: "public",
        watch: { who: "all", delay: 0 },
        clock: null,
        bestOf: 1,
        rated: false,
      },
      owner: own("g:a"),
      seats: [{ player: own("g:a"), bot: null, ready: false, stock }, null],
      games: [],
      until: null,
      rematch: [],
      next: null,
      created: 1,
      ...more,
    });

    test("keeps accounts of programs, so many of an owner, by their secrets alone", async () => {
      const bot = (id: string, owner: string | null) => ({ id: own(`bot:${id}`), name: id, owner });
      const [one, two, house] = [bot("1", own("i|a")), bot("2", own("i|a")), bot("3", null)];
      expect(await store.addBotAccount(one, "s1", 1)).toBe(true);
      expect(await store.addBotAccount(two, "s2", 1)).toBe(false);
      expect(await store.addBotAccount(house, "s3", 0)).toBe(true);
      expect(await store.botAccountsOf(own("i|a"))).toEqual([one]);
      expect(await store.botAccounts()).toEqual(expect.arrayContaining([one, house]));
      expect(await store.botAccountBy(one.id, "s2")).toBeUndefined();
      expect(await store.setBotSecret(one.id, "s4")).toBe(true);
      expect(await store.setBotSecret(two.id, "s4")).toBe(false);
      expect(await store.botAccountBy(one.id, "s1")).toBeUndefined();
      expect(await store.botAccountBy(one.id, "s4")).toEqual(one);
      expect((await store.playerData(own("i|a"))).bots).toEqual([{ id: one.id }]);
      expect(await store.erasePlayer(own("i|a"))).toMatchObject({ bots: 1 });
      expect(await store.botAccountBy(one.id, "s4")).toBeUndefined();
      expect(await store.player(one.id)).toBeUndefined();
      expect(await store.botAccountBy(house.id, "s3")).toEqual(house);
    });

    test("lets a program play one match of a ruleset at a time, and people as many as they may", async () => {
      const limits = { perPlayer: 5, all: 1_000_000 };
      const [bot, ada] = [own("bot:b"), own("g:ada")];
      const base = record(own("m"));
      const match = { ...base, players: [bot, ada] };
      expect(await store.noRoom([bot, ada], limits, base.setup.ruleset)).toBeUndefined();
      await store.create(match, "a");
      const busy = { code: "bot/playing", detail: { player: bot, ruleset: base.setup.ruleset } };
      expect(await store.noRoom([ada, bot], limits, base.setup.ruleset)).toMatchObject(busy);
      expect(await store.noRoom([ada], limits, base.setup.ruleset)).toBeUndefined();
      expect(await store.noRoom([bot], limits, "another")).toBeUndefined();
      // Whoever begins one asks again, in the same transaction.
      const second = { ...match, id: own("m2") };
      expect(await store.create(second, "a", undefined, limits)).toMatchObject(busy);
      await store.append(match.id, 1, [row(1)], { winners: [0], reason: "deck" });
      expect(await store.noRoom([bot], limits, base.setup.ruleset)).toBeUndefined();
    });

    test("keeps tables, found by id and code and by who sits there, and changes only the newest", async () => {
      const first = table("t", { code: own("C") });
      expect(await store.addTable(first, 1)).toBe("added");
      expect(await store.addTable(table("u"), 1)).toBe("limit");
      expect(await store.addTable(table("u", { code: own("C") }), 9)).toBe("taken");
      expect(await store.table(first.id)).toEqual(first);
      expect(await store.table(own("C"))).toEqual(first);
      const sat = next(sit(first, own("g:b"), stock) as Table);
      expect(await store.putTable(sat)).toBe(true);
      expect(await store.putTable(sat)).toBe(false);
      expect(await store.tablesOf(own("g:b"))).toEqual([sat]);
      expect(await store.tableRevs([own("g:b")])).toEqual([{ player: own("g:b"), id: first.id, rev: 1 }]);
      const listed = (await store.listedTables(0, 100)).find(({ id }) => id === first.id);
      expect(listed?.seats[0]).toMatchObject({ player: own("g:a"), stock: null });
      expect(await store.putTable(next({ ...sat, state: "closed" }))).toBe(true);
      expect(await store.tablesOf(own("g:b"))).toEqual([]);
      // What is over long enough is forgotten, what is open never is.
      await store.addTable(table("open"), 9);
      await store.forget(60_000, 1_000);
      expect(await store.table(first.id)).toBeDefined();
      await store.forget(0, 1_000);
      expect(await store.table(first.id)).toBeUndefined();
      expect(await store.tableRevs([own("g:b")])).toEqual([]);
      expect(await store.table(own("open"))).toBeDefined();
    });

    test("begins a match with its table, both or neither, and finds its end", async () => {
      const first = table("t");
      await store.addTable(first, 9);
      const match = own("m");
      const playing = next(begun(first, match, null));
      expect(await store.beginMatch(record(match), "me", playing)).toMatchObject({ match });
      expect(await store.beginMatch(record(own("n")), "me", playing)).toBeUndefined();
      expect(await store.read(own("n"))).toBeUndefined();
      expect((await store.endedTables(50)).map((one) => one.table.id)).not.toContain(first.id);
      const { epoch } = (await store.claim(match, "me")) as { epoch: number };
      const row = { seq: 1, by: "host" as const, at: 0, from: null, intent: {}, digest: "d" };
      const outcome = { winners: [0], reason: "left" };
      await store.append(match, epoch, [row], outcome);
      expect((await store.waiting(0)).tables).toBe(true);
      const found = (await store.endedTables(50)).find((one) => one.table.id === first.id);
      expect(found).toEqual({ table: playing, outcome });
      const over = next(ended(playing, outcome, await store.now(), 0));
      await store.putTable(over);
      expect((await store.endedTables(50)).map((one) => one.table.id)).not.toContain(first.id);
      expect(askRematch(over, own("g:a"), "next")).toMatchObject({ rematch: [0] });
    });

    test("finds what an older release ended, and who has got up there", async () => {
      const place = await kind.make();
      let store = await kind.open(place);
      const older = async (statement: string) => {
        await store.close();
        const read = await kind.say(place, statement);
        store = await kind.open(place);
        return read;
      };
      const first = table("t");
      await store.addTable(first, 9);
      const playing = next(begun(first, "m", null));
      await store.beginMatch(record("m"), "me", playing);
      const { epoch } = (await store.claim("m", "me")) as { epoch: number };
      const outcome = { winners: [0], reason: "left" };
      await store.append("m", epoch, [row(1)], outcome);
      await older("UPDATE tables SET until = NULL");
      expect(await store.endedTables(50)).toEqual([]);
      await store.catchUp(50);
      expect(await store.endedTables(50)).toMatchObject([{ table: playing }]);
      await store.putTable(next(ended(playing, outcome, 7, 0)));
      const pasts = async () =>
        (await older("SELECT past FROM sittings")).map((line) => Number((line as { past: unknown }).past));
      expect((await pasts())[0]).toBeGreaterThan(7);
      await older("UPDATE sittings SET past = NULL");
      await store.catchUp(50);
      expect(await pasts()).toEqual([7]);
      await store.close();
    });

    test("says with one question whether anything waits", async () => {
      const store = await kind.open(await kind.make());
      expect(await store.waiting(0)).toEqual({ decisions: false, tables: false });
      await store.addTable(table("due", { until: (await store.now()) - 1 }), 9);
      expect(await store.waiting(0)).toEqual({ decisions: false, tables: true });
      await store.judge({ operator: "o", act: "ban", player: "g:a", why: "rude", ms: undefined });
      expect(await store.waiting(0)).toEqual({ decisions: true, tables: true });
      const later = (await store.now()) + 1_000_000;
      expect(await store.waiting(later)).toEqual({ decisions: false, tables: true });
      await store.close();
    });

    test("finds what is due and what is idle by its own clock", async () => {
      const now = await store.now();
      await store.addTable(table("due", { until: now - 1 }), 9);
      await store.addTable(table("later", { until: now + 1_000_000 }), 9);
      const ids = async (found: Promise<readonly Table[]>) => ours((await found).map(({ id }) => id));
      expect(await ids(store.dueTables(100))).toEqual(["due"]);
      expect(await ids(store.idleTables(1_000_000, 100))).toEqual([]);
      expect(await ids(store.idleTables(-1_000, 100))).toEqual(["due", "later"]);
      await store.touchTables([own("g:a")]);
    });

    test("keeps so many decks of a player, and nobody else's", async () => {
      const deck = { id: "mine", name: "Mine", ruleset: "ucg", cards: { one: 1 }, side: {} };
      const player = own("g:a");
      expect(await store.putDeck(player, deck, 1)).toBe(true);
      expect(await store.putDeck(player, { ...deck, name: "New" }, 1)).toBe(true);
      expect(await store.putDeck(player, { ...deck, id: "second" }, 1)).toBe(false);
      expect(await store.decks(player)).toEqual([{ ...deck, name: "New" }]);
      expect(await store.deck(own("g:b"), "mine")).toBeUndefined();
      expect(await store.dropDeck(own("g:b"), "mine")).toBe(false);
      expect(await store.dropDeck(player, "mine")).toBe(true);
      expect(await store.decks(player)).toEqual([]);
    });

    test("pairs two tickets once, and takes them with the match they become", async () => {
      const now = await store.now();
      const ticket = (player: string): Ticket => ({
        id: own(player),
        player: own(player),
        ruleset: "ucg",
        profile: own("p"),
        clock: "blitz",
        kind: "casual",
        stock,
        since: now - 5_000,
        seen: now,
        offer: null,
      });
      const [a, b] = [own("g:a"), own("g:b")];
      await store.enter(ticket("g:a"));
      await store.enter(ticket("g:b"));
      expect(await store.enter({ ...ticket("g:a"), id: "other", since: now })).toMatchObject({
        id: own("g:a"),
        since: now - 5_000,
      });
      expect(await store.offer([a, b], own("o"), now + 60_000)).toBe(true);
      expect(await store.offer([a, b], own("x"), now + 60_000)).toBe(false);
      expect(await store.acceptOffer(a, own("x"))).toBe(false);
      expect(await store.acceptOffer(a, own("o"))).toBe(true);
      const seats = [a, b].map((player) => ({ player, bot: null, ready: true, stock }));
      const playing = begun(table("o", { owner: null, seats }), own("m"), null);
      expect(await store.beginMatch(record(own("m")), "me", playing, own("o"))).toBeUndefined();
      expect(await store.table(own("o"))).toBeUndefined();
      expect(await store.acceptOffer(b, own("o"))).toBe(true);
      expect(await store.beginMatch(record(own("m")), "me", playing, own("o"))).toMatchObject({
        match: own("m"),
      });
      expect(await store.ticketsOf([a, b])).toEqual([]);
      expect(await store.table(own("o"))).toEqual(playing);
    });

    test("lets who accepted wait on in his place when the other does not, or leaves", async () => {
      const now = await store.now();
      const ticket = (player: string): Ticket => ({
        ...{ id: own(player), player: own(player), ruleset: "ucg", profile: own("p"), clock: "blitz" },
        ...{ kind: "casual", stock, since: 7, seen: now, offer: null },
      });
      const [a, b] = [own("g:a"), own("g:b")];
      await store.enter(ticket("g:a"));
      await store.enter(ticket("g:b"));
      await store.offer([a, b], own("o"), now + 60_000);
      await store.acceptOffer(a, own("o"));
      expect(await store.leaveQueue(b)).toBe(true);
      expect(await store.leaveQueue(b)).toBe(false);
      expect(await store.ticketsOf([a, b])).toMatchObject([{ player: a, since: 7, offer: null }]);
      await store.enter(ticket("g:b"));
      await store.offer([a, b], own("q"), now + 60_000);
      await store.acceptOffer(a, own("q"));
      await store.lapseOffers();
      expect(await store.ticketsOf([a, b])).toHaveLength(2);
      await store.leaveQueue(b);
      await store.enter(ticket("g:b"));
      await store.offer([a, b], own("r"), now - 1);
      await store.lapseOffers();
      expect(await store.ticketsOf([a, b])).toEqual([]);
    });

    test("rates a series once, however often it is told of it", async () => {
      const game = own("ucg/seed");
      const players = [own("i|a"), own("i|b")] as const;
      for (let n = 0; n < 3; n++) await store.rate(own("t"), game, players, 0, 1);
      const leaders = await store.leaders(game, 10);
      expect(leaders.map(({ player, games }) => [player, games])).toEqual([
        [players[1], 1],
        [players[0], 1],
      ]);
      expect(leaders[0].rating).toBeCloseTo(1662.31, 1);
      await store.rate(own("u"), game, players, 0.5, 2);
      expect((await store.ratings(game, players)).map(({ games }) => games)).toEqual([2, 2]);
    });

    test("rates a pair so often a day, whoever of the two is named first, and others as ever", async () => {
      const game = own("ucg/day");
      const [a, b, c] = [own("i|a"), own("i|b"), own("i|c")];
      for (const place of ["r1", "r2", "r3"]) await store.rate(own(place), game, [a, b], 0.5, 2);
      await store.rate(own("r4"), game, [b, a], 0.5, 2);
      await store.rate(own("r5"), game, [a, c], 0.5, 2);
      const games = (await store.ratings(game, [a, b, c])).map((one) => [one.player, one.games]);
      expect(Object.fromEntries(games)).toEqual({ [a]: 3, [b]: 2, [c]: 1 });
    });

    test("forgets guests of before with what they had, but for the names of those who sat at what is kept", async () => {
      const [a, b, c, account] = [own("g:a"), own("g:b"), own("g:c"), own("i|a")];
      const deck = { id: "mine", name: "Mine", ruleset: "ucg", cards: { one: 1 }, side: {} };
      for (const id of [a, b, c, account]) {
        await store.addPlayer({ id, name: "N" });
        await store.putDeck(id, deck, 9);
      }
      await store.create(record(own("m"), b, account), "me");
      await store.addTable(
        table("t", { owner: c, seats: [{ player: c, bot: null, ready: false, stock }] }),
        9,
      );
      const forgetAll = async (ms: number) => {
        for (let last = await store.forgetGuests(ms, 2); last; ) last = await store.forgetGuests(ms, 2, last);
      };
      await forgetAll(60_000);
      expect(await store.player(a)).toBeDefined();
      await forgetAll(0);
      const left = [a, b, c, account].map(async (id) => [
        !!(await store.player(id)),
        (await store.decks(id)).length,
      ]);
      expect(await Promise.all(left)).toEqual([
        [false, 0],
        [true, 0],
        [true, 0],
        [true, 1],
      ]);
    });

    test("gives a lease to one holder until it ends, and of several those that no other has", async () => {
      const [one, other] = [own("lease"), own("other")];
      expect(await store.lease([one], "a", 60_000)).toEqual([one]);
      expect(await store.lease([one, other], "b", 60_000)).toEqual([other]);
      expect(await store.lease([one, other], "a", -1)).toEqual([one]);
      expect((await store.lease([one, other], "b", 60_000)).toSorted()).toEqual([one, other].toSorted());
    });
  });
