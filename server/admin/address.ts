/** Where the operator's side of a server is: a socket that only its user may open, or a port with a token. */
import { join } from "node:path";

/** The settings that say where it is. */
export interface AdminSettings {
  readonly dataDir: string;
  readonly host?: string | undefined;
  readonly adminPort?: number | undefined;
  readonly adminToken?: string | undefined;
}

/** Milliseconds until a command is answered that it takes too long; a copy of all that is stored takes its time. */
export const patienceOf = (path: string): number => (path === "/backup" ? 600_000 : 10_000);

/** The socket's path in the data folder. */
export const socketIn = (dataDir: string): string => join(dataDir, "admin.sock");

/** Who asks, as the log keeps it; URI-encoded. */
export const OPERATOR_HEADER = "riposte-operator";
