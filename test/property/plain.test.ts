import { checkQuickly } from "./law.ts";
import { plainLaw } from "./plain.law.ts";

checkQuickly(plainLaw);
