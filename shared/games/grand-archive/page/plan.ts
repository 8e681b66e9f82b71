import type { PublicView } from "../../../kernel/index.ts";
import { type Face, type GamePlan, type Kind, keywordsOf, list, stats, type Tint, text } from "../../plan.ts";

const TINTS: Readonly<Record<string, Tint>> = {
  fire: "fire",
  water: "water",
  wind: "wood",
  arcane: "violet",
  crux: "light",
  tera: "wood",
  umbra: "dark",
  luxem: "light",
  astra: "violet",
  exia: "fire",
  neos: "fire",
};

/** What has no element wears the colour of its class. */
const CLASSES: Readonly<Record<string, Tint>> = {
  warrior: "rose",
  mage: "water",
  ranger: "wood",
  cleric: "violet",
};

const KINDS: Readonly<Record<string, Kind>> = {
  champion: "hero",
  ally: "being",
  domain: "place",
  weapon: "gear",
  item: "gear",
  phantasia: "source",
};

/** What is fast answers. */
const kind = (face: Face): Kind =>
  KINDS[text(face, "type")] ?? (text(face, "speed") === "fast" ? "answer" : "act");

function pips(face: Face) {
  if (face.memory !== undefined)
    return [{ text: String(face.memory), tint: "violet" as const, label: "memory" }];
  return face.reserve === undefined ? [] : [{ text: String(face.reserve), label: "reserve" }];
}

/** G R5.2: the Effects Stack and the intent stand between the fields. */
export const plan: GamePlan = {
  id: "grand-archive",
  mat: [[{ id: "intent", as: "row" }], [{ id: "field", as: "row" }]],
  side: [
    { id: "main", as: "count" },
    { id: "material", as: "count" },
    { id: "memory", as: "count" },
    { id: "graveyard", as: "pile" },
    { id: "banishment", as: "pile" },
    { id: "lineage", as: "pile" },
    { id: "loaded", as: "pile" },
    { id: "aside", as: "pile" },
  ],
  middle: [{ id: "stack", as: "row" }],
  hand: ["hand", "memory", "material"],
  phaseKey: "phase",
  phases: ["wakeUp", "materialize", "recollection", "draw", "main", "combat", "end"],
  turnKey: "turn",
  ownerKeys: ["active"],
  turned: ["rested"],
  unsaid: ["elements", "cost", "ally", "hurt", "attacked", "damage", "token", "fostered"],
  look: (face) => ({
    cost: pips(face),
    line: [
      ...(face.unique === true ? ["unique"] : []),
      ...(face.regalia === true ? ["regalia"] : []),
      ...(face.speed === undefined ? [] : [text(face, "speed")]),
      ...list(face, "elements").filter((one) => one !== "norm"),
      ...list(face, "classes"),
      text(face, "type"),
      ...list(face, "subtypes"),
    ].join(" · "),
    stats: stats(
      face,
      ["level", "level", { icon: "star" }],
      ["power", "power", { icon: "sword" }],
      ["life", "life", { minus: "damage", icon: "heart" }],
      ["durability", "durability", { icon: "shield" }],
    ),
    kind: kind(face),
    tribe: list(face, "subtypes")[0] ?? list(face, "classes")[0],
    tint: TINTS[list(face, "elements")[0]] ?? CLASSES[list(face, "classes")[0]] ?? "stone",
    keywords: keywordsOf(face),
  }),
  gauges: (picture, seat) => champion(picture, seat),
};

/** The life a seat's champion has left. */
function champion(picture: PublicView, seat: number) {
  const lives = (picture.zones[`field:${seat}`]?.things ?? []).flatMap((name) => {
    const { life, damage = 0 } = picture.things[name ?? ""]?.values ?? {};
    return life !== undefined && life >= 10 ? [life - damage] : [];
  });
  return lives.slice(0, 1).map((left) => ({ key: "life", value: String(left), tint: "rose" as const }));
}
