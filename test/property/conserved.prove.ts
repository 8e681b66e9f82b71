import { conservedLaw } from "./conserved.law.ts";
import { proveAtLength } from "./law.ts";

proveAtLength(conservedLaw);
