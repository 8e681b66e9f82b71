/** The player is back from a provider: what he went for is done here. */
import { type FormEvent, useEffect, useState } from "react";
import { RefusedError } from "../../../../shared/client/index.ts";
import { useRefusal } from "../home/refusal.tsx";
import { isAccount, isOwnAccount, playAs, type Session } from "../player.ts";
import { t } from "../words/index.ts";
import { said } from "../words/providers.ts";
import { accounts } from "./passkeys.ts";

type Player = Session["player"];

const CAME = /^#(by|refused)=([a-z/-]+)$/;
const [, kind, what = ""] = CAME.exec(location.hash) ?? [];
let came = kind === undefined ? undefined : { kind, what };
// It is told once: whoever loads the page again, or goes back to it, has not come from there again.
if (came !== undefined) history.replaceState(null, "", location.pathname);

interface ReturnOf {
  readonly player: Player;
  onPlayer(player: Player): void;
  onSignedUp(player: Player, codes: readonly string[]): void;
  /** The account has another way in. */
  onLinked(): void;
}

/** Says why it failed, and asks for the name of an account that is new. */
export function Return({ player, onPlayer, onSignedUp, onLinked }: ReturnOf) {
  const [isNew, setNew] = useState(false);
  const refusal = useRefusal();
  const signIn = async (): Promise<void> => {
    try {
      const session = await accounts().signInByProvider();
      playAs(session);
      onPlayer(session.player);
    } catch (error) {
      const isUnnamed = error instanceof RefusedError && error.code === "account/unnamed";
      if (!isUnnamed || isOwnAccount(player)) throw error;
      setNew(true);
    }
  };
  const finish = async (): Promise<void> => {
    const told = came;
    came = undefined;
    if (told?.kind === "refused") throw new RefusedError(told.what, {});
    if (told?.what === "sign-in") await signIn();
    if (told?.what === "link") await accounts().linkProvider().then(onLinked);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: who came back did so once
  useEffect(() => void refusal.of(finish()), []);
  return (
    <>
      {refusal.line}
      {isNew && (
        <NewAccount
          player={player}
          onSignedUp={(account, codes) => {
            setNew(false);
            onSignedUp(account, codes);
          }}
        />
      )}
    </>
  );
}

function NewAccount({ player, onSignedUp }: Pick<ReturnOf, "player" | "onSignedUp">) {
  const [name, setName] = useState(player.name);
  const refusal = useRefusal();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const session = await refusal.of(accounts().signUpByProvider(name.trim()));
    if (session === undefined) return;
    playAs(session);
    onSignedUp(session.player, session.codes);
  };
  return (
    <section aria-label={said("providers.new")}>
      <h2>{said("providers.new")}</h2>
      <p>{said("providers.by")}</p>
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
