/** The synchronized state, read by the types that the server describes: docs/protocol.md, "The table". */
import type { Cursor } from "./cursor.ts";
import { number, primitive, string } from "./primitives.ts";

interface Field {
  readonly name: string;
  /** A primitive's name, or "ref", "map", "array". */
  readonly type: string;
  /** Of a ref, map or array: the number of its type; undefined where its values are primitives. */
  readonly of?: number | undefined;
  readonly child?: string | undefined;
}

export type Types = ReadonlyMap<number, readonly Field[]>;

/** The types in which the types are described. */
const DESCRIPTIONS: Types = new Map([
  [
    0,
    [
      { name: "types", type: "array", of: 1 },
      { name: "rootType", type: "number" },
    ],
  ],
  [
    1,
    [
      { name: "id", type: "number" },
      { name: "extendsId", type: "number" },
      { name: "fields", type: "array", of: 2 },
    ],
  ],
  [
    2,
    [
      { name: "name", type: "string" },
      { name: "type", type: "string" },
      { name: "referencedType", type: "number" },
      { name: "childPrimitive", type: "string" },
    ],
  ],
]);

/** A structure: a record of fields, or a collection whose entries have a number and, in a map, a key. */
interface Structure {
  readonly path: string;
  readonly fields?: readonly Field[] | undefined;
  readonly entry?: Field;
  readonly keys: Map<number, string>;
  readonly values: Record<string, unknown>;
}

const OPERATIONS: Readonly<Record<number, string>> = {
  0: "replace",
  64: "delete",
  128: "add",
  192: "add anew",
};
const SWITCH = 255;
const CLEAR = 10;

export class State {
  readonly #types: Types;
  readonly #structures = new Map<number, Structure>();
  #root: Structure;

  constructor(types: Types, root: number) {
    this.#types = types;
    this.#root = { path: "", fields: types.get(root), keys: new Map(), values: {} };
    this.#structures.set(0, this.#root);
  }

  /** The types of a state, as the handshake describes them. @param end where the description ends */
  static describe(cursor: Cursor, end: number): State {
    const described = new State(DESCRIPTIONS, 0);
    described.read(cursor, end);
    const { types = {}, rootType = 0 } = described.values as {
      types?: Record<string, { id: number; fields: Record<string, Record<string, never>> }>;
      rootType?: number;
    };
    const fieldsOf = (fields: Record<string, Record<string, never>>): Field[] =>
      Object.values(fields).map(({ name, type, referencedType, childPrimitive }) => ({
        name,
        type,
        of: referencedType,
        child: childPrimitive,
      }));
    const all = Object.values(types).map(({ id, fields }) => [id, fieldsOf(fields)] as const);
    return new State(new Map(all), rootType);
  }

  get values(): unknown {
    return this.#plain(this.#root);
  }

  #plain(structure: Structure): unknown {
    const of = (value: unknown): unknown =>
      typeof value === "object" && value !== null ? this.#plain(value as Structure) : value;
    return Object.fromEntries(Object.entries(structure.values).map(([key, value]) => [key, of(value)]));
  }

  /** Reads changes, or a whole state, which is nothing but changes of an empty one. */
  read(cursor: Cursor, end = Number.POSITIVE_INFINITY): void {
    let at = this.#root;
    while (!cursor.isAtEnd && cursor.at < end) {
      if (cursor.next === SWITCH) {
        cursor.mark("from here on another structure");
        const ref = number(cursor, "  its number");
        const next = this.#structures.get(ref);
        if (next === undefined) throw new Error(`there is no structure ${ref}`);
        at = next;
      } else if (at.fields !== undefined) this.#field(cursor, at, at.fields);
      else this.#entry(cursor, at, at.entry as Field);
    }
  }

  #field(cursor: Cursor, at: Structure, fields: readonly Field[]): void {
    const byte = cursor.next;
    const operation = byte & 0xc0;
    const field = fields[byte & 0x3f];
    if (field === undefined) throw new Error(`${at.path} has no field ${byte & 0x3f}`);
    const path = at.path === "" ? field.name : `${at.path}.${field.name}`;
    cursor.mark(`${OPERATIONS[operation]} field ${byte & 0x3f}, ${path}`);
    if (operation === 64) delete at.values[field.name];
    else at.values[field.name] = this.#value(cursor, field, path, (operation & 128) !== 0);
  }

  #entry(cursor: Cursor, at: Structure, entry: Field): void {
    const operation = cursor.next;
    if (operation === CLEAR) {
      cursor.mark(`clear ${at.path}`);
      at.keys.clear();
      for (const key of Object.keys(at.values)) delete at.values[key];
      return;
    }
    cursor.mark(`${OPERATIONS[operation]} entry of ${at.path}`);
    const index = number(cursor, "  its number");
    if ((operation & 128) !== 0)
      at.keys.set(index, entry.name === "map" ? string(cursor, "  its key") : String(index));
    const key = at.keys.get(index) ?? String(index);
    if (operation === 64) delete at.values[key];
    else at.values[key] = this.#value(cursor, entry, `${at.path}[${key}]`, (operation & 128) !== 0);
  }

  /** A primitive, or the number of a structure, which is a new one where it was not heard of before. */
  #value(cursor: Cursor, { type, of, child }: Field, path: string, isAdded: boolean): unknown {
    if (type !== "ref" && type !== "map" && type !== "array") return primitive(cursor, type, path);
    const ref = number(cursor, `  the structure that is ${path}`);
    const known = this.#structures.get(ref);
    if (known !== undefined || !isAdded) return known;
    const isShaped = of !== undefined && of >= 0;
    const made: Structure = {
      path,
      keys: new Map(),
      values: {},
      ...(type === "ref"
        ? { fields: this.#types.get(of ?? -1) }
        : { entry: { name: type, type: isShaped ? "ref" : (child ?? "string"), of } }),
    };
    this.#structures.set(ref, made);
    return made;
  }
}
