import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { readConfig, settings } from "../../server/config.ts";

const example = readFileSync(new URL("../../.env.example", import.meta.url), "utf8");

function problems(env: Record<string, string>) {
  const result = readConfig(env);
  return result.ok ? [] : result.problems;
}

const DEFAULTS = {
  port: 2567,
  host: undefined,
  dataDir: "./data",
  logLevel: "info",
  sessionSecret: undefined,
  jwtSecret: undefined,
  jwksUrl: undefined,
  jwtIssuer: undefined,
  jwtAudience: undefined,
  allowedOrigins: [],
  englishWords: true,
  fairShuffles: true,
  directMatches: false,
  passDelay: { least: 600, most: 2_500 },
  away: { bank: 180_000, abandon: 120_000, void: 1_800_000, alone: 86_400_000 },
  blockedMs: 20_000,
  botPaceMs: 500,
  maxBodyBytes: 262_144,
  postsPerMinute: 600,
  joinsPerMinute: 120,
  returnsPerMinute: 120,
  readsPerMinute: 3_000,
  replaysPerMinute: 60,
  guestsPerDay: 200,
  ownAccounts: true,
  operatorHours: 8,
  passkeyOrigins: [],
  passkeyHost: undefined,
  passkeysPerAccount: 10,
  tokensPerAccount: 10,
  tokenDays: 365,
  tokenCallsPerMinute: 300,
  webhooks: "public" as const,
  webhooksPerAccount: 5,
  webhookTries: 12,
  seasonDays: 90,
  placementMatches: 5,
  followsPerPlayer: 200,
  blocksPerPlayer: 500,
  challengesPerPlayer: 3,
  challengeMinutes: 10,
  ratedChallenges: true,
  hostMatches: true,
  addressDays: 30,
  feedDays: 7,
  feedStreams: 500,
  feedStreamsPerPlayer: 3,
  providers: [],
  signInDays: 7,
  renameDays: 30,
  nameHoldDays: 90,
  accountsPerDay: 20,
  signInsPerMinute: 60,
  decksPerDay: 500,
  tablesPerDay: 2_000,
  allPerDay: 50_000,
  openTablesPerPlayer: 3,
  liveMatchesPerPlayer: 5,
  liveMatches: 5_000,
  ratedPerPair: 3,
  decksPerPlayer: 50,
  botsPerAccount: 5,
  botCallsPerMinute: 120,
  botMessagesPerSecond: 20,
  playerSets: "off",
  setsPerPlayer: 10,
  setsPerDay: 100,
  tournamentsPerPlayer: 3,
  tournamentPlayers: 512,
  tournamentsPerDay: 20,
  artHosts: [],
  tableIdleSeconds: 300,
  sideboardSeconds: 120,
  keepDays: 365,
  watchDelaySeconds: 30,
  acceptSeconds: 20,
  maxMessagesPerSecond: 50,
  setsDir: undefined,
  gamesDir: undefined,
  startPatienceSeconds: 60,
  trustProxy: false,
};

