import type { table as english } from "../en/table.ts";
import type { Translation } from "../translation.ts";

export const table: Translation<typeof english> = {
  "table.label": "La mesa",
  "table.joining": "Tomando tu asiento…",
  "table.turn": "Turno {n}",
  "table.phases": "Fases",
  "table.away": "Se cortó la línea; volviendo…",
  "table.playHere": "Juegas en otra ventana. Jugar aquí",
  "table.behind": "{n} segundos por detrás",
  "table.paused": "En pausa: el servidor está guardando",
  "table.halted": "Parada tras un error",
  "table.lost": "El servidor ha perdido jugadas que habías visto; la partida sigue desde antes de ellas",

  "mat.label": "El lado de {name}",

  "seat.nobody": "Nadie",
  "seat.away": "ausente",
  "seat.turn": "tiene el turno",
  "seat.asked": "responde ahora",
  "seat.hand": "{n} en la mano",

  "hand.label": "{zone}, solo tuya: {n}",
  "hand.zones": "Lo que solo tú ves",

  "pile.open": "{label}, abrir",
  "pile.close": "Cerrar",

  "card.hidden": "Una carta boca abajo",
  "card.down": "boca abajo",

  "waiting.label": "Por suceder: {n}",
  "waiting.title": "En espera",
  "waiting.empty": "Nada espera.",

  "log.title": "Registro",
  "log.label": "Lo que ha pasado",

  "track.adventure": "La aventura",
  "track.unknown": "desconocido",
  "track.hero": "héroe",
  "track.companion": "compañero",
  "track.biomes": "Biomas",
  "track.biome": "Bioma {n}",
  "track.lost": "perdido",

  "clock.away": "puede faltar {time}",
  "clock.claim": "Reclamar la victoria",

  "over.won": "Ganas ({how}).",
  "over.lost": "Gana {names} ({how}).",
  "over.draw": "Tablas ({how}).",

  "series.score": "{score} · al mejor de {n}",
  "series.next": "La próxima partida empieza en",
  "series.waiting": "Esperando al otro; a más tardar en",
  "series.ready": "Listo para la próxima partida",
  "series.rematch": "Jugar otra vez",
  "series.wanted": "{names} quiere jugar otra vez.",
  "series.asked": "Esperando a que el otro también quiera…",
  "swap.title": "Cambiar cartas",
  "swap.deck": "En el mazo: {n}",
  "swap.side": "Aparte: {n}",
};
