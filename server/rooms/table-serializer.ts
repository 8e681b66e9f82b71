/** How a room's table is sent to whoever joins, where core's own way is wasteful or wrong. */
import { Protocol, SchemaSerializer } from "@colyseus/core";
import { Encoder } from "@colyseus/schema";
import type { Table } from "../../shared/protocol/index.ts";

/** The table's schema, as every joiner is told it: one and the same in all rooms. */
let reflection: Uint8Array | undefined;

/** Rooms encode one after the other, and every frame that leaves is a copy: the same two buffers serve them all. */
const TABLES = new Uint8Array(Encoder.BUFFER_SIZE);
const PATCHES = new Uint8Array(Encoder.BUFFER_SIZE);

export class TableSerializer extends SchemaSerializer<Table> {
  override reset(state: Table): void {
    this.fullEncodeBuffer = TABLES;
    super.reset(state);
    this.encoder.sharedBuffer = PATCHES;
  }

  /**
   * The table as it stands, a copy that no encoding changes. Nobody is granted anything in the one view that all
   * have, so it is the part that all share: core would add the view's part, and where the table has outgrown
   * its buffer, cut off the end of the shared one.
   */
  override getFullState(): Uint8Array {
    const known = this.fullEncodeCache;
    const state = super.getFullState();
    if (state === known) return known;
    if (state.buffer !== this.fullEncodeBuffer.buffer) this.#grow(2 * state.byteLength);
    this.fullEncodeCache = state.slice();
    return this.fullEncodeCache;
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
