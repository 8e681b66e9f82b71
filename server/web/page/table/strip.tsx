/** Things side by side, or in numbered places; where they have no room they lie over each other. */
import type { CSSProperties } from "react";
import { useScene } from "./context.ts";
import { drawnOf, Thing } from "./thing.tsx";

/** Up to this many a row is laid out for those that are there. */
const FEW = 16;

/** Of more than this many one sees the edges alone, however wide the window is. */
const CROWD = 32;

/** For how many a row is laid out: where there are many the next one moves none of them. */
function placesFor(n: number): number {
  if (n <= FEW) return Math.max(1, n);
  const step = 2 ** (Math.floor(Math.log2(n)) - 2);
  return Math.ceil(n / step) * step;
}

interface StripOf {
  /** Null stands for a numbered place that is free. */
  readonly names: readonly (string | null)[];
  /** Cards are as large as if there were so many at least. */
  readonly room?: number | undefined;
  /** Whose numbered places they are. */
  readonly zone?: string;
  /** Held in a hand. */
  readonly isFan?: boolean;
}

export function Strip({ names, room = 1, zone, isFan = false }: StripOf) {
  const n = placesFor(names.length);
  const scene = useScene();
  return (
    <div
      className="strip"
      data-many={names.length > FEW}
      data-crowded={names.length > CROWD}
      style={{ "--n": n, "--room": Math.max(n, placesFor(room)) } as CSSProperties}
    >
      {names.map((name, at) => {
        // biome-ignore lint/suspicious/noArrayIndexKey: a free place is its number
        if (name === null) return <Free key={`free ${at}`} name={`z${zone}/${at}`} n={at + 1} />;
        const drawn = drawnOf(scene, name);
        return drawn && <Thing key={name} {...drawn} fan={isFan ? at - (names.length - 1) / 2 : undefined} />;
      })}
    </div>
  );
}

/** A numbered place with nothing in it. */
function Free({ name, n }: { readonly name: string; readonly n: number }) {
  const { doings } = useScene();
  if (!doings.lit.has(name))
    return (
      <span className="slot" aria-hidden="true">
        {n}
      </span>
    );
  return (
    <button type="button" className="slot" data-name={name} data-lit onClick={() => doings.point(name)}>
      {n}
    </button>
  );
}
