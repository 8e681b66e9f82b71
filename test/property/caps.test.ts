import { cappedLaw, slicesLaw } from "./caps.law.ts";
import { checkQuickly } from "./law.ts";

checkQuickly(slicesLaw, cappedLaw);
