/**
 * The player of this tab. A session is kept for the tab, so that two tabs can be two players, and the newest
 * one for the browser, so that a player who comes back is the same.
 */
import { z } from "zod";
import { RefusedError, Riposte } from "../../../shared/client/index.ts";
import { t } from "./words/index.ts";

const KEY = "riposte.session";

const kept = z.object({
  player: z.object({ id: z.string(), name: z.string() }),
  token: z.string(),
  expires: z.number(),
});

export type Session = z.infer<typeof kept>;

export const riposte = new Riposte(location.origin, {}, localStorage);

function read(storage: Storage, key = KEY): Session | undefined {
  const text = storage.getItem(key);
  if (text === null) return undefined;
  try {
    return kept.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}

const isGood = ({ expires }: Session): boolean => expires * 1000 > Date.now();

/** Counts how often it was chosen as whom this tab plays: what was under way for the one before counts no more. */
let choices = 0;

/** From now on this tab plays as that player. */
export function playAs(session: Session): void {
  choices++;
  const text = JSON.stringify({ player: session.player, token: session.token, expires: session.expires });
  sessionStorage.setItem(KEY, text);
  localStorage.setItem(KEY, text);
  riposte.resume(session);
}

/** The session of this tab. */
export const playing = (): Session | undefined => read(sessionStorage);

export interface Arrival {
  readonly player: Session["player"];
  /** The account that was played as before, where its token is no longer good. */
  readonly lapsed: Session["player"] | undefined;
}

/**
 * The player of this tab; a new guest where there is none, or the server no longer knows it. Who became another
 * meanwhile is that one.
 */
export async function signIn(): Promise<Arrival> {
  const before = choices;
  const sessions = [read(sessionStorage), read(localStorage)].filter((one) => one !== undefined);
  const last = sessions.at(0)?.player;
  const known = await goOnAsFirst(sessions.filter(isGood));
  const chosen = before === choices ? undefined : playing();
  if (chosen !== undefined) return { player: chosen.player, lapsed: undefined };
  const player = known ?? (await beginAnew(last?.name ?? anyGuest()));
  const isLapsed = last !== undefined && isAccount(last) && last.id !== player.id;
  return { player, lapsed: isLapsed ? last : undefined };
}

/** Of several, the first that the server takes; none where another was chosen meanwhile. */
async function goOnAsFirst(sessions: readonly Session[]): Promise<Session["player"] | undefined> {
  const before = choices;
  for (const session of sessions) {
    const player = await goOnAs(session);
    if (choices !== before) return undefined;
    if (player !== undefined) return player;
  }
  return undefined;
}

/** The player of a session that was kept; undefined where the server does not take it. */
async function goOnAs(before: Session): Promise<Session["player"] | undefined> {
  const chosen = choices;
  riposte.resume(before);
  let session = before;
  try {
    // He may have another name by now.
    const { player } = await riposte.me();
    session = { ...before, player };
  } catch (error) {
    if (error instanceof RefusedError && error.code.startsWith("auth/")) return undefined;
    throw error;
  }
  if (choices !== chosen) return undefined;
  sessionStorage.setItem(KEY, JSON.stringify(session));
  if (isOwnAccount(session.player)) void prolong(session);
  return session.player;
}

/** Whoever comes back is signed in for longer; where that cannot be he is for as long as he was. */
async function prolong(session: Session): Promise<void> {
  try {
    const { Accounts } = await import("../../../shared/client/accounts.ts");
    const expires = await new Accounts(location.origin, session.token).prolong();
    if (playing()?.token === session.token) playAs({ ...session, expires });
  } catch {
    return;
  }
}

/** A new guest of this name, in this tab. */
export async function beginAs(name: string): Promise<Session["player"]> {
  const session = await new Riposte(location.origin).session(name);
  playAs(session);
  return session.player;
}

const anyGuest = (): string => t("app.guest", { n: 100 + Math.floor(Math.random() * 900) });

/** An account has the name, or it has a word that nobody is called: which these are, the operator says. */
const NOT_TO_BE_HAD: readonly string[] = ["account/name", "name/words"];

/** Names that are tried after the first. */
const OTHERS = 5;

/** The same, under any other name where this one is not to be had. */
export async function beginAnew(name: string, others = OTHERS): Promise<Session["player"]> {
  try {
    return await beginAs(name);
  } catch (error) {
    if (!(error instanceof RefusedError) || !NOT_TO_BE_HAD.includes(error.code) || others === 0) throw error;
    return beginAnew(anyGuest(), others - 1);
  }
}

/** Whether somebody vouches for the player: the id of an account begins with its issuer. */
export const isAccount = ({ id }: Session["player"]): boolean => id.includes("|");

/** Whether the server itself made the account. */
export const isOwnAccount = ({ id }: Session["player"]): boolean => id.startsWith("riposte|");

/** From now on the account that a token of its issuer stands for. @throws RefusedError where it stands for none */
export async function signInWith(token: string): Promise<Session["player"]> {
  const visitor = new Riposte(location.origin);
  visitor.resume({ player: { id: "", name: "" }, token });
  const { player } = await visitor.me();
  playAs({ player, token, expires: expiryOf(token) });
  return player;
}

/** As the token itself says it: the server has just found it good. */
function expiryOf(token: string): number {
  const claims = (token.split(".")[1] ?? "").replaceAll("-", "+").replaceAll("_", "/");
  return z.object({ exp: z.number() }).parse(JSON.parse(atob(claims))).exp;
}

const BROUGHT = /^#token=(.+)$/;
let brought = BROUGHT.exec(location.hash)?.[1];
// It is a key: it does not stay where it is seen, copied or gone back to.
if (brought !== undefined) history.replaceState(null, "", location.pathname);

/** The token that an issuer's page put into the address, once. */
export function takeBrought(): string | undefined {
  const token = brought;
  brought = undefined;
  return token;
}

const handover = (match: string): string => `riposte.other-side.${match}`;

/** Leaves the other side of a match for a tab that will be opened. */
export const leaveSide = (match: string, session: Session): void =>
  localStorage.setItem(handover(match), JSON.stringify(session));

/** Takes over the side that was left, in this tab alone; no other tab can after it. Whether there was one. */
export function takeSide(match: string): boolean {
  const session = read(localStorage, handover(match));
  localStorage.removeItem(handover(match));
  if (session === undefined || !isGood(session)) return false;
  choices++;
  sessionStorage.setItem(KEY, JSON.stringify(session));
  riposte.resume(session);
  return true;
}
