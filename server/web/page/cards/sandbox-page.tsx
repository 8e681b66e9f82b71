/** The table of the sandbox: drawn by the page's own table, with what its maker may do besides the rules. */
import { useMemo, useState } from "react";
import { rulesets } from "../../../../shared/games/index.ts";
import { planOf } from "../../../../shared/games/pages.ts";
import {
  type CardSet,
  type Catalog,
  deckCards,
  loadSet,
  newCatalog,
  SetupError,
} from "../../../../shared/kernel/index.ts";
import { present } from "../../../../shared/protocol/index.ts";
import { Bar } from "../table/bar.tsx";
import { Table } from "../table/table.tsx";
import { t } from "../words/index.ts";
import type { SetFiles } from "./files.ts";
import { Sandbox } from "./sandbox.ts";
import { Tools } from "./tools.tsx";

interface SandboxOf {
  readonly set: CardSet;
  /** The other sets of the game. */
  readonly files: SetFiles;
  /** The card that is put down first. */
  readonly first: string | undefined;
  onBack(): void;
}

export function SandboxPage({ set, files, first, onBack }: SandboxOf) {
  // A match that goes on keeps the set that it began with.
  const [begun, setBegun] = useState(set);
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another round is another match, and files alone are none
  const made = useMemo(() => sandboxOf(begun, files), [begun, round]);
  if (typeof made === "string")
    return (
      <main className="notice">
        <p role="alert">{t("sandbox.cannot", { why: made })}</p>
        <button type="button" onClick={onBack}>
          {t("sandbox.back")}
        </button>
      </main>
    );
  const anew = () => {
    setBegun(set);
    setRound(round + 1);
  };
  const { table, picture } = made.read();
  const foot = (
    <div className="sandbox">
      <Tools
        sandbox={made}
        set={begun}
        first={first}
        isOld={set.hash !== begun.hash}
        onAnew={anew}
        onBack={onBack}
      />
      <Bar />
    </div>
  );
  return <Table key={round} store={made} plan={planOf(table.ruleset, picture)} foot={foot} allHands />;
}

const SEED_BYTES = 32;

/** A new match between two decks of the set, or of the game's others where it has none; why not, in words. */
function sandboxOf(set: CardSet, files: SetFiles): Sandbox | string {
  const game = present(
    rulesets.find(({ id }) => id === set.ruleset),
    "game of a set that was read",
  );
  const others = files.flatMap(({ text }) => readable(text)).filter(({ id }) => id !== set.id);
  const sets = [set, ...others.filter(({ ruleset }) => ruleset === set.ruleset)];
  const catalog = newCatalog([game], sets);
  const decks = decksOf(sets, catalog);
  const seed = Array.from(crypto.getRandomValues(new Uint8Array(SEED_BYTES)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
  try {
    return new Sandbox(
      {
        ruleset: game.id,
        profile: present(game.profiles[0], "profile"),
        // A deck that is not finished yet is played all the same.
        options: { deckRules: false },
        seed,
        seats: Array.from({ length: game.seats.min }, (_, seat) => ({
          deck: decks[seat % Math.max(1, decks.length)] ?? [],
        })),
        sets: sets.map(({ id }) => id),
      },
      catalog,
    );
  } catch (error) {
    if (error instanceof SetupError) return error.problems.join("; ");
    throw error;
  }
}

function readable(text: string): CardSet[] {
  try {
    const loaded = loadSet(JSON.parse(text), rulesets);
    return "set" in loaded ? [loaded.set] : [];
  } catch {
    return [];
  }
}

/** All decks by their cards' words, those of the first set first. */
const decksOf = (sets: readonly CardSet[], catalog: Catalog): string[][] =>
  sets.flatMap(({ ruleset, id, decks }) =>
    decks.map((deck) => deckCards(deck).map((card) => catalog.word(ruleset, id, card))),
  );
