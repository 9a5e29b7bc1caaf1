/**
 * Second readings in files of items: `node test/language/careless/census.ts FILE…` prints how many sentences have one.
 */
import { readFileSync } from "node:fs";
import type { Item } from "#items";
import { wordsOf } from "../../../src/items/verify.ts";
import { parse, print } from "#logic";
import { carelessReader, secondReadings } from "./readings.ts";

const say = (...parts: readonly unknown[]): void => {
  process.stdout.write(
    `${parts.map((part) => (typeof part === "string" ? part : JSON.stringify(part))).join(" ")}\n`,
  );
};

for (const file of process.argv.slice(2)) {
  let [sentences, second, unread] = [0, 0, 0];
  for (const line of readFileSync(file, "utf8").trim().split("\n")) {
    const item: Item = JSON.parse(line);
    const formulas = [...item.premises, item.conclusion].map((text) => parse(text));
    const words = wordsOf(item.lexicon, formulas);
    const nouns = ["person", ...(words.noun === undefined ? ["individual", "human being"] : [words.noun])];
    const careless = carelessReader(words, nouns);
    for (const [i, sentence] of [...item.premisesText, item.conclusionText].entries()) {
      sentences++;
      try {
        const others = secondReadings(careless, sentence, formulas[i]!);
        if (others.length > 0 && second++ < 15)
          say(print(formulas[i]!), "|", sentence, "|", others.map(print).join("; "));
      } catch (error) {
        if (unread++ < 15) say(String(error));
      }
    }
  }
  say(file, { sentences, second, unread });
}
