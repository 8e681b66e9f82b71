/** The layout of a game's table and cards: data from which the page draws every board and every card. */
import type { Json, PublicView, ThingView } from "../kernel/index.ts";

/** How a zone is drawn: cards side by side, numbered places, a pile with its top, or a number alone. */
export interface ZonePlan {
  readonly id: string;
  readonly as: "row" | "slots" | "pile" | "count";
  /** It faces one of the other seat's, position by position: both count theirs from the same side. */
  readonly isLane?: true;
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
}

export interface CardLook {
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
}

/** How a game is played, for who never saw it: chapters of short paragraphs. */
export type Guide = readonly { readonly title: string; readonly lines: readonly string[] }[];

/** The part of a game's folder that the page reads; its own speech is English. */
export interface GamePage extends GameSpeech {
  readonly id: string;
  /** Without it the page draws the zones of the game as they are. */
  readonly plan?: GamePlan;
  /** Its guide, by the tag of the language: loaded when somebody opens it. Without one the page has its words alone. */
  readonly guides?: Readonly<Record<string, () => Promise<{ readonly guide: Guide }>>>;
  /** In other languages, by their tags: loaded when somebody chooses one. */
  readonly languages: Readonly<Record<string, () => Promise<GameSpeech>>>;
}

/** Read a field of a face, or an empty value where it lacks the field. */
export const text = (face: Face, key: string): string => (typeof face[key] === "string" ? face[key] : "");
export const list = (face: Face, key: string): readonly string[] =>
  Array.isArray(face[key]) ? (face[key] as readonly string[]) : [];
export const keywordsOf = (face: Face): readonly string[] => Object.keys((face.keywords ?? {}) as object);

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
  plan.ownerKeys.map((key) => table[key]).find((seat) => typeof seat === "number" && seat >= 0) as
    | number
    | undefined;

export const thingsIn = (picture: PublicView, zone: string): ThingView[] =>
  (picture.zones[zone]?.things ?? []).flatMap((name) => (name === null ? [] : (picture.things[name] ?? [])));
