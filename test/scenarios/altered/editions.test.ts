import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { PROFILES } from "../../../shared/games/altered/options.ts";
import { filesAt } from "../games.ts";

interface Given {
  readonly profile?: string;
  readonly options?: Readonly<Record<string, unknown>>;
}

test("every difference of A section 27 is played both ways", () => {
  const played = new Map(Object.keys(PROFILES.v1).map((key) => [key, new Set<unknown>()]));
  for (const file of filesAt(fileURLToPath(new URL(".", import.meta.url))))
    for (const { given } of (parse(readFileSync(file, "utf8")) as { cases: { given: Given }[] }).cases) {
      const settings = { ...PROFILES[given.profile ?? "v1"], ...given.options };
      for (const [key, values] of played) values.add(settings[key as keyof typeof settings]);
    }
  expect([...played].filter(([, values]) => values.size < 2).map(([key]) => key)).toEqual([]);
});
