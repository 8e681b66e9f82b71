/**
 * Every ruling where the published rules are silent or their two generations differ, as a named option.
 * Those of section 27 take their default from the profile; `v1` is the seed's generation.
 */
import { z } from "zod";
import type { Match } from "./typed.ts";

const flag = (text: string) =>
  z
    .union([z.literal("profile"), z.boolean()])
    .default("profile")
    .describe(text);

/** Where the generations differ (A section 27): "profile" leaves it to the match's profile. */
const profiled = {
  emblemEvent: z
    .enum(["profile", "same", "after"])
    .default("profile")
    .describe(
      "A C-1, R-15.1d: a Reaction's Emblem appears in the event that activates it, or in one right after",
    ),
  targetTiming: z
    .enum(["profile", "declaration", "step"])
    .default("profile")
    .describe(
      "A C-2, R-9.8, R-11.8: targets and modes are chosen in the declaration, or right before their step",
    ),
  victoryTiming: z
    .enum(["profile", "immediate", "night"])
    .default("profile")
    .describe("A C-3, R-21.1, R-21.6: who meets wins in that event, or in a third effect of the Night"),
  tokensJoin: flag("A C-4, R-3.7: a token that leaves joins its new zone before it ceases to exist"),
  heroInPlay: flag("A C-5, R-3.12: the Hero zone is in play"),
  landmarksJoin: flag("A C-6, R-9.12: a landmark's {J} works when it joins the Landmark zone"),
  landmarksSacrificed: flag("A C-7, R-7.12: Clean-up sacrifices landmarks instead of discarding them"),
  toughPaid: z
    .enum(["profile", "cost", "target"])
    .default("profile")
    .describe("A C-8, R-19.3: Tough raises the cost of what targets it, or is paid to choose the target"),
  reactionCheck: z
    .enum(["profile", "effect", "step"])
    .default("profile")
    .describe(
      "A C-10, R-16.1: Reactions are checked once a whole effect is over, or after each of its steps",
    ),
  prepare: z
    .enum(["profile", "union", "inPlay"])
    .default("profile")
    .describe("A C-13, R-7.3: Prepare readies everything, or Characters, Permanents and Mana Orbs only"),
  discardKeepsCounters: flag("A C-15, R-18.11: counters are kept by what leaves a Discard pile"),
};

/** Rulings that the rules file itself offers, with its default. */
const rulings = {
  emblemPer: z
    .enum(["action", "event"])
    .default("action")
    .describe("A ER-1, R-15.8: one Emblem per matching atomic action, or one per event"),
  firstPlayer: z.int().min(-1).max(1).default(-1).describe("A R-6.4: seat that begins; -1 draws it"),
  openingHand: z.int().min(0).max(20).default(6).describe("A R-6.5: cards drawn in Setup"),
  openingMana: z.int().min(0).max(10).default(3).describe("A R-6.5: cards of them that become Mana Orbs"),
  deckRules: z.boolean().default(true).describe("A R-2.5: an invalid deck is refused"),
  format: z.enum(["constructed", "limited"]).default("constructed").describe("A R-2.1, R-2.3: deck rules"),
  neutralCards: z.boolean().default(false).describe("A R-2.4: cards without a faction in constructed decks"),
  tokenTargetScope: z
    .enum(["own", "any"])
    .default("own")
    .describe("A R-18.5: the Expeditions a token may be created in where the text says target Expedition"),
  mandatoryTarget: z
    .enum(["nothing", "illegal"])
    .default("nothing")
    .describe("A R-9.9: without a suitable target a play is legal and does nothing, or is refused"),
  idleDays: z
    .int()
    .min(1)
    .max(999)
    .default(20)
    .describe("A R-8.3: so many days in a row on which nobody plays anything end the match"),
  keepFewer: z.boolean().default(false).describe("A R-7.12: Clean-up may keep fewer than the limit"),
};

export const options = z.strictObject({ ...profiled, ...rulings });

/** As a match is given them. */
export type Given = z.infer<typeof options>;
type Profiled = { readonly [key in keyof typeof profiled]: Exclude<Given[key], "profile"> };

export type AlteredOptions = Omit<Given, keyof Profiled> & Profiled;

const V1: Profiled = {
  emblemEvent: "same",
  targetTiming: "declaration",
  victoryTiming: "immediate",
  tokensJoin: true,
  heroInPlay: true,
  // A C-6: the 3.0 reading in both, or a landmark's {J} were dead text.
  landmarksJoin: true,
  landmarksSacrificed: false,
  toughPaid: "cost",
  // A C-10: the 3.0 reading in both.
  reactionCheck: "effect",
  prepare: "union",
  discardKeepsCounters: true,
};

/** The values of each profile; a match may set others (A section 27). */
export const PROFILES: Readonly<Record<string, Profiled>> = {
  v1: V1,
  cr3: {
    ...V1,
    emblemEvent: "after",
    targetTiming: "step",
    victoryTiming: "night",
    tokensJoin: false,
    heroInPlay: false,
    landmarksSacrificed: true,
    toughPaid: "target",
    discardKeepsCounters: false,
  },
};

const known = new WeakMap<object, AlteredOptions>();

/** The match's options. The profile gives those that the match leaves out. */
export function optionsOf(m: Match): AlteredOptions {
  const before = known.get(m.options);
  if (before !== undefined) return before;
  const said = Object.fromEntries(Object.entries(m.options).filter(([, value]) => value !== "profile"));
  // The profile has what `said` leaves out.
  const made = { ...PROFILES[m.setup.profile], ...said } as AlteredOptions;
  known.set(m.options, made);
  return made;
}
