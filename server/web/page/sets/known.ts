/** The sets of players that this one may play: his own, those for everybody, and those whose link he was given. */
import { useEffect, useReducer, useState } from "react";
import type { PlayerSetInfo } from "../../../../shared/protocol/index.ts";
import { keptList } from "../kept.ts";
import { riposte } from "../player.ts";

type Listed = Awaited<ReturnType<typeof riposte.playerSets.list>>;

export interface KnownSets extends Listed {
  /** Of others, by their links. */
  readonly linked: readonly PlayerSetInfo[];
}

/** Those whose links the player came by, the newest. */
export const keptLinks = keptList("riposte.sets", 20);

async function look(): Promise<KnownSets> {
  const listed = await riposte.playerSets.list();
  if (listed.may === "off") return { ...listed, linked: [] };
  const here = new Set([...listed.own, ...listed.public].map(({ id }) => id));
  const strange = keptLinks.read().filter((id) => !here.has(id));
  const found = await Promise.all(strange.map((id) => riposte.playerSets.get(id).catch(() => undefined)));
  return { ...listed, linked: found.filter((set) => set !== undefined) };
}

/** Undefined until they are known, and a way to look again. */
export function useKnownSets(): [known: KnownSets | undefined, again: () => void] {
  const [known, setKnown] = useState<KnownSets>();
  const [turn, again] = useReducer((n: number) => n + 1, 0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each turn
  useEffect(() => {
    let isOpen = true;
    look().then(
      (found) => isOpen && setKnown(found),
      () => {},
    );
    return () => {
      isOpen = false;
    };
  }, [turn]);
  return [known, again];
}

/** Those of a game that a table may name. */
export const playable = (known: KnownSets | undefined, game: string): readonly PlayerSetInfo[] =>
  [...(known?.own ?? []), ...(known?.linked ?? []), ...(known?.public ?? [])].filter(
    ({ ruleset, hidden }) => ruleset === game && !hidden,
  );
