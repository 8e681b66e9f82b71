import { checkQuickly } from "./law.ts";
import { mirroredLaw } from "./mirrored.law.ts";

checkQuickly(mirroredLaw);
