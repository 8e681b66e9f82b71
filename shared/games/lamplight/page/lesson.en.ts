import type { LessonTexts } from "../../lesson.ts";

export const texts: LessonTexts = {
  welcome:
    "Nine lamps stand in a square, and it is night. Three lit lamps of yours in a line win: a row, a column, or across. A flame's glow is the number on its card.",
  first:
    "Both of you lay a card at the same moment, face down, and neither sees the other's. Lay Storm Lantern, with a glow of 4, at lamp 5 in the middle.",
  laid: "She laid at lamp 1. You see where, and not what. Now answers could be played; nobody has one that helps.",
  lit: "All cards were turned up, and each lit its lamp. A new round: both have drawn two cards.",
  second: "Lay Great Candle, with a glow of 5, at lamp 4, beside your Lantern.",
  breath:
    "She laid at lamp 6, in the middle row as well, and now plays Cold Breath: your face-down card shall go out. Nobody has seen that it is your best.",
  hood: "An answer can be answered. Glass Hood cancels hers. Play it.",
  happened:
    "What was played last happened first: the Hood cancelled the Breath, and your Candle burns. But at lamp 6 she has a Red Lantern, with a glow of 4.",
  third:
    "Lamp 6 is what you need for the row. Where two flames meet, the brighter one stays: lay your second Great Candle there, 5 against 4.",
  waits:
    "She laid at lamp 9, far from your row. Any answer can be laid as a bluff: perhaps it is no flame at all.",
  peep: "She plays Peephole, and will see what you laid. It is too late: she only learns of it.",
  pass: "You have nothing to fear. Pass, and all is turned up.",
  won: "It was a bluff, and goes back to her hand. Your Candle put out her Lantern: lamps 4, 5 and 6 are yours, and you have won! Next, lay a bluff of your own, and watch what she spends on it.",
};
