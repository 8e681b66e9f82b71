import { describe, expect, test } from "vitest";
import { choiceName } from "../../server/web/page/match/names.ts";
import { askText } from "../../server/web/page/table/prompts.ts";
import type { Domain } from "../../shared/kernel/index.ts";
import { createMatch, requests, submit } from "../../shared/kernel/index.ts";
import { worlds } from "../bench/worlds.ts";
import { PAGES } from "./games.ts";
import { scene } from "./scene.ts";

const asking = PAGES.flatMap(([id, { keepsHand }]) => (keepsHand ? [[id, keepsHand] as const] : []));

describe.each(asking)("%s asks whether to keep a hand", (id, options) => {
  const world = worlds.find(({ ruleset }) => ruleset.id === id) as (typeof worlds)[number];

  /** The match as the first hand is asked about; what is asked before is left to its default. */
  function asked() {
    const { match } = createMatch({ ...world.setup(1), options }, world.catalog);
    for (;;) {
      const [request] = requests(match);
      if (/Keep this hand/.test(askText(scene(match, request.seat)))) return { match, request };
      const result = submit(match, "host", { action: "timeout", seats: [request.seat] });
      if (!result.ok) throw new Error(result.code);
    }
  }

  test("and the buttons say what happens", () => {
    for (const word of [/^Keep$/, /^Draw a new hand/]) {
      const { match, request } = asked();
      const { seat, kind, id: number, domain } = request;
      const now = scene(match, seat);
      const of = (domain as Extract<Domain, { kind: "one" }>).of;
      const choice = of.find((value) => word.test(choiceName(now, "choice", value, undefined)));
      const before = JSON.stringify(now.seat.own.zones[`hand:${seat}`]);
      const result = submit(match, seat, { action: kind, choice: choice ?? null, request: number });
      expect(result.ok).toBe(true);
      const after = JSON.stringify(scene(match, seat).seat.own.zones[`hand:${seat}`]);
      expect(after === before).toBe(word.source.includes("Keep"));
    }
  });
});
