/** Kysely over Node's own SQLite: kysely has a dialect for SQLite and none for this way to call it. */
import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import { Kysely, SqliteDialect, type SqliteStatement } from "kysely";
import QuickLRU from "quick-lru";
import type { Tables } from "./tables.ts";

/** Statements kept prepared. There are fewer, but for those whose text grows with a list. */
const PREPARED = 500;

/** Opens the file. Exclusive: a second process on it is told at once. @throws Error that says "locked" */
export function openFile(path: string): { readonly file: DatabaseSync; readonly db: Kysely<Tables> } {
  const file = new DatabaseSync(path);
  file.exec("PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;");
  const prepared = new QuickLRU<string, SqliteStatement>({ maxSize: PREPARED });
  const prepare = (text: string): SqliteStatement => {
    let statement = prepared.get(text);
    if (statement === undefined) {
      statement = statementOf(file, text);
      prepared.set(text, statement);
    }
    return statement;
  };
  const dialect = new SqliteDialect({ database: { prepare, close: () => file.close() } });
  return { file, db: new Kysely<Tables>({ dialect }) };
}

function statementOf(file: DatabaseSync, text: string): SqliteStatement {
  const statement = file.prepare(text);
  const values = (parameters: readonly unknown[]) => parameters as SQLInputValue[];
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...values(parameters)),
    run: (parameters) => statement.run(...values(parameters)),
    iterate: (parameters) => statement.iterate(...values(parameters)),
  };
}
