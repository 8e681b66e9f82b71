/** One heap of moments for all matches: each fires when it is due, and keeps nothing of what no longer counts. */
import { afterEach, expect, test } from "vitest";
import { Deadlines } from "../../../server/match/clocks/deadlines.ts";
import { collectGarbage } from "../../garbage.ts";
import { dice } from "../../protocol/random-match.ts";

const FAR = 600_000;

const time = { now: 0 };
const begun: Deadlines[] = [];

function begin(): Deadlines {
  time.now = 0;
  const deadlines = new Deadlines(() => time.now);
  begun.push(deadlines);
  return deadlines;
}

afterEach(() => {
  for (const one of begun.splice(0)) one.close();
});

test("however often moments are set and cleared, the last of each owner fires alone, in order", () => {
  const deadlines = begin();
  const random = dice(5);
  const owners = Array.from({ length: 30 }, (_, n) => ({ n }));
  const set = new Map<number, number>();
  const fired: number[] = [];
  for (let round = 0; round < 20_000; round++) {
    const owner = owners[random(owners.length)];
    const at = time.now + random(1_000);
    if (random(5) === 0) {
      set.delete(owner.n);
      deadlines.clear(owner);
    } else {
      set.set(owner.n, at);
      deadlines.set(owner, at, () => fired.push(set.get(owner.n) ?? -1));
    }
    if (random(50) !== 0) continue;
    time.now += random(300);
    const due = [...set].filter(([, when]) => when <= time.now);
    deadlines.wake();
    expect(fired.splice(0)).toEqual(due.map(([, when]) => when).sort((a, b) => a - b));
    for (const [n] of due) set.delete(n);
  }
});

test("a long match keeps no more moments than a short one", () => {
  const deadlines = begin();
  const owners = Array.from({ length: 200 }, () => ({}));
  deadlines.set({}, FAR / 2, () => {});
  const play = (intents: number): number => {
    for (let n = 0; n < intents; n++) {
      time.now++;
      for (const owner of owners) deadlines.set(owner, time.now + FAR, () => {});
    }
    return deadlines.size;
  };
  const few = play(3);
  expect(play(1_000)).toBeLessThanOrEqual(few);
});

test("a match that is over is let go, whatever others wait for", async () => {
  const deadlines = begin();
  deadlines.set({}, FAR / 2, () => {});
  const beAndGo = (): WeakRef<object> => {
    const owner = {};
    for (let n = 0; n < 3; n++) deadlines.set(owner, FAR + n, () => owner);
    deadlines.clear(owner);
    return new WeakRef(owner);
  };
  const gone = Array.from({ length: 20 }, beAndGo);
  await collectGarbage();
  expect(gone.filter((one) => one.deref() !== undefined)).toEqual([]);
});
