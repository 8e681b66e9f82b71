/**
 * boardgame.io's reducer in the same run: a stack of passes and pushes over as many
 * cards. Installed into a folder of the bench's own; no dependency of ours.
 */
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ROUND_MS } from "./rounds.ts";

export const VERSION = "0.50.2";
const folder = join(tmpdir(), `riposte-bench-boardgame.io-${VERSION}`);

function install(): boolean {
  if (existsSync(join(folder, "node_modules", "boardgame.io"))) return true;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "package.json"), "{}");
  try {
    execFileSync("npm", ["install", "--no-audit", "--no-fund", `boardgame.io@${VERSION}`], {
      cwd: folder,
      stdio: "ignore",
      timeout: 120_000,
    });
    return true;
  } catch {
    return false;
  }
}

interface G {
  stack: number[];
  hands: number[][];
  decks: number[][];
  passed: number;
}

type Move = (ctx: { G: G; ctx: { currentPlayer: string } }) => void;

/** Players in turn push a card on the stack or pass; two passes resolve it. */
const game = {
  setup: (): G => ({
    stack: [],
    hands: [0, 1].map((seat) => Array.from({ length: 8 }, (_, n) => seat * 60 + n)),
    decks: [0, 1].map((seat) => Array.from({ length: 52 }, (_, n) => seat * 60 + 8 + n)),
    passed: 0,
  }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    push: (({ G, ctx }) => {
      const seat = Number(ctx.currentPlayer);
      const card = G.hands[seat].pop();
      if (card !== undefined) G.stack.push(card);
      G.passed = 0;
    }) as Move,
    pass: (({ G, ctx }) => {
      if (++G.passed < 2) return;
      G.passed = 0;
      for (let card = G.stack.pop(); card !== undefined; card = G.stack.pop())
        G.decks[Number(ctx.currentPlayer)].unshift(card);
      for (const seat of [0, 1]) {
        const drawn = G.decks[seat].pop();
        if (drawn !== undefined) G.hands[seat].push(drawn);
      }
    }) as Move,
  },
};

type Reduce = (state: unknown, action: unknown) => { ctx: { currentPlayer: string } };

/**
 * A round: moves per second of its reducer over so many matches round robin, as many as what it is held against has:
 * of 1,000 fewer are in the processor's own memory than of 100. Undefined when it cannot be had.
 */
export function boardgameRound(matches: number): (() => number) | undefined {
  if (!install()) return undefined;
  const require = createRequire(join(folder, "package.json"));
  const { InitializeGame, CreateGameReducer } = require("boardgame.io/internal") as {
    InitializeGame(options: object): { ctx: { currentPlayer: string } };
    CreateGameReducer(options: object): Reduce;
  };
  const reduce = CreateGameReducer({ game });
  const states = Array.from({ length: matches }, () => InitializeGame({ game, numPlayers: 2 }));
  const move = (n: number, type: string): void => {
    const playerID = states[n].ctx.currentPlayer;
    states[n] = reduce(states[n], { type: "MAKE_MOVE", payload: { type, args: [], playerID } });
  };
  let turn = 0;
  const round = (): number => {
    const [from, began] = [performance.now(), turn];
    for (; performance.now() - from < ROUND_MS; turn++)
      for (let n = 0; n < states.length; n++) move(n, (turn + n) % 3 === 0 ? "push" : "pass");
    return (((turn - began) * states.length) / (performance.now() - from)) * 1000;
  };
  round();
  return round;
}
