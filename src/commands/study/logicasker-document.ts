/**
 * The study of LogicAsker's §4: the report of its first iteration, with the second, the lengths and the lessons in it,
 * and what only the study has: Table 4 by atomic rule, Table 5, the papers' own numbers beside ours, their slips.
 */
import { gap, gapAndP, withNote, number, fullRate, section, share, table, text } from "#report/blocks";
import type { Block, Cell, Document, Section, Table } from "#report/document";
import { count, percent, shareText } from "#report/numbers";
import { reportJson } from "#report/json";
import {
  besidePublished,
  ownMeasure,
  type LogicAskerPart,
  type LogicAskerStudy,
  type ValidityPart,
} from "#report/logicasker/part";
import {
  isOverBillion,
  papersPlaces,
  publishedComparison,
  publishedNumbers,
  publishedRanges,
  publishedValidity,
  publishedWeakRules,
  slips,
} from "#report/logicasker/published";
import { exampleText } from "#report/sections/weakest";
import { parserText, slipsSection, tiesText } from "#report/sections/about";
import { groupNames, type Report } from "#report/summary";
import { runDocument, withSections } from "#report/documents/run-document";

/** The study as JSON: the contract's report document, and the study's own parts by name. */
export const logicaskerJson = ({ report, part }: LogicAskerStudy) => ({
  ...reportJson(report),
  places: papersPlaces,
  ...part,
  besidePapers: besidePublished(report.models, part),
  slips,
});

/** The run's report with the study's own sections. */
export const logicaskerDocument = ({ report, part }: LogicAskerStudy): Document => {
  const withTables = withSections(runDocument(report), report.models.length === 0 ? "overall" : "weakest", [
    weakRulesSection(report, part),
    validitySection(part.validity),
    oursSection(part.ours),
  ]);
  const whole = { ...withTables, sections: [responseSection(report), ...withTables.sections] };
  const document = withSections(whole, "method", [
    papersSection(report, part),
    comparisonSection(report, part),
    slipsSection("papers", slips),
  ]);
  return { ...document, facts: [...document.facts, part.conditions.line] };
};

/** The papers' metric before all others: correct of readable, with what their tables tell it of. */
const responseSection = (report: Report): Section => {
  const { models } = report;
  const lengths = groupNames(models, ({ byLength }) => byLength).map((length) => `length ${length}`);
  const measures = ["first iteration", "second iteration", ...lengths];
  const rows = [
    ...measures.map((measure) => [measure, ...models.map((model) => share(ownMeasure(model, measure)))]),
    ["response rate", ...models.map(fullRate)],
    ["accuracy", ...models.map(({ accuracy }) => share(accuracy))],
  ];
  return section(
    "response-accuracy",
    "Response accuracy",
    table(["measure", ...models.map(({ name }) => name)], rows, { caption: parserText(report) }),
    {
      note: "correct of readable, as the papers count (§3.3); response rate and accuracy, which is correct of asked, are of the first iteration",
    },
  );
};

const weakRulesSection = (report: Report, { weakRules }: LogicAskerPart): Section => {
  const tables = weakRules.map(({ model, rules, tied }) => {
    const rows = rules.map(({ rule, type, responseAccuracy, example }) =>
      withNote(
        [rule, type, share(responseAccuracy)],
        example === undefined ? undefined : exampleText(example),
      ),
    );
    const notes = { heading: "example", shown: "each" } as const;
    return rows.length === 0
      ? text(`${model}: no atomic rule has a wrong answer.`)
      : table(["rule", "type", "response accuracy"], rows, {
          title: model,
          notes,
          caption: `${tied > 0 ? `${tiesText(tied)}, drawn by lot. ` : ""}${parserText(report)}`,
        });
  });
  const note = `by valid conclusions (Correct) or by all others (Incorrect). After ${papersPlaces["weakRules"] ?? ""}`;
  const theirs = table(
    ["rule", "type", "response accuracy"],
    publishedWeakRules.map(({ rule, type, share: value }) => [rule, type, value.toFixed(1)]),
    { title: "The papers, of GPT-4", caption: "As printed; no n.", role: "background" },
  );
  return section("rules", "Weakest atomic rules", [...tables, theirs], { note });
};

/** The same arguments in two kinds of English; no section where one was asked. */
const oursSection = (both: LogicAskerPart["ours"]): Section | undefined =>
  both === undefined
    ? undefined
    : section(
        "ours",
        "The same arguments in Organon's words",
        table(
          ["model", "as asked", `style ${both.style}`, "difference", "p"],
          both.models.map(({ model, accuracies, difference }) => [
            model,
            ...accuracies.map((one) => share(one)),
            ...gapAndP(difference),
          ]),
        ),
        {
          note: "first iteration; both columns and their difference in points are of the arguments with a reply in both, paired; p: McNemar's",
        },
      );

