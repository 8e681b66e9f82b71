/** The ways into an account: a new one, a passkey, a recovery code. */
import { type FormEvent, useState } from "react";
import { useRefusal } from "../home/refusal.tsx";
import { isAccount, type Session } from "../player.ts";
import { t } from "../words/index.ts";
import { recover, signIn, signUp } from "./passkeys.ts";
import { ContinueWith } from "./providers.tsx";

type Player = Session["player"];

interface EnterOf {
  readonly player: Player;
  onPlayer(player: Player): void;
  onSignedUp(player: Player, codes: readonly string[]): void;
}

export const Enter = ({ player, onPlayer, onSignedUp }: EnterOf) => (
  <>
    <p className="quiet">{t("account.lead")}</p>
    <ContinueWith />
    <div className="ways-in">
      <SignUp player={player} onSignedUp={onSignedUp} />
      <SignIn onPlayer={onPlayer} />
    </div>
  </>
);

function SignUp({ player, onSignedUp }: Pick<EnterOf, "player" | "onSignedUp">) {
  const [name, setName] = useState(player.name);
  const refusal = useRefusal();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const made = await refusal.of(signUp(name.trim()));
    if (made !== undefined) onSignedUp(made.player, made.codes);
  };
  return (
    <section aria-label={t("account.new")}>
      <h2>{t("account.new")}</h2>
      {!isAccount(player) && <p>{t("account.keeps", { name: player.name })}</p>}
      <form onSubmit={(event) => void submit(event)}>
        <label>
          {t("app.name")}
          <input value={name} required maxLength={40} onChange={(event) => setName(event.target.value)} />
        </label>
        <button type="submit" className="main">
          {t("account.make")}
        </button>
      </form>
      {refusal.line}
    </section>
  );
}

function SignIn({ onPlayer }: Pick<EnterOf, "onPlayer">) {
  const [code, setCode] = useState("");
  const refusal = useRefusal();
  const enter = async (way: Promise<Player>) => {
    const player = await refusal.of(way);
    if (player !== undefined) onPlayer(player);
  };
  const withCode = (event: FormEvent) => {
    event.preventDefault();
    void enter(recover(code));
  };
  return (
    <section aria-label={t("account.back")}>
      <h2>{t("account.back")}</h2>
      <button type="button" className="main" onClick={() => void enter(signIn())}>
        {t("account.withPasskey")}
      </button>
      <details>
        <summary>{t("account.lost")}</summary>
        <form onSubmit={withCode}>
          <label>
            {t("account.code")}
            <input
              value={code}
              required
              autoComplete="off"
              spellCheck={false}
              onChange={(event) => setCode(event.target.value)}
            />
          </label>
          <button type="submit">{t("account.useCode")}</button>
        </form>
      </details>
      {refusal.line}
    </section>
  );
}
