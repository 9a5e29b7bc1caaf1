/** `node scripts/pairs.ts` searches the pairs of one step of the built-in rules and writes where they are: data/pairs-of-one.json. */
import { writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { rulesOf } from "#catalog/profiles";
import type { Rule } from "#catalog/skill";
import { createPairMaker } from "#items/twins";
import { styles } from "#language/lists";
import type { Style } from "#language/style";

/** Rule → where its pairs are in a style, of all rules or of some. */
export const searchedPlaces = (style: Style, rules: readonly Rule[] = rulesOf("paper")) => {
  const { placesOfOne } = createPairMaker(rulesOf("paper"), style);
  return Object.fromEntries(rules.map((rule) => [rule.name, placesOfOne(rule)]));
};

if (import.meta.main) {
  // In signs the pairs of the natural style are taken.
  const byStyle = styles
    .filter(({ wordless }) => wordless !== true)
    .map((style) => {
      const lines = Object.entries(searchedPlaces(style)).map(
        ([rule, places]) => `"${rule}": ${JSON.stringify(places)}`,
      );
      return `"${style.name}": {\n${lines.join(",\n")}\n}`;
    });
  writeFileSync(resolve(import.meta.dirname, "../data/pairs-of-one.json"), `{\n${byStyle.join(",\n")}\n}\n`);
}
