/** The passkeys of an account: adding one of another device, removing one. */
import { type FormEvent, useState } from "react";
import type { AccountInfo } from "../../../../shared/protocol/index.ts";
import { useRefusal } from "../home/refusal.tsx";
import { t } from "../words/index.ts";
import { addPasskey, surely } from "./passkeys.ts";

interface PasskeysOf {
  readonly passkeys: AccountInfo["passkeys"];
  /** There is another way in. */
  readonly hasOther: boolean;
  onChange(): void;
}

const day = (ms: number): string => new Date(ms).toLocaleDateString();

export function Passkeys({ passkeys, hasOther, onChange }: PasskeysOf) {
  const [label, setLabel] = useState("");
  const refusal = useRefusal();
  const change = async (act: Promise<void>) => {
    await refusal.of(act);
    onChange();
  };
  const add = (event: FormEvent) => {
    event.preventDefault();
    void change(addPasskey(label.trim()));
    setLabel("");
  };
  return (
    <section aria-label={t("account.passkeys")}>
      <h2>{t("account.passkeys")}</h2>
      <ul className="passkeys">
        {passkeys.map(({ id, label: called, made }) => (
          <li key={id}>
            <span>{called || t("account.passkey")}</span>
            <small>{t("account.since", { day: day(made) })}</small>
            {(passkeys.length > 1 || hasOther) && (
              <button
                type="button"
                className="quiet"
                onClick={() => void change(surely((server) => server.dropPasskey(id)))}
              >
                {t("account.removePasskey")}
              </button>
            )}
          </li>
        ))}
      </ul>
      <form onSubmit={add}>
        <label>
          {t("account.label")}
          <input value={label} maxLength={60} onChange={(event) => setLabel(event.target.value)} />
        </label>
        <button type="submit">{t("account.addPasskey")}</button>
      </form>
      {refusal.line}
    </section>
  );
}
