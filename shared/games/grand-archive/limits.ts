/** Limits of an ability (G R32.16): so often a turn, or ever, of one object; counted also where it was negated. */

import { z } from "zod";
import { endGift, type Handle, objectOf, type Scope, setTable, tableOf } from "../../kernel/game.ts";
import type { ActKind, CompiledVerb, Match } from "./typed.ts";

export const limit = z
  .strictObject({ times: z.int().min(1).max(4), per: z.enum(["turn", "game"]) })
  .exactOptional();
export type Limit = { readonly times: number; readonly per: "turn" | "game" };

/** How often an object has used an ability of a card, or one mode of it, this turn or ever. */
export type Use = {
  readonly object: Handle;
  readonly card: number;
  readonly ability: number;
  readonly mode?: number;
  readonly per: "turn" | "game";
  readonly times: number;
};
export type Using = Pick<Use, "object" | "card" | "ability" | "mode">;

const isOf =
  ({ object, card, ability, mode }: Using) =>
  (one: Use): boolean =>
    one.object === object && one.card === card && one.ability === ability && one.mode === mode;

/** Whether it has been used as often as it may be. */
export const isUsedUp = (m: Match, using: Using, { limit }: { readonly limit?: Limit }): boolean =>
  limit !== undefined && (tableOf(m)._uses.find(isOf(using))?.times ?? 0) >= limit.times;

/** Counts a use of an ability that has a limit. */
export function countUse(m: Match, using: Using, { limit }: { readonly limit?: Limit }): void {
  if (limit === undefined) return;
  const { _uses } = tableOf(m);
  const known = _uses.find(isOf(using));
  const next = { ...using, per: limit.per, times: (known?.times ?? 0) + 1 };
  setTable(m, "_uses", [..._uses.filter((one) => one !== known), next]);
}

/** G R32.45: whether this mode was chosen before. */
export const wasChosen = (m: Match, using: Using, mode: number): boolean =>
  tableOf(m)._uses.some(isOf({ ...using, mode }));

/** Keeps the modes that were chosen, where a text asks for others later. */
export function keepModes(m: Match, using: Using, modes: readonly number[], unchosen?: boolean): void {
  if (unchosen !== true) return;
  for (const mode of modes) countUse(m, { ...using, mode }, { limit: { times: 1, per: "game" } });
}

/** A turn ends: its uses are forgotten, and those of objects that are no more. */
export function forgetUses(m: Match): void {
  const { _uses } = tableOf(m);
  if (_uses.length === 0) return;
  setTable(
    m,
    "_uses",
    _uses.filter(({ per, object }) => per === "game" && objectOf(m.state, object) !== undefined),
  );
}

/** One that was given is used up by ending. */
export type Spending = Using & { readonly limit: Limit; readonly gift?: number };

/** A replacement was used: compiled code says so behind what it does. */
export const spend: ActKind<Spending> = {
  fields: {},
  apply(m, { object, card, ability, limit: of, gift }) {
    if (gift === undefined) countUse(m, { object, card, ability }, { limit: of });
    else endGift(m, gift);
  },
};

const using = (m: Match, { self }: Scope, ability: number): Using => ({
  object: self,
  card: objectOf(m.state, self)?.card ?? 0,
  ability,
});

export const spendVerb = {
  plan(m, scope, { ability, limit: of }) {
    const { gift } = scope;
    return [{ act: "spend", ...using(m, scope, ability), limit: of, ...(gift !== undefined && { gift }) }];
  },
  text: () => "count this",
} satisfies CompiledVerb<{ ability: number; limit: Limit }>;
