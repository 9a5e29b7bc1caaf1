/**
 * The papers' yes/no question around an item's sentences (Appendix G of the ACL text, §4.1 of the FSE text).
 */

const opening = "Consider the following premises:";
const middle = "Can we infer the following from them? Answer yes or no: ";

/** What a question has beside its sentences: what all of it is about, and from how many premises on they have numbers. */
export type QuestionForm = {
  readonly setting?: string | undefined;
  readonly numberedFrom?: number | undefined;
};

/** The prompt template of the papers, filled in; premises with numbers have each a line of its own. */
export const yesNoQuestion = (
  premisesText: readonly string[],
  conclusionText: string,
  { setting, numberedFrom = Infinity }: QuestionForm = {},
): string => {
  const [between, premises] =
    premisesText.length < numberedFrom
      ? [" ", premisesText]
      : ["\n", premisesText.map((sentence, i) => `(${i + 1}) ${sentence}`)];
  const told = [opening, ...premises, `${middle}${conclusionText}`].join(between);
  return setting === undefined ? told : `${setting} ${told}`;
};

/**
 * The sentences of the last question in a prompt, or undefined where there is none. Everything that stands
 * before it, such as demonstrations, is passed over.
 */
export const partsOfQuestion = (
  prompt: string,
): { readonly premises: string; readonly conclusion: string } | undefined => {
  const split = prompt.lastIndexOf(middle);
  const start = prompt.lastIndexOf(opening, split);
  if (split < 0 || start < 0) return undefined;
  const after = prompt.slice(split + middle.length);
  const end = after.indexOf("\n");
  return {
    premises: prompt.slice(start + opening.length, split).trim(),
    conclusion: (end < 0 ? after : after.slice(0, end)).trim(),
  };
};
