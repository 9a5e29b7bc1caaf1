/**
 * The weaknesses of a diagnosis as a report has them: each with a question that was answered wrongly, and, for a
 * novice, whether they name the rules that it was made to slip on.
 */
import type { Question } from "#items/question";
import type { Diagnosis } from "#diagnosis/diagnose";
import type { argumentsBehind } from "#diagnosis/causes";
import { parseModelSpec } from "#models/spec";
import type { PlantedWeakness, Weakness, WeaknessExample } from "#reports/summary";
import type { Store } from "#runs/store";
import { fisherBelow } from "#scoring/binomial";
import { skillKey } from "#scoring/breakdown";
import type { Score } from "#scoring/verdict";

type AnswersBehind = {
  readonly scores: readonly Score[];
  readonly behind?: ReturnType<typeof argumentsBehind>;
};

/** The weaknesses found as a report has them, with an example that was answered wrongly, where there is one. */
export const withExamples = async (
  store: Store,
  found: Readonly<Diagnosis["weaknesses"]>,
  { scores, behind }: AnswersBehind,
): Promise<readonly Weakness[]> => {
  const questions = await store.questionsNamed(found.flatMap(({ example }) => example ?? []));
  return found.map(
    ({ rule, kind, logic, category, accuracy, responseRate, shrunk, distinction, example }) => {
      const own = behind?.get(skillKey({ rule, kind }));
      const isWhole = own?.accuracy.n === accuracy.n;
      return {
        rule,
        kind,
        logic,
        category,
        accuracy: isWhole ? { ...own.accuracy, value: accuracy.value } : accuracy,
        responseRate,
        arguments: isWhole ? own.arguments : undefined,
        correct: Math.round((accuracy.value ?? 0) * accuracy.n),
        shrunk,
        p: distinction.p,
        q: distinction.q,
        mark: distinction.isBelow ? "weak" : "not distinguishable",
        example: exampleOf(example, questions, scores),
      };
    },
  );
};

/** A question that was answered wrongly, as a report shows it; undefined where it is not at hand. */
export const exampleOf = (
  id: string | undefined,
  questions: ReadonlyMap<string, Question>,
  scores: readonly Score[],
): WeaknessExample | undefined => {
  const question = id === undefined ? undefined : questions.get(id);
  const answer = scores.find(
    ({ questionId, verdict }) => questionId === id && verdict.outcome === "incorrect",
  );
  return question === undefined || answer === undefined
    ? undefined
    : {
        question: question.text,
        premisesText: question.premises ?? [question.text],
        conclusionText: question.conclusion ?? "",
        label: question.key.join(", "),
        answer: answer.verdict.answer ?? "",
      };
};

/** For a novice, the rules that it was made to slip on and slipped on beyond chance, and whether what is named has them. */
export const getPlanted = (
  id: string,
  scores: readonly Score[],
  named: readonly { readonly rule: string | null }[],
): readonly PlantedWeakness[] | undefined => {
  const spec = parseModelSpec(id);
  const names = spec.provider === "reasoner" && spec.model === "novice" ? spec.parameters["weak"] : undefined;
  if (names === undefined) return undefined;
  const rulesOf = ({ tags: { rule = "", bears = "" } }: Score) => [rule, ...bears.split(" + ")];
  const right = (some: typeof scores) => some.filter(({ verdict }) => verdict.outcome === "correct").length;
  const known = new Set(scores.flatMap(rulesOf));
  const planted = names.split(",").flatMap((name) => {
    // As `ruleNamed` reads it; the rule may be one's own.
    const rule = known.values().find((one) => one.toLowerCase() === name.trim().toLowerCase()) ?? name;
    const own = scores.filter((score) => rulesOf(score).includes(rule));
    const found = named.some((one) => one.rule === rule);
    const p = fisherBelow(right(own), own.length, right(scores), scores.length);
    return p <= 0.05 ? [{ rule, found }] : [];
  });
  return planted.length === 0 ? undefined : planted;
};