/** Table 1 with a row for what was asked here, all of it counted. */
const comparisonSection = ({ models }: Report, { allProved }: LogicAskerPart): Section => {
  const [first] = models;
  const skills = first?.bySkill ?? [];
  const atomic = new Set(skills.flatMap(({ extension, base }) => (extension === "none" ? [base] : [])));
  const yesIf = (holds: boolean): string => (holds ? "yes" : "no");
  const sizes = models.map(({ id }) => isOverBillion(id));
  const [large, unknown] = [true, undefined].map((size) => sizes.filter((one) => one === size).length);
  const own = [
    "this study",
    yesIf(allProved),
    yesIf(atomic.size > 0),
    number(atomic.size),
    yesIf(skills.some(({ category }) => category === "fallacy")),
    yesIf(models.some(({ examination }) => examination.skills > 0)),
    yesIf(models.some(({ teaching = [] }) => teaching.some(({ differences }) => differences.length > 0))),
    unknown === 0 ? number(large!) : `${large} known, ${unknown} unknown`,
    first?.name ?? "–",
  ];
  const { columns, systems } = publishedComparison;
  return section(
    "comparison",
    "Comparison with previous works",
    table(["system", ...columns], [...systems, own]),
    {
      note: "After Table 1 of both texts. In the last row formal rules are the atomic rules asked, fallacies among them. LLMs have more than 10⁹ parameters, as their names say or the papers count them",
      role: "background",
    },
  );
};

const validitySection = ({ drawn, of, faulty, sheets, people }: ValidityPart): Section => {
  const checked = `${count(drawn)} of the ${count(of)} questions were drawn. By machine ${faulty === 0 ? "none" : count(faulty)} of them has a fault: each sentence was parsed to its formula, each certificate replayed.`;
  const judged =
    people === undefined
      ? `Two people have not judged them yet: fill in ${sheets.join(" and ")}, and give the same command with --sheets.`
      : `Valid by two people's judgement: ${shareText(people.valid)}; with 95 % confidence at least ${percent(people.atLeast.exact)} % exactly, ${percent(people.atLeast.wald)} % by Wald's bound, which the papers' 0.94 is.`;
  const rows = [
    people !== undefined && invalidRow("this study", people.invalid, people.n),
    invalidRow("the papers", publishedValidity, publishedValidity.n),
  ];
  const columns = ["invalid", "questions", "a, grammar", "b, one reading", "c, answer follows", "total"];
  const note = papersPlaces["validity"] ?? "";
  return section(
    "validity",
    "Validity of the questions",
    [text(`${checked} ${judged}`), table(columns, rows)],
    { note },
  );
};

type Invalid = Readonly<Record<"a" | "b" | "c" | "total", number>>;

const invalidRow = (name: string, { a, b, c, total }: Invalid, n: number): readonly Cell[] => [
  name,
  number(n),
  ...[a, b, c, total].map((value): Cell => ({ kind: "count", value, of: n })),
];

const papersSection = (report: Report, part: LogicAskerPart): Section => {
  const { noKeys, counted, sharedUnrelated, lengthsMix } = part;
  const range = ({ low, high }: { readonly low: number; readonly high: number }): string =>
    `${Math.round(low * 100)} to ${Math.round(high * 100)} %`;
  const { first, second } = publishedRanges;
  const blocks = [
    text(
      `The papers' six models: ${range(first)} in the first iteration, ${range(second)} in the second (§4.2). Who always says no is right on ${percent(noKeys.value)} % of the questions: that, and not a half, is what accuracy must beat. Of the unrelated conclusions ${percent(sharedUnrelated.value)} % use what the premises speak of, where the authors' forms do.`,
    ),
    text(
      `${part.conditions.line} No difference is shown where conditions or the mix of questions differ: each weakness set has the skills of its own model${lengthsMix === "paper" ? "" : `, and the lengths here have the mix “${lengthsMix}”, not the papers'`}.`,
    ),
    text(
      `Who counts words and reads none is right on ${shareText(counted)} of them, once taught the keys of others like them (organon audit). In the papers' questions a conclusion of new words is unrelated, and one with a denial too many contradicted, so that a high accuracy need not be reasoning; those of profile balanced, which organon run asks, give neither away.`,
    ),
    besideTable(report, part),
    printedTable(
      papersPlaces["lengths"],
      [1, 3, 5, 7].map((length) => `length ${length}`),
    ),
    printedTable(
      papersPlaces["teaching"],
      ["zero", "random", "weak"].map((way) => `${way} demonstrations`),
    ),
  ];
  const note =
    "response accuracy, as the papers count; their numbers with the interval that their n gives; differences are here minus there, in points";
  return section("papers", "Comparison with the papers", blocks, { note });
};

/** The papers' numbers beside ours; a sentence where they asked none of the models. */
export const besideTable = (
  report: Report,
  part: Pick<LogicAskerPart, "lengthsMix" | "conditions">,
): Block => {
  const beside = besidePublished(report.models, part);
  return beside.length === 0
    ? text("None of the models asked here is one that the papers asked, so no published number is compared.")
    : table(
        ["model", "measure", "papers", "here", "difference"],
        beside.map(({ model, measure, published, source, theirs, ours, difference }) => [
          model,
          `${measure} (${published}, ${source})`,
          share(theirs),
          share(ours),
          difference === undefined ? "conditions differ" : gap(difference, difference.n),
        ]),
        { caption: parserText(report) },
      );
};

/** A table of the papers as printed, a row for each of their models. */
const printedTable = (title: string | undefined, measures: readonly string[]): Table => {
  const numbers = publishedNumbers.filter(({ measure }) => measures.includes(measure));
  const rows = [...Map.groupBy(numbers, ({ model }) => model)].map(([model, own]) => [
    model,
    ...own.map((one) => one.share.toFixed(2)),
  ]);
  const caption = "The papers' models, as printed, on 100 questions each.";
  return table(["model", ...measures], rows, { title, caption, role: "background" });
};
