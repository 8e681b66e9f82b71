/** An answer that many are given: made once. */
import { getMessageBytes, Protocol } from "@colyseus/core";

/** A response, without what it says where nothing is said. */
export const responseOf = (request: number, said?: object): Uint8Array =>
  getMessageBytes[Protocol.ROOM_RESPONSE](request, 0, said);

export class SharedAnswer {
  readonly #payload: Uint8Array;

  constructor(said: object) {
    this.#payload = responseOf(0, said).subarray(responseOf(0).byteLength);
  }

  /** The frame that answers a request of this number. */
  answering(request: number): Uint8Array {
    return Buffer.concat([responseOf(request), this.#payload]);
  }
}
