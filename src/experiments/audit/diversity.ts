/**
 * How diverse the words of question sets are (DivLogicEval §3.2, Table 4): instances, words, and the divergence from a reference
 * that is cut to the smallest set's size. Sets are ours or imported; everything that the numbers hang on is told with them.
 */
import simpleWikipedia from "../../../data/word-counts/simple-wikipedia.json" with { type: "json" };
import wikiText from "../../../data/word-counts/wikitext-2.json" with { type: "json" };
import { optionTexts, writePassage } from "#items/formats/choice";
import { hasOptions } from "#items/problem-line";
import type { Question } from "#items/question";
import { misuse } from "#logic/error";
import { divergence, estimateDivergence } from "#scoring/diversity/divergence";
import { countWords, readCounts } from "#scoring/diversity/words";
import { number, plainTable, section, table, text } from "#reports/blocks";
import type { Block, Cell, Document, Section } from "#reports/document";
import { publishedTables } from "#reports/divlogiceval/published";
import { count } from "#reports/numbers";

export type NamedTexts = { readonly name: string; readonly texts: readonly string[] };

/** FOLIO's validation part has so many words: the paper cuts its reference to FOLIO's size. */
const folioTokens = 13_878;
/** The addition to each count: it gives FOLIO about the paper's 2.77. */
const smoothing = 0.02;
const draws = 10;

/** The table. Throws misuse where a set has no words. */
export const diversity = ({ sets }: { readonly sets: readonly NamedTexts[] }) => {
  const counted = sets.map(({ name, texts }) => ({
    name,
    instances: texts.length,
    words: countWords(texts),
  }));
  const empty = counted.find(({ words }) => words.tokens === 0);
  if (empty !== undefined || counted.length === 0)
    throw misuse(`${empty?.name ?? "nothing"} has no words to count`);
  const tokens = Math.min(folioTokens, ...counted.map(({ words }) => words.tokens));
  const { simple, whole } = readReferences();
  const drawing = { tokens, draws, seed: 1, smoothing };
  return {
    smoothing,
    tokens,
    draws,
    /** Words of the whole references. */
    references: { simple: simple.tokens, articles: whole.tokens },
    sets: counted.map(({ name, instances, words }) => ({
      name,
      instances,
      tokens: words.tokens,
      words: words.counts.size,
      /** From Simple English Wikipedia and from WikiText-2: the mean of the draws, the smallest and the largest. */
      divergence: estimateDivergence(words, simple, drawing),
      fromArticles: estimateDivergence(words, whole, drawing),
      /** From all of WikiText-2 with one added to each count. */
      addOne: divergence(words, whole, 1),
    })),
  };
};

/** The text of a question that is its own: of four options without the query that all of its type share. */
export const getText = ({ problem, premises, conclusion, text }: Question): string => {
  if (problem !== undefined && hasOptions(problem))
    return [writePassage(problem), ...optionTexts(problem)].join("\n");
  return premises === undefined || conclusion === undefined ? text : [...premises, conclusion].join("\n");
};

/** Simple English Wikipedia, which is nearest to the paper's larger “20220301.simple”, and WikiText-2. */
export const readReferences = () => ({ simple: readCounts(simpleWikipedia), whole: readCounts(wikiText) });

export type DiversityReport = ReturnType<typeof diversity>;

export const diversityDocument = (report: DiversityReport): Document => ({
  title: "Word diversity",
  facts: [],
  sections: diversitySections(report),
});

export const diversityBlocks = (report: DiversityReport): readonly Block[] => {
  const { tokens, references, sets } = report;
  const formatDivergence = ({ value, low, high }: ReturnType<typeof estimateDivergence>): Cell =>
    `${value.toFixed(2)} [${low.toFixed(2)}, ${high.toFixed(2)}]`;
  const rows = sets.map((set) => [
    set.name,
    number(set.instances),
    number(set.tokens),
    number(set.words),
    formatDivergence(set.divergence),
    formatDivergence(set.fromArticles),
    set.addOne.toFixed(2),
  ]);
  const columns = [
    "set",
    "instances",
    "words",
    "different",
    "from Simple Wikipedia",
    "from WikiText-2",
    "add-one, all of WikiText-2",
  ];
  const measure = `D(set ‖ reference) in nats over the words of both; words are runs of letters, an apostrophe inside, and numbers, case kept, no punctuation. ${smoothing} is added to each count. Each reference is cut to ${count(tokens)} of its words (${count(references.simple)} and ${count(references.articles)}), ${draws} times: the mean, and the least and the largest in brackets. The last column takes all of WikiText-2 and adds one.`;
  return [table(columns, rows), text(measure, "note")];
};

export const diversitySections = (report: DiversityReport): readonly Section[] => [
  section("diversity", "Words and divergence", diversityBlocks(report), {
    note: "after DivLogicEval, Table 4: lower is nearer to what people write",
  }),
  section(
    "paper-diversity",
    "The paper's words",
    [
      plainTable(publishedTables.diversity),
      text(
        "It prints neither direction nor smoothing nor counts, and its tokeniser is nltk's. FOLIO's 2.77 comes out here with about 0.02 added.",
        "note",
      ),
    ],
    { note: "as printed" },
  ),
];
