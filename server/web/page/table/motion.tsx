/** The board: what changes on it is seen to change. Skipped by any click or key, and where motion is not wanted. */
import { Component, createRef, type ReactNode } from "react";
import type { PublicView } from "../../../../shared/kernel/index.ts";
import type { Motion } from "../match/stage.ts";
import { fade, glide, lunge, rise } from "./shows.ts";

const wantsNone = (): boolean => document.hidden || matchMedia("(prefers-reduced-motion: reduce)").matches;

/** A thing or a zone as it was drawn. Of a thing that is as it was, only where it lies is looked at: a table holds many. */
interface Place {
  readonly element: HTMLElement;
  readonly at: DOMRect;
  /** It is another now, and lies before both, not in a hand or a pile. */
  readonly isOut: boolean;
  /** Its numbers, by their names. */
  readonly numbers: Readonly<Record<string, number>>;
}

type Places = ReadonlyMap<string, Place>;

interface Props {
  readonly motion: Motion;
  readonly things: PublicView["things"];
  /** The zones between the players are a board of their own. */
  readonly isOfSquares: boolean;
  readonly children: ReactNode;
}

/** Measures its things only where something happened: a measure makes the browser lay the page out at once. */
export class Board extends Component<Props> {
  readonly #element = createRef<HTMLDivElement>();

  override getSnapshotBeforeUpdate(was: Props): Places | null {
    const isStill = was.motion.beat === this.props.motion.beat || wantsNone();
    return isStill ? null : this.#places(was);
  }

  override componentDidUpdate(was: Props, _state: unknown, before: Places | null): void {
    const board = this.#element.current;
    if (before === null || board === null) return;
    showChanges(board, before, this.#places(was), this.props.motion);
  }

  #places({ things }: Props): Places {
    const board = this.#element.current;
    return board === null ? new Map() : placesIn(board, (name) => things[name] !== this.props.things[name]);
  }

  override render(): ReactNode {
    return (
      <div className="board" data-squares={this.props.isOfSquares} ref={this.#element}>
        {this.props.children}
      </div>
    );
  }
}

function showChanges(board: HTMLElement, before: Places, after: Places, { from, attacks }: Motion): void {
  const kept = new Set<string>();
  for (const [name, { element, at, numbers }] of after) {
    const old = from.get(name) ?? name;
    const was = before.get(old);
    kept.add(old);
    if (was === undefined || element.dataset.zone !== undefined) continue;
    glide(element, was.at, at);
    for (const change of changesOf(was.numbers, numbers)) rise(board, change, at);
  }
  for (const [name, { element, at, isOut }] of before) if (isOut && !kept.has(name)) fade(board, element, at);
  for (const [by, target] of attacks) {
    const attacker = after.get(by);
    if (attacker === undefined) continue;
    const to = target === undefined ? undefined : (after.get(target) ?? before.get(target));
    lunge(attacker.element, attacker.at, to?.at ?? ahead(attacker));
  }
}

/** Towards the other side, half a card. */
function ahead({ element, at }: Place): DOMRect {
  const way = element.closest(".far") === null ? -1 : 1;
  return new DOMRect(at.x, at.y + (way * at.height) / 2, at.width, at.height);
}

const changesOf = (before: Place["numbers"], after: Place["numbers"]): number[] =>
  Object.entries(after).flatMap(([key, now]) => {
    const was = before[key];
    return was === undefined || was === now ? [] : [now - was];
  });

function placesIn(board: HTMLElement, isOther: (name: string) => boolean): Places {
  const places = new Map<string, Place>();
  for (const element of board.querySelectorAll<HTMLElement>(".thing[data-name], .zone[data-zone]")) {
    const { name, zone } = element.dataset;
    const isOut = name !== undefined && isOther(name) && element.closest(".row, .squares") !== null;
    const numbers = isOut ? numbersOn(element) : {};
    places.set(name ?? `zone ${zone}`, { element, at: element.getBoundingClientRect(), isOut, numbers });
  }
  return places;
}

const numbersOn = (element: HTMLElement): Place["numbers"] =>
  Object.fromEntries(
    [...element.querySelectorAll<HTMLElement>(".stat")].map((stat) => [
      stat.dataset.stat,
      Number(stat.textContent),
    ]),
  );
