import { explainedLaw } from "./explained.law.ts";
import { checkQuickly } from "./law.ts";

checkQuickly(explainedLaw);
