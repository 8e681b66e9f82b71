import { proveAtLength } from "./law.ts";
import { secretiveLaw, unnumberedLaw, whitelistedLaw } from "./whitelisted.law.ts";

proveAtLength(whitelistedLaw, unnumberedLaw, secretiveLaw);
