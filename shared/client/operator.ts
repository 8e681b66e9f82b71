/** The operator's side of a server as its page asks it. */
import {
  type ActBody,
  doneAnswer,
  historyAnswer,
  type LogRow,
  logAnswer,
  type PlayerHistory,
  type ReportInfo,
  type ReportRow,
  rangesAnswer,
  reportInfoAnswer,
  reportsAnswer,
  type ShutRanges,
  type Suspicion,
  suspicionsAnswer,
} from "../protocol/index.ts";
import { Http } from "./http.ts";

const at = (id: string): string => encodeURIComponent(id);

export class Operator {
  readonly #http: Http;

  /** @param token of an account that was appointed, from a sign-in of a short time ago */
  constructor(url: string, token: string) {
    this.#http = new Http(`${url}/api/operate`);
    this.#http.token = token;
  }

  async reports(): Promise<readonly ReportRow[]> {
    return (await this.#http.get("/reports", reportsAnswer)).reports;
  }

  async report(id: string): Promise<ReportInfo> {
    return (await this.#http.get(`/reports/${at(id)}`, reportInfoAnswer)).report;
  }

  async closeReport(id: string, why: string): Promise<void> {
    await this.#http.post(`/reports/${at(id)}/close`, { why }, doneAnswer);
  }

  async suspicions(): Promise<readonly Suspicion[]> {
    return (await this.#http.get("/suspicions", suspicionsAnswer)).suspicions;
  }

  async history(player: string): Promise<PlayerHistory> {
    return (await this.#http.get(`/players/${at(player)}`, historyAnswer)).history;
  }

  async act(player: string, body: ActBody): Promise<void> {
    await this.#http.post(`/players/${at(player)}/acts`, body, doneAnswer);
  }

  async hideSet(set: string, hidden: boolean, why: string): Promise<void> {
    await this.#http.post(`/sets/${at(set)}`, { hidden, why }, doneAnswer);
  }

  async voidMatch(match: string, why: string): Promise<void> {
    await this.#http.post(`/matches/${at(match)}/void`, { why }, doneAnswer);
  }

  async ranges(): Promise<ShutRanges> {
    return (await this.#http.get("/ranges", rangesAnswer)).ranges;
  }

  async shut(range: string, hours: number, why: string): Promise<void> {
    await this.#http.post("/ranges", { range, hours, why }, doneAnswer);
  }

  async open(range: string, why: string): Promise<void> {
    await this.#http.post("/ranges/open", { range, why }, doneAnswer);
  }

  async log(): Promise<readonly LogRow[]> {
    return (await this.#http.get("/log", logAnswer)).acts;
  }
}
