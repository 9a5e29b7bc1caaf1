/**
 * `node bench/english.ts FILE.jsonl…`: what the natural English of question files is made of. Prints the share of sentences by
 * frame, of questions by opening and by ask, markers, pronouns and "The same holds if" for each three premises, arrows that the
 * scenes link, and how often the constructions occur that editors liked least.
 */
import { readFileSync } from "node:fs";
import type { ProblemLine } from "#items/problem-line";
import { scenesOf } from "#language/scenes/scenes-of";
import { scenes } from "../src/language/lexicons/scenes.ts";

/** Frames by how a sentence is built, the first that fits. */
const frames: readonly (readonly [name: string, pattern: RegExp])[] = [
  ["either", /^Either /],
  ["if and only if", / if and only if | were the very ones | were exactly those /],
  ["If …, …", /^If /],
  ["… if …", / if /],
  ["unless", /unless /i],
  ["assuming", /^Assuming /],
  ["or both", /, or (?:did )?both\.$/],
  ["the Ns who … all", /^The \w+ who .* all /],
  ["all the Ns", /^All the /],
  ["only the Ns", /^Only the /],
  ["every N who", /^Every \w+ who /],
  ["any N who", /^Any \w+ who /],
  ["each (of the) N(s) who", /^Each (?:of the )?\w+ who /],
  ["every N", /^Every /],
  ["each (of the) N(s)", /^Each /],
  ["no N without", /^(?:No|Not one|None) .* without /],
  ["no, none, not one", /^(?:No|Not one|None) /],
  ["at least one, there was", /^(?:At least one|There was an?) /],
  ["plain", /^/],
];

/** The constructions that editors liked least. */
const constructions: readonly (readonly [name: string, pattern: RegExp])[] = [
  ["There was at least one X", /^There was at least one \w+\.$/],
  ["of whom this is true", /of wh(?:om|ich) (?:this|these|both|at least|neither|exactly)/],
  ["for any X, not both true", /^For .*, these are not both true/],
  ["none who did not both", /^None .* did not both/],
  ["a list with (a) and (b)", /\(a\)/],
  ["it is not true …", /it is not true/i],
  ["the following is true, whichever", /the following (?:is|holds)|Whichever/i],
  ["both … or neither, any who", /or (?:did |was )?neither\b|, and any who /],
  ["every X either did not …", /^(?:Every|Each) .* either (?:did|was) not/],
  ["and also, or else", /, and also |or else /],
];

const links = new Set(
  scenesOf(scenes).flatMap(({ links: own = [] }) =>
    own.map(({ cause, effect }) => `${cause.yes} > ${effect.yes}`),
  ),
);

const linkedIn = ({ premises, lexicon }: ProblemLine<"rule">): readonly boolean[] => {
  const texts = new Map(lexicon.map(({ letter, text }) => [letter, text.replace(/^[A-Z]\w+ /, "")]));
  return premises.flatMap((premise) => {
    const [, from, to] = /^(?:∀x \()?(\w+)(?:\(x\))? → (\w+)(?:\(x\)\))?$/.exec(premise) ?? [];
    return from === undefined || to === undefined ? [] : [links.has(`${texts.get(from)} > ${texts.get(to)}`)];
  });
};

const items = process.argv
  .slice(2)
  .flatMap((file) => readFileSync(file, "utf8").trim().split("\n"))
  .map((line): ProblemLine<"rule"> => JSON.parse(line));
const sentences = items.flatMap(({ premisesText, conclusionText }) => [...premisesText, conclusionText]);
const share = (count: number, of: number): string => `${((100 * count) / of).toFixed(1)} %`;
const counted = (names: readonly string[]): readonly string[] =>
  [...Map.groupBy(names, (name) => name)]
    .toSorted(([, one], [, other]) => other.length - one.length)
    .map(([name, all]) => `  ${share(all.length, names.length).padStart(7)}  ${name}`);

console.log(`${items.length} questions, ${sentences.length} sentences\nframes`);
console.log(
  counted(sentences.map((text) => frames.find(([, pattern]) => pattern.test(text))![0])).join("\n"),
);
console.log("asks");
console.log(
  counted(
    items.map(({ question }) => /\n([A-Z]\w+(?: \w+){1,4}?)(?: that|\?)/.exec(question)?.[1] ?? "?"),
  ).join("\n"),
);
const premises = items.reduce((sum, { premisesText }) => sum + premisesText.length, 0);
const count = (pattern: RegExp): number =>
  items.reduce((sum, { question }) => sum + [...question.matchAll(pattern)].length, 0);
console.log(
  `markers for three premises  ${((3 * count(/(?:Also|Besides|What is more|In addition), /g)) / premises).toFixed(2)}`,
);
console.log(`“The same holds if”         ${share(count(/The same holds if /g), premises)} of premises`);
console.log(
  `pronouns for the one before ${share(count(/[.] (?:If |Assuming |Unless )?(?:He|She|he|she) /g), premises)} of premises`,
);
console.log(`“or” explained              ${share(count(/Here “or” means/g), items.length)} of questions`);
const arrows = items.flatMap(linkedIn);
console.log(
  `arrows that scenes link     ${share(arrows.filter(Boolean).length, arrows.length)} of ${arrows.length}`,
);
console.log("constructions, of sentences");
for (const [name, pattern] of constructions)
  console.log(
    `  ${share(sentences.filter((text) => pattern.test(text)).length, sentences.length).padStart(7)}  ${name}`,
  );
