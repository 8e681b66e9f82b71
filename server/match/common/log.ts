/** The log of a match for the operator; the server's logger fits. */
export interface HostLog {
  info(what: object, message: string): void;
  warn(what: object, message: string): void;
  error(what: object, message: string): void;
}
