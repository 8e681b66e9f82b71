import { proveAtLength } from "./law.ts";
import { endsLaw, neverStuckLaw } from "./stuck.law.ts";

proveAtLength(neverStuckLaw, endsLaw);
