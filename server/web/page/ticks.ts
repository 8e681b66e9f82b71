/** Time as it runs on the page. */
import { useEffect, useReducer } from "react";

/** Milliseconds between two looks at a running clock. */
const TICK = 250;

/** Draws again while something runs. */
export function useTicks(isRunning: boolean): void {
  const [, tick] = useReducer((n: number) => n + 1, 0);
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(tick, TICK);
    return () => clearInterval(timer);
  }, [isRunning]);
}

/** Milliseconds as minutes and seconds. */
export function clockText(left: number): string {
  const seconds = Math.max(0, Math.ceil(left / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
