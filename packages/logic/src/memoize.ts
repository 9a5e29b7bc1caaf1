/** Caches computed values by key. Node 24 lacks `Map.prototype.getOrInsertComputed`. */

/** A `Map`, or a `WeakMap`. */
type Values<Key, Value> = {
  readonly get: (key: Key) => Value | undefined;
  readonly set: (key: Key, value: Value) => unknown;
};

/** Returns the value of `key`; stores the result of `make` if there is none. `undefined` counts as none. */
export const getOrInsert = <Key, Value>(
  values: Values<Key, Value>,
  key: Key,
  make: (key: Key) => Value,
): Value => {
  const known = values.get(key);
  if (known !== undefined) return known;
  const made = make(key);
  values.set(key, made);
  return made;
};

export type MemoizeOptions<Given> = {
  /** Returns the key that an argument is stored under. Default: the argument itself. */
  readonly toKey?: (given: Given) => unknown;
  /** At most this many values are stored: one more, and all are dropped. Default: no limit. */
  readonly limit?: number;
};

/** Returns a function that calls `make` when it is first called, and then gives its value back. */
export const once = <Value>(make: () => Value): (() => Value) => {
  let made: { readonly value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
};

/** Returns a function that calls `make` once for each key, as long as the value is stored. */
export const memoize = <Given, Value>(
  make: (given: Given) => Value,
  { toKey = (given) => given, limit = Infinity }: MemoizeOptions<Given> = {},
): ((given: Given) => Value) => {
  const values = new Map<unknown, Value>();
  return (given) => {
    const key = toKey(given);
    const known = values.get(key);
    if (known !== undefined) return known;
    if (values.size >= limit) values.clear();
    return getOrInsert(values, key, () => make(given));
  };
};
