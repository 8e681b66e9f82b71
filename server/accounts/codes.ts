/**
 * Recovery codes: each signs in once, for who has lost his passkeys. A code is drawn and long, so that its hash is all
 * that is kept and looked for: no name is asked, and no comparison takes longer the nearer a guess is.
 */
import { hash, randomInt } from "node:crypto";

/** Codes that an account has at a time. */
export const CODES = 10;

/** Without signs that are read as another one. */
const SIGNS = "abcdefghjkmnpqrstuvwxyz23456789";
const GROUPS = 4;
const GROUP = 5;

const sign = (): string => SIGNS.charAt(randomInt(SIGNS.length));
const group = (): string => Array.from({ length: GROUP }, sign).join("");

export const drawCodes = (): readonly string[] =>
  Array.from({ length: CODES }, () => Array.from({ length: GROUPS }, group).join("-"));

/** Of the code as it was meant, whatever case and signs between it was typed with. */
export const hashOfCode = (code: string): string =>
  hash("sha256", `recovery ${code.toLowerCase().replace(/[^a-z0-9]/g, "")}`);
