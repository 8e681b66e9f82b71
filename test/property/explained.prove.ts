import { explainedLaw } from "./explained.law.ts";
import { proveAtLength } from "./law.ts";

proveAtLength(explainedLaw);
