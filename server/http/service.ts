/** Sessions, and whether the server lives and is ready. */
import { z } from "zod";
import { type RefusalCode, sessionAnswer, sessionBody } from "../../shared/protocol/index.ts";
import type { OwnAccounts } from "../accounts/index.ts";
import { refuse } from "../match/common/refuse.ts";
import type { Names } from "../match/journal/names.ts";
import type { Ranges } from "../peace/ranges.ts";
import { type Route, route } from "./route.ts";
import type { Sessions } from "./session.ts";

/** Whoever he will be. */
const ANY_GUEST = "g:";

export const sessionRoute = (
  sessions: Sessions,
  names: Names,
  accounts: Pick<OwnAccounts, "refusalOfGuest">,
  ranges: Pick<Ranges, "refusalOf">,
): Route =>
  route({
    method: "post",
    path: "/api/session",
    summary: "Begin as a guest",
    needsToken: false,
    body: sessionBody,
    answer: sessionAnswer,
    async handle({ body, address }) {
      const no = ranges.refusalOf(ANY_GUEST, address) ?? (await accounts.refusalOfGuest(body.name));
      if (no !== undefined) return no;
      const session = await sessions.begin(body.name);
      await names.add(session.player);
      return { ok: true as const, ...session };
    },
  });

const fine = z.strictObject({ ok: z.literal(true) });

/** @param trouble why the server takes no players, as a code: it drains, or what it stands on does not work */
export const healthRoutes = (trouble: () => RefusalCode | undefined): Route[] => [
  route({
    method: "get",
    path: "/healthz",
    summary: "Whether the process lives",
    needsToken: false,
    answer: fine,
    handle: async () => ({ ok: true as const }),
  }),
  route({
    method: "get",
    path: "/readyz",
    summary: "Whether it takes matches",
    needsToken: false,
    answer: fine,
    async handle() {
      const code = trouble();
      return code === undefined ? { ok: true as const } : refuse(code);
    },
  }),
];
