import { z } from "zod";
import { isHost, isHostOf, isOrigin, isPostgres, isRedis, isSafe, wholeNumber } from "./setting-kinds.ts";
import { type SignInProvider, signInProviders } from "./sign-in-providers.ts";

/** The server's settings, read from its environment; every setting has a default. See `.env.example`. */
export type Config = {
  port: number;
  /** Address to listen on. Without one Node takes `::`, or `0.0.0.0` on a machine without IPv6. */
  host: string | undefined;
  /** Folder of the embedded store, from the working directory. */
  dataDir: string;
  /** PostgreSQL in the place of the embedded store. */
  databaseUrl: string | undefined;
  /** Redis, where several processes are one server. */
  redisUrl: string | undefined;
  /** Where clients reach this process of several: host:port, or host/path. */
  publicAddress: string | undefined;
  /** Where metrics and the operator's commands are answered; without it on a socket in `dataDir`. */
  adminPort: number | undefined;
  /** Whether this process of several keeps matches, or gives away what it begins. */
  hostMatches: boolean;
  /** The token that every caller has to give there. */
  adminToken: string | undefined;
  logLevel: z.infer<typeof logLevel>;
  /** Signs the players' tokens. Without one the server makes its own. */
  sessionSecret: string | undefined;
  /** The issuer of accounts, and how its tokens are checked; without secret and URL there are guests only. */
  jwtSecret: string | undefined;
  jwksUrl: string | undefined;
  jwtIssuer: string | undefined;
  jwtAudience: string | undefined;
  /** Accounts of this server's own, by passkey: the pages that ask for them, and the host that they belong to. */
  ownAccounts: boolean;
  passkeyOrigins: string[];
  passkeyHost: string | undefined;
  passkeysPerAccount: number;
  /** Personal tokens of one account, the days that one is good for at most, and its calls in a minute. */
  tokensPerAccount: number;
  tokenDays: number;
  tokenCallsPerMinute: number;
  /** Where webhooks may go, how many an account may have, and failures in a row after which one is given up. */
  webhooks: "off" | "public" | "any";
  webhooksPerAccount: number;
  webhookTries: number;
  /** That a season of the ladders lasts, 0 for none, and rated series in it that place a player. */
  seasonDays: number;
  placementMatches: number;
  /** That a player may follow and block; his open challenges, minutes that one is open, and whether any are rated. */
  followsPerPlayer: number;
  blocksPerPlayer: number;
  challengesPerPlayer: number;
  challengeMinutes: number;
  ratedChallenges: boolean;
  /** That the address is kept from which somebody played for ratings; 0 for none. */
  addressDays: number;
  /** That the feed is kept; its open streams of one process, and of one player there. */
  feedDays: number;
  feedStreams: number;
  feedStreamsPerPlayer: number;
  /** Others who say to accounts of this server's own who somebody is (OpenID Connect). */
  providers: SignInProvider[];
  /** That a sign-in is good for where nobody comes back. */
  signInDays: number;
  /** After the passkey, in which an account that is an operator may operate. */
  operatorHours: number;
  /** Between two changes of a name, and that the name before is nobody else's. */
  renameDays: number;
  nameHoldDays: number;
  /** Of one address. */
  accountsPerDay: number;
  signInsPerMinute: number;
  /** Whether names and chat may have no word of the library's English list, beside the operator's own. */
  englishWords: boolean;
  /** Origins of pages that may call the server; none given means the server's own pages only. */
  allowedOrigins: string[];
  maxBodyBytes: number;
  /** Of one address. */
  postsPerMinute: number;
  joinsPerMinute: number;
  returnsPerMinute: number;
  readsPerMinute: number;
  replaysPerMinute: number;
  /** Of one address: guests, decks kept, and tables with whatever else begins a match; and of all addresses each. */
  guestsPerDay: number;
  decksPerDay: number;
  tablesPerDay: number;
  allPerDay: number;
  openTablesPerPlayer: number;
  /** Unfinished matches, of one player and of the server with all its processes. */
  liveMatchesPerPlayer: number;
  liveMatches: number;
  /** Matches a day by which two players may change each other's ratings. */
  ratedPerPair: number;
  decksPerPlayer: number;
  /** Bots that an account may have, calls over HTTP that one may make in a minute, and messages of its sockets. */
  botsPerAccount: number;
  botCallsPerMinute: number;
  botMessagesPerSecond: number;
  /** Who may keep card sets of their own, and play with them. */
  playerSets: "off" | "accounts" | "guests";
  setsPerPlayer: number;
  /** Of one address: sets kept or changed; and of all addresses. */
  setsPerDay: number;
  /** Tournaments that are not over, of one organiser; players of one; and those made at one address in a day. */
  tournamentsPerPlayer: number;
  tournamentPlayers: number;
  tournamentsPerDay: number;
  /** Hosts that the page shows art of. */
  artHosts: string[];
  /** How long an open table waits for people who left. */
  tableIdleSeconds: number;
  /** Between two matches of a series, to swap cards. */
  sideboardSeconds: number;
  /** That matches, their replays and their tables are kept once they are over. */
  keepDays: number;
  /** How far spectators are behind where a table does not say it. */
  watchDelaySeconds: number;
  /** To accept an offer of the queue in. */
  acceptSeconds: number;
  /** Of one connection. */
  maxMessagesPerSecond: number;
  /** Milliseconds without a turn of the event loop after which the process ends, by a match that holds it. */
  blockedMs: number;
  /** Milliseconds before a bot answers, and at most half as many more. */
  botPaceMs: number;
  /** Milliseconds: away in all where a match has no clock, then until it ends by itself, and with all away. */
  away: { bank: number; abandon: number; void: number; alone: number };
  /** Whether the server commits itself to each shuffle and players add to its seed. */
  fairShuffles: boolean;
  /** Milliseconds an automatic pass takes that rests on hidden cards; without them none is automatic. */
  passDelay: { least: number; most: number } | undefined;
  /** Whether a program may begin a match of players who were not asked. */
  directMatches: boolean;
  /** A folder of card sets beside those that come with the server. */
  setsDir: string | undefined;
  /** A folder of games beside those of the repository, or a package with them. */
  gamesDir: string | undefined;
  /** Seconds that a start waits for what is away. */
  startPatienceSeconds: number;
  /** Whether a proxy in front names the client's address. */
  trustProxy: boolean;
};

