/** Words that could not mean what they say where they stand (G R32.70 to R32.72). */
import { type Card, type Pair, refusesIdle } from "../../sets/idle.ts";

const card = (type: string, more: Card): Card => ({
  id: "a-card",
  name: "A card",
  type,
  reserve: 1,
  ...more,
});
const draws = [{ do: "draw", count: 1 }];
const hit = (more: Card = {}): Card => ({ kind: "triggered", on: "hit", effect: draws, ...more });
const given = { kind: "given", on: "hit", effect: draws };
const gives = (kind: string): Card =>
  card("item", {
    abilities: [
      {
        kind: "triggered",
        on: "enter",
        effect: [{ do: "give", what: { ref: "target", slot: 0 }, ability: 1 }],
      },
      given,
    ].map((node, at) => (at === 0 ? { ...node, targets: [{ object: { kind } }] } : node)),
  });

const attacks: Pair[] = [
  {
    what: "a domain that would hit",
    bad: card("domain", { abilities: [hit()] }),
    path: "abilities.0.on",
    message: /domain has no part in an attack/,
    good: card("item", { abilities: [hit()] }),
  },
  {
    what: "domains that have a hit of another card",
    bad: card("item", { abilities: [hit({ to: { kind: "domain" } })] }),
    path: "abilities.0.on",
    message: /what has it has no part/,
    good: card("item", { abilities: [hit({ to: { kind: "weapon" } })] }),
  },
  {
    what: "a hit that a domain is given",
    bad: gives("domain"),
    path: "abilities.1.on",
    message: /what it is given to has no part/,
    good: gives("weapon"),
  },
];

refusesIdle("grand-archive", attacks);
