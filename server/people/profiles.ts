/** Profiles: what everybody may know of an account, each part named here and nothing else told. */
import type { Refusal } from "../../shared/kernel/index.ts";
import { nameSchema, type Profile, playerSetsIn } from "../../shared/protocol/index.ts";
import { gameIn } from "../lobby/ratings.ts";
import { lookOf } from "../lobby/set-text.ts";
import { refuse } from "../match/common/refuse.ts";
import { HIDDEN_NAME } from "../match/hosts/decisions.ts";
import type { Names } from "../match/journal/names.ts";
import type { ProfileStore, Shown, Tally } from "./store.ts";

export interface ProfileDeps {
  readonly store: ProfileStore;
  readonly names: Names;
  readonly accounts: {
    /** The account that has this name, or had it a short time ago. */
    called(name: string): Promise<string | undefined>;
  };
}

/** What is kept for good and shown in part: points of a curve, lines of a record. */
const MARKS = 200;
const LINES = 50;

type Decks = NonNullable<Profile["decks"]>;

export class Profiles {
  readonly #deps: ProfileDeps;

  constructor(deps: ProfileDeps) {
    this.#deps = deps;
  }

  /** Without replays, whose rights are their matches' own. An account whose name was hidden has none. */
  async of(name: string): Promise<Omit<Profile, "replays"> | Refusal> {
    const { accounts, names, store } = this.#deps;
    const { data: asked } = nameSchema.safeParse(name);
    const id = asked && (await accounts.called(asked));
    const player = id && (await names.find(id));
    if (!player || isHidden(asked, player.name)) return refuse("profile/not-found");
    const { decks } = await store.shownOf(player.id);
    return {
      player: { ...player },
      ratings: await this.#ratings(player.id),
      opponents: await this.#opponents(player.id),
      decks: decks ? await this.#decks(player.id) : null,
    };
  }

  shown(player: string): Promise<Shown> {
    return this.#deps.store.shownOf(player);
  }

  show(player: string, shown: Shown): Promise<void> {
    return this.#deps.store.show(player, shown);
  }

  async #ratings(player: string): Promise<Profile["ratings"]> {
    const { store } = this.#deps;
    const marks = Map.groupBy(await store.marksOf(player, MARKS), ({ game }) => game);
    return (await store.ratingsOf(player)).map(({ game, rating, rd, games }) => ({
      ...gameIn(game),
      rating: Math.round(rating),
      deviation: Math.round(rd),
      games,
      curve: (marks.get(game) ?? []).map((mark) => ({
        at: mark.at,
        rating: Math.round(mark.rating),
      })),
    }));
  }

  async #opponents(player: string): Promise<Profile["opponents"]> {
    const { store, names } = this.#deps;
    const tallies = await store.talliesByOpponent(player, LINES);
    return Promise.all(
      tallies.map(async ({ opponent, ...tally }) => ({
        player: opponent === null ? null : { ...(await names.one(opponent)) },
        ...told(tally),
      })),
    );
  }

  /** A deck with cards of players' sets would name what may be nobody else's. */
  async #decks(player: string): Promise<Decks> {
    const { store } = this.#deps;
    const kept = await store.decks(player);
    return {
      record: (await store.talliesByDeck(player, LINES)).map(({ deck, ...tally }) => ({
        name: deck,
        ...told(tally),
      })),
      kept: kept
        .filter(({ cards, side }) => playerSetsIn([...Object.keys(cards), ...Object.keys(side)]).length === 0)
        .map(({ id, name, ruleset, cards, side }) => ({
          id,
          name,
          ruleset,
          cards,
          side,
        })),
    };
  }
}

/** Whoever is called so by an operator is not found by what he was called; another may have chosen that name. */
const isHidden = (asked: string, name: string): boolean =>
  name === HIDDEN_NAME && lookOf(asked) !== lookOf(HIDDEN_NAME);

const told = ({ game, won, drawn, lost }: Tally) => ({
  ...gameIn(game),
  won,
  drawn,
  lost,
});
