/** What lies in each zone of the table, as the game's guide tells it: it comes when the page rests. */
import { useEffect, useState } from "react";
import type { GameWords } from "../../../../shared/games/plan.ts";
import { whenIdle } from "../idle.ts";
import { useSpeech } from "../words/index.ts";

const NONE: GameWords = {};

export function useToldPlaces(game: string): GameWords {
  const { guide } = useSpeech(game);
  const [places, setPlaces] = useState(NONE);
  useEffect(() => {
    whenIdle(async () => setPlaces((await guide?.())?.places ?? NONE));
  }, [guide]);
  return places;
}
