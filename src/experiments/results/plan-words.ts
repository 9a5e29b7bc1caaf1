/** A run's questions, in a few words for a list. */
import type { Lesson, Suite, SuiteVariant } from "#items/suite";
import { clip } from "#reports/printable";
import { listShots, type RunPlan } from "#runs/plan";

/** Returns a plan's suite, and the settings in which plans of the suite differ: "prompt cot", "system text “Think …”". */
export const planWords = (plan: RunPlan): readonly string[] => [suiteWords(plan.suite), ...promptWords(plan)];

/** Returns the settings of the prompt that differ from the plain question. */
export const promptWords = ({ suite, prompt, epochs }: RunPlan): readonly string[] => {
  const { style, system, around, template, nolr } = prompt;
  const shots = suite.kind === "derived" ? 0 : listShots(prompt).count;
  return [
    style === "direct" ? [] : `prompt ${style}`,
    around === undefined ? [] : `prompt ${quoted(around)}`,
    [undefined, "appendix", style].includes(template) ? [] : `template ${template}`,
    nolr === undefined ? [] : "asked to avoid reasoning",
    shots === 0 ? [] : `${shots} few-shot examples`,
    system === undefined ? [] : `system text ${quoted(system)}`,
    epochs === 1 ? [] : `${epochs} epochs`,
  ].flat();
};

const quoted = (text: string): string => `“${clip(text.replaceAll(/\s+/g, " "), 40)}”`;

/** Returns for example "balanced, length 1, seed 1"; of a file its name. */
export const suiteWords = (suite: Suite): string => {
  const shard = "shard" in suite && suite.shard ? `, shard ${suite.shard.number}/${suite.shard.of}` : "";
  return `${phrase(suite)}${"seed" in suite ? `, seed ${suite.seed}` : ""}${shard}`;
};

const phrase = (suite: Suite): string => {
  switch (suite.kind) {
    case "generated":
      return `${suite.profile}, ${lengthWords(suite.length)}`;
    case "lengths":
      return `${suite.profile}, lengths ${suite.lengths.join(", ")}`;
    case "diagnosis":
      return `${suite.profile}, diagnosis, ${suite.budget} questions`;
    case "adaptive":
      return suite.words;
    case "choice":
      return `four options, ${suite.perType} of each type`;
    case "file":
      return `${suite.file ?? "questions of a file"}${suite.repeated === undefined ? "" : `, without ${suite.repeated} repeated lines`}`;
    case "tasks":
      return `${suite.tasks.join(", ")} by difficulty parameters`;
    case "derived":
      return suite.lesson === undefined ? `derived questions (${suite.from})` : lessonWords(suite.lesson);
    default:
      return suite satisfies never;
  }
};

const lengthWords = (length: SuiteVariant<"generated">["length"]): string =>
  typeof length === "number" ? `length ${length}` : `lengths ${length.map((part) => part.length).join(", ")}`;

const lessonWords = ({ run, k, perSkill, arm, shots, as, reasons }: Lesson): string =>
  `${k * perSkill} fresh questions on the ${k === 1 ? "weakest skill" : `${k} weakest skills`} of run ${run.slice(0, 12)}, ` +
  (arm === "zero"
    ? `no examples instead of ${shots}`
    : `${shots} ${arm} examples${as === "text" ? "" : `, as ${as}`}${reasons === "short" ? "" : `, reasons ${reasons}`}`);
