/** The operator's page over HTTP: for accounts that were appointed, and only a while after their passkey. */
import { isRefusal, type Refusal } from "../../shared/kernel/index.ts";
import {
  actBody,
  doneAnswer,
  hideBody,
  historyAnswer,
  logAnswer,
  openBody,
  rangesAnswer,
  reasonBody,
  reportInfoAnswer,
  reportsAnswer,
  shutBody,
  suspicionsAnswer,
} from "../../shared/protocol/index.ts";
import type { OwnAccounts } from "../accounts/index.ts";
import { refuse } from "../match/common/refuse.ts";
import type { Peace } from "../peace/index.ts";
import { type Route, route, tokenOf } from "./route.ts";

export interface OperateDeps {
  readonly ownAccounts: Pick<OwnAccounts, "holderOf" | "mayOperate">;
  readonly peace: Peace;
}

interface Headed {
  header(name: string): string | undefined;
}

/** Answers with what an operator is given, or with why nobody is. */
async function asOperator<A extends object>(
  { ownAccounts, peace }: OperateDeps,
  call: Headed,
  give: (operator: string) => Promise<A | Refusal | undefined>,
): Promise<({ ok: true } & A) | Refusal> {
  const holder = await ownAccounts.holderOf(tokenOf(call.header("authorization")) ?? "");
  if (holder === undefined || !peace.isOperator(holder.id)) return refuse("operator/not");
  if (!ownAccounts.mayOperate(holder)) return refuse("account/again");
  const given = await give(holder.id);
  // What has nothing to say is done.
  return isRefusal(given) ? given : { ...(given as A), ok: true };
}

export const operateRoutes = (deps: OperateDeps): Route[] => [
  ...reportRoutes(deps),
  suspicionRoute(deps),
  ...playerRoutes(deps),
  ...rangeRoutes(deps),
  logRoute(deps),
];

const reportRoutes = (deps: OperateDeps): Route[] => [
  route({
    method: "get",
    path: "/api/operate/reports",
    summary: "Reports that nobody has judged, the oldest first. For operators, as all of these",
    needsToken: true,
    answer: reportsAnswer,
    handle: (call) => asOperator(deps, call, async () => ({ reports: await deps.peace.reports.waiting() })),
  }),
  route({
    method: "get",
    path: "/api/operate/reports/{id}",
    summary: "A report with its chat, its replay and its players' histories",
    needsToken: true,
    answer: reportInfoAnswer,
    handle: (call) =>
      asOperator(deps, call, async () => {
        const report = await deps.peace.reports.find(call.params.id);
        return isRefusal(report) ? report : { report };
      }),
  }),
  route({
    method: "post",
    path: "/api/operate/reports/{id}/close",
    summary: "The report is judged; its reporter is told",
    needsToken: true,
    body: reasonBody,
    answer: doneAnswer,
    handle: (call) =>
      asOperator(deps, call, (operator) => deps.peace.reports.close(operator, call.params.id, call.body.why)),
  }),
];

const suspicionRoute = (deps: OperateDeps): Route =>
  route({
    method: "get",
    path: "/api/operate/suspicions",
    summary:
      "Who trades wins, loses to one other alone, or answers quicker than people do. Nobody is judged by it",
    needsToken: true,
    answer: suspicionsAnswer,
    handle: (call) => asOperator(deps, call, async () => ({ suspicions: await deps.peace.suspicions.all() })),
  });

const playerRoutes = (deps: OperateDeps): Route[] => [
  route({
    method: "get",
    path: "/api/operate/players/{id}",
    summary: "A player's matches, reports, and what was done about him",
    needsToken: true,
    answer: historyAnswer,
    handle: (call) =>
      asOperator(deps, call, async () => ({ history: await deps.peace.reports.history(call.params.id) })),
  }),
  route({
    method: "post",
    path: "/api/operate/players/{id}/acts",
    summary: "Warn, mute, suspend or ban a player, or hide his name; he is told why",
    needsToken: true,
    body: actBody,
    answer: doneAnswer,
    handle: (call) =>
      asOperator(deps, call, (operator) => deps.peace.judge(operator, call.params.id, call.body)),
  }),
  route({
    method: "post",
    path: "/api/operate/matches/{id}/void",
    summary: "Take a rated match's series back: ratings are as if it had not been; its players are told",
    needsToken: true,
    body: reasonBody,
    answer: doneAnswer,
    handle: (call) =>
      asOperator(deps, call, (operator) => deps.peace.voidMatch(operator, call.params.id, call.body.why)),
  }),
  route({
    method: "post",
    path: "/api/operate/sets/{id}",
    summary: "Hide a player's set, or show it again; its owner is told",
    needsToken: true,
    body: hideBody,
    answer: doneAnswer,
    handle: (call) =>
      asOperator(deps, call, (operator) =>
        deps.peace.hideSet(operator, call.params.id, call.body.hidden, call.body.why),
      ),
  }),
];

const rangeRoutes = (deps: OperateDeps): Route[] => [
  route({
    method: "get",
    path: "/api/operate/ranges",
    summary: "Addresses that guests may not come from",
    needsToken: true,
    answer: rangesAnswer,
    handle: (call) => asOperator(deps, call, async () => ({ ranges: [...(await deps.peace.shutRanges())] })),
  }),
  route({
    method: "post",
    path: "/api/operate/ranges",
    summary: "Let no guests in from there for a time",
    needsToken: true,
    body: shutBody,
    answer: doneAnswer,
    handle: (call) =>
      asOperator(deps, call, (operator) =>
        deps.peace.shut(operator, call.body.range, call.body.why, call.body.hours),
      ),
  }),
  route({
    method: "post",
    path: "/api/operate/ranges/open",
    summary: "Let guests in from there again",
    needsToken: true,
    body: openBody,
    answer: doneAnswer,
    handle: (call) =>
      asOperator(deps, call, (operator) => deps.peace.open(operator, call.body.range, call.body.why)),
  }),
];

const logRoute = (deps: OperateDeps): Route =>
  route({
    method: "get",
    path: "/api/operate/log",
    summary: "What operators did, the newest first",
    needsToken: true,
    query: { subject: "The player, match, set, report or range that it was done to; everything without it" },
    answer: logAnswer,
    handle: (call) =>
      asOperator(deps, call, async () => ({ acts: [...(await deps.peace.log(call.query("subject")))] })),
  });
