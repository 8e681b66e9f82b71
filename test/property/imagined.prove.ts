import { imaginedLaw } from "./imagined.law.ts";
import { proveAtLength } from "./law.ts";

proveAtLength(imaginedLaw);
