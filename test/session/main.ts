/** `node test/session/main.ts`: plays a session with a real server and writes docs/protocol-session.md. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../check/tree.ts";
import { capture } from "./capture.ts";
import { documentOf } from "./document.ts";

writeFileSync(join(root, "docs/protocol-session.md"), documentOf(await capture()));
