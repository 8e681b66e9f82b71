import { laws } from "./laws.ts";
import { checkQuickly } from "./prove.ts";

checkQuickly(laws);
