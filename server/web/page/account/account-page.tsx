/** A player's account: making one and signing in, or what belongs to it. */
import { useState } from "react";
import { Brand } from "../brand.tsx";
import { isOwnAccount, type Session } from "../player.ts";
import { t } from "../words/index.ts";
import { Codes } from "./codes.tsx";
import { Enter } from "./enter.tsx";
import { Own } from "./own.tsx";
import { Return } from "./return.tsx";
import "../styles/home.css";
import "../styles/account.css";

type Player = Session["player"];

interface AccountPageOf {
  readonly player: Player;
  onPlayer(player: Player): void;
}

export default function AccountPage({ player, onPlayer }: AccountPageOf) {
  const [codes, setCodes] = useState<readonly string[]>();
  const [links, setLinks] = useState(0);
  const signedUp = (account: Player, fresh: readonly string[]) => {
    setCodes(fresh);
    onPlayer(account);
  };
  return (
    <main className="home own-account">
      <header>
        <Brand />
      </header>
      <h1>{t("account.title")}</h1>
      <Return
        player={player}
        onPlayer={onPlayer}
        onSignedUp={signedUp}
        onLinked={() => setLinks((before) => before + 1)}
      />
      {codes !== undefined && <Codes codes={codes} onDone={() => setCodes(undefined)} />}
      {codes === undefined && isOwnAccount(player) && (
        <Own key={`${player.id} ${links}`} player={player} onPlayer={onPlayer} onCodes={setCodes} />
      )}
      {codes === undefined && !isOwnAccount(player) && (
        <Enter player={player} onPlayer={onPlayer} onSignedUp={signedUp} />
      )}
    </main>
  );
}
