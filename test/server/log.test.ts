import { expect, test } from "vitest";
import { createLogger } from "../../server/log.ts";

test("tokens and seeds never reach the log", () => {
  const lines: string[] = [];
  const log = createLogger("info", { write: (line: string) => void lines.push(line) });
  log.info(
    { token: "s3cret", seat: 1, match: { seed: "s3cret" }, req: { headers: { authorization: "s3cret" } } },
    "join",
  );
  expect(lines.join()).not.toContain("s3cret");
  expect(JSON.parse(lines[0])).toMatchObject({ seat: 1, token: "[hidden]", msg: "join" });
});

test("lines below the level are not written", () => {
  const lines: string[] = [];
  createLogger("warn", { write: (line: string) => void lines.push(line) }).info("quiet");
  expect(lines).toEqual([]);
});
