import { test } from "vitest";
import { againLaw, elsewhere } from "./again.law.ts";
import { checkQuickly } from "./law.ts";

checkQuickly(againLaw);

test("law 9: in another process too", () => elsewhere(1));
