/** The text of a set, for the lines on which things stand in it. */
import { getNodeValue, type Node, type ParseError, parseTree, printParseErrorCode } from "jsonc-parser";
import { labelOf, type Problem, unread } from "../../../../shared/kernel/index.ts";

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
  /** The set is played all the same. */
  readonly isWarning?: true;
}

const twice = (key: string): string => `"${key}" stands twice in one object: only the last would count`;

export class Source {
  /** What keeps it from being read, all of it. */
  readonly broken: readonly Note[];
  /** The value, as far as it can be read. */
  readonly json: unknown;
  readonly #text: string;
  readonly #tree: Node | undefined;

  constructor(text: string) {
    this.#text = text;
    const errors: ParseError[] = [];
    this.#tree = parseTree(text, errors, { disallowComments: true });
    this.broken = errors.map(({ error, offset }) => {
      const name = printParseErrorCode(error);
      return { line: this.#lineAt(offset), message: `this is no JSON: ${BROKEN[name] ?? name}` };
    });
    this.json = errors.length === 0 ? JSON.parse(text) : this.#tree && getNodeValue(this.#tree);
  }

  /** What is said of a set, with the line that it is about. */
  note({ card, path, message }: Problem): Note {
    const at = unread(this.json).cards.findLastIndex((one, index) => labelOf(one, index) === card);
    const keys = path === "" ? [] : path.split(".");
    const line = this.#lineOf(at < 0 ? keys : ["cards", String(at), ...keys]);
    return { line, message: [card, path, message].filter((part) => part !== "").join(": ") };
  }

  /** What comes to nothing. */
  warning = (problem: Problem): Note => ({ ...this.note(problem), isWarning: true });

  /** The line of a value, or of the nearest thing round it that is there. A list's parts go by place. */
  #lineOf(path: readonly string[]): number {
    let node = this.#tree;
    let line = 1;
    for (const key of path) {
      node = node && partOf(node, key);
      if (node === undefined) break;
      // Of a property its key: a value may begin on a later line.
      line = this.#lineAt((node.parent?.type === "property" ? node.parent : node).offset);
    }
    return line;
  }

  /** Keys that an object has twice: JSON keeps the last, and nobody tells the author. */
  keysTwice(node = this.#tree): Note[] {
    const { type, children = [] } = node ?? {};
    if (type !== "object") return children.flatMap((one) => this.keysTwice(one));
    const keyOf = (one: Node | undefined): string => String(one?.children?.[0]?.value);
    const keys = children.map(keyOf);
    return children.flatMap((one, at) => [
      ...(keys.indexOf(keyOf(one)) < at
        ? [{ line: this.#lineAt(one.offset), message: twice(keyOf(one)) }]
        : []),
      ...this.keysTwice(one),
    ]);
  }

  #lineAt(offset: number): number {
    return this.#text.slice(0, offset).split("\n").length;
  }
}

function partOf({ type, children = [] }: Node, key: string): Node | undefined {
  // Of a key that stands twice the last counts.
  if (type === "object") return children.findLast((one) => one.children?.[0]?.value === key)?.children?.[1];
  return children[Number(key)];
}
