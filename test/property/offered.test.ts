import { checkQuickly } from "./law.ts";
import { bruteForcedLaw, offeredLaw } from "./offered.law.ts";

checkQuickly(offeredLaw, bruteForcedLaw);
