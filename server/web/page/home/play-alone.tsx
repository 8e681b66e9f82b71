/** A match whose two sides are both played on this device, each in a tab of its own. */
import { useState } from "react";
import { RefusedError, Riposte } from "../../../../shared/client/index.ts";
import { present, type TableSet } from "../../../../shared/protocol/index.ts";
import { leaveSide, riposte, type Session } from "../player.ts";
import { onLink, pathOf } from "../routes.ts";
import { refusalText, t } from "../words/index.ts";
import type { DeckChoice } from "./decks.tsx";

interface Sides {
  readonly game: string;
  /** Sets of players that the table plays. */
  readonly sets: readonly TableSet[];
  readonly mine: DeckChoice;
  readonly theirs: DeckChoice;
  readonly player: Session["player"];
}

export function PlayAlone(sides: Sides) {
  const [match, setMatch] = useState<string>();
  const [refusal, setRefusal] = useState<string>();
  if (match !== undefined)
    return (
      <div className="begin" role="status">
        <p>{t("home.ready")}</p>
        <a className="button" href={`${pathOf.match(match)}#other-side`} target="_blank" rel="noreferrer">
          {t("home.openOther")}
        </a>
        <a className="button main" href={pathOf.match(match)} onClick={onLink}>
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

/** The other side is a guest of its own, who sits down at a table that nobody else finds. Resolves to the match. */
async function makeBoth({ game, sets, mine, theirs, player }: Sides): Promise<string> {
  const second = new Riposte(location.origin);
  const other = await second.session(`${player.name} II`);
  const { id } = await riposte.tables.create({
    ruleset: game,
    access: "private",
    sets: sets.map((set) => set.id),
    deck: mine.ref,
  });
  const deck = "stored" in theirs.ref ? { cards: { ...theirs.cards } } : theirs.ref;
  await second.tables.sit(id, deck);
  await riposte.tables.ready(id);
  const [begun] = (await second.tables.ready(id)).games;
  const { match } = present(begun, "match at a table that is ready");
  leaveSide(match, other);
  return match;
}
