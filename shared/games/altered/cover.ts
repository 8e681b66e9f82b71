/** A change of all that fit for a time, and of what joins in the meantime: an Ongoing Emblem (A ). */
import {
  addEntry,
  addModifier,
  type Data,
  type Handle,
  handleAt,
  matchesHandle,
  matching,
  objectOf,
  type Scope,
  scopeOf,
  slotOf,
} from "../../kernel/game.ts";
import type { OfSeat } from "../acts.ts";
import type { Act, AlteredWords, AttrName, Match } from "./typed.ts";
import { inPlay } from "./zones.ts";

export type Covering = OfSeat & {
  readonly source: Handle;
  readonly until: AlteredWords["point"];
  /** A filter of what it changes. */
  readonly of: Data;
  readonly attr: AttrName;
  readonly amount: number;
};

/** What its entry keeps. */
export type Cover = Pick<Covering, "until" | "of" | "attr" | "amount">;

const change = (
  m: Match,
  { self, controller }: Scope,
  { attr, amount, until }: Cover,
  refs: readonly Handle[],
): void => {
  if (refs.length === 0) return;
  addModifier(m, { source: self, controller, refs, attr, layer: 1, add: amount, set: null, until });
};

export function addCover(m: Match, { seat, source, until, of, attr, amount }: Covering): void {
  const cover: Cover = { until, of, attr, amount };
  const { card } = m.state.objects[slotOf(source)];
  addEntry(
    m,
    { kind: "cover", controller: seat, source, data: cover },
    { kind: "ongoing", controller: seat, card: m.state.cards[card], until },
  );
  const scope = scopeOf(source, seat);
  const there = matching(m, scope, of).filter((one) => isThere(m, one));
  change(m, scope, cover, there);
}

const isThere = (m: Match, handle: Handle): boolean => {
  const obj = objectOf(m.state, handle);
  return obj !== undefined && inPlay(m, obj);
};

/** What has joined is changed in that very event. */
export function meetCover(m: Match, acts: readonly Act[]): void {
  const covers = m.state.entries.filter((entry) => entry.kind === "cover");
  if (covers.length === 0) return;
  for (const act of acts) {
    if (act.act !== "move" || (act.to !== "expedition" && act.to !== "landmark")) continue;
    const now =
      act.object < 0 ? handleAt(m.state, m.state.objects.length - 1) : handleAt(m.state, slotOf(act.object));
    if (!isThere(m, now)) continue;
    for (const { source, controller, data } of covers) {
      const scope = scopeOf(source, controller);
      if (matchesHandle(m, scope, now, data.of)) change(m, scope, data, [now]);
    }
  }
}
