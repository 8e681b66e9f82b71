/** Matches of the player's that are over: how they ended, their replays, and a link to give away. */
import { useEffect, useState } from "react";
import type { MatchInfo } from "../../../../shared/protocol/index.ts";
import { riposte } from "../player.ts";
import { onLink, pathOf } from "../routes.ts";
import { calledOf, said, t } from "../words/index.ts";
import { useRefusal } from "./refusal.tsx";

/** The player's matches that are over; none until they are known. */
export function usePlayed(): readonly MatchInfo[] {
  const [matches, setMatches] = useState<readonly MatchInfo[]>([]);
  useEffect(() => {
    riposte.played().then(setMatches, () => setMatches([]));
  }, []);
  return matches;
}

interface PlayedOf {
  readonly player: string;
  readonly matches: readonly MatchInfo[];
}

export function Played({ player, matches }: PlayedOf) {
  if (matches.length === 0) return null;
  return (
    <section className="open-tables played" aria-label={t("played.title")}>
      <h2>{t("played.title")}</h2>
      <ul>
        {matches.map((match) => (
          <Line key={match.id} match={match} player={player} />
        ))}
      </ul>
    </section>
  );
}

function Line({ match, player }: { readonly match: MatchInfo; readonly player: string }) {
  const [link, setLink] = useState<string>();
  const refusal = useRefusal();
  const { id, ruleset, seats } = match;
  const others = seats.flatMap((seat) =>
    seat.player.id === player ? [] : [calledOf(seat.player.id, seat.player.name)],
  );
  const share = async () => {
    const word = await refusal.of(riposte.shareReplay(id));
    if (word !== undefined)
      setLink(`${location.origin}${pathOf.replay(id)}?${new URLSearchParams({ share: word })}`);
  };
  return (
    <li data-game={ruleset}>
      <span>
        {said(`game.${ruleset}`) ?? ruleset} {t("home.against", { names: others.join(", ") })}
        <small> {endOf(match, player)}</small>
        {link !== undefined && (
          <input
            readOnly
            value={link}
            aria-label={t("played.link")}
            onFocus={(event) => event.target.select()}
          />
        )}
        {refusal.line}
      </span>
      <span className="ways">
        <button type="button" className="quiet" onClick={() => void share()}>
          {t("played.share")}
        </button>
        <a className="button" href={pathOf.replay(id)} onClick={onLink}>
          {t("replay.watch")}
        </a>
      </span>
    </li>
  );
}

function endOf({ outcome, seats }: MatchInfo, player: string): string {
  if (outcome === null || outcome.winners.length === 0) return t("played.drawn");
  return t(outcome.winners.some((seat) => seats[seat]?.player.id === player) ? "played.won" : "played.lost");
}
