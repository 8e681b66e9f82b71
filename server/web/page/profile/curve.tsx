/** A rating over time, as a line; in words for who does not see it. */
import type { Profile } from "../../../../shared/protocol/index.ts";
import { useSay } from "./said.ts";

type Curve = Profile["ratings"][number]["curve"];

const [WIDTH, HEIGHT, EDGE] = [320, 96, 6];

/** One match after the other: how long somebody rested tells nothing of how he plays. */
function pointsOf(curve: Curve, low: number, high: number): string {
  const x = (n: number) => EDGE + (n * (WIDTH - 2 * EDGE)) / Math.max(1, curve.length - 1);
  const y = (rating: number) =>
    HEIGHT - EDGE - ((rating - low) * (HEIGHT - 2 * EDGE)) / Math.max(1, high - low);
  return curve.map(({ rating }, n) => `${x(n).toFixed(1)},${y(rating).toFixed(1)}`).join(" ");
}

export function CurveLine({ curve }: { readonly curve: Curve }) {
  const say = useSay();
  const [first, last] = [curve.at(0), curve.at(-1)];
  if (first === undefined || last === undefined || curve.length < 2) return null;
  const ratings = curve.map(({ rating }) => rating);
  const [low, high] = [Math.min(...ratings), Math.max(...ratings)];
  const day = ({ at }: Curve[number]) => new Date(at).toLocaleDateString(document.documentElement.lang);
  const text = say("curve", {
    first: first.rating,
    last: last.rating,
    n: curve.length,
    low,
    high,
  });
  return (
    <figure className="curve">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={text}>
        <title>{text}</title>
        <polyline points={pointsOf(curve, low, high)} />
      </svg>
      <figcaption>
        <span>{day(first)}</span>
        <span>
          {low}–{high}
        </span>
        <span>{day(last)}</span>
      </figcaption>
    </figure>
  );
}
