/**
 * Results by task: exact accuracy beside chance, partial credit where there is one, and of proofs and cases that the kernel
 * refused the first line that does not follow.
 */
import { asksAsRulesDo } from "#items/tasks/tasks";
import { noted, section, share, table } from "../blocks.ts";
import type { Section } from "../document.ts";
import { count } from "../numbers.ts";
import { type ModelReport, having } from "../summary.ts";

type Told = Pick<ModelReport, "name" | "tasks">;

/** The tasks of all models, and what was refused; no section where questions ask none but yes or no. */
export const taskSection = (models: readonly Told[]): Section | undefined => {
  const told = having(models, "tasks").map(({ name, tasks }) => ({ name, ...tasks }));
  if (told.every(({ tasks }) => tasks.every(({ task }) => asksAsRulesDo(task)))) return undefined;
  const results = table(
    ["model", "task", "accuracy", "partial credit", "chance"],
    told.flatMap(({ name, tasks }) =>
      tasks.map(({ task, accuracy, credit, chance }) => [
        name,
        task,
        share(accuracy),
        credit === null ? "" : share(credit),
        chance === null ? "" : `${(100 * chance).toFixed(1)} %`,
      ]),
    ),
  );
  const refused = told
    .filter(({ refusals }) => refusals > 0)
    .map(({ name, refused: shown, refusals }) =>
      table(
        ["question", "task", "first at"],
        shown.map(({ question, task, line, why }) =>
          noted([{ kind: "code", code: question.slice(0, 12) }, task, line], why),
        ),
        {
          notes: { heading: "why", shown: "each" },
          title: `${name}: ${count(refusals)} refused by the kernel${refusals > shown.length ? `, the first ${count(shown.length)}` : ""}`,
        },
      ),
    );
  const note =
    "the whole answer right; chance in percent; partial credit: options judged rightly, or premises in common";
  return section("tasks", "Tasks", [results, ...refused], { note });
};
