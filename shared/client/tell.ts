/**
 * Tells events as a person would: "Ada plays Spirit of Imagination". One teller follows one viewer from an
 * event on; it remembers which card a name stands for, and nothing else of the match.
 */
import type { Data, Json, PublicView, ViewEvent, ViewOp } from "../kernel/index.ts";
import type { CardInfo } from "../protocol/index.ts";
import { PHRASES, type Phrases } from "./phrases.ts";

export interface TellerWords {
  /** What the players are called, by seat. */
  readonly seats: readonly string[];
  readonly cards: readonly Pick<CardInfo, "id" | "name">[];
  /** Another language; English for what it leaves out. */
  readonly phrases?: Phrases;
}

type Note = ViewOp & { readonly op: "note" };
type Move = ViewOp & { readonly op: "enter" | "move" };

/** Kinds of entry that are told in the words of another. */
const TOLD_AS: Readonly<Record<string, string>> = {
  ability: "use",
  activateSkill: "use",
  reactiveSkill: "trigger",
  playCard: "play",
};

/** Kinds of entry that are no card being played. */
const ABILITIES = new Set([
  "ability",
  "bide",
  "support",
  "trigger",
  "activateSkill",
  "reactiveSkill",
  "reaction",
]);
/** Kinds whose resolving goes without saying. */
const SILENT = new Set(["attack", "block", "assist", "advance", "defend", "ongoing"]);

interface Told {
  readonly op: ViewOp;
  readonly event: ViewEvent;
}

const isDraw = (op: ViewOp): op is Note => op.op === "note" && op.note === "drew";

/** Cards that a seat draws one after the other, with nothing else told between, are drawn at once for a listener. */
function withDrawsAsOne(ops: readonly Told[]): Told[] {
  const out: Told[] = [];
  let last = -1;
  for (const { op, event } of ops) {
    const before = out[last]?.op;
    if (isDraw(op) && before !== undefined && isDraw(before) && before.data.seat === op.data.seat) {
      const count = countOf(before.data) + countOf(op.data);
      out[last] = { event, op: { ...op, data: { ...op.data, count } } };
      continue;
    }
    if (op.op === "note" || op.op === "entry") last = isDraw(op) ? out.length : -1;
    out.push({ op, event });
  }
  return out;
}

const countOf = (data: Data): number => (data.count ?? data.amount ?? 1) as number;

export class Teller {
  readonly #words: TellerWords;
  readonly #phrases: Phrases;
  readonly #cardNames: ReadonlyMap<string, string>;
  /** Card id by the name of the thing. */
  readonly #things = new Map<string, string>();
  /** What an entry is called; "" where its resolving goes without saying. */
  readonly #entries = new Map<string, string>();

  /** @param view what lies on the table when the telling begins */
  constructor(words: TellerWords, view?: Pick<PublicView, "things">) {
    this.#words = words;
    this.#phrases = { ...PHRASES, ...words.phrases };
    this.#cardNames = new Map(words.cards.map(({ id, name }) => [id, name]));
    for (const [name, { card }] of Object.entries(view?.things ?? {}))
      if (card !== undefined) this.#things.set(name, card);
  }

  /** The sentences of these events, in order; many an event needs none. */
  tell(events: readonly ViewEvent[]): string[] {
    const ops = withDrawsAsOne(events.flatMap((event) => event.ops.map((op) => ({ op, event }))));
    // A note may come before the move that shows its card.
    for (const { op } of ops) this.#learn(op);
    return ops.flatMap(({ op, event }) => this.#sentence(op, event) ?? []);
  }

  #learn(op: ViewOp): void {
    if ((op.op !== "enter" && op.op !== "move") || op.view.card === undefined) return;
    this.#things.set(op.op === "move" ? op.name : op.thing, op.view.card);
  }

