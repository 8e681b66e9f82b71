import { interleavedLaw, unseenLaw } from "./hidden.law.ts";
import { proveAtLength } from "./law.ts";

proveAtLength(interleavedLaw, unseenLaw);
