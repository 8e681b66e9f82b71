import { expect } from "vitest";
import { fork, type Match } from "../../shared/kernel/index.ts";
import { handleAt } from "../../shared/kernel/model/state.ts";
import { attrOf } from "../../shared/kernel/values/modifiers.ts";

/** The attributes as told are those that a match computes which remembers nothing. */
export function expectTold(match: Match): void {
  const bare = fork(match);
  const { state, game, layout } = bare;
  const wrong = state.objects.flatMap((obj, slot) =>
    obj.attrs === layout.noAttrs
      ? []
      : game.attrs.filter((attr, i) => attrOf(bare, handleAt(state, slot), attr) !== obj.attrs[i]),
  );
  expect(wrong, "attributes told").toEqual([]);
}
