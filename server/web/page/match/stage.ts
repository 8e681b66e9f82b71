/** The source of the table's picture, whether it is played at, watched or seen again. */
import { z } from "zod";
import type { MatchClient, MatchState, Teller } from "../../../../shared/client/index.ts";
import type { Data, Draft, PublicView, ViewEvent } from "../../../../shared/kernel/index.ts";
import type {
  Answer,
  NarrowAnswer,
  SeatMessage,
  SuggestAnswer,
  TablePicture,
  WhyNotAnswer,
} from "../../../../shared/protocol/index.ts";
import type { Cards } from "../catalog.ts";

/** A sentence of the log: one that begins a turn, one that somebody said, that players let pass, or what happened. */
export interface LogLine {
  readonly key: number;
  readonly text: string;
  readonly kind: "turn" | "said" | "pass" | "event";
  /** The number of the first event that it was told with. */
  readonly n?: number;
  /** The line as it was before another pass was added to it. */
  readonly before?: LogLine;
}

export type Saying = Parameters<MatchClient["chat"]>[0];

/** The newest events' effects, for the eye. */
export interface Motion {
  /** Raised with each batch of events. */
  readonly beat: number;
  /** Where a thing that has a new name came from: its old name, or its zone. */
  readonly from: ReadonlyMap<string, string>;
  /** Things something was done to. */
  readonly struck: ReadonlySet<string>;
  /** Things that attack, and what each attacks; undefined where that is not said. */
  readonly attacks: ReadonlyMap<string, string | undefined>;
}

export interface Snapshot {
  readonly state: MatchState;
  /** The player's own seat; -1 for who only watches. */
  readonly me: number;
  readonly seat: SeatMessage;
  /** Seconds behind the match; 0 for who plays. */
  readonly delay: number;
  readonly table: TablePicture;
  /** Table and seat laid over each other. */
  readonly picture: PublicView;
  readonly cards: Cards;
  readonly log: readonly LogLine[];
  readonly motion: Motion;
  /** Those who may be heard here, the player himself left out. */
  readonly speakers: readonly Speaker[];
}

export interface Speaker {
  readonly player: string;
  readonly name: string;
  readonly isMuted: boolean;
}

export interface Stage {
  /** The player's seat; undefined for who only watches. */
  readonly client: MatchClient | undefined;
  readonly subscribe: (listener: () => void) => () => void;
  readonly read: () => Snapshot;
  /** Resolves to why it was not said, or undefined. Undefined itself where nobody hears it. */
  readonly say: ((saying: Saying) => Promise<string | undefined>) | undefined;
  /** Hears nothing of a player any more, or hears him again. */
  mute(player: string, isMuted: boolean): void;
  submit(intent: Data): Promise<Answer>;
  narrow(draft: Draft): Promise<NarrowAnswer>;
  /** A move that could be made; undefined where nobody has one to suggest. */
  readonly suggest: (() => Promise<SuggestAnswer>) | undefined;
  whyNot(thing: string): Promise<WhyNotAnswer>;
  leave(): void;
}

export const NO_MOTION: Motion = { beat: 0, from: new Map(), struck: new Set(), attacks: new Map() };

/** The seat side that a spectator has in a seat's place. */
export const NO_SEAT: SeatMessage = {
  rev: 0,
  ver: 0,
  own: { seat: -1, zones: {}, things: {}, ask: null },
  options: [],
};

export const NOT_SEATED = { ok: false as const, code: "match/not-seated", detail: {} };

/** The teller's lines on events; one between dashes begins a turn. */
export const toldBy = (teller: Teller, events: readonly ViewEvent[]): Omit<LogLine, "key">[] =>
  teller.tell(events).map((text) => ({
    text,
    n: events[0]?.n ?? 0,
    kind: text.startsWith("—") ? "turn" : teller.isPass(text) ? "pass" : "event",
  }));

/** The log with these lines after it; passes that follow each other are one line. The last key counts on. */
export function written(log: readonly LogLine[], lines: readonly Omit<LogLine, "key">[]): LogLine[] {
  const all = [...log];
  for (const line of lines) {
    const last = all.at(-1);
    if (last?.kind === "pass" && line.kind === "pass")
      all[all.length - 1] = { ...last, ...line, text: `${last.text} ${line.text}`, before: last };
    else all.push({ ...line, key: (last?.key ?? 0) + 1 });
  }
  return all;
}

/** The log without what was told of later events: they were taken back. */
export const toldUpTo = (log: readonly LogLine[], head: number): LogLine[] =>
  log.flatMap((line) => {
    let kept: LogLine | undefined = line;
    while ((kept?.n ?? 0) > head) kept = kept?.before;
    return kept ?? [];
  });

/** Notes that name a thing something was done to. */
const STRIKES = new Set(["damage", "slain", "targeted", "counter", "terminated", "died", "attached"]);

type Attack = readonly [by: string, at: string | undefined];

const attack = z
  .tuple([z.string(), z.string()])
  .rest(z.unknown())
  .transform(([by, at]): Attack => [by, at]);
const attacker = z.string().transform((by): Attack => [by, undefined]);

/** How the notes of attacks name who attacks, and what. */
const ATTACKS = z.discriminatedUnion("note", [
  z.object({ note: z.literal("fight"), hits: z.array(attack) }).transform(({ hits }) => hits),
  z.object({ note: z.literal("defendersSet"), pairs: z.array(attack) }).transform(({ pairs }) => pairs),
  z.object({ note: z.literal("attackersSet"), things: z.array(attacker) }).transform(({ things }) => things),
  z.object({ note: z.literal("attacks"), thing: attacker }).transform(({ thing }) => [thing]),
]);

const attacksOf = (note: string, data: Data): readonly Attack[] =>
  ATTACKS.safeParse({ note, ...data }).data ?? [];

export function motionOf(events: readonly ViewEvent[], beat: number): Motion {
  const from = new Map<string, string>();
  const struck = new Set<string>();
  const attacks = new Map<string, string | undefined>();
  for (const { ops } of events)
    for (const op of ops) {
      if (op.op === "move") from.set(op.name, from.get(op.thing) ?? op.thing);
      else if (op.op === "enter" && op.from !== undefined) from.set(op.thing, `zone ${op.from}`);
      else if (op.op === "note") {
        if (STRIKES.has(op.note) && typeof op.data.thing === "string") struck.add(op.data.thing);
        for (const [by, at] of attacksOf(op.note, op.data)) attacks.set(by, at);
      }
    }
  return { beat, from, struck, attacks };
}
