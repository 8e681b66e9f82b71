/** What the page of accounts says of providers. */
import { providers as en } from "./en/providers.ts";
import { providers as fr } from "./fr/providers.ts";
import { sayOf } from "./of-page.ts";

/** As `t`, of these words. */
export const said = sayOf<keyof typeof en>("providers", { en, fr });
