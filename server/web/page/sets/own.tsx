/** The sets that a player keeps: their versions, who may play them, their links, and taking them back. */
import { useState } from "react";
import type { PlayerSetInfo } from "../../../../shared/protocol/index.ts";
import { useRefusal } from "../home/refusal.tsx";
import { riposte } from "../player.ts";
import { pathOf } from "../routes.ts";
import { t } from "../words/index.ts";
import { AccessPicker } from "./access-picker.tsx";
import { Version } from "./version.tsx";

interface OwnOf {
  readonly sets: readonly PlayerSetInfo[];
  onChange(): void;
}

export const Own = ({ sets, onChange }: OwnOf) => (
  <section aria-label={t("sets.own")}>
    <h2>{t("sets.own")}</h2>
    {sets.length === 0 && <p className="quiet">{t("sets.none")}</p>}
    <ul className="set-list">
      {sets.map((set) => (
        <OwnSet key={set.id} set={set} onChange={onChange} />
      ))}
    </ul>
  </section>
);

function OwnSet({ set, onChange }: { readonly set: PlayerSetInfo; onChange(): void }) {
  const refusal = useRefusal();
  const [isSure, setSure] = useState(false);
  const { id, access, hidden, cards } = set;
  const change = async (asked: Promise<unknown>) => {
    await refusal.of(asked);
    onChange();
  };
  return (
    <li>
      <Version set={set} />
      <small>{t("home.cards", { n: cards })}</small>
      <AccessPicker
        access={access}
        onAccess={(to) => void change(riposte.playerSets.change(id, { access: to }))}
      />
      {access !== "private" && <Link set={set} />}
      <button
        type="button"
        className="quiet"
        onClick={() => (isSure ? void change(riposte.playerSets.delete(id)) : setSure(true))}
      >
        {t(isSure ? "sets.sure" : "sets.remove")}
      </button>
      {hidden && <p role="status">{t("sets.hidden")}</p>}
      {refusal.line}
    </li>
  );
}

function Link({ set: { id, ruleset } }: { readonly set: PlayerSetInfo }) {
  const [isCopied, setCopied] = useState(false);
  const link = `${location.origin}${pathOf.sets(ruleset, id)}`;
  return (
    <button
      type="button"
      title={link}
      onClick={() => void navigator.clipboard.writeText(link).then(() => setCopied(true))}
    >
      {t(isCopied ? "room.copied" : "sets.link")}
    </button>
  );
}
