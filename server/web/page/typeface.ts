/** The letters of names and headings: a page that opens for the first time shows its table before it asks for them. */
import { z } from "zod";
import { whenIdle } from "./idle.ts";
import { kept } from "./kept.ts";

/** Longer than a first table takes to come on a slow line. */
const FIRST_MS = 10_000;

/** Whether this browser has had them: then they are at hand, and no text is seen in two faces. */
const had = kept("riposte.typeface", z.object({ here: z.boolean().catch(false) }));

async function load(): Promise<void> {
  await import("./styles/typefaces.css");
  await document.fonts.ready;
  had.keep({ here: true });
}

/** Without them the page is read in a face that its reader's machine has. */
export function wearTypeface(): void {
  if (had.read().here) void load().catch(() => {});
  else setTimeout(() => whenIdle(load), FIRST_MS);
}
