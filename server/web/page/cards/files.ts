/** The set files that the development server watches, read again whenever one changes. */
import { useEffect, useState } from "react";
import { type SetTexts, setTextsAnswer } from "../../../../shared/protocol/index.ts";
import { onSets } from "./changes.ts";

export type SetFiles = SetTexts["sets"];

async function readFiles(game: string): Promise<SetFiles> {
  const response = await fetch(`/dev/sets/${encodeURIComponent(game)}`);
  return setTextsAnswer.parse(await response.json()).sets;
}

/** @returns undefined until they are read; none where the server gives none */
export function useFiles(game: string): SetFiles | undefined {
  const [files, setFiles] = useState<SetFiles>();
  useEffect(() => {
    let isOpen = true;
    const read = () =>
      void readFiles(game).then(
        (found) => isOpen && setFiles(found),
        () => isOpen && setFiles((was) => was ?? []),
      );
    read();
    const off = onSets(read);
    return () => {
      isOpen = false;
      off();
    };
  }, [game]);
  return files;
}
