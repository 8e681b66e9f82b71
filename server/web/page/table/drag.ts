/** Dragging a card onto another or onto the table: the same as pointing at the one, then at the other. */
import type { DragEvent } from "react";
import type { Doings } from "../match/making.ts";

const KIND = "text/x-riposte-thing";

export const draggable = (name: string, doings: Doings) => ({
  draggable: doings.lit.has(name),
  onDragStart: (event: DragEvent) => {
    event.dataTransfer.setData(KIND, name);
    event.dataTransfer.effectAllowed = "move";
    if (doings.making?.offer.action.card !== name) doings.point(name);
  },
  onDragOver: (event: DragEvent) => {
    if (event.dataTransfer.types.includes(KIND) && doings.lit.has(name)) event.preventDefault();
  },
  onDrop: (event: DragEvent) => {
    event.preventDefault();
    const dragged = event.dataTransfer.getData(KIND);
    if (dragged !== "" && dragged !== name) doings.point(name);
  },
});
