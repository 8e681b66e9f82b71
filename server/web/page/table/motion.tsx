/** The board: things glide from where they were to where they are. Skipped by any click, and where motion is not wanted. */
import { Component, createRef, type ReactNode } from "react";
import type { Motion } from "../match/stage.ts";

const GLIDE_MS = 260;

const wantsNone = (): boolean => document.hidden || matchMedia("(prefers-reduced-motion: reduce)").matches;

type Places = ReadonlyMap<string, DOMRect>;

interface Props {
  readonly motion: Motion;
  readonly children: ReactNode;
}

/** Measures its things only where something happened: a measure makes the browser lay the page out at once. */
export class Board extends Component<Props> {
  readonly #element = createRef<HTMLDivElement>();

  override getSnapshotBeforeUpdate({ motion }: Props): Places | null {
    const isStill = motion.beat === this.props.motion.beat || wantsNone();
    return isStill || this.#element.current === null ? null : placesIn(this.#element.current);
  }

  override componentDidUpdate(_props: Props, _state: unknown, before: Places | null): void {
    const board = this.#element.current;
    if (before === null || board === null) return;
    const { from } = this.props.motion;
    for (const [name, to] of placesIn(board)) {
      const was = before.get(from.get(name) ?? name);
      if (was !== undefined) glide(board, name, was, to);
    }
  }

  override render(): ReactNode {
    return (
      <div className="board" ref={this.#element}>
        {this.props.children}
      </div>
    );
  }
}

/** Ends every glide that is under way. */
export function skipMotion(): void {
  for (const animation of document.getAnimations()) if (animation.id === "glide") animation.finish();
}

function placesIn(board: HTMLElement): Places {
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
  // An element that holds a card lies over others as a whole.
  (element?.closest(".holder") ?? element)?.animate([start, { transform: "none", zIndex: 5 }], {
    id: "glide",
    duration: GLIDE_MS,
    easing: "ease-out",
  });
}
