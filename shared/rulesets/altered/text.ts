/** A card's rules text, generated from its programs, so that what it says is what it does. */
import { capital, listed } from "../../kernel/effects/english.ts";
import { clauses, sentences } from "../../kernel/effects/text.ts";
import type { Data, Json } from "../../kernel/state.ts";
import { changesText, keywordLine, type Say, type Speech, speechOf } from "../text.ts";
import { changeText, costText, keywordText, nounOf, targetSpoken, words } from "./speech.ts";
import { verbs } from "./verbs.ts";
import type { AlteredCard, Body, Mode, TargetWord } from "./words.ts";

/** A speaker for one body; `event` is what its trigger is about. */
const speechFor = (targets: readonly TargetWord[], event?: Json): Speech =>
  speechOf({ ...words, verbs }, (plain) => ({
    event: nounOf(event, plain),
    target: (slot) => targetSpoken(targets[slot], plain),
  }));

function effectText(targets: readonly TargetWord[], effect: Json, event?: Json): string {
  const { voice, say } = speechFor(targets, event);
  return joined(clauses(effect, voice, say));
}

/** "Sabotage, then Resupply." reads better than two sentences. */
const joined = (parts: readonly string[]): string =>
  parts.length === 2 && parts.every((part) => part.length < 40)
    ? sentences([parts.join(", then ")])
    : sentences(parts);

function bodyText({ targets = [], effect, modes }: Body, event?: Json): string {
  if (modes === undefined) return effectText(targets, effect as Json, event);
  const one = ({ targets: own = [], effect: does }: Mode): string =>
    effectText(own, does, event).replace(/\.$/, "");
  return `Choose one: ${modes.map(one).join("; or ")}.`;
}

const PLACES: Readonly<Record<string, string>> = {
  expedition: "the Expedition zone",
  landmark: "the Landmark zone",
  reserve: "Reserve",
  discard: "a discard pile",
  hand: "a hand",
  deck: "a deck",
  mana: "a Mana zone",
  limbo: "Limbo",
  hero: "the Hero zone",
};

const places = (list: Json | undefined): string =>
  listed(
    ((list ?? []) as readonly string[]).map((one) => PLACES[one]),
    "or",
  );

/** What a Reaction waits for. */
export function triggerText(on: Data, say: Say): string {
  const conditions = [
    ...(on.was === undefined ? [] : [`just before ${say.cond(on.was)}`]),
    ...(on.when === undefined ? [] : [say.cond(on.when)]),
  ];
  return `${happening(on, say)}${conditions.length === 0 ? "" : `, if ${conditions.join(" and ")}`}`;
}

function happening(on: Data, say: Say): string {
  const { act, from, to, how, phase, by, entering, object } = on;
  if (act === "phase") return `at ${listed((phase as readonly string[]).map(capital), "or")}`;
  if (act === "pass")
    return `when ${by === "you" ? "you pass" : by === "opponent" ? "your opponent passes" : "a player passes"}`;
  if (act === "played") {
    if (entering)
      return from === undefined
        ? "when I am played"
        : `when I am played from ${capital((from as readonly string[])[0])}`;
    return `when ${byWhom(by)} ${by === "you" ? "play" : "plays"} ${say.a(object ?? {})}`;
  }
  if (act === "advance") return "when an Expedition moves";
  if (act !== "move") return `when ${say.a(object ?? {})} changes`;
  const subject = entering || (object as Data | undefined)?.self ? "I" : say.a(object ?? {});
  const verb = (one: string, many: string): string => (subject === "I" ? one : many);
  const way = (how as readonly string[] | undefined)?.[0];
  if (way === "sacrifice")
    return `when ${byWhom(by)} ${by === "you" ? "sacrifice" : "sacrifices"} ${subject === "I" ? "me" : subject}`;
  if (to === undefined) return `when ${subject} ${verb("leave", "leaves")} ${places(from)}`;
  const joins = (to as readonly string[]).every((one) => one === "expedition" || one === "landmark");
  const came = from === undefined ? "" : ` from ${places(from)}`;
  return `when ${subject} ${joins ? verb("join", "joins") : verb("go to", "goes to")} ${places(to)}${came}`;
}

const byWhom = (by: Json | undefined): string =>
  by === "you" ? "you" : by === "opponent" ? "your opponent" : "a player";

function reactionText(node: Data): string {
  const on = node.on as Data;
  const { say } = speechFor([], on.object);
  return `${capital(triggerText(on, say))}: ${bodyText(node as unknown as Body, on.object)}`;
}

function passiveText(node: Data): string {
  const { say } = speechFor([]);
  return changesText(node, say, (change) => changeText(change, say), {
    subjectOf: (filter) => (filter === "this card" ? "I" : `each ${filter}`),
  });
}

function insteadText({ on, effect, whole, optional, otherwise }: Data): string {
  const { act: _act, ...rest } = on as Data;
  const { voice, say } = speechFor([], rest.object);
  const happens = happening({ act: "move", ...rest }, say).replace(/^when /, "");
  if (effect === undefined && optional !== true) return `${capital(happens)} does not happen.`;
  const would = happens
    .replace(" leaves", " would leave")
    .replace(" goes", " would go")
    .replace(" joins", " would join");
  const does = effect === undefined ? "prevent that" : `${listed(clauses(effect, voice, say))} instead`;
  const once = whole === true ? ", once for all of them" : "";
  const declining =
    otherwise === undefined ? "" : ` If you don't, ${listed(clauses(otherwise, voice, say))}.`;
  return `If ${would}, ${optional === true ? `you may ${does}` : does}${once}.${declining}`;
}

/** One ability as a paragraph. */
export function abilityText(node: Data): string {
  switch (node.kind) {
    case "reaction":
      return reactionText(node);
    case "action":
      return `${costText(node.cost as Data, speechFor([]).say)}: ${bodyText(node as unknown as Body)}`;
    case "grant": {
      const { say } = speechFor([]);
      return `${capital(say.filter(node.on, true))} have "${reactionText(node.reaction as Data)}"`;
    }
    case "passive":
      return passiveText(node);
    default:
      return insteadText(node);
  }
}

/** The whole text box, a line a paragraph. */
export function cardText(card: AlteredCard): string[] {
  const { keywords, fleeting, effect, modes, abilities = [], counters } = card;
  const lines = [keywordLine(keywords, keywordText)];
  if (fleeting) lines.push("Fleeting.");
  if (counters !== undefined)
    lines.push(`I come into play with ${counters} ${counters === 1 ? "counter" : "counters"}.`);
  if (effect !== undefined || modes !== undefined) lines.push(bodyText(card));
  for (const node of abilities)
    lines.push(node.support === true ? `Support: ${abilityText(node)}` : abilityText(node));
  return lines.filter((line) => line !== "");
}
