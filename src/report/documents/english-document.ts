/** What readers say of the English: shares for each reader, for each length, how far they agree, and the worst texts. */
import type { EnglishRates, EnglishReading } from "#scores/people/english";
import { agreementTable, number, present, section, shareAlone, table } from "../blocks.ts";
import type { Cell, Document } from "../document.ts";
import { count } from "../numbers.ts";

/** The outcome of a reading of English. */
export const englishDocument = ({ n, readers, agreement, worst }: EnglishReading): Document => ({
  title: "The English, as it was read",
  facts: [`${count(n)} texts, ${count(readers.length)} ${readers.length === 1 ? "reader" : "readers"}`],
  sections: present([
    section(
      "readers",
      "By reader",
      table(
        ["reader", "n", ...shares],
        readers.map(({ name, all }) => [name, ...cellsOf(all)]),
      ),
      { note: "natural is 4 or 5 of 5, unsayable 1 or 2; shares with 95 % intervals" },
    ),
    readers.some(({ byLength }) => byLength.length > 1) &&
      section(
        "lengths",
        "By length",
        table(
          ["length", "reader", "n", ...shares],
          (readers[0]?.byLength ?? []).flatMap(({ length }, i) =>
            readers.map(({ name, byLength }) => [length, name, ...cellsOf(byLength[i]!.rates)]),
          ),
        ),
      ),
    agreement &&
      section(
        "agreement",
        "Agreement of the first two readers",
        agreementTable("", [
          ["grammatical", agreement.grammatical],
          ["several readings", agreement.severalReadings],
          ["natural", agreement.natural],
        ]),
        { note: "Cohen's kappa; none where both gave one answer only" },
      ),
    section("worst", "Liked least", [
      {
        kind: "list",
        items: worst.map(({ text, natural, objections }) => ({
          text: `${natural.join(" and ")} of 5: ${text}`,
          note: objections.length > 0 ? objections.join("; ") : undefined,
        })),
      },
    ]),
  ]),
});

const shares = ["ungrammatical", "several readings", "natural", "unsayable"] as const;

const cellsOf = (rates: EnglishRates): readonly Cell[] => [
  number(rates.n),
  shareAlone(rates.ungrammatical),
  shareAlone(rates.severalReadings),
  shareAlone(rates.natural),
  shareAlone(rates.unsayable),
];
