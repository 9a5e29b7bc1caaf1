/** Wrong answers told (DivLogicEval §4.2, Appendix H): which causes fit how many of them, what people found, and some in full. */
import type { Agreement } from "#scoring/people/agreement";
import { causeWords, errorCauses, type ErrorCause, type FittingCause } from "#scoring/error-causes";
import { proportion } from "#scoring/estimate";
import { agreementTable, present, runText, section, share, table, text } from "../blocks.ts";
import type { Block, Document, Section } from "../document.ts";
import { count } from "../numbers.ts";

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
  readonly fits: readonly FittingCause[];
  readonly reply: string;
};

export type DecidedCase = { readonly model: string; readonly item: string; readonly cause: ErrorCause };

export type ErrorReport = {
  readonly run: string;
  readonly name?: string;
  /** One a model and question: of several wrong picks the one that came most often. */
  readonly cases: readonly ErrorCase[];
  /** What people decided, sheet by sheet, and how far the first two agree on the cases that both decided. */
  readonly decided?: readonly { readonly name: string; readonly cases: readonly DecidedCase[] }[];
  readonly agreement?: Agreement;
};

export const errorsDocument = (report: ErrorReport): Document => ({
  title: "Causes of wrong options",
  facts: [`${count(report.cases.length)} questions answered wrongly, each by one model`, runText(report)],
  sections: present([errorSection(report)]),
});

const shown = 3;

/** What can be shown without a person. */
const provable = errorCauses.filter((cause) => cause !== "made up" && cause !== "other");

/** Undefined where nothing was answered wrongly. */
export const errorSection = ({ run, cases, decided = [], agreement }: ErrorReport): Section | undefined => {
  if (cases.length === 0) return undefined;
  const byModel = [...Map.groupBy(cases, ({ model }) => model)];
  const shareOf = (own: readonly ErrorCase[], holds: (one: ErrorCase) => boolean) =>
    share(proportion(own.filter(holds).length, own.length));
  const fitting = table(
    ["model", "cause", "fits", "in words"],
    byModel.flatMap(([model, own]) => [
      ...provable.map((cause) => [
        model,
        cause,
        shareOf(own, ({ fits }) => fits.some((one) => one.cause === cause)),
        causeWords[cause],
      ]),
      [model, "none of these", shareOf(own, ({ fits }) => fits.length === 0), ""],
    ]),
    { caption: "After DivLogicEval, §4.2. Several may fit one answer; what is made up only a person sees." },
  );
  return section(
    "errors",
    "Wrong answers and their causes",
    [fitting, ...decidedBlocks(decided, agreement), ...examples(cases), allOf(run)],
    {
      note: "a cause fits where it is proved of the option picked, or stands in the reply; it is no proof of what the model did",
    },
  );
};

const decidedBlocks = (decided: NonNullable<ErrorReport["decided"]>, agreement: Agreement | undefined) => {
  if (decided.length === 0) return [];
  const rows = decided.flatMap(({ name, cases }) =>
    [...Map.groupBy(cases, ({ model }) => model)].flatMap(([model, own]) =>
      errorCauses.map((cause) => [
        name,
        model,
        cause,
        share(proportion(own.filter((one) => one.cause === cause).length, own.length)),
      ]),
    ),
  );
  return [
    table(["sheet", "model", "cause", "share"], rows, { caption: "What people decided." }),
    agreement !== undefined && agreementTable("", [["first two sheets", agreement]], "the same cause"),
  ];
};

const examples = (cases: readonly ErrorCase[]): readonly Block[] =>
  cases
    .toSorted((a, b) => b.fits.length - a.fits.length)
    .slice(0, shown)
    .flatMap(({ model, type, question, picked, right, why, fits }): readonly Block[] => [
      ...question.split("\n").map((line) => text(line)),
      {
        kind: "list",
        items: [
          { text: `${model} (${type}) picked: ${picked}` },
          { text: `right: ${right}` },
          ...fits.map(({ cause, because }) => ({ text: `${cause}: ${because}` })),
          ...why.map((line) => ({ text: line })),
        ],
      },
    ]);

const allOf = (run: string): Block => ({
  kind: "text",
  text: [
    "all of them, as a table whose causes a person decides: ",
    { code: `organon sample ${run} --study errors -o errors.csv` },
  ],
});
