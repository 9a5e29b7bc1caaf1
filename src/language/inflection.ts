/**
 * Inflection: the regular forms of an English verb, spelled from its base. What is irregular is written out where the
 * verb is.
 */

/** The third person of the present: "play" → "plays", "watch" → "watches", "carry" → "carries", "have" → "has". */
export const thirdPerson = (base: string): string => {
  if (base === "have") return "has";
  if (/(?:qu|wh)iz$/.test(base)) return `${base}zes`;
  if (/(?:[sxz]|ch|sh|[^o]o)$/.test(base)) return `${base}es`;
  return /[^aeiou]y$/.test(base) ? `${base.slice(0, -1)}ies` : `${base}s`;
};

/** The regular past: "play" → "played", "carry" → "carried"; a `+` doubles the last letter, "stop+" → "stopped". */
export const regularPast = (base: string): string => {
  if (base.endsWith("+")) return `${base.slice(0, -1)}${base.at(-2) ?? ""}ed`;
  if (base.endsWith("e")) return `${base}d`;
  return /[^aeiou]y$/.test(base) ? `${base.slice(0, -1)}ied` : `${base}ed`;
};
