/**
 * From the text of a question back to its sequent, with nothing known but the words of a dictionary.
 */
import { getDictionary } from "#language/dictionary";
import type { Lexicon } from "#language/lexicon";
import type { Style } from "#language/style";
import type { Sequent } from "#logic/certificate";
import { OrganonError } from "#logic/error";
import { readSentence } from "../readings/logicasker.ts";
import { buildReading } from "../readings/reading.ts";
import { splitSentences, withNames } from "./discourse.ts";
import { splitQuestion } from "./yes-no.ts";

/** Reads text whose style and words are not told. */
export type ArgumentReader = ReturnType<typeof createArgumentReader>;

/** A reader that tries each style with the words of each lexicon in turn; undefined where none reads the text. */
export const createArgumentReader = (styles: readonly Style[], lexicons: readonly Lexicon[]) => {
  const dictionaries = lexicons.map(getDictionary);
  const own = lexicons.flatMap(({ topics = [] }) => topics.flatMap((topic) => [...(topic.pronouns ?? [])]));
  const pronouns = own.length === 0 ? undefined : new Map(own);
  const passage = (premises: string, asked: readonly string[]) => {
    for (const style of styles)
      for (const dictionary of dictionaries)
        try {
          const vocabulary = dictionary.open([premises, ...asked].join(" "));
          return {
            premises: withNames(splitSentences(premises), "", pronouns).map((sentence) =>
              style.read(sentence, vocabulary),
            ),
            asked: asked.map((sentence) => style.read(sentence, vocabulary)),
          };
        } catch (error) {
          if (!(error instanceof OrganonError && error.code === "misuse")) throw error;
        }
    return undefined;
  };
  const argument = (premises: string, conclusion: string): Sequent | undefined => {
    const found = passage(premises, [conclusion]);
    if (found !== undefined) return { premises: found.premises, conclusion: found.asked[0]! };
    // LogicAsker's files have sentences that style paper mends.
    const read = buildReading(
      [...splitSentences(premises), conclusion],
      (sentence) => readSentence(sentence)[0],
    );
    return read.kind === "sequent" ? read.sequent : undefined;
  };
  return {
    argument,
    /** Premises and several conclusions. */
    passage,
    pronouns,
    /** The last question of a prompt. */
    question: (prompt: string): Sequent | undefined => {
      const parts = splitQuestion(prompt, pronouns);
      return parts && argument(parts.premises, parts.conclusion);
    },
  };
};
