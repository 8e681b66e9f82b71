/**
 * What a seat asks of its match while another's doings are being stored: it is answered at once where they are
 * secret, and from what is stored where they are not. A commit is held for as long as a test wants.
 */
import { afterEach, describe, expect, test } from "vitest";
import type { Config } from "../../../server/app.ts";
import { openStore, type Store } from "../../../server/store/index.ts";
import {
  type Data,
  type Match,
  options,
  ownView,
  requests,
  sample,
  submit,
} from "../../../shared/kernel/index.ts";
import { NO_ORDERS, PROTOCOL_VERSION } from "../../../shared/protocol/index.ts";
import { dice } from "../../property/dice.ts";
import { type Deals, oneDeal, SEED } from "../deals.ts";
import { type Running, run } from "../running.ts";
import { silent } from "../seated.ts";
import { Stage } from "../stage.ts";
import { SECRET_WORLDS, type World } from "../worlds.ts";

const ACTOR = 0;
const VIEWER = 1;
const [UCG] = SECRET_WORLDS as readonly [World];
const CROWDCONTROL = SECRET_WORLDS.find(({ segments }) => segments !== undefined) as World;

let running: Running | undefined;
afterEach(async () => {
  await running?.stop();
  running = undefined;
});

/** A real store whose next commit is held until it is let go. */
class Held {
  #gate: Promise<void> | undefined;
  #came: (() => void) | undefined;

  readonly open = async (config: Config): Promise<Store> => {
    const store = await openStore(config, silent);
    const append: Store["append"] = async (...rows) => {
      this.#came?.();
      await this.#gate;
      return store.append(...rows);
    };
    return { ...store, append };
  };

  /** Resolves when a commit has come, and is held. */
  async next(act: () => void): Promise<() => void> {
    const gate = Promise.withResolvers<void>();
    this.#gate = gate.promise;
    await new Promise<void>((resolve) => {
      this.#came = resolve;
      act();
    });
    return () => {
      this.#gate = undefined;
      gate.resolve();
    };
  }
}

async function staged(world: World, wanted: (match: Match) => boolean) {
  const held = new Held();
  const { acts, ...deals } = await dealWith(world, wanted);
  const rules = { rulesets: [deals.world.ruleset], setFolders: [...world.sets], seeds: () => SEED };
  running = await run({ ...rules, openStore: held.open });
  const stage = await Stage.open(running, deals, 0, { now: 0 });
  const match = deals.match(0);
  for (const act of acts) {
    if (wanted(match)) break;
    await stage.play(act);
    submit(match, act.seat, act.intent);
  }
  return { held, stage, match };
}

async function dealWith(world: World, wanted: (match: Match) => boolean): Promise<Deals> {
  for (let number = 1; number < 30; number++) {
    const deals = await oneDeal(world, number, 60, VIEWER);
    const match = deals.match(0);
    if (deals.acts.some(({ seat, intent }) => wanted(match) || !submit(match, seat, intent).ok)) return deals;
  }
  throw new Error("no such moment");
}

/** Everything a seat can ask that changes nothing, and what is refused or was answered before. */
async function asked({ wires }: Stage, match: Match): Promise<string[]> {
  const wire = wires[VIEWER];
  const request = requests(match).find(({ seat }) => seat === VIEWER)?.id ?? 0;
  const [offer] = options(match, VIEWER);
  const said = [
    await wire.request("narrow", { draft: offer ?? { action: "pass", request } }),
    await wire.request("narrow", { draft: { action: "nothing", request } }),
    await wire.request("whyNot", { thing: Object.keys(ownView(match, VIEWER)?.things ?? {})[0] ?? "h1" }),
    await wire.request("intent", { id: "stale", intent: { action: "pass", request: request + 1 } }),
    await wire.request("intent", { id: "wrong", intent: { action: "nothing", request } }),
    await wire.request("claim", { id: "early", seat: ACTOR }),
    await wire.request("hello", { protocol: PROTOCOL_VERSION }),
  ];
  return said.map((one) => JSON.stringify({ ...one, ver: 0, time: 0 }));
}

/** Both seats are asked at once, and the first has something to do that does not lock it in. */
function isSecret(match: Match): boolean {
  return match.state.segment !== null && requests(match).length === 2 && secretOf(match) !== undefined;
}

function secretOf(match: Match): Data | undefined {
  const random = dice(3);
  for (let n = 0; n < 20; n++) {
    const intent = sample(match, ACTOR, random);
    if (intent !== undefined && intent.action !== "commit" && intent.action !== "done") return intent;
  }
  return undefined;
}

describe("while another's commit is held, a seat", () => {
  test("is answered all it asks, and the same as before, when what is stored is a standing order", async () => {
    const { held, stage, match } = await staged(UCG, (now) => options(now, VIEWER).length > 0);
    const before = await asked(stage, match);
    const settings = { ...NO_ORDERS, stops: ["primary"], bluff: true };
    const answer = Promise.withResolvers<unknown>();
    const letGo = await held.next(() => {
      answer.resolve(stage.wires[ACTOR].request("settings", { id: "secret", settings }));
    });
    expect(await asked(stage, match)).toEqual(before);
    letGo();
    expect(await answer.promise).toMatchObject({ ok: true });
  });

  test("is answered all it asks, and the same as before, when what is stored is done in a hidden segment", async () => {
    const { held, stage, match } = await staged(CROWDCONTROL, isSecret);
    const before = await asked(stage, match);
    const answer = Promise.withResolvers<unknown>();
    const letGo = await held.next(() => {
      answer.resolve(stage.wires[ACTOR].request("intent", { id: "secret", intent: secretOf(match) }));
    });
    expect(await asked(stage, match)).toEqual(before);
    letGo();
    expect(await answer.promise).toMatchObject({ ok: true });
  });

  test("reads nothing of what everybody will be told, before it is stored", async () => {
    const { held, stage, match } = await staged(UCG, (now) => options(now, ACTOR).length > 0);
    const intent = sample(match, ACTOR, dice(4));
    const act = Promise.withResolvers<unknown>();
    const letGo = await held.next(() => {
      act.resolve(stage.wires[ACTOR].request("intent", { id: "open", intent }));
    });
    const [ada, bob] = stage.wires;
    const frames = bob.frames.length;
    const order: string[] = [];
    const said = bob
      .request("narrow", { draft: { action: "pass", request: 0 } })
      .then(() => order.push("read"));
    // Rubbish is answered by the room alone: what was sent before it has been looked at by then.
    await bob.ask("narrow", "rubbish");
    expect(bob.frames.length).toBe(frames + 1);
    bob.heard = ({ bytes }) => void order.push(bytes[0] === 15 ? "table" : "other");
    letGo();
    await Promise.all([act.promise, said]);
    expect(order[0]).toBe("table");
    expect(order).toContain("read");
    expect(await ada.request("narrow", { draft: { action: "nothing", request: 0 } })).toMatchObject({
      ok: false,
    });
  });
});
