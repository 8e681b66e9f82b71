/** The chain (UCG 9, 10): its window, and how a link resolves. */

import {
  callEffect,
  dataOf,
  doStep,
  dropEntry,
  entryOf,
  type Next,
  NONE,
  note,
  objectOf,
  present,
  scopeOfEntry,
  setEntry,
  setLocals,
  settle,
  topEntry,
} from "../../kernel/game.ts";
import { cardIn } from "../entries.ts";
import { targetsLeft } from "../targets.ts";
import { thingsIn } from "../zones.ts";
import { targetsOf } from "./card.ts";
import type { TargetWord } from "./card-schema.ts";
import { CARD_PROGRAMS } from "./compile.ts";
import { answererOf, exitLink, heldBy, linkScope, priceOf, stands } from "./links.ts";
import { endLooks } from "./looks.ts";
import type { Act, Entry, Match, Procedure, WindowPolicy } from "./typed.ts";
import { freeEffectZone, toVoid, type ZoneId } from "./zones.ts";

/** UCG 9.1, 9.3, 9.4: one link an opportunity; the opponent of the last link's controller has it. */
export const chainWindow: WindowPolicy = {
  next(m, { last, passed }, reason) {
    const answerers = answererOf(m, last);
    if (reason === "entryAdded" || reason === "opened") return { holder: answerers[0], passed: [] };
    return { holder: answerers.find((seat) => !passed.includes(seat)) ?? answerers[0], passed };
  },
  isClosed: (m, { last, passed }) => answererOf(m, last).every((seat) => passed.includes(seat)),
  // UCG 9.9: no window between the resolutions.
  onClosed: () => "resolveAll",
  afterEmpty: () => "end",
  // ER-8: state checks also after payment.
  beforeHandover: settle,
  resolve: "link",
};

/** The target words of a link. */
export function wordsOf(m: Match, entry: Entry): readonly TargetWord[] {
  const card = cardIn(m, entry);
  if (entry.ability !== NONE) return targetsOf(card.abilities[entry.ability]);
  const { targets, support } = card.data;
  return (entry.kind === "support" ? support?.targets : targets) ?? [];
}

/**
 * UCG 10.3, 10.5: the reason why a link does nothing when its turn comes, or null. Targets that are no longer
 * legal are removed.
 */
function fails(m: Match, entry: Entry): "nullified" | "malfunctioned" | null {
  if (entry.kind !== "trigger" && entry.kind !== "bide" && entry.paid < priceOf(m, entry)) return "nullified";
  if (entry.targets.length === 0) return null;
  const words = wordsOf(m, entry);
  const scope = linkScope(entry);
  const targets = targetsLeft(entry.targets, words, (ref, word) => stands(m, scope, ref, word));
  // UCG 10.7: it goes on with the targets that are still legal, and malfunctions when none is left.
  if (entry.targets.some((refs) => refs.length > 0) && targets.every((refs) => refs.length === 0))
    return "malfunctioned";
  setEntry(m, entry.id, { targets });
  return null;
}

/** The program a link runs, or undefined: a character just comes into play. */
function programOf(m: Match, entry: Entry): string | undefined {
  const { abilities } = cardIn(m, entry);
  if (entry.ability !== NONE) return abilities[entry.ability].program?.id;
  const kind = entry.kind === "support" ? "support" : "effect";
  if (
    entry.kind === "setHidden" ||
    entry.kind === "proxy" ||
    entry.kind === "attack" ||
    entry.kind === "block"
  )
    return undefined;
  return abilities[abilities.length - CARD_PROGRAMS.length + CARD_PROGRAMS.indexOf(kind)].program?.id;
}

/** One link (UCG 10.2): checks, text, destination, state checks. */
export const linkProcedure: Procedure<{ readonly entry: number }> = {
  check(m, frame): Next {
    const entry = present(topEntry(m.state));
    const reason = fails(m, entry);
    if (reason !== null) {
      exitLink(m, entry.id, reason);
      return "settle";
    }
    setLocals(m, frame, { entry: entry.id });
    const program = programOf(m, entry);
    if (program === undefined) return "settleIn";
    callEffect(m, program, scopeOfEntry(present(entryOf(m.state, entry.id))));
    return "settleIn";
  },
  settleIn(m, frame): Next {
    const entry = entryOf(m.state, frame.locals.entry);
    // Its own text may have ended it.
    if (entry === undefined) return "settle";
    const acts = destination(m, entry);
    if (acts.length === 0) {
      exitLink(m, entry.id, "resolved");
      return "settle";
    }
    note(m, "resolved", { entry: `e${entry.id}` }, { object: entry.source, kind: entry.kind });
    doStep(m, { why: "resolve", by: entry.controller }, acts);
    return "exit";
  },
  exit(m, frame): Next {
    const entry = entryOf(m.state, frame.locals.entry);
    if (entry === undefined) return "settle";
    const held = heldBy(m, entry);
    dropEntry(m, entry.id, "resolved");
    // An effect kept it from coming into play: it is spent (UCG 1.9).
    if (held >= 0) toVoid(m, held);
    return "settle";
  },
  settle(m): Next {
    endLooks(m);
    settle(m);
    return "done";
  },
};

/** The acts that bring the card into play (UCG 7.2.6); none for a card that ends in the Void. */
function destination(m: Match, entry: Entry): Act[] {
  const held = heldBy(m, entry);
  if (entry.ability !== NONE || entry.kind === "support" || held < 0) return [];
  const obj = objectOf(m.state, held);
  if (obj === undefined) return [];
  const { type, becomes, conditions } = dataOf(m, obj);
  const into = (zone: ZoneId, more: Pick<Act<"enter">, "at" | "down" | "host" | "combat"> = {}): Act[] => [
    { act: "enter", object: held, seat: entry.controller, zone, ...more },
  ];
  if (entry.kind === "setHidden")
    return into("effect", { at: freeEffectZone(m, entry.controller), down: true });
  if (entry.kind === "proxy") return into("effect", { at: freeEffectZone(m, entry.controller) });
  if (entry.kind === "bide") return becomes === "character" ? into("active") : [];
  if (type === "status") return into("attached", { host: entry.targets[0]?.[0]?.id ?? NONE });
  if (type === "architect") {
    const before = thingsIn(m, "shadow", entry.controller).map((object): Act => ({ act: "spent", object }));
    return [...before, ...into("shadow")];
  }
  if (type !== "character" && type !== "epic" && type !== "permanent") return [];
  const condition = entry.kind === "epic" ? conditions?.[entry.data.condition] : undefined;
  return into("active", condition && "counter" in condition ? { combat: condition.counter } : {});
}
