/** Large answers go compressed to who takes them so. */
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Request, Response } from "express";

const PACKERS = {
  // As small as a thread's milliseconds make it; the built page's own files take their time.
  br: (text: string) => promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (text: string) => promisify(gzip)(text),
} as const;

/** Bytes below which nothing is won: it is one packet either way. */
const SMALL = 1_400;

/** Sends what everybody may read. What is one player's alone goes unpacked: its length would tell of it (BREACH). */
export async function sendPacked(request: Request, response: Response, answer: unknown): Promise<void> {
  const text = JSON.stringify(answer);
  const how = request.acceptsEncodings("br", "gzip") as keyof typeof PACKERS | false;
  response.vary("accept-encoding").type("json");
  if (how === false || text.length < SMALL) response.send(text);
  else response.set("content-encoding", how).send(await PACKERS[how](text));
}
