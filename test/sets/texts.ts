/**
 * Writes what every card of the house and of the scenarios says, one file a game, for a reviewer to read
 * whole and for a change of a sentence to be seen. Run after a change of a text or a card: `node test/sets/texts.ts`
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { rulesets } from "../../shared/games/index.ts";
import { type CardDef, type CardSet, loadSet, type Ruleset } from "../../shared/kernel/index.ts";

const top = new URL("../../", import.meta.url);

/** Every set of a game, by its file: those of the house first, then those of the scenarios. */
export const setsOf = (game: Ruleset): [file: string, set: CardSet][] =>
  [`shared/sets/${game.id}`, `test/scenarios/${game.id}`].flatMap((folder) =>
    readdirSync(new URL(folder, top))
      .filter((file) => file.endsWith(".json"))
      .toSorted()
      .flatMap((file) => loaded(`${folder}/${file}`, game)),
  );

/** The set a file holds; beside the scenarios lie files that hold none. */
function loaded(file: string, game: Ruleset): [file: string, set: CardSet][] {
  const json = JSON.parse(readFileSync(new URL(file, top), "utf8")) as object;
  if (!("cards" in json)) return [];
  const result = loadSet(json, [game]);
  if ("problems" in result) throw new Error(`${file}: ${JSON.stringify(result.problems)}`);
  return [[file, result.set]];
}

/** A card in its own words: its name and type, and a line for each thing it says. */
export const cardLines = ({ id, name, data, text }: CardDef): string =>
  [`${name} (${id}, ${[data.types ?? data.type].flat().join(" ")})`, ...text.map((line) => `  ${line}`)].join(
    "\n",
  );

/** All that the cards of a game say, as its file holds it. */
export const textsOf = (game: Ruleset): string =>
  setsOf(game)
    .map(([file, { cards }]) => `# ${file}\n\n${cards.map(cardLines).join("\n\n")}\n`)
    .join("\n");

export const textsFile = ({ id }: Ruleset): URL => new URL(`../scenarios/${id}/texts.txt`, import.meta.url);

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href)
  for (const game of rulesets) {
    writeFileSync(textsFile(game), textsOf(game));
    console.log(`wrote test/scenarios/${game.id}/texts.txt`);
  }
