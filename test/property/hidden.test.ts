import { interleavedLaw, unseenLaw } from "./hidden.law.ts";
import { checkQuickly } from "./law.ts";

checkQuickly(interleavedLaw, unseenLaw);
