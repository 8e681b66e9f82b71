/** Verbs on layers of the Effects Stack, and the layers that a text means all of (G R15.5, R15.7). */
import { z } from "zod";
import {
  entryOf,
  entryRef,
  type Json,
  NONE,
  objectsOf,
  plural,
  refsOf,
  type Speaker,
  type Terms,
} from "../../kernel/game.ts";
import type { LayerFilter } from "./card-schema.ts";
import { AFTER_STACK, matchesLayer, negating } from "./layers.ts";
import type { OwnRef, Verb } from "./typed.ts";

type To = { readonly to?: (typeof AFTER_STACK)[number] };

const PLACE = {
  banishment: (card: string) => `banish ${card}`,
  hand: (card: string) => `return ${card} to its owner's hand`,
  memory: (card: string) => `put ${card} into its owner's memory`,
  main: (card: string) => `put ${card} on top of its owner's deck`,
};

export const layerVerbs: Readonly<Record<string, Verb>> = {
  negate: {
    takes: { what: ["entry"] },
    shape: (terms) => ({ what: terms.ref, to: z.enum(AFTER_STACK).exactOptional() }),
    plan: (m, scope, node) =>
      refsOf(m, scope, node.what).flatMap((ref) =>
        ref.kind === "entry" ? negating(m, ref.id, node.to) : [],
      ),
    text: (node, say) =>
      `negate ${say.ref(node.what)}${node.to === undefined ? "" : ` and ${PLACE[node.to]("its card")}`}`,
  } satisfies Verb<To>,
  /** G R16.4: it goes somewhere else than to the graveyard. */
  afterwards: {
    shape: () => ({ to: z.enum(AFTER_STACK) }),
    plan: (m, scope, node) =>
      entryOf(m.state, scope.entry) === undefined || scope.entry === NONE
        ? []
        : [{ act: "sendAfter", entry: scope.entry, to: node.to }],
    text: (node) => `${PLACE[node.to]("this card")} as it resolves`,
  } satisfies Verb<{ to: (typeof AFTER_STACK)[number] }>,
};

/** What a text calls a layer; `entered` is an On Enter trigger. */
const LAYER_SORTS = ["card", "ability", "activated", "triggered", "entered", "any"] as const;

/** A text's words for a layer: "target card activation", "target ability an opponent controls". */
export const layerSchema = (filter: Terms["filter"]) =>
  z.strictObject({
    what: z.enum(LAYER_SORTS),
    card: filter.exactOptional(),
    controller: z.enum(["you", "opponent"]).exactOptional(),
  });

type All = { readonly of: LayerFilter };

const WORDS: Readonly<Record<LayerFilter["what"], string>> = {
  card: "card activation",
  ability: "ability",
  activated: "activated ability",
  triggered: "triggered ability",
  entered: "On Enter ability",
  any: "layer",
};

export const layerWord = (what: LayerFilter["what"]): string => WORDS[what];

function layersText({ what, card, controller }: LayerFilter, say: Speaker): string {
  const of = card === undefined ? "" : ` of ${say.filter(card, true)}`;
  const whose =
    controller === undefined ? "" : controller === "you" ? " you control" : " an opponent controls";
  return `all ${plural(layerWord(what))}${of}${whose}`;
}

type Of = { readonly of: Json; readonly what?: (typeof LAYER_SORTS)[number] };

/** The layers of a thing: the activation of a card, what an ability of it has put on the stack (G R15.5). */
export const layerOf: OwnRef<Of> = {
  kind: "entry",
  shape: (terms) => ({ of: terms.ref, what: z.enum(LAYER_SORTS).exactOptional() }),
  value(m, scope, { of, what = "any" }) {
    const things = objectsOf(m, scope, of);
    return m.state.entries
      .filter((entry) => things.includes(entry.source) && matchesLayer(m, scope, entry, { what }))
      .map(({ id }) => entryRef(id))
      .reverse();
  },
  text: ({ of, what = "any" }, say) =>
    what === "card" ? `the activation of ${say.ref(of)}` : `each ${layerWord(what)} of ${say.ref(of)}`,
  many: () => true,
};

/** Every layer that a text speaks of, from the top down. */
export const layers: OwnRef<All> = {
  kind: "entry",
  shape: (terms) => ({ of: layerSchema(terms.filter) }),
  value: (m, scope, { of }) =>
    m.state.entries
      .filter((entry) => matchesLayer(m, scope, entry, of))
      .map(({ id }) => entryRef(id))
      .reverse(),
  text: ({ of }, say) => layersText(of, say),
  many: () => true,
};
