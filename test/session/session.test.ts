/** docs/protocol-session.md says of each byte what a server sends today. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../check/tree.ts";
import { capture } from "./capture.ts";
import { documentOf, shapeOf } from "./document.ts";
import { FrameReader } from "./frames.ts";

test("another session has the frames of the document, and in them the same things in the same order", async () => {
  const document = readFileSync(join(root, "docs/protocol-session.md"), "utf8");
  const lines = await capture();
  // What is read without a note would be missing in both.
  for (const { said } of lines) {
    const reader = new FrameReader();
    for (const { bytes } of said)
      expect(Buffer.concat(reader.read(bytes).map((note) => note.bytes))).toEqual(bytes);
  }
  expect(shapeOf(documentOf(lines))).toEqual(shapeOf(document));
});

test("a frame that is longer than what it says, or of no kind, is not explained away", () => {
  const reader = new FrameReader();
  expect(() => reader.read(Buffer.from([18, 0]))).toThrow("mean nothing");
  expect(() => reader.read(Buffer.from([99]))).toThrow("no kind");
  expect(() => reader.read(Buffer.from([22, 0, 0, 0x81]))).toThrow();
});
