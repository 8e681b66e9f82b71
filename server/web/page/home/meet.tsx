/** Playing with somebody: a stranger from the queue, a friend by a link, or whoever finds an open table. */
import { useState } from "react";
import type { TableSet } from "../../../../shared/protocol/index.ts";
import { riposte } from "../player.ts";
import { go, pathOf } from "../routes.ts";
import { t } from "../words/index.ts";
import type { DeckChoice } from "./decks.tsx";
import { useRefusal } from "./refusal.tsx";
import type { Search } from "./search.ts";
import { TermsPicker, USUAL } from "./terms.tsx";

interface Meeting {
  readonly game: string;
  /** Sets of players that the table plays; the queue plays none. */
  readonly sets: readonly TableSet[];
  readonly deck: DeckChoice;
  readonly search: Search;
  /** Only accounts are rated. */
  readonly mayRank: boolean;
}

export function Meet({ game, sets, deck, search, mayRank }: Meeting) {
  const [isBusy, setBusy] = useState(false);
  const [terms, setTerms] = useState(USUAL);
  const [isRanked, setRanked] = useState(false);
  const [meetsBots, setMeetsBots] = useState(false);
  const refusal = useRefusal();
  const open = async (access: "private" | "public") => {
    setBusy(true);
    const table = await refusal.of(
      riposte.tables.create({
        ruleset: game,
        access,
        ...terms,
        sets: sets.map(({ id }) => id),
        deck: deck.ref,
      }),
    );
    setBusy(false);
    if (table !== undefined) go(pathOf.room(table.code ?? table.id));
  };
  const find = () =>
    void search.begin({
      ruleset: game,
      clock: terms.clock,
      kind: isRanked ? "ranked" : "casual",
      bots: meetsBots && !isRanked,
      deck: deck.ref,
    });
  return (
    <div className="begin">
      <TermsPicker terms={terms} onChange={setTerms} />
      <button type="button" disabled={isBusy || search.ticket !== null || sets.length > 0} onClick={find}>
        {t("home.find")}
      </button>
      <small>{t(sets.length > 0 ? "sets.noQueue" : "home.findHelp")}</small>
      <label className="ranked">
        <input
          type="checkbox"
          checked={isRanked}
          disabled={!mayRank}
          onChange={(event) => setRanked(event.target.checked)}
        />
        {t(mayRank ? "home.ranked" : "home.rankedHelp")}
      </label>
      <label className="ranked">
        <input
          type="checkbox"
          checked={meetsBots && !isRanked}
          disabled={isRanked}
          onChange={(event) => setMeetsBots(event.target.checked)}
        />
        {t("home.meetBots")}
      </label>
      <button type="button" disabled={isBusy} onClick={() => void open("private")}>
        {t("home.invite")}
      </button>
      <small>{t("home.inviteHelp")}</small>
      <button type="button" disabled={isBusy} onClick={() => void open("public")}>
        {t("home.openTable")}
      </button>
      <small>{t("home.openTableHelp")}</small>
      {refusal.line}
    </div>
  );
}
