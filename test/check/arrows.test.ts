import { describe, expect, test } from "vitest";
import manifest from "../../package.json" with { type: "json" };
import { checkArrows } from "./arrows.ts";
import { readSources } from "./tree.ts";

const found = (path: string, text: string) =>
  checkArrows([{ path, text }], Object.keys(manifest.dependencies)).map(
    ({ line, message }) => `${line}: ${message}`,
  );

describe("import arrows", () => {
  test("the tree keeps them", () => {
    expect(checkArrows(readSources("shared", "server"), Object.keys(manifest.dependencies))).toEqual([]);
  });

  test.each([
    ["shared/kernel/ops/a.ts", `import { x } from "../../games/ucg/turn.ts";`, "kernel may not know games"],
    [
      "shared/kernel/ops/a.ts",
      `\nimport type { x } from "../../client/index.ts";`,
      "kernel may not know client",
    ],
    ["shared/kernel/ops/a.ts", `export * from "../../protocol/index.ts";`, "kernel may not know protocol"],
    ["shared/kernel/ops/a.ts", `import { x } from "../../../server/app.ts";`, "kernel may not know app"],
    ["shared/kernel/ops/a.ts", `import fs from "node:fs";`, "a Node module"],
    ["shared/client/a.ts", `import fs from "fs";`, "a Node module"],
    [
      "shared/kernel/ops/a.ts",
      `import { MapSchema } from "@colyseus/schema";`,
      "kernel may not know this package",
    ],
    ["shared/protocol/a.ts", `import { Client } from "@colyseus/sdk";`, "protocol may not know this package"],
    ["shared/protocol/a.ts", `import { x } from "../games/ucg/turn.ts";`, "only refusals.ts"],
    ["server/http/a.ts", `import { putCard } from "../../shared/kernel/sandbox.ts";`, "only who makes cards"],
    ["shared/games/ucg/a.ts", `import { putCard } from "../../kernel/sandbox.ts";`, "only who makes cards"],
    [
      "server/web/page/a.ts",
      `import { putCard } from "../../../shared/kernel/sandbox.ts";`,
      "only who makes",
    ],
    ["shared/client/a.ts", `const x = import("../games/refusals.ts");`, "client may not know games"],
    ["shared/games/ucg/a.ts", `import { x } from "../altered/day.ts";`, "ucg may not know altered"],
    [
      "shared/kernel/ops/a.ts",
      `import type { x } from "../flow/step.ts";`,
      "kernel/ops may not know kernel/flow",
    ],
    ["shared/kernel/model/a.ts", `import { x } from "../game.ts";`, "may not know shared/kernel/game.ts"],
    ["shared/games/ucg/a.ts", `import { x } from "../../kernel/flow/step.ts";`, "only its door"],
    ["server/match/host/a.ts", `import { x } from "../../store/sqlite.ts";`, "match may not know store"],
    ["server/match/host/a.ts", `import { Room } from "@colyseus/core";`, "free of any transport"],
    [
      "server/match/journal/a.ts",
      `import { x } from "../game/game.ts";`,
      "match/journal may not know match/game",
    ],
    ["server/match/watch/a.ts", `export * from "../host/host.ts";`, "match/watch may not know match/host"],
    ["server/match/host/a.ts", `import type { x } from "../hosts/hosts.ts";`, "may not know match/hosts"],
    ["server/match/host/a.ts", `import { x } from "../refuse.ts";`, "may not know server/match/refuse.ts"],
    ["server/rooms/a.ts", `import { config } from "../config.ts";`, "rooms may not know config"],
    ["server/http/a.ts", `import { test } from "vitest";`, "not a production dependency"],
    ["server/main.ts", `import { x } from "./match/mailbox.ts";`, "main may not know match"],
    ["server/app.ts", `import { x } from "../test/helpers.ts";`, "stands in no room"],
    ["server/http/a.ts", `import { x } from "../web/serve.ts";`, "http may not know web"],
    ["server/web/page/a.tsx", `import { x } from "../../http/route.ts";`, "page may not know http"],
    ["server/web/page/a.tsx", `import fs from "node:fs";`, "a Node module"],
    [
      "server/web/page/a.tsx",
      `import { x } from "../../../shared/games/ucg/card.ts";`,
      "page may not know games",
    ],
    ["shared/games/ucg/page/plan.ts", `import { x } from "../turn.ts";`, "game-pages may not know games"],
    [
      "shared/games/ucg/page/plan.ts",
      `import { x } from "../../altered/page/plan.ts";`,
      "ucg may not know altered",
    ],
    ["shared/games/ucg/page/plan.ts", `import { x } from "../../../kernel/index.ts";`, "types alone"],
    ["shared/games/ucg/turn.ts", `import { x } from "./page/plan.ts";`, "games may not know game-pages"],
    [
      "server/match/host/a.ts",
      `import { x } from "../../../shared/games/pages.ts";`,
      "may not know game-pages",
    ],
  ])("%s: %s is refused", (path, text, reason) => {
    expect(found(path, text)).toEqual([expect.stringContaining(reason)]);
  });

  test("a file outside every room is refused", () => {
    expect(checkArrows([{ path: "shared/helpers/a.ts", text: "" }], [])).toHaveLength(1);
  });

  test.each(["server/match/a.ts", "server/match/elsewhere/a.ts", "shared/kernel/a.ts"])(
    "%s stands on no floor",
    (path) => {
      expect(found(path, "")).toEqual([expect.stringContaining("stands on no floor of")]);
    },
  );

  test.each([
    ["server/match/hosts/a.ts", `import { x } from "../host/host.ts"; import { y } from "./plan.ts";`],
    ["server/web/page/proof.ts", `import { rulesets } from "../../../shared/games/index.ts";`],
    ["shared/kernel/text/a.ts", `import { z } from "zod"; import { x } from "../model/state.ts";`],
    ["shared/kernel/flow/save.ts", `import { sha256 } from "@noble/hashes/sha2.js";`],
    ["shared/games/ucg/a.ts", `import { x } from "../../kernel/game.ts"; import { y } from "./turn.ts";`],
    [
      "shared/protocol/a.ts",
      `import { x } from "../games/refusals.ts"; import { schema } from "@colyseus/schema";`,
    ],
    [
      "shared/protocol/a.ts",
      `import { x } from "../games/refusals.ts"; import { y } from "../kernel/schema.ts";`,
    ],
    [
      "shared/client/a.ts",
      `import { Client } from "@colyseus/sdk"; import { x } from "../protocol/index.ts";`,
    ],
    [
      "server/store/a.ts",
      `import { x } from "../match/journal.ts"; import { DatabaseSync } from "node:sqlite";`,
    ],
    ["server/rooms/match.ts", `import { Room } from "@colyseus/core"; import { x } from "../match/host.ts";`],
    ["server/app.ts", `import { x } from "./services.ts"; import { readConfig } from "./config.ts";`],
  ])("%s: %s is fine", (path, text) => {
    expect(found(path, text)).toEqual([]);
  });
});
