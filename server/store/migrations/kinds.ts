/** The databases' names of the kinds of columns and tables. */
import { type CreateTableBuilder, type Kysely, sql } from "kysely";
import { isSqlite } from "../dialect.ts";

/** The database of a migration, which knows no tables but those it makes. */
// biome-ignore lint/suspicious/noExplicitAny: kysely's own type for it
export type Bare = Kysely<any>;

type Table = CreateTableBuilder<string, never>;

export interface Kinds {
  /** Whole numbers up to 2^53. */
  readonly big: "bigint" | "integer";
  /** Numbers of 64 bits with a fraction. */
  readonly real: "real" | "double precision";
  /** Begins a table. SQLite holds the values of a STRICT one to their kinds, as PostgreSQL does anyway. */
  table(name: string): Table;
  /** One that SQLite keeps in the order of its primary key, with no other index beside it. */
  keyed(name: string): Table;
  /** One whose first column counts its lines in the order of making. */
  counted(name: string, column: string): Table;
}

export function kinds(db: Bare): Kinds {
  const inFile = isSqlite(db);
  const begin = (name: string, ending: string): Table => {
    const table = db.schema.createTable(name).ifNotExists() as Table;
    return inFile ? table.modifyEnd(sql.raw(ending)) : table;
  };
  const table = (name: string) => begin(name, "STRICT");
  return {
    big: inFile ? "integer" : "bigint",
    real: inFile ? "real" : "double precision",
    table,
    keyed: (name) => begin(name, "STRICT, WITHOUT ROWID"),
    counted: (name, column) =>
      table(name).addColumn(column, inFile ? "integer" : "bigserial", (one) => one.primaryKey()),
  };
}
