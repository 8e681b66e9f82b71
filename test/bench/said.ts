/** What a bench of the server says, line by line and as the table of the README. */
import { cpus } from "node:os";

export const number = (value: number): string =>
  value >= 1000 ? Math.round(value).toLocaleString("en") : value.toFixed(value < 10 ? 2 : 1);

/** All that was said, for the README. */
const rows: (readonly [figure: string, value: string, aim: string])[] = [];

export function say(figure: string, value: string, aim: string): void {
  rows.push([figure, value, aim]);
  console.log(`  ${figure.padEnd(58)} ${value.padStart(22)}   ${aim}`);
}

/** The figures as the README has them, ready to be pasted. */
export function tableOf(busyBefore: number): string {
  const [day] = new Date().toISOString().split("T");
  const head = `Measured on ${cpus().length} cores at a load average of ${busyBefore.toFixed(1)} before (${day}, Node ${process.versions.node}):`;
  const lines = rows.map((row) => `| ${row.join(" | ")} |`);
  return [head, "", "| figure | measured | aim, and beside it |", "|---|---|---|", ...lines].join("\n");
}

export const verdict = (reached: boolean, aim: string): string =>
  `${reached ? "reached" : "MISSED"} (aim: ${aim})`;
