/** LA 4: what was laid is turned up, and at each lamp the brightest flame stays. */
import { attrOf, dataOf, doStep, type Handle, NONE, note, objAt } from "../../kernel/game.ts";
import type { Act, Match } from "./typed.ts";
import { burns, LAMPS, laidCards, thingsAt } from "./zones.ts";

const on = (m: Match, act: "reveal" | "back" | "light" | "out", object: Handle): Act => ({
  act,
  object,
  seat: objAt(m, object).controller,
});

/** LA 4.1. */
export const turnUp = (m: Match): void =>
  doStep(
    m,
    { why: "light", by: NONE },
    laidCards(m).map((card) => on(m, "reveal", card)),
  );

/** LA 4.2. */
export function bluffsBack(m: Match): void {
  const bluffs = LAMPS.flatMap((lamp) => thingsAt(m, lamp)).filter(
    (handle) => dataOf(m, objAt(m, handle)).type === "answer",
  );
  for (const bluff of bluffs) note(m, "bluff", { seat: objAt(m, bluff).controller });
  const acts = bluffs.flatMap((bluff): Act[] => {
    const back = on(m, "back", bluff);
    return [back, { act: "drawn", seat: objAt(m, bluff).owner, amount: 1 }];
  });
  doStep(m, { why: "bluff", by: NONE }, acts);
}

/** LA 4.3 to 4.5, 5.1. */
export function clash(m: Match): void {
  const acts = LAMPS.flatMap((lamp): Act[] => {
    const here = thingsAt(m, lamp);
    const brightest = brightestOf(m, here);
    return here.flatMap((flame): Act[] => {
      if (flame !== brightest) return [on(m, "out", flame)];
      return burns(m, flame) ? [] : [on(m, "light", flame)];
    });
  });
  doStep(m, { why: "light", by: NONE }, acts);
}

/** LA 4.4: new flames that are equally bright put each other out, until one is the brightest. */
function brightestOf(m: Match, all: readonly Handle[]): Handle | undefined {
  let left = all.filter((flame) => attrOf(m, flame, "glow") > 0);
  while (left.length > 0) {
    const most = Math.max(...left.map((flame) => attrOf(m, flame, "glow")));
    const top = left.filter((flame) => attrOf(m, flame, "glow") === most);
    const stays = top.length === 1 ? top[0] : top.find((flame) => burns(m, flame));
    if (stays !== undefined) return stays;
    left = left.filter((flame) => !top.includes(flame));
  }
  return undefined;
}
