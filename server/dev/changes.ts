/** Tells open pages what has changed, as server-sent events: "page" with what was built, "sets". */
import { createHash } from "node:crypto";
import type { RequestHandler, Response } from "express";

/** Pages that listen at once. */
const MOST = 100;

export class Changes {
  readonly #open = new Set<Response>();
  #page = "";

  /** A page that comes hears first which page it should be; one that is another loads anew. */
  readonly handler: RequestHandler = (request, response) => {
    if (this.#open.size >= MOST) return void response.status(503).end();
    response.set({ "content-type": "text/event-stream", "cache-control": "no-store" });
    response.write(eventOf("page", this.#page));
    this.#open.add(response);
    request.once("close", () => this.#open.delete(response));
  };

  /** @param index the page's first file, which names all others by what they hold */
  page(index: string): void {
    this.#page = createHash("sha256").update(index).digest("hex").slice(0, 16);
    this.#tell("page", this.#page);
  }

  sets(): void {
    this.#tell("sets", "");
  }

  close(): void {
    for (const response of this.#open) response.end();
  }

  #tell(event: string, data: string): void {
    for (const response of this.#open) response.write(eventOf(event, data));
  }
}

const eventOf = (event: string, data: string): string => `event: ${event}\ndata: ${data}\n\n`;
