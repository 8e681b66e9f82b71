import { proveAtLength } from "./law.ts";
import { namesLaw } from "./names.law.ts";

proveAtLength(namesLaw);
