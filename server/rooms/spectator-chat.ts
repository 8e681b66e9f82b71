/** The chat of one match's spectators, from room to room and from process to process. */
import { matchMaker } from "@colyseus/core";
import type { ChatMessage } from "../../shared/protocol/index.ts";
import { Allowances } from "../match/common/allowance.ts";
import { LINES } from "../match/talk/chat.ts";

export type Hear = (line: ChatMessage) => void;

interface Place {
  readonly rooms: Set<Hear>;
  readonly heard: Hear;
}

export class SpectatorChat {
  /** Of each player, over however many sockets and rooms. */
  readonly #lines: Allowances;
  /** The rooms of this process by what they watch: it hears of each place once, for all of them. */
  readonly #places = new Map<string, Place>();

  constructor(clock: () => number) {
    this.#lines = new Allowances(clock, ...LINES);
  }

  /** Whether this player may say one more line now. */
  mayTalk(player: string): boolean {
    return this.#lines.take(player);
  }

  /** Rejects where the other rooms cannot be reached. */
  async tell(place: string, line: ChatMessage): Promise<void> {
    await matchMaker.presence.publish(topicOf(place), line);
  }

  /** Hears what is told, by this room too, until what it returns is called. */
  listen(place: string, hear: Hear): () => void {
    const { rooms, heard } = this.#places.get(place) ?? this.#open(place);
    rooms.add(hear);
    return () => {
      rooms.delete(hear);
      if (rooms.size > 0) return;
      this.#places.delete(place);
      void matchMaker.presence.unsubscribe(topicOf(place), heard);
    };
  }

  #open(place: string): Place {
    const rooms = new Set<Hear>();
    const heard: Hear = (line) => {
      for (const hear of rooms) hear(line);
    };
    void matchMaker.presence.subscribe(topicOf(place), heard);
    this.#places.set(place, { rooms, heard });
    return { rooms, heard };
  }
}

const topicOf = (place: string): string => `said:${place}`;
