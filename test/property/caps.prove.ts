import { cappedLaw, slicesLaw } from "./caps.law.ts";
import { proveAtLength } from "./law.ts";

proveAtLength(slicesLaw, cappedLaw);
