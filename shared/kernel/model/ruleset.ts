/**
 * What a game tells the machine: its zones, acts, verbs, actions, windows and
 * procedures. The kernel knows no game; a ruleset is one value of type `Ruleset`.
 */
import type { z } from "zod";
import type { Domain, Draw } from "./domains.ts";
import type { Cause } from "./event.ts";
import type { Speaker, Terms } from "./language.ts";
import type { Manual, Sort } from "./manual.ts";
import type { Match } from "./match.ts";
import type { OwnTerms, Trait } from "./own-terms.ts";
import type { Ability, CardDef, Program } from "./program.ts";
import type { Refusal } from "./refusal.ts";
import type { Data, Frame, Handle, Json, Obj, Ref, Request, Seat, Waiting } from "./state.ts";
import type { Words } from "./words.ts";

export type Audience = "all" | "owner" | "none";

export interface ZoneDef<W extends Words = Words> {
  readonly id: W["zone"];
  readonly owner: "table" | "seat";
  /** Who sees that each thing in it exists; everybody sees how many there are. */
  readonly audience: Audience;
  /** Objects that enter lie face down unless the op says otherwise. */
  readonly down?: boolean;
  /** Abilities work from here and filters look here, where `inPlay` agrees. */
  readonly play?: true;
  /** Moving inside a realm keeps the object; into another makes a new one (kernel.md 1). */
  readonly realm: string;
  /** A numbered zone: how many slots, which keep their holes. */
  slots?(options: W["options"]): number;
}

/** One atomic action of a step: planned, modified, committed, matched by triggers. Its name says what fields it has. */
export type Act<W extends Words = Words, Name extends ActName<W> = ActName<W>> = string extends Name
  ? W["act"]
  : Extract<W["act"], { readonly act: Name }>;
export type ActName<W extends Words = Words> = W["act"]["act"];

/** What an act is; `Fields` are those of the act, or those that several have in common. */
export interface ActKind<W extends Words = Words, Fields = W["act"]> {
  /** Carries the act out by ops and says what its object has become. Nothing here may refuse. */
  apply(m: Match<W>, act: Fields): Handle | void;
  /** False drops the act in planning: an impossible act is never modified (kernel.md 3). */
  possible?(m: Match<W>, act: Fields): boolean;
  /** Fields a trigger on this act may read, with the kind of reference they hold. */
  readonly fields: Readonly<Record<string, "object" | "seat" | "number">>;
  /** The field that a self-entering trigger looks at: "object" must be the ability's own. */
  readonly enters?: boolean;
  /** It is about what its object becomes in this very step (A ). */
  readonly follows?: true;
}

/** A built-in replacing modifier of the rules themselves. */
export interface Replacement<W extends Words = Words, On extends W["act"] = W["act"]> {
  readonly on: On["act"];
  /** `done` are the acts of the same step that are final already: a shield they use up is not there twice. */
  applies(m: Match<W>, act: On, done: readonly W["act"][]): boolean;
  /** The acts that happen instead; empty prevents it. */
  instead(m: Match<W>, act: On, done: readonly W["act"][]): readonly W["act"][];
  /** A player ranks it among the cards' own; without this it comes first and alone. */
  readonly ranked?: true;
}

/** Where an effect runs: whose it is and what it may point at. */
export type Scope = {
  readonly self: Handle;
  readonly controller: Seat;
  readonly targets: readonly (readonly Ref[])[];
  readonly x: number;
  readonly entry: number;
  readonly event: Data | null;
  readonly vars: Data;
  readonly gift?: number; // the stored change that gives the ability
};

/** What a reference or name holds; "any" where that cannot be told. */
export type Kind = "object" | "seat" | "entry" | "zone" | "number" | "any";

/** What the procedure of a verb finds in its locals: where the verb runs, and the verb. */
export type VerbLocals<Fields = Nothing> = { readonly scope: Scope; readonly node: Data & Fields };

/** The procedures of a game that these locals are enough for. */
export type ProcedureFor<W extends Words, Given> = string extends W["procedure"]
  ? string
  : { [Name in W["procedure"]]: Given extends W["locals"][Name] ? Name : never }[W["procedure"]];

/** Schemas by the fields that they read. */
export type Shape<Fields = Nothing> = Readonly<Record<string, z.ZodType>> & {
  readonly [Field in keyof Fields]-?: z.ZodType<Exclude<Fields[Field], undefined>>;
};

