import { test } from "vitest";
import { againLaw, elsewhere } from "./again.law.ts";
import { proveAtLength } from "./law.ts";

proveAtLength(againLaw);

test.each(Array.from({ length: 20 }, (_, index) => index * 1000))(
  "law 9: in another process too, from %i",
  elsewhere,
);
