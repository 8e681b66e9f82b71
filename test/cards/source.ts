/** The text of a set, for the lines on which things stand in it. */
import { findNodeAtLocation, type Node, type ParseError, parseTree, printParseErrorCode } from "jsonc-parser";

/** Why the text is no JSON, by the parser's names. */
const BROKEN: Readonly<Record<string, string>> = {
  PropertyNameExpected: "a key in double quotes must stand here; is there a comma too many?",
  ValueExpected: "a value must stand here; is there a comma too many?",
  ColonExpected: "a colon is missing after the key",
  CommaExpected: "a comma is missing before this",
  CloseBraceExpected: "a } is missing",
  CloseBracketExpected: "a ] is missing",
  EndOfFileExpected: "the set ends before this",
  UnexpectedEndOfString: "a text in quotes ends on its own line",
  InvalidSymbol: "without double quotes there are only numbers, true, false and null",
  InvalidCommentToken: "JSON has no comments",
};

export interface Note {
  readonly line: number;
  readonly message: string;
}

const twice = (key: string): string => `"${key}" stands twice in one object: only the last would count`;

export class Source {
  /** What keeps it from being read; undefined where nothing does. */
  readonly broken: Note | undefined;
  readonly #text: string;
  readonly #tree: Node | undefined;

  constructor(text: string) {
    this.#text = text;
    const errors: ParseError[] = [];
    this.#tree = parseTree(text, errors, { disallowComments: true });
    if (errors.length === 0) return;
    const [{ error, offset }] = errors;
    const name = printParseErrorCode(error);
    this.broken = { line: this.#lineAt(offset), message: `this is no JSON: ${BROKEN[name] ?? name}` };
  }

  /** The line of a value, or of the nearest thing round it that is there. */
  lineOf(path: readonly string[]): number {
    for (let length = path.length; length > 0 && this.#tree !== undefined; length--) {
      const keys = path.slice(0, length).map((key) => (/^\d+$/.test(key) ? Number(key) : key));
      const found = findNodeAtLocation(this.#tree, keys);
      // Of a property its key: a value may begin on a later line.
      if (found !== undefined)
        return this.#lineAt((found.parent?.type === "property" ? found.parent : found).offset);
    }
    return 1;
  }

  /** Keys that an object has twice: JSON keeps the last, and nobody tells the author. */
  keysTwice(node = this.#tree): Note[] {
    const { type, children = [] } = node ?? {};
    if (type !== "object") return children.flatMap((one) => this.keysTwice(one));
    const keys = children.map((one) => String(one.children?.[0].value));
    return children.flatMap((one, at) => [
      ...(keys.indexOf(keys[at]) < at ? [{ line: this.#lineAt(one.offset), message: twice(keys[at]) }] : []),
      ...this.keysTwice(one),
    ]);
  }

  #lineAt(offset: number): number {
    return this.#text.slice(0, offset).split("\n").length;
  }
}
