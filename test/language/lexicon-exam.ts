/**
 * The exam that every lexicon but the topics' sits: what a sentence needs of its words so that it can be read back in one way and
 * is English. How many words a lexicon has is not asked here.
 */
import lists from "../../data/word-lists.json" with { type: "json" };
import { withArticle } from "#language/capitals";
import { thirdPerson } from "#language/inflection";
import type { Lexeme, Lexicon, VerbPhrase } from "#language/lexicon";
import { findVerb } from "#language/sentences/verbs";

/** Lists the faults of a lexicon, in words. */
export const lexiconFaults = (lexicon: Lexicon): readonly string[] => {
  const { predicates, relations, impersonals, subjects } = lexicon;
  const lexemes = [...predicates, ...relations, ...impersonals];
  const forms = lexemes.flatMap((lexeme) => lexeme.forms);
  const phrases = forms.flatMap(({ yes, no }) => [yes, no]);
  const words = new Set(phrases.flatMap((phrase) => phrase.toLowerCase().split(" ")));
  const groups = [predicates, relations, impersonals].flatMap((all) => [
    ...new Set(all.map(({ group }) => group)),
  ]);
  const faults = (what: string, found: Iterable<string>): readonly string[] =>
    [...found].map((one) => `“${one}” ${what}`);
  return [
    ...faults("stands twice", findRepeated(lexemes.map(({ id }) => id))),
    ...faults("is said in two places", findRepeated(phrases)),
    ...faults("is how another phrase begins", beginnings(phrases)),
    ...faults("is not how English denies it, or no form of its verb", lexemes.flatMap(faultyForms)),
    ...faults("has the wrong article", phrases.flatMap(wrongArticles)),
    ...faults(
      "has a word of logic, of reference or of truth",
      forms.map(({ yes }) => yes).filter(hasLogicWord),
    ),
    ...faults(
      "is not in plain words with single blanks",
      phrases.filter((phrase) => !plainWords.test(phrase)),
    ),
    ...faults(
      "does not begin with “it”",
      impersonals.flatMap(listPhrases).filter((said) => !said.startsWith("it ")),
    ),
    ...faults(
      "begins with “it”",
      predicates.flatMap(listPhrases).filter((said) => said.startsWith("it ")),
    ),
    ...faults("is a name that stands twice", findRepeated(subjects)),
    ...faults(
      "is no name of one capitalised word",
      subjects.filter((name) => !/^[A-Z][a-z]+$/.test(name)),
    ),
    ...faults(
      "is a name and an ordinary word",
      subjects.filter((name) => words.has(name.toLowerCase())),
    ),
    ...faults(
      "has no form",
      lexemes.filter((lexeme) => lexeme.forms.length === 0).map(({ id }) => id),
    ),
    ...faults("is a group of two of persons, pairs and happenings", findRepeated(groups)),
  ];
};

const listPhrases = ({ forms }: Lexeme): readonly string[] => forms.flatMap(({ yes, no }) => [yes, no]);

const plainWords = /^[a-z-]+(?: [A-Za-z-]+)*$/;

const findRepeated = (values: readonly string[]): readonly string[] => {
  const seen = new Set<string>();
  return values.filter((value) => seen.size === seen.add(value).size);
};

const beginnings = (phrases: readonly string[]): ReadonlySet<string> => {
  const all = new Set(phrases);
  const found = phrases.flatMap((phrase) => {
    const words = phrase.split(" ");
    return words.slice(1).map((_, i) => words.slice(0, i + 1).join(" "));
  });
  return new Set(found.filter((beginning) => all.has(beginning)));
};

/** Words that would read as connectives, quantifiers, negations or references beside those of the formula. */
const logicWords = new Set(lists.single.logic.split(" "));

const hasLogicWord = (phrase: string): boolean =>
  phrase
    .toLowerCase()
    .split(" ")
    .some((word) => logicWords.has(word));

const wrongArticles = (phrase: string): readonly string[] =>
  [...phrase.matchAll(/\ban? (\S+)/g)].flatMap(([both, word = ""]) =>
    both === withArticle(word) ? [] : [both],
  );

const faultyForms = ({ forms }: Lexeme): readonly string[] =>
  forms.flatMap((form) => (isDenied(form) ? [] : [`${form.yes} / ${form.no}`]));

const isDenied = (form: VerbPhrase): boolean => {
  const yes = form.yes.replace(/^it /, "");
  const no = form.no.replace(/^it /, "");
  const [head = "", ...rest] = yes.split(" ");
  const isDenial = (start: string): boolean => no === [start, ...rest].join(" ");
  if (head === "can") return isDenial("cannot");
  if (["is", "was", "will"].includes(head)) return isDenial(`${head} not`);
  const base = /^(?:does|did) not (\S+)/.exec(no)?.[1] ?? "";
  if (head === thirdPerson(base) && isDenial(`does not ${base}`)) return true;
  // A verb that nobody has listed has the past that its page says. “Labelled” and “fitted” are “labeled” and “fit” elsewhere.
  const pasts = base === "fit" ? ["fit", "fitted"] : findVerb(base)?.pasts;
  const isPast = pasts?.some((past) => past === head || past.replace(/lled$/, "led") === head) ?? true;
  return isPast && isDenial(`did not ${base}`);
};
