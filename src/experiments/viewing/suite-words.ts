/** What a run asked, in a few words for a list. */
import type { Lesson, Suite, SuiteOf } from "#items/suite";
import { clip } from "#report/printable";
import { shotsIn, type RunPlan } from "#runs/plan";

export const planInWords = (plan: RunPlan): string => planWords(plan).join(", ");

/** A plan's suite, and the settings that tell it from other plans of the suite: "prompt cot", "system text “Think …”". */
export const planWords = ({ suite, prompt, epochs }: RunPlan): readonly string[] => {
  const { style, system, around, template, nolr } = prompt;
  const shots = suite.kind === "derived" ? 0 : shotsIn(prompt).count;
  return [
    suiteInWords(suite),
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

/** "balanced, length 1, seed 1", "lengths 1–7", "four-option questions", "file chess.jsonl". */
export const suiteInWords = (suite: Suite): string => {
  switch (suite.kind) {
    case "generated":
      return `${suite.profile}, ${lengthInWords(suite.length)}, seed ${suite.seed}`;
    case "lengths": {
      const [first, last] = [Math.min(...suite.lengths), Math.max(...suite.lengths)];
      return `${suite.profile}, lengths ${first}–${last}, seed ${suite.seed}`;
    }
    case "diagnosis":
      return `${suite.profile}, diagnosis, ${suite.budget} questions, seed ${suite.seed}`;
    case "frontier":
      return `frontier of ${suite.turned.join(", ")}, ${suite.task}, seed ${suite.seed}`;
    case "choice":
      return `four options, ${suite.perType} of each type, seed ${suite.seed}`;
    case "file":
      return `${suite.file ?? "questions of a file"}${suite.repeated === undefined ? "" : `, without ${suite.repeated} repeated lines`}`;
    case "dials":
      return `${suite.tasks.join(", ")} by difficulty parameters, seed ${suite.seed}`;
    case "derived":
      return suite.lesson === undefined ? derivedFrom[suite.from] : lessonInWords(suite.lesson);
    default:
      return (suite as { readonly kind: string }).kind;
  }
};

/** "30 fresh questions on the 3 weakest skills of run 9bdc93152a9f, 4 examples: weak". */
const lessonInWords = ({ run, k, perLeaf, arm, shots, as, reasons }: Lesson): string =>
  `${k * perLeaf} fresh questions on the ${k === 1 ? "weakest skill" : `${k} weakest skills`} of run ${run.slice(0, 12)}, ` +
  (arm === "zero"
    ? `no examples instead of ${shots}`
    : `${shots} ${arm} examples${as === "text" ? "" : `, as ${as}`}${reasons === "short" ? "" : `, reasons ${reasons}`}`);

const derivedFrom: Readonly<Record<SuiteOf<"derived">["from"], string>> = {
  weaknesses: "fresh questions on weak skills",
  probe: "steps of derivations (probe)",
  truncated: "questions with truncated answers",
  options: "masked options",
  polish: "sentences to polish",
};

/** "length 3", "lengths 1 to 5", "lengths 1, 5". */
const lengthInWords = (length: SuiteOf<"generated">["length"]): string => {
  if (typeof length === "number") return `length ${length}`;
  const lengths = length.map((part) => part.length).toSorted((a, b) => a - b);
  const [first, last] = [lengths[0] ?? 1, lengths.at(-1) ?? 1];
  return `lengths ${last - first + 1 === lengths.length ? `${first} to ${last}` : lengths.join(", ")}`;
};
