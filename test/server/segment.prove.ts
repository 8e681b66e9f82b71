import { segmentLaw } from "./segment.law.ts";
import { SECRET_WORLDS } from "./worlds.ts";

segmentLaw(
  SECRET_WORLDS[4],
  ["commit", "targets", "lanes", "battle"],
  Array.from({ length: 6 }, (_, n) => 100 + n),
);
