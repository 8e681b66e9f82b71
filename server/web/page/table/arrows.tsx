/** Arrows from what waits to what it points at, and from the player's own card to the targets being chosen. */
import { useLayoutEffect, useState } from "react";
import { thingOf } from "../match/draft.ts";
import { useScene } from "./context.ts";
import { targetsOf } from "./waiting.tsx";

interface Arrow {
  readonly key: string;
  readonly path: string;
  readonly isMine: boolean;
}

export function Arrows() {
  const { now, doings } = useScene();
  const [arrows, setArrows] = useState<readonly Arrow[]>([]);
  const [size, setSize] = useState(0);
  useLayoutEffect(() => {
    const onResize = () => setSize(window.innerWidth * 10_000 + window.innerHeight);
    window.addEventListener("resize", onResize);
    return () => window.removeEventListener("resize", onResize);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: places change with the window's size
  useLayoutEffect(() => {
    const waiting = now.picture.entries.flatMap(([name, entry]) =>
      targetsOf(entry).flatMap((target) => arrow(name, target, false)),
    );
    const { making } = doings;
    const from = making?.offer.action.card;
    const chosen = Array.isArray(making?.value) ? (making.value as readonly string[]) : [];
    const made = (making?.made ?? []).flatMap(({ slot, value }) =>
      slot.domain.kind === "subset" && Array.isArray(value) ? (value as readonly string[]) : [],
    );
    const open = making?.next?.domain.kind === "subset" ? chosen : [];
    const mine =
      typeof from === "string" ? [...made, ...open].flatMap((name) => arrow(from, thingOf(name), true)) : [];
    const all = [...waiting, ...mine];
    setArrows((were) => (all.length === 0 && were.length === 0 ? were : all));
  }, [now, doings.making, size]);
  if (arrows.length === 0) return null;
  return (
    <svg className="arrows" aria-hidden="true">
      <defs>
        <marker
          id="head"
          viewBox="0 0 10 10"
          refX="8"
          refY="5"
          markerWidth="7"
          markerHeight="7"
          orient="auto"
        >
          <path d="M0 0 L10 5 L0 10 Z" />
        </marker>
      </defs>
      {arrows.map(({ key, path, isMine }) => (
        <path key={key} d={path} data-mine={isMine} markerEnd="url(#head)" />
      ))}
    </svg>
  );
}

const elementOf = (name: string): Element | null =>
  document.querySelector(`[data-name="${CSS.escape(name)}"]`);

function arrow(from: string, to: string, isMine: boolean): Arrow[] {
  const [a, b] = [elementOf(from), elementOf(to)].map((one) => one?.getBoundingClientRect());
  if (a === undefined || b === undefined || from === to) return [];
  const [x1, y1, x2, y2] = [a.x + a.width / 2, a.y + a.height / 2, b.x + b.width / 2, b.y + b.height / 2];
  const bend = Math.min(80, Math.hypot(x2 - x1, y2 - y1) / 4);
  return [
    {
      key: `${from} ${to}`,
      path: `M${x1} ${y1} Q${(x1 + x2) / 2} ${(y1 + y2) / 2 - bend} ${x2} ${y2}`,
      isMine,
    },
  ];
}
