/** Few-shot examples compared on the weakness set (LogicAsker, Table 6): accuracy by way, and differences. */
import { skillKey } from "#scoring/breakdown";
import { fullRate, gapAndP, section, share, table, text } from "../blocks.ts";
import { taughtArms, type Teaching } from "../diagnosis-report.ts";
import type { Chart, Section, Table, TextBlock } from "../document.ts";
import { skillName } from "../skills.ts";
import type { ModelReport } from "../summary.ts";
import { tiesText } from "./about.ts";

type Taught = {
  readonly name: string;
  readonly teaching: Teaching;
  /** The skills of the first iteration. */
  readonly first: ModelReport["bySkill"];
};

const marks = { zero: "open", random: "plain", weak: "accent", nearest: "plain" } as const;

/** Few-shot examples compared; no section where none were asked. */
export const teachingSection = (models: readonly ModelReport[]): Section | undefined => {
  const taught = models.flatMap(({ name, bySkill: first, teaching: all = [] }) => {
    const compared = all.filter(({ differences }) => differences.length > 0);
    return compared.map((teaching): Taught => {
      const { k, perSkill, shots } = teaching;
      const which = `${name}, ${k} × ${perSkill} questions, ${shots} shown`;
      return { first, teaching, name: compared.length === 1 ? name : which };
    });
  });
  if (taught.length === 0) return undefined;
  const shots = [...new Set(taught.map(({ teaching }) => teaching.shots))].join(" or ");
  const gains = taught.flatMap(({ name, teaching }) =>
    teaching.differences.map((gain) => [name, `${gain.to} − ${gain.from}`, ...gapAndP(gain)]),
  );
  const blocks = [
    armsChart(taught, shots),
    ...taught.flatMap(oneAnswerNote),
    ...taught.map(skillsTable),
    table(["model", "compared", "difference", "p"], gains, {
      title: "Differences on the same questions",
      caption:
        "In percentage points, over the questions to which both replied (n), with a two-sided p-value.",
    }),
    responsesTable(taught),
  ];
  const note = `${shots} in the prompt, asked on the weakness set`;
  return section("teaching", "Few-shot examples", blocks, { note });
};

const responsesTable = (taught: readonly Taught[]): Table =>
  table(
    ["model", "way", "response rate", "response accuracy"],
    taught.flatMap(({ name, teaching: { responses } }) =>
      responses.map((one) => [name, one.arm, fullRate(one), share(one.responseAccuracy)]),
    ),
    {
      role: "detail",
      title: "Responses by kind of few-shot example",
      caption: "Accuracy is correct of asked, response accuracy correct of readable.",
    },
  );

const oneAnswerNote = ({ name, teaching: { skills } }: Taught): readonly TextBlock[] => {
  const valid = skills.filter(({ kind }) => kind === "valid").length;
  if (skills.length === 0 || (valid > 0 && valid < skills.length)) return [];
  return [text(oneAnswerText(`${name}: every question of the weakness set`, valid > 0 ? "yes" : "no"))];
};

/** Warns that on questions with one gold answer a change of the response bias looks like a gain. */
export const oneAnswerText = (questions: string, word: "yes" | "no"): string =>
  `${questions} has the gold answer “${word}”. Saying “${word}” more often is a gain there without reasoning.`;

const skillsTable = ({ name, teaching: { skills }, first }: Taught): Table => {
  const before = new Map(first.map((one) => [skillKey(one), one.accuracy]));
  const listed = skills
    .map((skill) => ({ skill, was: before.get(skillKey(skill)) }))
    .toSorted((a, b) => (a.was?.value ?? 1) - (b.was?.value ?? 1));
  const last = listed.at(-1)?.was?.value;
  const asLow = first.filter(({ accuracy }) => accuracy.value === last).length;
  const ties = tiesText(asLow - listed.filter(({ was }) => was?.value === last).length);
  return table(
    ["skill", "first iteration", "second iteration"],
    listed.map(({ skill, was }) => [skillName(skill), share(was), share(skill.accuracy)]),
    {
      title: `Skills of the second iteration, ${name}`,
      caption:
        `Without few-shot examples. ${ties && `${ties} in the first iteration, drawn by the seed.`}`.trim(),
    },
  );
};

const armsChart = (taught: readonly Taught[], shots: string): Chart => {
  const arms = (["zero", "random", "weak", "nearest"] as const).filter((arm) =>
    taught.some(({ teaching }) => teaching[arm] !== undefined),
  );
  const rows = taught.map(({ name, teaching }) => {
    const accuracies = new Map(taughtArms(teaching));
    return [name, ...arms.map((arm) => share(accuracies.get(arm)))];
  });
  return {
    kind: "chart",
    id: "teaching",
    title: "Accuracy on the weakness set by kind of few-shot example",
    caption: `None, ${shots} drawn at random, or ${shots} from the model’s own weak skills. After LogicAsker, Table 6.`,
    drawing: {
      form: "intervals",
      scale: "share",
      key: "Open dot: no examples. Dot: random examples. Diamond: examples of weak skills. Lines are 95 % intervals.",
    },
    table: table(["model", ...arms.map((arm) => ({ heading: arm, mark: marks[arm] }))], rows),
  };
};
