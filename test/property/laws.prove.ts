import { proveAtLength } from "./law.ts";
import { laws } from "./laws.ts";

proveAtLength(laws);
