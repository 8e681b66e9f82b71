/** Keywords that stand for an ability (G 23). An object with the word has the ability, printed or granted. */

import {
  addWaiting,
  attrOf,
  cardOf,
  type Data,
  dataOf,
  fieldsIn,
  type Handle,
  holds,
  type Json,
  NONE,
  objectOf,
  type Seat,
  type Statement,
  scopeOf,
  type Waiting,
} from "../../kernel/game.ts";
import { eachIn } from "../zones.ts";
import { isPermanent, type Keyword, type Written, writtenOf } from "./card.ts";
import type { GaAbility, GaCard } from "./card-schema.ts";
import { obeys } from "./obedience.ts";
import { type Delayed, livingSeats } from "./table.ts";
import type { Match } from "./typed.ts";

const self = { ref: "self" };

/** An ability that its keyword says; its text is the keyword's. */
export type KeywordAbility = {
  readonly kind: "keyword";
  readonly keyword: Keyword;
  readonly on?: { readonly when: Data };
  readonly effect: readonly Statement[];
};
const own = (keyword: Keyword, node: Pick<KeywordAbility, "on" | "effect">): KeywordAbility => ({
  kind: "keyword",
  keyword,
  ...node,
});

const vigor = own("vigor", { effect: [{ do: "wake", what: self }] });

const agility = own("agility", {
  effect: [
    {
      do: "choose",
      from: { in: ["memory"], owner: "you" },
      min: { num: "event", field: "amount" },
      max: { num: "event", field: "amount" },
      as: "cards",
    },
    { do: "recall", what: { ref: "var", name: "cards" } },
  ],
});

/** It becomes fostered if it was dealt no damage since the end of its controller's last turn. */
const foster = own("foster", {
  effect: [
    {
      do: "if",
      when: { is: "matches", what: self, filter: { state: "unhurt" } },
      then: [{ do: "foster", what: self }],
    },
  ],
});

/** An awake ally may take an attack on its champion upon itself. */
const intercept = own("intercept", {
  on: {
    when: { is: "matches", what: self, filter: { state: "awake", kind: "ally" } },
  },
  effect: [{ do: "may", then: [{ do: "takeAttack", what: self }] }],
});

/** G R21.6: remove three: draw a card. */
const enlighten: GaAbility = {
  kind: "activated",
  cost: { counters: { kind: "enlighten", count: 3 } },
  effect: [{ do: "draw", count: 1 }],
};

/** The ability that returns a suppressed object. The mark tells it apart from the card's own delayed abilities. */
const restores: GaAbility & { readonly restores: true } = {
  kind: "delayed",
  restores: true,
  effect: [{ do: "restore", what: { ref: "event", field: "object" } }],
};

/** Whether its text uses this verb anywhere. */
function uses(node: Json | undefined, verb: string): boolean {
  if (typeof node !== "object" || node === null) return false;
  return fieldsIn(node).do === verb || Object.values(node).some((one) => uses(one, verb));
}

/** The abilities that stand behind those printed: any object may be granted a keyword. */
export function keywordAbilities(card: GaCard): Written[] {
  const out: Written[] = isPermanent(card) ? [vigor, agility, foster, intercept] : [];
  if (card.type === "champion") out.push(enlighten);
  if (uses(card, "suppress")) out.push(restores);
  return out;
}

/** Records a trigger that no act of a step matched: its source is the game or a keyword. */
export const wait = (m: Match, waiting: Waiting): void => addWaiting(m, [waiting]);

/** "When you do" waits to be placed like any trigger. */
export const fireReflex = (m: Match, { controller, source, card, ability, event }: Delayed): void =>
  wait(m, {
    source,
    card,
    ability,
    controller,
    granter: NONE,
    event,
    time: m.state.counters.time,
  });

/** The keyword triggers for this object, if it has the keyword now (G R17.4: and its condition holds). */
function fire(m: Match, keyword: Keyword, source: Handle): void {
  const amount = attrOf(m, source, keyword);
  const obj = objectOf(m.state, source);
  if (amount <= 0 || obj === undefined) return;
  const { abilities } = cardOf(m, obj);
  const isOf = (node: Written): node is KeywordAbility => "keyword" in node && node.keyword === keyword;
  const ability = abilities.findIndex((one) => isOf(writtenOf(one)));
  const written = writtenOf(abilities[ability]);
  const when = isOf(written) ? written.on?.when : undefined;
  if (!holds(m, scopeOf(source, obj.controller), when ?? null)) return;
  const event = { act: "keyword", object: source, amount };
  const { card, controller, time } = obj;
  wait(m, { source, card, ability, controller, granter: NONE, event, time });
}

/** G 23: Foster and Vigor in their controller's phase, Agility in anybody's End phase. */
const AT: Readonly<Record<string, readonly { readonly keyword: Keyword; readonly own: boolean }[]>> = {
  recollection: [{ keyword: "foster", own: true }],
  end: [
    { keyword: "vigor", own: true },
    { keyword: "agility", own: false },
  ],
};

/** Fires the keywords that wait for the beginning of this phase (G R17.11). */
export function fireKeywords(m: Match, phase: string, seat: Seat): void {
  for (const { keyword, own: mine } of AT[phase] ?? []) {
    for (const one of mine ? [seat] : livingSeats(m))
      eachIn(m, "field", one, (handle) => fire(m, keyword, handle));
  }
}

/** G 23 Intercept: allies of a champion that is attacked. */
export function fireIntercepts(m: Match, defender: Handle): void {
  const obj = objectOf(m.state, defender);
  if (obj === undefined || dataOf(m, obj).type !== "champion") return;
  eachIn(m, "field", obj.controller, (handle) => {
    if (obeys(m, obj.controller, handle)) fire(m, "intercept", handle);
  });
}
