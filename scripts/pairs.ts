/** `node scripts/pairs.ts` searches the pairs of one step of the built-in rules and writes where they are: data/pairs-of-one.json. */
import { writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { rulesOf } from "#catalog/profiles";
import { createPairMaker } from "#items/twins";
import { natural } from "#language/styles/natural";

/** Rule → where its pairs are. */
export const searchedPlaces = () => {
  const { placesOfOne } = createPairMaker(rulesOf("paper"), natural);
  return Object.fromEntries(rulesOf("paper").map((rule) => [rule.name, placesOfOne(rule)]));
};

if (import.meta.main) {
  const lines = Object.entries(searchedPlaces()).map(
    ([rule, places]) => `"${rule}": ${JSON.stringify(places)}`,
  );
  writeFileSync(resolve(import.meta.dirname, "../data/pairs-of-one.json"), `{\n${lines.join(",\n")}\n}\n`);
}
