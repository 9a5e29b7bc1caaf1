/**
 * Grammar mended by a language model (DivLogicEval §2.1 and Appendix J), held to what an item must stay. A change is kept where
 * the longest common substring is more than half of the longer text, where everything but one clause of the sentence stands word
 * for word, and where the item, with the clause put in everywhere, still reads back to its formulas. Of several tries the smallest
 * change of a clause is taken.
 */
import {
  capitalize,
  findFaults,
  optionsQuestion,
  optionTexts,
  type ProblemLine,
  uncapitalize,
  withId,
} from "organon/commands";

/** Appendix J's instruction; what follows it is one sentence a line. */
export const polishInstruction =
  "Correct only the grammar of the following text with minimal changes. Don't remove any sentence, change content structure, or make unnecessary changes in wording, especially don't modify conjunction words and don't add any new punctuation. Return the complete text after correction.";

/** A clause of an item, and what it may become. */
export type PolishedClause = {
  readonly before: string;
  readonly after: string;
  /** Longest common substring over the longer of the two sentences in which it was proposed. */
  readonly ratio: number;
  /** That sentence, before and after. */
  readonly sentence: string;
  readonly polished: string;
};

/** Why a proposal was not kept. */
export type PolishRefusal = { readonly sentence: string; readonly proposed: string; readonly reason: string };

type PolishOutcome = {
  readonly changes: readonly PolishedClause[];
  readonly refused: readonly PolishRefusal[];
};

/** The sentences of an item that are looked at: passage, conclusion, options. */
export const sentencesToPolish = (item: ProblemLine<"options">): readonly string[] => [
  ...item.premisesText,
  ...(item.conclusionText === null ? [] : [item.conclusionText]),
  ...optionTexts(item),
];

/** Returns the usable part of a model's replies. A reply without as many lines as there are sentences is refused whole. */
export const polishOutcome = (item: ProblemLine<"options">, replies: readonly string[]): PolishOutcome => {
  const sentences = sentencesToPolish(item);
  const clauses = listClauses(item);
  const refused: PolishRefusal[] = [];
  const found = new Map<string, PolishedClause>();
  for (const reply of replies) {
    const lines = reply.split("\n").flatMap((line) => (line.trim() === "" ? [] : [line.trim()]));
    if (lines.length !== sentences.length) {
      const reason = `${lines.length} lines for ${sentences.length} sentences`;
      refused.push({ sentence: "", proposed: reply.slice(0, 200), reason });
      continue;
    }
    for (const [i, sentence] of sentences.entries()) {
      const proposed = lines[i] ?? "";
      if (proposed === sentence) continue;
      const read = readChange(sentence, proposed, clauses);
      if ("reason" in read) {
        refused.push({ sentence, proposed, reason: read.reason });
        continue;
      }
      for (const change of read.changes) {
        const known = found.get(change.before);
        if (known === undefined || change.ratio > known.ratio) found.set(change.before, change);
      }
    }
  }
  const changes: PolishedClause[] = [];
  for (const change of found.values()) {
    const fault = findFaults(withChanges(item, [...changes, change], "machine"))[0];
    if (fault === undefined) changes.push(change);
    else refused.push({ sentence: change.sentence, proposed: change.polished, reason: fault });
  }
  return { changes, refused };
};

/** The item with clauses changed wherever they stand; `polish` says who let them pass. */
export const withChanges = (
  item: ProblemLine<"options">,
  changes: readonly Pick<PolishedClause, "before" | "after">[],
  polish: ProblemLine<"options">["polish"],
): ProblemLine<"options"> => {
  const after = new Map(changes.map((change) => [change.before, change.after]));
  const clauses = listClauses(item);
  const clause = (text: string): string => after.get(text) ?? text;
  const polishSentence = (sentence: string): string => {
    const { pieces, holes } = splitSentence(sentence, clauses);
    return pieces
      .map((piece, i) => {
        const hole = holes[i];
        if (hole === undefined) return piece;
        const words = clause(hole.clause);
        return `${piece}${hole.isHead ? capitalize(words) : words}`;
      })
      .join("");
  };
  const changed = {
    ...item,
    polish,
    premisesText: item.premisesText.map(polishSentence),
    conclusionText: item.conclusionText === null ? null : polishSentence(item.conclusionText),
    options: item.options.map(({ label, text }) => ({ label, text: polishSentence(text ?? "") })),
    lexicon: item.lexicon.map((form) => ({
      ...form,
      text: clause(form.text),
      denied: form.denied === null ? null : clause(form.denied),
    })),
  };
  return withId({ ...changed, question: optionsQuestion(changed) });
};

