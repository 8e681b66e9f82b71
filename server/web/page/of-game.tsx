/** The page of a game, where there is such a game: an address can name any. */
import { type ReactNode, useEffect, useState } from "react";
import { RefusedError } from "../../../shared/client/index.ts";
import { PAGES } from "../../../shared/games/pages.ts";
import { Loading } from "./notice.tsx";
import { riposte } from "./player.ts";
import { Refused } from "./refused.tsx";

interface GameOf {
  readonly game: string;
  readonly children: ReactNode;
}

export function OfGame({ game, children }: GameOf) {
  const isKnown = PAGES.some(({ id }) => id === game);
  const [isThere, tell] = useState<boolean>();
  useEffect(() => {
    // The server may play one that has no page of its own.
    if (!isKnown)
      riposte.gameSets(game).then(
        () => tell(true),
        (error: unknown) => tell(!(error instanceof RefusedError)),
      );
  }, [game, isKnown]);
  if (isKnown || isThere === true) return children;
  return isThere === undefined ? <Loading /> : <Refused code="ruleset/not-found" />;
}
