/** What is made of a thing is made once and kept: for things that are few, such as rules and lengths. */

/** `make`, asked once for each key, which is itself and not another like it; nothing is ever forgotten. */
export const oncePer = <Key, Value>(make: (key: Key) => Value): ((key: Key) => Value) => {
  const made = new Map<Key, Value>();
  return (key) => {
    const known = made.get(key) ?? make(key);
    made.set(key, known);
    return known;
  };
};
