/** The viewer's messages of a match, as schemas: things, zones, requests, events (kernel.md 4 and 5). */
import { z } from "zod";
import type {
  Action,
  AskView,
  Domain,
  OwnView,
  Slot,
  ThingView,
  ViewEvent,
  ViewOp,
  ZoneView,
} from "../kernel/index.ts";
import { dataSchema, jsonSchema } from "./data.ts";

const seat = z.int().min(0).max(15);

export const thingSchema: z.ZodType<ThingView> = z.strictObject({
  zone: z.string(),
  owner: seat,
  controller: seat,
  card: z.string().exactOptional(),
  down: z.literal(true).exactOptional(),
  host: z.string().exactOptional(),
  place: z.int().exactOptional(),
  values: z.record(z.string(), z.int()),
});

export const zoneSchema: z.ZodType<ZoneView> = z.strictObject({
  count: z.int().min(0),
  things: z.array(z.string().nullable()).exactOptional(),
  slots: z.literal(true).exactOptional(),
});

export const askSchema: z.ZodType<AskView> = z.strictObject({
  kind: z.string(),
  info: dataSchema,
  id: z.int().exactOptional(),
  own: dataSchema.exactOptional(),
});

/** A seat's private side: its hidden zones, the faces it knows, its request. */
export const ownSchema: z.ZodType<OwnView> = z.strictObject({
  seat,
  zones: z.record(z.string(), zoneSchema),
  things: z.record(z.string(), thingSchema),
  ask: askSchema.nullable(),
  branch: z
    .strictObject({ vars: dataSchema, entries: z.array(z.tuple([z.string(), dataSchema])) })
    .exactOptional(),
});

const move = { thing: z.string(), from: z.string().exactOptional(), to: z.string() };

const opSchema = z.discriminatedUnion("op", [
  z.strictObject({ op: z.literal("enter"), ...move, at: z.int(), view: thingSchema }),
  z.strictObject({ op: z.literal("move"), ...move, name: z.string(), at: z.int(), view: thingSchema }),
  z.strictObject({ op: z.literal("leave"), ...move }),
  z.strictObject({ op: z.literal("count"), from: z.string().exactOptional(), to: z.string() }),
  z.strictObject({ op: z.literal("thing"), thing: z.string(), key: z.string(), value: jsonSchema }),
  z.strictObject({
    op: z.literal("shuffle"),
    zone: z.string(),
    things: z.array(z.string().nullable()).exactOptional(),
  }),
  z.strictObject({ op: z.literal("table"), key: z.string(), value: jsonSchema }),
  z.strictObject({ op: z.literal("seat"), seat, key: z.string(), value: jsonSchema }),
  z.strictObject({ op: z.literal("entry"), name: z.string(), entry: dataSchema }),
  z.strictObject({ op: z.literal("exit"), name: z.string(), reason: z.string() }),
  z.strictObject({
    op: z.literal("asked"),
    seat,
    kind: z.string(),
    info: dataSchema,
    id: z.int().exactOptional(),
    own: dataSchema.exactOptional(),
  }),
  z.strictObject({ op: z.literal("answered"), seat }),
  z.strictObject({ op: z.literal("over"), winners: z.array(seat), reason: z.string() }),
  z.strictObject({ op: z.literal("note"), note: z.string(), data: dataSchema }),
]) as z.ZodType<ViewOp>;

export const eventSchema: z.ZodType<ViewEvent> = z.strictObject({
  n: z.int().min(1),
  kind: z.enum(["step", "note"]),
  turn: z.int(),
  phase: z.string(),
  cause: z.strictObject({ why: z.string(), by: z.int() }),
  ops: z.array(opSchema),
});

const code = z.string();
const names = z.array(z.string());

/** The domain of one choice (kernel.md 11). */
export const domainSchema: z.ZodType<Domain> = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("one"), of: z.array(jsonSchema), code }),
  z.strictObject({
    kind: z.literal("subset"),
    of: names,
    min: z.int(),
    max: z.int(),
    code,
    once: z.literal(true).exactOptional(),
    not: z.record(z.string(), z.string()).exactOptional(),
  }),
  z.strictObject({ kind: z.literal("order"), of: names, code }),
  z.strictObject({ kind: z.literal("assign"), total: z.int(), over: names, code }),
  z.strictObject({ kind: z.literal("amount"), min: z.int(), max: z.int(), code }),
  z.strictObject({
    kind: z.literal("pay"),
    due: z.int(),
    kinds: z.record(z.string(), z.int()).exactOptional(),
    items: z.array(
      z.strictObject({ item: z.string(), gives: z.int(), alike: z.string(), of: z.string().exactOptional() }),
    ),
    code,
  }),
]);

/** The next open slot of an option; `omitted` is what is taken when it is left out, where it may be. */
export const slotSchema: z.ZodType<Slot> = z.strictObject({
  slot: z.string(),
  domain: domainSchema,
  omitted: jsonSchema.exactOptional(),
});

/** An action the seat may take, with its first open slot; null when nothing is left to be chosen. */
export const offerSchema = z.strictObject({
  action: dataSchema as z.ZodType<Action>,
  next: slotSchema.nullable(),
});

export type Offer = z.infer<typeof offerSchema>;
