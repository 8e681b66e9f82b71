import { checkQuickly } from "./law.ts";
import { namesLaw } from "./names.law.ts";

checkQuickly(namesLaw);
