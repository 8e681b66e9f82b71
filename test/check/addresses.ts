import { type Finding, lineAt, type Source } from "./tree.ts";

/** A part of an address that is put in as it is: after a slash, by neither of the two that encode. */
const BARE = /(?<=`\/[^`]*\/)\$\{(?!encodeURIComponent\(|at\()[^}]*\}/g;

/**
 * Finds each part of an address of the client's that is not encoded where it is put in. With a slash in it, or a question
 * mark, it would ask for something else; ids come from whatever link somebody was sent.
 */
export const checkAddresses = (sources: readonly Source[]): Finding[] =>
  sources
    .filter(({ path }) => path.startsWith("shared/client/"))
    .flatMap(({ path, text }) =>
      [...text.matchAll(BARE)].map(({ 0: part, index }) => ({
        path,
        line: lineAt(text, index),
        message: `${part} is a part of an address: encodeURIComponent`,
      })),
    );
