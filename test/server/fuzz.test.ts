import { fuzzLaw } from "./fuzz.law.ts";

fuzzLaw(40, 20261121);
