/** What the operator tells a player, which comes with `/api/me` until he has read it. */
import { doneAnswer } from "../protocol/index.ts";
import { Http } from "./http.ts";

/** The player of the token has read them, up to this one. @throws RefusedError, or what `fetch` throws */
export async function readNotices(url: string, token: string | undefined, upTo: number): Promise<void> {
  const http = new Http(url);
  http.token = token;
  await http.post("/api/me/notices/seen", { upTo }, doneAnswer);
}
