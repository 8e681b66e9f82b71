/** The time line of a replay: step, play at a speed, jump to a turn, change sides, share a moment. */
import { useCallback, useEffect, useState } from "react";
import type { FilmViewer } from "../../../../shared/protocol/index.ts";
import { useMatch } from "../match/store.ts";
import { riposte } from "../player.ts";
import { t } from "../words/index.ts";
import type { ReplayStore } from "./store.ts";

/** Moments a second. */
const SPEEDS = [1, 2, 4, 8] as const;

export function Timeline({ store }: { readonly store: ReplayStore }) {
  useMatch(store);
  const { replay } = store;
  const [speed, setSpeed] = useState<number>(2);
  const [isPlaying, toggle] = usePlaying(store, speed);
  useStepKeys(store, toggle);
  const to = (at: number) => store.move((one) => one.to(at));
  return (
    <section className="bar timeline" aria-label={t("replay.timeline")}>
      <Steps store={store} isPlaying={isPlaying} onPlay={toggle} />
      <input
        type="range"
        min={0}
        max={replay.length}
        value={replay.at}
        aria-label={t("replay.moment")}
        onChange={(event) => to(Number(event.target.value))}
      />
      <output>
        {replay.at}/{replay.length}
      </output>
      <select
        value={speed}
        aria-label={t("replay.speed")}
        onChange={(event) => setSpeed(Number(event.target.value))}
      >
        {SPEEDS.map((one) => (
          <option key={one} value={one}>
            {one}×
          </option>
        ))}
      </select>
      <Turns store={store} />
      <Sides store={store} />
      <Share store={store} />
    </section>
  );
}

/** Goes on by itself until the end, or until it is told to stop. */
function usePlaying(store: ReplayStore, speed: number): [isPlaying: boolean, toggle: () => void] {
  const { replay } = store;
  const [isPlaying, setPlaying] = useState(false);
  useEffect(() => {
    if (!isPlaying) return;
    const timer = setInterval(() => {
      if (replay.at >= replay.length) setPlaying(false);
      else store.move((one) => one.forward());
    }, 1000 / speed);
    return () => clearInterval(timer);
  }, [isPlaying, speed, store, replay]);
  return [isPlaying, useCallback(() => setPlaying((was) => !was), [])];
}

interface StepsOf {
  readonly store: ReplayStore;
  readonly isPlaying: boolean;
  onPlay(): void;
}

const Steps = ({ store, isPlaying, onPlay }: StepsOf) => (
  <>
    <button type="button" onClick={() => store.move((one) => one.to(0))} aria-label={t("replay.begin")}>
      |◀
    </button>
    <button type="button" onClick={() => store.move((one) => one.back())} aria-label={t("replay.back")}>
      ◀
    </button>
    <button type="button" className="main" onClick={onPlay}>
      {t(isPlaying ? "replay.pause" : "replay.play")}
    </button>
    <button type="button" onClick={() => store.move((one) => one.forward())} aria-label={t("replay.forward")}>
      ▶
    </button>
  </>
);

/** Steps and plays by keyboard. */
function useStepKeys(store: ReplayStore, onPlay: () => void): void {
  useEffect(() => {
    const onKey = ({ key, target }: KeyboardEvent) => {
      if (target instanceof Element && target.closest("input, select, textarea, dialog") !== null) return;
      if (key === ",") store.move((one) => one.back());
      if (key === ".") store.move((one) => one.forward());
      if (key === "k") onPlay();
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, [store, onPlay]);
}

const Turns = ({ store }: { readonly store: ReplayStore }) => (
  <select
    aria-label={t("replay.turn")}
    value={store.replay.turns().findLast(({ at }) => at <= store.replay.at)?.turn ?? ""}
    onChange={(event) => store.move((one) => one.toTurn(Number(event.target.value)))}
  >
    {store.replay.turns().map(({ turn }) => (
      <option key={turn} value={turn}>
        {t("table.turn", { n: turn })}
      </option>
    ))}
  </select>
);

/** Who watches first, then the seats: the films come in another order. */
const byPlace = (a: FilmViewer, b: FilmViewer): number => placeOf(a) - placeOf(b);
const placeOf = (viewer: FilmViewer): number => (typeof viewer === "number" ? viewer : -1);

const Sides = ({ store }: { readonly store: ReplayStore }) => (
  <select
    aria-label={t("replay.side")}
    value={String(store.replay.viewer)}
    onChange={(event) => {
      const viewer = store.replay.viewers.find((one) => String(one) === event.target.value);
      if (viewer !== undefined) store.move((one) => one.look(viewer));
    }}
  >
    {store.replay.viewers.toSorted(byPlace).map((viewer) => (
      <option key={viewer} value={String(viewer)}>
        {typeof viewer === "number" ? store.names[viewer] : t("replay.spectator")}
      </option>
    ))}
  </select>
);

/** A link to this moment that works for whoever has it. */
function Share({ store }: { readonly store: ReplayStore }) {
  const [isCopied, setCopied] = useState(false);
  const share = async () => {
    const { replay } = store;
    const word = await riposte.shareReplay(store.read().table.match).catch(() => undefined);
    const query = new URLSearchParams({
      at: String(replay.at),
      side: String(replay.viewer),
      ...(word !== undefined && { share: word }),
    });
    await navigator.clipboard.writeText(`${location.origin}${location.pathname}?${query}`);
    setCopied(true);
  };
  return (
    <button type="button" onClick={() => void share()}>
      {t(isCopied ? "room.copied" : "replay.share")}
    </button>
  );
}
