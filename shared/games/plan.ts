/** The layout of a game's table and cards: data from which the page draws every board and every card. */
import type { Data, Icon, Json, PublicView, ThingView } from "../kernel/index.ts";
import type { Lesson, LessonTexts } from "./lesson.ts";

/** How a zone is drawn: cards side by side, numbered places, a pile with its top, or a number alone. */
export interface ZonePlan {
  readonly id: string;
  readonly as: "row" | "slots" | "pile" | "count";
  /** It faces one of the other seat's, position by position: both count theirs from the same side. */
  readonly isLane?: true;
  /** Whoever points at it, on his own side or in the middle, has chosen this value in that slot; "number": its places' numbers are the values. */
  readonly means?: Readonly<Record<string, Json>>;
  /** Its share of the row's width; 1 without it. */
  readonly wide?: number;
  /** A number that is the zone's own, shown at its name. */
  readonly gauge?: (picture: PublicView, seat: number) => Gauge;
}

export type Face = Readonly<Record<string, Json>>;

/** A card's face. It came as JSON, which the schema of the answer does not say. */
export const faceOf = ({ face }: { readonly face: object }): Face => face as Face;

/** A number of a card. `attr` names its value in play, where it has one. */
export interface Stat {
  readonly label: string;
  readonly value: number;
  readonly attr?: string | undefined;
  /** The counter that is subtracted from the value in play, such as damage. */
  readonly minus?: string;
  readonly icon?: Icon;
}

/** What a card is, whatever its game calls it: its frame follows, and the figure of its emblem. */
export type Kind = "being" | "hero" | "act" | "answer" | "gear" | "place" | "source";

export interface CardLook {
  readonly kind?: Kind;
  /** Those of one tribe wear one ornament, drawn from its name. */
  readonly tribe?: string | undefined;
  readonly cost: readonly Pip[];
  /** Its types, as printed. */
  readonly line: string;
  readonly stats: readonly Stat[];
  /** Which colour of the palette it wears. */
  readonly tint: Tint;
  readonly keywords: readonly string[];
}

export interface Pip {
  readonly text: string;
  readonly tint?: Tint;
  readonly label?: string;
}

export type Tint =
  | "stone"
  | "fire"
  | "water"
  | "wood"
  | "light"
  | "storm"
  | "dark"
  | "violet"
  | "steel"
  | "rose";

/** A number of a seat, beside its name. */
export interface Gauge {
  readonly key: string;
  readonly value: string;
  readonly tint?: Tint;
}

export interface GamePlan {
  readonly id: string;
  /** Rows of a seat's mat, from the middle of the table to its edge. */
  readonly mat: readonly (readonly ZonePlan[])[];
  /** Piles at the side of a mat. */
  readonly side: readonly ZonePlan[];
  /** Zones of the table, between the mats. */
  readonly middle: readonly ZonePlan[];
  /** In so many columns those zones are the board; without it they lie in one row. */
  readonly columns?: number;
  /** What of the table is drawn as a track: regions with markers over them, or a field for each column. */
  readonly track?: "regions" | "biomes";
  /** Zones only their seat sees into, the hand first. */
  readonly hand: readonly string[];
  /** Cards may lie beside a deck, to be swapped in between the matches of a series. */
  readonly hasSide?: true;
  /** The zone whose things are drawn at their host. */
  readonly attached?: string;
  /** Which table value is the phase, and its values in order. */
  readonly phaseKey: string;
  readonly phases: readonly string[];
  /** Table value that counts the turns. */
  readonly turnKey: string;
  /** Table values that say whose turn it is; the first that names a seat counts. */
  readonly ownerKeys: readonly string[];
  /** Values of a thing that turn it sideways. */
  readonly turned: readonly string[];
  /** Values of a thing that players need not see. */
  readonly unsaid: readonly string[];
  look(face: Face): CardLook;
  gauges(picture: PublicView, seat: number): readonly Gauge[];
}

/** Sentences by their keys. */
export type GameWords = Readonly<Partial<Record<string, string>>>;