/** The clauses that a letter's sentences are made of, the longest first, so that none is found within another. */
const listClauses = ({ lexicon }: ProblemLine<"options">): readonly string[] =>
  [...new Set(lexicon.flatMap(({ text, denied }) => [text, denied ?? text]))].toSorted(
    (a, b) => b.length - a.length,
  );

type Hole = { readonly clause: string; readonly isHead: boolean };

const splitSentence = (
  sentence: string,
  clauses: readonly string[],
): { readonly pieces: readonly string[]; readonly holes: readonly Hole[] } => {
  const pieces: string[] = [];
  const holes: Hole[] = [];
  let from = 0;
  for (let at = 0; at < sentence.length;) {
    const isHead = at === 0;
    const clause = clauses.find((one) => sentence.startsWith(isHead ? capitalize(one) : one, at));
    if (clause === undefined) {
      at += 1;
      continue;
    }
    pieces.push(sentence.slice(from, at));
    holes.push({ clause, isHead });
    at += clause.length;
    from = at;
  }
  return { pieces: [...pieces, sentence.slice(from)], holes };
};

const readChange = (
  sentence: string,
  proposed: string,
  clauses: readonly string[],
): { readonly changes: readonly PolishedClause[] } | { readonly reason: string } => {
  const ratio = commonRatio(sentence, proposed);
  if (ratio <= least) return { reason: `rewritten: ${ratio.toFixed(2)} of it is left in one piece` };
  const { pieces, holes } = splitSentence(sentence, clauses);
  const pattern = pieces.map((piece) => RegExp.escape(piece)).join("(.+?)");
  const match = new RegExp(`^${pattern}$`, "su").exec(proposed);
  if (match === null) return { reason: "a connective or the punctuation is changed" };
  const changes: PolishedClause[] = [];
  for (const [i, { clause, isHead }] of holes.entries()) {
    const words = match[i + 1] ?? "";
    const after = isHead && clause === uncapitalize(clause) ? uncapitalize(words) : words;
    if (after === clause) continue;
    if (listClosedWords(after) !== listClosedWords(clause))
      return { reason: "a word that the logic hangs on is changed, or punctuation added" };
    changes.push({ before: clause, after, ratio, sentence, polished: proposed });
  }
  return { changes };
};

/** The paper's threshold: proposals with this ratio or less are not kept. */
const least = 0.5;

/** Words and marks of a clause that say something of logic, in their order. */
const listClosedWords = (text: string): string =>
  (
    text
      .toLowerCase()
      .match(
        /\b(?:not|no|never|none|nobody|nothing|neither|nor|cannot|and|or|but|if|unless|only|both|either|all|every|each|any|some|most|few|many|whether|because|while|than)\b|n't\b|[^\p{L}\p{N}\s'’-]/gu,
      ) ?? []
  ).join(" ");

const commonRatio = (one: string, other: string): number => {
  let longest = 0;
  let before = new Uint16Array(other.length + 1);
  for (let i = 1; i <= one.length; i++) {
    const row = new Uint16Array(other.length + 1);
    for (let j = 1; j <= other.length; j++)
      if (one[i - 1] === other[j - 1]) {
        row[j] = (before[j - 1] ?? 0) + 1;
        longest = Math.max(longest, row[j] ?? 0);
      }
    before = row;
  }
  return longest / Math.max(1, one.length, other.length);
};
