import { describe, expect, test } from "vitest";
import { checkCasts, checkGameCasts } from "./casts.ts";
import { readSources } from "./tree.ts";

const found = (text: string) =>
  checkCasts([{ path: "server/a.ts", text }]).map(({ line, message }) => `${line}: ${message}`);

describe("casts that take anything", () => {
  test("each in the server and the client says why", () => {
    expect(checkCasts(readSources("server", "shared/client"))).toEqual([]);
  });

  test.each([
    ["const a = b as unknown as C;", "1: as unknown as wants"],
    ["const a = (b as any).c;", "1: as any wants"],
    ["const a = d(b as never);", "1: as never wants"],
    ["// Why.\nconst z = 1;\nconst a = b as any;", "3: as any wants"],
    ["const z = 1; // Of this.\nconst a = b as any;", "2: as any wants"],
    ["const a = b as any;\n// Too late.", "1: as any wants"],
    ['const a = "// no comment" + (b as any);', "1: as any wants"],
  ])("%s is found", (text, message) => {
    expect(found(text)).toEqual([expect.stringContaining(message)]);
  });

  test.each([
    "// Private in its types.\nconst a = b as unknown as C;",
    "/**\n * Private in its types.\n */\nconst a = b as any;",
    "const a = b as never; // no type has a name for it",
    "const a = b as C;",
    "const a = b as unknown;",
    'const a = "as any";',
  ])("%s is fine", (text) => {
    expect(found(text)).toEqual([]);
  });
});

describe("casts of the games", () => {
  const game = (text: string) => [{ path: "shared/games/any/a.ts", text }];
  const cast = "const a = b as C;";

  test("each says why", () => {
    expect(checkGameCasts(readSources("shared/games"))).toEqual([]);
  });

  test("one that does not is found", () => {
    const found = checkGameCasts(game(`// Why.\n${cast}\n${cast}`));
    expect(found).toEqual([
      expect.objectContaining({ line: 3, message: "a cast wants a comment that says why" }),
    ]);
  });

  test("one through unknown is found, whatever it says", () => {
    const found = checkGameCasts(game("// Why.\nconst a = b as unknown as C;"));
    expect(found).toEqual([expect.objectContaining({ line: 2, message: "no game casts through unknown" })]);
  });

  test.each([
    "const a = [1] as const;",
    "// A set gives no other.\nconst a = b as C;",
    "const a = b as C; // a set gives no other",
  ])("%s is fine", (text) => {
    expect(checkGameCasts(game(text))).toEqual([]);
  });
});
