/**
 * The study of §4 as a page: the report's own sections, and between them Table 4 by atomic rule, Table 5, the papers'
 * numbers, their slips.
 */
import { type Markup, blank, markup } from "../markup.ts";
import type { StudyReport } from "../summary.ts";
import { renderHtml, type InsertedSection } from "../formats/html.ts";
import { column, numbers, ruleTypeTable, shareCell, table as htmlTable } from "../formats/html/tables.ts";
import { besidePublished, type LogicAskerPart, type LogicAskerStudy } from "./part.ts";
import { slips } from "./slips.ts";
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
