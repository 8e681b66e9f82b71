/** It took too long; what was asked may still happen. */
export class LateError extends Error {}

/** Rejects with this sentence, as late, where the promise takes longer than so many milliseconds. */
export async function timely<T>(promise: Promise<T>, ms: number, sentence: string): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new LateError(sentence)), ms);
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
