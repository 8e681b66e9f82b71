import { checkQuickly } from "./law.ts";
import { endsLaw, neverStuckLaw } from "./stuck.law.ts";

checkQuickly(neverStuckLaw, endsLaw);
