/** All that is kept of one player: to hand it out, and to erase it. */
import { atomic, repeatableRead } from "../dialect.ts";
import type { Db } from "../tables.ts";
import { decide } from "./decisions.ts";

/** The data that the store has of a player. Of matches and tables it names those he had a seat in. */
export interface PlayerData {
  readonly name: string | null;
  readonly banned: boolean;
  readonly decks: readonly object[];
  readonly sets: readonly object[];
  readonly ratings: readonly object[];
  /** The series that made them. */
  readonly history: readonly object[];
  /** What he lets others see; null where he has not said. */
  readonly profile: object | null;
  /** From where he played for ratings. */
  readonly addresses: readonly object[];
  /** Whom he follows and blocks. */
  readonly bonds: readonly object[];
  /** Where he stood when seasons were over. */
  readonly seasons: readonly object[];
  /** Idempotency keys, with the matches that stand under them. */
  readonly orders: readonly object[];
  /** The pairs of who may see whose hands, on either side. */
  readonly casters: readonly object[];
  /** Accounts of programs that are his. */
  readonly bots: readonly object[];
  /** What this server keeps of him as an account of its own: when it was made, its passkeys without their keys, its identities. */
  readonly account: object | null;
  /** What an operator did about him, and the matches that he reported. */
  readonly acts: readonly object[];
  readonly reports: readonly object[];
  readonly ticket: object | null;
  readonly matches: readonly { readonly match: string; readonly seat: number }[];
  readonly tables: readonly string[];
  /** Those he entered, with his deck. */
  readonly tournaments: readonly object[];
}

/** How many lines of each kind are gone. */
export type Erased = Readonly<
  Record<
    "names" | "decks" | "sets" | "ratings" | "orders" | "tickets" | "casters" | "bots" | "entries",
    number
  >
>;

export const personalJobs = {
  playerData: repeatableRead(playerData),
  erasePlayer: atomic(erasePlayer),
};

async function playerData(db: Db, player: string): Promise<PlayerData> {
  const named = db.selectFrom("players").select("name").where("id", "=", player);
  const decided = db.selectFrom("decisions").select("banned").where("player", "=", player);
  const decks = db.selectFrom("decks").select("data").where("player", "=", player).orderBy("id");
  const sets = db
    .selectFrom("player_sets")
    .innerJoin("sets", "sets.hash", "player_sets.version")
    .select(["id", "access", "text"])
    .where("player", "=", player)
    .orderBy("id");
  const ratings = db.selectFrom("ratings").selectAll().where("player", "=", player).orderBy("game");
  const history = db
    .selectFrom("rating_history")
    .select(["place", "at", "game", "opponent", "result", "deck", "answer", "rating", "rd"])
    .where("player", "=", player);
  const profile = db.selectFrom("profiles").select("decks").where("player", "=", player);
  const seasons = db.selectFrom("season_places").selectAll().where("player", "=", player);
  const addresses = db.selectFrom("addresses").select(["address", "seen"]).where("player", "=", player);
  const bonds = db.selectFrom("bonds").select(["other", "bond", "made"]).where("player", "=", player);
  const orders = db.selectFrom("orders").select(["key", "match"]).where("player", "=", player).orderBy("key");
  const casters = db
    .selectFrom("casters")
    .selectAll()
    .where((where) => where.or([where("player", "=", player), where("caster", "=", player)]));
  const bots = db.selectFrom("bot_accounts").select("id").where("owner", "=", player).orderBy("id");
  const acts = db.selectFrom("audit").select(["at", "act", "why", "until"]).where("player", "=", player);
  const reports = db.selectFrom("reports").select(["at", "match", "text", "outcome"]);
  const ticket = db.selectFrom("tickets").select(["queue", "since", "data"]).where("player", "=", player);
  const seats = db.selectFrom("seats").select(["match", "seat"]).where("player", "=", player);
  const places = db.selectFrom("sittings").select("place").where("player", "=", player).orderBy("place");
  const entries = db
    .selectFrom("tournament_entries")
    .select(["tournament", "stock"])
    .where("player", "=", player);
  return {
    name: (await named.executeTakeFirst())?.name ?? null,
    banned: (await decided.executeTakeFirst())?.banned === 1,
    decks: (await decks.execute()).map(({ data }) => JSON.parse(data)),
    sets: (await sets.execute()).map(({ text, ...set }) => ({ ...set, set: JSON.parse(text) })),
    ratings: (await ratings.execute()).map(({ player: _, ...rating }) => rating),
    history: await history.orderBy("n").execute(),
    profile: (await profile.executeTakeFirst()) ?? null,
    addresses: await addresses.orderBy("seen").execute(),
    bonds: await bonds.orderBy("made").execute(),
    seasons: await seasons.orderBy("season").orderBy("game").execute(),
    orders: await orders.execute(),
    casters: await casters.orderBy("match").execute(),
    bots: await bots.execute(),
    account: await accountData(db, player),
    acts: await acts.orderBy("n").execute(),
    reports: await reports.where("reporter", "=", player).orderBy("n").execute(),
    ticket: (await ticket.executeTakeFirst()) ?? null,
    matches: await seats.orderBy("match").execute(),
    tables: (await places.execute()).map(({ place }) => place),
    tournaments: (await entries.orderBy("tournament").execute()).map(({ tournament, stock }) => ({
      tournament,
      stock: JSON.parse(stock),
    })),
  };
}

