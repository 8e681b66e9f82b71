/**
 * Leaks that really happened elsewhere, each with where it did, and why it cannot happen here. Where the
 * feature is another here, the nearest surface there is stands in, and the name says so.
 */
import { afterAll, beforeAll, expect, test } from "vitest";
import { Riposte, Teller } from "../../../shared/client/index.ts";
import {
  fork,
  type Match,
  options,
  redact,
  showed,
  submit,
  type ViewEvent,
  viewOf,
} from "../../../shared/kernel/index.ts";
import { eventsMessageSchema, PROTOCOL_VERSION } from "../../../shared/protocol/index.ts";
import { SECRETIVE as DECKS } from "../../scenarios/ucg/world.ts";
import { type Act, type Deals, SEED, twoDeals } from "../deals.ts";
import type { Running, Said } from "../running.ts";
import { runDeals, Stage } from "../stage.ts";
import { type Frame, KIND, messagesOf, reserve, sidesOf, Wire } from "../wire.ts";
import { SECRET_WORLDS } from "../worlds.ts";

interface Leak {
  readonly leak: string;
  /** Where it happened. */
  readonly at: string;
  /** What is shown instead, where the feature is another here. */
  readonly nearest?: string;
  shows(): Promise<void>;
}

const HOLDER = 0;
const VIEWER = 1;
/** Cards of the holder's deck and of no other. */
const SECRETS = Object.keys(DECKS[HOLDER].cards).filter((card) => !(card in DECKS[VIEWER].cards));

const clock = { now: 0 };
let deals: Deals;
let running: Running;
beforeAll(async () => {
  deals = await twoDeals(SECRET_WORLDS[0], 7, 60, VIEWER);
  running = await runDeals(deals, clock);
});
afterAll(() => running.stop());

const open = (): Promise<Stage> => Stage.open(running, deals, 0, clock);
const textOf = (frames: readonly Frame[]): string =>
  frames.map(({ plain }) => plain.toString("latin1")).join("\n");
const sidesIn = ({ frames }: Wire) => sidesOf(frames);
const eventsIn = (wire: Wire) => messagesOf(wire, "events", eventsMessageSchema);

/** The holder's cards that the viewer has been shown, with each act. */
function shownBy(match: Match, { seat, intent }: Act, shown: Set<string>): void {
  const accepted = submit(match, seat, intent);
  if (!accepted.ok) throw new Error(accepted.code);
  const told = JSON.stringify(accepted.events.map((event) => redact(match, event, VIEWER)));
  for (const card of SECRETS) if (told.includes(`"${card}"`)) shown.add(card);
}

function expectUntold(text: string, shown: ReadonlySet<string> = new Set()): void {
  for (const card of SECRETS) if (!shown.has(card)) expect(text.includes(card), card).toBe(false);
}

/** Plays until just before an act of this kind; the match as it stands then, with the act. */
async function until(
  stage: Stage,
  wanted: (match: Match, act: Act) => boolean,
): Promise<{ match: Match; act: Act }> {
  const match = deals.match(0);
  for (const act of deals.acts) {
    if (wanted(match, act)) return { match, act };
    await stage.play(act);
    submit(match, act.seat, act.intent);
  }
  throw new Error("no such act in this play");
}

const isHiding = (_: Match, { seat, intent }: Act): boolean => seat === HOLDER && intent.mode === "setHidden";

/** What the viewer is answered who points at everything there is, a face-down card among it, in this deal. */
async function probed(deal: number): Promise<unknown[]> {
  const stage = await Stage.open(running, deals, deal, clock);
  const { match } = await until(stage, (now, { seat }) => {
    const { things } = viewOf(now, VIEWER).public;
    return (
      seat === VIEWER && Object.values(things).some(({ down }) => down) && options(now, VIEWER).length > 2
    );
  });
  const { public: all, own } = viewOf(match, VIEWER);
  const mine = Object.keys(own?.things ?? {});
  const answers: unknown[] = [];
  for (const name of [...Object.keys(all.things), ...mine, "h999", "zhand:0", "zdeck:0"]) {
    for (const rest of [{ card: name }, { card: mine[0], target: [name] }, { card: mine[0], pay: [name] }]) {
      for (const action of ["ignite", "playResource", "declareAttack"]) {
        const draft = { action, request: own?.ask?.id ?? 0, ...rest };
        answers.push(await stage.wires[VIEWER].request("narrow", { draft }));
      }
    }
  }
  stage.leave();
  return answers;
}