describe("config", () => {
  test("an empty environment gives the defaults", () => {
    expect(readConfig({})).toEqual({ ok: true, config: DEFAULTS });
  });

  test("passkeys belong to a host that all their pages are on", () => {
    const of = (PASSKEY_ORIGINS: string, PASSKEY_HOST = "") =>
      readConfig({ PASSKEY_ORIGINS, PASSKEY_HOST }).ok;
    expect(of("https://cards.example")).toBe(true);
    expect(of("https://a.cards.example, https://b.cards.example", "cards.example")).toBe(true);
    expect(of("https://a.cards.example, https://b.cards.example")).toBe(false);
    expect(of("https://evilcards.example", "cards.example")).toBe(false);
    expect(of("http://cards.example")).toBe(false);
    expect(of("", "cards.example")).toBe(false);
  });

  const PROVIDER = {
    id: "google",
    label: "Google",
    issuer: "https://accounts.google.com",
    clientId: "us",
    clientSecret: "not to be told",
  };

  test("providers are a list, each with all that it needs", () => {
    const read = readConfig({ OIDC_PROVIDERS: JSON.stringify([PROVIDER]) });
    expect(read).toMatchObject({
      config: { providers: [{ ...PROVIDER, issuer: "https://accounts.google.com/" }] },
    });
  });

  test.each([
    ["google", "wants a list as"],
    [JSON.stringify(PROVIDER), "wants a list as"],
    ["[]", "Too small"],
    [JSON.stringify([{ ...PROVIDER, issuer: "http://accounts.google.com" }]), "0.issuer wants https"],
    [JSON.stringify([{ ...PROVIDER, issuer: "https://a.example/?tenant=1" }]), "0.issuer wants https"],
    [JSON.stringify([{ ...PROVIDER, id: "../google" }]), "0.id wants"],
    [JSON.stringify([{ ...PROVIDER, clientSecret: undefined }]), "0.clientSecret"],
    [JSON.stringify([{ ...PROVIDER, secret: "not to be told" }]), 'Unrecognized key: "secret"'],
    [JSON.stringify([PROVIDER, { ...PROVIDER, issuer: "https://b.example" }]), "one id twice"],
    [JSON.stringify([PROVIDER, { ...PROVIDER, id: "other" }]), "one issuer twice"],
  ])("providers as %s are refused with what is wrong, and no secret", (OIDC_PROVIDERS, why) => {
    const [problem, ...others] = problems({ OIDC_PROVIDERS });
    expect(others).toEqual([]);
    expect(problem).toEqual({ variable: "OIDC_PROVIDERS", message: expect.stringContaining(why) });
    expect(problem?.message).not.toContain("not to be told");
  });

  test("providers sign in to accounts of the server's own, which must be on", () => {
    const OIDC_PROVIDERS = JSON.stringify([PROVIDER]);
    expect(problems({ ACCOUNTS: "off", OIDC_PROVIDERS })).toEqual([
      { variable: "OIDC_PROVIDERS", message: expect.stringContaining("ACCOUNTS=off") },
    ]);
  });

  test("every setting can be set", () => {
    const env = {
      PORT: "0",
      HOST: "127.0.0.1",
      SESSION_SECRET: "0123456789abcdef",
      ALLOWED_ORIGINS: "https://cards.example, http://localhost:5173",
      TRUST_PROXY: "true",
      SETS_DIR: "./sets",
      GAMES_DIR: "./games",
    };
    expect(readConfig(env)).toMatchObject({
      config: {
        port: 0,
        host: "127.0.0.1",
        sessionSecret: "0123456789abcdef",
        allowedOrigins: ["https://cards.example", "http://localhost:5173"],
        trustProxy: true,
        setsDir: "./sets",
        gamesDir: "./games",
      },
    });
  });

  test("an empty variable counts as unset", () => {
    expect(readConfig({ PORT: "", SESSION_SECRET: " " })).toEqual(readConfig({}));
  });

  test.each([
    ["PORT", "65536"],
    ["PORT", "2567x"],
    ["PORT", "-1"],
    ["LOG_LEVEL", "loud"],
    ["SESSION_SECRET", "too short"],
    ["ALLOWED_ORIGINS", "https://cards.example/path"],
    ["ALLOWED_ORIGINS", "*"],
    ["PLAYER_SETS", "true"],
    ["ART_HOSTS", "https://art.example"],
    ["ART_HOSTS", "art.example; script-src *"],
    ["ART_HOSTS", "art.example,*"],
    ["MAX_BODY_BYTES", "1e9"],
    ["MAX_MESSAGES_PER_SECOND", "0"],
    ["TRUST_PROXY", "yes"],
    ["JWKS_URL", "http://issuer.example/keys"],
    ["JWKS_URL", "http://127.0.0.1.issuer.example/keys"],
    ["JWKS_URL", "http://localhost@issuer.example/keys"],
    ["JWKS_URL", "file:///etc/keys"],
    ["JWKS_URL", "keys"],
  ])("%s=%s is named", (variable, value) => {
    expect(problems({ [variable]: value })).toEqual([{ variable, message: expect.stringMatching(/./) }]);
  });

  test("every bad variable is named, not only the first", () => {
    expect(problems({ PORT: "x", LOG_LEVEL: "x" }).map(({ variable }) => variable)).toEqual([
      "PORT",
      "LOG_LEVEL",
    ]);
  });

  test(".env.example names the settings of the schema, with its defaults and a comment each", () => {
    const lines = [...example.matchAll(/^# (?<comment>.+)\n(?<off># )?(?<name>[A-Z_]+)=(?<value>.*)$/gm)];
    const written = lines.map(({ groups }) => [groups?.name, groups?.off ? undefined : groups?.value]);
    const defaults = Object.entries(settings.parse({})).map(([name, value]) => [name, String(value)]);
    const expected = Object.keys(settings.shape).map((name) => [name, Object.fromEntries(defaults)[name]]);
    expect(written).toEqual(expected);
  });
});
