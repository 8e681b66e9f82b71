import { SECRET_WORLDS } from "../worlds.ts";
import { toldLaw } from "./told.law.ts";

toldLaw(SECRET_WORLDS[0], [1], 40);
