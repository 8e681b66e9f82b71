/** The player of this tab, and the language. */
import { type FormEvent, useState } from "react";
import { AlertsMenu } from "../alerts/alerts-menu.tsx";
import { LooksMenu } from "../looks/looks-menu.tsx";
import { beginAs, isAccount, type Session } from "../player.ts";
import { keepLanguage, LANGUAGES, t, useLanguage } from "../words/index.ts";
import { Account } from "./account.tsx";
import { useRefusal } from "./refusal.tsx";

type Player = Session["player"];

export function Me({ player, onPlayer }: { readonly player: Player; onPlayer(player: Player): void }) {
  const language = useLanguage();
  const refusal = useRefusal();
  const [name, setName] = useState(player.name);
  const rename = (event: FormEvent) => {
    event.preventDefault();
    const wanted = name.trim();
    if (wanted !== "" && wanted !== player.name) void refusal.of(beginAs(wanted).then(onPlayer));
  };
  return (
    <div className="me">
      <Account player={player} onPlayer={onPlayer} />
      {!isAccount(player) && (
        <form onSubmit={rename}>
          <label>
            <span className="unseen">{t("app.name")}</span>
            <input value={name} maxLength={40} onChange={(event) => setName(event.target.value)} />
          </label>
          {name.trim() !== player.name && name.trim() !== "" && (
            <button type="submit">{t("app.rename")}</button>
          )}
          {refusal.line}
        </form>
      )}
      <AlertsMenu />
      <LooksMenu />
      <label>
        <span className="unseen">{t("app.language")}</span>
        <select value={language} onChange={(event) => keepLanguage(event.target.value)}>
          {Object.entries(LANGUAGES).map(([tag, { name: called }]) => (
            <option key={tag} value={tag}>
              {called}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}
