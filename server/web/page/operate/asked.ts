/** What a part of the page asks of the server, again with each turn. */
import { type ReactNode, useEffect, useState } from "react";
import type { Operator } from "../../../../shared/client/operator.ts";
import { useRefusal } from "../home/refusal.tsx";

/** Each part's own: the desk, and what it tells of. */
export interface Part {
  readonly operator: Operator;
  /** Another one: look again. */
  readonly turn: number;
  onDone(): void;
}

/** The answer, undefined until it is there; and why there is none. @param ask the same function while it asks the same */
export function useAsked<T>(ask: () => Promise<T>, turn: number): readonly [T | undefined, ReactNode] {
  const [answer, setAnswer] = useState<T>();
  const refusal = useRefusal();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the parts that ask make a new function each time they are drawn
  useEffect(() => {
    let isOpen = true;
    void refusal.of(ask()).then((told) => isOpen && told !== undefined && setAnswer(told));
    return () => {
      isOpen = false;
    };
  }, [turn]);
  return [answer, refusal.line];
}
