import type { replay as english } from "../en/replay.ts";
import type { Translation } from "../translation.ts";

export const replay: Translation<typeof english> = {
  "replay.timeline": "Línea de tiempo",
  "replay.begin": "Al principio",
  "replay.back": "Un paso atrás",
  "replay.forward": "Un paso adelante",
  "replay.play": "Reproducir",
  "replay.pause": "Pausa",
  "replay.moment": "Momento",
  "replay.speed": "Velocidad",
  "replay.turn": "A un turno",
  "replay.side": "Con los ojos de quién",
  "replay.spectator": "Un espectador",
  "replay.share": "Compartir este momento",
  "replay.watch": "Ver otra vez",
};