/** Its node has these `Fields`, as its shape reads them; of any other no more is known than that it is JSON. */
export interface Verb<W extends Words = Words, Fields = Nothing> extends CompiledVerb<W, Fields> {
  /** The node's fields beside `do`; the kernel makes them strict. */
  shape(terms: Terms<W>): Shape<Fields>;
}

/** A verb without a shape: a compiler writes it, no card may. */
export interface CompiledVerb<W extends Words = Words, Fields = Nothing> extends VerbParts<W, Fields> {
  /**
   * A verb that must ask first: this procedure carries it out in place of a step. It is called with the verb's
   * `VerbLocals`, and ends with `verbDone`.
   */
  readonly procedure?: ProcedureFor<W, VerbLocals<Fields>>;
}

/** A verb among others, whatever its fields are. */
export interface AnyVerb<W extends Words = Words> extends VerbParts<W, Nothing> {
  readonly procedure?: W["procedure"];
  shape?(terms: Terms<W>): Shape;
}

interface VerbParts<W extends Words, Fields> {
  /** What each field that holds a reference must name; the lint of sets reads it. */
  readonly takes?: Readonly<Record<string, readonly Kind[]>>;
  /** The acts of this verb, computed from the state before the step. */
  plan(m: Match<W>, scope: Scope, node: Data & Fields): readonly W["act"][];
  /** The verb as a sentence of rules text, without its full stop. */
  text(node: Data & Fields, say: Speaker): string;
  /** What its field `as` names afterwards. */
  readonly writes?: Kind;
  /** It holds statements that follow when its procedure says yes, or may hold some: "free"; they read "… to …" where it does not say how. */
  readonly then?: true | "free";
  /** It may hold statements that follow when its procedure says no. */
  readonly else?: true;
  joined?(node: Data & Fields, say: Speaker, then: () => string): string;
  /** It may hold an `effect` for another time, which its game compiles apart; the event that this may read. */
  readonly later?: Pick<ActKind<W>, "fields">;
}

export type Label = string;
/** Goes to a label, to the next step (void), ends the frame ("done"), or refuses the intent being judged. */
export type Next = Label | void | Refusal;
/** The type of a method, since a game's steps know their own words and locals and stand where the kernel knows none. */
export type ProcedureStep<W extends Words = Words, L extends Data = Data> = {
  step(m: Match<W>, frame: Frame<L>): Next;
}["step"];
/**
 * Steps in their order; a step's key is its label. One called "unwound" is run when the frame is dropped before its end.
 * Its frame has what it was called with (`Given`) and what its own steps and those above it note there (`Kept`).
 */
export type Procedure<
  W extends Words = Words,
  Given extends Data = Data,
  Kept extends Data = Nothing,
> = Readonly<Record<Label, ProcedureStep<W, Given & Kept>>> & {
  /** Never there: it carries what the procedure is called with from type to type. */
  readonly [GIVEN]?: Given;
};
declare const GIVEN: unique symbol;
export type Nothing = Readonly<Record<never, never>>;

/** What each of these procedures is called with. */
export type LocalsOf<Procedures> = {
  readonly [Name in keyof Procedures]: Procedures[Name] extends { readonly [GIVEN]?: infer L } ? L : Data;
};
/** The locals of a call; none need be said of a procedure that asks for none. */
export type Called<L> = Nothing extends L ? [locals?: L] : [locals: L];

/** The answers an action has collected so far, as the client named them. */
export type Draft = Data;

/** What a seat means to do. */
export type Intent<W extends Words = Words> = Draft & { readonly action: W["action"] };

/** One question inside an action: its domain now, and what choosing does with a `Value` of that domain. */
export interface Stage<W extends Words = Words, C extends Announced = Announced, Value extends Json = Json> {
  readonly slot: string;
  /** It is the price, which is refused last: what later stages find wrong is told before. */
  readonly price?: true;
  /** Null when nothing is to be chosen; a refusal when nothing can be. */
  domain(m: Match<W>, ctx: C): Domain<W["refusal"], Value> | Refusal<W["refusal"]> | null;
  apply(m: Match<W>, ctx: C, value: Value): Refusal<W["refusal"]> | void;
  /** The value taken when the intent leaves the slot out, or undefined when it must be given. */
  omitted?(m: Match<W>, ctx: C, domain: Domain<W["refusal"], Value>): Value | undefined;
  /** A code that says more than the domain's of a value outside it, or of one left out (undefined). */
  code?(
    m: Match<W>,
    ctx: C,
    domain: Domain<W["refusal"], Value>,
    value: Json | undefined,
  ): W["refusal"] | undefined;
  /** What everybody is told where the game itself announces and this is asked. */
  info?(m: Match<W>, ctx: C): Data;
}

