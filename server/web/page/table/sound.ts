/** Short tones for what happens; off until the player wants them. No files: they are made when they are heard. */
import { useEffect, useRef, useSyncExternalStore } from "react";
import type { Snapshot } from "../match/stage.ts";

const KEPT = "riposte.sound";

/** Hertz, one after the other. */
const TONES = { asked: [660, 880], struck: [220], moved: [440], over: [523, 659, 784] } as const;

const TONE_SECONDS = 0.09;
const VOLUME = 0.06;

let context: AudioContext | undefined;
const listeners = new Set<() => void>();

const isOn = (): boolean => localStorage.getItem(KEPT) === "on";

export const useIsSounding = (): boolean =>
  useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, isOn);

export function toggleSound(): void {
  localStorage.setItem(KEPT, isOn() ? "off" : "on");
  if (isOn()) sound("asked");
  for (const listener of listeners) listener();
}

function sound(what: keyof typeof TONES): void {
  context ??= new AudioContext();
  // A browser lets nothing be heard before the player has touched the page.
  void context.resume();
  for (const [at, hertz] of TONES[what].entries())
    tone(context, hertz, context.currentTime + at * TONE_SECONDS);
}

function tone(on: AudioContext, hertz: number, from: number): void {
  const [oscillator, gain] = [on.createOscillator(), on.createGain()];
  oscillator.frequency.value = hertz;
  gain.gain.setValueAtTime(VOLUME, from);
  gain.gain.exponentialRampToValueAtTime(VOLUME / 100, from + TONE_SECONDS);
  oscillator.connect(gain).connect(on.destination);
  oscillator.start(from);
  oscillator.stop(from + TONE_SECONDS);
}

/** The loudest of what is new: the end, that the player is asked, that something was struck, that something moved. */
function heard(before: Snapshot, { picture, seat, motion }: Snapshot): keyof typeof TONES | undefined {
  if (picture.over !== null) return before.picture.over === null ? "over" : undefined;
  if (seat.own.ask !== null && seat.own.ask.id !== before.seat.own.ask?.id) return "asked";
  if (motion.beat === before.motion.beat) return undefined;
  return motion.struck.size > 0 ? "struck" : motion.from.size > 0 ? "moved" : undefined;
}

export function useSound(now: Snapshot): void {
  const before = useRef(now);
  useEffect(() => {
    const what = heard(before.current, now);
    before.current = now;
    if (what !== undefined && isOn()) sound(what);
  }, [now]);
}
