/** What lies where on this table, and every key of it: loaded when somebody asks. */
import { useEffect, useRef } from "react";
import { Glossary } from "../guide/glossary.tsx";
import { placesIn } from "../guide/places.ts";
import { type Key, t } from "../words/index.ts";
import { useScene, useSetting } from "./context.ts";
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
  ["S", "suggest.ask"],
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

export default function HelpSheet({ onClose }: { onClose(): void }) {
  const { plan } = useScene();
  const { places } = useSetting();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog className="help" ref={dialog} aria-label={t("keys.title")} onClose={onClose}>
      <Goal game={plan.id} />
      <Glossary entries={placesIn(plan, places)} />
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
  );
}
