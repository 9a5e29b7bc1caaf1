/** Wrong answers to four-option questions (DivLogicEval §4.2, Appendix H): the causes that people decided on, and some answers in full. */
import type { Agreement } from "#scoring/people/agreement";
import { proportion } from "#scoring/estimate";
import { agreementTable, present, runText, section, share, table, text } from "#reports/blocks";
import type { Block, Document, Section } from "#reports/document";
import { count } from "#reports/numbers";

/** The causes of §4.2 in its order and words, and what is none of them. */
const causeWords = {
  misread: "misinterpreting the content statement",
  overlooked: "overlooking statements that invalidate certain options",
  "made up": "hallucinations during intermediate steps",
  "against own reasoning": "a final answer that does not align with its preceding reasoning",
  other: "anything else",
} as const;

export type ErrorCause = keyof typeof causeWords;
export const errorCauses = [
  "misread",
  "overlooked",
  "made up",
  "against own reasoning",
  "other",
] as const satisfies readonly ErrorCause[];

export type ErrorCase = {
  readonly model: string;
  readonly item: string;
  readonly type: string;
  /** Passage, query and options as they were shown. */
  readonly question: string;
  readonly picked: string;
  readonly right: string;
  /** The certificate of the option picked, told line by line: the derivation or the two worlds. */
  readonly why: readonly string[];
  readonly reply: string;
};

export type DecidedCase = { readonly model: string; readonly item: string; readonly cause: ErrorCause };

export type ErrorReport = {
  readonly run: string;
  readonly name?: string;
  /** One a model and question: of several wrong picks the one that came most often. */
  readonly cases: readonly ErrorCase[];
  /** The decisions of people, sheet by sheet, and the agreement of the first two on the cases that both decided. */
  readonly decided?: readonly { readonly name: string; readonly cases: readonly DecidedCase[] }[];
  readonly agreement?: Agreement;
};

export const errorsDocument = (report: ErrorReport): Document => ({
  title: "Causes of wrong options",
  facts: [`${count(report.cases.length)} questions answered wrongly, each by one model`, runText(report)],
  sections: present([errorSection(report)]),
});

const shown = 3;

/** Undefined where nothing was answered wrongly. */
export const errorSection = ({ run, cases, decided = [], agreement }: ErrorReport): Section | undefined =>
  cases.length === 0
    ? undefined
    : section("errors", "Wrong answers and their causes", [
        ...decidedBlocks(decided, agreement),
        ...examples(cases),
        listAll(run),
      ]);

const decidedBlocks = (decided: NonNullable<ErrorReport["decided"]>, agreement: Agreement | undefined) => {
  if (decided.length === 0) return [];
  const rows = decided.flatMap(({ name, cases }) =>
    [...Map.groupBy(cases, ({ model }) => model)].flatMap(([model, own]) =>
      errorCauses.map((cause) => [
        name,
        model,
        cause,
        causeWords[cause],
        share(proportion(own.filter((one) => one.cause === cause).length, own.length)),
      ]),
    ),
  );
  return [
    table(["sheet", "model", "cause", "in words", "share"], rows, { caption: "What people decided." }),
    agreement !== undefined && agreementTable("", [["first two sheets", agreement]], "the same cause"),
  ];
};

const examples = (cases: readonly ErrorCase[]): readonly Block[] =>
  cases
    .slice(0, shown)
    .flatMap(({ model, type, question, picked, right, why }): readonly Block[] => [
      ...question.split("\n").map((line) => text(line)),
      {
        kind: "list",
        items: [
          { text: `${model} (${type}) picked: ${picked}` },
          { text: `right: ${right}` },
          ...why.map((line) => ({ text: line })),
        ],
      },
    ]);

const listAll = (run: string): Block => ({
  kind: "text",
  text: [
    "all of them, as a table whose causes a person decides: ",
    { code: `organon sample ${run} --study errors -o errors.csv` },
  ],
});
