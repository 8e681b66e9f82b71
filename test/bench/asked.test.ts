import { expect, test } from "vitest";
import { askedBy, BENCHES, USAGE } from "./asked.ts";

const asked = (line: string) => askedBy(line.split(" ").filter(Boolean), ["ucg", "altered"]);

test("without a word it is the kernel's bench", () => {
  expect(asked("")).toMatchObject({ bench: "kernel", compares: false, keep: false });
  expect(asked("compare")).toMatchObject({ bench: "kernel", compares: true });
  expect(asked("compare server --keep")).toMatchObject({ bench: "server", compares: true, keep: true });
  expect(asked("bots --matches 20 --only ucg")).toMatchObject({ bench: "bots", matches: 20, only: "ucg" });
});

test("--help lists every bench", () => {
  expect(asked("--help")).toBe("help");
  expect(asked("server --help")).toBe("help");
  for (const name of Object.keys(BENCHES)) expect(USAGE).toMatch(new RegExp(`^  ${name} `, "m"));
});

test.each([
  ["--hlep", /'--hlep'; there are --quick, --keep, --matches/],
  ["servr", /no bench "servr"; there are kernel, server/],
  ["constructor", /no bench "constructor"/],
  ["kernel server", /"server" is too much/],
  ["bots --quick", /bots takes no --quick; its options: --matches --looks --only/],
  ["packing --keep", /packing takes no --keep; its options: none/],
  ["compare failover", /what can be kept is kernel, server, watch/],
  ["server --quick --keep", /only a whole run is kept/],
  ["kernel --only ucg --keep", /only a whole run is kept/],
  ["compare server --quick", /a quick look/],
  ["bots --matches", /argument missing/],
  ["bots --matches many", /whole numbers/],
  ["bots --looks 0", /whole numbers/],
  ["--only chess", /no game "chess"; there are ucg, altered/],
])("%s is refused in one line with what there is", (line, why) => {
  const said = asked(line);
  expect(said).toMatchObject({ why: expect.stringMatching(why) });
  expect(JSON.stringify(said)).not.toContain("\\n");
});
