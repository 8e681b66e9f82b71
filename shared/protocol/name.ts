/** The names that players may have: those that look like what they are, to everybody. */
import { z } from "zod";

/** Characters of a name that is shown: code points, which are 160 bytes at most. */
export const NAME_LENGTH = 40;

/** Controls, formats (direction), unassigned ones, whatever is drawn as nothing, and the empty pattern of Braille. */
const UNSEEN = /[\p{C}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** Marks with no letter before them climb on what stands before the name. */
const LOOSE = /(^|(?<=\p{Z}))\p{M}+/gu;

/** More than two marks on a letter climb over the lines around it. */
const CLIMBING = /(\p{M}{2})\p{M}+/gu;

/** One line of text of what is seen of it, its spaces single. */
export const cleanName = (text: string): string =>
  text
    .replace(/\s+/gu, " ")
    .replace(UNSEEN, "")
    // After what stood between a letter and its mark is gone.
    .normalize("NFC")
    .replace(LOOSE, "")
    .replace(CLIMBING, "$1")
    .replace(/ +/g, " ")
    .trim();

/** The fitting part of a name that comes from elsewhere, cleaned; nothing where nothing of it is seen. */
export const fittingName = (text: string): string =>
  cleanName([...cleanName(text.slice(0, 10 * NAME_LENGTH))].slice(0, NAME_LENGTH).join(""));

/** A name as it comes over the wire, cleaned; refused where nothing is left of it or too much. */
export const nameSchema = z
  .string()
  .max(10 * NAME_LENGTH)
  .transform(cleanName)
  .pipe(z.string().min(1).max(NAME_LENGTH));
