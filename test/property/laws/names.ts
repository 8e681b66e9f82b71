import type { Match } from "../../../shared/kernel/index.ts";
import { existence } from "../../../shared/kernel/ops/audience.ts";
import type { Law } from "../law.ts";
import { type Play, step } from "../play.ts";

/**
 * Law 6, names: a name is told to one audience, means one thing, and is never told again
 * once that thing has another; so what goes hidden comes back as a stranger.
 */
function names(play: Play, moves: number): void {
  const { match } = play;
  const ever = new Map<string, number>();
  let before = new Map<string, number>();
  for (let i = 0; ; i++) {
    const now = namesOf(match);
    for (const [name, slot] of now) {
      if (before.get(name) === slot) continue;
      if (ever.has(name)) throw new Error(`the name ${name} is told again`);
      ever.set(name, slot);
    }
    before = now;
    if (i === moves || match.state.over !== null) return;
    step(play);
  }
}

/** Every name in use with its audience, and the slot it means. */
function namesOf(match: Match): Map<string, number> {
  const found = new Map<string, number>();
  match.state.objects.forEach((obj, slot) => {
    const mask = existence(match, obj);
    if ((mask === 0) !== (obj.name === ""))
      throw new Error(`slot ${slot} is called "${obj.name}" by ${mask}`);
    if (mask === 0) return;
    const name = `${obj.name} to ${mask}`;
    if (found.has(name)) throw new Error(`two things are called ${name}`);
    found.set(name, slot);
  });
  return found;
}

export const laws: readonly Law[] = [
  {
    name: "law 6: names tell nothing",
    holds: names,
    quick: { runs: 6, moves: 250 },
    long: { runs: 50, moves: 500 },
  },
];
