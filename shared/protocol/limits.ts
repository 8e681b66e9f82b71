/** Numbers both ends of the wire agree on. */

/** Raised when an older client would misunderstand this server. */
export const PROTOCOL_VERSION = 3;

/** The largest message a client may send, in bytes; larger ones are refused with `limit/size`. */
export const MESSAGE_BYTES = 8 * 1024;

/** Above this the transport itself closes the socket. */
export const PAYLOAD_BYTES = 64 * 1024;

/** Events told at once to a client that comes back; a longer absence is a gap. */
export const EVENTS_AT_ONCE = 500;

/** How many of a seat's accepted message ids keep their answers. */
export const ANSWERS_KEPT = 32;

/** Items that may wait for a match, of one seat and in all. */
export const WAITING = { seat: 8, match: 64 } as const;

/** Why the server closed a socket; after any other code a client joins again. */
export const CLOSE = {
  /** The player joined elsewhere: stop, offer "play here". */
  takenOver: 4100,
  /** The server drains or the match moved: join again at once. */
  moved: 4101,
  /** The client is too slow or sends too much: join again. */
  tooMuch: 4102,
  /** The match is gone: stop and say why. */
  gone: 4103,
} as const;
