/** JSON Schemas (draft 7, which AsyncAPI takes as it is) of what crosses the sockets. */
import { z } from "zod";
import { PACKED } from "./packed.ts";
import { standingSchema } from "./standing-orders.ts";
import { Table } from "./table.ts";
import { askSchema, eventSchema, offerSchema, ownSchema, thingSchema, zoneSchema } from "./view.ts";

export type JsonSchema = Readonly<Record<string, unknown>>;

/** @param io whether it is what a sender writes or what a reader has of it */
export function jsonSchemaOf(schema: z.ZodType, io: "input" | "output" = "input"): JsonSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, target: "draft-7", unrepresentable: "any" });
  return rest;
}

type Values = Readonly<Record<string, JsonSchema>>;

/** The values of a record by their keys, and which of them are always there. */
interface Fields {
  readonly values: Values;
  readonly always: readonly string[];
}

const fieldsIn = ({ properties, required = [] }: JsonSchema): Fields => ({
  values: properties as Values,
  always: required as readonly string[],
});

const listOf = (items: JsonSchema): JsonSchema => ({ type: "array", items });
const recordOf = (values: JsonSchema): JsonSchema => ({ type: "object", additionalProperties: values });
const number: JsonSchema = { type: "integer" };
const text: JsonSchema = { type: "string" };

/** A record as the list of its values: null for one that is absent, and those absent at the end are left out. */
function packedAs(keys: readonly string[], { values, always }: Fields, ...before: JsonSchema[]): JsonSchema {
  const items = keys.map((key) => {
    const schema = values[key] ?? {};
    return { title: key, ...(always.includes(key) ? schema : { anyOf: [schema, { type: "null" }] }) };
  });
  const least = Math.max(0, ...always.map((key) => keys.indexOf(key) + 1));
  return {
    type: "array",
    items: [...before, ...items],
    minItems: before.length + least,
    maxItems: before.length + keys.length,
  };
}

const fieldsOf = (schema: z.ZodType): Fields => fieldsIn(jsonSchemaOf(schema));

const ask = packedAs(PACKED.ask, fieldsOf(askSchema));
const zone = packedAs(PACKED.zone, fieldsOf(zoneSchema));
// Values that are all zero are left out.
const thing = packedAs(PACKED.thing, { ...fieldsOf(thingSchema), always: ["zone", "owner", "controller"] });

const own = packedAs(PACKED.own, {
  values: { ...fieldsOf(ownSchema).values, zones: recordOf(zone), things: recordOf(thing), ask },
  always: ["seat", "zones", "things"],
});

const offer = packedAs(PACKED.offer, {
  values: {
    name: { ...text, description: "The action" },
    rest: { type: "object", description: "What else the action is filled in with" },
    next: { ...fieldsOf(offerSchema).values.next, description: "The next open slot, where there is one" },
  },
  always: ["name"],
});

/** The message "seat" as it is sent. */
export const packedSeat: JsonSchema = packedAs(PACKED.seat, {
  values: { rev: number, ver: number, own, options: listOf(offer), standing: jsonSchemaOf(standingSchema) },
  always: ["rev", "ver", "own", "options"],
});

const gone: JsonSchema = { const: false, description: "There is none any more" };
const orGone = (schema: JsonSchema): JsonSchema => ({ anyOf: [schema, gone] });
const changesOf = (schema: JsonSchema): JsonSchema => recordOf({ anyOf: [schema, { type: "null" }] });
const stood: JsonSchema = {
  ...number,
  minimum: 0,
  description: "The option that stood at this place before",
};

/** The message "side" as it is sent. */
export const packedSide: JsonSchema = packedAs(PACKED.side, {
  values: {
    rev: number,
    ver: number,
    zones: changesOf(zone),
    things: changesOf(thing),
    ask: orGone(ask),
    options: listOf({ anyOf: [offer, stood] }),
    branch: orGone(fieldsOf(ownSchema).values.branch ?? {}),
    standing: orGone(jsonSchemaOf(standingSchema)),
  },
  always: ["rev", "ver"],
});

const eventFields = fieldsOf(eventSchema);
const ops = (eventFields.values.ops as { readonly items: { readonly oneOf: readonly JsonSchema[] } }).items
  .oneOf;

const packedOps = ops.map((schema) => {
  const { values, always } = fieldsIn(schema);
  const { op, ...rest } = values;
  const name = (op as { readonly const: string }).const;
  const shown = "view" in rest ? { ...rest, view: thing } : rest;
  const there = always.filter((key) => key !== "op");
  return packedAs(PACKED.ops[name] ?? [], { values: shown, always: there }, { title: "op", const: name });
});

// What is as in the event before, or as in a note of nobody's, is left out.
const event = packedAs(PACKED.event, {
  values: { ...eventFields.values, why: text, by: number, ops: listOf({ anyOf: packedOps }) },
  always: ["ops"],
});

/** The message "events" as it is sent. */
export const packedEvents: JsonSchema = packedAs(PACKED.events, {
  values: { events: listOf(event), gap: { const: true, description: "What came before was left out" } },
  always: ["events"],
});

type Column = { readonly name: string; readonly type: unknown };

/** The metadata of a schema of Colyseus's: its fields by their index. */
const columnsOf = (schema: object): Column[] =>
  Object.values(
    (schema as { readonly [Symbol.metadata]: Readonly<Record<string, Column>> })[Symbol.metadata],
  );

function stateOf(type: unknown): JsonSchema {
  if (typeof type === "string")
    return type === "string" || type === "boolean" ? { type } : { type: "number", description: type };
  if (typeof type === "object") return recordOf(stateOf((type as { readonly map: unknown }).map));
  const properties = Object.fromEntries(
    columnsOf(type as object).map(({ name, type }) => [name, stateOf(type)]),
  );
  return { type: "object", properties };
}

/** The table as a reader of the synchronized state has it. */
export const tableState = (): JsonSchema => stateOf(Table);
