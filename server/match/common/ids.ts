/** Ids of matches and tables: short enough to read out, long enough never to meet twice or to be guessed. */
import { randomBytes } from "node:crypto";

export const newId = (): string => randomBytes(9).toString("base64url").replace(/[-_]/g, "x");
