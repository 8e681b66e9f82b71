import fc from "fast-check";
import { expect, test } from "vitest";
import { HeardWords, SaidWords } from "../../shared/protocol/index.ts";
import { asSent } from "../server/wire.ts";

const TYPES = ["seat", "side", "events"] as const;

/** Strings that come again, and those that look like something else. */
const text = fc.oneof(
  fc.constantFrom("", "move", "hand:0", "c1", "\0", "\0x", ":", "0", "9", "12", "a", "\u{1F600}"),
  fc.string({ unit: "grapheme" }),
);
/** No message has that key (the next test): the packer would call it otherwise. */
const key = text.filter((one) => one !== "__proto__");
const payload = fc.array(
  fc.letrec((tie) => ({
    value: fc.oneof(
      { depthSize: "small" },
      text,
      fc.integer(),
      fc.constant(null),
      fc.array(tie("value"), { maxLength: 4 }),
      fc.dictionary(key, tie("value"), { maxKeys: 4, noNullPrototype: true }),
    ),
  })).value,
);

test("whatever a seat is told comes out as it went in, message after message", () => {
  const messages = fc.array(fc.tuple(fc.constantFrom(...TYPES), payload), { maxLength: 8 });
  fc.assert(
    fc.property(messages, (all) => {
      const [said, heard] = [new SaidWords(), new HeardWords()];
      for (const [type, one] of [["seat", []] as const, ...all])
        expect(heard.hear(type, asSent(said.say(type, one)))).toEqual(asSent(one));
    }),
    { numRuns: 1000 },
  );
});

test("a key that would be a prototype is said to nobody, and heard by nobody", () => {
  const side = JSON.parse('[{"__proto__":{"x":1},"zone":"hand:0"}]');
  for (const ends of [new SaidWords().say("seat", side), new HeardWords().hear("seat", side)]) {
    const [one] = ends as unknown[];
    expect(one).toEqual({ zone: "hand:0" });
    expect(Object.getPrototypeOf(one)).toBe(Object.prototype);
  }
});

test("a string that was said is one character, until a whole side begins anew", () => {
  const said = new SaidWords();
  expect(said.say("seat", ["move", "hand:0", "move"])).toEqual(["move", "hand:0", ":"]);
  expect(said.say("side", ["", "\u{1F600}", "\u{1F600}\u{1F600}"])).toEqual([
    "",
    "\0\u{1F600}",
    "\u{1F600}\u{1F600}",
  ]);
  expect(said.say("events", ["hand:0", { move: "x" }])).toEqual([";", { ":": "\0x" }]);
  expect(said.say("seat", ["hand:0", "hand:0"])).toEqual(["hand:0", ":"]);
});

test("words after the 255th are said whole, and no memory is taken for them", () => {
  const said = new SaidWords();
  const many = Array.from({ length: 300 }, (_, n) => `word ${n}`);
  said.say("seat", many);
  const again = said.say("side", many) as string[];
  expect(again.slice(0, 255).every((one) => one.length === 1)).toBe(true);
  expect(again.slice(255)).toEqual(many.slice(255));
});

test("who watches hears no side, and every string as it is", () => {
  const heard = new HeardWords();
  expect(heard.hear("events", ["move", ":"])).toEqual(["move", ":"]);
  heard.hear("seat", ["move"]);
  expect(heard.hear("events", [":"])).toEqual(["move"]);
  expect(heard.hear("chat", { text: ":" })).toEqual({ text: ":" });
});

test("anything may come: a sign of no word stays as it is", () => {
  const heard = new HeardWords();
  expect(heard.hear("seat", [":", "\u{7FF}", { ":": 1 }])).toEqual([":", "\u{7FF}", { ":": 1 }]);
  fc.assert(fc.property(fc.anything({ maxDepth: 4 }), (rubbish) => void heard.hear("events", rubbish)));
});
