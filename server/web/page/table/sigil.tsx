/** A figure of the card's own where a set has no art: drawn from its id, so that a card is known by it. */
import { memo } from "react";

/** A small hash of a text, and numbers drawn from it. */
function dice(seed: string): (n: number) => number {
  let state = 2166136261;
  for (const char of seed) state = Math.imul(state ^ char.charCodeAt(0), 16777619);
  return (n) => {
    state = Math.imul(state ^ (state >>> 15), 2246822519) + 0x9e3779b9;
    return ((state ^ (state >>> 13)) >>> 0) % n;
  };
}

export const Sigil = memo(function Sigil({ seed }: { readonly seed: string }) {
  const die = dice(seed);
  const arms = 3 + die(5);
  const radius = 16 + die(10);
  const inner = 4 + die(8);
  const tilt = die(360);
  const points = Array.from({ length: arms * 2 }, (_, at) => {
    const angle = ((tilt + (at * 180) / arms) * Math.PI) / 180;
    const far = at % 2 === 0 ? radius : inner;
    return `${(50 + far * Math.cos(angle)).toFixed(1)},${(30 + far * Math.sin(angle)).toFixed(1)}`;
  });
  const hills = [0, 1, 2].map((row) => {
    const height = 44 + row * 7 - die(10);
    return `M0 ${height} Q ${20 + die(20)} ${height - 8 - die(14)} ${50} ${height} T 100 ${height - die(8)} V60 H0Z`;
  });
  return (
    <svg className="art" viewBox="0 0 100 60" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <circle cx={20 + die(60)} cy={12 + die(12)} r={5 + die(8)} className="sun" />
      <polygon points={points.join(" ")} className="star" />
      {hills.map((path, at) => (
        <path key={path} d={path} className={`hill h${at}`} />
      ))}
    </svg>
  );
});
