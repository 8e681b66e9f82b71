/** Things glide from where they were to where they are. Skipped by any click, and where motion is not wanted. */
import { type RefObject, useLayoutEffect, useRef } from "react";
import type { Motion } from "../match/stage.ts";

const GLIDE_MS = 260;

const wantsNone = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;

export function useMotion(motion: Motion): RefObject<HTMLDivElement | null> {
  const board = useRef<HTMLDivElement>(null);
  const places = useRef(new Map<string, DOMRect>());
  const beat = useRef(0);
  useLayoutEffect(() => {
    if (board.current === null) return;
    const before = places.current;
    places.current = placesIn(board.current);
    if (motion.beat === beat.current) return;
    beat.current = motion.beat;
    if (wantsNone() || document.hidden) return;
    for (const [name, to] of places.current) {
      const from = before.get(motion.from.get(name) ?? name);
      if (from !== undefined) glide(board.current, name, from, to);
    }
  });
  return board;
}

/** Ends every glide that is under way. */
export function skipMotion(): void {
  for (const animation of document.getAnimations()) if (animation.id === "glide") animation.finish();
}

function placesIn(board: HTMLElement): Map<string, DOMRect> {
  const places = new Map<string, DOMRect>();
  for (const element of board.querySelectorAll<HTMLElement>(".thing[data-name], .zone[data-zone]")) {
    const { name, zone } = element.dataset;
    places.set(name ?? `zone ${zone}`, element.getBoundingClientRect());
  }
  return places;
}

function glide(board: HTMLElement, name: string, from: DOMRect, to: DOMRect): void {
  const [x, y] = [from.x - to.x, from.y - to.y];
  if (Math.abs(x) + Math.abs(y) < 4) return;
  const element = board.querySelector(`.thing[data-name="${CSS.escape(name)}"]`);
  const start = { transform: `translate(${x}px, ${y}px)`, zIndex: 5 };
  element?.animate([start, { transform: "none", zIndex: 5 }], {
    id: "glide",
    duration: GLIDE_MS,
    easing: "ease-out",
  });
}
