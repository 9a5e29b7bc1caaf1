/**
 * A lexicon of one's own: names and pages of words, in the notation of our pages (`word-page.ts`). It sits the exam of
 * every lexicon (`lexicon-exam.ts`) wherever it is read, and must have the words for arguments of some length.
 */
import { OrganonError, misuse } from "#logic/error";
import { lexiconFaults } from "./lexicon-exam.ts";
import { impersonal, type Lexeme, type Lexicon } from "./lexicon.ts";
import { lexicons } from "./lists.ts";
import { parseLexemes } from "./word-page.ts";

/** Names and pages as a person writes them. */
export type CustomWords = {
  readonly name: string;
  /** Given names with blanks between them. */
  readonly subjects: string;
  /** Pages of what is said of a person, of a person and another, and of nobody, without its “it”. */
  readonly predicates: string;
  readonly relations?: string;
  readonly impersonals?: string;
};

/** The lexicon of some words. Throws misuse with the first thing that is wrong with them. */
export const buildCustomLexicon = ({
  name,
  subjects,
  predicates,
  relations = "",
  impersonals = "",
}: CustomWords): Lexicon => {
  if (lexicons.some((one) => one.name === name))
    throw createLexiconError(name, "that name is a built-in one's");
  const page = (part: string, text: string): readonly Lexeme[] => {
    try {
      return parseLexemes(text.split("\n"));
    } catch (cause) {
      throw createLexiconError(name, `${part}: ${cause instanceof Error ? cause.message : String(cause)}`);
    }
  };
  const lexicon: Lexicon = {
    name,
    subjects: subjects.split(/\s+/).filter((subject) => subject !== ""),
    predicates: page("predicates", predicates),
    relations: page("relations", relations),
    impersonals: page("impersonals", impersonals).map(impersonal),
  };
  const faults = lexiconFaults(lexicon);
  if (faults.length > 0) throw createLexiconError(name, faults.join("\n  "));
  const groups = new Set(lexicon.predicates.map(({ group }) => group)).size;
  if (lexicon.subjects.length < minNames || groups < minGroups)
    throw createLexiconError(
      name,
      `it has ${lexicon.subjects.length} names and ${groups} groups of predicates; questions need ${minNames} and ${minGroups}`,
    );
  return lexicon;
};

/** Names that the longest of the shorter arguments take; longer ones get a message if the words don't suffice. */
const minNames = 8;
const minGroups = 24;

const createLexiconError = (name: string, why: string): OrganonError =>
  misuse(
    `the lexicon “${name}”: ${why}`,
    "docs/generate-questions.md has the notation, and what a lexicon is examined for",
  );
