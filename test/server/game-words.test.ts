/** The self-check of games: each kind of word that a game may misspell is planted, and named with the nearest. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { valueFaults } from "../../server/game-faults.ts";
import { sourceFaults } from "../../server/game-sources.ts";
import type { GamePlan } from "../../shared/games/plan.ts";
import { game } from "../../shared/games/ucg/index.ts";
import { page } from "../../shared/games/ucg/page/index.ts";
import type { Procedure, Ruleset } from "../../shared/kernel/index.ts";

const { rules, weights } = game;
const plan = page.plan as GamePlan;
const [replacement] = rules.replacements;
const { chain } = rules.windows;

describe("what its values name", () => {
  test.each<[fault: string, planted: Partial<Ruleset>]>([
    [
      'ucg: windows.chain.resolve: no procedure "lnik"; is "link" meant?',
      { windows: { chain: { ...chain, resolve: "lnik" } as typeof chain } },
    ],
    [
      'ucg: verbs.draw.procedure: no procedure "encuonter"; is "encounter" meant?',
      { verbs: { ...rules.verbs, draw: { ...rules.verbs.draw, procedure: "encuonter" } } },
    ],
    [
      'ucg: replacements[0].on: no act "drwan"; is "drawn" meant?',
      { replacements: [{ ...replacement, on: "drwan" } as typeof replacement] },
    ],
    [
      'ucg: filters.kind.reads: no attribute "comabt"; is "combat" meant?',
      { filters: { ...rules.filters, kind: { ...rules.filters.kind, reads: ["comabt"] } } },
    ],
    ['ucg: follow.combat: no attribute "cobat"; is "combat" meant?', { follow: { combat: ["cobat"] } }],
    ['ucg: away: no zone "hnad"; is "hand" meant?', { away: "hnad" }],
  ])("%s", (fault, planted) => {
    expect(valueFaults({ rules: { ...rules, ...planted }, weights }, plan)).toEqual([fault]);
  });

  test("its weights and the plan of its page too", () => {
    const wrong = { ...weights, zones: { actvie: 1 }, numbers: { active: { comabt: 1 } }, habits: ["ignit"] };
    const drawn = { ...plan, attached: "atached", turned: ["exhasted"] };
    expect(valueFaults({ rules, weights: wrong }, drawn)).toEqual([
      'ucg: weights.zones: no zone "actvie"; is "active" meant?',
      'ucg: weights.numbers.active: no value "comabt"; is "combat" meant?',
      'ucg: weights.habits: no action "ignit"; is "ignite" meant?',
      'ucg: page plan: no zone "atached"; is "attached" meant?',
      expect.stringMatching(/^ucg: page plan: no value "exhasted"/),
    ]);
  });
});

const dir = mkdtempSync(join(tmpdir(), "riposte-words-"));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

const DOOR = "riposte/shared/kernel/game.ts";

/** The faults of a module of the game. */
function inModule(text: string): string[] {
  writeFileSync(join(dir, "turn.ts"), text);
  return sourceFaults(rules, dir);
}

describe("what its code names", () => {
  test.each([
    ["zoneOf", 'zoneOf(m, "hnad", 0)', 'no zone "hnad"; is "hand" meant?'],
    ["call", 'call(m, "trun")', 'no procedure "trun"; is "turn" meant?'],
    ["openWindow", 'openWindow(m, "chian", NONE)', 'no window "chian"; is "chain" meant?'],
    ["setVar", 'setVar(m, it, "dmage", 1)', 'no var "dmage"; is "damage" meant?'],
    ["attrOf", 'attrOf(m, it, "comabt")', 'no attribute "comabt"; is "combat" meant?'],
    [
      "doStep",
      'doStep(m, why, all.map((seat) => ({ act: "drwan", seat })))',
      'no act "drwan"; is "drawn" meant?',
    ],
  ])("a word that %s is given", (name, call, fault) => {
    const code = (from: string) =>
      `import { type Match, ${name} } from "${from}";\nconst x = (m: Match): void => void ${call};\n`;
    expect(inModule(code(DOOR))).toEqual([`ucg: turn.ts:2: ${fault}`]);
    // A function of its own that is called so takes what it likes.
    expect(inModule(code("./own.ts"))).toEqual([]);
  });

  test("under another name too", () => {
    const code = `import { call as begin } from "${DOOR}";\nexport const x = (m) => begin(m, "trun");\n`;
    expect(inModule(code)).toEqual(['ucg: turn.ts:2: no procedure "trun"; is "turn" meant?']);
  });

  test.each<[fault: string | undefined, step: Procedure[string]]>([
    ['"phse"; is "phase" meant?', () => "phse"],
    ['"phse"; is "phase" meant?', (m) => (m.state.over === null ? "phase" : "phse")],
    [
      '"never", only begin, phase, more',
      function step(m) {
        if (m.state.over) return "never";
        return "done";
      },
    ],
    [
      undefined,
      (m) => {
        const words = m.state.cards.map(() => {
          return "word";
        });
        return words.length > 0 ? "phase" : "done";
      },
    ],
  ])("a label that no step has: %s", (fault, step) => {
    writeFileSync(join(dir, "turn.ts"), "");
    const turn: Procedure = { begin: step, phase: () => "done", more: step };
    const planted = { ...rules, procedures: { turn } };
    const named = (label: string) => `ucg: procedures.turn.${label}: no step ${fault}`;
    expect(sourceFaults(planted, dir)).toEqual(fault === undefined ? [] : [named("begin"), named("more")]);
  });
});
