import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const MAIN = fileURLToPath(new URL("./main.ts", import.meta.url));

test("npm run demo tells a whole match to its end and exits 0", async () => {
  const child = spawn(process.execPath, [MAIN, "ucg"], { stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (data) => {
      output += data;
    });
  }
  const code = await new Promise((resolve) => child.once("exit", resolve));
  expect(code, output.slice(-500)).toBe(0);
  const lines = output.trim().split("\n");
  expect(lines.length).toBeGreaterThan(50);
  expect(lines.at(-1)).toMatch(/^(Ada|Bob) wins the match|^The match is a draw/);
  expect(output).toMatch(/^(Ada|Bob) plays [A-Z]/m);
});
