/**
 * The study of LogicAsker's §4 told in each format: the report of its first iteration, with the second, the lengths
 * and the lessons in it, and what only the study has: Table 4 by atomic rule, Table 5, the papers' own numbers,
 * their slips. Beside each heading stands the papers' number of the table or figure, ACL text and FSE text.
 */
import { count, differenceText, percent, shareText } from "../numbers.ts";
import { type Markup, blank, markup } from "../markup.ts";
import { printable } from "../printable.ts";
import type { StudyReport } from "../summary.ts";
import { renderHtml, type InsertedSection } from "../formats/html.ts";
import { column, numbers, ruleTypeTable, shareCell, table as htmlTable } from "../formats/html/tables.ts";
import { reportJson, type ReportDocument } from "../formats/json.ts";
import { plain, renderMarkdown, table } from "../formats/markdown.ts";
import { renderTerminal, type TerminalOptions } from "../formats/terminal.ts";
import { aligned, cell, emphasised, wrapped } from "../formats/aligned.ts";
import {
  besidePublished,
  type BesidePublished,
  type LogicAskerPart,
  type RuleType,
  type ValidityPart,
} from "./part.ts";
import {
  publishedModelOf,
  publishedRanges,
  publishedValidity,
  publishedWeakRules,
  type PublishedModel,
} from "./published.ts";
import { slips, type Slip } from "./slips.ts";

/** The whole study: `report` is of the first iteration, its lengths are those of the lengths run. */
export type LogicAskerStudy = { readonly report: StudyReport; readonly part: LogicAskerPart };

/** Which table or figure of the papers each part of the study answers to. */
export const papersPlaces: Readonly<Record<string, string>> = {
  models: "ACL Table 2, FSE Table 6",
  iterations: "Figure 3",
  logics: "Figure 4",
  categories: "Figure 5",
  lengths: "ACL Table 3, FSE Table 7",
  weakRules: "ACL Table 4, FSE Table 8",
  validity: "ACL Table 5, FSE Table 9",
  teaching: "ACL Table 6, FSE Table 10",
};

// ── what is told ───────────────────────────────────────────────────────────────────────────────────────────

const validityColumns = ["a", "b", "c", "total"] as const;

/** Table 5 as cells: ours where people have judged, and the papers'. */
const validityRows = ({ people }: ValidityPart): readonly (readonly string[])[] => {
  const row = (name: string, invalid: Readonly<Record<"a" | "b" | "c" | "total", number>>, n: number) => [
    name,
    String(n),
    ...validityColumns.map((key) => `${invalid[key]} (${((100 * invalid[key]) / n).toFixed(2)} %)`),
  ];
  return [
    ...(people === undefined ? [] : [row("this study", people.invalid, people.n)]),
    row("the papers", publishedValidity, publishedValidity.n),
  ];
};

const validityHead = [
  "invalid",
  "questions",
  "a, grammar",
  "b, one reading",
  "c, answer follows",
  "total",
] as const;

const validityWords = (validity: ValidityPart): readonly string[] => {
  const { drawn, of, faulty, sheets, people } = validity;
  return [
    `${count(drawn)} of the ${count(of)} questions were drawn. By machine ${faulty === 0 ? "none" : count(faulty)} of them has a fault: each sentence was read back as the formula that it says, each certificate replayed.`,
    people === undefined
      ? `Two people have not judged them yet: fill in ${sheets.map(printable).join(" and ")}, and give the same command with --sheets.`
      : `Valid by two people's judgement: ${shareText(people.valid)}; with 95 % confidence at least ${percent(people.atLeast.exact)} % exactly, ${percent(people.atLeast.wald)} % by Wald's bound, which the papers' 0.94 is.`,
  ];
};

const keysWords = ({ noKeys }: LogicAskerPart): string =>
  `Who always says no is right on ${percent(noKeys.value)} % of the questions: that, and not a half, is what accuracy must beat.`;

const rangesWords = `The papers' six models: ${rangeText(publishedRanges.first)} in the first iteration, ${rangeText(publishedRanges.second)} in the second (§4.2).`;

function rangeText([low, high]: readonly [number, number]): string {
  return `${Math.round(low * 100)} to ${Math.round(high * 100)} %`;
}

