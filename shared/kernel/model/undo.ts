/**
 * The undo log of one intent (kernel.md 3): every write leaves its inverse here, so
 * that a refused intent is undone to the bit. It is never saved.
 */

const PUT = 0;
const INSERT = 1;
const REMOVE = 2;

export interface Undo {
  /** Quadruples (code, target, key, old value), flat because it is written most of all. */
  readonly log: unknown[];
  /** Names the content of the state: another after every write, the old one again after a rollback to it. */
  version: number;
  /** The newest version ever given; none is given twice. */
  clock: number;
}

type Writable = Record<PropertyKey, unknown>;

export const newUndo = (): Undo => ({ log: [], version: 0, clock: 0 });

/** What may stand in state as a number: what is not whole or not finite is no number a save could keep. @throws on any other */
export function whole(value: number, what: string): number {
  if (!Number.isSafeInteger(value)) throw new Error(`${what} would be ${value}`);
  return value;
}

/** Writes `record[key] = value`. @throws on a number that is none */
export function put<T extends object, K extends keyof T>(undo: Undo, record: T, key: K, value: T[K]): void {
  if (typeof value === "number") whole(value, String(key));
  undo.log.push(PUT, record, key, record[key]);
  undo.version = ++undo.clock;
  (record as Writable)[key] = value;
}

/** Inserts `value` before `index`; `index === length` appends. */
export function insert<T>(undo: Undo, list: readonly T[], index: number, value: T): void {
  undo.log.push(INSERT, list, index, undefined);
  undo.version = ++undo.clock;
  if (index === list.length) (list as T[]).push(value);
  else (list as T[]).splice(index, 0, value);
}

export const append = <T>(undo: Undo, list: readonly T[], value: T): void =>
  insert(undo, list, list.length, value);

/** Takes the element at `index` out of the list and returns it. */
export function remove<T>(undo: Undo, list: readonly T[], index: number): T {
  const old = list[index];
  undo.log.push(REMOVE, list, index, old);
  undo.version = ++undo.clock;
  if (index === list.length - 1) (list as T[]).pop();
  else (list as T[]).splice(index, 1);
  return old;
}

/** Undoes everything written since the log had this length. */
export function rollback(undo: Undo, length: number): void {
  const { log } = undo;
  while (log.length > length) {
    const old = log.pop();
    const key = log.pop() as number;
    const target = log.pop() as Writable & unknown[];
    const code = log.pop();
    if (code === PUT) target[key] = old;
    else if (code === INSERT) target.splice(key, 1);
    else target.splice(key, 0, old);
  }
  undo.version = ++undo.clock;
}
