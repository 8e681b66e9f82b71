/** The table that a match belongs to, and the way to the next match played there. */
import { useEffect } from "react";
import type { TableInfo } from "../../../../shared/protocol/index.ts";
import { useLobby } from "../lobby.ts";
import { go, pathOf } from "../routes.ts";

/** As it changes; undefined until it is known, and where there is none. Goes to the next match when it begins. */
export function useSeries(match: string): TableInfo | undefined {
  const own = useLobby(undefined)?.own ?? [];
  const table = own.find(({ games }) => games.some((game) => game.match === match));
  const rematch = own.find(({ id }) => id === table?.next);
  const newest = (rematch ?? table)?.games.at(-1)?.match;
  useEffect(() => {
    if (newest !== undefined && newest !== match) go(pathOf.match(newest));
  }, [newest, match]);
  return table;
}
