/** The clock of all matches of a process: what its own outage takes is nobody's time. */

/** Milliseconds between two beats, and those that one may be late: a busy process is slow, and stands not still. */
const BEAT_MS = 250;
const LATE_MS = 750;

const real = (): number => performance.now();

/** Milliseconds that were given back. */
let lost = 0;
let beat = real();

/** Milliseconds that never go back, and stand while the process does: frozen, or with its thread held up. */
export const processClock = (): number => Math.min(real(), beat + BEAT_MS + LATE_MS) - lost;

setInterval(() => {
  const now = real();
  lost += Math.max(0, now - (beat + BEAT_MS + LATE_MS));
  beat = now;
}, BEAT_MS).unref();
