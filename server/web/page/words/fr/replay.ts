import type { replay as english } from "../en/replay.ts";
import type { Translation } from "../translation.ts";

export const replay: Translation<typeof english> = {
  "replay.timeline": "Ligne du temps",
  "replay.begin": "Au début",
  "replay.back": "Un pas en arrière",
  "replay.forward": "Un pas en avant",
  "replay.play": "Lire",
  "replay.pause": "Pause",
  "replay.moment": "Moment",
  "replay.speed": "Vitesse",
  "replay.turn": "À un tour",
  "replay.side": "Avec quels yeux",
  "replay.spectator": "Un spectateur",
  "replay.share": "Partager ce moment",
  "replay.watch": "Revoir",
};
