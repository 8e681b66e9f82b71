/** How a bot decides. It is given nothing but worlds as its seat may imagine them. */
import { type Data, type Draw, type Match, type Seat, sample } from "../../shared/kernel/index.ts";

export interface Thought {
  /** Yields another world the seat may imagine, each time; it may be played on. */
  imagine(): Match;
  readonly seat: Seat;
  readonly random: Draw;
  /** Whether there is time to look at one more world, asked before each. */
  hasTime(): boolean;
}

/** An intent for the seat that is asked; undefined only where there is none. */
export type Brain = (thought: Thought) => Data | undefined;

export const randomBrain: Brain = ({ imagine, seat, random }) => sample(imagine(), seat, random);
