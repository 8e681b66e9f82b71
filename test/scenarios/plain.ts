import { requests } from "../../shared/kernel/flow/open-requests.ts";
import type { Match } from "../../shared/kernel/model/match.ts";
import { KERNEL_REFUSALS } from "../../shared/kernel/model/refusal.ts";
import type { Data } from "../../shared/kernel/model/state.ts";
import { LETTERS } from "./cards.ts";
import { EVERYWHERE } from "./defaults.ts";
import type { Game } from "./game.ts";
import { type PlainGiven, type PlainIntent, plainGiven, plainIntent, plainState } from "./plain-dialect.ts";
import { plainMove } from "./plain-moves.ts";
import { plainPosition } from "./plain-position.ts";
import { plainLines, plainPrinter } from "./plain-print.ts";
import { plainContents } from "./plain-state.ts";
import { ownerOf, type Plain } from "./plain-words.ts";

/** Kinds of request that effects of any game come to. */
const EFFECTS = ["order", "choose", "may", "modifier"] as const;

/** Who is asked first does not answer. */
const byTimeout = (m: Match): { seat: "host"; intent: Data } | undefined => {
  const [request] = requests(m);
  return request && { seat: "host", intent: { action: "timeout", seats: [request.seat] } };
};

/** The whole of `game.ts` of a game without words of its own (FORMAT.md, "A game in its own words"). */
export function plainGame(plain: Plain): Game<PlainGiven, PlainIntent> {
  const { ruleset, letter, phase, wire, alike } = plain;
  const seats = LETTERS.slice(0, ruleset.seats.max);
  const answered = Object.values(ruleset.actions).flatMap(({ answers }) => answers);
  const choices = [...(plain.asks ?? []), ...EFFECTS];
  const asked = [...new Set([...answered, ...choices])];
  const has = (id: string) => ruleset.zones.some((zone) => zone.id === id);
  return {
    dialect: {
      ruleset: ruleset.id,
      plain: true,
      seats,
      naming: { words: ["owner"], options: {} },
      phases: plain.phases,
      lines: plainLines(plain, seats),
      requests: asked,
      refusals: [...Object.keys(plain.refusals), ...KERNEL_REFUSALS],
      given: plainGiven(plain, seats),
      intent: plainIntent(ruleset, choices),
      state: plainState(plain, seats),
    },
    ruleset,
    letter,
    ...(wire !== undefined && { wire }),
    ...(alike !== undefined && { alike }),
    examples: plain.examples ?? [],
    defaults: { ...EVERYWHERE, phase },
    called: { ...(!has("hand") && { hand: null }), ...(!has("deck") && { deck: null }) },
    fillers: plain.fillers ?? "fixtures",
    advance: {},
    onward: byTimeout,
    arrange: (given, sets, catalog) => plainPosition(plain, given, sets, catalog),
    intent: plainMove,
    printer: plainPrinter,
    now(m) {
      const owner = ownerOf(plain, m);
      return {
        ...(owner !== undefined && { turn: LETTERS[owner] ?? "nobody" }),
        phase: ruleset.when(m).phase,
      };
    },
    contents: plainContents,
  };
}
