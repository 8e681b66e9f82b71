/** Playing with somebody: a private table by its link, or a public one that others find. */
import { useState } from "react";
import { riposte } from "../player.ts";
import { go, pathOf } from "../routes.ts";
import { t } from "../words/index.ts";
import type { DeckChoice } from "./decks.tsx";
import { useRefusal } from "./refusal.tsx";

export function Meet({ game, deck }: { readonly game: string; readonly deck: DeckChoice }) {
  const [isBusy, setBusy] = useState(false);
  const refusal = useRefusal();
  const open = async (access: "private" | "public") => {
    setBusy(true);
    const table = await refusal.of(
      riposte.tables.create({ ruleset: game, access, clock: "standard", deck: deck.ref }),
    );
    setBusy(false);
    if (table !== undefined) go(pathOf.room(table.code ?? table.id));
  };
  return (
    <div className="begin">
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