async function accountData(db: Db, account: string): Promise<object | null> {
  const line = db.selectFrom("accounts").select(["made", "renamed"]).where("id", "=", account);
  const found = await line.executeTakeFirst();
  if (found === undefined) return null;
  const passkeys = db.selectFrom("passkeys").select(["id", "label", "made", "used"]);
  const signIns = db.selectFrom("sign_ins").select(["made", "until"]).where("account", "=", account);
  const tokens = db.selectFrom("api_tokens").select(["label", "scopes", "made", "until", "used"]);
  const webhooks = db.selectFrom("webhooks").select(["url", "kinds", "made", "failures", "stopped"]);
  const providers = db.selectFrom("identities").select(["issuer", "subject", "made", "used"]);
  return {
    ...found,
    providers: await providers.where("account", "=", account).orderBy("made").execute(),
    passkeys: await passkeys.where("account", "=", account).orderBy("made").execute(),
    signIns: await signIns.orderBy("made").execute(),
    webhooks: await webhooks.where("account", "=", account).orderBy("made").execute(),
    tokens: await tokens.where("account", "=", account).orderBy("made").execute(),
  };
}

/** The tables of nothing but an account, which go with it: its name is free at once. */
const OF_ACCOUNT = [
  "account_names",
  "passkeys",
  "identities",
  "recovery_codes",
  "sign_ins",
  "api_tokens",
  "webhooks",
  "ceremonies",
] as const;

/** Of a player: from where he came, his profile, and his way to a provider and back. */
const OF_PLAYER = [
  "rating_history",
  "addresses",
  "bonds",
  "profiles",
  "provider_visits",
  "provider_proofs",
] as const;

async function erasePlayer(db: Db, player: string): Promise<Erased> {
  // First those that are his: nobody is there any more who may have a token for them.
  const owned = db.selectFrom("bot_accounts").select("id").where("owner", "=", player);
  const his = await owned.execute();
  for (const { id } of his) await erasePlayer(db, id);
  const decks = db.deleteFrom("decks").where("player", "=", player);
  const sets = db.deleteFrom("player_sets").where("player", "=", player);
  const ratings = db.deleteFrom("ratings").where("player", "=", player);
  const orders = db.deleteFrom("orders").where("player", "=", player);
  const tickets = db.deleteFrom("tickets").where("player", "=", player);
  const names = db.deleteFrom("players").where("id", "=", player);
  const casters = db
    .deleteFrom("casters")
    .where((where) => where.or([where("player", "=", player), where("caster", "=", player)]));
  const bots = db.deleteFrom("bot_accounts").where("id", "=", player);
  const entries = db.deleteFrom("tournament_entries").where("player", "=", player);
  const count = async (gone: { executeTakeFirst(): Promise<{ numDeletedRows: bigint }> }) =>
    Number((await gone.executeTakeFirst()).numDeletedRows);
  const erased = {
    names: await count(names),
    decks: await count(decks),
    sets: await count(sets),
    ratings: await count(ratings),
    orders: await count(orders),
    tickets: await count(tickets),
    casters: await count(casters),
    bots: (await count(bots)) + his.length,
    entries: await count(entries),
  };
  for (const table of OF_PLAYER) await db.deleteFrom(table).where("player", "=", player).execute();
  await db.deleteFrom("bonds").where("other", "=", player).execute();
  await db.updateTable("season_places").set({ player: null }).where("player", "=", player).execute();
  await db
    .deleteFrom("challenges")
    .where((where) => where.or([where("challenger", "=", player), where("challenged", "=", player)]))
    .execute();
  await db.updateTable("rating_history").set({ opponent: null }).where("opponent", "=", player).execute();
  for (const table of OF_ACCOUNT) await db.deleteFrom(table).where("account", "=", player).execute();
  await db.deleteFrom("accounts").where("id", "=", player).execute();
  // Who is accused in them, and how often, is not his alone.
  await db.updateTable("reports").set({ text: "" }).where("reporter", "=", player).execute();
  await decide(db, player, { erased: 1 });
  return erased;
}
