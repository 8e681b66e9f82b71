/** What the page of accounts says of programs that act for one. */
import { programs as en } from "./en/programs.ts";
import { programs as fr } from "./fr/programs.ts";
import { sayOf } from "./of-page.ts";

/** As `t`, of these words. */
export const said = sayOf<keyof typeof en>("programs", { en, fr });
