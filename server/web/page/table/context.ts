/** The scene that every part of the table reads: the match as it stands, how its game is drawn, the player's doings. */
import { createContext, useContext } from "react";
import type { MatchClient } from "../../../../shared/client/index.ts";
import type { GamePlan, GameWords } from "../../../../shared/games/plan.ts";
import type { Cards } from "../catalog.ts";
import type { Doings } from "../match/making.ts";
import type { Snapshot, Stage } from "../match/stage.ts";
import type { Suggesting } from "../match/suggestion.ts";

export interface Scene {
  /** The player's seat; undefined for who only watches. */
  readonly client: MatchClient | undefined;
  /** Speaks to the others at the table, or to the others who watch; undefined where nobody hears it. */
  readonly say: Stage["say"];
  readonly mute: Stage["mute"];
  readonly now: Snapshot;
  readonly plan: GamePlan;
  readonly doings: Doings;
  readonly suggesting: Suggesting;
  /** Shows a card large; by its id, with the thing it is where it is one. */
  look(card: string | undefined, thing?: string): void;
}

/** The part that stays the same while the table is open: a reader of this alone is not drawn again by events. */
export interface Setting {
  readonly plan: GamePlan;
  readonly cards: Cards;
  /** What lies in each zone, in words. */
  readonly places: GameWords;
  /** As the player's doings now have it. */
  readonly point: Doings["point"];
  readonly look: Scene["look"];
}

export const SceneContext = createContext<Scene | undefined>(undefined);
export const SettingContext = createContext<Setting | undefined>(undefined);

const given = <T>(context: T | undefined): T => {
  if (context === undefined) throw new Error("no table around");
  return context;
};

export const useScene = (): Scene => given(useContext(SceneContext));
export const useSetting = (): Setting => given(useContext(SettingContext));
