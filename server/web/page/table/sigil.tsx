/** The emblem of a card where a set has no art: composed of what it is, before a sky drawn from its id, so that it is known by it. */
import { memo } from "react";
import { figuresOf, wordsOf } from "../../../../shared/games/figures.ts";
import type { CardLook } from "../../../../shared/games/plan.ts";
import { present } from "../../../../shared/protocol/index.ts";
import { type Die, dice } from "./dice.ts";
import { FIGURES, ornament, SIGNS } from "./figure.ts";
import { useFigures } from "./figures.ts";
import { PATHS } from "./icon.tsx";

/** Light and dark in turn: how far it is from one to the next, and how much of that is light. */
function bands(step: number, light: number, unit: string): string {
  const soft = step / 16;
  const end = step * light;
  return `var(--ray) 0 ${end}${unit}, transparent ${end + soft}${unit} ${step - soft}${unit}, var(--ray) ${step}${unit}`;
}

const star = (die: Die): string => {
  const size = 1 + die(10) / 10;
  return `radial-gradient(circle farthest-corner at ${die(100)}% ${die(100)}%, var(--band) ${size}%, transparent ${size + 1.2}%)`;
};

const SKIES: readonly ((die: Die) => string)[] = [
  (die) =>
    `repeating-conic-gradient(from ${die(90)}deg at 50% 50%, ${bands(360 / (5 + die(9)), 0.3 + die(40) / 100, "deg")})`,
  (die) =>
    `repeating-radial-gradient(circle farthest-corner at 50% ${die(100)}%, ${bands(8 + die(9), 0.35 + die(30) / 100, "%")})`,
  (die) => `repeating-linear-gradient(${die(180)}deg, ${bands(10 + die(16), 0.3 + die(35) / 100, "%")})`,
  (die) => Array.from({ length: 6 + die(7) }, () => star(die)).join(),
];

interface SigilOf extends Pick<CardLook, "tribe" | "tint" | "line"> {
  readonly game: string;
  readonly seed: string;
  /** As its set has it, in whatever language it is read. */
  readonly name: string;
  readonly kind: CardLook["kind"] | undefined;
}

/** One box that is painted at once: a table holds many. */
export const Sigil = memo(function Sigil({ game, seed, name, kind = "act", line, tribe, tint }: SigilOf) {
  const [main, second] = figuresOf(useFigures(game), wordsOf(name, { kind, line }));
  const die = dice(seed);
  const sky = present(SKIES[die(SKIES.length)], "sky");
  return (
    <span className="art" style={{ background: `${sky(die)}, var(--heaven)` }}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        {tribe && (
          <path className="ornament" d={ornament(dice(tribe))} transform="translate(2.4 2.4) scale(.8)" />
        )}
        {main === undefined ? (
          <path className="figure" d={FIGURES[kind]} transform="translate(6 6) scale(.5)" />
        ) : (
          <path className="figure drawn" d={main} transform="translate(4.4 4.4) scale(.0594)" />
        )}
        {second !== undefined && (
          <path className="figure drawn second" d={second} transform="translate(.8 .8) scale(.025)" />
        )}
        <path className="sign" d={PATHS[SIGNS[tint]]} transform="translate(18.5 17.5) scale(.22)" />
      </svg>
    </span>
  );
});
