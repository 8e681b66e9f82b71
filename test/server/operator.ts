/** The operator at the command line. */
import { adminCommand } from "../../server/admin/command.ts";

/** Runs a command against the server whose data is in the folder; `value` is its answer where that is JSON. */
export async function said({ dataDir }: { readonly dataDir: string }, ...args: string[]) {
  const { code, text } = await adminCommand(args, { dataDir });
  return { code, text, value: text.startsWith("{") ? JSON.parse(text) : undefined };
}
