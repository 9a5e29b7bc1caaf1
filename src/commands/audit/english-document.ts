/** The composition of a suite's English: tables of frames, wordings, links, and the constructions that editors liked least. */
import type { EnglishReport, NamedShare } from "#scoring/audits/english";
import { section, share, table, text } from "#reports/blocks";
import type { Document, Section } from "#reports/document";
import { count, shareText } from "#reports/numbers";

/** No frame makes more of a suite, and no construction that editors disliked more than this. */
export const englishLimits = { frame: 0.25, construction: 0.001 } as const;

export const englishDocument = (found: EnglishReport): Document => {
  const { frames, constructions, asks, links } = found;
  const above = constructions.filter((one) => (one.share.value ?? 0) > englishLimits.construction);
  const [largest] = frames;
  return {
    title: "English",
    facts: [`${count(found.questions)} questions, ${count(found.sentences)} sentences`],
    sections: [
      section("english-verdict", "Limits", [
        text(
          `largest frame, at most 25 % of sentences: ${largest === undefined ? "none" : `${largest.name}, ${shareText(largest.share)}`}`,
        ),
        text(
          `constructions above 0.1 % of sentences: ${above.length === 0 ? "none" : above.map(({ name }) => name).join("; ")}`,
        ),
      ]),
      sharesSection("frames", "Sentence frames", frames, "of sentences"),
      sharesSection("constructions", "Rejected constructions", constructions, "of sentences"),
      sharesSection("asks", "Ways to ask", asks, "of questions"),
      sharesSection("links", "Links", links, "of premises"),
    ],
  };
};

const sharesSection = (id: string, title: string, rows: readonly NamedShare[], of: string): Section =>
  section(
    `english-${id}`,
    title,
    table(
      ["", of],
      rows.map((row) => [row.name, share(row.share)]),
    ),
  );
