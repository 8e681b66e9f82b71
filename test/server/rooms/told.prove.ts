import { atLength } from "../../length.ts";
import { SECRET_WORLDS } from "../worlds.ts";
import { toldLaw } from "./told.law.ts";

const numbers = (count: number): number[] => Array.from({ length: count }, (_, n) => 100 + n);

for (const world of SECRET_WORLDS)
  toldLaw(world, numbers(world === SECRET_WORLDS[0] ? atLength(2, 6) : atLength(1, 3)), 120);
