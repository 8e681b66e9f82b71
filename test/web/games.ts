import { rulesets } from "../../shared/games/index.ts";
import type { AskView, CardDef, Data, Ruleset, ViewEvent } from "../../shared/kernel/index.ts";
import { partOr } from "../games/files.ts";

interface Unsaid {
  readonly why: string;
  when(data: Data, event: ViewEvent): boolean;
}

/** What the tests of the page know of a game: `page.ts` in its folder of test/scenarios. */
export interface GamePage {
  /** The words it knows as keywords. */
  readonly keywords: readonly string[];
  /** Words of the rules that texts use beside them. */
  readonly said: readonly string[];
  /** Notes that its log leaves unsaid, and why: all of them, or which. Any other note without a phrase fails its tests. */
  readonly unsaid?: Readonly<Record<string, string | Unsaid>>;
  /** By note: data that its phrase itself says, or that goes without saying. */
  readonly unnamed?: Readonly<Record<string, readonly string[]>>;
  /** What another word of its phrases stands for. */
  readonly alias?: Readonly<Record<string, string>>;
  /**
   * Causes of which its log says nothing, or ways of things ("hand.deck", "entry"), and why; any other event in which
   * something moves, and of which the log says nothing, fails its tests.
   */
  readonly mute?: Readonly<Record<string, string>>;
  /** How it says one ability; absent where its texts have no such part. */
  abilityText?(card: CardDef, node: Data): string;
  /** Options under which it asks whether to keep a hand; absent where it never does. */
  readonly keepsHand?: Readonly<Record<string, boolean>>;
  /** Phases at which who plays it by hand stops, and how patient one is (test/browser/hand.ts); by default nowhere. */
  readonly pace?: { readonly stops: readonly string[]; readonly patience: number };
  /** Requests that the rules put, whatever card is about. */
  readonly byRules: readonly string[];
  /** Requests that random play seldom comes to. */
  readonly seldom: readonly (readonly [kind: string, info?: AskView["info"]])[];
}

/** Of a game without the file: it has no keywords, and the rules themselves ask what its actions answer. */
const unsaid = ({ actions }: Ruleset): GamePage => ({
  keywords: [],
  said: [],
  byRules: Object.values(actions).flatMap(({ answers }) => answers),
  seldom: [],
});

/** Every registered game with what its folder says. */
export const PAGES: readonly (readonly [id: string, page: GamePage])[] = await Promise.all(
  rulesets.map(async (game) => [game.id, await partOr(game.id, "page.ts", "page", unsaid(game))] as const),
);
