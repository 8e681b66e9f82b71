/**
 * `npm run dev`: what a server has besides for who makes cards and pages. Sets and page are read again when a file of
 * them changes, and open pages hear of it.
 */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type RequestHandler, Router } from "express";
import type { HostLog } from "../match/common/log.ts";
import type { CurrentSets } from "../match/hosts/current-sets.ts";
import { watchPage } from "../web/build.ts";
import { pageHandler } from "../web/serve.ts";
import { Changes } from "./changes.ts";
import { setTexts } from "./set-texts.ts";
import { watchPaths } from "./watch.ts";

export interface Development {
  /** Answers what belongs to the page, and what the page asks in development. */
  readonly handler: RequestHandler;
  close(): Promise<void>;
}

interface DevelopmentDeps {
  readonly currentSets: CurrentSets;
  /** Folders and files of sets. */
  readonly paths: readonly string[];
  /** Where games from outside the repository are. */
  readonly gamesDir: string | undefined;
  readonly log: HostLog;
  /** The sets were read again. */
  reread(): void;
}

/** Builds the page, and watches its sources and the sets. @throws what vite throws, and where vite is not installed */
export async function openDevelopment(deps: DevelopmentDeps): Promise<Development> {
  const { currentSets, paths, gamesDir, log, reread } = deps;
  const folder = mkdtempSync(join(tmpdir(), "riposte-page-"));
  const changes = new Changes();
  let page: RequestHandler | undefined;
  const unbuild = await watchPage(folder, gamesDir, (error) => {
    if (error !== undefined)
      return log.error({ why: error.message }, "the page is faulty: it stays as it was");
    page = pageHandler(folder, true);
    changes.page(readFileSync(join(folder, "index.html"), "utf8"));
    log.info({}, "the page is built");
  });
  const unwatch = watchPaths(paths, async () => {
    await currentSets.reread();
    reread();
    changes.sets();
  });
  const handler = Router()
    .get("/dev/changes", changes.handler)
    .get("/dev/sets/:ruleset", setTexts(paths))
    .use((request, response, next) => (page === undefined ? next() : page(request, response, next)));
  return {
    handler,
    async close() {
      unwatch();
      changes.close();
      await unbuild();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
