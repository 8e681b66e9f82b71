/** Looks at hidden cards, which end with the next check (G R26.6). */
import { type Handle, type Seat, setTable, tableOf } from "../../kernel/game.ts";
import type { OnObject } from "../acts.ts";
import * as looks from "../looks.ts";
import type { Act, FilterKey, GaWords, Match, Ruleset, Verb } from "./typed.ts";

export type LookFields = { readonly look: looks.Looking; readonly reveal: OnObject };

const own: looks.Looks<GaWords> = {
  deck: "main",
  hidden: ["main", "material", "hand", "memory"],
  read: (m) => tableOf(m)._shown,
  write: (m, shown) => setTable(m, "_shown", shown),
  look: (seat, objects) => ({ act: "look", seat, objects }),
};

const reveal = (to: OnObject): Act => ({ act: "reveal", ...to });

/** Ends every look. */
export const endLooks = (m: Match): void => looks.endLooks(m, own);

export const lookActs: Pick<Ruleset["acts"], keyof LookFields> = {
  look: looks.lookAct(own),
  reveal: looks.revealAct(own),
};

/** The cards that a player shows, each as an act of its own: triggers wait for one of them. */
export const revealing = (m: Match, seat: Seat, handles: readonly Handle[]): Act[] =>
  looks.apart(m, own, handles).map((object) => reveal({ object, seat }));

/** Cards that are looked at or shown at this moment. */
export const lookFilters: Readonly<Record<string, FilterKey>> = { seen: looks.seen(own) };

export const lookVerbs: Readonly<Record<string, Verb>> = {
  look: looks.lookVerb(own),
  reveal: looks.revealVerb(own, reveal),
};

export const top = looks.top<GaWords>(own.deck);
