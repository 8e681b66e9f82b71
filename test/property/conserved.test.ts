import { conservedLaw } from "./conserved.law.ts";
import { checkQuickly } from "./law.ts";

checkQuickly(conservedLaw);
