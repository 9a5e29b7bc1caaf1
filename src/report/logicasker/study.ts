/**
 * The study of LogicAsker's §4 told in each format but HTML (`page.ts`): the report of its first iteration, with the
 * second, the lengths and the lessons in it, and what only the study has: Table 4 by atomic rule, Table 5, the papers'
 * own numbers, their slips. Beside each heading stands the papers' number of the table or figure.
 */
import { shareText } from "../numbers.ts";
import { printable } from "../printable.ts";
import { reportJson, type ReportDocument } from "../formats/json.ts";
import { plain, renderMarkdown, table } from "../formats/markdown.ts";
import { renderTerminal, type TerminalOptions } from "../formats/terminal.ts";
import { aligned, cell, emphasised, wrapped } from "../formats/aligned.ts";
import {
  besidePublished,
  type BesidePublished,
  type LogicAskerPart,
  type LogicAskerStudy,
  type RuleType,
} from "./part.ts";
import { slips, type Slip } from "./slips.ts";
import {
  besideHead,
  besideRow,
  keysWords,
  noneNamed,
  papersPlaces,
  publishedRulesFor,
  rangesWords,
  validityHead,
  validityRows,
  validityWords,
} from "./words.ts";

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
