/** Builds the text of a task's question, and parses it again from a prompt. */
import type { ParsedQuestion, Task, WordedProblem } from "organon/tasks";
import { type Formula, not } from "organon-logic/formula";
import { print } from "organon-logic/notation";
import texts from "../data/tasks.json" with { type: "json" };

type TaskText = {
  readonly title: string;
  /** Words that precede the goal in a question of this task, and of no other. */
  readonly marks: readonly string[];
  readonly asks: readonly string[];
};

/** Returns the parts of a task that `data/tasks.json` states, and its question text with parts in place of `{name}`. */
export function readTexts(name: "countermodel" | "proof") {
  const { title, marks, asks }: TaskText = texts[name];
  return {
    about: {
      name,
      title: (goal: string): string => fill(title, { goal }),
      parse: (prompt: string): ParsedQuestion | undefined => parseQuestion(prompt, marks),
    } satisfies Partial<Task>,
    asks: (parts: Readonly<Record<string, string>>): string => fill(asks.join("\n"), parts),
  };
}

const fill = (text: string, parts: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\{([a-z]+)\}/g, (_, name: string) => parts[name]!);

/** The answer key of a question whose replies a checker judges. */
export const acceptedKey: readonly string[] = ["accepted"];

const opening = "Consider the following premises:";

/** Returns a question: each premise with its number on a line of its own, then the text of the task. */
export const writeQuestion = (
  { setting, premises }: Pick<WordedProblem, "setting" | "premises">,
  asks: string,
): string =>
  [
    setting === undefined ? opening : `${setting} ${opening}`,
    ...premises.map((sentence, i) => `(${i + 1}) ${sentence}`),
    asks,
  ].join("\n");

/** Returns the last question of a prompt, if one of the marks precedes its goal. */
export function parseQuestion(prompt: string, marks: readonly string[]): ParsedQuestion | undefined {
  const start = prompt.lastIndexOf(`${opening}\n(1) `);
  if (start < 0) return undefined;
  const text = prompt.slice(start);
  const mark = marks.find((one) => text.includes(one));
  if (mark === undefined) return undefined;
  const at = text.indexOf(mark);
  const rest = text.slice(at + mark.length);
  return {
    premises: [...text.slice(0, at).matchAll(/^\(\d+\) (.*)$/gm)].map(([, sentence = ""]) => sentence),
    goal: rest.split("\n", 1)[0]!.trim(),
    target: /^That is, derive (.+)\.$/m.exec(rest)?.[1],
  };
}

/** Returns the problem with its formula after each sentence, as in "Ann dived. [P1(a1)]", for tasks answered in formulas. */
export const withFormulas = (worded: WordedProblem): Pick<WordedProblem, "setting" | "premises" | "goal"> => {
  const { problem, setting, premises, goal, isWordless } = worded;
  const withFormula = (sentence: string, formula: Formula): string =>
    isWordless ? sentence : `${sentence} [${print(formula)}]`;
  return {
    setting,
    premises: premises.map((sentence, i) => withFormula(sentence, problem.premises[i]!)),
    goal: withFormula(goal, problem.goal),
  };
};

/** Returns what a proof must end in: the goal, or its denial without a double negation. */
export const proofTarget = ({
  relation,
  goal,
}: Pick<WordedProblem["problem"], "relation" | "goal">): Formula =>
  relation !== "contradiction" ? goal : goal.kind === "not" ? goal.body : not(goal);

/** Returns a reply of several rows in a code block. */
export const wrapBlock = (rows: readonly string[]): string => `\`\`\`\n${rows.join("\n")}\n\`\`\``;