const besideRow = (one: BesidePublished): readonly string[] => [
  one.model,
  `${one.measure} (${one.published}, ${one.source})`,
  shareText(one.theirs),
  shareText(one.ours),
  differenceText(one.difference, one.difference.n),
];

const besideHead = ["model", "measure", "papers", "here", "here − papers, points"] as const;

const noneNamed =
  "None of the models asked here is one that the papers asked, so no number of theirs stands beside ours.";

const named = ({ models }: StudyReport): readonly PublishedModel[] =>
  models.flatMap(({ id }) => publishedModelOf(id) ?? []);

const publishedRulesFor = (report: StudyReport): readonly string[] =>
  publishedWeakRules
    .filter(({ model }) => named(report).some(({ name }) => name === model))
    .map(
      ({ model, rule, type, share }) =>
        `${model} in the papers: ${rule}, ${type}, ${percent(share)} % (n not told)`,
    );

// ── the formats ────────────────────────────────────────────────────────────────────────────────────────────

/** The study as JSON: the contract's report document, and the study's own parts by name. */
export const logicaskerJson = ({
  report,
  part,
}: LogicAskerStudy): ReportDocument & {
  readonly study: "logicasker";
  readonly places: typeof papersPlaces;
  readonly besidePapers: readonly BesidePublished[];
  readonly slips: readonly Slip[];
} & LogicAskerPart => ({
  study: "logicasker",
  ...reportJson(report),
  places: papersPlaces,
  ...part,
  besidePapers: besidePublished(report.models),
  slips,
});

/** The study for a terminal. */
export const logicaskerTerminal = (study: LogicAskerStudy, options: TerminalOptions): string => {
  const { report, part } = study;
  const { color } = options;
  const width = Math.max(60, options.width) - 2;
  const title = (words: string, note: string): string =>
    emphasised(words, "strong", color) + emphasised(`  ${note}`, "soft", color);
  const lines = (text: string): readonly string[] => wrapped(text, width).map((line) => `  ${line}`);
  const ruleLines = ({ rule, type, accuracy, example }: RuleType): readonly string[] => [
    `  ${printable(rule)}, ${type}: ${shareText(accuracy)}`,
    ...(example === undefined
      ? []
      : wrapped(`${example.premisesText.join(" ")} Therefore: ${example.conclusionText}`, width - 4).map(
          (line) => emphasised(`      ${line}`, "soft", color),
        )),
  ];
  const beside = besidePublished(report.models);
  const sections: readonly (readonly string[])[] = [
    [renderTerminal(report, options)],
    ...part.weakRules.map(({ model, rules }) => [
      title(`Weakest atomic rules of ${printable(model)}`, papersPlaces["weakRules"] ?? ""),
      ...(rules.length === 0 ? ["  none: no atomic rule has a wrong answer"] : rules.flatMap(ruleLines)),
    ]),
    [
      title("Validity of the questions", papersPlaces["validity"] ?? ""),
      ...validityWords(part.validity).flatMap(lines),
      ...aligned(
        [validityHead, ...validityRows(part.validity)].map((row) =>
          row.map((text, i) => cell(text, { align: i === 0 ? "left" : "right" })),
        ),
        color,
      ),
    ],
    [
      title("Beside the papers", "their numbers, with the interval that their n gives"),
      ...lines(rangesWords),
      ...lines(keysWords(part)),
      ...(beside.length === 0 ? lines(noneNamed) : []),
      ...aligned(
        beside.map((one) => besideRow(one).map((text) => cell(printable(text)))),
        color,
      ),
      ...publishedRulesFor(report).flatMap(lines),
      ...lines(
        `${slips.length} places where the papers' numbers or words do not fit together are told in the HTML, Markdown and JSON forms.`,
      ),
    ],
  ];
  return sections.map((section) => section.join("\n")).join("\n\n");
};

