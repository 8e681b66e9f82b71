/** What the log leaves unsaid of what notes tell, and why. */
import type { Data, ViewEvent } from "../../shared/kernel/index.ts";
import { PAGES } from "./games.ts";

interface Unsaid {
  readonly why: string;
  /** Which of these notes; by default all. */
  when?(data: Data, event: ViewEvent): boolean;
}

const MARK = "it marks a place for who reads events, and the next line tells what comes of it";
const SHOWN = "the table shows it";
const WITH_ENTRY = "the entry itself is told, with its targets";
const FOLLOWS = "what comes of it is told";

const UNSAID: Readonly<Record<string, Unsaid>> = {
  closed: { why: MARK },
  ordered: { why: FOLLOWS },
  left: { why: "its player is told to leave" },
  targeted: { why: WITH_ENTRY, when: ({ things }) => things === undefined },
  chose: { why: "only how many is known", when: ({ things }) => things === undefined },
  revealed: { why: "each card is told as it turns up", when: ({ cards }) => cards === undefined },
  paid: { why: "a cost of nothing", when: ({ paid }) => !(Number(paid) > 0) },
  damage: { why: "the fight tells who hits whom", when: (_, { cause }) => cause.why === "fight" },
  segment: { why: MARK, when: ({ segment }) => segment !== "S1" && segment !== "B1" },
  reveal: { why: MARK, when: ({ segment }) => segment === "targets" },
  step: {
    why: SHOWN,
    when: ({ step }) => ["refresh", "maintenance", "draw", "reset"].includes(String(step)),
  },
  fight: { why: "it is told by its hits", when: ({ hits }) => (hits as readonly unknown[]).length > 0 },
  resolved: { why: "an attack or a block is told by what comes of it" },
};

/** What goes without saying in all games, and what the game itself leaves unsaid (`page.ts` of its tests). */
export const isUnsaid = (ruleset: string, note: string, data: Data, event: ViewEvent): boolean =>
  ownUnsaid(ruleset, note) || (UNSAID[note] !== undefined && (UNSAID[note].when?.(data, event) ?? true));

export const isEverUnsaid = (ruleset: string, note: string): boolean =>
  ownUnsaid(ruleset, note) || UNSAID[note] !== undefined;

const ownUnsaid = (ruleset: string, note: string): boolean =>
  PAGES.some(([id, { unsaid = {} }]) => id === ruleset && Object.hasOwn(unsaid, note));

/** What another word of a phrase stands for. */
export const ALIAS: Readonly<Record<string, readonly string[]>> = {
  count: ["cards"],
  amount: ["cards"],
  biome: ["place"],
  cards: ["names"],
  targets: ["on"],
};

/** Data of notes that the phrase itself says, or that goes without saying. */
export const UNNAMED: ReadonlySet<string> = new Set([
  "paid due",
  "paid yes",
  "may yes",
  "segment segment",
  "segment turn",
  "reveal segment",
  "step step",
  "fight hits",
  "activated ability",
  "activated x",
  "fizzled seat",
  "durability amount",
  "mulligan count",
  "mulligan again",
  "placed expedition",
  "handShown to",
  "cancelled why",
]);