/** The words of a game in one language. */
export interface GameSpeech {
  /** The words of the page, by keys that name the game. */
  readonly words: GameWords;
  /** The sentences of this game's log, besides those that all games share. */
  readonly told: GameWords;
  /** The meaning of its refusals, by their codes. */
  readonly refused: GameWords;
  /** Its guide: loaded when somebody opens it. */
  readonly guide?: () => Promise<GuideFile>;
  /** What its lesson says: loaded when somebody takes it. */
  readonly lessonTexts?: () => Promise<{ readonly texts: LessonTexts }>;
  /** What its cards say, by the English phrases that are made of them: loaded with the cards. */
  readonly cards?: () => Promise<{ readonly cards: GameWords }>;
}

/** The languages of a game, by their tags, each loaded when somebody chooses it. */
export type Speeches = Readonly<Record<string, () => Promise<GameSpeech>>>;

/** How a game is played, for who never saw it: chapters of short paragraphs. */
export type Guide = readonly { readonly title: string; readonly lines: readonly string[] }[];

export interface GuideFile {
  readonly guide: Guide;
  /** What lies in each zone, by its id; zones that are numbered are told of at the first. */
  readonly places?: GameWords;
}

/**
 * What cards of a game are drawn as: words of their names and types, each in lower case, with the path that stands for
 * them in a box of 256 by 256.
 */
export type Figures = readonly (readonly [words: string, path: string])[];

/** The world that a game's table stands in, as CSS writes it. */
export interface World {
  /** What the board is woven of: images whose lines are `var(--thread)`, which both themes can be read on. */
  readonly texture: string;
  /** The faces of its names and titles, of which a machine has one. */
  readonly font: string;
  /** What it is known by. */
  readonly sign: Icon;
}

/** The part of a game's folder that the page reads; its own speech is English. */
export interface GamePage extends GameSpeech {
  readonly id: string;
  /** The game's colour on the dark page, as CSS writes it. Without it the page draws one from the id. */
  readonly accent?: string;
  readonly world?: World;
  /** Without it the page draws the zones of the game as they are. */
  readonly plan?: GamePlan;
  /** Its cards' figures: loaded once a table stands. Without them a card is drawn by its kind alone. */
  readonly figures?: () => Promise<{ readonly figures: Figures }>;
  /** Its first match, step by step. */
  readonly lesson?: () => Promise<{ readonly lesson: Lesson }>;
  /** The languages that its folder was written in besides English; a language added later brings its own words for it. */
  readonly languages: Speeches;
}

/** Read a field of a face, or an empty value where it lacks the field. */
export const text = (face: Face, key: string): string => (typeof face[key] === "string" ? face[key] : "");
export const list = (face: Face, key: string): readonly string[] =>
  listed(face[key]).filter((one) => typeof one === "string");
export const nodes = (face: Face, key: string): readonly Data[] => listed(face[key]).filter(isNode);
export const fields = (face: Face, key: string): Data => (isNode(face[key]) ? face[key] : {});
export const keywordsOf = (face: Face): readonly string[] => Object.keys(fields(face, "keywords"));

const listed = (value: Json | undefined): readonly Json[] => (Array.isArray(value) ? value : []);
const isNode = (value: Json | undefined): value is Data =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The stats a face has a value for. */
export const stats = (
  face: Face,
  ...wanted: readonly (readonly [key: string, label: string, more?: Partial<Stat>])[]
): Stat[] =>
  wanted.flatMap(([key, label, more]) => {
    const value = face[key];
    return typeof value === "number" ? [{ label, value, attr: key, ...more }] : [];
  });

/** A number that a seat remembers under a key. */
export const count = (picture: PublicView, seat: number, key: string): number => {
  const value = picture.seats[seat]?.[key];
  return typeof value === "number" ? value : 0;
};

/** The seat whose turn it is; undefined where the turn is everybody's. */
export const turnOwner = (plan: GamePlan, { table }: PublicView): number | undefined =>
  plan.ownerKeys
    .map((key) => table[key])
    .filter((seat) => typeof seat === "number")
    .find((seat) => seat >= 0);

export const thingsIn = (picture: PublicView, zone: string): ThingView[] =>
  (picture.zones[zone]?.things ?? []).flatMap((name) => (name === null ? [] : (picture.things[name] ?? [])));
