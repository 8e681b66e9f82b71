import { imaginedLaw } from "./imagined.law.ts";
import { checkQuickly } from "./law.ts";

checkQuickly(imaginedLaw);
