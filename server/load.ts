/**
 * How a process gets its server: the store opens in a thread of its own while this one loads all the rest, which takes
 * as long.
 */
import type { RiposteServer, ServerDeps } from "./app.ts";
import type { Config } from "./config.ts";
import type { Logger } from "./log.ts";
import { openStore } from "./store/index.ts";

/** A server that does not listen yet. What keeps its store from opening, `listen` says. */
export async function loadServer(
  config: Config,
  deps: Omit<ServerDeps, "openStore"> & { readonly log: Logger },
): Promise<RiposteServer> {
  const open = () => openStore(config, deps.log);
  // A game that keeps the server from starting is to leave the tables to the release before.
  let first = config.gamesDir === undefined ? open() : undefined;
  first?.catch(() => {});
  const { createServer } = await import("./app.ts");
  return createServer(config, {
    ...deps,
    // A start that waits for its database tries again and again.
    openStore() {
      const opening = first ?? open();
      first = undefined;
      return opening;
    },
  });
}
