/** `npm run replay -- verify FILE`, or `show FILE`: see command.ts. */
import { gamesDirOf } from "../config.ts";
import { replayCommand } from "./command.ts";

const { code, lines } = await replayCommand(process.argv.slice(2), gamesDirOf(process.env));
for (const line of lines) (code === 2 ? console.error : console.log)(line);
process.exitCode = code;
