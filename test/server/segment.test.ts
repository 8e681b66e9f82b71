import { segmentLaw } from "./segment.law.ts";
import { SECRET_WORLDS } from "./worlds.ts";

segmentLaw(SECRET_WORLDS[4], ["commit"], [1, 2]);
