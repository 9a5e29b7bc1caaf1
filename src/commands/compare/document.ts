/**
 * A comparison: overall, by logic, category, kind and length in full, of the rules and skills those that differ significantly.
 */
import type { ChangeCauses } from "#experiments/results/change-causes";
import type { ChangedQuestions } from "#experiments/results/compare";
import {
  chance,
  gap,
  gapAndP,
  number,
  present,
  section,
  shareAlone,
  table,
  text,
  withNote,
} from "#reports/blocks";
import { differing, largestFirst, type ComparedGroup, type Comparison } from "#reports/compare";
import type { Document, Section, Table } from "#reports/document";
import { axisChart } from "#reports/ranking";
import { count, points, pValue, responseText } from "#reports/numbers";
import { clip } from "#reports/printable";

/** What A and B are, as in "openai:gpt-6-luna in run 7f3a91c2d04e". */
type ComparedNames = { readonly a: string; readonly b: string; readonly what?: string };

/** How many rows are shown of a table at most. */
const maxRows = 40;

export const comparisonDocument = (comparison: Comparison, names: ComparedNames): Document => {
  const { a, b, what = "models" } = names;
  const { overall, byLogic, byCategory, byKind, byLength, byRule, bySkill, groups, responses } = comparison;
  const whole = (title: string, all: readonly ComparedGroup[]): Section | undefined => {
    const rows = all.filter(areBoth);
    return all.length > 1 && rows.length > 0 ? rowsSection(title, "", rows) : undefined;
  };
  return {
    title: `Two ${what} compared`,
    facts: [
      `A is ${a}${responseText(responses.a)}`,
      `B is ${b}${responseText(responses.b)}`,
      basis(comparison),
    ],
    sections: present([
      { id: "verdict", blocks: [text(comparisonInWords(comparison), "verdict")] },
      ranked(comparison, { a, b }),
      rowsSection(
        `Accuracy${groups ? ", original order" : ""}`,
        "B minus A in percentage points; a reply without a readable answer is not correct",
        [overall],
      ),
      whole("By logic", byLogic),
      whole("By category", byCategory),
      whole("By kind", byKind),
      whole("By length", byLength),
      part("Rules", byRule, comparison),
      part("Skills", bySkill, comparison),
      rotationSection(groups),
    ]),
  };
};

/** Whether A and B were both asked: a group of one of them compares nothing. */
const areBoth = ({ a, b }: ComparedGroup): boolean => a.n > 0 && b.n > 0;

const ranked = ({ overall, groups }: Comparison, { a, b }: ComparedNames): Section | undefined => {
  if (groups !== undefined) return undefined;
  const sides = [
    { name: `A: ${a}`, accuracy: overall.a },
    { name: `B: ${b}`, accuracy: overall.b },
  ].toSorted((one, other) => (other.accuracy.value ?? -1) - (one.accuracy.value ?? -1));
  return section("ranking", "Ranking", axisChart(sides));
};

export const comparisonInWords = ({ overall }: Pick<Comparison, "overall">): string => {
  if (overall.value === null) return "There is nothing to compare.";
  if (overall.low > 0) return `B is better by ${points(overall.value).slice(1)} percentage points.`;
  if (overall.high < 0) return `B is worse by ${points(overall.value).slice(1)} percentage points.`;
  return "A and B do not differ significantly.";
};

const basis = ({ shared, onlyA, onlyB, failed }: Comparison): string => {
  const pairs = present([
    `${count(shared - failed)} questions to which both replied, compared one by one`,
    failed > 0 && `${count(failed)} more at which a call failed`,
    onlyA + onlyB > 0 && `left out: ${count(onlyA)} asked only of A, ${count(onlyB)} only of B`,
  ]);
  return `${pairs.join("; ")}. p is McNemar's, exact and two-sided; q is p corrected for the rows of its table that can differ significantly`;
};

const part = (title: string, all: readonly ComparedGroup[], { groups }: Comparison) => {
  const rows = all.filter(areBoth);
  if (groups !== undefined || rows.length === 0) return undefined;
  const beyond = differing(rows);
  const of = `${count(rows.length)} ${title.toLowerCase()}`;
  const differ = beyond.length > 0 ? `${count(beyond.length)} of` : "none of";
  const note = `${differ} ${of} differ significantly (q ≤ 5 %, Benjamini-Hochberg)`;
  const told = rowsSection(title, note, beyond.slice(0, maxRows));
  const folded = { title: `All ${of}`, brief: "with and without a difference", role: "background" } as const;
  return { ...told, blocks: [...told.blocks, { ...rowsTable(largestFirst(rows)), ...folded }] };
};

