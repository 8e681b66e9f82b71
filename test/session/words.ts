/** Strings of a seat's messages that were said before: docs/protocol.md, "Words". */
const FIRST = ":".charCodeAt(0);
const MOST = 255;

/** Reads strings, and in `ofKeys` those that are keys of a record. */
export interface Reader {
  read(text: string): string;
  readonly ofKeys: Reader;
}

export class Words implements Reader {
  readonly #words: string[] = [];
  readonly ofKeys: Reader = {
    read: (text) => (/^\d/.test(text) ? text : this.read(text)),
    ofKeys: this,
  };

  /** What the string on the wire stands for. @throws where it is the sign of no word */
  read(text: string): string {
    if (text === "" || text.startsWith("\0")) return text.slice(1);
    if (text.length > 1) {
      if (this.#words.length < MOST) this.#words.push(text);
      return text;
    }
    const word = this.#words[text.charCodeAt(0) - FIRST];
    if (word === undefined) throw new Error(`no word: ${JSON.stringify(text)}`);
    return word;
  }
}