/** A variable of the environment that cannot be used, and why. */
export type ConfigProblem = { variable: string; message: string };

export type ConfigResult = { ok: true; config: Config } | { ok: false; problems: ConfigProblem[] };

const logLevel = z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]);

const fields = z.object({
  PORT: wholeNumber(0, 65_535).default(2567),
  HOST: z.string().optional(),
  DATA_DIR: z.string().default("./data"),
  DATABASE_URL: z.string().refine(isPostgres, "wants postgres://user:password@host:port/database").optional(),
  REDIS_URL: z.string().refine(isRedis, "wants redis://host:port").optional(),
  PUBLIC_ADDRESS: z
    .string()
    .regex(/^[\w.:[\]-]+(\/[\w./-]*)?$/, "wants host:port or host/path, without http://")
    .optional(),
  HOST_MATCHES: z.enum(["true", "false"]).default("true"),
  ADMIN_PORT: wholeNumber(0, 65_535).optional(),
  ADMIN_TOKEN: z.string().min(16, "needs at least 16 characters").optional(),
  LOG_LEVEL: logLevel.default("info"),
  SESSION_SECRET: z.string().min(16, "needs at least 16 characters").optional(),
  JWT_SECRET: z.string().min(32, "needs at least 32 characters").optional(),
  JWKS_URL: z
    .string()
    .refine(isSafe, "wants https://issuer.example/keys; http of this machine alone")
    .optional(),
  JWT_ISSUER: z.string().optional(),
  JWT_AUDIENCE: z.string().optional(),
  ACCOUNTS: z.enum(["passkeys", "off"]).default("passkeys"),
  PASSKEY_ORIGINS: z
    .string()
    .transform((list) => list.split(",").map((origin) => origin.trim()))
    .pipe(
      z.array(
        z
          .string()
          .refine((one) => isOrigin(one) && isSafe(one), "wants https://cards.example, with commas between"),
      ),
    )
    .optional(),
  PASSKEY_HOST: z
    .string()
    .regex(/^[a-z0-9.-]+$/, "wants a host as cards.example")
    .optional(),
  PASSKEYS_PER_ACCOUNT: wholeNumber(1, 100).default(10),
  TOKENS_PER_ACCOUNT: wholeNumber(0, 1_000).default(10),
  TOKEN_DAYS: wholeNumber(1, 3_650).default(365),
  TOKEN_CALLS_PER_MINUTE: wholeNumber(1, 1_000_000).default(300),
  SEASON_DAYS: wholeNumber(0, 3_650).default(90),
  PLACEMENT_MATCHES: wholeNumber(1, 100).default(5),
  FOLLOWS_PER_PLAYER: wholeNumber(0, 10_000).default(200),
  BLOCKS_PER_PLAYER: wholeNumber(0, 10_000).default(500),
  CHALLENGES_PER_PLAYER: wholeNumber(0, 100).default(3),
  CHALLENGE_MINUTES: wholeNumber(1, 1_440).default(10),
  RATED_CHALLENGES: z.enum(["true", "false"]).default("true"),
  WEBHOOKS: z.enum(["off", "public", "any"]).default("public"),
  WEBHOOKS_PER_ACCOUNT: wholeNumber(0, 100).default(5),
  WEBHOOK_TRIES: wholeNumber(1, 100).default(12),
  ADDRESS_DAYS: wholeNumber(0, 90).default(30),
  FEED_DAYS: wholeNumber(1, 365).default(7),
  FEED_STREAMS: wholeNumber(0, 100_000).default(500),
  FEED_STREAMS_PER_PLAYER: wholeNumber(0, 1_000).default(3),
  OIDC_PROVIDERS: signInProviders.optional(),
  SIGN_IN_DAYS: wholeNumber(1, 90).default(7),
  OPERATOR_HOURS: wholeNumber(1, 168).default(8),
  RENAME_DAYS: wholeNumber(0, 3_650).default(30),
  NAME_HOLD_DAYS: wholeNumber(0, 3_650).default(90),
  ACCOUNTS_PER_DAY: wholeNumber(1, 1_000_000).default(20),
  SIGN_INS_PER_MINUTE: wholeNumber(1, 1_000_000).default(60),
  WORD_LIST: z.enum(["english", "own"]).default("english"),
  ALLOWED_ORIGINS: z
    .string()
    .transform((list) => list.split(",").map((origin) => origin.trim()))
    .pipe(z.array(z.string().refine(isOrigin, "wants origins as https://cards.example, with commas between")))
    .optional(),
  MAX_BODY_BYTES: wholeNumber(1024, 64 * 1024 * 1024).default(262_144),
  POSTS_PER_MINUTE: wholeNumber(1, 1_000_000).default(600),
  JOINS_PER_MINUTE: wholeNumber(1, 1_000_000).default(120),
  RETURNS_PER_MINUTE: wholeNumber(1, 1_000_000).default(120),
  READS_PER_MINUTE: wholeNumber(1, 1_000_000).default(3_000),
  REPLAYS_PER_MINUTE: wholeNumber(1, 1_000_000).default(60),
  GUESTS_PER_DAY: wholeNumber(1, 1_000_000).default(200),
  DECKS_PER_DAY: wholeNumber(1, 1_000_000).default(500),
  TABLES_PER_DAY: wholeNumber(1, 1_000_000).default(2_000),
  ALL_PER_DAY: wholeNumber(1, 1_000_000_000).default(50_000),
  OPEN_TABLES_PER_PLAYER: wholeNumber(1, 1_000).default(3),
  LIVE_MATCHES_PER_PLAYER: wholeNumber(1, 1_000_000).default(5),
  LIVE_MATCHES: wholeNumber(1, 1_000_000).default(5_000),
  RATED_PER_PAIR: wholeNumber(0, 1_000).default(3),
  DECKS_PER_PLAYER: wholeNumber(0, 10_000).default(50),
  BOTS_PER_ACCOUNT: wholeNumber(0, 1_000).default(5),
  BOT_CALLS_PER_MINUTE: wholeNumber(1, 1_000_000).default(120),
  BOT_MESSAGES_PER_SECOND: wholeNumber(1, 10_000).default(20),
  PLAYER_SETS: z.enum(["off", "accounts", "guests"]).default("off"),
  SETS_PER_PLAYER: wholeNumber(0, 1_000).default(10),
  SETS_PER_DAY: wholeNumber(1, 1_000_000).default(100),
  TOURNAMENTS_PER_PLAYER: wholeNumber(0, 1_000).default(3),
  TOURNAMENT_PLAYERS: wholeNumber(2, 512).default(512),
  TOURNAMENTS_PER_DAY: wholeNumber(1, 1_000_000).default(20),
  ART_HOSTS: z
    .string()
    .transform((list) => list.split(",").map((host) => host.trim().toLowerCase()))
    .pipe(z.array(z.string().refine(isHost, "wants hosts as art.example, with commas between")))
    .optional(),
  TABLE_IDLE_SECONDS: wholeNumber(1, 86_400).default(300),
  SIDEBOARD_SECONDS: wholeNumber(1, 3_600).default(120),
  KEEP_DAYS: wholeNumber(1, 36_500).default(365),
  WATCH_DELAY_SECONDS: wholeNumber(0, 3_600).default(30),
  ACCEPT_SECONDS: wholeNumber(1, 600).default(20),
  MAX_MESSAGES_PER_SECOND: wholeNumber(1, 10_000).default(50),
  BLOCKED_SECONDS: wholeNumber(1, 3_600).default(20),
  BOT_PACE_MS: wholeNumber(0, 60_000).default(500),
  AWAY_SECONDS: wholeNumber(0, 86_400).default(180),
  ABANDON_SECONDS: wholeNumber(0, 86_400).default(120),
  VOID_SECONDS: wholeNumber(1, 604_800).default(1_800),
  ALONE_HOURS: wholeNumber(1, 720).default(24),
  AUTO_PASS_MS: z
    .string()
    .regex(/^(off|\d{1,5}-\d{1,5})$/, "wants two numbers as 600-2500, or off")
    .refine(
      (range) => range === "off" || rangeOf(range).least <= rangeOf(range).most,
      "wants the lesser first",
    )
    .default("600-2500"),
  FAIR_SHUFFLES: z.enum(["true", "false"]).default("true"),
  DIRECT_MATCHES: z.enum(["true", "false"]).default("false"),
  SETS_DIR: z.string().optional(),
  GAMES_DIR: z.string().optional(),
  START_PATIENCE_SECONDS: wholeNumber(0, 86_400).default(60),
  TRUST_PROXY: z
    .enum(["true", "false"])
    .transform((answer) => answer === "true")
    .default(false),
});

