import { proveAtLength } from "./law.ts";
import { plainLaw } from "./plain.law.ts";

proveAtLength(plainLaw);
