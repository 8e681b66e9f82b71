/** What is heard at the table. */
import { useEffect, useRef } from "react";
import { sound, type Tone } from "../alerts/sound.ts";
import { isPassedSoon } from "../match/asks.ts";
import type { Snapshot } from "../match/stage.ts";

/** The loudest of what is new: the end, that the player is asked, that something was struck, that something moved. */
function heard(before: Snapshot, { picture, seat, motion }: Snapshot): Tone | undefined {
  if (picture.over !== null) return before.picture.over === null ? "over" : undefined;
  if (seat.own.ask !== null && seat.own.ask.id !== before.seat.own.ask?.id && !isPassedSoon({ seat }))
    return "asked";
  if (motion.beat === before.motion.beat) return undefined;
  return motion.struck.size > 0 ? "struck" : motion.from.size > 0 ? "moved" : undefined;
}

export function useSound(now: Snapshot): void {
  const before = useRef(now);
  useEffect(() => {
    const what = heard(before.current, now);
    before.current = now;
    if (what !== undefined) sound(what);
  }, [now]);
}
