/** What a development server tells its open pages: one that was built anew loads anew, and so does one with old sets. */
const listeners = new Set<() => void>();

/** Hears that sets were read again, in place of loading the page anew. */
export function onSets(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** A match keeps its sets: there is nothing to load. */
const isAtMatch = (): boolean => /^\/(match|watch|replay)\//.test(location.pathname);

export function hear(): void {
  const source = new EventSource("/dev/changes");
  let page: string | undefined;
  source.addEventListener("page", ({ data }) => {
    if (page !== undefined && page !== data) location.reload();
    page = data;
  });
  source.addEventListener("sets", () => {
    for (const listener of listeners) listener();
    if (listeners.size === 0 && !isAtMatch()) location.reload();
  });
}
