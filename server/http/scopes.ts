/** The scope that a personal token needs for a route. */
import type { Refusal } from "../../shared/kernel/index.ts";
import type { Scope } from "../../shared/protocol/index.ts";
import { refuse } from "../match/common/refuse.ts";
import type { Caller } from "./session.ts";

/** Routes by how they begin, and what doing anything there needs; asking needs `read`. */
const DOING: readonly (readonly [start: string, scope: Scope | undefined])[] = [
  ["/api/me", undefined],
  ["/api/ladders", undefined],
  ["/api/feed", undefined],
  ["/api/profiles", "play"],
  ["/api/challenges", "play"],
  ["/api/matches", "play"],
  ["/api/tables", "play"],
  ["/api/queue", "play"],
  ["/api/lobby", "play"],
  ["/api/decks", "decks"],
  ["/api/player-sets", "decks"],
  ["/api/bots", "bots"],
  ["/api/tournaments", "tournaments"],
];

/** Undefined where no personal token opens it: the account itself, the operator's side, and what nobody listed here. */
function scopeOf({ method, path }: { readonly method: string; readonly path: string }): Scope | undefined {
  const found = DOING.find(([start]) => path === start || path.startsWith(`${start}/`));
  return found && (method === "get" ? "read" : found[1]);
}

/** Why a call by a personal token is refused; any other token opens all that its player may. */
export function scopeRefusal(
  route: { readonly method: string; readonly path: string },
  { apiToken }: Caller,
): Refusal | undefined {
  if (apiToken === undefined) return undefined;
  const scope = scopeOf(route);
  if (scope !== undefined && apiToken.scopes.includes(scope)) return undefined;
  return refuse("auth/scope", { scope: scope ?? null });
}
