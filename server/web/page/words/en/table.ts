/** The table, and what lies on it. */
export const table = {
  "table.label": "The table",
  "table.joining": "Taking your seat…",
  "table.turn": "Turn {n}",
  "table.phases": "Phases",
  "table.away": "The line is cut; coming back…",
  "table.playHere": "You play in another window. Play here",
  "table.behind": "{n} seconds behind",
  "table.paused": "Paused: the server is storing",
  "table.halted": "Stopped after an error",
  "table.lost": "The server has lost moves you had seen; the match goes on from before them",

  "mat.label": "{name}'s side",

  "seat.nobody": "Nobody",
  "seat.away": "away",
  "seat.turn": "has the turn",
  "seat.asked": "answers now",
  "seat.hand": "{n} in hand",

  "hand.label": "{zone}, yours alone: {n}",
  "hand.zones": "What only you see",

  "pile.open": "{label}, open",
  "pile.close": "Close",

  "card.hidden": "A face-down card",
  "card.down": "face down",

  "waiting.label": "Waiting to happen: {n}",
  "waiting.title": "Waiting",
  "waiting.empty": "Nothing waits.",

  "log.title": "Log",
  "log.label": "What happened",

  "track.adventure": "The adventure",
  "track.unknown": "unknown",
  "track.hero": "hero",
  "track.companion": "companion",
  "track.biomes": "Biomes",
  "track.biome": "Biome {n}",
  "track.lost": "lost",

  "clock.away": "may be away {time}",
  "clock.claim": "Claim the win",

  "over.won": "You win ({how}).",
  "over.lost": "{names} wins ({how}).",
  "over.draw": "A draw ({how}).",

  "series.score": "{score} · best of {n}",
  "series.next": "The next match begins in",
  "series.waiting": "Waiting for the other; at the latest in",
  "series.ready": "Ready for the next match",
  "series.rematch": "Play again",
  "series.wanted": "{names} wants to play again.",
  "series.asked": "Waiting for the other to want it too…",
  "swap.title": "Swap cards",
  "swap.deck": "In the deck: {n}",
  "swap.side": "Beside it: {n}",
} as const;