/** What lost and gained questions have in common; nothing where no feature does beyond chance. */
export const causeSection = (causes: ChangeCauses): Section | undefined => {
  const lines = (["lost", "gained"] as const).flatMap((which) =>
    causes[which].map(({ name, rule, changed, of, against, n, p }) => {
      const other = which === "lost" ? "gained" : "lost";
      const has = rule === null ? "have it" : "need it";
      const what = rule === null ? `questions with ${name}` : name;
      return (
        `B ${which} ${what}: ${count(changed)} of ${count(of)} ${which} questions ${has}, and ${count(against)} ${other} ones; ` +
        `of all questions ${count(n)} ${has} (${pValue(p)}).`
      );
    }),
  );
  if (lines.length === 0) return undefined;
  const note = "association, not causation; p is corrected for the number of features";
  return section(
    "causes",
    "Causes of the difference",
    [{ kind: "list", items: lines.map((line) => ({ text: line })) }],
    { note },
  );
};

/** How many questions of a list a terminal shows, and how much of a question and of a reply a document does. */
const [shownQuestions, maxQuestion, maxReply] = [20, 600, 300];

/** The questions of which only one side's answer is correct. */
export const changedSections = (lists: Partial<ChangedQuestions>): readonly Section[] =>
  (["lost", "gained"] as const).flatMap((which) => {
    const questions = lists[which];
    if (questions === undefined) return [];
    const [right, wrong] = which === "lost" ? ["A", "B"] : ["B", "A"];
    const rows = questions.map(({ id, text: asked, tags, key, a, b }) => {
      const skill = [tags["rule"], tags["kind"]].filter(Boolean).join(", ");
      const said = `A: “${clip(a.reply, maxReply)}” B: “${clip(b.reply, maxReply)}”`;
      return withNote(
        [{ kind: "code", code: id.slice(0, 12) }, skill, key, a.answer ?? a.outcome, b.answer ?? b.outcome],
        `${clip(asked, maxQuestion)} ${said}`,
      );
    });
    const blocks = [
      rows.length > 0 &&
        table(["question", "skill", "key", "A", "B"], rows, {
          first: shownQuestions,
          notes: { heading: "text and replies", shown: "each" },
        }),
    ];
    const note = `${count(rows.length)} questions that ${right} answers correctly and ${wrong} does not`;
    return [section(which, which === "lost" ? "Lost" : "Gained", blocks, { note })];
  });

const rotationSection = (groups: Comparison["groups"]): Section | undefined => {
  if (groups === undefined) return undefined;
  const metrics = [
    ["Accuracy", "rotationAccuracy"],
    ["Accuracy, original order", "accuracy"],
    ["Circular", "circular"],
    ["PartialCircular", "partialCircular"],
  ] as const;
  const rows = groups.flatMap((group) =>
    metrics.map(([name, metric]) => {
      const { before, after } = group[metric];
      return [group.name, name, shareAlone(before), shareAlone(after), ...gapAndP(group[metric])];
    }),
  );
  const note =
    "in percentage points, on the questions that both answered in all orders; Accuracy is the mean over the orders. p: McNemar's exact, the sign test's for means";
  return section(
    "rotations",
    "B minus A",
    table(["questions", "metric", "A", "B", "difference", "p"], rows),
    { note },
  );
};

const rowsSection = (title: string, note: string, rows: readonly ComparedGroup[]): Section => {
  const id = title.toLowerCase().replaceAll(" ", "-");
  return section(id, title, [rows.length > 0 && rowsTable(rows)], { note: note || undefined });
};

const rowsTable = (rows: readonly ComparedGroup[]): Table => {
  const columns = [
    "",
    "A",
    "B",
    "B − A",
    ...["gained", "lost"].map((heading) => ({ heading, spare: 1 })),
    { heading: "p", spare: 2 },
    "q",
  ];
  const cells = rows.map(({ name, a, b, gained, lost, p, q, ...difference }) => [
    name,
    shareAlone(a),
    shareAlone(b),
    gap(difference, [a.n]),
    ...[gained, lost].map(number),
    chance(p, Math.min(a.n, b.n)),
    chance(q, Math.min(a.n, b.n)),
  ]);
  return table(columns, cells);
};
