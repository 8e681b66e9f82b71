/** The device's notes of the shuffles it saw, so that a page which is loaded again can verify them still. */
import { z } from "zod";
import { ownSchema, shuffleSchema } from "../protocol/index.ts";
import type { ShuffleSeen } from "./shuffle-seen.ts";

/** Where notes are kept: a browser's `localStorage` fits. */
export interface NoteBook {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
}

/** The note of one match's shuffle, by one player. */
export interface ShuffleNote {
  read(): ShuffleSeen | undefined;
  write(seen: ShuffleSeen): void;
}

const KEY = "riposte.shuffles";

/** Notes that are kept; the oldest go first. */
const KEPT = 20;

const seen = z.object({
  seat: z.int().min(0),
  before: shuffleSchema,
  after: shuffleSchema.exactOptional(),
  nonce: z.string().exactOptional(),
  dealt: ownSchema.exactOptional(),
});

const notes = z.array(z.object({ match: z.string(), player: z.string(), seen }));

type Notes = z.infer<typeof notes>;

/** A book that is forgotten with the program. */
export function looseBook(): NoteBook {
  const pages = new Map<string, string>();
  return {
    getItem: (key) => pages.get(key) ?? null,
    setItem: (key, value) => void pages.set(key, value),
  };
}

function all(book: NoteBook): Notes {
  try {
    return notes.parse(JSON.parse(book.getItem(KEY) ?? "[]"));
  } catch {
    return [];
  }
}

export function noteIn(book: NoteBook, match: string, player: string): ShuffleNote {
  const isThis = (one: Notes[number]) => one.match === match && one.player === player;
  return {
    read: () => all(book).find(isThis)?.seen,
    write(seen) {
      const others = all(book).filter((one) => !isThis(one));
      try {
        book.setItem(KEY, JSON.stringify([...others, { match, player, seen }].slice(-KEPT)));
      } catch {
        // A full book: this tab verifies what it saw itself.
      }
    },
  };
}
