/** The figures of a game's cards: asked for once something is drawn, when the page has nothing else to do. */
import { useSyncExternalStore } from "react";
import { type Drawn, drawnBy } from "../../../../shared/games/figures.ts";
import { PAGES } from "../../../../shared/games/pages.ts";
import { whenIdle } from "../idle.ts";

const NONE: Drawn = new Map();
const loaded = new Map<string, Drawn>();
const listeners = new Set<() => void>();

function load(game: string): void {
  loaded.set(game, NONE);
  const file = PAGES.find(({ id }) => id === game)?.figures;
  const ask = async () => {
    const { figures = [] } = (await file?.()) ?? {};
    loaded.set(game, drawnBy(figures));
    for (const listener of listeners) listener();
  };
  // Without them the cards are drawn by their kinds: nothing is lost that a player needs.
  if (file !== undefined) whenIdle(ask);
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

const none = (): Drawn => NONE;

export function useFigures(game: string): Drawn {
  const now = () => {
    if (!loaded.has(game)) load(game);
    return loaded.get(game) ?? NONE;
  };
  // Drawn outside a browser a card is as it is before its figures have come.
  return useSyncExternalStore(listen, now, none);
}
