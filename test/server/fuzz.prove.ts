import { fuzzLaw } from "./fuzz.law.ts";

fuzzLaw(300, 20261121);
