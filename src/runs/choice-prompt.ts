/**
 * What is sent for a four-option question: the instruction of DivLogicEval's Appendix I or the shorter one of its
 * §4.1, then, in the 3-shot setting, one solved example of each type, then the question. `cot` is ours: it asks for the
 * reasoning first and the answer in the same form at the end.
 */
import type { Prompt } from "#models";

/** The instructions that can be chosen. */
export const choiceTemplates = ["appendix", "short", "cot"] as const;
export type ChoiceTemplate = (typeof choiceTemplates)[number];

const instructions: Readonly<Record<ChoiceTemplate, string>> = {
  appendix: "You need to answer in the form of 'Answer: <A/B/C/D>' without explanation.",
  short: "You need to answer in the form of Answer: <A/B/C/D>",
  cot: "Think step by step and write your reasoning down. Then end with one last line in the form of Answer: <A/B/C/D>",
};

/** An example that stands before the question, with its answer. */
export type ChoiceShot = { readonly question: string; readonly answer: string };

/** The prompt of a question. */
export const choicePrompt = (
  { question }: { readonly question: string },
  {
    template,
    system,
    shots = [],
  }: { readonly template: ChoiceTemplate; readonly system?: string; readonly shots?: readonly ChoiceShot[] },
): Prompt => {
  const solved = shots.map((shot) => `${shot.question}\nAnswer: ${shot.answer}\n\n`);
  const content = `${instructions[template]}\n${solved.length > 0 ? "\n" : ""}${solved.join("")}${question}`;
  return {
    messages: [
      ...(system === undefined ? [] : [{ role: "system", content: system } as const]),
      { role: "user", content },
    ],
  };
};
