/** How a trigger says each act: as what happens to a thing, as what a player does, or as what happens at all. */
import { conjugated } from "../../kernel/game.ts";
import type { Acts } from "./acts.ts";

/** Of a thing: "whenever an ally you control …". */
export const HAPPENS: Partial<Readonly<Record<keyof Acts, string>>> = {
  enter: "enters the field",
  leave: "leaves the field",
  delevel: "loses a level",
  shift: "is moved to another zone",
  load: "is loaded into an object",
  intoLineage: "is put into a lineage",
  control: "comes under another player's control",
  wake: "wakes up",
  rest: "rests",
  discard: "is discarded",
  reveal: "is revealed",
  announced: "is announced",
  activated: "is activated",
  materialized: "is materialized",
  attack: "attacks",
  defend: "becomes a defender",
  wield: "is wielded",
  retaliate: "retaliates",
  toIntent: "is put into an Intent",
  redirectAttack: "has an attack redirected to it",
  takeAttack: "takes an attack upon itself",
  attackAgain: "is allowed an additional attack",
  damage: "is dealt damage",
  recover: "recovers",
  mend: "loses the damage on it",
  counter: "gets a counter",
  charge: "charges",
  fostered: "becomes fostered",
  shield: "is shielded from damage",
  modify: "is changed by an effect",
  give: "is given an ability",
  allow: "is allowed to be activated later",
  negate: "is negated",
  turn: "changes direction",
  transform: "transforms",
  likeness: "becomes a copy",
  brewed: "is brewed",
  starcalled: "is starcalled",
  targeted: "becomes a target",
};

/** Of a player, as an order: "whenever you …". */
const PLAYERS: Partial<Readonly<Record<keyof Acts, string>>> = {
  draw: "draw a card",
  drawSome: "draw one or more cards",
  gathered: "gather tokens",
  recall: "return a card from memory to hand",
  recallSome: "return one or more cards from memory to hand",
  reserve: "reserve a card",
  activated: "activate a card",
  materialized: "materialize a card",
  discard: "discard a card",
  reveal: "reveal a card",
  look: "look at cards",
  arrange: "put cards into a deck",
  shuffleDeck: "shuffle a deck",
  glimpsed: "glimpse",
  scavenged: "scavenge",
  roll: "roll a die",
  name: "name something",
  nameFirst: "name something for what will enter",
  generate: "generate a card",
  searched: "search a deck",
  brewed: "brew a card",
  starcalled: "starcall a card",
  gain: "gain a mastery or a status",
  empower: "empower",
  mulligan: "mulligan",
  phase: "begin a phase",
  extraPhase: "get an additional phase",
  skip: "are made to skip a phase or a turn",
  verdict: "win or lose the game",
};

/** Acts of nobody, about nothing that a text names. */
const ALONE: Partial<Readonly<Record<keyof Acts, string>>> = {
  sendAfter: "a card that resolves is sent elsewhere",
  next: "something waits for what happens next",
  coming: "a change waits for a later turn",
  spend: "an ability is used up",
  dropRole: "something leaves combat",
  disband: "combat ends",
  cleanUp: "a turn is cleaned up",
  delay: "an ability waits for a later phase",
  reflex: "an ability waits for what was done",
  ending: "a phase or a turn is ended",
};

/** What a player does with a thing, where both are said: "whenever you materialize a weapon". */
export const DOES: Partial<Readonly<Record<keyof Acts, string>>> = {
  activated: "activate",
  materialized: "materialize",
  discard: "discard",
  reveal: "reveal",
  brewed: "brew",
  starcalled: "starcall",
};

/** What somebody does who is no "you": "searches a deck", "wins or loses the game". */
const theirs = (order: string): string =>
  order.startsWith("are ")
    ? order.replace("are", "is")
    : conjugated(order).replace(/ or lose /, " or loses ");

export type By = "you" | "opponent" | undefined;

/** "you search a deck", "an opponent searches a deck". */
export const whoDoes = (by: By, order: string): string =>
  by === "you" ? `you ${order}` : `${by === undefined ? "a player" : "an opponent"} ${theirs(order)}`;

/** The whole of what happens where no object is said; nothing where it happens to a thing. */
export function happensAlone(act: keyof Acts, by: By): string | undefined {
  const does = PLAYERS[act];
  return does === undefined ? ALONE[act] : whoDoes(by, does);
}
