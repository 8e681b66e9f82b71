/** The server as a process of its own, which a test can kill, freeze and start again on the same port and data. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { freePort } from "../ports.ts";
import { FOR_PROGRAMS } from "../settings.ts";

const MAIN = fileURLToPath(new URL("../../server/main.ts", import.meta.url));

export class ServerProcess {
  readonly url: string;
  readonly dataDir: string;
  readonly #env: Record<string, string>;
  #child: ChildProcess | undefined;
  #output = "";
  #ended: Promise<number | null> = Promise.resolve(null);

  private constructor(port: number, env: Record<string, string>) {
    this.url = `http://127.0.0.1:${port}`;
    this.dataDir = mkdtempSync(join(tmpdir(), "riposte-"));
    this.#env = {
      ...FOR_PROGRAMS,
      PATH: process.env.PATH ?? "",
      HOST: "127.0.0.1",
      PORT: String(port),
      DATA_DIR: this.dataDir,
      MAX_MESSAGES_PER_SECOND: "10000",
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? "",
      // One of several: clients come to the process that has their match.
      ...(env.REDIS_URL !== undefined && { PUBLIC_ADDRESS: `127.0.0.1:${port}` }),
      AUTO_PASS_MS: "off",
      FAIR_SHUFFLES: "false",
      ...env,
    };
  }

  static async prepare(env: Record<string, string> = {}): Promise<ServerProcess> {
    return new ServerProcess(await freePort(), env);
  }

  /** Resolves when the port is open. @param main of which release */
  async start(main = MAIN): Promise<void> {
    const child = spawn(process.execPath, [main], {
      env: this.#env,
      stdio: ["ignore", "pipe", "pipe"],
    });
    this.#child = child;
    // Its output has arrived then, too, which it has not at its exit.
    this.#ended = once(child, "close").then(([code]) => code as number | null);
    const listening = new Promise<void>((resolve, reject) => {
      let output = "";
      const read = (data: Buffer) => {
        output += data;
        this.#output += data;
        if (output.includes('"msg":"listening"')) resolve();
      };
      child.stdout.on("data", read);
      child.stderr.on("data", read);
      child.once("close", (code, signal) => reject(new Error(`server ended (${code ?? signal}): ${output}`)));
    });
    await listening;
  }

  /** What has arrived of what the processes logged, of this level of pino's and above: one that runs may be late. */
  logged(level: number): Record<string, unknown>[] {
    return this.#output
      .split("\n")
      .filter((line) => line.startsWith("{"))
      .flatMap((line) => {
        try {
          return [JSON.parse(line) as Record<string, unknown>];
        } catch {
          return [];
        }
      })
      .filter((one) => (one.level as number) >= level);
  }

  /** Resolves when the process has ended and all it wrote has arrived: its exit code, null where a signal ended it. */
  get ended(): Promise<number | null> {
    return this.#ended;
  }

  /** Everything the processes wrote, line by line. */
  lines(): string[] {
    return this.#output.split("\n").filter(Boolean);
  }

  signal(signal: NodeJS.Signals): void {
    this.#child?.kill(signal);
  }

  /** Ends the process where it runs, and resolves as `ended` does. */
  end(signal: "SIGKILL" | "SIGTERM"): Promise<number | null> {
    this.#child?.kill(signal);
    this.#child = undefined;
    return this.#ended;
  }

  /** Ends the process, whatever state it is in, and removes its data. */
  async remove(): Promise<void> {
    await this.end("SIGKILL");
    rmSync(this.dataDir, { recursive: true, force: true });
  }
}
