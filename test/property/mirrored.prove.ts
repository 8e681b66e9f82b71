import { proveAtLength } from "./law.ts";
import { mirroredLaw } from "./mirrored.law.ts";

proveAtLength(mirroredLaw);
