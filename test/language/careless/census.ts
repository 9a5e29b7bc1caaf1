/**
 * Second readings in files of items: `node test/language/careless/census.ts FILE…` prints how many sentences have one.
 */
import type { ProblemLine } from "#items/problem-line";
import { readFileSync } from "node:fs";
import { wordsOf } from "../../../src/items/item-words.ts";
import { parse, print } from "#logic/notation";
import { carelessReader, hearing } from "./readings.ts";

const say = (...parts: readonly unknown[]): void => {
  process.stdout.write(
    `${parts.map((part) => (typeof part === "string" ? part : JSON.stringify(part))).join(" ")}\n`,
  );
};

for (const file of process.argv.slice(2)) {
  let [sentences, second, unread] = [0, 0, 0];
  for (const line of readFileSync(file, "utf8").trim().split("\n")) {
    const item: ProblemLine<"rule"> = JSON.parse(line);
    const formulas = [...item.premises, item.conclusion].map((text) => parse(text));
    const words = wordsOf(item.lexicon, formulas);
    const careless = carelessReader(words);
    for (const [i, sentence] of [...item.premisesText, item.conclusionText].entries()) {
      sentences++;
      const { isRead, others } = hearing(careless, sentence, formulas[i]!);
      if (!isRead && unread++ < 15) say("not read:", print(formulas[i]!), "|", sentence);
      if (others.length > 0 && second++ < 15)
        say(print(formulas[i]!), "|", sentence, "|", others.map(print).join("; "));
    }
  }
  say(file, { sentences, second, unread });
}
