/** From where people play for ratings: kept of them alone, told to operators alone, handed out, erased, and forgotten. */
import { describe, expect, test, vi } from "vitest";
import { Addresses } from "../../../server/peace/addresses.ts";
import { Suspicions } from "../../../server/peace/suspicions.ts";
import { Operator } from "../../../shared/client/operator.ts";
import { signedUp } from "../accounts/visitor.ts";
import { said } from "../operator.ts";
import { run } from "../running.ts";
import { opened, startKinds } from "../store/opened.ts";

vi.setConfig({ testTimeout: 60_000 });

const { kinds } = await startKinds();

for (const kind of kinds)
  describe(`addresses on ${kind.kind}`, () => {
    const now = opened(kind);
    const people = (...names: string[]) => names.map((name) => `i|${now.own(name)}`);
    const crowdOf = async (address: string) =>
      (await new Suspicions(now.store).all()).find((one) => one.address === address);

    test("are told where three accounts came from one, with the series that they played against each other", async () => {
      const [a = "", b = "", c = ""] = people("a", "b", "c");
      const addresses = new Addresses(now.store, 30);
      const address = now.own("203.0.113.7");
      for (const player of [a, b, a]) await addresses.note(player, address);
      expect(await crowdOf(address)).toBe(undefined);
      await addresses.note(c, address);
      for (const [n, rival] of [b, c, `i|${now.own("far")}`].entries())
        await now.store.rate(now.own(`${n}`), now.own("ucg/seed"), [a, rival], 1, 99);
      const { players, ...told } = (await crowdOf(address)) ?? { players: [] };
      expect(told).toEqual({
        ...{ kind: "crowd", address, accounts: 3, series: 2, game: null, answer: null },
      });
      expect(players.map(({ id }) => id).toSorted()).toEqual([a, b, c].toSorted());
    });

    test("of IPv6 are one where their networks are, and programs have none", async () => {
      const [a = "", b = "", c = ""] = people("x", "y", "z");
      const addresses = new Addresses(now.store, 30);
      await addresses.note(a, "2001:db8:7:7a::1");
      await addresses.note(b, "2001:db8:7:7b:8::9");
      await addresses.note(c, "2001:db8:7:100::1");
      await addresses.note(`bot:${now.own("p")}`, "2001:db8:7:7a::1");
      expect(await crowdOf("2001:db8:7::/56")).toBe(undefined);
      await addresses.note(c, "2001:db8:7:7c::3");
      expect(await crowdOf("2001:db8:7::/56")).toMatchObject({ accounts: 3, series: 0 });
    });

    test("are forgotten when nobody came from them for so long, and not before", async () => {
      const [a = ""] = people("kept");
      await new Addresses(now.store, 30).note(a, now.own("198.51.100.1"));
      await now.store.forgetAddresses(60_000, 50);
      expect(await now.store.playerData(a)).toMatchObject({
        addresses: [{ address: now.own("198.51.100.1") }],
      });
      while ((await now.store.forgetAddresses(0, 1)) > 0);
      expect(await now.store.playerData(a)).toMatchObject({ addresses: [] });
    });

    test("are not kept where the operator wants none", async () => {
      const [a = ""] = people("none");
      await new Addresses(now.store, 0).note(a, "198.51.100.2");
      expect(await now.store.playerData(a)).toMatchObject({ addresses: [] });
    });

    test("are noted by the queue for ratings and by a rated challenge, handed out and erased", async () => {
      const running = await run({
        env: {
          DATABASE_URL: kind.kind === "SQLite" ? "" : await kind.make(),
          ...{ ACCOUNTS_PER_DAY: "1000", SIGN_INS_PER_MINUTE: "1000" },
        },
      });
      try {
        const url = running.url.replace("127.0.0.1", "localhost");
        const visitors = await Promise.all(["Ada", "Bea", "Cyd", "Dot"].map((name) => signedUp(url, name)));
        const [ada, bea, cyd, dot] = visitors.map((one) => one.client());
        const [set] = await (ada as NonNullable<typeof ada>).sets();
        const { ruleset = "", id = "", decks = [] } = set ?? {};
        const deck = { set: id, deck: decks[0]?.id ?? "" };
        await ada?.queue({ ruleset, kind: "ranked", deck });
        await dot?.queue({ ruleset, kind: "casual", deck });
        const wish = { ruleset, deck, clock: "blitz", rated: true } as const;
        const table = await (await bea?.profiles())?.challenge("Cyd", wish);
        await cyd?.tables.sit(table?.id ?? "", deck);
        await said(running, "appoint", visitors[3]?.player.id ?? "");
        const operator = new Operator(url, visitors[3]?.token ?? "");
        const { address, accounts, players = [] } = (await operator.suspicions())[0] ?? {};
        expect({ accounts, names: players.map(({ name }) => name).toSorted() }).toEqual({
          ...{ accounts: 3, names: ["Ada", "Bea", "Cyd"] },
        });
        expect(address).toMatch(/^(127\.0\.0\.1|::\/56)$/);
        await said(running, "erase", visitors[1]?.player.id ?? "");
        expect(await operator.suspicions()).toEqual([]);
      } finally {
        await running.stop();
      }
    });
  });
