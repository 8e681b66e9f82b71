/** Keywords that stand for an ability (G 23): whoever has the word has the ability, printed or granted. */
import { holds } from "../../kernel/effects/evaluate.ts";
import { cardOf, type Match } from "../../kernel/match.ts";
import { attrOf, scopeOf } from "../../kernel/modifiers.ts";
import {
  type Data,
  type Handle,
  type Json,
  NONE,
  objectOf,
  type Seat,
  type Waiting,
} from "../../kernel/state.ts";
import { append } from "../../kernel/undo.ts";
import { livingSeats } from "./table.ts";
import { type GaCard, isPermanent, type Keyword } from "./words.ts";
import { eachIn } from "./zones.ts";

const self = { ref: "self" };

/** An ability that its keyword says; its text is the keyword's. */
const own = (keyword: Keyword, node: Data): Data => ({ kind: "keyword", keyword, ...node });

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

/** Fostered where it was dealt no damage since the recollection before. */
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
    when: {
      is: "and",
      of: [
        { is: "matches", what: self, filter: { state: "awake", kind: "ally" } },
        { is: "not", of: { is: "any", of: { state: "attacking", keyword: "unblockable" } } },
      ],
    },
  },
  effect: [{ do: "may", then: [{ do: "redirectAttack", what: self }] }],
});

/** G R21.6: remove three: draw a card. */
const enlighten: Data = {
  kind: "activated",
  cost: { counters: { kind: "enlighten", count: 3 } },
  effect: [{ do: "draw", count: 1 }],
};

const restores: Data = {
  kind: "delayed",
  restores: true,
  effect: [{ do: "restore", what: { ref: "event", field: "object" } }],
};

/** Whether its text uses this verb anywhere. */
function uses(node: Json | undefined, verb: string): boolean {
  if (typeof node !== "object" || node === null) return false;
  return (node as Data).do === verb || Object.values(node).some((one) => uses(one, verb));
}

/** The abilities that stand behind those printed: any object may be granted a keyword. */
export function keywordAbilities(card: GaCard): Data[] {
  const out: Data[] = isPermanent(card) ? [vigor, agility, foster, intercept] : [];
  if (card.type === "champion") out.push(enlighten);
  if (uses(card as unknown as Json, "suppress")) out.push(restores);
  return out;
}

/** Records a trigger that no act of a step matched: what the game or a keyword itself is the source of. */
export const wait = (m: Match, waiting: Waiting): void => append(m.undo, m.state.waiting, waiting);

/** The keyword triggers for this object, if it has the keyword now (G R17.4: and its condition holds). */
function fire(m: Match, keyword: Keyword, source: Handle): void {
  const amount = attrOf(m, source, keyword);
  const obj = objectOf(m.state, source);
  if (amount <= 0 || obj === undefined) return;
  const { abilities } = cardOf(m, obj);
  const ability = abilities.findIndex(({ node }) => node.keyword === keyword);
  const { on } = abilities[ability].node as { on?: Data };
  if (!holds(m, scopeOf(source, obj.controller), on?.when ?? null)) return;
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

/** What keywords wait for the beginning of this phase (G R17.11). */
export function fireKeywords(m: Match, phase: string, seat: Seat): void {
  for (const { keyword, own: mine } of AT[phase] ?? []) {
    for (const one of mine ? [seat] : livingSeats(m))
      eachIn(m, "field", one, (handle) => fire(m, keyword, handle));
  }
}

/** G 23 Intercept: allies of a champion that is attacked. */
export function fireIntercepts(m: Match, defender: Handle): void {
  const obj = objectOf(m.state, defender);
  if (obj === undefined || (cardOf(m, obj).data as unknown as GaCard).type !== "champion") return;
  eachIn(m, "field", obj.controller, (handle) => fire(m, "intercept", handle));
}
