/** Table 4 of DivLogicEval: words and divergence of question sets, beside the paper's. */
import { number, section, table, text } from "../blocks.ts";
import type { Block, Cell, Document, Section } from "../document.ts";
import { publishedDiversity } from "../divlogiceval/published.ts";
import { count } from "../numbers.ts";

/** A divergence over several draws of the reference: their mean, the smallest and the largest. */
type Drawn = { readonly value: number; readonly low: number; readonly high: number };

export type DiversityReport = {
  readonly smoothing: number;
  /** Words of a reference in each draw, and how many draws. */
  readonly tokens: number;
  readonly draws: number;
  readonly calibrated?: { readonly set: string; readonly value: number };
  /** Words of the whole references. */
  readonly references: { readonly simple: number; readonly articles: number };
  readonly sets: readonly {
    readonly name: string;
    readonly instances: number;
    readonly tokens: number;
    /** Different words. */
    readonly words: number;
    /** From Simple English Wikipedia, and from WikiText-2. */
    readonly divergence: Drawn;
    readonly fromArticles: Drawn;
    /** From all of WikiText-2 with one added to each count. */
    readonly addOne: number;
  }[];
};

export const diversityDocument = (report: DiversityReport): Document => ({
  title: "How diverse are the words?",
  facts: [],
  sections: diversitySections(report),
});

/** The table of the sets measured, and how it was measured. */
export const diversityBlocks = (report: DiversityReport): readonly Block[] => {
  const { smoothing, tokens, draws, calibrated, references, sets } = report;
  const drawn = ({ value, low, high }: Drawn): Cell =>
    `${value.toFixed(2)} [${low.toFixed(2)}, ${high.toFixed(2)}]`;
  const rows = sets.map((set) => [
    set.name,
    number(set.instances),
    number(set.tokens),
    number(set.words),
    drawn(set.divergence),
    drawn(set.fromArticles),
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
  const how =
    calibrated === undefined
      ? `${smoothing} is added to each count`
      : `${smoothing} is added to each count, so that ${calibrated.set} has ${calibrated.value}`;
  const measure = `D(set ‖ reference) in nats over the words of both; words are runs of letters, an apostrophe inside, and numbers, case kept, no punctuation. ${how}. Each reference is cut to ${count(tokens)} of its words (${count(references.simple)} and ${count(references.articles)}), ${draws} times: the mean, and the least and the largest in brackets. The last column takes all of WikiText-2 and adds one.`;
  return [table(columns, rows), text(measure, "note")];
};

/** The table of the sets measured, and the paper's. */
export const diversitySections = (report: DiversityReport): readonly Section[] => {
  const theirs = publishedDiversity.map((set) => [
    set.name,
    set.instances,
    number(set.words),
    set.divergence.toFixed(2),
  ]);
  return [
    section("diversity", "Words and divergence", diversityBlocks(report), {
      note: "after DivLogicEval, Table 4: lower is nearer to what people write",
    }),
    section(
      "paper-diversity",
      "The paper's words",
      [
        table(["set", "instances", "different", "KL"], theirs),
        text(
          "It prints neither direction nor smoothing nor counts, and its tokeniser is nltk's. FOLIO's 2.77 comes out here with about 0.02 added.",
          "note",
        ),
      ],
      { note: "as printed" },
    ),
  ];
};
