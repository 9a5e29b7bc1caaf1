/** Reports that took a while, kept as long as what they tell of stays as it is. */

/** What is known under a name in an edition, made where it is not. */
export type Memory<Value> = (name: string, edition: string, make: () => Promise<Value>) => Promise<Value>;

/** Of so many reports each is some hundred kilobytes. */
const most = 20;

export const createMemory = <Value>(): Memory<Value> => {
  const kept = new Map<string, { readonly edition: string; readonly made: Promise<Value> }>();
  return (name, edition, make) => {
    const known = kept.get(name);
    if (known?.edition === edition) return known.made;
    const made = make();
    if (kept.size >= most) kept.clear();
    kept.set(name, { edition, made });
    // What could not be made is tried again.
    made.catch(() => {
      if (kept.get(name)?.made === made) kept.delete(name);
    });
    return made;
  };
};
