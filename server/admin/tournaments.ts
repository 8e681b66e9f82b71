/** Tournaments that the operator makes, begins and cancels. */
import { isRefusal, type Refusal } from "../../shared/kernel/index.ts";
import { type TournamentBody, tournamentBody } from "../../shared/protocol/index.ts";
import { refuse } from "../match/common/refuse.ts";
import type { Peace } from "../peace/index.ts";

type Kept = { readonly tournament: { readonly id: string; readonly state: string } };

export interface TournamentDeps {
  /** Null is the operator. */
  readonly tournaments: {
    create(organiser: null, body: TournamentBody): Promise<Kept | Refusal>;
    begin(id: string, by: null): Promise<Kept | Refusal>;
    cancel(id: string, by: null): Promise<Kept | Refusal>;
  };
  readonly peace: Pick<Peace, "keep">;
}

type Told = { readonly ok: true; readonly tournament: string; readonly state: string };

export class OwnTournaments {
  readonly #tournaments: TournamentDeps["tournaments"];
  readonly #peace: TournamentDeps["peace"];

  constructor({ tournaments, peace }: TournamentDeps) {
    this.#tournaments = tournaments;
    this.#peace = peace;
  }

  /** @param body as `POST /api/tournaments` takes it; it has no organiser, and the judges that it names */
  async make(operator: string, body: unknown): Promise<Told | Refusal> {
    const parsed = tournamentBody.safeParse(body);
    if (!parsed.success) {
      const [issue] = parsed.error.issues;
      return refuse("MALFORMED", { why: `${issue?.path.join(".")}: ${issue?.message}` });
    }
    const made = told(await this.#tournaments.create(null, parsed.data));
    if (isRefusal(made)) return made;
    await this.#peace.keep({ operator, act: "tournament", subject: made.tournament, why: parsed.data.name });
    return made;
  }

  async begin(id: string): Promise<Told | Refusal> {
    return told(await this.#tournaments.begin(id, null));
  }

  async cancel(id: string): Promise<Told | Refusal> {
    return told(await this.#tournaments.cancel(id, null));
  }
}

const told = (kept: Kept | Refusal): Told | Refusal =>
  isRefusal(kept) ? kept : { ok: true, tournament: kept.tournament.id, state: kept.tournament.state };
