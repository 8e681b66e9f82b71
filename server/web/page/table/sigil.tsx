/** A scene of the card's own where a set has no art: drawn from its id, so that a card is known by it. */
import { memo } from "react";
import { present } from "../../../../shared/protocol/index.ts";

type Die = (n: number) => number;

/** A small hash of a text, and numbers drawn from it. */
function dice(seed: string): Die {
  let state = 2166136261;
  for (const char of seed) state = Math.imul(state ^ char.charCodeAt(0), 16777619);
  return (n) => {
    state = Math.imul(state ^ (state >>> 15), 2246822519) + 0x9e3779b9;
    return ((state ^ (state >>> 13)) >>> 0) % n;
  };
}

interface Place {
  /** In hundredths of the scene. */
  readonly x: number;
  readonly y: number;
}

const disc = ({ x, y }: Place, radius: number, colour: string): string =>
  `radial-gradient(circle farthest-corner at ${x}% ${y}%, var(--${colour}) ${radius}%, transparent ${radius + 1.2}%)`;

const hill = (die: Die, low: number, colour: string): string =>
  `radial-gradient(ellipse ${55 + die(60)}% ${low + die(24)}% at ${die(100)}% 100%, var(--${colour}) 98%, transparent 100%)`;

/** Light and dark in turn: how far it is from one to the next, and how much of that is light. */
function bands(step: number, light: number, unit: string): string {
  const soft = step / 16;
  const end = step * light;
  return `var(--ray) 0 ${end}${unit}, transparent ${end + soft}${unit} ${step - soft}${unit}, var(--ray) ${step}${unit}`;
}

/** Things that stand in the sky, the nearest first. */
const SKIES: readonly ((die: Die, at: Place, radius: number) => string[])[] = [
  (die, at, radius) => {
    const step = 360 / (5 + die(9));
    const rays = bands(step, 0.3 + die(40) / 100, "deg");
    return [
      disc(at, radius, "band"),
      disc(at, radius + 3 + die(5), "sky"),
      `repeating-conic-gradient(from ${die(90)}deg at ${at.x}% ${at.y}%, ${rays})`,
    ];
  },
  (die, at, radius) => [
    disc(at, radius, "band"),
    `repeating-radial-gradient(circle farthest-corner at ${at.x}% ${at.y}%, ${bands(8 + die(9), 0.35 + die(30) / 100, "%")})`,
  ],
  (die, at, radius) => [
    disc(at, radius, "band"),
    `repeating-linear-gradient(${die(180)}deg, ${bands(10 + die(16), 0.3 + die(35) / 100, "%")})`,
  ],
  (die, at, radius) => [
    disc({ x: at.x + (die(2) === 0 ? 7 : -7), y: at.y - 4 - die(5) }, radius, "sky"),
    disc(at, radius + 2, "band"),
    ...Array.from({ length: 4 + die(5) }, () => disc({ x: die(100), y: die(60) }, 1 + die(10) / 10, "band")),
  ],
  (die, at, radius) => [
    disc(at, radius, "band"),
    ...Array.from({ length: 3 + die(3) }, () => {
      const [x, wide, high] = [8 + die(84), 6 + die(9), 38 + die(34)];
      return `linear-gradient(var(--far), var(--far)) ${x}% 100% / ${wide}% ${high}% no-repeat`;
    }),
  ],
];

/** One box that is painted at once: a table holds many. */
export const Sigil = memo(function Sigil({ seed }: { readonly seed: string }) {
  const die = dice(seed);
  const at = { x: 22 + die(56), y: 20 + die(34) };
  const radius = 8 + die(12);
  const hills = [hill(die, 14, "deep"), hill(die, 28, "far")];
  const sky = present(SKIES[die(SKIES.length)], "sky");
  const layers = [...hills, ...sky(die, at, radius)];
  return <span className="art" style={{ background: [...layers, "var(--heaven)"].join(", ") }} />;
});