/** The study as Markdown. */
export const logicaskerMarkdown = ({ report, part }: LogicAskerStudy): string => {
  const beside = besidePublished(report.models);
  const exampleText = ({ example }: RuleType): string =>
    example === undefined
      ? ""
      : plain(
          `${example.premisesText.join(" ")} Therefore: ${example.conclusionText} (right: ${example.label}; answered: ${example.answer})`,
        );
  const blocks = [
    ...part.weakRules.flatMap(({ model, rules }) => [
      `## Weakest atomic rules of ${plain(model)}`,
      `After ${papersPlaces["weakRules"] ?? ""}.`,
      rules.length === 0
        ? "No atomic rule has a wrong answer."
        : table(
            ["rule", "type", "accuracy", "example"],
            rules.map((rule) => [plain(rule.rule), rule.type, shareText(rule.accuracy), exampleText(rule)]),
          ),
    ]),
    "## Validity of the questions",
    `After ${papersPlaces["validity"] ?? ""}. ${validityWords(part.validity).map(plain).join(" ")}`,
    table(validityHead, validityRows(part.validity)),
    "## Beside the papers",
    `${rangesWords} ${keysWords(part)} ${beside.length === 0 ? noneNamed : ""}`.trim(),
    ...(beside.length === 0
      ? []
      : [
          table(
            besideHead,
            beside.map((one) => besideRow(one).map(plain)),
          ),
        ]),
    ...publishedRulesFor(report).map((line) => `- ${plain(line)}`),
    "## Known slips of the papers",
    "Marked here, and not copied.",
    table(
      ["where", "what stands there", "what comes out"],
      slips.map(({ where, says, found }) => [where, says, found].map(plain)),
    ),
  ];
  return `${renderMarkdown(report).trimEnd()}\n\n${blocks.join("\n\n")}\n`;
};

/** The study as one self-contained HTML page. */
export const logicaskerHtml = ({ report, part }: LogicAskerStudy): string =>
  renderHtml(report, studySections(report, part));

const studySections = (report: StudyReport, part: LogicAskerPart): readonly InsertedSection[] => {
  const beside = besidePublished(report.models);
  const behind = report.models.length === 0 ? "models" : "weakest";
  const words = (texts: readonly string[]): Markup => markup`${texts.map((text) => markup`<p>${text}</p>`)}`;
  return [
    {
      behind,
      id: "rules",
      heading: "Weakest atomic rules",
      before: markup`<p>${`The papers' three rows a model: an atomic rule by its valid conclusions (Correct) or by all others (Incorrect). After ${papersPlaces["weakRules"] ?? ""}.`}</p>
${part.weakRules.map(
  ({ model, rules }) => markup`<h3>${model}</h3>
${ruleTypeTable(`Weakest atomic rules of ${model}`, rules)}`,
)}`,
      after: words(publishedRulesFor(report)),
    },
    {
      behind,
      id: "validity",
      heading: "Validity of the questions",
      before: words(validityWords(part.validity)),
      after: htmlTable(
        "Invalid questions",
        markup`<b>Invalid questions.</b> ${`After ${papersPlaces["validity"] ?? ""}.`}`,
        validityHead.map((head, i) => (i === 0 ? column(head) : numbers(head))),
        validityRows(part.validity).map((row) => row.map((text) => markup`${text}`)),
      ),
    },
    {
      behind: "method",
      id: "papers",
      heading: "Beside the papers",
      before: words([rangesWords, keysWords(part), ...(beside.length === 0 ? [noneNamed] : [])]),
      after:
        beside.length === 0
          ? blank
          : htmlTable(
              "The papers' numbers beside ours",
              markup`<b>The papers' numbers beside ours.</b> Their intervals are those that their number of questions gives.`,
              besideHead.map((head, i) => (i < 2 ? column(head) : numbers(head))),
              beside.map((one) => {
                const [model = "", measure = "", , , gap = ""] = besideRow(one);
                return [
                  markup`${model}`,
                  markup`${measure}`,
                  shareCell(one.theirs),
                  shareCell(one.ours),
                  markup`${gap}`,
                ];
              }),
            ),
    },
    {
      behind: "method",
      id: "slips",
      heading: "Known slips of the papers",
      before: markup`<p>Where the papers' own numbers and words do not fit together. They are marked here and not copied.</p>`,
      after: htmlTable(
        "Slips",
        blank,
        [column("Where"), column("What stands there"), column("What comes out")],
        slips.map(({ where, says, found }) => [where, says, found].map((text) => markup`${text}`)),
      ),
    },
  ];
};
