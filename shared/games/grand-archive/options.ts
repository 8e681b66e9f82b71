/** Every ruling where the published rules are silent, as one named option with its default (G, all [gap] numbers). */
import { z } from "zod";

const yes = (text: string) => z.boolean().default(true).describe(text);
const no = (text: string) => z.boolean().default(false).describe(text);

export const options = z.strictObject({
  deckRules: yes("G R3.2: refuse decks that are not legal in Standard constructed"),
  mainDeckSize: z.int().min(0).max(250).default(60).describe("G R3.2: least cards in a main deck"),
  mainDeckMost: z.int().min(40).max(1000).default(250).describe("G G21: most cards in a main deck"),
  mainDeckCopies: z.int().min(1).max(99).default(4).describe("G R3.2, R3.4: most cards of one name"),
  materialDeckSize: z.int().min(1).max(60).default(12).describe("G R3.2: most cards in a material deck"),
  firstPlayer: z.int().min(-1).max(3).default(-1).describe("G R2.4: seat that begins; -1 draws it"),
  openingTriggerAnswered: yes(
    "G G3: the opening-hand trigger of a first turn is an ordinary layer; off, it resolves without Opportunity",
  ),
  mulligan: no(
    "G G22: after its opening hand a player may once shuffle it back and draw as many; off, there is no mulligan",
  ),
  firstTurnBegins: yes(
    "G G31: a first turn is the first that begins; off, a turn that an effect skips is used up as the first",
  ),
  derivedWindowsPassAgain: no(
    "G G6: a window over layers ends with the last of them; on, all players must pass once more on the empty stack",
  ),
  stateChangeOpensWindow: no(
    "G G12: only a layer opens a window where none is natural; on, any state-based action does",
  ),
  expiryFoundNextPhase: yes(
    "G G10: what the end of a duration causes is found by the next phase's first check; off, by one as the phase ends",
  ),
  activatorKeepsAfterAbility: yes(
    "G G5: who activates an ability keeps Opportunity; off, the turn player has it",
  ),
  turnPlayerAfterTriggers: yes(
    "G G7: the turn player has Opportunity once triggers were placed; off, who would have been next",
  ),
  turnActionsBeforeTriggers: yes(
    "G G9: waking and drawing happen before triggers of their phase's beginning; off, after they were placed",
  ),
  hopelessTriggersDropped: yes(
    "G G17: a trigger without legal targets or modes is dropped as it is placed; off, it is placed and fizzles",
  ),
  interdictionHoldsTriggers: yes(
    "G G28: triggers above an Interdiction resolve without Opportunity; off, they can be answered",
  ),
  privateCountsPublic: z
    .literal(true)
    .default(true)
    .describe(
      "G G27: how many cards a private zone holds is public; the rules read it, so there is no other way",
    ),
  anyTargetFizzles: yes("G G15: one illegal required target fizzles a layer; off, only when all are illegal"),
  combatSuspendsMain: yes(
    'G G11: "until end of main phase" runs on through Combat; off, it ends as an attack begins',
  ),
  retaliationInTurnOrder: yes(
    "G G23: several defending players decide in turn order; off, all at once and in secret",
  ),
  retaliationWindow: no("G G24: a further natural window after retaliation was declared"),
  endTriggersShareWindow: yes(
    "G G32: triggers of the End phase and Opportunity share one window; off, the triggers have one of their own first",
  ),
  endTurnCleansUp: yes("G G26: ending the turn goes to clean-up; off, straight to the next turn"),
});

export type GaOptions = z.infer<typeof options>;
