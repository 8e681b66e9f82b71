import type { GameWords, Guide } from "../../plan.ts";

export const guide: Guide = [
  {
    title: "How you win",
    lines: [
      "A player whose deck is empty loses. Damage to a player puts that many cards from the top of the deck into the Void.",
      "Drawing empties your deck too: one card a turn is what time costs you.",
      "A Shadow Architect takes all damage in its player's place until its Power is used up, and what is left over is lost.",
    ],
  },
  {
    title: "What you pay with",
    lines: [
      "Once a turn, in the Primary Phase, you may lay out one Resource from your hand. Each Resource gives 1 Terra, once a turn: it goes from Resources to Expended, and comes back in your Ready Phase.",
      "Terra is not kept: you play a card, pay for it, and only then play the next.",
      "An Epic Character costs no Terra; its card says what it asks for instead. You may play one a turn.",
    ],
  },
  {
    title: "Your turn",
    lines: [
      "Ready: your characters and Resources come back. Dawn: what bides comes nearer. Draw: one card.",
      "Primary: play characters, effects, Pitfalls and one Resource, as many as you can pay.",
      "Conflict: attack with one character after another. A character may attack on the turn it comes.",
      "You choose when to go on to the next phase.",
    ],
  },
  {
    title: "Answers: the chain",
    lines: [
      "After anything you play, attack or block with, the other player may add one answer, then you may answer that, and so on. Only Immediate effects, abilities and Pitfalls whose Contact is met can answer.",
      "Who passes ends the chain at once. Then the last answer happens first, and what began it all happens last.",
      "An answer waits in one of your five Effect Zones. Without a free one you cannot answer, and a Pitfall that lies there takes its place.",
      "What has lost its target does nothing. What is nullified does nothing. No cost is given back.",
    ],
  },
  {
    title: "Attacking",
    lines: [
      "The attacker goes to the Encounter Zone. The defender may answer, then may block with a character from the Active Zone.",
      "Attacker and blocker deal their Combat to each other at once. Damage as high as its own Combat slays a character.",
      "An attacker that nobody blocks damages the player. It is then exhausted until your next Ready Phase, and so cannot block.",
    ],
  },
  {
    title: "Pitfalls",
    lines: [
      "They cost nothing and lie in your Effect Zones. A Proxy lies face up and gets a counter at each of your Dawns; with enough counters it begins by itself.",
      "A Hidden Pitfall lies face down. You may turn it up as soon as its Contact is met, also on the turn you set it.",
    ],
  },
];

/** What lies where. */
export const places: GameWords = {
  encounter: "Where the attacker and its blockers meet, until the encounter is over.",
  active: "Characters that can attack, block and be used.",
  exhausted: "Characters that have acted. Your Ready Phase brings them back.",
  effect:
    "Five places for answers that wait their turn, and for cards that lie face down until they are wanted.",
  reserve: "What you pay with: each gives 1 Terra a turn.",
  expended: "Resources that have paid this turn.",
  deck: "Your cards, face down. They are your life as well: a player whose deck is empty loses.",
  void: "Where spent, destroyed and lost cards lie, the newest on top.",
  shadow: "Your Shadow Architect, once you have the resources that it asks for.",
  ignition: "The card or ability that is being played now.",
  hand: "The cards that you alone see, and may play.",
};