/** The settings by the name of their variable; an unset optional one is absent. */
export const settings = fields
  .refine(({ ADMIN_PORT, ADMIN_TOKEN }) => ADMIN_PORT === undefined || ADMIN_TOKEN !== undefined, {
    path: ["ADMIN_TOKEN"],
    error: "is needed with ADMIN_PORT",
  })
  .refine(({ PASSKEY_ORIGINS = [], PASSKEY_HOST }) => isHostOf(PASSKEY_ORIGINS, PASSKEY_HOST), {
    path: ["PASSKEY_HOST"],
    error: "wants PASSKEY_ORIGINS, and a host that all of them are or belong to",
  })
  .refine(({ ACCOUNTS, OIDC_PROVIDERS }) => ACCOUNTS !== "off" || OIDC_PROVIDERS === undefined, {
    path: ["OIDC_PROVIDERS"],
    error: "signs in to accounts of the server's own, and ACCOUNTS=off makes none",
  });

/**
 * Reads the settings from an environment such as `process.env`. Variables it does not know are ignored;
 * an empty one counts as unset, because that is all a compose file can do to unset one.
 * Never throws: each bad variable is one problem.
 */
export function readConfig(env: Record<string, string | undefined>): ConfigResult {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));
  const parsed = settings.safeParse(given);
  if (parsed.success) return { ok: true, config: toConfig(parsed.data) };
  const problems = parsed.error.issues.map(({ path, message }) => ({ variable: String(path[0]), message }));
  return { ok: false, problems };
}

