/** Standing orders: what is passed for the player without asking, and where it always wants to be asked. */
import { NO_ORDERS, type Standing } from "../../../../shared/protocol/index.ts";
import { secondLook } from "../match/second-look.ts";
import { Menu } from "../menu.tsx";
import { t } from "../words/index.ts";
import { type Scene, useScene } from "./context.ts";

/** Changes some of the orders; the others stay. */
export function order({ client }: Pick<Scene, "client">, change: Partial<Standing>): void {
  void client?.settings({ ...client?.standing, ...change });
}

/** Each yield, with its key. */
export const YIELDS = { y: "event", t: "turn", w: "whole-turn" } as const;

/** Yields until that; the same again stops it. */
export function toggleYield(scene: Pick<Scene, "client">, until: Standing["yield"]): void {
  order(scene, { yield: scene.client?.standing.yield === until ? "none" : until });
}

/** A stop is put on a phase, or taken off; without any the player is asked in all. */
export function toggleStop(scene: Pick<Scene, "client">, phase: string): void {
  const stops = scene.client?.standing.stops ?? [];
  const left = stops.includes(phase) ? stops.filter((one) => one !== phase) : [...stops, phase];
  order(scene, { stops: left.length === 0 ? null : left });
}

export function Orders() {
  const scene = useScene();
  const looksTwice = secondLook.use().isWanted;
  const standing = scene.now.seat.standing ?? NO_ORDERS;
  const summary = standing.fullControl
    ? "orders.full"
    : standing.yield === "none"
      ? "orders.title"
      : "orders.yielding";
  const flag = (key: "fullControl" | "passOwn" | "bluff", shortcut: string) => (
    <button
      type="button"
      aria-pressed={standing[key]}
      title={t(`orders.${key}.help`)}
      onClick={() => order(scene, { [key]: !standing[key] })}
    >
      {t(`orders.${key}`)} <kbd>{shortcut}</kbd>
    </button>
  );
  return (
    <Menu className="orders" summary={t(summary)}>
      {Object.entries(YIELDS).map(([key, until]) => (
        <button
          type="button"
          key={key}
          aria-pressed={standing.yield === until}
          onClick={() => toggleYield(scene, until)}
        >
          {t(`orders.${until}`)} <kbd>{key.toUpperCase()}</kbd>
        </button>
      ))}
      {flag("fullControl", "F")}
      {flag("passOwn", "O")}
      {flag("bluff", "B")}
      <small>{t("orders.stopsHelp")}</small>
      <button
        type="button"
        aria-pressed={looksTwice}
        title={t("orders.secondLook.help")}
        onClick={() => secondLook.keep({ isWanted: !looksTwice })}
      >
        {t("orders.secondLook")}
      </button>
    </Menu>
  );
}
