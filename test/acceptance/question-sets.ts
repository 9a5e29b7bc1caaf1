/** The sets of questions that acceptance pins and puts to Z3: each profile and graded task in each style, and four options by each recipe. */
import { createHash } from "node:crypto";
import { createRequire } from "node:module";
import { writeLine } from "#items/formats/lines";
import { openSuite } from "#items/open-suite";
import { toSequent } from "#items/problem";
import type { Question } from "#items/question";
import { toProblem } from "#items/to-problem";
import { memoize } from "#logic/memoize";
import { printSequent } from "#logic/notation";
import { openReferee } from "#experiments/open-store";
import { choiceSuite, taskSuite, generatedSuite } from "#experiments/suites";

/** Each style with its own words, named so that another default changes nothing. */
const wordings = [
  ["natural", "topics"],
  ["symbolic", "everyday"],
  ["paper", "papers"],
] as const;

const lengths = [
  { length: 1, weight: 4 },
  { length: 3, weight: 1 },
];

export type QuestionSet = { readonly name: string; readonly questions: readonly Question[] };

/** The sets: so many questions of each, or few, of the profiles each skill once. */
export const questionSets = (size?: number): Promise<readonly QuestionSet[]> => {
  const limit = (few: number): number => size ?? few;
  return Promise.all([
    ...Object.entries(skillsOf).flatMap(([profile, skills]) =>
      wordings.map(([style, lexicon]) =>
        setOf(
          `${profile}, ${style}`,
          generatedSuite({ profile, style, lexicon, length: lengths, limit: limit(skills) }),
        ),
      ),
    ),
    ...(["fair", "paper"] as const).map((recipe) =>
      setOf(`four options, ${recipe}`, choiceSuite({ recipe, perType: Math.ceil(limit(36) / 3) })),
    ),
    ...["three-way", "proof", "countermodel"].flatMap((task) =>
      // Graded questions are not said in the papers' patterns.
      wordings
        .slice(0, 2)
        .map(([style, lexicon]) =>
          setOf(
            `${task}, ${style}`,
            taskSuite({ tasks: [task], style, lexicon, parameters: dials, limit: limit(48) }),
          ),
        ),
    ),
  ]);
};

const dials = { length: [3, 5], relations: [0, 1] };

/** Skills of a profile; in balanced the 74 rules in pairs. */
const skillsOf = { balanced: 148, paper: 208, full: 233 };

const setOf = async (name: string, suite: Parameters<typeof openSuite>[0]): Promise<QuestionSet> => ({
  name,
  questions: await Array.fromAsync(openSuite(suite)),
});

/** What each set asks and what is right, and its lines with all that they prove, each as one hash. */
export const hashesOf = (sets: readonly QuestionSet[]): string => {
  const hashes = sets.map(({ name, questions }) => {
    const asked = questions.map(({ text, answers, key }) => JSON.stringify({ text, answers, key }));
    return [
      name,
      { questions: questions.length, asked: hashOf(asked), lines: hashOf(questions.map(writeLine)) },
    ] as const;
  });
  return `${JSON.stringify(Object.fromEntries(hashes), undefined, 2)}\n`;
};

const hashOf = (lines: readonly string[]): string =>
  createHash("sha256").update(lines.join("\n")).digest("hex").slice(0, 32);

/** Whether Z3 is there to be asked. */
export const hasZ3 = ((): boolean => {
  try {
    createRequire(import.meta.url).resolve("z3-solver");
    return true;
  } catch {
    process.stdout.write("skipped: z3-solver is not installed\n");
    return false;
  }
})();

/** So many questions, from the whole of each set. */
const spread = (sets: readonly QuestionSet[], count: number) =>
  sets.flatMap(({ name, questions }, i) => {
    const share = Math.floor((count * (i + 1)) / sets.length) - Math.floor((count * i) / sets.length);
    return Array.from({ length: share }, (_, k) => ({
      name,
      question: questions[Math.floor((k * questions.length) / share)]!,
    }));
  });

/** All claims of so many questions put to Z3: how many it decided, and what it denies. */
export const judgedByZ3 = async (sets: readonly QuestionSet[], count: number) => {
  const claims = spread(sets, count).flatMap(({ name, question: { id, problem: line } }) => {
    const problem = line && toProblem(line);
    if (problem === undefined || !("claims" in problem)) throw new Error(`${name} ${id}: not a problem`);
    return problem.claims.map((claim) => ({
      what: `${name} ${id}`,
      sequent: toSequent(problem, claim),
      ...claim,
    }));
  });
  const referee = await openReferee(2);
  const relationOf = memoize(referee.relation, { toKey: printSequent });
  try {
    const relations = await Promise.all(claims.map(({ sequent }) => relationOf(sequent)));
    const denied: string[] = [];
    for (const [i, { what, holds, fault, sequent }] of claims.entries()) {
      if (relations[i] === "undecided" || holds.includes(relations[i]!)) continue;
      // An instance of Z3 that crashed may answer wrongly: a new one is asked.
      const { relation } = await referee.judge(sequent);
      if (relation !== "undecided" && !holds.includes(relation))
        denied.push(`${what}: z3 says ${relation}: ${fault}`);
    }
    return {
      claims: claims.length,
      decided: relations.filter((relation) => relation !== "undecided").length,
      denied,
    };
  } finally {
    await referee.close();
  }
};
