/**
 * A gate for people: a section of a run's report, a document of its own for a job's page, and one line a model.
 */
import { section, share, table, text } from "../blocks.ts";
import type { Block, Document, Section } from "../document.ts";
import { gateVerdict, measureNames, type Gate } from "../gate.ts";
import { percent, shareText } from "../numbers.ts";
import { printable } from "../printable.ts";

/** The gate alone, as for the page of a job. */
export const gateDocument = (gate: Gate): Document => ({
  title: `Organon: gate at ${percent(gate.threshold)} % ${gate.outcome}`,
  facts: [["run ", { code: gate.run.run }, `, ${gate.run.extent}`]],
  sections: [{ ...sectionOf(gate), title: "Models" }],
});

/** The report with its gate in front. */
export const withGate = (document: Document, gate: Gate): Document => ({
  ...document,
  sections: [sectionOf(gate), ...document.sections],
});

const sectionOf = ({ results, measure, threshold, outcome }: Gate): Section => {
  const name = measureNames[measure];
  const rows = results.map(({ model, outcome: own }) => [
    model.name,
    share(model.value),
    share(model.responseRate),
    own,
  ]);
  const lists = results.flatMap(({ model }): readonly Block[] => {
    const items = model.parts.slice(0, 5).map((part) => ({ text: `${part.name} ${shareText(part.value)}` }));
    const what = measure === "accuracy" ? "Lowest leaves" : "Question types";
    return items.length === 0 ? [] : [text(`${what} of ${model.name}:`), { kind: "list", items }];
  });
  const blocks = [table(["model", name, "response rate", "gate"], rows), ...lists];
  const note = `the lower bound of the 95 % interval of ${name} counts`;
  return section("gate", `Gate at ${percent(threshold)} % ${outcome}`, blocks, { note });
};

/** One line a model, for stderr: whether it passed, and by which numbers. */
export const gateLines = (gate: Gate): string =>
  gate.results
    .map(
      (result) =>
        `gate ${result.outcome}: ${printable(result.model.name)}, ${printable(gateVerdict(result, gate))}`,
    )
    .join("\n");
