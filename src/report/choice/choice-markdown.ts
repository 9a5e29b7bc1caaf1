/**
 * A choice run as GitHub-flavoured Markdown. Text from outside is escaped.
 */
import { code, plain, table } from "../formats/markdown.ts";
import { dateInWords, shareText } from "../numbers.ts";
import { extentText, type ChoiceReport } from "./choice-report.ts";
import { choiceTables } from "./choice-tables.ts";

/** The report as Markdown, with a final newline. */
export const renderChoiceMarkdown = (report: ChoiceReport): string =>
  [
    "# DivLogicEval: four-option questions with proved keys",
    `${extentText(report)}; run ${code(report.run)}, ${plain(dateInWords(report.date))}.`,
    ...choiceTables(report).flatMap(({ title, caption, heads, rows }) => [
      `## ${plain(title)}`,
      plain(caption),
      table(
        heads.map(plain),
        rows.map(({ names, cells }) => [
          ...names.map(plain),
          ...cells.map((value) => (typeof value === "string" ? plain(value) : shareText(value))),
        ]),
      ),
    ]),
    "## Method",
    choiceMethod,
    `Again: ${code(report.command)} (${Object.entries(report.versions)
      .map(([name, version]) => `${plain(name)} ${plain(version)}`)
      .join(", ")}).`,
  ]
    .join("\n\n")
    .concat("\n");

/** How the numbers are meant, for every format. */
export const choiceMethod =
  "Accuracy is right over readable replies in the original order. A circle is one question in its four rotations; one with a failed, refused or cut-off call is incomplete and left out. An unreadable reply is wrong and an outcome of its own in PartialCircular. Square brackets hold 95 % intervals (Wilson's; for means over questions with the number of questions that a share would need to be as exact), n is the number of questions or replies. The key of every question is proved.";
