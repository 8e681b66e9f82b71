/** What every part of the table reads: the match as it stands, how its game is drawn, what the player is doing. */
import { createContext, useContext } from "react";
import type { MatchClient } from "../../../../shared/client/index.ts";
import type { GamePlan } from "../games/plan.ts";
import type { Doings } from "../match/making.ts";
import type { Snapshot, Stage } from "../match/stage.ts";

export interface Scene {
  /** The player's seat; undefined for who only watches. */
  readonly client: MatchClient | undefined;
  /** Speaks to the others at the table, or to the others who watch; undefined where nobody hears it. */
  readonly say: Stage["say"];
  readonly now: Snapshot;
  readonly plan: GamePlan;
  readonly doings: Doings;
  /** Shows a card large; by its id, with the thing it is where it is one. */
  look(card: string | undefined, thing?: string): void;
}

export const SceneContext = createContext<Scene | undefined>(undefined);

export function useScene(): Scene {
  const scene = useContext(SceneContext);
  if (scene === undefined) throw new Error("no table around");
  return scene;
}
