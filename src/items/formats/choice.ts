/**
 * Four-option questions (DivLogicEval) in words: the passage is its sentences in order and, of a missing premise, a last line with
 * the conclusion.
 *
 * Queries: the fair recipe asks what must be true, what need not be true, and what makes the conclusion follow. The
 * paper asks what is “least likely to be accurate” (Appendix H), though a conclusion that is not entailed may be as
 * likely as you please; its other two queries are not printed and are ours after its manner.
 */
import page from "../../../data/choice-queries.json" with { type: "json" };
import { choiceTypes, type ChoiceType, type Recipe, recipes } from "#arguments/choice/types";
import { unknownName } from "#logic/error";
import { inclusiveOrNote } from "./yes-no.ts";
import { openerOf, pronounPlaces, withPronouns, withSetting } from "./discourse.ts";
import { type ProblemLine, withId } from "../problem-line.ts";

/** The question of each type, under each recipe. */
export const queries: Readonly<Record<Recipe, Readonly<Record<ChoiceType, string>>>> = page;

/** Which question is asked, by its words; undefined for words that are none of ours. */
export const findQueryType = (query: string): ChoiceType | undefined => {
  const asked = query.startsWith(inclusiveOrNote) ? query.slice(inclusiveOrNote.length + 1) : query;
  return choiceTypes.find((type) => recipes.some((recipe) => queries[recipe][type] === asked));
};

const conclusionMark = "\nConclusion: ";

/** A question's passage, with its title and with pronouns where it is about a topic; formulas have semicolons between them. */
export const writePassage = ({
  style,
  setting,
  premisesText,
  conclusionText,
}: Pick<ProblemLine<"options">, "style" | "setting" | "premisesText" | "conclusionText">): string => {
  const opener = openerOf(setting ?? undefined);
  const told =
    setting === null
      ? premisesText
      : withSetting(withPronouns(premisesText, pronounPlaces(premisesText, opener), opener), setting);
  const end = conclusionText === null ? "" : `${conclusionMark}${conclusionText}`;
  return `${told.join(style === "symbolic" ? "; " : " ")}${end}`;
};

/**
 * The query of a passage. Of the fair recipe it explains an "or" that leaves open whether both are true. Throws misuse for a task
 * or a profile that is none of four options.
 */
export const writeQuery = ({
  profile,
  task,
  style,
  premisesText,
}: Pick<ProblemLine<"options">, "profile" | "task" | "style" | "premisesText">): string => {
  const recipe = requireName(recipes, profile, "recipe");
  const isOpen = premisesText.some((text) => text.includes(" or ") && !text.includes("or both"));
  const query = queries[recipe][getChoiceType({ task })];
  return recipe === "fair" && style === "english" && isOpen ? `${inclusiveOrNote} ${query}` : query;
};

/** Which of the three questions a line asks. Throws misuse for another task. */
export const getChoiceType = ({ task }: Pick<ProblemLine<"options">, "task">): ChoiceType =>
  requireName(choiceTypes, task, "type of four-option questions");

const requireName = <Name extends string>(names: readonly Name[], name: string, what: string): Name => {
  const found = names.find((one) => one === name);
  if (found === undefined) throw unknownName(what, name, names);
  return found;
};

/** A question's options in words. */
export const optionTexts = ({ options }: Pick<ProblemLine<"options">, "options">): readonly string[] =>
  options.map(({ text }) => text ?? "");

/** The question of a line, its options in their first order. */
export const optionsQuestion = (
  line: Pick<
    ProblemLine<"options">,
    "style" | "setting" | "premisesText" | "conclusionText" | "profile" | "task" | "options"
  >,
): string => choiceText({ passage: writePassage(line), query: writeQuery(line), options: optionTexts(line) });

/** The letters of the options, by their places. */
export const optionLetters = ["A", "B", "C", "D"] as const;
/** A question as a person reads it: passage, query, options with their letters. */
export const choiceText = ({ passage, query, options }: ChoiceParts): string =>
  [passage, query, ...options.map((option, i) => `${optionLetters[i] ?? "?"}. ${option}`)].join("\n");

/** A passage, its query and its options, as they stand in a prompt. */
export type ChoiceParts = {
  readonly passage: string;
  readonly query: string;
  readonly options: readonly string[];
};

/** A question's twin in signs (s-DivLogicEval, §4.2), with an id of its own; of a symbolic question, the question itself. */
export const symbolicTwin = (line: ProblemLine<"options">): ProblemLine<"options"> => {
  if (line.style === "symbolic") return line;
  const twin: ProblemLine<"options"> = {
    ...line,
    style: "symbolic",
    paraphrase: "none",
    faithful: true,
    polish: "none",
    setting: null,
    premisesText: line.premises,
    conclusionText: line.conclusion,
    options: line.options.map(({ label }, i) => ({ label, text: line.optionFormulas[i] ?? "" })),
    wordings: [],
    lexicon: [],
  };
  return withId({ ...twin, question: optionsQuestion(twin) });
};
