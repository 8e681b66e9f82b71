import { Teller } from "../../shared/client/index.ts";
import { type Played, said } from "./table.ts";

/**
 * What `--trace` prints of each step.
 * @param viewer its sentences, as the game's page has them, in the place of the lines
 */
export function tracer(viewer?: string): (played: Played) => readonly string[] {
  const tell = viewer === undefined ? ({ lines }: Played) => lines : teller(viewer);
  return (played) => [
    `  step ${played.step}: ${played.actor}`,
    ...tell(played).map((line) => `    ${line}`),
    played.refused === undefined ? `    asked: ${said(played.asked)}` : `    refused: ${played.refused}`,
  ];
}

function teller(viewer: string): (played: Played) => readonly string[] {
  let one: Teller | undefined;
  return ({ ruleset, seats, cards, told }) => {
    const { events, picture } = told(viewer);
    one ??= new Teller({ ruleset, seats, cards }, () => picture);
    return one.tell(events);
  };
}
