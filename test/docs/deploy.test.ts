/** What the Dockerfile and the compose file say, held against the settings and the tree. */
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { readConfig, settings } from "../../server/config.ts";

const at = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const text = (path: string) => readFileSync(at(path), "utf8");

interface Service {
  readonly environment?: Record<string, string>;
  readonly read_only?: boolean;
  readonly volumes?: readonly string[];
  readonly configs?: readonly { readonly source: string }[];
  readonly depends_on?: readonly string[] | Record<string, { readonly condition: string }>;
  readonly healthcheck?: object;
}

interface Compose {
  readonly services: Record<string, Service>;
  readonly configs: { readonly caddy: { readonly content: string } } & Record<string, object>;
  readonly volumes: Record<string, null>;
}

/** As compose fills in `${NAME:-default}` and `${NAME:?why}`. */
function filled(env: Record<string, string>): Compose {
  const yaml = text("docker-compose.yml").replace(
    /\$\{(\w+)(?::([-?])([^}]*))?\}/g,
    (_, name, kind, rest) => env[name] ?? (kind === "-" ? rest : name.toLowerCase().padEnd(16, "x")),
  );
  return parse(yaml, { merge: true }) as Compose;
}

const { services, volumes, configs } = filled({});
const servers = Object.entries(services).filter(([, { environment }]) => environment?.DATABASE_URL);

test("the servers of the compose file have settings that exist and fit", () => {
  expect(servers.map(([name]) => name)).toEqual(["one", "two"]);
  for (const [, { environment = {} }] of servers) {
    expect(Object.keys(environment).filter((name) => !(name in settings.shape))).toEqual([]);
    expect(readConfig(environment)).toMatchObject({ ok: true, config: { trustProxy: true } });
  }
});

test("each writes to a volume of its own and nowhere else, and the proxy finds it by its address", () => {
  for (const [name, { read_only, volumes: mounts, environment }] of servers) {
    expect(read_only).toBe(true);
    expect(mounts).toEqual([`${name}:/data`]);
    expect(volumes).toHaveProperty(name);
    expect(environment?.PUBLIC_ADDRESS).toBe(`localhost/${name}`);
    expect(configs.caddy.content).toMatch(
      new RegExp(`handle_path /${name}/\\* \\{\\s+reverse_proxy ${name}:2567`),
    );
  }
});

// What `docker compose config` would refuse, beside the words themselves.
test("what a service of the compose file names is there, and who is waited for says when he is healthy", () => {
  for (const { volumes: mounts = [], configs: files = [], depends_on: waits = [] } of Object.values(
    services,
  )) {
    expect(mounts.map((mount) => mount.split(":")[0]).filter((name) => !(name in volumes))).toEqual([]);
    expect(files.filter(({ source }) => !(source in configs))).toEqual([]);
    const conditions = Array.isArray(waits) ? waits.map((name) => [name]) : Object.entries(waits);
    for (const [name, wait] of conditions) {
      expect(services).toHaveProperty(name);
      if (wait?.condition === "service_healthy") expect(services[name].healthcheck).toBeDefined();
    }
  }
});

test("the Dockerfile copies folders that exist, and the data folder is its volume", () => {
  const lines = text("Dockerfile").split("\n");
  const copied = lines
    .filter((line) => /^COPY (?!--from)/.test(line))
    .flatMap((line) => line.split(" ").slice(1, -1));
  expect(copied.filter((path) => !existsSync(at(path)))).toEqual([]);
  const [, dataDir] = /^ENV .*DATA_DIR=(\S+)$/m.exec(text("Dockerfile")) ?? [];
  expect(lines).toContain(`VOLUME ${dataDir}`);
  expect(lines.indexOf("USER node")).toBeGreaterThan(lines.findLastIndex((line) => line.startsWith("COPY")));
});

test("docs/operations.md lists every setting as .env.example does", () => {
  const lines = [...text(".env.example").matchAll(/^# (.+)\n(# )?([A-Z_]+)=(.*)$/gm)];
  const rows = lines.map(
    ([, what, isOff, name, value]) => `| \`${name}\` |${isOff ? "" : ` \`${value}\``} | ${what} |`,
  );
  expect(rows.length).toBe(Object.keys(settings.shape).length);
  expect(rows.filter((row) => !text("docs/operations.md").includes(`${row}\n`))).toEqual([]);
});

test("docs/operations.md lists every command of the operator", () => {
  const [, usage] = /USAGE = `([^`]+)`/.exec(text("server/admin/command.ts")) ?? [];
  expect(text("docs/operations.md")).toContain(usage);
});

test("docs/operations.md lists every metric of ours", () => {
  const named = [...text("server/metrics/index.ts").matchAll(/#(?:counter|gauge|histogram)\("(\w+)"/g)];
  const missing = named
    .map(([, name]) => `riposte_${name}`)
    .filter((name) => !text("docs/operations.md").includes(`\`${name}\``));
  expect(named.length).toBeGreaterThan(5);
  expect(missing).toEqual([]);
});
