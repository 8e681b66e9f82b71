/** How a room's table is sent to whoever joins, where core's own way is wasteful or wrong. */
import { Protocol, SchemaSerializer } from "@colyseus/core";
import type { Table } from "../../shared/protocol/index.ts";

/** The table's schema, as every joiner is told it: one and the same in all rooms. */
let reflection: Uint8Array | undefined;

export class TableSerializer extends SchemaSerializer<Table> {
  /**
   * The table as it stands, a copy of the client's own. Nobody is granted anything in the one view that all
   * have, so it is the part that all share: core would add the view's part, and where the table has outgrown
   * its buffer, cut off the end of the shared one.
   */
  override getFullState(): Uint8Array {
    const state = super.getFullState();
    if (state.buffer !== this.fullEncodeBuffer.buffer) this.#grow(2 * state.byteLength);
    return state.slice();
  }

  /** Else every join would encode it twice. */
  #grow(bytes: number): void {
    this.fullEncodeBuffer = new Uint8Array(bytes);
    this.fullEncodeBuffer[0] = Protocol.ROOM_STATE;
  }

  override handshake(): Uint8Array {
    reflection ??= super.handshake();
    return reflection;
  }
}
