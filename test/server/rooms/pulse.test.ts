/** Who is pinged when, and who is cut. The time is the test's, and so are the lines: Node's own count the milliseconds. */
import { EventEmitter } from "node:events";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Pulse } from "../../../server/rooms/pulse.ts";
import { collectGarbage } from "../../garbage.ts";

const ROUND_MS = 3_000;

class Line extends EventEmitter {
  pings = 0;
  isCut = false;
  readonly #answers: boolean;

  constructor(answers = true) {
    super();
    this.#answers = answers;
  }

  ping(): void {
    this.pings++;
    if (this.#answers) this.emit("pong");
  }

  terminate(): void {
    this.isCut = true;
  }
}

let lines: Set<Line>;
let pulse: Pulse;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  lines = new Set();
  pulse = new Pulse(lines);
});
afterEach(() => {
  pulse.end();
  vi.useRealTimers();
});

const pings = () => [...lines].reduce((sum, line) => sum + line.pings, 0);

test("each is pinged once in a round, a few at a time", () => {
  for (let n = 0; n < 600; n++) lines.add(new Line());
  pulse.begin();
  const most: number[] = [];
  for (let before = 0, at = 0; at < ROUND_MS; at += 50, before = pings()) {
    vi.advanceTimersByTime(50);
    most.push(pings() - before);
  }
  expect(Math.max(...most)).toBe(10);
  expect(new Set([...lines].map((line) => line.pings))).toEqual(new Set([1]));
});

test("one alone is pinged once in a round, and whoever comes later too", () => {
  const [first, later] = [new Line(), new Line()];
  lines.add(first);
  pulse.begin();
  vi.advanceTimersByTime(2 * ROUND_MS);
  expect(first.pings).toBe(2);
  lines.add(later);
  vi.advanceTimersByTime(2 * ROUND_MS);
  expect([first.pings, later.pings]).toEqual([4, 2]);
});

test("one that answers nothing is cut in the third round, and no other", () => {
  const [dead, well] = [new Line(false), new Line()];
  for (const line of [dead, well]) lines.add(line);
  pulse.begin();
  vi.advanceTimersByTime(2 * ROUND_MS);
  expect(dead.isCut).toBe(false);
  vi.advanceTimersByTime(ROUND_MS);
  expect([dead.isCut, well.isCut]).toEqual([true, false]);
  lines.delete(dead);
  vi.advanceTimersByTime(ROUND_MS);
  expect([dead.pings, well.pings]).toEqual([2, 4]);
});

test("one that has gone is not held, though nobody comes after it", async () => {
  const beAndGo = (): WeakRef<Line>[] => {
    const gone = Array.from({ length: 20 }, () => new Line());
    for (const line of gone) lines.add(line);
    vi.advanceTimersByTime(ROUND_MS / 2);
    for (const line of gone) lines.delete(line);
    vi.advanceTimersByTime(ROUND_MS);
    return gone.map((line) => new WeakRef(line));
  };
  pulse.begin();
  const gone = beAndGo();
  await collectGarbage();
  expect(gone.filter((one) => one.deref() !== undefined)).toEqual([]);
});
