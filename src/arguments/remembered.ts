/** What is found out is kept for the next who asks: a few lines and shapes come up in most arguments. */

/** How many findings are kept; when they are so many, all are forgotten. */
const mostKept = 10_000;

/** `find`, asked once for what has one key, as long as it is kept. */
export const remembered = <Given, Found>(
  find: (given: Given) => Found,
  keyOf: (given: Given) => string,
): ((given: Given) => Found) => {
  const known = new Map<string, Found>();
  return (given) => {
    const key = keyOf(given);
    let found = known.get(key);
    if (found === undefined) {
      found = find(given);
      if (known.size >= mostKept) known.clear();
      known.set(key, found);
    }
    return found;
  };
};
