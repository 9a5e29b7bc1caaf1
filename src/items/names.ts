/** Names and bounds of questions, for options: what makes questions is not loaded with them. */

/** The names of the tasks with difficulty parameters (`tasks/tasks.ts`), and the usual one. */
export const taskNames: readonly string[] = ["three-way", "countermodel", "proof"];
export const usualTask = "three-way";

/** The longest chains that are made in good time: one takes some seconds at most (results/speed.md). */
export const longestChain = 100;
/** The same for contrast pairs, which are searched for. */
export const longestTwins = 20;

/** The bounds of a four-option plan; `steps` also ends at the number of propositions. */
export const choiceBounds = { n: [2, 20], variables: [4, 24], facts: [0, 3], steps: [2, 15] } as const;

/**
 * How a length's questions are shared out over the kinds: `paper` as in the authors' published program (half propositional,
 * half predicate; of each 82 % sound rules, three valid to one contradiction and one unrelated, and 18 % fallacies: yes
 * is right on 49.2 %, which are 50 of 100 questions), `balanced` half yes and half no, `skills` as many of each skill of the tree.
 */
export const lengthsMixes = ["paper", "balanced", "skills"] as const;
export type LengthsMix = (typeof lengthsMixes)[number];

/** The ways to read an imported answer key, as --keys names them. */
export const keyReadings = ["labels", "words", "from-0", "from-1"] as const;
export type KeyReading = (typeof keyReadings)[number];

/** The prompt templates of four-option questions. */
export const choiceTemplates = ["appendix", "short", "cot"] as const;
export type ChoiceTemplate = (typeof choiceTemplates)[number];
