import { laws } from "./laws.ts";
import { proveAtLength } from "./prove.ts";

proveAtLength(laws);
