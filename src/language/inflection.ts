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

/** The form in -ing: "bake" → "baking", "lie" → "lying"; the past shows whether a letter is doubled, "stop" by "stopped". */
export const gerund = (base: string, past: string): string => {
  const last = base.at(-1) ?? "";
  if (past === `${base}${last}ed` || past === `${base}ked`) return `${past.slice(0, -2)}ing`;
  if (base.endsWith("ie")) return `${base.slice(0, -2)}ying`;
  if (/[^eoy]e$/.test(base) && base !== "be") return `${base.slice(0, -1)}ing`;
  // An irregular verb of one syllable doubles what stands behind its one vowel: "sit", "begin", "forget".
  const isDoubled =
    past !== `${base}ed` && /^(?:be|for|out|re|un|up)?(?:[^aeiou]|qu)+[aeiou][bdgmnprt]$/.test(base);
  return `${base}${isDoubled ? last : ""}ing`;
};

/** What a form in -ing may be of: "baking" of "bake", "sitting" of "sit", "lying" of "lie". */
export const basesOf = (form: string): readonly string[] => {
  if (!form.endsWith("ing")) return [];
  const stem = form.slice(0, -3);
  const isDoubled = stem.at(-1) === stem.at(-2);
  return [
    ...(isDoubled || stem.endsWith("ck") ? [stem.slice(0, -1)] : []),
    stem,
    `${stem}e`,
    ...(stem.endsWith("y") ? [`${stem.slice(0, -1)}ie`] : []),
  ];
};
