/** Tampering with JSON: every way in which one place of a value may be changed, each as a whole value of its own. */

export type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json };

/** A value with one place changed; `path` names the place, list places and letters as “*”, and `how` what was done. */
export type Mutant = { readonly path: string; readonly how: string; readonly value: Json };

type Change = { readonly how: string; readonly value: Json };

/** Every change of one place, deepest places included; `other` is a value of the same kind, to take places from. */
export function* mutantsOf(value: Json, other: Json | undefined, path = ""): Generator<Mutant> {
  for (const { how, value: changed } of changesOf(value))
    if (JSON.stringify(changed) !== JSON.stringify(value)) yield { path, how, value: changed };
  if (path !== "" && other !== undefined && JSON.stringify(other) !== JSON.stringify(value))
    yield { path, how: "another one's", value: other };
  if (Array.isArray(value))
    for (const [i, member] of value.entries())
      for (const mutant of mutantsOf(member, Array.isArray(other) ? other[i] : undefined, `${path}/*`))
        yield { ...mutant, value: value.with(i, mutant.value) };
  else if (isObject(value))
    for (const [name, member] of Object.entries(value)) {
      const inner = `${path}/${/^[A-Za-z]$/.test(name) && path !== "" ? "*" : name}`;
      const donor = other !== undefined && isObject(other) ? other[name] : undefined;
      for (const mutant of mutantsOf(member, donor, inner))
        yield { ...mutant, value: { ...value, [name]: mutant.value } };
      const { [name]: _, ...rest } = value;
      yield { path: inner, how: "left out", value: rest };
    }
}

const isObject = (value: Json): value is { readonly [name: string]: Json } =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const changesOf = (value: Json): readonly Change[] => {
  switch (typeof value) {
    case "string":
      return [
        { how: "emptied", value: "" },
        { how: "in capitals", value: value.toUpperCase() },
        { how: "denied", value: value.startsWith("¬") ? value.slice(1) : `¬${value}` },
        { how: "another word", value: "zzz" },
        { how: "an invisible sign added", value: `${value}\u200b` },
        { how: "no text", value: 7 },
      ];
    case "number":
      return [
        { how: "one more", value: value + 1 },
        { how: "one less", value: value - 1 },
        { how: "a half", value: value + 0.5 },
        { how: "huge", value: 2 ** 60 },
        { how: "a text", value: String(value) },
      ];
    case "boolean":
      return [{ how: "turned", value: !value }];
    default:
      if (!Array.isArray(value)) return [{ how: "null", value: null }];
      return [
        { how: "emptied", value: [] },
        { how: "first one dropped", value: value.slice(1) },
        { how: "last one twice", value: [...value, ...value.slice(-1)] },
        { how: "turned round", value: value.toReversed() },
      ];
  }
};
