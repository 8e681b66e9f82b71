import { expect, test } from "vitest";
import { explore, type State, staleHost, twoHosts } from "./ownership.ts";

const before = { locks: false, proves: false, doubts: true };
const now = { locks: true, proves: true, doubts: true };

test("without locks a late renewal misses a claim that is not committed: two hosts of one match", () => {
  const { run } = explore(before, twoHosts);
  expect(run?.slice(-4)).toEqual([
    "the renewal of 0 is committed",
    "the renewal of 0 is heard of",
    "the claim of 1 is committed",
    "the claim of 1 is hosted",
  ]);
});

test("with locks alone a match that was claimed before a late beat and restored after it has two hosts", () => {
  expect(explore({ ...now, proves: false }, twoHosts).run?.at(-1)).toBe("the claim of 1 is hosted");
});

test("whose lease may be ended early, and who takes all of it for certain, speaks beside another", () => {
  const { run } = explore({ ...now, doubts: false }, twoHosts);
  expect(run).toContain("the lease of 0 is ended");
});

test("with all of them no run has two hosts, or one that says what the journal would not take", () => {
  const isWrong = (state: State) => twoHosts(state) || staleHost(state);
  const { run, states } = explore(now, isWrong);
  expect(run).toBeUndefined();
  // It went far: matches change hands and come back.
  expect(states).toBeGreaterThan(100_000);
  const changes = explore(now, ({ owner, processes }) => owner === 1 && processes[1].hosts === 0);
  expect(changes.run).toBeDefined();
});
