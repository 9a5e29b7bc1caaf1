/**
 * `npm run bench:rules [-- subjects [slip [other errors]]]`: how many planted rules a search for rules finds, and how
 * many subjects get a cause that is none, after 300, 600, 1,200 and 2,080 calls. Beside it: as many questions asked evenly. Subjects are
 * simulated within the process: subject n slips on 1 + n modulo 5 rules, wherever every shortest proof needs one. A search that has ended counts with what it found.
 */
import { createRandom } from "#arguments/random";
import { createGenerator } from "#items/generate";
import type { ItemGenerator } from "#items/generation";
import type { ProblemLine } from "#items/problem-line";
import { isProved } from "#items/question";
import { defaultLexicon, defaultStyle } from "#language/lists";
import { createCauseTable } from "#diagnosis/cause-table";
import { memoize } from "#logic/memoize";
import { findCauses } from "#diagnosis/find-causes";
import type { Score } from "#scoring/verdict";
import { openRuleSearch } from "../src/runs/recipes/rule-search.ts";

const [subjects = 50, onlySlip, onlyBase] = process.argv.slice(2).map(Number);
const checkpoints = [300, 600, 1200, 2080];

const generation = {
  profile: "balanced",
  length: [1, 2, 3].map((length) => ({ length, weight: 1 })),
  seed: 1,
  style: defaultStyle,
  lexicon: defaultLexicon,
};
const made = createGenerator(generation);
/** Questions that are made once for all subjects. */
const generator: ItemGenerator = { ...made, at: memoize(made.at) };
const even: ProblemLine<"rule">[] = [];
for (let k = 0; even.length < checkpoints.at(-1)!; k++) {
  const outcome = generator.at(k);
  if ("item" in outcome) even.push(outcome.item);
}
const plantable = [
  ...new Set(
    even.flatMap(({ label, rule, category }) => (label === "yes" && category !== "fallacy" ? [rule] : [])),
  ),
];

type Answers = Map<string, { readonly line: ProblemLine<"rule">; readonly right: number }>;

const causesIn = (answers: Answers): readonly string[] => {
  const table = createCauseTable();
  for (const { line, right } of answers.values()) table.add(line, right);
  const read = table.read();
  return findCauses(read).causes.map(({ factor }) => read.factors[factor]!.name);
};

const scored = (line: ProblemLine<"rule">, right: number): Score => ({
  questionId: line.id,
  model: "simulated",
  tags: {},
  key: line.label,
  epoch: 0,
  verdict: {
    outcome: right === 1 ? "correct" : "incorrect",
    answer: (right === 1) === (line.label === "yes") ? "yes" : "no",
  },
});

type RightOf = (line: ProblemLine<"rule">) => number;

/** Answers what a search asks until it ends. */
const walk = async (
  search: ReturnType<typeof openRuleSearch>,
  rightOf: RightOf,
  answers: Answers,
  onAnswer = () => {},
): Promise<void> => {
  const scores = new Map<string, Score>();
  for (let questions = await search.next(scores); questions?.length; questions = await search.next(scores))
    for (const question of questions) {
      if (!isProved(question)) continue;
      const line = question.problem;
      const right = rightOf(line);
      answers.set(line.id, { line, right });
      scores.set(line.id, scored(line, right));
      onAnswer();
    }
};

type Told = {
  recall: number;
  planted: number;
  whole: number;
  extra: number;
  asked: number;
  subjects: number;
};
const nothing = (): Told => ({ recall: 0, planted: 0, whole: 0, extra: 0, asked: 0, subjects: 0 });
const count = (told: Told, weak: readonly string[], found: readonly string[], asked: number): void => {
  const hits = found.filter((name) => weak.includes(name)).length;
  told.recall += hits;
  told.planted += weak.length;
  told.whole += hits === weak.length ? 1 : 0;
  told.extra += found.length > hits ? 1 : 0;
  told.asked += asked;
  told.subjects += 1;
};

for (const slip of [0.8, 0.4, 0.2])
  for (const base of [0.05, 0.15, 0.3]) {
    if ((onlySlip !== undefined && slip !== onlySlip) || (onlyBase !== undefined && base !== onlyBase))
      continue;
    const sought = checkpoints.map(nothing);
    const asked = checkpoints.map(nothing);
    for (let n = 0; n < subjects; n++) {
      const weak = createRandom(`rules ${n}`)
        .shuffle(plantable)
        .slice(0, 1 + (n % 5));
      const random = createRandom(`answers ${n} ${slip} ${base}`);
      const rightOf = memoize((line: ProblemLine<"rule">): number => {
        const needed =
          line.label === "yes" ? (line.requiredRules?.needed ?? line.requiredRules?.proof ?? []) : [];
        const times = weak.filter((rule) => needed.includes(rule)).length;
        return random.next() < (1 - base) * (1 - slip) ** times ? 1 : 0;
      });
      const answers: Answers = new Map();
      let open = 0;
      const search = openRuleSearch({ generator, budget: 2080 });
      await walk(search, rightOf, answers, () => {
        if (answers.size === checkpoints[open]) count(sought[open++]!, weak, causesIn(answers), answers.size);
      });
      const found = open < checkpoints.length ? causesIn(answers) : [];
      for (; open < checkpoints.length; open++) count(sought[open]!, weak, found, answers.size);
      for (const [i, most] of checkpoints.entries()) {
        const first: Answers = new Map(
          even.slice(0, most).map((line) => [line.id, { line, right: rightOf(line) }]),
        );
        count(asked[i]!, weak, causesIn(first), most);
      }
    }
    const words = (told: Told): string =>
      `recall ${(told.recall / told.planted).toFixed(3)} all ${told.whole} with others ${told.extra} calls ${(told.asked / told.subjects).toFixed(0)} of ${told.subjects}`;
    for (const [i, most] of checkpoints.entries())
      console.log(
        `slip ${slip} other errors ${base} at ${most}: search ${words(sought[i]!)} | evenly ${words(asked[i]!)}`,
      );
  }
