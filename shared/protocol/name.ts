/** What players may be called: names that look like what they are, to everybody. */
import { z } from "zod";

/** Characters of a name that is shown. */
export const NAME_LENGTH = 40;

/** Controls, formats (zero width, direction), unassigned ones, and letters that are blank to the eye. */
const UNSEEN = /[\p{C}\u115F\u1160\u2800\u3164\uFFA0]/gu;

/** More than two marks on a letter climb over the lines around it. */
const CLIMBING = /(\p{M}{2})\p{M}+/gu;

/** One line of text of what is seen of it, its spaces single. */
export const cleanName = (text: string): string =>
  text
    .normalize("NFC")
    .replace(/\s+/gu, " ")
    .replace(UNSEEN, "")
    .replace(CLIMBING, "$1")
    .replace(/ +/g, " ")
    .trim();

/** A name as it comes over the wire, cleaned; refused where nothing is left of it or too much. */
export const nameSchema = z
  .string()
  .max(10 * NAME_LENGTH)
  .transform(cleanName)
  .pipe(z.string().min(1).max(NAME_LENGTH));
