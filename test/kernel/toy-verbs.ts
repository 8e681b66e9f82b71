import { z } from "zod";
import type { Match } from "../../shared/kernel/model/match.ts";
import { mentioned } from "../../shared/kernel/model/pool.ts";
import type { Act, Scope, Verb } from "../../shared/kernel/model/ruleset.ts";
import { type Data, type Json, objectOf, type Seat } from "../../shared/kernel/model/state.ts";
import { below, publicStream } from "../../shared/kernel/ops/random.ts";
import { numberOf, objectsOf, refsOf } from "../../shared/kernel/values/evaluate.ts";
import { livingFrom } from "./toy-zones.ts";

const text = (): string => "";

const seats = (m: Match, scope: Scope, who: Json | undefined): Seat[] =>
  who === undefined
    ? [scope.controller]
    : refsOf(m, scope, who).flatMap(({ kind, id }) => (kind === "seat" ? [id] : []));

/** A verb of one or more objects; the act's seat is the owner, or the effect's controller. */
const ofObject = (
  act: string,
  more: (m: Match, scope: Scope, node: Data) => Data = () => ({}),
  mine = false,
): Verb => ({
  text,
  shape: ({ ref, number }) => ({ what: ref, amount: number.optional() }),
  plan: (m, scope, node) =>
    objectsOf(m, scope, node.what).map((object): Act => {
      const seat = mine ? scope.controller : (objectOf(m.state, object)?.owner ?? scope.controller);
      return { act, object, seat, ...more(m, scope, node) };
    }),
});

/** A verb of one or more seats. */
const ofSeat = (act: string, more: (m: Match, scope: Scope, node: Data) => Data = () => ({})): Verb => ({
  text,
  shape: ({ ref, number }) => ({ who: ref.optional(), amount: number.optional() }),
  plan: (m, scope, node) =>
    seats(m, scope, node.who).map((seat): Act => ({ act, seat, ...more(m, scope, node) })),
});

const withAmount = (m: Match, scope: Scope, node: Data): Data => ({
  amount: numberOf(m, scope, node.amount ?? 1),
});

/** A verb of the turn's agenda. */
const ofPhase = (act: string): Verb => ({
  text,
  shape: () => ({ phase: z.string().max(20) }),
  plan: (_m, _scope, { phase }) => [{ act, phase }],
});

export const verbs: Readonly<Record<string, Verb>> = {
  hurt: ofSeat("hurt", withAmount),
  draw: ofSeat("drawn", withAmount),
  ward: ofSeat("ward"),
  harm: ofObject("harm", withAmount),
  fall: ofObject("fall"),
  tuck: ofObject("tuck"),
  regain: ofObject("regain"),
  bury: ofObject("bury"),
  peek: ofObject("peek", () => ({}), true),
  unpeek: ofObject("unpeek"),
  mark: ofObject("mark"),
  veil: ofObject("flip", () => ({ down: true })),
  unveil: ofObject("flip", () => ({ down: false })),
  toRow: ofObject("shift", () => ({ to: "row" }), true),
  toField: ofObject("shift", () => ({ to: "field" }), true),
  pump: ofObject("pump", (m, scope, node) => ({
    source: scope.self,
    amount: numberOf(m, scope, node.amount ?? 1),
    set: null,
    until: "end",
  })),
  fix: ofObject("pump", (m, scope, node) => ({
    source: scope.self,
    amount: 0,
    set: numberOf(m, scope, node.amount ?? 1),
    until: "",
  })),
  shuffle: ofSeat("shuffle", () => ({ zones: ["deck", "pile", "hand"] })),
  counter: {
    text,
    shape: ({ ref }) => ({ what: ref }),
    plan: (m, scope, node) =>
      refsOf(m, scope, node.what).flatMap((ref): Act[] =>
        ref.kind === "entry" ? [{ act: "counter", entry: ref.id }] : [],
      ),
  },
  token: {
    text,
    shape: () => ({ card: z.string().max(20), count: z.int().min(1).max(3).optional() }),
    plan: (m, { self, controller }, { card, count = 1 }) =>
      Array.from({ length: count as number }, () => ({
        act: "token",
        seat: controller,
        card: mentioned(m, self, card as string),
      })),
  },
  gamble: {
    text,
    shape: ({ number }) => ({ amount: number }),
    plan(m, scope, node) {
      const living = livingFrom(m, 0);
      const seat = living[below(m, publicStream(scope.controller), living.length)];
      return [{ act: "hurt", seat, amount: numberOf(m, scope, node.amount) }];
    },
  },
  skipPhase: ofPhase("skipPhase"),
  addPhase: ofPhase("addPhase"),
  endPhase: { text, shape: () => ({}), plan: () => [{ act: "endPhase" }] },
};
