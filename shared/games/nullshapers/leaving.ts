/** What takes a thing off the planet, and the act of leaving that texts wait for whatever the way was (N R3.10). */
import { objectOf } from "../../kernel/game.ts";
import type { OnObject } from "../acts.ts";
import type { Act, ActKind, Match } from "./typed.ts";
import { inPlay } from "./zones.ts";

const WAYS = ["terminate", "forfeit", "delete", "recall"] as const;
type Way = Act<(typeof WAYS)[number]>;

const isWay = (act: Act): act is Way => WAYS.some((way) => way === act.act);

/** It happens with the act that takes the thing away, and is never replaced: only that act is. */
export const leave: ActKind<OnObject> = {
  fields: { object: "object", seat: "seat" },
  follows: true,
  apply: () => undefined,
};

/** The acts of a step, and behind each that takes a thing off the planet that it leaves. */
export function withLeaving(m: Match, acts: readonly Act[]): readonly Act[] {
  const gone = new Set<number>();
  return acts.flatMap((act): Act[] => {
    if (!isWay(act) || gone.has(act.object)) return [act];
    const obj = objectOf(m.state, act.object);
    if (obj === undefined || !inPlay(m, obj)) return [act];
    gone.add(act.object);
    return [act, { act: "leave", object: act.object, seat: obj.controller }];
  });
}
