/** Reports that took a while, kept as long as what they tell of stays as it is. */

/** Gives what is known under a name in an edition, made where it is not. Stores at most `limit` values, as one more drops all. A report has some hundred kilobytes. */
export const createMemory = <Value>(limit = 20) => {
  const kept = new Map<string, { readonly edition: string; readonly made: Promise<Value> }>();
  return (name: string, edition: string, make: () => Promise<Value>): Promise<Value> => {
    const known = kept.get(name);
    if (known?.edition === edition) return known.made;
    const made = make();
    if (kept.size >= limit) kept.clear();
    kept.set(name, { edition, made });
    // What could not be made is tried again.
    made.catch(() => {
      if (kept.get(name)?.made === made) kept.delete(name);
    });
    return made;
  };
};
