/** Things side by side, or in numbered places; where they have no room they lie over each other. */
import type { CSSProperties } from "react";
import { useScene } from "./context.ts";
import { drawnOf, Thing } from "./thing.tsx";

/** Up to this many a row is laid out for those that are there. */
const FEW = 16;

/** For how many a row is laid out: where there are many the next one moves none of them. */
function placesFor(n: number): number {
  if (n <= FEW) return Math.max(1, n);
  const step = 2 ** (Math.floor(Math.log2(n)) - 2);
  return Math.ceil(n / step) * step;
}

/** Null stands for a numbered place that is free. */
export function Strip({ names }: { readonly names: readonly (string | null)[] }) {
  const scene = useScene();
  return (
    <div
      className="strip"
      data-many={names.length > FEW}
      style={{ "--n": placesFor(names.length) } as CSSProperties}
    >
      {names.map((name, at) => {
        if (name === null)
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a free place is its number
            <span key={`free ${at}`} className="slot" aria-hidden="true">
              {at + 1}
            </span>
          );
        const drawn = drawnOf(scene, name);
        return drawn && <Thing key={name} {...drawn} />;
      })}
    </div>
  );
}
