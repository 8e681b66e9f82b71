import { proveAtLength } from "../property/law.ts";
import { loggedLaw } from "./logged.law.ts";

proveAtLength(loggedLaw);
