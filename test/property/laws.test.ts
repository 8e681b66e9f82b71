import { checkQuickly } from "./law.ts";
import { laws } from "./laws.ts";

checkQuickly(laws);
