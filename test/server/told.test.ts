import { toldLaw } from "./told.law.ts";
import { SECRET_WORLDS } from "./worlds.ts";

toldLaw(SECRET_WORLDS[0], [1], 40);
