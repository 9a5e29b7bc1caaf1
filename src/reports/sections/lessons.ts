/**
 * What was made of the weak skills: demonstrations compared (LogicAsker, Table 6), the price of the longer prompt, and
 * whether the diagnosis named the rules on which a built-in reasoner was made to slip.
 */
import { fullRate, gapAndP, section, share, table, text } from "../blocks.ts";
import type { Chart, Section, Table, TextBlock } from "../document.ts";
import { tokensText } from "../numbers.ts";
import { skillName, taughtArms, type ModelReport, type Teaching } from "../summary.ts";
import { skillKey } from "#scoring/breakdown";
import { tiesText } from "./about.ts";

type Taught = {
  readonly name: string;
  readonly teaching: Teaching;
  /** The skills of the first iteration. */
  readonly first: ModelReport["bySkill"];
};

const marks = { zero: "open", random: "plain", weak: "accent", nearest: "plain" } as const;

/** Demonstrations compared; no section where none were asked. */
export const teachingSection = (models: readonly ModelReport[]): Section | undefined => {
  const taught = models.flatMap(({ name, bySkill, teaching = [] }): readonly Taught[] =>
    teaching
      .filter(({ differences }) => differences.length > 0)
      .map((one, _, { length }) => ({
        first: bySkill,
        name: length === 1 ? name : `${name}, ${one.k} × ${one.perSkill} questions, ${one.shots} shown`,
        teaching: one,
      })),
  );
  if (taught.length === 0) return undefined;
  const shots = [...new Set(taught.map(({ teaching }) => teaching.shots))].join(" or ");
  const gains = taught.flatMap(({ name, teaching }) =>
    teaching.differences.map((gain) => [name, `${gain.to} − ${gain.from}`, ...gapAndP(gain)]),
  );
  const lessons = taught.flatMap(({ name, teaching }) =>
    (teaching.byLesson ?? []).map(({ arm, showsRule, accuracy }) => [
      name,
      arm,
      showsRule ? "yes" : "no",
      share(accuracy),
    ]),
  );
  const responses = taught.flatMap(({ name, teaching }) =>
    teaching.responses.map((one) => [name, one.arm, fullRate(one), share(one.responseAccuracy)]),
  );
  const isReadable = taught.every(({ teaching }) =>
    teaching.responses.every(({ responseRate: { value } }) => value === 1),
  );
  const costs = taught.flatMap(({ name, teaching }) =>
    (teaching.cost ?? []).map((cost) => [name, cost.arm, tokensText(cost)]),
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
    !isReadable &&
      table(["model", "way", "response rate", "response accuracy"], responses, {
        title: "Responses by kind of few-shot example",
        caption: "Accuracy is correct of asked, response accuracy correct of readable.",
      }),
    lessons.length > 0 &&
      table(["model", "way", "shows the rule", "accuracy"], lessons, {
        role: "detail",
        title: "Accuracy by few-shot prompt",
        caption: "Each question has its own few-shot examples: of the question’s rule, or of other rules.",
      }),
    costs.length > 0 &&
      table(["model", "way", "sent"], costs, {
        role: "detail",
        title: "Cost of the few-shot prompt",
        caption: "Tokens sent with each question.",
      }),
  ];
  return section("teaching", "Few-shot examples", blocks, {
    note: `${shots} in the prompt, asked on the weakness set`,
  });
};

/** A note where one answer is right on the whole weakness set: then a change of the response bias looks like a gain. */
const oneAnswerNote = ({ name, teaching: { skills } }: Taught): readonly TextBlock[] => {
  const valid = skills.filter(({ kind }) => kind === "valid").length;
  if (skills.length === 0 || (valid > 0 && valid < skills.length)) return [];
  const word = valid > 0 ? "yes" : "no";
  return [
    text(
      `${name}: every question of the weakness set has the answer “${word}”. Saying “${word}” more often is a gain there without reasoning.`,
    ),
  ];
};

/** The skills asked again, by name, from the lowest of the first iteration. */
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
