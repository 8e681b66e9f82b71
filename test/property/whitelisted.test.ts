import { checkQuickly } from "./law.ts";
import { secretiveLaw, unnumberedLaw, whitelistedLaw } from "./whitelisted.law.ts";

checkQuickly(whitelistedLaw, unnumberedLaw, secretiveLaw);
