/** Signing in with an account: by a token that its issuer's page brings along in the address, or the player pastes. */
import { type FormEvent, useEffect, useRef, useState } from "react";
import { beginAnew, isAccount, isOwnAccount, type Session, signInWith, takeBrought } from "../player.ts";
import { onLink, pathOf } from "../routes.ts";
import { t } from "../words/index.ts";
import { useRefusal } from "./refusal.tsx";

type Player = Session["player"];

interface AccountOf {
  readonly player: Player;
  onPlayer(player: Player): void;
}

export const Account = ({ player, onPlayer }: AccountOf) =>
  isOwnAccount(player) ? (
    <a href={pathOf.account} onClick={onLink}>
      {player.name}
    </a>
  ) : isAccount(player) ? (
    <SignOut player={player} onPlayer={onPlayer} />
  ) : (
    <SignIn onPlayer={onPlayer} />
  );

function SignOut({ player: { id, name }, onPlayer }: AccountOf) {
  const refusal = useRefusal();
  return (
    <>
      <strong title={id}>{name}</strong>
      <button type="button" className="quiet" onClick={() => void refusal.of(beginAnew(name).then(onPlayer))}>
        {t("account.signOut")}
      </button>
      {refusal.line}
    </>
  );
}

interface LapsedOf extends AccountOf {
  readonly account: Player;
}

/** Says that an account's token has run out, until it is signed in again or the player stays a guest. */
export const Lapsed = ({ account, player, onPlayer }: LapsedOf) => (
  <aside className="lapsed" role="alert">
    <p>{t("account.lapsed", { account: account.name, guest: player.name })}</p>
    <p className="ways">
      <SignIn onPlayer={onPlayer} />
      <button type="button" className="quiet" onClick={() => onPlayer(player)}>
        {t("account.stay")}
      </button>
    </p>
  </aside>
);

const Here = () => (
  <a className="button main" href={pathOf.account} onClick={onLink}>
    {t("account.here")}
  </a>
);

/** Nobody is signed in by a link alone: whoever sent it would choose as whom one plays. */
function SignIn({ onPlayer }: Pick<AccountOf, "onPlayer">) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [token, setToken] = useState("");
  const refusal = useRefusal();
  useEffect(() => {
    const brought = takeBrought();
    if (brought === undefined) return;
    setToken(brought);
    dialog.current?.showModal();
  }, []);
  const signIn = async (event: FormEvent) => {
    event.preventDefault();
    const player = await refusal.of(signInWith(token.trim()));
    if (player !== undefined) onPlayer(player);
  };
  return (
    <>
      <button type="button" className="quiet" onClick={() => dialog.current?.showModal()}>
        {t("account.signIn")}
      </button>
      <dialog className="account" ref={dialog} aria-label={t("account.signIn")}>
        <h2>{t("account.signIn")}</h2>
        <Here />
        <p>{t("account.help")}</p>
        <form onSubmit={(event) => void signIn(event)}>
          <label>
            {t("account.token")}
            <input
              value={token}
              required
              autoComplete="off"
              spellCheck={false}
              onChange={(event) => setToken(event.target.value)}
            />
          </label>
          {refusal.line}
          <p className="ways">
            <button type="submit" className="main">
              {t("account.signIn")}
            </button>
            <button type="button" onClick={() => dialog.current?.close()}>
              {t("bar.cancel")}
            </button>
          </p>
        </form>
      </dialog>
    </>
  );
}
