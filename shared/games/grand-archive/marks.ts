/** Acts that change nothing themselves: what has happened, for triggers that wait for it (G R32.18). */

import { doStep, type Handle, note, type Ref, type Seat, stepNow } from "../../kernel/game.ts";
import type { Amount, OfSeat, OnObject } from "../acts.ts";
import type { Act, ActKind, Match } from "./typed.ts";

export type Marks = {
  readonly glimpsed: OfSeat & Amount;
  readonly searched: OfSeat;
  readonly brewed: OnObject;
  readonly starcalled: OnObject;
  readonly scavenged: OfSeat;
  readonly roll: OfSeat & Amount;
  readonly targeted: OnObject & { readonly source: Handle };
};

const marker = (fields: ActKind["fields"]): ActKind<Act<keyof Marks>> => ({ fields, apply: () => undefined });
const ofObject = { object: "object", seat: "seat" } as const;

export const marks = {
  glimpsed: marker({ seat: "seat", amount: "number" }),
  searched: marker({ seat: "seat" }),
  scavenged: marker({ seat: "seat" }),
  /** Tells the result of a die, which has been rolled already (G R27.1). */
  roll: {
    fields: { seat: "seat", amount: "number" },
    apply: (m, act) => note(m, "rolled", { seat: act.seat, result: act.amount }),
  } satisfies ActKind<Act<"roll">>,
  brewed: marker(ofObject),
  starcalled: marker(ofObject),
  /** Its player is that of what aims. */
  targeted: marker({ ...ofObject, source: "object" }),
};

/** Says that something has happened, where some card of the match waits for it. */
export function mark(m: Match, act: Act<keyof Marks>): void {
  if (m.pool.awaited.has(act.act)) doStep(m, { why: act.act, by: act.seat }, [act]);
}

/** The same on the way of an intent, where nobody can be asked. */
export function markNow(m: Match, acts: readonly Act<keyof Marks>[]): void {
  const awaited = acts.filter(({ act }) => m.pool.awaited.has(act));
  if (awaited.length > 0) stepNow(m, { why: awaited[0].act, by: awaited[0].seat }, awaited);
}

/** What these targets are told: each object among them has become the target of what aims. */
export const aimed = (refs: readonly Ref[], seat: Seat, source: Handle): Act<"targeted">[] =>
  refs.flatMap(({ kind, id }) => (kind === "object" ? [{ act: "targeted", object: id, seat, source }] : []));
