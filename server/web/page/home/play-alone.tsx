/** A match whose two sides are both played on this device, each in a tab of its own. */
import { useState } from "react";
import { RefusedError, Riposte } from "../../../../shared/client/index.ts";
import type { MatchInfo } from "../../../../shared/protocol/index.ts";
import { leaveSide, riposte, type Session } from "../player.ts";
import { onLink, pathOf } from "../routes.ts";
import { refusalText, t } from "../words/index.ts";
import type { DeckChoice } from "./decks.tsx";

interface Sides {
  readonly game: string;
  readonly mine: DeckChoice;
  readonly theirs: DeckChoice;
  readonly player: Session["player"];
}

export function PlayAlone(sides: Sides) {
  const [match, setMatch] = useState<MatchInfo>();
  const [refusal, setRefusal] = useState<string>();
  if (match !== undefined)
    return (
      <div className="begin" role="status">
        <p>{t("home.ready")}</p>
        <a className="button" href={`${pathOf.match(match.id)}#other-side`} target="_blank" rel="noreferrer">
          {t("home.openOther")}
        </a>
        <a className="button main" href={pathOf.match(match.id)} onClick={onLink}>
          {t("home.begin")}
        </a>
      </div>
    );
  const begin = () =>
    makeBoth(sides).then(setMatch, (error: unknown) =>
      setRefusal(error instanceof RefusedError ? refusalText(error.code) : t("app.unreachable")),
    );
  return (
    <div className="begin">
      <button type="button" onClick={() => void begin()}>
        {t("home.alone")}
      </button>
      <small>{t("home.aloneHelp")}</small>
      {refusal !== undefined && <p role="alert">{refusal}</p>}
    </div>
  );
}

async function makeBoth({ game, mine, theirs, player }: Sides): Promise<MatchInfo> {
  const other = await new Riposte(location.origin).session(`${player.name} II`);
  const decks = [mine, theirs].map(({ ref, cards }) => ("set" in ref ? ref : { cards: { ...cards } }));
  const match = await riposte.createMatch({ ruleset: game, decks, seats: [player.id, other.player.id] });
  leaveSide(match.id, other);
  return match;
}
