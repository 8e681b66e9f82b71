/** Addresses of the page, and going from one to another without loading it again. */
import { type MouseEvent, useSyncExternalStore } from "react";

export type Route =
  | { readonly at: "home" }
  | { readonly at: "account" }
  | { readonly at: "operate" }
  | { readonly at: "ladder" }
  | { readonly at: "match"; readonly match: string; readonly watch?: true | undefined }
  | { readonly at: "room"; readonly table: string }
  | { readonly at: "build"; readonly game: string }
  | { readonly at: "guide"; readonly game: string }
  | { readonly at: "lesson"; readonly game: string }
  | { readonly at: "sets"; readonly game: string; readonly set: string | undefined }
  | { readonly at: "cards"; readonly game: string }
  | { readonly at: "profile"; readonly name: string }
  | { readonly at: "tournaments"; readonly id: string | undefined }
  | { readonly at: "replay"; readonly match: string };

/** What is no text that was written as a part of an address is itself. */
function read(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export function routeOf(path: string): Route {
  const [page, id, part] = path.split("/").slice(1).map(read);
  if (page === "account" || page === "operate" || page === "ladder") return { at: page };
  if (page === "tournaments") return { at: "tournaments", id: id || undefined };
  if (id === undefined || id === "") return { at: "home" };
  if (page === "match") return { at: "match", match: id };
  if (page === "watch") return { at: "match", match: id, watch: true };
  if (page === "replay") return { at: "replay", match: id };
  if (page === "cards") return { at: "cards", game: id };
  if (page === "decks") return { at: "build", game: id };
  if (page === "learn") return { at: part === "play" ? "lesson" : "guide", game: id };
  if (page === "sets") return { at: "sets", game: id, set: part };
  if (page === "p") return { at: "profile", name: id };
  return page === "t" ? { at: "room", table: id } : { at: "home" };
}

export const pathOf = {
  home: "/",
  account: "/account",
  ladder: "/ladder",
  /** All of them without an id. */
  tournaments: (id = ""): string => `/tournaments${id && `/${encodeURIComponent(id)}`}`,
  build: (game: string): string => `/decks/${encodeURIComponent(game)}`,
  guide: (game: string): string => `/learn/${encodeURIComponent(game)}`,
  lesson: (game: string): string => `/learn/${encodeURIComponent(game)}/play`,
  /** With a set's id it is the link of that set. */
  sets: (game: string, set = ""): string =>
    `/sets/${encodeURIComponent(game)}${set === "" ? "" : `/${encodeURIComponent(set)}`}`,
  profile: (name: string): string => `/p/${encodeURIComponent(name)}`,
  watch: (id: string): string => `/watch/${encodeURIComponent(id)}`,
  replay: (id: string): string => `/replay/${encodeURIComponent(id)}`,
  room: (code: string): string => `/t/${encodeURIComponent(code)}`,
  match: (id: string): string => `/match/${encodeURIComponent(id)}`,
} as const;

const listeners = new Set<() => void>();
const tell = (): void => {
  for (const listener of listeners) listener();
};

function listen(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("popstate", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("popstate", listener);
  };
}

export const usePath = (): string => useSyncExternalStore(listen, () => location.pathname);

export function go(path: string): void {
  history.pushState(null, "", path);
  tell();
}

/** For links: an ordinary click stays in the page, any other does what the browser does. */
export function onLink(event: MouseEvent<HTMLAnchorElement>): void {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  go(event.currentTarget.pathname);
}