const leaks: readonly Leak[] = [
  {
    leak: "the seed, or the generator's state, is sent to clients",
    at: "phase #5368 and #5035; boardgame.io #857 and #885",
    async shows() {
      const stage = await open();
      for (const act of deals.acts) await stage.play(act);
      const all =
        textOf(stage.wires.flatMap(({ frames }) => frames)) + (await stage.http("GET", "/api/matches/{id}"));
      const bytes = Buffer.from(SEED, "hex");
      for (const form of [
        SEED,
        SEED.slice(0, 16),
        bytes.toString("base64"),
        bytes.toString("base64url"),
        bytes.toString("latin1"),
      ])
        expect(all.includes(form), form).toBe(false);
      expect(JSON.stringify(running.logged)).not.toContain(SEED);
      stage.leave();
    },
  },
  {
    leak: "a public field repeats a private one",
    at: "colyseus/turnbased-cards-demo: lastDrawnCardId, a legality flag that depends on the hand",
    async shows() {
      const stage = await open();
      const match = deals.match(0);
      const shown = new Set<string>();
      const [, viewer] = stage.wires;
      for (const act of deals.acts) {
        const before = viewer.frames.length;
        await stage.play(act);
        shownBy(match, act, shown);
        expectUntold(textOf(viewer.frames.slice(before)), shown);
      }
      // What may be done is told to whoever is asked, and to nobody else.
      for (const { own, options: offered } of sidesIn(viewer)) {
        expect(own.seat).toBe(VIEWER);
        if (own.ask === null) expect(offered).toEqual([]);
      }
      stage.leave();
    },
  },
  {
    leak: "anyone who joins takes an abandoned seat, with its hand",
    at: "the same demo; colyseus #354 and #484",
    async shows() {
      const stage = await open();
      const [holder, viewer] = stage.wires;
      const seat = await reserve(running.url, stage.match, stage.tokens[VIEWER]);
      const joined = holder.frames[0].bytes;
      const token = joined.toString("latin1", 2, 2 + joined[1]);
      holder.destroy();
      const stranger = await new Riposte(running.url).session("Mallory");
      expect(await stage.http("POST", "/api/matches/{id}/join", stranger.token)).toContain(
        "match/not-seated",
      );
      for (const query of [
        "sessionId=guess",
        `sessionId=x&reconnectionToken=${token}`,
        `sessionId=guess&_authToken=${stage.tokens[VIEWER]}`,
      ]) {
        const strangers = Wire.open(running.url, `/${seat.processId}/${seat.roomId}?${query}`);
        await expect(strangers).rejects.toThrow("404");
      }
      // Who has a seat of the match gets that one, whoever is away.
      const again = await Wire.sit(running.url, seat);
      await again.request("hello", { protocol: PROTOCOL_VERSION });
      expect(sidesIn(again).map(({ own }) => own.seat)).toEqual([VIEWER]);
      expect(await viewer.closed).toBe(4100);
      again.destroy();
    },
  },
  {
    leak: "all are shown card details once spectators see hands",
    at: "Cockatrice #6115, #4290, #1678",
    nearest: "there is no such option, and a socket that has not said hello has the table alone",
    async shows() {
      const stage = await open();
      const body = { ruleset: "ucg", decks: [...DECKS], seats: ["a", "b"] };
      const post = async (extra: object): Promise<Said> => {
        const headers = { authorization: `Bearer ${stage.tokens[0]}`, "content-type": "application/json" };
        const answer = await fetch(`${running.url}/api/matches`, {
          method: "POST",
          headers,
          body: JSON.stringify({ ...body, ...extra }),
        });
        return answer.json();
      };
      expect(await post({ spectatorsSeeHands: true })).toMatchObject({ ok: false, code: "MALFORMED" });
      const { code } = await post({ options: { spectatorsSeeHands: true }, seats: await seatsOf(stage) });
      expect(code).toBe("match/invalid");
      const mute = await Wire.sit(running.url, await reserve(running.url, stage.match, stage.tokens[VIEWER]));
      await stage.wires[HOLDER].request("narrow", { draft: { action: "pass", request: 0 } });
      expect(mute.frames.map(({ bytes }) => bytes[0]).filter((kind) => kind === KIND.data)).toEqual([]);
      expectUntold(textOf(mute.frames));
      mute.destroy();
      stage.leave();
    },
  },
  {
    leak: "legal actions and error texts betray what is hidden",
    at: "Pokémon Showdown #2852, #5048, #8233, #10065, #11307",
    async shows() {
      const said = [await probed(0), await probed(1)];
      expect(said[0].length).toBeGreaterThan(50);
      expect(said[1]).toEqual(said[0]);
    },
  },
  {
    leak: "the browser's inspector shows hidden cards, or a player watches his own match from a second socket",
    at: "jinteki #6124, #5865, #6160",
    async shows() {
      const stage = await open();
      const [, first] = stage.wires;
      const second = await Wire.join(running.url, stage.match, stage.tokens[VIEWER]);
      expect(await first.closed).toBe(4100);
      const heard = first.frames.length;
      for (const act of deals.acts.slice(0, 1))
        await stage.wires[act.seat === VIEWER ? 0 : act.seat].ask("intent", { id: "a", intent: act.intent });
      await second.request("narrow", { draft: { action: "pass", request: 0 } });
      expect(first.frames).toHaveLength(heard);
      for (const { own } of sidesIn(second)) expect(own.seat).toBe(VIEWER);
      expectUntold(textOf(first.frames) + textOf(second.frames));
      second.destroy();
      stage.leave();
    },
  },
  {
    leak: "a line of the log or an animation names a face-down card",
    at: "phase #8059; hs-bugs #657, #19, #1242; Forge #2654, #2646, #2640; XMage #7596, #559",
    async shows() {
      const stage = await open();
      const { act } = await until(stage, isHiding);
      const [, viewer] = stage.wires;
      const before = eventsIn(viewer).length;
      const frames = viewer.frames.length;
      await stage.play(act);
      const events = eventsIn(viewer)
        .slice(before)
        .flatMap((batch) => [...batch.events]) as ViewEvent[];
      expect(events.length).toBeGreaterThan(0);
      const told =
        JSON.stringify(events) +
        new Teller({ ruleset: "ucg", seats: ["Ada", "Bob"], cards: [] }).tell(events).join("\n");
      const hidden = ["arclight", "trip-wire"];
      for (const card of hidden)
        expect((told + textOf(viewer.frames.slice(frames))).includes(card)).toBe(false);
      for (const card of hidden) expect(JSON.stringify(running.logged).includes(card)).toBe(false);
      stage.leave();
    },
  },
  {
    leak: "the opponent's deck is in the view of who watches",
    at: "ringteki #666",
    async shows() {
      const stage = await open();
      const match = deals.match(0);
      const shown = new Set<string>();
      const watcher = await stage.watch();
      for (const act of deals.acts) {
        await stage.play(act);
        shownBy(match, act, shown);
      }
      const late = await stage.watch();
      expect(eventsIn(late).length).toBeGreaterThan(0);
      for (const one of [watcher, late]) {
        expectUntold(textOf(one.frames), shown);
        expect(sidesIn(one)).toEqual([]);
        one.destroy();
      }
      stage.leave();
    },
  },
  {
    leak: "a deck is known before anything of it is shown",
    at: "ringteki #666",
    async shows() {
      const stage = await open();
      const [, viewer] = stage.wires;
      let said = textOf(viewer.frames);
      for (const path of ["/api/matches/{id}", "/api/me"])
        said += await stage.http("GET", path, stage.tokens[VIEWER]);
      expectUntold(said);
      expect(said).toContain("generic-force");
      stage.leave();
    },
  },
  {
    leak: "stops and automatic passes show that a hand is empty",
    at: "throneteki #89",
    nearest:
      "with automatic passes off nobody passes for a seat that can do nothing else; passes.prove.ts holds them to the same bytes and moments",
    async shows() {
      const stage = await open();
      await until(stage, (match, { seat }) => seat === HOLDER && options(match, HOLDER).length === 1);
      const [, viewer] = stage.wires;
      const heard = viewer.frames.length;
      clock.now += 3_600_000;
      await new Promise((resolve) => setTimeout(resolve, 50));
      await stage.wires[HOLDER].request("narrow", { draft: { action: "pass", request: 0 } });
      expect(viewer.frames).toHaveLength(heard);
      stage.leave();
    },
  },
  {
    leak: "a search leaks simulated play into the real match",
    at: "ygopro-core #761",
    nearest:
      "options and drafts, which are tried on the match itself and taken back; a bot searches in a thread of its own",
    async shows() {
      const stage = await open();
      const { match } = await until(
        stage,
        (now, { seat }) => seat === HOLDER && options(now, HOLDER).length > 3,
      );
      const [holder, viewer] = stage.wires;
      const heard = viewer.frames.length;
      const before = sidesIn(holder).at(-1);
      for (const offer of options(match, HOLDER))
        for (let n = 0; n < 5; n++) await holder.request("narrow", { draft: offer });
      await holder.request("hello", { protocol: PROTOCOL_VERSION });
      expect(sidesIn(holder).at(-1)).toEqual({ ...before, rev: expect.any(Number), ver: expect.any(Number) });
      expect(viewer.frames).toHaveLength(heard);
      stage.leave();
    },
  },
  {
    leak: "a move is taken back after it showed something",
    at: "bga-altered #188297 and #174158",
    async shows() {
      const stage = await open();
      const match = deals.match(0);
      let refused = 0;
      for (const { seat, intent } of deals.acts) {
        const before = fork(match);
        const accepted = submit(match, seat, intent);
        if (!accepted.ok) throw new Error(accepted.code);
        await stage.play({ seat, intent });
        // So few that their rate is not what is refused.
        if (refused === 4 || !showed(before, match, accepted.events, seat)) continue;
        const heard = stage.wires[1 - seat].frames.length;
        const answer = await stage.wires[seat].request("takeback", { id: `back${++refused}`, step: "offer" });
        expect(answer).toMatchObject({ ok: false, code: "takeback/impossible" });
        expect(stage.wires[1 - seat].frames).toHaveLength(heard);
      }
      expect(refused).toBe(4);
      stage.leave();
    },
  },
  {
    leak: "everything is sent, and the client hides it",
    at: "Forge #9861, #10562",
    async shows() {
      const stage = await open();
      const match = deals.match(0);
      const shown = new Set<string>();
      for (const act of deals.acts) {
        await stage.play(act);
        shownBy(match, act, shown);
      }
      const hand = Object.values(viewOf(match, HOLDER).own?.things ?? {}).map(({ card }) => card as string);
      expect(hand.filter((card) => SECRETS.includes(card) && !shown.has(card)).length).toBeGreaterThan(0);
      // A late socket is sent all there is at once: the whole table, and everything that happened.
      const late = await Wire.sit(running.url, await reserve(running.url, stage.match, stage.tokens[VIEWER]));
      await late.request("hello", { protocol: PROTOCOL_VERSION, since: 0 });
      expect(eventsIn(late).length).toBeGreaterThan(0);
      expectUntold(textOf(late.frames), shown);
      late.destroy();
      stage.leave();
    },
  },
];

async function seatsOf(stage: Stage): Promise<string[]> {
  const { seats } = await new Riposte(running.url).match(stage.match);
  return seats.map(({ player }) => player.id);
}

for (const { leak, at, nearest, shows } of leaks)
  test(`${leak} (${at})${nearest === undefined ? "" : ` — ${nearest}`}`, shows);