/** An action on its way: who does what with which thing. Stages write their findings here. */
export type Announced = {
  readonly seat: Seat;
  readonly action: string;
  readonly head: Draft;
  /** The thing it is done with, or NONE. */
  readonly source: Handle;
  entry: number;
  due: number;
  [key: string]: unknown;
};

export interface ActionDef<W extends Words = Words, C extends Announced = Announced> {
  /** Kinds of request it may answer; none where only the game itself announces it. */
  readonly answers: readonly W["request"][];
  /** Keys of the intent that name the action, before any stage: "card", "mode", "ability"; by default none. */
  readonly head?: readonly string[];
  /** Heads worth trying, in the documented order; each is judged before it is offered. By default the empty one. */
  heads?(m: Match<W>, seat: Seat): Iterable<Draft>;
  /** First op and test of everything the head alone decides. */
  begin?(m: Match<W>, ctx: C): Refusal<W["refusal"]> | void;
  /** By default nothing is left to be chosen. */
  stages?(m: Match<W>, ctx: C): readonly Stage<W, C>[];
  /** Ends the action; its word goes to the procedure that asked. */
  finish(m: Match<W>, ctx: C): ActionResult;
}

/** "entry": an entry was added. "special": neither holder nor passes change. Others: the procedure's own words. */
export type ActionResult = string;

export type WindowReason =
  | "opened"
  | "entryAdded"
  | "special"
  | "passed"
  | "executed"
  | "cancelled"
  | "triggersPlaced"
  | "seatLeft";

export type Window<W extends Words = Words> = {
  readonly kind: W["window"];
  readonly holder: Seat;
  readonly passed: readonly Seat[];
  /** Who added last, for policies that answer by turns. */
  readonly last: Seat;
};

/** The difference between two timing systems, and no more than that (kernel.md 7). */
export interface WindowPolicy<W extends Words = Words> {
  /** Who acts next and who still counts as having passed. */
  next(m: Match<W>, window: Window<W>, reason: WindowReason): { holder: Seat; passed: readonly Seat[] };
  /** By default once every seat that is still there has passed. */
  isClosed?(m: Match<W>, window: Window<W>): boolean;
  /** By default the top resolves, and a window over nothing ends. */
  onClosed?(m: Match<W>, window: Window<W>): "resolveTop" | "resolveAll" | "end";
  /** After the last entry resolved: a natural window reopens, a derived one ends. */
  afterEmpty(m: Match<W>, window: Window<W>): "reopen" | "end";
  /** Before anybody receives the right: checks and triggers, which may call procedures; `next` looks after them. */
  beforeHandover(m: Match<W>): void;
  /** Whether anybody is asked now; by default the holder is. If not, the top resolves or the window ends. */
  open?(m: Match<W>, window: Window<W>): "ask" | "resolve" | "end";
  /** What is done for a holder who does not answer, where it may not pass. */
  fallback?(m: Match<W>, window: Window<W>): Intent<W>;
  /** The procedure that resolves the top entry. */
  readonly resolve: W["procedure"];
}

