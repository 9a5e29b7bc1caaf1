/**
 * Right by a wrong way: the reasoning that stands in a run's stored replies is read back into formulas, sentence by sentence,
 * and each stated step is held against the question's premises. Nothing is asked.
 */
import { answeredCalls, tallyCalls } from "#runs/answers";
import type { ProblemLine } from "#items/problem-line";
import { isProved, type Question } from "#items/question";
import { misuse } from "#logic/error";
import type { Run, Store } from "#runs/store";
import { answerReader } from "#scores/readers/readers";
import { checkSteps, firstWrongStep, type CheckedStep } from "#scores/reasoning/check-steps";
import { readSteps } from "#scores/reasoning/read-steps";
import { wrongWaysOf, type ReasonedReply } from "#scores/reasoning/wrong-way";
import { namesOf } from "./reporting/names.ts";
import { background, number, section, share, table, text } from "#report/blocks";
import type { Block, Document, Section } from "#report/document";

type ReasoningTools = { readonly store: Store; readonly onReply?: (done: number, of: number) => void };

type Told = ReasonedReply & { readonly wrong: CheckedStep | undefined };

/**
 * Reads the reasoning of a run's replies. Misuse where the run has no question of ours.
 *
 * @example
 * const store = openStore(":memory:");
 * const answer = async () => "So every cat sings. Final answer: yes";
 * await evaluate(answer, { suite: generatedSuite({ limit: 4 }), name: "mine" }, { store });
 * (await reasoning({}, { store })).models[0]!.ways.replies; // → 4
 * await store.close();
 */
export const reasoning = async (
  { run: reference = "latest", examples = 3 }: { readonly run?: string; readonly examples?: number },
  { store, onReply = () => {} }: ReasoningTools,
) => {
  const run = await store.findRun(reference);
  const total = (await tallyCalls(store, run)).reduce((sum, { answered }) => sum + answered, 0);
  let done = 0;
  const told: Told[][] = run.subjects.map(() => []);
  const shown = run.subjects.map((): ReturnType<typeof exampleOf>[] => []);
  for await (const { subject, question, response } of answeredCalls(store, run)) {
    onReply(++done, total);
    if (!isProved(question)) continue;
    const { outcome } = answerReader.judge(question, response);
    if (outcome !== "correct" && outcome !== "incorrect") continue;
    const reply = repliedOf(question.problem, response.text, outcome === "correct");
    told[subject]?.push(reply);
    const some = shown[subject];
    if (reply.wrong === undefined || !reply.isRight || some === undefined || some.length >= examples)
      continue;
    some.push(exampleOf(question, response.text, reply.wrong));
  }
  requireProved(run, told);
  const names = namesOf(run.subjects);
  return {
    run: run.id,
    models: run.subjects.map(({ id }, place) => ({
      model: id,
      name: names[place] ?? id,
      ways: wrongWaysOf(told[place] ?? []),
      examples: shown[place] ?? [],
    })),
  };
};

/** A right answer with a step that does not follow; `step` is the sentence as it stands in the reply. */
const exampleOf = ({ id, text: question, key }: Question, reply: string, { span, finding }: CheckedStep) => ({
  questionId: id,
  question,
  key: key.join(","),
  step: reply.slice(...span).trim(),
  finding,
});

const repliedOf = (item: ProblemLine<"rule">, text: string, isRight: boolean): Told => {
  const { sentences, read, steps } = readSteps(item, text);
  const checked = checkSteps(item, { steps });
  const wrong = firstWrongStep(checked);
  const drawn = checked.filter(({ finding }) => !["assumed", "given", "undecided"].includes(finding)).length;
  return { questionId: item.id, isRight, sentences, read, drawn, firstWrong: wrong?.finding, wrong };
};

const requireProved = (run: Run, told: readonly (readonly Told[])[]): void => {
  if (told.some((replies) => replies.length > 0)) return;
  throw misuse(
    `run ${run.id} has no readable answer to a generated question`,
    "reasoning is parsed with the formulas of generated yes/no questions; ask them with --prompt cot",
  );
};

export const reasoningDocument = ({ run, models }: Awaited<ReturnType<typeof reasoning>>): Document => ({
  title: "Right answers with flawed reasoning",
  facts: [`run ${run}`],
  sections: [shares(models), ...models.flatMap(examplesOf)],
});

type Models = Awaited<ReturnType<typeof reasoning>>["models"];

const shares = (models: Models): Section => ({
  id: "shares",
  blocks: [
    table(
      [
        "model",
        "replies",
        "sentences parsed",
        "right answers checked",
        "of them flawed",
        "wrong answers with a wrong step",
      ],
      models.map(({ name, ways }) => [
        name,
        number(ways.replies),
        share(ways.read),
        share(ways.checkedRight),
        share(ways.wrongWay),
        share(ways.wrongStep),
      ]),
    ),
    background(
      "A step does not follow where the premises and everything assumed so far leave it open or rule it out. Sentences in other words than the question's are not parsed; a reply is checked if at least one step was parsed. A step that passes may still come from a wrong rule, so the shares are lower bounds for the checked replies.",
    ),
  ],
});

const examplesOf = ({ name, examples }: Models[number]): readonly Section[] =>
  examples.length === 0
    ? []
    : [
        section(
          `examples-${name}`,
          `Right answers with flawed reasoning, ${name}`,
          examples.flatMap(({ questionId, question, key, step, finding }): readonly Block[] => [
            text(`${question} (right: ${key}; question ${questionId})`),
            text(
              `“${step}” ${finding === "open" ? "is left open" : "is ruled out"} by what was said before.`,
            ),
          ]),
        ),
      ];
