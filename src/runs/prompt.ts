/**
 * Builds the prompt of a question from a run's settings. Yes/no questions follow the papers (LogicAsker, Appendix G),
 * alone or after few-shot examples as text (Appendix E) or as turns of a chat. Questions with options or other labels
 * stand below an instruction (DivLogicEval, Appendix I, or the shorter one of §4.1), after any solved examples. With
 * `cot` both request reasoning first and a last line with the answer. The plan records what is sent.
 */
import { isYesNo, type Question } from "#items/question";
import { getCheckedProblem } from "#items/tasks/tasks";
import { lesson, type Demonstration, type ShotForm } from "#diagnosis/demonstrate";
import { hasMembers } from "#logic/is-record";
import type { Prompt } from "#models/language-model";
import { choiceTemplates, type ChoiceTemplate } from "#items/names";
import { listShots, type PromptSettings, type RunPlan } from "./plan.ts";

const instructions: Readonly<Record<ChoiceTemplate, (labels: string) => string>> = {
  appendix: (labels) => `You need to answer in the form of 'Answer: <${labels}>' without explanation.`,
  short: (labels) => `You need to answer in the form of Answer: <${labels}>`,
  cot: (labels) =>
    `Think step by step and write your reasoning down. Then end with one last line in the form of Answer: <${labels}>`,
};

/** NoLR: the sentence after an instruction that excludes logical reasoning (DivLogicEval §3.1, the paper's words). */
const withoutLogic = "Please try your best to answer correctly without performing any logical reasoning.";

/** A solved example in front of a question with options. */
export type ChoiceShot = { readonly question: string; readonly answer: string };

/** Requests the reasoning. It is the last text of the prompt, so that few-shot examples can't override it. */
const thinkAloud = {
  asked:
    "Think step by step and write your reasoning down. " +
    'Then end with one last line that says "Final answer: yes" or "Final answer: no".',
  answered: (label: "yes" | "no"): string => `Final answer: ${label}`,
};

/** Returns the settings with the few-shot examples in front of every question, recorded as they are sent. */
export const withShots = (
  settings: PromptSettings,
  shown: readonly Demonstration[],
  as: ShotForm = "text",
): PromptSettings =>
  shown.length === 0
    ? settings
    : {
        ...settings,
        shots: shown.map(({ text, question, answer }) => (as === "text" ? text : { question, answer })),
      };

/** Returns the prompt of a question; `shown` are the few-shot examples that the settings record. */
export const buildPrompt = (
  question: Pick<Question, "id" | "text" | "answers" | "problem">,
  settings: PromptSettings,
  shown: readonly Demonstration[] = [],
): Prompt => {
  if (getCheckedProblem(question) !== undefined) return taskPrompt(question, settings);
  if (!isYesNo(question)) return choicePrompt(question, settings);
  const { style, system, nolr, around } = settings;
  const { id, text, answers } = question;
  const put = around === undefined ? text : putInto(around, text, answers);
  const asked = { id, text: nolr === true ? `${put}\n\n${withoutLogic}` : put };
  return lesson(shown, asked, {
    as: listShots(settings).as,
    system,
    ending: style === "cot" ? thinkAloud : undefined,
  });
};

/**
 * Returns the prompts of a plan, as far as the plan records them, with its few-shot examples. If the plan records
 * only a hash of them, or if their turns depend on more than is recorded, the prompts differ from the planned ones.
 */
export const createPromptBuilder = ({
  prompt: settings,
}: Pick<RunPlan, "prompt">): ((question: Question) => Prompt) => {
  const shown = listRecordedShots(settings);
  return (question) => buildPrompt(question, settings, shown);
};

const listRecordedShots = ({ shots }: PromptSettings): readonly Demonstration[] => {
  const list: readonly unknown[] = Array.isArray(shots) ? shots : [];
  const nobody = {
    itemId: "",
    rule: "",
    kind: "valid",
    label: "yes",
    source: "organon",
    standIn: false,
  } as const;
  return list.map((shot) => ({
    ...nobody,
    text: typeof shot === "string" ? shot : "",
    ...(isSolved(shot) ? shot : { question: "", answer: "" }),
  }));
};

const taskPrompt = ({ text }: Pick<Question, "text">, { style, system }: PromptSettings): Prompt =>
  toPrompt(system, style === "cot" ? `Think step by step and write your reasoning down.\n${text}` : text);

const toPrompt = (system: string | undefined, content: string): Prompt => ({
  messages: [
    ...(system === undefined ? [] : [{ role: "system", content: system } as const]),
    { role: "user", content },
  ],
});

const choicePrompt = (
  { text, answers }: Pick<Question, "text" | "answers">,
  { style, template, system, shots, nolr, around }: PromptSettings,
): Prompt => {
  const name = choiceTemplates.find((one) => one === template) ?? (style === "cot" ? "cot" : "appendix");
  const labels = answers.map(({ label }) => label).join("/");
  const solved = solvedExamples(shots).map((shot) => `${shot.question}\nAnswer: ${shot.answer}\n\n`);
  const told = `${instructions[name](labels)}${nolr === true ? ` ${withoutLogic}` : ""}`;
  return toPrompt(
    system,
    around === undefined
      ? `${told}\n${solved.length > 0 ? "\n" : ""}${solved.join("")}${text}`
      : putInto(around, `${solved.join("")}${text}`, answers),
  );
};

const putInto = (around: string, question: string, answers: Question["answers"]): string =>
  around
    .replaceAll("{labels}", () => answers.map(({ label }) => label).join("/"))
    .replace("{question}", () => question);

const solvedExamples = (shots: unknown): readonly ChoiceShot[] =>
  Array.isArray(shots) ? shots.filter(isSolved) : [];

const isSolved = (shot: unknown): shot is ChoiceShot => hasMembers(shot, "question", "answer");
