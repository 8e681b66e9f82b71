import { checkQuickly } from "./law.ts";
import { refusedLaw } from "./refused.law.ts";

checkQuickly(refusedLaw);
