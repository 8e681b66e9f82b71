/** What card texts ask of the day: its phase, whose turn it is, who is first player and who has passed (A ). */
import { z } from "zod";
import {
  capital,
  type Data,
  listed,
  type OwnTerms,
  type Seat,
  seatVarsOf,
  tableOf,
  wordsIn,
} from "../../kernel/game.ts";
import { PHASES } from "./table.ts";
import type { AlteredWords } from "./typed.ts";

const who = z.enum(["you", "opponent"]);

const asked = ({ controller }: { readonly controller: Seat }, { who: one }: Data): Seat =>
  one === "you" ? controller : 1 - controller;

const says = (node: Data, yours: string, theirs: string): string => (node.who === "you" ? yours : theirs);

export const dayTerms: OwnTerms<AlteredWords> = {
  numbers: {
    day: {
      shape: () => ({}),
      value: (m) => tableOf(m).day,
      text: () => "the number of the day",
    },
  },
  conditions: {
    hour: {
      shape: () => ({ of: z.array(z.enum(PHASES)).min(1).max(4) }),
      value: (m, _scope, { of }) => wordsIn(of).includes(tableOf(m).phase),
      text: ({ of }) => `it is ${listed(wordsIn(of).map(capital), "or")}`,
    },
    turn: {
      shape: () => ({ who }),
      value: (m, scope, node) => tableOf(m).phase === "afternoon" && tableOf(m).active === asked(scope, node),
      text: (node) => says(node, "it is your turn of the Afternoon", "it is your opponent's turn"),
    },
    firstPlayer: {
      shape: () => ({ who }),
      value: (m, scope, node) => tableOf(m).first === asked(scope, node),
      text: (node) => says(node, "you are first player", "your opponent is first player"),
    },
    passed: {
      shape: () => ({ who, order: z.enum(["first", "last"]).exactOptional() }),
      value(m, scope, node) {
        const seat = asked(scope, node);
        const { passed, passedFirst } = seatVarsOf(m, seat);
        return passed && (node.order === undefined || passedFirst === (node.order === "first"));
      },
      text: (node) =>
        says(node, "you have passed", "your opponent has passed") +
        (node.order === undefined ? "" : ` ${String(node.order)}`),
    },
  },
};
