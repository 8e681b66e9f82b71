/** What the log leaves unsaid of what notes tell, and why. */
import type { Data, ViewEvent } from "../../shared/kernel/index.ts";

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
  encounterEnded: { why: MARK },
  phaseBegan: { why: "the phase itself is told" },
  phaseEnded: { why: "the next phase is told" },
  phaseSkipped: { why: "the next phase is told" },
  turnEnded: { why: "the next turn is told" },
  nothing: { why: MARK },
  arena: { why: MARK },
  arenaJudged: { why: FOLLOWS },
  defeated: { why: "the end is told, with its reason" },
  storeEmptied: { why: SHOWN },
  energySpent: { why: SHOWN },
  counter: { why: SHOWN },
  rested: { why: SHOWN },
  woke: { why: SHOWN },
  layer: { why: WITH_ENTRY },
  left: { why: "its player is told to leave" },
  reaction: { why: WITH_ENTRY },
  played: { why: WITH_ENTRY },
  targetInvalid: { why: "what is left of it executes, or malfunctions" },
  declared: { why: "the card is told to join the Expedition" },
  mode: { why: FOLLOWS },
  defendersSet: { why: "each is told as it defends" },
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
  executing: { why: "an attack is told by what comes of it" },
};

export const isUnsaid = (note: string, data: Data, event: ViewEvent): boolean =>
  UNSAID[note] !== undefined && (UNSAID[note].when?.(data, event) ?? true);

export const isEverUnsaid = (note: string): boolean => UNSAID[note] !== undefined;

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
