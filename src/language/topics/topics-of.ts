/**
 * What a question may be about. A lexicon without topics of its own has one: its phrases in the past, on some day.
 */
import { isCopula, splitClause, getTense } from "../clause-parts.ts";
import type { Lexeme, Lexicon, Topic } from "../lexicon.ts";

/** The topics of a lexicon, at least one; each speaks of one time. */
export const listTopics = ({ topics, predicates, relations, impersonals }: Lexicon): readonly Topic[] => {
  if (topics !== undefined) return topics;
  const toPast = (lexemes: readonly Lexeme[]): readonly Lexeme[] => setTense(lexemes, "past");
  return [
    {
      about: "one day",
      titles,
      predicates: toPast(predicates),
      relations: toPast(relations),
      impersonals: toPast(impersonals),
    },
  ];
};

const titles: readonly string[] = [
  "One day last year",
  "One day in 2019",
  "One day many years ago",
  "One day three years ago",
  "On the day before an election",
  "On the day of an eclipse",
];

/** The one form of each lexeme in a tense: what happened, not what was going on. */
export const setTense = (lexemes: readonly Lexeme[], tense: "past" | "present"): readonly Lexeme[] =>
  lexemes.flatMap((lexeme) => {
    const forms = lexeme.forms.filter((form) => getTense(form) === tense);
    const form = forms.find((one) => !isProgressive(one)) ?? forms[0];
    return form === undefined ? [] : [{ ...lexeme, forms: [form] }];
  });

const isProgressive = (form: Lexeme["forms"][number]): boolean => {
  const parts = splitClause(form);
  return parts !== undefined && isCopula(parts.auxiliary) && /^\w+ing\b/.test(parts.base);
};