/** The one setting that commands need which start no server, and which else would stop at a bad one of another. */
export const gamesDirOf = ({ GAMES_DIR }: Record<string, string | undefined>): string | undefined =>
  GAMES_DIR?.trim() || undefined;

function toConfig(read: z.infer<typeof settings>): Config {
  return {
    port: read.PORT,
    host: read.HOST,
    dataDir: read.DATA_DIR,
    databaseUrl: read.DATABASE_URL,
    redisUrl: read.REDIS_URL,
    publicAddress: read.PUBLIC_ADDRESS,
    hostMatches: read.HOST_MATCHES === "true",
    adminPort: read.ADMIN_PORT,
    adminToken: read.ADMIN_TOKEN,
    logLevel: read.LOG_LEVEL,
    sessionSecret: read.SESSION_SECRET,
    jwtSecret: read.JWT_SECRET,
    jwksUrl: read.JWKS_URL,
    jwtIssuer: read.JWT_ISSUER,
    jwtAudience: read.JWT_AUDIENCE,
    ...ownAccountsOf(read),
    ...bondsOf(read),
    ...feedOf(read),
    englishWords: read.WORD_LIST === "english",
    allowedOrigins: read.ALLOWED_ORIGINS ?? [],
    maxBodyBytes: read.MAX_BODY_BYTES,
    postsPerMinute: read.POSTS_PER_MINUTE,
    joinsPerMinute: read.JOINS_PER_MINUTE,
    returnsPerMinute: read.RETURNS_PER_MINUTE,
    readsPerMinute: read.READS_PER_MINUTE,
    replaysPerMinute: read.REPLAYS_PER_MINUTE,
    guestsPerDay: read.GUESTS_PER_DAY,
    decksPerDay: read.DECKS_PER_DAY,
    tablesPerDay: read.TABLES_PER_DAY,
    allPerDay: read.ALL_PER_DAY,
    openTablesPerPlayer: read.OPEN_TABLES_PER_PLAYER,
    liveMatchesPerPlayer: read.LIVE_MATCHES_PER_PLAYER,
    liveMatches: read.LIVE_MATCHES,
    ratedPerPair: read.RATED_PER_PAIR,
    decksPerPlayer: read.DECKS_PER_PLAYER,
    botsPerAccount: read.BOTS_PER_ACCOUNT,
    botCallsPerMinute: read.BOT_CALLS_PER_MINUTE,
    botMessagesPerSecond: read.BOT_MESSAGES_PER_SECOND,
    playerSets: read.PLAYER_SETS,
    setsPerPlayer: read.SETS_PER_PLAYER,
    setsPerDay: read.SETS_PER_DAY,
    tournamentsPerPlayer: read.TOURNAMENTS_PER_PLAYER,
    tournamentPlayers: read.TOURNAMENT_PLAYERS,
    tournamentsPerDay: read.TOURNAMENTS_PER_DAY,
    artHosts: read.ART_HOSTS ?? [],
    tableIdleSeconds: read.TABLE_IDLE_SECONDS,
    sideboardSeconds: read.SIDEBOARD_SECONDS,
    keepDays: read.KEEP_DAYS,
    watchDelaySeconds: read.WATCH_DELAY_SECONDS,
    acceptSeconds: read.ACCEPT_SECONDS,
    maxMessagesPerSecond: read.MAX_MESSAGES_PER_SECOND,
    blockedMs: read.BLOCKED_SECONDS * 1_000,
    botPaceMs: read.BOT_PACE_MS,
    away: {
      bank: read.AWAY_SECONDS * 1_000,
      abandon: read.ABANDON_SECONDS * 1_000,
      void: read.VOID_SECONDS * 1_000,
      alone: read.ALONE_HOURS * 3_600_000,
    },
    passDelay: read.AUTO_PASS_MS === "off" ? undefined : rangeOf(read.AUTO_PASS_MS),
    fairShuffles: read.FAIR_SHUFFLES === "true",
    directMatches: read.DIRECT_MATCHES === "true",
    setsDir: read.SETS_DIR,
    gamesDir: read.GAMES_DIR,
    startPatienceSeconds: read.START_PATIENCE_SECONDS,
    trustProxy: read.TRUST_PROXY,
  };
}

