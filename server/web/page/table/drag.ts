/**
 * Dragging with mouse, pen or finger: the same as pointing at a card, then at what it is dropped on. A finger that
 * only rests on a card shows it large, and does nothing else.
 */
import { type MouseEvent, type PointerEvent, useEffect, useRef, useState } from "react";
import type { Doings } from "../match/making.ts";

/** Pixels a pointer may tremble before it drags. */
const TREMBLE = 8;

/** Milliseconds after which a finger rests on a card rather than taps it. */
const REST_MS = 450;

interface Held {
  readonly name: string;
  readonly element: HTMLElement;
  readonly x: number;
  readonly y: number;
  readonly since: number;
  /** The copy that follows the pointer, once it drags. */
  ghost?: HTMLElement;
}

interface Dropped {
  readonly held: string;
  readonly over: readonly string[];
}

/** Handlers for the element around all that can be dragged. */
export function useDrag(doings: Doings) {
  const held = useRef<Held>(undefined);
  const isClickVoid = useRef(false);
  const drop = useDrop(doings);
  const letGo = () => {
    held.current?.ghost?.remove();
    held.current = undefined;
  };

  return {
    onPointerDown(event: PointerEvent) {
      letGo();
      isClickVoid.current = false;
      held.current = heldBy(event);
    },
    onPointerMove({ clientX: x, clientY: y, pointerId, currentTarget }: PointerEvent) {
      const one = held.current;
      if (one === undefined) return;
      if (one.ghost === undefined) {
        if (Math.hypot(x - one.x, y - one.y) < TREMBLE || !doings.lit.has(one.name)) return;
        currentTarget.setPointerCapture(pointerId);
        one.ghost = ghostOf(one.element);
        if (doings.making?.offer.action.card !== one.name) doings.hold(one.name);
      }
      one.ghost.style.translate = `${x}px ${y}px`;
    },
    onPointerUp({ clientX: x, clientY: y, pointerType }: PointerEvent) {
      const one = held.current;
      letGo();
      if (one === undefined) return;
      const isRest = pointerType === "touch" && performance.now() - one.since > REST_MS;
      isClickVoid.current = one.ghost !== undefined || isRest;
      if (one.ghost === undefined) return;
      const under = document.elementFromPoint(x, y);
      const over = namesAround(under);
      // Laid back into the hand, between its cards, it is not played.
      if (over[0] !== one.name && (over.length > 0 || under?.closest(".hand") === null))
        drop({ held: one.name, over });
    },
    onPointerCancel: letGo,
    onClickCapture(event: MouseEvent) {
      if (isClickVoid.current) event.stopPropagation();
      isClickVoid.current = false;
    },
    onContextMenu(event: MouseEvent) {
      // The browser's own menu of a finger that rests.
      if (held.current !== undefined) event.preventDefault();
    },
  };
}

/** Drops a card once it is known what it may be dropped on: the server may still have to say so. */
function useDrop(doings: Doings): (dropped: Dropped) => void {
  const [dropped, setDropped] = useState<Dropped>();
  useEffect(() => {
    if (dropped === undefined || doings.making === undefined) return;
    setDropped(undefined);
    doings.drop(dropped.held, dropped.over);
  }, [doings, dropped]);
  return setDropped;
}

function heldBy({ target, clientX: x, clientY: y, button, isPrimary }: PointerEvent): Held | undefined {
  const element = (target as Element).closest<HTMLElement>(".thing[data-name]");
  const name = element?.dataset.name;
  if (button !== 0 || !isPrimary || element === null || name === undefined) return undefined;
  return { name, element, x, y, since: performance.now() };
}

/** The names of what lies here, the nearest first: a card, then the zone that it lies in. */
function namesAround(element: Element | null): string[] {
  const found = element?.closest<HTMLElement>("[data-name], [data-zone]") ?? null;
  if (found === null) return [];
  const { name = `z${found.dataset.zone}` } = found.dataset;
  return [name, ...namesAround(found.parentElement)];
}

function ghostOf(element: HTMLElement): HTMLElement {
  const { width, height } = element.getBoundingClientRect();
  const ghost = element.cloneNode(true) as HTMLElement;
  delete ghost.dataset.name;
  ghost.classList.add("dragged");
  ghost.setAttribute("aria-hidden", "true");
  Object.assign(ghost.style, { width: `${width}px`, height: `${height}px` });
  element.closest(".table")?.append(ghost);
  return ghost;
}
