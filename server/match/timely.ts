/** Rejects with this sentence where the promise takes longer than so many milliseconds. */
export async function timely<T>(promise: Promise<T>, ms: number, sentence: string): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(sentence)), ms);
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
