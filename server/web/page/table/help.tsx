/** Every key of the table, and what it does. */
import { useRef } from "react";
import { type Key, t } from "../words/index.ts";
import { useScene } from "./context.ts";
import { Goal } from "./goal.tsx";

const KEYS: readonly (readonly [keys: string, does: Key])[] = [
  ["P", "keys.main"],
  ["1 – 9", "keys.answers"],
  ["⏎", "chooser.confirm"],
  ["U", "chooser.undo"],
  ["Esc", "bar.cancel"],
  ["← →", "keys.cards"],
  ["↑ ↓", "keys.lit"],
  ["H", "keys.hand"],
  ["Y", "orders.event"],
  ["T", "orders.turn"],
  ["W", "orders.whole-turn"],
  ["F", "orders.fullControl.help"],
  ["O", "orders.passOwn.help"],
  ["B", "orders.bluff.help"],
  [", .", "keys.step"],
  ["K", "keys.play"],
  ["?", "keys.title"],
];

export function Help() {
  const { plan } = useScene();
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <>
      <button
        type="button"
        className="quiet help-opener"
        aria-label={t("keys.title")}
        title={t("keys.title")}
        onClick={() => dialog.current?.showModal()}
      >
        ?
      </button>
      <dialog className="help" ref={dialog} aria-label={t("keys.title")}>
        <Goal game={plan.id} />
        <h2>{t("keys.title")}</h2>
        <dl>
          {KEYS.map(([keys, does]) => (
            <div key={keys}>
              <dt>
                <kbd>{keys}</kbd>
              </dt>
              <dd>{t(does)}</dd>
            </div>
          ))}
        </dl>
        <p>{t("keys.mouse")}</p>
        <p>{t("orders.stopsHelp")}</p>
        <form method="dialog">
          <button type="submit" className="main">
            {t("pile.close")}
          </button>
        </form>
      </dialog>
    </>
  );
}
