/**
 * `node scripts/grammar.ts [--count 5200] [--length 1] [--lexicon everyday] [--seed 1] [--examples 2] [--phrases | --choices]`:
 * runs Harper, a grammar checker that knows nothing of ours, over generated questions of the `paper` profile, with
 * --phrases over every phrase of a lexicon, or with --choices over four-option items, and counts its findings by class. Exit 1 where a finding has no
 * explanation. What the classes mean stands in test/language/explained-findings.ts.
 */
import { parseArgs } from "node:util";
import { createChoiceGenerator } from "#items/choice/generate";
import { defaultChoicePlan } from "#items/choice/plan";
import { optionTexts, writePassage, writeQuery } from "#items/formats/choice";
import { generateOutcomes } from "../src/items/extent.ts";
import { createGenerator } from "../src/items/generate.ts";
import { everyday } from "#language/lexicons/everyday";
import { nonsense } from "#language/lexicons/nonsense";
import { counterintuitive, plausible } from "#language/lexicons/plausible";
import { readBank } from "#language/sentences/bank";
import { natural } from "#language/styles/natural";
import { explanationOf } from "../test/language/explained-findings.ts";
import { openBankChecker, openChecker, sentencesOf, type Finding } from "../test/language/outside-checker.ts";

const { values: flags } = parseArgs({
  options: {
    count: { type: "string", default: "5200" },
    length: { type: "string", default: "1" },
    lexicon: { type: "string", default: "everyday" },
    seed: { type: "string", default: "1" },
    examples: { type: "string", default: "2" },
    phrases: { type: "boolean", default: false },
    choices: { type: "boolean", default: false },
  },
});
const lexicons = [everyday, plausible, counterintuitive, nonsense];
const lexicon = lexicons.find(({ name }) => name === flags.lexicon);
if (lexicon === undefined)
  throw new Error(`no lexicon “${flags.lexicon}”; there are ${lexicons.map(({ name }) => name).join(", ")}`);

const bank = readBank();

/** All phrases of the lexicon, four-option items, or the questions of a suite. */
function* texts(lexiconUsed: typeof everyday): Generator<string> {
  if (flags.phrases) {
    yield* sentencesOf(lexiconUsed);
    return;
  }
  if (flags.choices) {
    const generator = createChoiceGenerator({ ...defaultChoicePlan, seed: Number(flags.seed), bank });
    for (let index = 0; index < Number(flags.count); index++) {
      const outcome = generator.at(index);
      if (!("item" in outcome)) continue;
      yield [writePassage(outcome.item), writeQuery(outcome.item), ...optionTexts(outcome.item)].join("\n");
    }
    return;
  }
  const plan = {
    profile: "paper",
    length: Number(flags.length),
    seed: Number(flags.seed),
    style: natural,
    lexicon: lexiconUsed,
  };
  for (const outcome of generateOutcomes(createGenerator(plan), { limit: Number(flags.count) }))
    if ("item" in outcome) yield outcome.item.question;
}

type Tally = { count: number; readonly because: string; readonly examples: string[] };
const tallies = new Map<string, Tally>();
const count = (finding: Finding): void => {
  const { rule, words, line, at, message } = finding;
  const explanation = explanationOf(finding);
  const name = explanation === undefined ? `${rule} (unexplained)` : `${rule} ${explanation.words.source}`;
  const tally = tallies.get(name) ?? { count: 0, because: explanation?.because ?? message, examples: [] };
  tallies.set(name, tally);
  tally.count++;
  const around = `${line.slice(Math.max(0, at - 40), at)}[${words}]${line.slice(at + words.length, at + words.length + 30)}`;
  if (tally.examples.length < Number(flags.examples)) tally.examples.push(around);
};

const checker = await (flags.choices ? openBankChecker(bank) : openChecker(lexicons, [nonsense]));
let [checked, faulted] = [0, 0];
for (const text of texts(lexicon)) {
  const findings = await checker.findingsIn(text);
  checked++;
  if (findings.length > 0) faulted++;
  for (const finding of findings) count(finding);
}

const questions = `${lexicon.name}: ${checked} ${flags.phrases ? "phrases" : `questions of length ${flags.length}`}`;
console.log(`${flags.choices ? `${checked} four-option items` : questions}, findings in ${faulted}`);
for (const [name, { count: times, because, examples }] of [...tallies].toSorted(
  ([, a], [, b]) => b.count - a.count,
)) {
  console.log(`${String(times).padStart(6)}  ${name}\n        ${because}`);
  for (const example of examples) console.log(`          … ${example}`);
}
if ([...tallies.keys()].some((name) => name.endsWith("(unexplained)"))) process.exitCode = 1;
