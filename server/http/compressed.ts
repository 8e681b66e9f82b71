/** Answers that are the same for all who may read them, as bytes: compressed to who takes them so, and not sent again to who has them. */
import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Request, Response } from "express";

const COMPRESSORS = {
  // As small as a thread's milliseconds make it; the built page's own files take their time.
  br: (text: Buffer) => promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (text: Buffer) => promisify(gzip)(text),
} as const;

type How = keyof typeof COMPRESSORS;

/** Bytes below which nothing is won: it is one packet either way. */
const SMALL = 1_400;

/** An answer that is one player's alone is never compressed: its length would tell of it (BREACH). */
export class Compressed {
  readonly #text: Buffer;
  readonly #etag: string;
  /** Each way once, whoever asks for it meanwhile. */
  readonly #packed = new Map<How, Promise<Buffer>>();

  constructor(answer: unknown) {
    this.#text = Buffer.from(JSON.stringify(answer));
    this.#etag = `W/"${createHash("sha256").update(this.#text).digest("base64url").slice(0, 16)}"`;
  }

  async send(request: Request, response: Response): Promise<void> {
    // It may be kept, and is asked for again each time.
    response.vary("accept-encoding").type("json").set({ "cache-control": "no-cache", etag: this.#etag });
    const how =
      this.#text.byteLength < SMALL ? false : (request.acceptsEncodings("br", "gzip") as How | false);
    if (how === false || request.fresh) response.send(this.#text);
    else response.set("content-encoding", how).send(await this.#in(how));
  }

  #in(how: How): Promise<Buffer> {
    const packed = this.#packed.get(how) ?? COMPRESSORS[how](this.#text);
    this.#packed.set(how, packed);
    return packed;
  }
}
