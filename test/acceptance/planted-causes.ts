/** Simulated subjects with planted weak rules, and what the search for causes finds of them (results/causes.md). */
import { createRandom } from "#arguments/random";
import { createGenerator } from "#items/generate";
import type { ItemGenerator } from "#items/generation";
import type { ProblemLine } from "#items/problem-line";
import { isProved } from "#items/question";
import { findStyle, findLexicon } from "#language/lists";
import { createCauseTable } from "#diagnosis/cause-table";
import { memoize } from "#logic/memoize";
import { openRuleSearch } from "#runs/recipes/rule-search";
import { findCauses } from "#diagnosis/find-causes";
import type { Score } from "#scoring/verdict";

const subjectsOf = (skills?: readonly string[]) => {
  const generation = {
    profile: "balanced",
    length: [1, 2, 3].map((length) => ({ length, weight: 1 })),
    seed: 1,
    style: findStyle("symbolic"),
    lexicon: findLexicon("everyday"),
    skills,
  };
  const made = createGenerator(generation);
  /** Questions that are made once for all subjects. */
  const generator: ItemGenerator = { ...made, at: memoize(made.at) };
  /** Rules that can be weak: sound ones. */
  const plantable = made.skills
    .filter(({ category, kind }) => category !== "fallacy" && kind === "valid")
    .map(({ rule }) => rule);
  return { generator, plantable };
};

type Answers = readonly (readonly [line: ProblemLine<"rule">, right: number])[];

const causesIn = (answers: Answers): readonly string[] => {
  const table = createCauseTable();
  for (const [line, right] of answers) table.add(line, right);
  const read = table.read();
  const { causes } = findCauses(read);
  return causes.map(({ factor }) => read.factors[factor]!.name);
};

type Asked = {
  readonly calls: number;
  readonly errorRate: number;
  /** The rules that are asked about; all where nothing is said. */
  readonly skills?: readonly string[];
};

/**
 * Of so many subjects with one to five weak rules each: how many rules there are, how many of them are named as causes, and how many
 * subjects get a cause that is none. A weak rule fails at the error rate where every shortest proof needs it, and 5 % of all else.
 */
export const recallOf = async (subjects: number, { calls, errorRate, skills }: Asked) => {
  const { generator, plantable } = subjectsOf(skills);
  const found = { planted: 0, named: 0, withFalse: 0 };
  for (let n = 0; n < subjects; n++) {
    const weak = createRandom(`rules ${n}`)
      .shuffle(plantable)
      .slice(0, 1 + (n % 5));
    const random = createRandom(`answers ${n}`);
    const answers: [ProblemLine<"rule">, number][] = [];
    const scores = new Map<string, Score>();
    const search = openRuleSearch({ generator, budget: calls });
    for (let asked = await search.next(scores); asked?.length; asked = await search.next(scores))
      for (const question of asked) {
        if (!isProved(question)) continue;
        const line = question.problem;
        const needed =
          line.label === "yes" ? (line.requiredRules?.needed ?? line.requiredRules?.proof ?? []) : [];
        const times = weak.filter((rule) => needed.includes(rule)).length;
        const right = random.next() < 0.95 * (1 - errorRate) ** times;
        answers.push([line, Number(right)]);
        scores.set(line.id, scoreOf(line, right));
      }
    const named = causesIn(answers);
    const hits = named.filter((name) => weak.includes(name)).length;
    found.planted += weak.length;
    found.named += hits;
    found.withFalse += Number(named.length > hits);
  }
  return found;
};

const scoreOf = (line: ProblemLine<"rule">, right: boolean): Score => ({
  questionId: line.id,
  model: "simulated",
  tags: {},
  key: line.label,
  epoch: 0,
  verdict: {
    outcome: right ? "correct" : "incorrect",
    answer: right === (line.label === "yes") ? "yes" : "no",
  },
});

/** How many of so many coins, asked so many questions each, get a cause. */
export const falseCausesOfCoins = (coins: number, questions: number, skills?: readonly string[]): number => {
  const { generator } = subjectsOf(skills);
  const lines: ProblemLine<"rule">[] = [];
  for (let k = 0; lines.length < questions; k++) {
    const outcome = generator.at(k);
    if ("item" in outcome) lines.push(outcome.item);
  }
  return Array.from({ length: coins }, (_, n) => {
    const random = createRandom(`coin ${n}`);
    return causesIn(lines.map((line) => [line, Number(random.next() < 0.5)]));
  }).filter((named) => named.length > 0).length;
};
