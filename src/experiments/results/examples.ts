/** The weaknesses of a diagnosis as a report has them: each with a question that was answered wrongly. */
import type { Question } from "#items/question";
import type { Diagnosis } from "#diagnosis/diagnose";
import type { countArguments } from "#diagnosis/causes";
import type { Weakness, WeaknessExample } from "#reports/diagnosis-report";
import type { Store } from "#runs/store";
import { skillKey } from "#scoring/breakdown";
import type { Score } from "#scoring/verdict";

type AnswersBehind = {
  readonly scores: readonly Score[];
  readonly behind?: ReturnType<typeof countArguments>;
};

/** The weaknesses found as a report has them, with an example that was answered wrongly, where there is one. */
export const withExamples = async (
  store: Store,
  found: Readonly<Diagnosis["weaknesses"]>,
  { scores, behind }: AnswersBehind,
): Promise<readonly Weakness[]> => {
  const questions = await store.questionsNamed(found.flatMap(({ example }) => example ?? []));
  return found.map(({ rule, kind, logic, category, accuracy, responseRate, distinction, example }) => {
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
      p: distinction.p,
      q: distinction.q,
      mark: distinction.isBelow ? "weak" : "not distinguishable",
      example: buildExample(example, questions, scores),
    };
  });
};

/** A question that was answered wrongly, as a report shows it; undefined where it is not at hand. */
export const buildExample = (
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
