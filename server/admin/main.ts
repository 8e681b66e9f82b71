/** `npm run admin -- …`: see command.ts. */
import { readConfig } from "../config.ts";
import { adminCommand } from "./command.ts";

const read = readConfig(process.env);
if (!read.ok) {
  for (const { variable, message } of read.problems) console.error(`${variable}: ${message}`);
  process.exit(2);
}
const { code, text } = await adminCommand(process.argv.slice(2), read.config);
(code === 0 ? console.log : console.error)(text);
process.exitCode = code;
