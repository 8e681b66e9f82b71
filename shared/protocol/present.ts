/**
 * A value that is there by the way it was made, as each seat's record is. @throws Error where it is not: that is a bug
 */
export function present<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new Error(`there is no ${what}, which is a bug`);
  return value;
}
