/** A match against one of the server's own players, which is ready at once. */
import { useState } from "react";
import { present, type TableSet } from "../../../../shared/protocol/index.ts";
import { riposte } from "../player.ts";
import { go, pathOf } from "../routes.ts";
import { TablePage } from "../table/late-table.tsx";
import { said, t } from "../words/index.ts";
import type { DeckChoice } from "./decks.tsx";
import { useRefusal } from "./refusal.tsx";

/** From the weakest to the strongest. */
const BOTS = ["random", "greedy", "thinker"] as const;

interface Sides {
  readonly game: string;
  /** Sets of players that the table plays. */
  readonly sets: readonly TableSet[];
  readonly mine: DeckChoice;
  readonly theirs: DeckChoice;
}

export function PlayBot(sides: Sides) {
  const [bot, setBot] = useState<(typeof BOTS)[number]>("greedy");
  const [isBusy, setBusy] = useState(false);
  const refusal = useRefusal();
  const begin = async () => {
    setBusy(true);
    TablePage.expect();
    const match = await refusal.of(matchWith(bot, sides));
    setBusy(false);
    if (match !== undefined) go(pathOf.match(match));
  };
  return (
    <div className="begin">
      <button type="button" className="main" disabled={isBusy} onClick={() => void begin()}>
        {t("home.bot")}
      </button>
      <select
        aria-label={t("home.botWhich")}
        value={bot}
        onChange={({ target }) => setBot(BOTS.find((one) => one === target.value) ?? bot)}
      >
        {BOTS.map((one) => (
          <option key={one} value={one}>
            {said(`bot.${one}`)}
          </option>
        ))}
      </select>
      {refusal.line}
    </div>
  );
}

/** Opens a private table with the bot, which begins as soon as its only person is ready. */
async function matchWith(bot: string, { game, sets, mine, theirs }: Sides): Promise<string> {
  const table = await riposte.tables.create({
    ruleset: game,
    access: "private",
    sets: sets.map(({ id }) => id),
    deck: mine.ref,
    ready: true,
    bots: [{ bot, deck: theirs.ref }],
  });
  return present(table.games[0], "match at a table that is ready").match;
}
