import { proveAtLength } from "./law.ts";
import { bruteForcedLaw, offeredLaw } from "./offered.law.ts";

proveAtLength(offeredLaw, bruteForcedLaw);
