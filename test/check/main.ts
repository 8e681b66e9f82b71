import { spawnSync } from "node:child_process";
import { join } from "node:path";
import manifest from "../../package.json" with { type: "json" };
import { checkAddresses } from "./addresses.ts";
import { checkArrows } from "./arrows.ts";
import { checkCasts, checkGameCasts } from "./casts.ts";
import { GONE } from "./gone.ts";
import { checkLabels } from "./labels.ts";
import { checkLoads } from "./loads.ts";
import { checkPurity } from "./purity.ts";
import { checkSizes } from "./sizes.ts";
import { checkStanding } from "./standing.ts";
import { describeFinding, type Finding, readSources, root } from "./tree.ts";

/** What the compiler found last time, so that it looks again only at what changed. */
const TYPES_KNOWN = "node_modules/.cache/types/all.tsbuildinfo";

/** One check of `npm run check`: prints what is wrong and says whether nothing fails. */
type Check = { name: string; run: () => boolean; fixer?: string };

const house = readSources("shared", "server");
const everything = [...house, ...readSources("test")];

const checks: Check[] = [
  {
    name: "types",
    run: () => runTool("typescript/bin/tsc", ["-p", ".", "--incremental", "--tsBuildInfoFile", TYPES_KNOWN]),
  },
  // Stricter than the rest; not in server itself, as an image builds its page there without the root's tsconfig.json.
  {
    name: "types of the server",
    run: () => runTool("typescript/bin/tsc", ["-b", ".ci/tsconfig.server.json"]),
  },
  {
    name: "biome",
    run: () => runTool("@biomejs/biome/bin/biome", ["check", "--config-path=.ci", "--error-on-warnings"]),
    fixer: "npm run format",
  },
  { name: "nothing unused", run: () => runTool("knip/bin/knip.js", ["--config", ".ci/knip.json"]) },
  { name: "import arrows", run: () => report(checkArrows(house, Object.keys(manifest.dependencies))) },
  { name: "what a start loads first", run: () => report(checkLoads(house)) },
  { name: "purity", run: () => report(checkPurity(house)) },
  {
    name: "casts",
    run: () =>
      report([
        ...checkCasts(house.filter(({ path }) => /^(server|shared)\//.test(path))),
        ...checkGameCasts(house),
      ]),
  },
  { name: "labels of steps", run: () => report(checkLabels(house)) },
  { name: "addresses", run: () => report(checkAddresses(house)) },
  { name: "sizes", run: () => report(checkSizes(everything)) },
  { name: "standing", run: standing },
];

/** Runs a package's command on this Node: `.bin` holds shell scripts, which differ on Windows. */
function runTool(bin: string, args: string[]): boolean {
  const path = join(root, "node_modules", bin);
  return spawnSync(process.execPath, [path, ...args], { cwd: root, stdio: "inherit" }).status === 0;
}

function report(findings: Finding[]): boolean {
  for (const finding of findings) console.log(`  ${describeFinding(finding)}`);
  return findings.every((finding) => finding.warning);
}

function standing(): boolean {
  const found = checkStanding(root, GONE);
  if ("findings" in found) return report(found.findings);
  console.log(`  whether all tests of the history stand is not known: ${found.unknown}`);
  return true;
}

const failed = checks.filter(({ name, run, fixer }) => {
  const passed = run();
  console.log(
    `${passed ? "ok  " : "FAIL"} ${name}${!passed && fixer ? ` (much of it is mended by: ${fixer})` : ""}`,
  );
  return !passed;
});
process.exitCode = failed.length > 0 ? 1 : 0;
