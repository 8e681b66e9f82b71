/** The whole table: mats, middle, what waits, hand, and the bar in which the player answers. */
import { type ReactNode, useCallback, useLayoutEffect, useMemo, useRef } from "react";
import type { GamePlan } from "../../../../shared/games/plan.ts";
import { useCalled } from "../alerts/called.ts";
import type { Cards } from "../catalog.ts";
import { isPassedSoon } from "../match/asks.ts";
import { type Doings, useDoings } from "../match/making.ts";
import type { Snapshot, Stage } from "../match/stage.ts";
import { useMatch } from "../match/store.ts";
import { useSuggestion } from "../match/suggestion.ts";
import { t } from "../words/index.ts";
import { Arrows } from "./arrows.tsx";
import { Bar } from "./bar.tsx";
import { Chat } from "./chat.tsx";
import { type Scene, SceneContext, type Setting, SettingContext } from "./context.ts";
import { useDrag } from "./drag.ts";
import { Head } from "./head.tsx";
import { useSound } from "./heard.ts";
import { useKeys } from "./keys.ts";
import { Log } from "./log.tsx";
import { Preview } from "./preview.tsx";
import { Sides } from "./sides.tsx";
import { useToldPlaces } from "./told-places.ts";
import { Waiting } from "./waiting.tsx";

/** Why the player should come back to the table. */
function calledBy(now: Snapshot): string | undefined {
  if (now.picture.over !== null || now.me < 0) return undefined;
  return now.seat.own.ask !== null && !isPassedSoon(now) ? t("alerts.turn") : undefined;
}

interface TableOf {
  readonly store: Stage;
  readonly plan: GamePlan;
  /** The part below the table; the player's answers without it. */
  readonly foot?: ReactNode;
  /** The hands of the others are drawn too, as far as they are seen. */
  readonly allHands?: boolean;
}

export function Table({ store, plan, foot = <Bar />, allHands = false }: TableOf) {
  const now = useMatch(store);
  const doings = useDoings(store, now.seat, plan);
  const suggesting = useSuggestion(store, now);
  const shows = useRef<Scene["look"]>(null);
  const look = useCallback<Scene["look"]>((card, thing) => shows.current?.(card, thing), []);
  const { client, say } = store;
  const mute = useCallback<Scene["mute"]>((player, isMuted) => store.mute(player, isMuted), [store]);
  const scene = useMemo<Scene>(
    () => ({ client, say, mute, now, plan, doings, suggesting, look }),
    [client, say, mute, now, plan, doings, suggesting, look],
  );
  const setting = useSettingOf(now.cards, plan, doings, look);
  useKeys(scene);
  useSound(now);
  useCalled(calledBy(now));
  const dragging = useDrag(doings);
  return (
    <SettingContext value={setting}>
      <SceneContext value={scene}>
        <main className="table" data-game={plan.id} aria-label={t("table.label")} {...dragging}>
          <Head />
          <Sides allHands={allHands} />
          <aside className="side">
            <Waiting />
            <Log />
            <Chat />
          </aside>
          {foot}
          <Arrows />
          <Preview shows={shows} />
        </main>
      </SceneContext>
    </SettingContext>
  );
}

/** The same from one event to the next; what is pointed at is for the newest doings. */
function useSettingOf(cards: Cards, plan: GamePlan, doings: Doings, look: Scene["look"]): Setting {
  const newest = useRef(doings);
  useLayoutEffect(() => {
    newest.current = doings;
  });
  const places = useToldPlaces(plan.id);
  return useMemo(
    () => ({ plan, cards, places, point: (name) => newest.current.point(name), look }),
    [plan, cards, places, look],
  );
}
