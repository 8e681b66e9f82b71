import { foldsLaw } from "./folds.law.ts";
import { checkQuickly } from "./law.ts";

checkQuickly(foldsLaw);
