import { foldsLaw } from "./folds.law.ts";
import { proveAtLength } from "./law.ts";

proveAtLength(foldsLaw);
