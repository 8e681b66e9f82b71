import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { readConfig, settings } from "../../server/config.ts";

const example = readFileSync(new URL("../../.env.example", import.meta.url), "utf8");

function problems(env: Record<string, string>) {
  const result = readConfig(env);
  return result.ok ? [] : result.problems;
}

describe("config", () => {
  test("an empty environment gives the defaults", () => {
    expect(readConfig({})).toEqual({
      ok: true,
      config: {
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
      },
    });
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
