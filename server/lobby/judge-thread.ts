/** The thread in which decks are judged: what a stranger sends may take long, and the matches do not wait for it. */

import { workerData } from "piscina";
import { type ThreadData, threadCatalog } from "../thread-catalog.ts";
import { type Case, judge } from "./judging.ts";

const catalog = await threadCatalog(workerData as ThreadData);

export default (asked: Case): string[] => judge(catalog, asked);
