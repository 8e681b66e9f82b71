/** Proof by volume: what must hold of cards that nobody has thought of, a batch at a time. */
import type { Batch, Shelf } from "./batch.ts";
import { batchOf } from "./batch.ts";
import { played } from "./play.ts";
import { textFaults } from "./texts.ts";

/** What came of the batches of one game. */
export interface Proof {
  written: number;
  kept: number;
  dealt: number;
  matches: number;
  over: number;
  moves: number;
  readonly refused: Map<string, number>;
  readonly words: Set<string>;
  readonly faults: string[];
}

export const nothing = (): Proof => ({
  written: 0,
  kept: 0,
  dealt: 0,
  matches: 0,
  over: 0,
  moves: 0,
  refused: new Map(),
  words: new Set(),
  faults: [],
});

/** Writes, reads and plays the batch of this number, and adds to the proof what came of it. */
export function prove(shelf: Shelf, seed: number, size: number, proof: Proof, isPlayed = true): void {
  const batch = batchOf(shelf, seed, size);
  proof.written += size;
  proof.kept += batch.ids.length;
  for (const [reason, times] of batch.refused)
    proof.refused.set(reason, (proof.refused.get(reason) ?? 0) + times);
  for (const word of batch.words) if (shelf.ways.words.has(word)) proof.words.add(word);
  const again = `node test/volume/main.ts ${shelf.ruleset.id} --seed ${seed} --size ${size}`;
  const note = (faults: readonly string[]): void =>
    void proof.faults.push(...faults.map((fault) => `${fault}\nagain: ${again}`));
  note([...batch.faults, ...misread(batch)]);
  if (!isPlayed) return;
  const { matches, over, moves, dealt, faults } = played(batch);
  proof.dealt += batch.ids.filter((id) => dealt.has(id)).length;
  proof.matches += matches;
  proof.over += over;
  proof.moves += moves;
  note(faults);
}

/** Faults of texts, each with the card that says it. */
const misread = ({ set, ids }: Batch): string[] =>
  set.cards
    .filter(({ id }) => ids.includes(id))
    .flatMap((card) => textFaults(card).map((fault) => `${fault}\ncard: ${JSON.stringify(card.data)}`));

/** What came of all batches, in one line. */
export const told = ({ written, kept, dealt, matches, over, moves, words }: Proof, all: number): string =>
  `${written} cards, ${kept} taken, ${dealt} in decks, ${words.size} of ${all} words, ${matches} matches, ${over} to their end, ${moves} decisions`;