/** The settings of the accounts that the server makes itself. */
const ownAccountsOf = (read: z.infer<typeof settings>) => ({
  ownAccounts: read.ACCOUNTS === "passkeys",
  passkeyOrigins: read.PASSKEY_ORIGINS ?? [],
  passkeyHost: read.PASSKEY_HOST,
  passkeysPerAccount: read.PASSKEYS_PER_ACCOUNT,
  tokensPerAccount: read.TOKENS_PER_ACCOUNT,
  tokenDays: read.TOKEN_DAYS,
  tokenCallsPerMinute: read.TOKEN_CALLS_PER_MINUTE,
  providers: read.OIDC_PROVIDERS ?? [],
  signInDays: read.SIGN_IN_DAYS,
  operatorHours: read.OPERATOR_HOURS,
  renameDays: read.RENAME_DAYS,
  nameHoldDays: read.NAME_HOLD_DAYS,
  accountsPerDay: read.ACCOUNTS_PER_DAY,
  signInsPerMinute: read.SIGN_INS_PER_MINUTE,
});

/** The settings of what players are to each other. */
const bondsOf = (read: z.infer<typeof settings>) => ({
  seasonDays: read.SEASON_DAYS,
  placementMatches: read.PLACEMENT_MATCHES,
  followsPerPlayer: read.FOLLOWS_PER_PLAYER,
  blocksPerPlayer: read.BLOCKS_PER_PLAYER,
  challengesPerPlayer: read.CHALLENGES_PER_PLAYER,
  challengeMinutes: read.CHALLENGE_MINUTES,
  ratedChallenges: read.RATED_CHALLENGES === "true",
  addressDays: read.ADDRESS_DAYS,
});

/** The settings of what programs beside the server are told. */
const feedOf = (read: z.infer<typeof settings>) => ({
  webhooks: read.WEBHOOKS,
  webhooksPerAccount: read.WEBHOOKS_PER_ACCOUNT,
  webhookTries: read.WEBHOOK_TRIES,
  feedDays: read.FEED_DAYS,
  feedStreams: read.FEED_STREAMS,
  feedStreamsPerPlayer: read.FEED_STREAMS_PER_PLAYER,
});

/** Two numbers with a dash between. */
function rangeOf(text: string): { least: number; most: number } {
  const [least = 0, most = 0] = text.split("-").map(Number);
  return { least, most };
}
