/** What the JSON Schema of a game's sets tells an editor, word by word. */
import { type Data, type Json, type Ruleset, setJsonSchema } from "../../shared/kernel/index.ts";

/** A key of some node, or a form of a node, as an editor knows it. */
export interface Told {
  /** Where it stands in the schema, as a JSON pointer. */
  readonly at: string;
  readonly description?: string;
  readonly examples?: readonly Json[];
}

type Part = Omit<Told, "at"> & { readonly $ref?: string; readonly properties?: Data };

/** All keys of all nodes, and all nodes that have fields. What is written once under a name is told where it stands. */
export function toldBy(game: Ruleset): { keys: Told[]; forms: Told[] } {
  const schema = setJsonSchema(game);
  const keys: Told[] = [];
  const forms: Told[] = [];
  const look = (value: Json, at: string): void => {
    if (typeof value !== "object" || value === null) return;
    const { properties, examples } = value as Part;
    if (properties !== undefined && examples !== undefined) forms.push({ ...(value as Part), at });
    for (const [key, one] of Object.entries(value)) {
      if (key === "examples") continue;
      const here = `${at}/${key}`;
      if (key === "properties")
        for (const [name, part] of Object.entries(one as Data))
          keys.push({ at: `${here}/${name}`, ...meantBy(part as Part, schema) });
      look(one, here);
    }
  };
  look(schema, "#");
  return { keys, forms };
}

/** The verbs that a card may write; the others are its compiler's. */
export const writtenVerbs = ({ verbs }: Ruleset): string[] =>
  Object.keys(verbs).filter((verb) => verbs[verb].shape !== undefined);

/** Keys without a meaning or an example, and which of the two they lack. */
const bareKeys = (game: Ruleset): string[] =>
  toldBy(game)
    .keys.filter(({ description, examples }) => !description || examples === undefined)
    .map(({ at, description }) => `${at}: ${description ? "no example" : "no meaning"}`);

/**
 * The words of a game that its manual says nothing of: keys of its cards, acts that abilities may wait for, verbs; and
 * those of which it speaks, and the game has not. Where no ability waits for acts by their names, it lists none.
 */
export function manualFaults(game: Ruleset): string[] {
  const { events, forms } = game.format.manual;
  const verbs = writtenVerbs(game).map((verb) => `do:${verb}`);
  const told = Object.keys(forms).filter((name) => name.startsWith("do:"));
  const acts = Object.keys(events).length === 0 ? [] : Object.keys(game.acts);
  return [
    ...bareKeys(game),
    ...differing("forms", verbs, told),
    ...differing("events", acts, Object.keys(events)),
  ];
}

const differing = (part: string, there: readonly string[], told: readonly string[]): string[] => [
  ...there.filter((one) => !told.includes(one)).map((one) => `${part}: no meaning of "${one}"`),
  ...told.filter((one) => !there.includes(one)).map((one) => `${part}: "${one}", which the game has not`),
];

/** What is said at this place, or at the one that it refers to. */
function meantBy(part: Part, schema: Data): Part {
  const name = part.$ref?.replace("#/$defs/", "");
  return name === undefined ? part : { ...((schema.$defs as Data)[name] as Part), ...part };
}
