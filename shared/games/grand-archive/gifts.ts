/**
 * Abilities that an effect gives for a time (G R18.7), triggered, static or replacing: to objects, or to its player, who
 * then has them beside all objects.
 */
import { z } from "zod";
import {
  addGift,
  type Handle,
  NONE,
  note,
  objectOf,
  objectsOf,
  type Scope,
  type Seat,
} from "../../kernel/game.ts";
import { tell } from "../acts.ts";
import { controllerOf } from "../verbs.ts";
import { lasting, type Until, until, untilText } from "./durations.ts";
import type { ActKind, GaWords, Match, Verb } from "./typed.ts";
import { inPlay } from "./zones.ts";

type Given = {
  /** NONE where its player has it. */
  readonly object: Handle;
  readonly seat: Seat;
  readonly source: Handle;
  readonly card: number;
  readonly ability: number;
  readonly until: GaWords["point"] | "";
};
export type GiftFields = { readonly give: Given };

export const giveAct: ActKind<Given> = {
  fields: { object: "object", seat: "seat", source: "object" },
  possible(m, { object }) {
    const obj = objectOf(m.state, object);
    return object === NONE || (obj !== undefined && inPlay(m, obj));
  },
  apply(m, { object, seat, source, card, ability, until: end }) {
    if (object === NONE) note(m, "promised", { seat });
    else tell(m, "gifted", object);
    addGift(m, {
      source,
      controller: seat,
      refs: object === NONE ? [] : [object],
      gives: { card, ability },
      until: end,
    });
  },
};

/** The card whose text this is, also once it has gone. */
export const cardOfScope = (m: Match, { self }: Scope): number =>
  (objectOf(m.state, self) ?? m.state.memories.find((one) => one.handle === self))?.card ?? 0;

/** Stands in a sentence for the text of an ability that the same card gives. */
export const GIVEN = /\{gift (\d+)\}/g;

type Give = { readonly ability: number; readonly until?: Until };

export const giveVerb = {
  takes: { what: ["object"] },
  shape: (terms) => ({ what: terms.ref.exactOptional(), ability: z.int().min(0).max(7), until }),
  plan(m, scope, { what, ability, until: value }) {
    const own = { source: scope.self, card: cardOfScope(m, scope), ability };
    if (what === undefined)
      return [lasting(scope, value, { act: "give", object: NONE, seat: scope.controller, ...own })];
    return objectsOf(m, scope, what).map((object) =>
      lasting(scope, value, { act: "give", object, seat: controllerOf(m, object), ...own }),
    );
  },
  text({ what, ability, until: value }, say) {
    const lasts = untilText(value);
    if (what === undefined) return `${lasts.trim() || "for the rest of the game"}, {ability ${ability}}`;
    const named = say.ref(what);
    const gains = say.plural(what) || named === "them" ? "gain" : "gains";
    return `${named === "them" ? "they" : named} ${gains} "{gift ${ability}}"${lasts}`;
  },
} satisfies Verb<Give>;
