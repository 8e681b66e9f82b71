/**
 * Tells events as a person would: "Ada plays Spirit of Imagination". One teller follows one viewer from an
 * event on; it remembers which card a name stands for, and nothing else of the match.
 */
import { phrasesOf } from "../games/pages.ts";
import type { Data, Json, PublicView, ViewEvent, ViewOp } from "../kernel/index.ts";
import type { CardInfo } from "../protocol/index.ts";
import { PHRASES, type Phrases } from "./phrases.ts";

export interface TellerWords {
  /** The game, for what it alone tells. */
  readonly ruleset: string;
  /** The players' names, by seat. */
  readonly seats: readonly string[];
  readonly cards: readonly Pick<CardInfo, "id" | "name">[];
  /** Another language; English for what it leaves out. */
  readonly phrases?: Phrases | undefined;
}

const NOBODY = -1;

type Note = ViewOp & { readonly op: "note" };
type Move = ViewOp & { readonly op: "enter" | "move" | "leave" | "count" };

interface Told {
  readonly op: ViewOp;
  readonly event: ViewEvent;
  /** How many moves of one kind this stands for. */
  readonly count?: number;
}

const isDraw = (op: ViewOp): op is Note => op.op === "note" && op.note === "drew";
const isMove = (op: ViewOp): op is Move =>
  op.op === "enter" || op.op === "move" || op.op === "leave" || op.op === "count";

const countOf = (data: Data): number => (data.count ?? data.amount ?? 1) as number;

/** The key that makes another sentence of a note: which segment, yes or no, the thing it names. */
function variantOf({ segment, yes, things, cards, thing, entry }: Data): string {
  if (Array.isArray(things)) return things.length > 0 ? "things" : "none";
  if (Array.isArray(cards)) return "names";
  if (segment !== undefined || yes !== undefined) return String(segment ?? yes);
  return entry !== undefined ? "entry" : thing !== undefined ? "thing" : "";
}

/** hand:0 → hand. */
const zoneOf = (key: string): string => key.split(":")[0];
/** hand:0 → 0. */
const ownerOf = (key: string): number => Number(key.split(":")[1] ?? NOBODY);
const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

export class Teller {
  readonly #words: TellerWords;
  readonly #phrases: Phrases;
  readonly #cardNames: ReadonlyMap<string, string>;
  /** Card id by the name of the thing. */
  readonly #things = new Map<string, string>();
  /** The name of an entry; "" where its resolving goes without saying. */
  readonly #entries = new Map<string, string>();
  /** Which effect an entry is, where a card makes one of each of its effects. */
  readonly #effects = new Map<string, string>();
  readonly #view: () => Pick<PublicView, "things">;

  /** @param view what lies on the table now: asked for what no event has shown, as what was dealt */
  constructor(words: TellerWords, view: () => Pick<PublicView, "things"> = () => ({ things: {} })) {
    this.#words = words;
    this.#phrases = { ...PHRASES, ...phrasesOf(words.ruleset), ...words.phrases };
    this.#cardNames = new Map(words.cards.map(({ id, name }) => [id, name]));
    this.#view = view;
  }

  /** The sentences of these events, in order; many an event needs none. */
  tell(events: readonly ViewEvent[]): string[] {
    // A note may come before the move that shows its card.
    for (const { ops } of events) for (const op of ops) this.#learn(op);
    return events
      .flatMap((event) => this.#foldedOf(event))
      .flatMap((told) => (this.#isTold(told) ? [] : (this.#sentence(told.op, told.event, told.count) ?? [])))
      .filter((sentence) => sentence !== "")
      .map(capital);
  }

  /**
   * Cards that a seat draws one after the other, with nothing else told between, are drawn at once for a listener; within
   * one event, so that who hears all later is told the same. So is every move whose phrase says {cards}.
   */
  #foldedOf(event: ViewEvent): Told[] {
    const out: Told[] = [];
    let last = -1;
    let kind = "";
    for (const op of event.ops) {
      const now = this.#kindOf(op, event);
      if (now !== "" && now === kind) {
        const { count = 1, op: before } = out[last];
        const isNote = isDraw(op) && isDraw(before);
        out[last] = isNote
          ? { event, op: { ...op, data: { ...op.data, count: countOf(before.data) + countOf(op.data) } } }
          : { event, op: before, count: count + 1 };
        continue;
      }
      if (now !== "" || op.op === "note" || op.op === "entry") {
        last = out.length;
        kind = now;
      }
      out.push({ op, event });
    }
    return out;
  }

  /** What folds with its like; "" for what does not. */
  #kindOf(op: ViewOp, event: ViewEvent): string {
    if (isDraw(op)) return `drew ${op.data.seat}`;
    if (!isMove(op)) return "";
    const key = this.#keyOf(op, event);
    return this.#isOfMany(key) ? `${key} ${op.from} ${op.to}` : "";
  }

  #isOfMany(key = ""): boolean {
    return this.#phrases[key]?.includes("{cards}") === true;
  }

