/** The account of who is signed in: its name, passkeys and codes, where it is signed in, its data. */
import { type FormEvent, useCallback, useEffect, useState } from "react";
import type { AccountInfo } from "../../../../shared/protocol/index.ts";
import { type Refusal, useRefusal } from "../home/refusal.tsx";
import { beginAnew, playAs, playing, type Session } from "../player.ts";
import { onLink, pathOf } from "../routes.ts";
import { t } from "../words/index.ts";
import { Passkeys } from "./keys.tsx";
import { accounts, surely } from "./passkeys.ts";
import { LinkedProviders } from "./providers.tsx";
import { Tokens } from "./tokens.tsx";
import { Webhooks } from "./webhooks.tsx";

type Player = Session["player"];

interface OwnOf {
  readonly player: Player;
  onPlayer(player: Player): void;
  onCodes(codes: readonly string[]): void;
}

export function Own({ player, onPlayer, onCodes }: OwnOf) {
  const [info, setInfo] = useState<AccountInfo>();
  const refusal = useRefusal();
  const look = useCallback(
    () =>
      void accounts()
        .info()
        .then(setInfo, () => undefined),
    [],
  );
  useEffect(look, [look]);
  const codes = async () => {
    const fresh = await refusal.of(surely((server) => server.renewCodes()));
    if (fresh !== undefined) onCodes(fresh);
  };
  if (info === undefined) return <p role="status">{t("app.loading")}</p>;
  return (
    <>
      <p>
        <a href={pathOf.profile(info.player.name)} onClick={onLink}>
          {t("account.profile")}
        </a>
      </p>
      <Name info={info} onPlayer={onPlayer} onChange={look} />
      <Passkeys passkeys={info.passkeys} hasOther={info.providers.length > 0} onChange={look} />
      <LinkedProviders linked={info.providers} onChange={look} />
      <section aria-label={t("account.codes")}>
        <h2>{t("account.codes")}</h2>
        <p>{t("account.codesLeft", { n: info.codes })}</p>
        <button type="button" onClick={() => void codes()}>
          {t("account.newCodes")}
        </button>
      </section>
      {refusal.line}
      <Tokens />
      <Webhooks />
      <SignedIn places={info.signIns} name={player.name} onPlayer={onPlayer} />
      <Data name={player.name} onPlayer={onPlayer} />
    </>
  );
}

interface NameOf {
  readonly info: AccountInfo;
  onPlayer(player: Player): void;
  onChange(): void;
}

function Name({ info, onPlayer, onChange }: NameOf) {
  const [name, setName] = useState(info.player.name);
  const refusal = useRefusal();
  const rename = async (event: FormEvent) => {
    event.preventDefault();
    const player = await refusal.of(accounts().rename(name.trim()));
    const session = playing();
    if (player === undefined || session === undefined) return;
    playAs({ ...session, player });
    onPlayer(player);
    onChange();
  };
  const mayNot = info.renameInDays > 0;
  return (
    <section aria-label={t("app.name")}>
      <form onSubmit={(event) => void rename(event)}>
        <label>
          {t("app.name")}
          <input
            value={name}
            required
            maxLength={40}
            disabled={mayNot}
            onChange={(event) => setName(event.target.value)}
          />
        </label>
        <button type="submit" disabled={mayNot || name.trim() === info.player.name}>
          {t("account.rename")}
        </button>
      </form>
      {mayNot && <p className="quiet">{t("account.renameIn", { n: info.renameInDays })}</p>}
      {refusal.line}
    </section>
  );
}

interface LeaveOf {
  readonly name: string;
  onPlayer(player: Player): void;
}

/** What was asked for is done: the player is a guest of the same name. */
const leave = (refusal: Refusal, done: Promise<void>, { name, onPlayer }: LeaveOf): Promise<void> =>
  refusal.of(done.then(() => beginAnew(name)).then(onPlayer));

function SignedIn({ places, ...who }: LeaveOf & { readonly places: number }) {
  const refusal = useRefusal();
  const out = (everywhere: boolean) => void leave(refusal, accounts().signOut(everywhere), who);
  return (
    <section aria-label={t("account.signedIn")}>
      <h2>{t("account.signedIn")}</h2>
      <p>{t("account.places", { n: places })}</p>
      <p className="ways">
        <button type="button" onClick={() => out(false)}>
          {t("account.signOut")}
        </button>
        <button type="button" onClick={() => out(true)}>
          {t("account.everywhere")}
        </button>
      </p>
      {refusal.line}
    </section>
  );
}

function Data(who: LeaveOf) {
  const refusal = useRefusal();
  const save = async () => {
    const data = await refusal.of(accounts().data());
    if (data === undefined) return;
    const link = document.createElement("a");
    link.href = `data:application/json,${encodeURIComponent(JSON.stringify(data, null, 2))}`;
    link.download = "riposte-account.json";
    link.click();
  };
  const remove = () =>
    void leave(
      refusal,
      surely((server) => server.remove()),
      who,
    );
  return (
    <section aria-label={t("account.data")}>
      <h2>{t("account.data")}</h2>
      <button type="button" onClick={() => void save()}>
        {t("account.saveData")}
      </button>
      <details>
        <summary>{t("account.delete")}</summary>
        <p>{t("account.deleteHelp")}</p>
        <button type="button" onClick={remove}>
          {t("account.deleteNow")}
        </button>
      </details>
      {refusal.line}
    </section>
  );
}
