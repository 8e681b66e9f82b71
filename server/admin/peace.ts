/** The operator's log, the addresses that are shut, and who else is an operator. */
import { z } from "zod";
import { isRefusal, type Refusal } from "../../shared/kernel/index.ts";
import { hoursSchema, whySchema } from "../../shared/protocol/index.ts";
import { refuse } from "../match/common/refuse.ts";
import type { Peace } from "../peace/index.ts";

export interface PeaceDeps {
  readonly peace: Peace;
}

const whyBody = z.object({ why: whySchema });
const shutBody = z.strictObject({ range: z.string().max(60), why: whySchema, hours: hoursSchema.optional() });

type Done = { readonly ok: true };
const done: Done = { ok: true };

export class PeaceKeeping {
  readonly #peace: Peace;

  constructor({ peace }: PeaceDeps) {
    this.#peace = peace;
  }

  async log(subject?: string): Promise<object> {
    return { ok: true, acts: await this.#peace.log(subject) };
  }

  async reports(): Promise<object> {
    return { ok: true, reports: await this.#peace.reports.waiting() };
  }

  async report(id: string): Promise<object> {
    const found = await this.#peace.reports.find(id);
    return isRefusal(found) ? found : { ok: true, ...found };
  }

  async closeReport(operator: string, id: string, body: unknown): Promise<Done | Refusal> {
    const parsed = whyBody.safeParse(body);
    if (!parsed.success) return refuse("MALFORMED", { why: parsed.error.issues[0]?.message ?? "" });
    return (await this.#peace.reports.close(operator, id, parsed.data.why)) ?? done;
  }

  async voidMatch(operator: string, match: string, body: unknown): Promise<Done | Refusal> {
    const parsed = whyBody.safeParse(body);
    if (!parsed.success) return refuse("MALFORMED", { why: parsed.error.issues[0]?.message ?? "" });
    return (await this.#peace.voidMatch(operator, match, parsed.data.why)) ?? done;
  }

  async suspicions(): Promise<object> {
    return { ok: true, suspicions: await this.#peace.suspicions.all() };
  }

  async history(player: string): Promise<object> {
    return { ok: true, ...(await this.#peace.reports.history(player)) };
  }

  async ranges(): Promise<object> {
    return { ok: true, ranges: await this.#peace.shutRanges() };
  }

  /** For so many hours; without them it is opened. */
  async shut(operator: string, body: unknown): Promise<Done | Refusal> {
    const parsed = shutBody.safeParse(body);
    if (!parsed.success) return refuse("MALFORMED", { why: parsed.error.issues[0]?.message ?? "" });
    const { range, why, hours } = parsed.data;
    const asked =
      hours === undefined
        ? this.#peace.open(operator, range, why)
        : this.#peace.shut(operator, range, why, hours);
    return (await asked) ?? done;
  }

  async operators(): Promise<object> {
    return { ok: true, operators: await this.#peace.operators() };
  }

  async appoint(operator: string, account: string, is: boolean): Promise<Done | Refusal> {
    return (await this.#peace.appoint(operator, account, is)) ?? done;
  }

  /** Keeps that another command was done, and why where that was said. */
  async keep(operator: string, act: string, subject: string, body: unknown): Promise<void> {
    const why = whyBody.safeParse(body).data?.why ?? "";
    await this.#peace.keep({ operator, act, subject, why });
  }
}
