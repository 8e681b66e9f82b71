/** Other ways to pay for a part of a reserve cost (G R32.52): things of the player, each in the place of some of it. */
import { z } from "zod";
import { type Announced, dataOf, namesFor, objAt, type Terms, thingsNamed } from "../../kernel/game.ts";
import type { GaCard } from "./card-schema.ts";
import { reserveMost } from "./payment.ts";
import { givable, give, type Paying, WAYS } from "./prices.ts";
import type { Domain, Match, Stage } from "./typed.ts";

export const TOWARDS = WAYS.filter((way) => way !== "reveal" && way !== "counters" && way !== "reserve");

/** What may be given, how, how many at most, and how much each pays for. */
export const towardsSchema = ({ filter }: Pick<Terms, "filter">) =>
  z.strictObject({
    pay: z.enum(TOWARDS),
    of: filter,
    most: z.int().min(1).max(9),
    gives: z.int().min(1).max(5).exactOptional(),
  });

interface Aided extends Paying {
  readonly rather: boolean;
}

const wayOf = (m: Match, ctx: Announced & Pick<Paying, "held">): GaCard["towards"] =>
  dataOf(m, objAt(m, ctx.held)).towards;

export const towardsStage: Stage<Aided> = {
  slot: "towards",
  domain(m, ctx): Domain | null {
    const way = wayOf(m, ctx);
    if (way === undefined || ctx.rather || ctx.due <= 0) return null;
    const { gives = 1, most } = way;
    const of = givable(m, ctx, way, 1);
    const max = Math.min(most, Math.ceil(ctx.due / gives), of.length);
    if (max === 0) return null;
    // The part that nothing else can pay must come from here.
    const min = Math.max(0, Math.ceil((ctx.due - reserveMost(m, ctx.seat)) / gives));
    return { kind: "subset", of: namesFor(m, ctx.seat, of), min, max, code: "COST_UNPAYABLE" };
  },
  apply(m, ctx, value) {
    const way = wayOf(m, ctx);
    if (way === undefined) return;
    const chosen = thingsNamed(m, ctx.seat, value);
    give(m, ctx, way, chosen, 1);
    ctx.due = Math.max(0, ctx.due - chosen.length * (way.gives ?? 1));
  },
  omitted: (_m, _ctx, domain) => (domain.kind === "subset" && domain.min === 0 ? [] : undefined),
};
