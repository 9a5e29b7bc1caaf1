/**
 * A comparison: overall, causes, lost and gained questions, by logic, category, kind and length in full, of the rules and skills those that
 * differ significantly.
 */
import type { ChangeCause, ChangeCauses } from "#experiments/results/change-causes";
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
import { differing, largestFirst, level, type ComparedGroup, type Comparison } from "#reports/compare";
import type { Block, Document, Section, Table } from "#reports/document";
import { count, points, pValue, responseText } from "#reports/numbers";
import { clip } from "#reports/printable";

/** The names of A and B, as in "openai:gpt-6-luna in run 7f3a91c2d04e". */
type ComparedNames = { readonly a: string; readonly b: string; readonly what?: string };

/** The common features of the changed questions, and the questions. */
type Changes = { readonly causes?: ChangeCauses | undefined; readonly questions?: ChangedQuestions };

/** How many rows are shown of a table at most. */
const maxRows = 40;

export const comparisonDocument = (
  comparison: Comparison,
  { a, b, what = "models" }: ComparedNames,
  { causes, questions }: Changes = {},
): Document => {
  const { overall, byLogic, byCategory, byKind, byLength, byRule, bySkill, groups, responses } = comparison;
  const accuracy = `Accuracy${groups ? ", original order" : ""}`;
  const note = "B minus A in percentage points; a reply without a readable answer is not correct";
  return {
    title: `Two ${what} compared`,
    facts: [
      `A is ${a}${responseText(responses.a)}`,
      `B is ${b}${responseText(responses.b)}`,
      basis(comparison),
    ],
    sections: present([
      { id: "verdict", blocks: [text(describeComparison(comparison), "verdict")] },
      causes && causeSection(causes),
      rowsSection(accuracy, [overall], note),
      ...(questions === undefined ? [] : changedSections(questions)),
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

const areBoth = ({ a, b }: ComparedGroup): boolean => a.n > 0 && b.n > 0;

const whole = (title: string, all: readonly ComparedGroup[]): Section | undefined => {
  const rows = all.filter(areBoth);
  return all.length > 1 && rows.length > 0 ? rowsSection(title, rows) : undefined;
};

export const describeComparison = ({ overall: { value, p } }: Pick<Comparison, "overall">): string => {
  if (value === null) return "There is nothing to compare.";
  if (p > level) return `A and B do not differ significantly (${pValue(p)}).`;
  return `B is ${value > 0 ? "better" : "worse"} by ${points(value).slice(1)} percentage points (${pValue(p)}).`;
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
  const note = `${differ} ${of} differ significantly (q ≤ 5 %, Benjamini-Hochberg), by what a question is about`;
  const { blocks, ...own } = rowsSection(title, beyond.slice(0, maxRows), note);
  const every: Block = { ...rowsTable(largestFirst(rows)), title: `All ${of}`, role: "background" };
  return { ...own, blocks: [...blocks, every] };
};

/** Builds the section on common features of lost and gained questions; undefined if no feature is significantly more frequent among them. */
export const causeSection = ({ lost, gained }: ChangeCauses): Section | undefined => {
  const lines = [
    ...lost.map((one) => causeLine("lost", one)),
    ...gained.map((one) => causeLine("gained", one)),
  ];
  if (lines.length === 0) return undefined;
  const note = "association, not causation; p is corrected for all features";
  const items = lines.map((line) => ({ text: line }));
  return section("causes", "Features associated with the difference", { kind: "list", items }, { note });
};

const causeLine = (
  which: "lost" | "gained",
  { name, rule, changed, of, against, n, p }: ChangeCause,
): string => {
  const other = which === "lost" ? "gained" : "lost";
  const has = rule === null ? "have it" : "need it";
  const what = rule === null ? `questions with ${name}` : name;
  return (
    `B ${which} ${what}: ${count(changed)} of ${count(of)} ${which} questions ${has}, and ${count(against)} ${other} ones; ` +
    `of all questions ${count(n)} ${has} (${pValue(p)}).`
  );
};

/** How much of a question and of a reply a document shows. */
const [maxQuestion, maxReply] = [600, 300];

const changedSections = (changed: ChangedQuestions): readonly Section[] =>
  (["lost", "gained"] as const).map((which) => {
    const { count: all, questions } = changed[which];
    const [right, wrong] = which === "lost" ? ["A", "B"] : ["B", "A"];
    const rows = questions.map(({ id, text: asked, tags, key, a, b }) => {
      const skill = [tags["rule"], tags["kind"]].filter(Boolean).join(", ");
      const replies = `A: “${clip(a.reply, maxReply)}” B: “${clip(b.reply, maxReply)}”`;
      return withNote(
        [{ kind: "code", code: id.slice(0, 12) }, skill, key, a.answer ?? a.outcome, b.answer ?? b.outcome],
        `${clip(asked, maxQuestion)} ${replies}`,
      );
    });
    const notes = { heading: "text and replies", shown: "each" } as const;
    const listed = table(["question", "skill", "gold answer", "A", "B"], rows, { first: 20, notes });
    const rest = questions.length < all ? `; --questions ${which} lists all` : "";
    const note = `${count(all)} questions that ${right} answers correctly and ${wrong} does not${rest}`;
    const title = which === "lost" ? "Lost questions" : "Gained questions";
    return section(which, title, [rows.length > 0 && listed], { note });
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
  const block = table(["questions", "metric", "A", "B", "difference", "p"], rows);
  return section("rotations", "B minus A", block, { note });
};

const rowsSection = (title: string, rows: readonly ComparedGroup[], note?: string): Section => {
  const id = title.toLowerCase().replaceAll(" ", "-");
  return section(id, title, [rows.length > 0 && rowsTable(rows)], { note });
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