export type Ruleset<W extends Words = Words> = {
  readonly id: string;
  /** What players call the game, and in one paragraph what is implemented of it. */
  readonly name: string;
  readonly about: string;
  readonly version: number;
  readonly profiles: readonly string[];
  readonly seats: { readonly min: number; readonly max: number };
  /** Every gap ruling as a named option with its default. */
  readonly options: z.ZodType<W["options"]>;
  readonly zones: readonly ZoneDef<W>[];
  /** Counters and marks of objects; names starting with "_" are told to nobody. */
  readonly vars: readonly W["var"][];
  readonly attrs: readonly W["attr"][];
  /** Attributes that no viewer is told: each is computed when it is asked for. */
  readonly untold?: readonly W["attr"][];
  /** First table and seat records; keys starting with "_" are told to nobody. */
  table(m: Match<W>): W["table"];
  seatVars(m: Match<W>): W["seat"];
  /** Puts the decks in place and starts the first procedure. */
  start(m: Match<W>, decks: readonly (readonly string[])[]): void;
  /**
   * Attributes that the card alone says: all objects in play with that card have the same, while nothing changes it.
   * They are computed once for each card.
   */
  readonly printed?: readonly W["attr"][];
  /** An attribute before modifiers. */
  baseAttr(m: Match<W>, obj: Obj, attr: W["attr"]): number;
  /** Attributes the object has not got at all: they count as 0, but are neither at least nor at most anything. */
  lacks?(m: Match<W>, obj: Obj, attr: W["attr"]): boolean;
  /** The end of an attribute's pipeline (kernel.md 9), after every layer: floors, counters, swaps. */
  afterAttr?(m: Match<W>, handle: Handle, attr: W["attr"], value: number): number;
  /** A layer of changes sees those below it and its own alone (G R18.5); else dependency goes before layers (A ). */
  readonly layered?: true;
  /** By attribute: others that change with it, and read each other while anything changes it, within its layer or above (kernel.md 9: dependency). */
  readonly follow?: Readonly<Partial<Record<W["attr"], readonly W["attr"][]>>>;
  /**
   * Attributes that are nothing once a change of another has made it so, from that change's time on ("loses all
   * abilities"): a place in the pipeline of its own (kernel.md 9), which no change of theirs could take.
   */
  readonly wiped?: { readonly by: W["attr"]; readonly layer: number; readonly attrs: ReadonlySet<W["attr"]> };
  /** Whether viewers are told this object's attributes: by its zone and its variables, and by nothing else. */
  inPlay(m: Match<W>, obj: Obj): boolean;
  readonly procedures: Readonly<Record<W["procedure"], Procedure<W>>>;
  readonly windows: Readonly<Record<W["window"], WindowPolicy<W>>>;
  readonly acts: { readonly [Name in ActName<W>]: ActKind<W, Act<W, Name>> };
  readonly replacements: readonly Replacement<W>[];
  readonly verbs: Readonly<Record<string, AnyVerb<W>>>;
  readonly actions: Readonly<Record<W["action"], ActionDef<W>>>;
  /** Object predicates of this game's filters, by key. */
  readonly filters: Readonly<Record<string, FilterKey<W>>>;
  /** What sets of cards may be alike or different in: the values that a thing has of it, and their word. */
  readonly traits?: Readonly<Record<string, Trait<W>>>;
  /** Marks that cards name beside `vars`: counters of any name. */
  marks?(card: CardDef): readonly W["var"][];
  /** References, numbers and conditions of this game alone. */
  readonly terms?: OwnTerms<W>;
  /** Hidden segments: the zone of a seat where what leaves for another's side waits for the reveal, */
  readonly away?: W["zone"];
  /** the order in which branches are revealed, by default of the seats, and what everybody learns of a lock-in. */
  segmentOrder?(m: Match<W>): readonly Seat[];
  lockedIn?(m: Match<W>, seat: Seat): void;
  /** Who chooses between modifiers that would change the same act (kernel.md 3). */
  modifierChooser(m: Match<W>, act: W["act"], cause: Cause): Seat;
  /** What an act in another's place keeps of it; nothing by default. */
  inherits?(replaced: W["act"], act: W["act"]): W["act"];
  /** Whether an ability works where its object lies; by default in play (`inPlay`) and face up. */
  works?(m: Match<W>, obj: Obj, ability: Ability): boolean;
  /** The final acts of a step made ready on the state before it: positions counted, what they need put first. */
  ready?(m: Match<W>, acts: readonly W["act"][]): readonly W["act"][];
  /**
   * What matched triggers and the rules add to the event itself (kernel.md 3, stage four; A R-15.1b); by default
   * triggers wait. A ruleset that adds it right after instead (A C-1) closes the event by its cause first.
   */
  additive?(m: Match<W>, matched: readonly Waiting[], acts: readonly W["act"][], cause: Cause): void;
  /**
   * Whether an object that ends is remembered; by default one in play is. A reference that follows its own trace
   * (kernel.md 9; A) needs it of any.
   */
  remembers?(m: Match<W>, obj: Obj): boolean;
  /** The acts of a step once they are carried out, with what the object of each has become. */
  carried?(m: Match<W>, acts: readonly W["act"][], became: readonly Handle[]): void;
  /** One round of state checks; an empty list is the fixed point. */
  checks(m: Match<W>): readonly W["act"][];
  /** What a new object keeps of the old one when it changes realm; the default is nothing. */
  carry?(m: Match<W>, obj: Obj, to: ZoneDef<W>): readonly number[] | null;
  /** Why a seat that is asked nothing, or something else, may not do this. */
  notAsked(m: Match<W>, seat: Seat, intent: Draft, request: Request | null): Refusal<W["refusal"]>;
  /** What a seat that points at one of its own things may mean by it, whether it is legal now or not: the likeliest first. */
  meant(m: Match<W>, seat: Seat, source: Handle): readonly Intent<W>[];
  /** The order in which waiting triggers are placed: seats whose turn it is to order their own. */
  triggerOrder(m: Match<W>): readonly Seat[];
  /** The seat's things, entries and rights go (kernel.md 8). */
  leave(m: Match<W>, seat: Seat): void;
  /** A cap was reached: the outcome the rules name for it (kernel.md 13). */
  exhausted(m: Match<W>, cap: "turn" | "match"): void;
  /** Caps in steps. */
  readonly caps: { readonly slice: number; readonly turn: number; readonly match: number };
  /** The phase and turn that head each event. */
  when(m: Match<W>): { readonly turn: number; readonly phase: string };
  /** What a card of a set looks like: its parts worth a name in its JSON Schema, its words, and its sorts. */
  readonly format: {
    readonly card: z.ZodType;
    readonly parts: Readonly<Record<string, z.ZodType>>;
    readonly manual: Manual;
    readonly sorts: readonly Sort[];
  };
  /** Parses and compiles one card; faults name their path. Its text names cards of its set when it is read. */
  compileCard(
    json: unknown,
    set: string,
    nameOf: (id: string) => string,
  ): { readonly card: CardDef } | { readonly faults: readonly Fault[] };
  /** Cards of its own set that a card's text names by id, as tokens do. */
  mentions?(card: CardDef<W["card"]>): readonly string[];
  /** Whether its text shows what cards there are: then a match has all sets, so that nobody learns of what sets decks are. */
  showsSets?(card: CardDef<W["card"]>): boolean;
  /** Whether it lies at the table from the start, in no deck and made by no card. */
  laid?(card: CardDef<W["card"]>): boolean;
  /** What of a card's text does not fit the cards that it names. */
  namedFaults?(
    card: CardDef<W["card"]>,
    named: (id: string) => CardDef<W["card"]> | undefined,
  ): readonly Fault[];
  /** Whether a card could lie here for all an outsider knows (a face-down Pitfall); bots imagine by it. */
  mayBe?(m: Match<W>, obj: Obj, card: CardDef<W["card"]>): boolean;
  /** The card of the item that this object is, where it goes on as another (a face, a copy) for a time. */
  itemOf?(m: Match<W>, obj: Obj): number;
  /** What others alone know beside their cards, as marks (N R9.4) and aims (C R5.1), drawn anew for this seat. */
  imagine?(m: Match<W>, seat: Seat, draw: Draw): void;
  /** Everything wrong with a deck, in words. */
  deckProblems(cards: readonly CardDef<W["card"]>[], options: W["options"]): readonly string[];
};

