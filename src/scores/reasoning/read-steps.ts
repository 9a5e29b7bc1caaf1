/**
 * A reply's reasoning read back into formulas: sentences in the question's own words, in any style of ours, and formulas whose
 * letters the question shows or the reply explains ("Let P be: Ann sang"). What none of the grammars reads is counted as
 * unread; nothing is guessed.
 */
import type { ProblemLine } from "#items/problem-line";
import { mapAtoms } from "#logic/map-parts";
import { capitalized, uncapitalized } from "#language/capitals";
import { styles } from "#language/lists";
import { canonical } from "#logic/canonical";
import { equal, type Formula } from "#logic/formula";
import { parse } from "#logic/notation";
import { lettersOf, writtenFormula } from "#logic/notations/written";
import type { Letters } from "#logic/notations/written-tokens";
import { sentenceReader, type SentenceReader } from "../sentence-reader.ts";
import { mayAssume, statedSentences, type StatedSentence } from "./stated-sentences.ts";

/** A sentence that was read. */
export type StatedStep = StatedSentence & {
  readonly formula: Formula;
  /** Whether something may have been assumed before it in a sentence that was not read. */
  readonly restsOnUnread: boolean;
};

export type ReadReasoning = {
  readonly sentences: number;
  /** Of them, those that were read in every part. */
  readonly read: number;
  /** In their order; a sentence may hold two. What was only asked is left out. */
  readonly steps: readonly StatedStep[];
};

/** What of an item its replies are read by. */
export type AskedOf = Pick<ProblemLine<"rule">, "premises" | "conclusion" | "lexicon" | "style">;

/** Reads what a reply to an item says. Never throws. */
export const readSteps = (item: AskedOf, reply: string): ReadReasoning => {
  const read = sentenceReader(item, { inAnyStyle: true });
  const goal = canonical(parse(item.conclusion));
  const cuts = statedSentences(reply);
  const letters = new Map<string, Formula>();
  const shown = lettersShown(item);
  const steps: StatedStep[] = [];
  let count = 0;
  let restsOnUnread = false;
  for (const ways of cuts) {
    const [first] = ways[0] ?? [];
    const meaning = first === undefined ? undefined : meaningIn(first.text, read);
    if (meaning !== undefined) {
      letters.set(meaning.letter, meaning.formula);
      count += 1;
      continue;
    }
    const found = firstRead(ways, (text) => read(text) ?? inLetters(text, letters, shown));
    if (found === undefined) {
      restsOnUnread ||= mayAssume(reply.slice(...(first?.span ?? [0, 0])));
      continue;
    }
    count += 1;
    for (const step of found)
      // Whoever repeats what is asked does not claim it, unless it is drawn from something.
      if (step.role !== "asked" && !(step.role === "claim" && equal(canonical(step.formula), goal)))
        steps.push({ ...step, restsOnUnread });
  }
  return { sentences: cuts.length, read: count, steps };
};

const firstRead = (
  ways: readonly (readonly StatedSentence[])[],
  read: SentenceReader,
): readonly Omit<StatedStep, "restsOnUnread">[] | undefined => {
  for (const cut of ways) {
    const steps = cut.flatMap((sentence) => {
      const formula = read(sentence.text);
      return formula === undefined ? [] : [{ ...sentence, formula }];
    });
    if (steps.length === cut.length) return steps;
  }
  return undefined;
};

/** "Let P be: Ann sang." and "P = Ann sang." give a letter its meaning. */
const meaningIn = (
  text: string,
  read: SentenceReader,
): { readonly letter: string; readonly formula: Formula } | undefined => {
  const found =
    /^(?:Let )?([A-Za-z])\s?(?::=|[:=]|\b(?:be|denote|denotes|represent|represents|stand for|stands for|mean|means)\b)[:,]?\s?(?:that )?/.exec(
      text,
    );
  if (found === null) return undefined;
  const formula = read(capitalized(text.slice(found[0].length)));
  return formula === undefined ? undefined : { letter: found[1]!, formula };
};

/** A formula over letters with a meaning: those that the reply explained, or that a question in signs shows. */
const inLetters = (
  text: string,
  letters: ReadonlyMap<string, Formula>,
  shown: Letters,
): Formula | undefined => {
  const known: Letters = new Map([...shown, ...[...letters.keys()].map((name) => [name, 0] as const)]);
  if (known.size === 0) return undefined;
  // The first sign was made a capital with the rest of the sentences.
  const formula = writtenFormula(text, known) ?? writtenFormula(uncapitalized(text), known);
  return formula && mapAtoms(formula, (atom) => letters.get(atom.name) ?? atom);
};

/** The letters that a question in signs shows; one in words shows none. */
const lettersShown = ({ style, premises, conclusion }: AskedOf): Letters =>
  styles.find(({ name }) => name === style)?.wordless === true
    ? lettersOf([...premises, conclusion].map((text) => parse(text)))
    : new Map();
