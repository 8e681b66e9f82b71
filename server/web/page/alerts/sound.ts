/** Short tones for what happens; off until the player wants them. No files: they are made when they are heard. */
import { alerts } from "./settings.ts";

/** Hertz, one after the other. */
const TONES = { asked: [660, 880], struck: [220], moved: [440], over: [523, 659, 784] } as const;

export type Tone = keyof typeof TONES;

const TONE_SECONDS = 0.09;
/** The gain of a tone at full volume. */
const LOUDEST = 0.12;

let context: AudioContext | undefined;

/** Sounds a tone as loud as the player wants it, or not at all. */
export function sound(what: Tone): void {
  const { sound: isOn, volume } = alerts.read();
  if (!isOn || volume === 0) return;
  context ??= new AudioContext();
  // A browser lets nothing be heard before the player has touched the page.
  void context.resume();
  for (const [at, hertz] of TONES[what].entries())
    tone(context, hertz, context.currentTime + at * TONE_SECONDS, volume * LOUDEST);
}

function tone(on: AudioContext, hertz: number, from: number, volume: number): void {
  const [oscillator, gain] = [on.createOscillator(), on.createGain()];
  oscillator.frequency.value = hertz;
  gain.gain.setValueAtTime(volume, from);
  gain.gain.exponentialRampToValueAtTime(volume / 100, from + TONE_SECONDS);
  oscillator.connect(gain).connect(on.destination);
  oscillator.start(from);
  oscillator.stop(from + TONE_SECONDS);
}
