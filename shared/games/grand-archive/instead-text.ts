/** A replacing ability as a sentence: "The next time this would be dealt damage, prevent that damage." */

import { fieldsIn, type Json, spaced, withArticle } from "../../kernel/game.ts";
import { insteadSentence, type Say, type Speech } from "../text.ts";
import { counterWord } from "./attrs.ts";
import type { Replacement } from "./card-schema.ts";
import { words } from "./speech.ts";

export function insteadText(node: Replacement, speech: Speech): string {
  const dies = node.on === "leave" && isDeath(node.when);
  const { when: _, ...rest } = node;
  const would = dies ? "die" : wouldText(node);
  const subject = subjectText(node, speech.say);
  if (node.prevents === true && node.effect === undefined)
    return shieldText(node, subject, would, speech.say);
  const sentence = insteadSentence(speech, dies ? rest : node, subject, would);
  return nextTime(node, preventsText(node, sentence));
}

/** Whose act it is, where no object is said. */
function subjectText({ by, object }: Replacement, say: Say): string {
  if (by === undefined || object !== undefined)
    return say.a(by === undefined ? (object ?? {}) : { controller: by, ...object });
  return by === "you" ? "you" : "your opponent";
}

/** Acts of a player and of things, as what would happen. */
const WOULD: Readonly<Record<string, string>> = {
  enter: "enter the field",
  leave: "leave the field",
  draw: "draw a card",
  discard: "be discarded",
  activated: "be activated",
};

function wouldText({ on, of, field, to, why, counter }: Replacement): string {
  if (on === "damage")
    return `${field === "source" ? "deal" : "be dealt"} ${of === undefined ? "" : `${of} `}damage`;
  if (on === "counter")
    return `get ${counter === undefined ? "a counter" : withArticle(counterWord(counter))}`;
  if (why !== undefined) return why === "died" ? "die" : `be ${why}`;
  if (to === undefined) return WOULD[on] ?? spaced(on);
  const places = to.map((zone) =>
    words.zones[zone].play ? `the ${words.zones[zone].name}` : `a ${words.zones[zone].name}`,
  );
  return `be put into ${places.join(" or ")}`;
}

/** All of it is prevented. */
const shieldText = (node: Replacement, subject: string, would: string, say: Say): string => {
  const condition = node.when === undefined ? "" : ` while ${say.cond(node.when)}`;
  return nextTime({ ...node, effect: [] }, `If ${subject} would ${would}${condition}, prevent that damage.`);
};

function preventsText({ prevents, effect }: Replacement, sentence: string): string {
  if (prevents !== true || effect === undefined) return sentence;
  return sentence.replace(/, (.*) instead\.$/, (_all, does: string) =>
    does.startsWith("prevent ")
      ? `, ${does}.`
      : `, prevent that damage${/ and | or /.test(does) ? "," : " and"} ${does}.`,
  );
}

/** "The next time it would …, …": it applies once. */
function nextTime({ once, effect }: Replacement, sentence: string): string {
  if (once === undefined) return sentence;
  if (effect === undefined)
    return `${sentence.replace(/\.$/, "")} the first time${once === "turn" ? " each turn" : ""}.`;
  return sentence.replace(
    /^If (.*?) would/,
    `The ${once === "turn" ? "first time each turn" : "next time"} $1 would`,
  );
}

/** Whether the condition asks that the leaving object dies. */
const isDeath = (when: Json | undefined): boolean => {
  const { is, left, right } = fieldsIn(when);
  return is === "=" && fieldsIn(left).field === "died" && right === 1;
};
