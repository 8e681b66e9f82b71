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
    ["shared/kernel/a.ts", `import { x } from "../rulesets/ucg/turn.ts";`, "kernel may not know rulesets"],
    ["shared/kernel/a.ts", `\nimport type { x } from "../client/index.ts";`, "kernel may not know client"],
    ["shared/kernel/a.ts", `export * from "../protocol/index.ts";`, "kernel may not know protocol"],
    ["shared/kernel/a.ts", `import { x } from "../../server/app.ts";`, "kernel may not know app"],
    ["shared/kernel/a.ts", `import fs from "node:fs";`, "a Node module"],
    ["shared/client/a.ts", `import fs from "fs";`, "a Node module"],
    [
      "shared/kernel/a.ts",
      `import { MapSchema } from "@colyseus/schema";`,
      "kernel may not know this package",
    ],
    ["shared/protocol/a.ts", `import { Client } from "@colyseus/sdk";`, "protocol may not know this package"],
    [
      "shared/protocol/a.ts",
      `import { x } from "../rulesets/ucg/turn.ts";`,
      "only schema.ts and refusals.ts",
    ],
    ["shared/client/a.ts", `const x = import("../rulesets/ucg/schema.ts");`, "client may not know rulesets"],
    ["shared/rulesets/ucg/a.ts", `import { x } from "../altered/day.ts";`, "ucg may not know altered"],
    ["server/match/a.ts", `import { x } from "../store/sqlite.ts";`, "match may not know store"],
    ["server/match/a.ts", `import { Room } from "@colyseus/core";`, "free of any transport"],
    ["server/rooms/a.ts", `import { config } from "../config.ts";`, "rooms may not know config"],
    ["server/http/a.ts", `import { test } from "vitest";`, "not a production dependency"],
    ["server/main.ts", `import { x } from "./match/mailbox.ts";`, "main may not know match"],
    ["server/app.ts", `import { x } from "../test/helpers.ts";`, "stands in no room"],
    ["server/http/a.ts", `import { x } from "../web/serve.ts";`, "http may not know web"],
    ["server/web/page/a.tsx", `import { x } from "../../http/route.ts";`, "page may not know http"],
    ["server/web/page/a.tsx", `import fs from "node:fs";`, "a Node module"],
    [
      "server/web/page/a.tsx",
      `import { x } from "../../../shared/rulesets/ucg/words.ts";`,
      "page may not know rulesets",
    ],
  ])("%s: %s is refused", (path, text, reason) => {
    expect(found(path, text)).toEqual([expect.stringContaining(reason)]);
  });

  test("a file outside every room is refused", () => {
    expect(checkArrows([{ path: "shared/helpers/a.ts", text: "" }], [])).toHaveLength(1);
  });

  test.each([
    ["server/web/page/proof.ts", `import { rulesets } from "../../../shared/rulesets/index.ts";`],
    ["shared/kernel/effects/a.ts", `import { z } from "zod"; import { x } from "../state.ts";`],
    ["shared/kernel/hash.ts", `import { sha256 } from "@noble/hashes/sha2.js";`],
    ["shared/rulesets/ucg/a.ts", `import { x } from "../../kernel/index.ts"; import { y } from "./turn.ts";`],
    [
      "shared/protocol/a.ts",
      `import { x } from "../rulesets/ucg/schema.ts"; import { schema } from "@colyseus/schema";`,
    ],
    [
      "shared/protocol/a.ts",
      `import { x } from "../rulesets/ucg/refusals.ts"; import { y } from "../kernel/schema.ts";`,
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
    ["server/app.ts", `import { x } from "./inside.ts"; import { readConfig } from "./config.ts";`],
  ])("%s: %s is fine", (path, text) => {
    expect(found(path, text)).toEqual([]);
  });
});