/** What its schema has read is a `Value`; a schema with other terms in it is made of those. */
export interface FilterKey<W extends Words = Words, Value extends Json = Json> {
  /** What a card writes under it; left out where compiled code alone has it. */
  readonly schema?: z.ZodType<Value> | ((terms: Terms) => z.ZodType<Value>);
  test(m: Match<W>, obj: Obj, value: Value, scope: Scope): boolean;
  text(value: Value, say: Speaker): string;
  /** Where its words stand: the noun itself (the default), before it or after it. */
  readonly place?: "before" | "noun" | "after";
  /**
   * Attributes of the object that it looks at beside its card, its place and its marks. Without it, it may look at
   * anything, and what hangs on it is told anew after every step.
   */
  readonly reads?: readonly W["attr"][] | AttrsRead<W, Value>;
}
/** The type of a method, as `ProcedureStep` is: a key with a `Value` of its own stands among all others. */
type AttrsRead<W extends Words, Value> = { reads(value: Value): readonly W["attr"][] }["reads"];

/** What is wrong at one place of a card. */
export interface Fault {
  readonly path: string;
  readonly message: string;
}

/** A fault with its card: by its id, where it has none by its name or place, and "" where the set is at fault. */
export interface Problem extends Fault {
  readonly card: string;
}

export type { CardDef, Program };
