/**
 * The audit of somebody else's set, told: what was read and judged, the keys that are not what follows, and what the surface gives away.
 */
import { number, present, section, share, table, text } from "#reports/blocks";
import type { Document, Section } from "#reports/document";
import { count, percent } from "#reports/numbers";
import { clip } from "#reports/printable";
import { writeSheet } from "#reports/sheet-text";
import { diversityBlocks } from "./diversity.ts";
import type { DatasetAudit } from "./set-part.ts";

/** Faults that are shown with their certificates; --json has all. */
const shownFaults = 5;

export const datasetDocument = (audit: DatasetAudit): Document => ({
  title: `${audit.dataset}: ${count(audit.questions)} questions`,
  facts: present([
    audit.semantics === null
      ? "answer keys are not decided: its questions are not parsed to logic"
      : audit.semantics,
    audit.referee !== undefined &&
      `z3 agrees with ${count(audit.referee.agreements)} of ${count(audit.referee.decided)} decisions`,
  ]),
  sections: present([
    audit.semantics !== null && keysSection(audit),
    faultSection(audit),
    surfaceSection(audit),
  ]),
});

const keysSection = (audit: DatasetAudit): Section => {
  const { questions, read, mended, judged, right, faults, ambiguous, undecided, inconsistent } = audit;
  const listed = Object.entries(inconsistent).map(([key, n]) => `${n} labelled ${key}`);
  const misfits = faults.filter(({ misfit }) => misfit !== undefined).length;
  const sum = Object.values(inconsistent).reduce((total, n) => total + n, 0);
  return section("keys", "Answer keys decided", [
    table(
      ["", "questions"],
      [
        [`parsed to logic (${percent(read / questions)} %)`, number(read)],
        mended > 0 && ["of them after typing errors were corrected", number(mended)],
        ["judged", number(judged)],
        ["right", number(right)],
        ["not what follows", number(faults.length)],
        misfits > 0 && ["of them where the formulas do not fit the sentences", number(misfits)],
        [
          `premises that cannot all be true${listed.length === 0 ? "" : `: ${listed.join(", ")}`}`,
          number(sum),
        ],
        ["whose English has another reading with another answer", number(ambiguous)],
        ["undecided", number(undecided)],
      ],
    ),
    ...audit.unread.slice(0, 5).map(({ reason, count: n }) => text(`${n} not read: ${reason}`, "note")),
  ]);
};

const verdicts = { key: "key wrong", formula: "formula wrong", English: "English ambiguous" } as const;

/** The faults as a sheet, to be sent to a set's authors. */
export const faultsSheet = ({ dataset, faults }: DatasetAudit): string =>
  writeSheet([
    ["dataset", "place", "id", "verdict", "key", "deserved", "question", "certificate", "misfit", "repair"],
    ...faults.map(({ place, id, verdict, key, deserved, text: asked, certificate, misfit }) => [
      dataset,
      `${place + 1}`,
      id,
      verdicts[verdict],
      key,
      (misfit === undefined ? deserved : misfit.deserved) ?? "",
      asked,
      certificate.join("; "),
      misfit?.reasons.join("; ") ?? "",
      misfit?.repaired ?? "",
    ]),
  ]);

const faultSection = ({ faults: all }: DatasetAudit): Section | undefined => {
  if (all.length === 0) return undefined;
  const faults = all.filter(({ misfit }) => misfit === undefined);
  const kinds = Map.groupBy(all, ({ key, deserved, relation, verdict, misfit }) =>
    misfit === undefined
      ? `${verdicts[verdict]}: labelled ${key}, but ${deserved ?? "neither"} (${relation})`
      : `the formulas do not fit the sentences: labelled ${key}, ${misfit.deserved === key ? "as their repair says" : `under repair ${misfit.deserved ?? "neither"}`}`,
  );
  const counts = [...kinds].map(([kind, { length }]) => [kind, number(length)]);
  return section("faults", "Answer keys that do not follow", [
    table(["fault", "questions"], counts),
    ...faults.slice(0, shownFaults).map(({ id, text: asked, key, deserved, verdict, certificate }) =>
      table(
        [
          `${clip(id, 12)}: labelled ${key}, deserves ${deserved ?? "no label"}${verdict === "English" ? " (in one reading)" : ""}`,
        ],
        [asked, ...certificate].map((line) => [line]),
      ),
    ),
  ]);
};

const surfaceSection = (audit: DatasetAudit): Section => {
  const { keys, repeated, contradicted, leaks, words, diversity, baselines } = audit;
  const balance = Object.entries(keys)
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, 8)
    .map(([key, n]) => `${count(n)} ${key}`);
  return section("surface", "Surface cues", [
    text(
      `Keys: ${balance.join(", ")}. ${count(repeated)} questions stand in the file before, ${contradicted.length} of them with another key. ` +
        `${leaks === undefined ? "" : `${count(leaks.count)} stand in ${leaks.name}, too. `}${count(words)} different words.`,
    ),
    ...(diversity === undefined ? [] : diversityBlocks(diversity)),
    baselines.length > 0 &&
      table(
        ["of", "classifier", "accuracy", "chance"],
        baselines.map(({ what, classifier, accuracy, chance }) => [
          what,
          classifier,
          share(accuracy),
          { kind: "percent", value: chance },
        ]),
        { caption: "Of a label against all others the accuracy is balanced: 50 % is chance." },
      ),
  ]);
};
