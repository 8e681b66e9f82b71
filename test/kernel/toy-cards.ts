import { z } from "zod";
import type { Ability, CardDef } from "../../shared/kernel/model/program.ts";
import type { Fault, FilterKey, Kind } from "../../shared/kernel/model/ruleset.ts";
import type { Data, Json } from "../../shared/kernel/model/state.ts";
import { lintEffect } from "../../shared/kernel/text/lint.ts";
import { readAs } from "../../shared/kernel/text/problems.ts";
import { abilityProgram } from "../../shared/kernel/text/sets.ts";
import { effectSchema, flatten } from "../../shared/kernel/text/statements.ts";
import { termSchemas } from "../../shared/kernel/text/terms.ts";
import { acts } from "./toy-acts.ts";
import { verbs } from "./toy-verbs.ts";
import { ATTRS, VARS, zones } from "./toy-zones.ts";

export const filters: Readonly<Record<string, FilterKey>> = {
  kind: {
    schema: z.enum(["spell", "unit"]),
    test: (m, obj, value) => !obj.down && m.pool.cards[obj.card].data.kind === value,
    text: String,
  },
};

const terms = termSchemas({ zones: zones.map(({ id }) => id), vars: VARS, attrs: ATTRS, filters });
const effect = effectSchema(terms, verbs);
const { filter, condition, number } = terms;
const act = z.enum(Object.keys(acts) as [string, ...string[]]);

const target = z.union([
  z.strictObject({
    object: filter,
    min: z.int().min(0).max(2).optional(),
    max: z.int().min(1).max(2).optional(),
  }),
  z.strictObject({ player: z.enum(["any", "opponent"]) }),
  z.strictObject({ entry: z.literal(true) }),
]);
export type Target = { object?: Data; player?: "any" | "opponent"; entry?: true; min?: number; max?: number };

const ability = z.discriminatedUnion("kind", [
  z.strictObject({
    kind: z.literal("triggered"),
    on: z.strictObject({
      act,
      object: filter.optional(),
      by: z.enum(["you", "opponent"]).optional(),
      entering: z.literal(true).optional(),
    }),
    targets: z.array(target).max(2).optional(),
    effect,
  }),
  z.strictObject({
    kind: z.literal("static"),
    on: filter,
    attr: z.enum(ATTRS),
    layer: z.int().min(0).max(3),
    add: number.optional(),
    set: number.optional(),
    while: condition.optional(),
  }),
  z.strictObject({
    kind: z.literal("instead"),
    on: act,
    when: condition.optional(),
    effect: effect.optional(),
    whole: z.literal(true).optional(),
    optional: z.literal(true).optional(),
    otherwise: effect.optional(),
  }),
]);

export const cardSchema = z.strictObject({
  id: z.string().max(40),
  name: z.string().max(40),
  kind: z.enum(["spell", "unit"]),
  cost: z.int().min(0).max(9),
  power: z.int().min(0).max(9).optional(),
  /** A spell whose player names a number up to the mana left, and pays it. */
  x: z.literal(true).optional(),
  token: z.literal(true).optional(),
  targets: z.array(target).max(2).optional(),
  effect: effect.optional(),
  abilities: z.array(ability).max(3).optional(),
});

const KINDS: readonly Kind[] = ["object", "seat", "entry"];
const kindsOf = (targets: Json | undefined): Kind[] =>
  ((targets as unknown as readonly Target[] | undefined) ?? []).map((word) =>
    word.object !== undefined ? KINDS[0] : word.player !== undefined ? KINDS[1] : KINDS[2],
  );

/** The card's own program stands behind its abilities. */
export function compileCard(json: unknown, set: string): { card: CardDef } | { faults: Fault[] } {
  const read = readAs(cardSchema, json);
  if ("faults" in read) return read;
  const data = read.data as unknown as Data;
  const own = (data.abilities ?? []) as readonly Data[];
  const faults = [
    ...(data.effect === undefined
      ? []
      : lintEffect(data.effect, { targets: kindsOf(data.targets) }, verbs, "effect")),
    ...own.flatMap((node, at) =>
      node.effect === undefined
        ? []
        : lintEffect(
            node.effect,
            { targets: kindsOf(node.targets), event: acts[((node.on as Data).act ?? node.on) as string] },
            verbs,
            `abilities.${at}.effect`,
          ),
    ),
  ];
  if (faults.length > 0) return { faults };
  const { id } = read.data;
  const abilities = [...own, { kind: "spell", effect: data.effect ?? null }].map((node, at) =>
    compile(node, set, id, at),
  );
  return { card: { id, set, name: data.name as string, data, abilities, text: [] } };
}

function compile(node: Data, set: string, card: string, at: number): Ability {
  const { kind, on, effect: code } = node as { kind: string; on: Data } & Data;
  const runs = (kind === "triggered" || kind === "spell") && code !== null && code !== undefined;
  return {
    kind,
    node,
    program: runs ? { id: abilityProgram(set, card, at), code: flatten(code as Json) } : null,
    trigger:
      kind === "triggered"
        ? {
            on: on.act as string,
            object: on.object ?? null,
            by: (on.by ?? null) as string | null,
            when: null,
            entering: on.entering === true,
          }
        : null,
    statics:
      kind === "static"
        ? [
            {
              on,
              attr: node.attr as string,
              layer: node.layer as number,
              add: node.add ?? 0,
              set: node.set ?? null,
              while: node.while ?? null,
            },
          ]
        : [],
    instead:
      kind === "instead"
        ? {
            on: node.on as string,
            object: null,
            when: node.when ?? null,
            verbs: (code ?? []) as unknown as readonly Data[],
            ...(node.whole === true && { whole: true }),
            ...(node.optional === true && { optional: true }),
            ...(node.otherwise !== undefined && { otherwise: node.otherwise as unknown as readonly Data[] }),
          }
        : null,
  };
}