  #sentence(op: ViewOp, event: ViewEvent): string | undefined {
    switch (op.op) {
      case "enter":
      case "move":
        return this.#moved(op, event);
      case "leave":
        return op.to.startsWith("hand:")
          ? this.#say("leave.hand", { thing: this.#thing(op.thing) })
          : undefined;
      case "entry":
        return this.#entered(op.name, op.entry);
      case "table":
        return op.key === "phase" ? this.#say(`phase.${op.value}`, {}) : undefined;
      case "note":
        return this.#note(op);
      case "over":
        return this.#over(op.winners, op.reason);
      default:
        return undefined;
    }
  }

  #moved(op: Move, { cause }: ViewEvent): string | undefined {
    const name = op.op === "move" ? op.name : op.thing;
    return this.#say(`move.${cause.why}`, { seat: this.#seat(cause.by), thing: this.#thing(name) });
  }

  #entered(name: string, entry: Data): string | undefined {
    // Told again when it changes, as when its price is raised.
    if (this.#entries.has(name)) return undefined;
    const { kind, card } = entry;
    const called = typeof card === "string" ? this.#card(card) : "";
    this.#entries.set(name, this.#entryName(String(kind), called));
    const word = TOLD_AS[kind as string] ?? String(kind);
    const key =
      called === "" && word === "attack" ? "attackers" : called === "" && word === "play" ? "bare" : word;
    const targets = this.#targets(entry.targets);
    return this.#say(`entry.${key}`, {
      seat: this.#seat((entry.controller ?? entry.seat) as number),
      card: called,
      on: targets === "" ? "" : this.#say("on", { targets }),
    });
  }

  #entryName(kind: string, card: string): string {
    if (SILENT.has(kind)) return "";
    if (card === "") return this.#say("entry.hidden", {}) ?? "";
    return ABILITIES.has(kind) ? (this.#say("entry.ability", { card }) ?? card) : card;
  }

  #targets(targets: Json | undefined): string {
    if (!Array.isArray(targets)) return "";
    return (targets as readonly Json[])
      .flat()
      .map((target) => this.#target(String(target)))
      .join(this.#phrases.and);
  }

  #target(name: string): string {
    if (/^p\d+$/.test(name)) return this.#seat(Number(name.slice(1)));
    const place = /^z([a-z]+)(\d+)(?::(\d+))?$/.exec(name);
    if (place !== null) {
      const [, zone, number, seat] = place;
      return this.#say(`zone.${zone}`, { place: Number(number) + 1, seat: this.#seat(Number(seat)) }) ?? "";
    }
    return this.#entries.get(name) || this.#thing(name);
  }

  #note({ note, data }: Note): string | undefined {
    // Costs of nothing are not told, nor entries whose resolving goes without saying.
    if (note === "paid" && !(Number(data.paid) > 0)) return undefined;
    const entry = this.#entries.get(String(data.entry)) ?? this.#phrases["entry.unknown"];
    if (data.entry !== undefined && entry === "") return undefined;
    if (note === "step") return this.#say(`step.${data.step}`, {});
    const key = note === "turn" && data.turn === undefined ? "note.turn.seat" : `note.${note}`;
    return this.#say(key, {
      ...data,
      seat: this.#seat(data.seat as number),
      thing: this.#thing(String(data.thing)),
      things: this.#targets(data.things),
      place: Number(data.biome) + 1,
      to: this.#thing(String(data.to)),
      entry: entry ?? "",
      cards: this.#count(countOf(data)),
    });
  }

  #count(count: number): string {
    const key = count === 0 ? "count.none" : count === 1 ? "count.one" : "count";
    return this.#say(key, { count }) ?? "";
  }

  #over(winners: readonly number[], reason: string): string | undefined {
    const names = winners.map((seat) => this.#seat(seat)).join(this.#phrases.and);
    const key = winners.length === 0 ? "over.draw" : winners.length === 1 ? "over.one" : "over.many";
    return this.#say(key, { winners: names, reason });
  }

  /** The phrase of a key with its braces filled in; undefined where there is none. */
  #say(key: string, values: Readonly<Record<string, unknown>>): string | undefined {
    return this.#phrases[key]?.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ""));
  }

  #seat(seat: number): string {
    return this.#words.seats[seat] ?? this.#phrases["seat.nobody"] ?? "";
  }

  #card(id: string): string {
    return this.#cardNames.get(id) ?? id;
  }

  #thing(name: string): string {
    const card = this.#things.get(name);
    return card === undefined ? (this.#phrases["thing.hidden"] ?? "") : this.#card(card);
  }
}
