/** The lobby's listing through one filter, for all who look through that: the same bytes for each of them. */
import { getMessageBytes, Protocol } from "@colyseus/core";
import type { Listing, TableFilter, TableRow } from "../../shared/protocol/index.ts";
import { pick } from "../lobby/listing.ts";
import { SharedAnswer } from "./shared-answer.ts";

/** Where a listing shows what has changed. */
export interface Looker {
  frame(bytes: Uint8Array): void;
}

export class FilteredListing {
  readonly lookers = new Set<Looker>();
  readonly #filter: TableFilter;
  #from: readonly TableRow[] | undefined;
  #listing: Listing = { tables: [], more: false };
  #texts = new Map<string, string>();
  #whole: SharedAnswer | undefined;

  constructor(filter: TableFilter) {
    this.#filter = filter;
  }

  /** All of it, as an answer. */
  get whole(): SharedAnswer {
    this.#whole ??= new SharedAnswer({ ok: true, ...this.#listing });
    return this.#whole;
  }

  /** Tells all who look what is different now. */
  show(rows: readonly TableRow[]): void {
    if (rows === this.#from) return;
    this.#from = rows;
    const before = this.#texts;
    const wasMore = this.#listing.more;
    this.#listing = pick(rows, this.#filter);
    const { tables, more } = this.#listing;
    this.#texts = new Map(tables.map((row) => [row.id, JSON.stringify(row)]));
    const put = tables.filter(({ id }) => before.get(id) !== this.#texts.get(id));
    const gone = [...before.keys()].filter((id) => !this.#texts.has(id));
    if (put.length === 0 && gone.length === 0 && more === wasMore) return;
    this.#whole = undefined;
    const bytes = getMessageBytes.raw(Protocol.ROOM_DATA, "listing", { put, gone, more });
    for (const looker of this.lookers) looker.frame(bytes);
  }
}