  /** Whether a sentence only says that somebody let something pass. */
  isPass(sentence: string): boolean {
    return this.#words.seats.some((seat) =>
      ["note.passed", "seat.passed"].some((key) => capital(this.#say(key, { seat }) ?? "") === sentence),
    );
  }

  /** A note of what a move of its event says in the same words. */
  #isTold({ op, event }: Told): boolean {
    if (op.op !== "note" || op.data.thing === undefined) return false;
    const { thing } = op.data;
    return event.ops.some(
      (other) =>
        (other.op === "move" || other.op === "enter" || other.op === "leave") &&
        (other.thing === thing || (other.op === "move" && other.name === thing)) &&
        this.#sentence(other, event) === this.#sentence(op, event),
    );
  }

  #learn(op: ViewOp): void {
    if ((op.op !== "enter" && op.op !== "move") || op.view.card === undefined) return;
    this.#things.set(op.op === "move" ? op.name : op.thing, op.view.card);
  }

  #sentence(op: ViewOp, event: ViewEvent, count = 1): string | readonly string[] | undefined {
    switch (op.op) {
      case "enter":
      case "move":
      case "leave":
      case "count":
        return this.#moved(op, event, count);
      case "entry":
        return this.#entered(op.name, op.entry);
      case "table":
        return this.#say(op.key === "phase" ? `phase.${op.value}` : `table.${op.key}`, { value: op.value });
      case "seat":
        return op.value === false ? undefined : this.#became(`seat.${op.key}`, op.value, op.seat);
      case "thing":
        return op.value === 0 ? undefined : this.#became(`thing.${op.key}`, op.value, NOBODY, op.thing);
      case "note":
        return op.note === "fight" ? this.#fight(op.data) : this.#note(op, event);
      case "over":
        return this.#over(op.winners, op.reason);
      default:
        return undefined;
    }
  }

  #became(key: string, value: Json, seat: number, thing = ""): string | undefined {
    const place = Number(value) + 1;
    return this.#say(key, { value, place, seat: this.#seat(seat), thing: this.#thing(thing) });
  }

  #moved(op: Move, event: ViewEvent, count: number): string | undefined {
    const key = this.#keyOf(op, event);
    if (key === undefined) return undefined;
    const { by } = event.cause;
    const owner = op.op === "leave" || op.op === "count" ? ownerOf(op.to) : op.view.owner;
    const name = op.op === "move" ? op.name : op.op === "count" ? "" : op.thing;
    const seat = this.#seat(by < 0 ? owner : by);
    return this.#say(key, { seat, thing: this.#thing(name), cards: this.#count(count) });
  }

  /**
   * The key of what is said of a move: why it came, else where from and where to. A draw is one, whatever it came of. Of
   * what is not shown only the number is told.
   */
  #keyOf(op: Move, { cause }: ViewEvent): string | undefined {
    const [from, to] = [zoneOf(op.from), zoneOf(op.to)];
    const way = from === "" ? "move.create" : `went.${from}.${to}`;
    const why = `move.${cause.why}`;
    if (op.op === "leave") return this.#known(way, `leave.${to}`);
    const isDrawn = from === "deck" && to === "hand";
    const key = isDrawn ? this.#known(way, why) : this.#known(why, way, `to.${to}`);
    return op.op !== "count" || this.#isOfMany(key) ? key : undefined;
  }

  #known(...keys: readonly string[]): string | undefined {
    return keys.find((key) => this.#phrases[key] !== undefined);
  }

  #entered(name: string, entry: Data): string | undefined {
    // Told again when it changes, as when its price is raised.
    if (this.#entries.has(name)) return undefined;
    const { kind, card } = entry;
    if (typeof entry.do === "string")
      this.#effects.set(name, this.#say(`effect.${entry.do}`, {}) ?? entry.do);
    const called = typeof card === "string" ? this.#card(card) : "";
    this.#entries.set(name, this.#entryName(String(kind), called));
    const targets = this.#targets(entry.targets);
    const values = {
      seat: this.#seat((entry.controller ?? entry.seat) as number),
      card: called,
      on: targets === "" ? "" : this.#say("on", { targets }),
    };
    const bare = called === "" ? this.#say(`entry.${kind}.bare`, values) : undefined;
    return bare ?? this.#say(`entry.${kind}`, values);
  }

  /** A phrase of no words means that its resolving goes without saying. */
  #entryName(kind: string, card: string): string {
    const called = this.#say(`called.${kind}`, { card });
    if (card === "" && called !== "") return this.#say("entry.hidden", {}) ?? "";
    return called ?? card;
  }

  #targets(targets: Json | undefined): string {
    if (!Array.isArray(targets)) return "";
    return this.#listed((targets as readonly Json[]).flat().map((target) => this.#target(String(target))));
  }

  #listed(names: readonly string[]): string {
    return names.join(this.#phrases.and);
  }

  #target(name: string): string {
    if (/^p\d+$/.test(name)) return this.#seat(Number(name.slice(1)));
    const place = /^z([a-zA-Z]+)(\d*)(?::(\d+))?$/.exec(name);
    if (place !== null) {
      const [, zone, number, seat] = place;
      return this.#say(`zone.${zone}`, { place: Number(number) + 1, seat: this.#seat(Number(seat)) }) ?? "";
    }
    return this.#entries.get(name) || this.#thing(name);
  }

  /** The fights in the lanes; the damage that comes of them is told by that. */
  #fight({ hits }: Data): string[] {
    const list = (hits ?? []) as readonly (readonly [string, string, number])[];
    const told = [
      this.#say(list.length === 0 ? "note.fight.none" : "note.fight", {}),
      ...list.map(([thing, to, amount]) =>
        this.#say("hit", { thing: this.#thing(thing), to: this.#thing(to), amount }),
      ),
    ];
    return told.filter((sentence) => sentence !== undefined);
  }

  #note({ note, data }: Note, { cause }: ViewEvent): string | undefined {
    // Costs of nothing are not told, nor entries whose resolving goes without saying.
    if (note === "paid" && !(Number(data.paid) > 0)) return undefined;
    if (note === "damage" && cause.why === "fight") return undefined;
    const entry = this.#entries.get(String(data.entry)) ?? this.#phrases["entry.unknown"];
    if (data.entry !== undefined && entry === "") return undefined;
    if (note === "step") return this.#say(`step.${data.step}`, {});
    const effect = this.#effects.get(String(data.entry));
    const on = this.#targets(data.targets);
    const key = note === "turn" && data.turn === undefined ? "note.turn.seat" : `note.${note}`;
    const variant = effect === undefined ? variantOf(data) : "effect";
    const values = {
      ...data,
      effect,
      value: this.#say(`value.${this.#words.ruleset}.${data.value}`, {}) ?? data.value,
      kind: this.#say(`kind.${data.kind}`, {}) ?? data.kind,
      on: on === "" ? "" : this.#say("on", { targets: on }),
      seat: this.#seat(data.seat as number),
      thing: this.#thing(String(data.thing)),
      things: this.#targets(data.things),
      place: Number(data.biome) + 1,
      to: this.#thing(String(data.to)),
      target: this.#target(String(data.target)),
      names: Array.isArray(data.cards) ? this.#listed(data.cards.map((id) => this.#card(String(id)))) : "",
      entry: entry ?? "",
      cards: this.#count(countOf(data)),
    };
    return this.#say(`${key}.${variant}`, values) ?? this.#say(key, values);
  }

  #count(count: number): string {
    const key = count === 0 ? "count.none" : count === 1 ? "count.one" : "count";
    return this.#say(key, { count }) ?? "";
  }

  #over(winners: readonly number[], reason: string): string | undefined {
    const names = this.#listed(winners.map((seat) => this.#seat(seat)));
    const key = winners.length === 0 ? "over.draw" : winners.length === 1 ? "over.one" : "over.many";
    return this.#say(key, { winners: names, reason: this.#say(`reason.${reason}`, {}) ?? reason });
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
    const card = this.#things.get(name) ?? this.#view().things[name]?.card;
    return card === undefined ? (this.#phrases["thing.hidden"] ?? "") : this.#card(card);
  }
}
