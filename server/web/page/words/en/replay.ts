/** Watching again. */
export const replay = {
  "replay.timeline": "Time line",
  "replay.begin": "To the beginning",
  "replay.back": "One step back",
  "replay.forward": "One step on",
  "replay.play": "Play",
  "replay.pause": "Pause",
  "replay.moment": "Moment",
  "replay.speed": "Speed",
  "replay.turn": "To a turn",
  "replay.side": "With whose eyes",
  "replay.spectator": "A spectator",
  "replay.share": "Share this moment",
  "replay.watch": "Watch again",
} as const;
