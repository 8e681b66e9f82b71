/** What lies over the page closes when the player turns to something else, or by Escape. */
import { type RefObject, useEffect } from "react";

/** @param around what is clicked in here leaves it open */
export function useClosing(isOpen: boolean, around: RefObject<HTMLElement | null>, close: () => void): void {
  useEffect(() => {
    if (!isOpen) return;
    const onPointer = ({ target }: PointerEvent) => {
      if (!around.current?.contains(target as Node)) close();
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      // Nothing else is cancelled by it.
      event.stopImmediatePropagation();
      close();
    };
    document.addEventListener("pointerdown", onPointer);
    document.addEventListener("keydown", onKey, true);
    return () => {
      document.removeEventListener("pointerdown", onPointer);
      document.removeEventListener("keydown", onKey, true);
    };
  });
}
