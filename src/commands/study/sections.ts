/** Sections that the engine adds to every study: responses, the numbers of its source, and their inconsistencies. */
import { fullRate, plainTable, section, share, table, text } from "#reports/blocks";
import type { Section } from "#reports/document";
import type { Slip } from "#reports/logicasker/published";
import { readMetrics, type Metrics } from "#scoring/breakdown";
import { nameSubjects } from "#experiments/results/names";
import { readAllScores } from "#experiments/results/scores";
import type { Study, StudyTools } from "./study.ts";

/** The metrics of a model in a part. */
type PartMetrics = Metrics & { readonly part: string; readonly id: string; readonly model: string };

/** The metrics of each part, by model; masked options are no answers of a set. */
export const readPartMetrics = async ({ store, runs }: Pick<StudyTools, "store" | "runs">) => {
  const responses: PartMetrics[] = [];
  for (const [part, run] of runs) {
    if (run.plan.suite.kind === "derived") continue;
    const names = nameSubjects(run.subjects);
    const scores = await readAllScores(store, run);
    for (const [i, { id }] of run.subjects.entries())
      responses.push({ part, id, model: names[i]!, ...readMetrics(scores.get(id) ?? []) });
  }
  return responses;
};

/** The parts of a study in which replies were not read; no section where all were. */
export const responsesSection = (responses: readonly PartMetrics[]): Section | undefined => {
  const unread = responses.filter(({ responseRate: { value } }) => (value ?? 1) < 1);
  const rows = unread.map((row) => [
    row.part,
    row.model,
    share(row.accuracy),
    fullRate(row),
    share(row.responseAccuracy),
  ]);
  const columns = ["part", "model", "accuracy", "response rate", "response accuracy"];
  return rows.length === 0
    ? undefined
    : section("responses", "Responses", table(columns, rows), {
        note: "parts with a response rate below 100 %; accuracy is correct of asked, response accuracy correct of readable",
      });
};

/** Sections with the published tables below them; tables of none of them are a section of their own. */
export const withPublished = (sections: readonly Section[], tables: NonNullable<Study["published"]> = {}) => {
  const role = "background" as const;
  const printed = (id: string) => (id in tables ? [plainTable(tables[id]!, { role })] : []);
  const others = Object.keys(tables).filter((id) => !sections.some((own) => own.id === id));
  return [
    ...sections.map((own) => ({ ...own, blocks: [...own.blocks, ...printed(own.id)] })),
    ...(others.length === 0
      ? []
      : [section("published", "Published numbers", others.flatMap(printed), { role })]),
  ];
};

export const slipsSection = (slips: readonly Slip[] = []): Section | undefined => {
  const words = "Published numbers and words that do not fit together. They are marked here and not copied.";
  const rows = slips.map(({ where, says, found }) => [where, says, found]);
  const blocks = [text(words), table(["where", "what is printed", "what comes out"], rows)];
  return rows.length === 0
    ? undefined
    : section("slips", "Known inconsistencies of the source", blocks, { role: "background" });
};
