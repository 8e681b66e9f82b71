import { proveAtLength } from "./law.ts";
import { refusedLaw } from "./refused.law.ts";

proveAtLength(refusedLaw);
