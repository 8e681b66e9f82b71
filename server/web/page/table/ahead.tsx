/** The table's page, which comes over the line while its match is made. */
import { type ComponentProps, lazy, useState } from "react";

type Page = typeof import("./table-page.tsx").default;

let come: { readonly default: Page } | undefined;

async function load(): Promise<{ readonly default: Page }> {
  come ??= await import("./table-page.tsx");
  return come;
}

const Late = lazy(load);

/** For who will sit at a table in a moment; what fails here is said when it is opened. */
export const expectTable = (): void => void load().catch(() => {});

/** One that has come is drawn at once: React shows for a third of a second that it waits, where it waits at all. */
export function TablePage(match: ComponentProps<Page>) {
  const [Drawn] = useState<Page | typeof Late>(() => come?.default ?? Late);
  return <Drawn {...match} />;
}
