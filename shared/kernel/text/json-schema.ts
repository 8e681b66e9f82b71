/** The JSON Schema of a game's sets, for editors: what may stand where, what it means, and an example. */
import { z } from "zod";
import type { Manual, Sort, Word } from "../model/manual.ts";
import type { Ruleset } from "../model/ruleset.ts";
import type { Data, Json } from "../model/state.ts";
import { hoisted, type Schema } from "./hoist.ts";
import { manual as common } from "./manual.ts";
import { SET_LIMITS } from "./set-faults.ts";
import { setSchema } from "./sets.ts";

type Game = Pick<Ruleset, "id" | "format" | "acts">;

/** The JSON Schema of a ruleset's set files. */
export function setJsonSchema(game: Game): Data {
  const { id, format } = game;
  const names = z.registry<{ id: string }>();
  for (const [name, part] of Object.entries({ card: format.card, ...format.parts }))
    names.add(part, { id: name });
  const cards = z.array(format.card).min(1).max(SET_LIMITS.cards);
  const whole = setSchema.extend({ ruleset: z.literal(id), cards });
  const { $defs, ...set } = z.toJSONSchema(whole, { metadata: names, reused: "inline" }) as Schema;
  const parts = Object.entries($defs as Schema).map(([name, part]) => [
    name,
    told(part as Schema, name, game),
  ]);
  const { card, ...others } = Object.fromEntries(parts) as Record<string, Schema>;
  const sorts = format.sorts.map((sort) => branch(card, sort));
  return hoisted({ ...told(set, "set", game), $defs: { card: { anyOf: sorts }, ...others } });
}

/** The card of one sort, so that an editor offers only what fits. */
function branch(card: Schema, { about, is, must, may }: Sort): Schema {
  const { required = [], properties = {} } = card as { required?: readonly string[]; properties?: Schema };
  const own = Object.entries(properties).filter(([key]) => [...required, ...must, ...may].includes(key));
  return {
    ...card,
    description: about,
    properties: Object.fromEntries(
      own.map(([key, one]) => [key, { ...(one as Schema), ...(is[key] as Schema) }]),
    ),
    required: own.map(([key]) => key).filter((key) => required.includes(key) || must.includes(key)),
  };
}

/** The schema with what its words mean. @param holder the key or name that it stands under */
function told(schema: Schema, holder: string, game: Game): Schema {
  const inner = (value: Json): Json => {
    if (Array.isArray(value)) return value.map((one: Json) => inner(one));
    return typeof value === "object" && value !== null ? told(value as Schema, holder, game) : value;
  };
  const form = formOf(schema);
  const about = form && aboutOf(form, game);
  const all = Object.entries(schema).map(([key, value]): [string, Json] => [
    key,
    key === "properties" ? properties(value as Schema, form ?? holder, game) : inner(value),
  ]);
  const done = Object.fromEntries(all);
  return about === undefined ? done : { description: about, ...done, examples: [exampleOf(done)] };
}

const properties = (all: Schema, holder: string, game: Game): Schema =>
  Object.fromEntries(
    Object.entries(all).map(([key, value]) => {
      const plain = offered(told(value as Schema, key, game), key, holder, game);
      const isLead = holder.startsWith(`${key}:`);
      const [about, example] = wordOf(holder, key, game) ?? [
        isLead ? aboutOf(holder, game) : undefined,
        undefined,
      ];
      const { const: only, enum: [first] = [only] } = plain as { const?: Json; enum?: readonly Json[] };
      const shown = example ?? first;
      return [
        key,
        {
          ...plain,
          ...(about !== undefined && { description: about }),
          ...(shown !== undefined && { examples: [shown] }),
        },
      ];
    }),
  );

/** Keys whose word decides what else is in a node. */
const LEADS = ["do", "ref", "num", "is", "kind"];

/** The form of a node: its leading key and word, the first where several have the same fields. */
function formOf({ properties: all }: Schema): string | undefined {
  const fields = (all ?? {}) as Record<string, { const?: string; enum?: readonly string[] }>;
  const lead = LEADS.find((key) => fields[key]?.const !== undefined || (key !== "kind" && fields[key]?.enum));
  return lead && `${lead}:${fields[lead].const ?? fields[lead].enum?.[0]}`;
}

const manualsOf = (game: Game): Manual[] => [game.format.manual, common];

const aboutOf = (form: string, game: Game): string | undefined =>
  manualsOf(game).find(({ forms }) => forms[form] !== undefined)?.forms[form];

function wordOf(holder: string, key: string, game: Game): Word | undefined {
  const found = [`${holder}.${key}`, key].flatMap((name) => manualsOf(game).map(({ keys }) => keys[name]));
  return found.find((word) => word !== undefined);
}

/** A node of this form, made of the examples of what it must have. */
const exampleOf = ({ properties: all, required = [] }: Schema): Json =>
  Object.fromEntries(
    (required as readonly string[]).map((key) => [
      key,
      (((all as Schema)[key] as Schema).examples as readonly Json[] | undefined)?.[0] ?? null,
    ]),
  );

/** Words that the schema takes for any text, or names without telling what they mean: acts, and their fields. */
function offered(schema: Schema, key: string, holder: string, { acts, format: { manual } }: Game): Schema {
  if (key === "field" && (holder === "ref:event" || holder === "num:event")) {
    const fits = (kind: string): boolean => (kind === "number") === (holder === "num:event");
    const fields = Object.values(acts).flatMap((act) => Object.entries(act.fields));
    return { enum: [...new Set(fields.flatMap(([field, kind]) => (fits(kind) ? [field] : [])))] };
  }
  const names = schema.enum as readonly string[] | undefined;
  if ((key !== "act" && key !== "on") || names?.every((name) => acts[name] !== undefined) !== true)
    return schema;
  const event = (name: string): Schema => {
    const fields = Object.keys(acts[name].fields);
    const reads = fields.length === 0 ? "" : ` An effect may read its ${fields.join(", ")}.`;
    return { const: name, description: `${manual.events[name] ?? ""}${reads}` };
  };
  return { anyOf: names.map(event), examples: [names[0]] };
}
