/**
 * `organon audit FILE`: what can be checked about a file of questions without asking anybody.
 */
import { toProblemLine } from "#items/formats/lines";
import { uncheckedMembers } from "#items/label-faults";
import type { ProblemLine } from "#items/problem-line";
import { toQuestion } from "#items/question";
import { existsSync } from "node:fs";
import { basename } from "node:path";
import { availableParallelism } from "node:os";
import { misuse } from "#logic/error";
import { datasetDocument, faultsSheet } from "#experiments/audit/set-document";
import { diversity, diversityDocument, type NamedTexts, getText } from "#experiments/audit/diversity";
import { shortcutsDocument } from "#experiments/audit/shortcuts-document";
import { englishDocument } from "./english-document.ts";
import { present } from "#reports/blocks";
import type { Document } from "#reports/document";
import type { Duplicates } from "#scoring/audits/duplicates";
import type { ShortcutReport } from "#scoring/audits/shortcuts";
import { type Audit, audit as check } from "#experiments/audit/audit";
import type { Departures } from "#experiments/audit/parts";
import { auditTopic } from "#experiments/audit/topic";
import { readTopicFile } from "#workspace/files/topic-file";
import { readBankFile } from "#workspace/files/bank-file";
import { readEntries } from "#workspace/files/entries";
import { lineCount } from "#workspace/files/lines";
import { importQuestions } from "#experiments/import-questions";
import { datasetText } from "#workspace/files/dataset-text";
import { openReferee } from "#experiments/open-store";
import { type Context, type Result } from "../command.ts";
import type { Values } from "../flags.ts";
import { buildFields, importNotices } from "../import-notices.ts";
import type { options } from "./options.ts";

export const run = async (
  values: Values<typeof options>,
  context: Context,
  files: readonly string[],
): Promise<Result | number> => {
  if (values.diversity === true) return tellDiversity(files);
  const [file = "-"] = files;
  if (values.topic === true) return tellTopic(file);
  const { against, bank, shortest = false, english, output } = values;
  requireFiles({ against, bank });
  const { terminal, signal } = context;
  // A run's id or "latest" is no path.
  const dataset = values.format;
  if (dataset === undefined && /^[\w-]+$/.test(file) && file !== "-" && !existsSync(file))
    throw misuse(
      `${file}: the file does not exist`,
      `to audit the questions of a run: organon export ${file} --format jsonl --questions -o questions.jsonl`,
    );
  const referee = values.referee && (await openReferee(availableParallelism()));
  // Standard input cannot be read twice, so its end is not known beforehand.
  const total = file === "-" || dataset !== undefined ? undefined : await lineCount(file, signal);
  const openEntries = (name: string): AsyncIterable<ProblemLine> =>
    dataset === undefined ? readEntries(name, signal) : importedEntries(dataset, name, values, context);
  const progress = terminal.progress("auditing");
  try {
    const found = await check(
      openEntries(file),
      {
        name: file,
        dataset,
        shortest,
        english,
        own: context.config,
        bank: bank === undefined ? undefined : (await readBankFile(bank)).families,
        referee,
        against: against === undefined ? undefined : { name: against, entries: openEntries(against) },
      },
      {
        signal,
        onProgress: (checked) => progress.update(checked, total),
        onShortcuts: (looked) => {
          terminal.endProgress();
          terminal.notice(`looking for shortcuts in ${looked} questions`);
        },
      },
    );
    if (found.kind === "set" && output !== undefined) context.outputs.save(output, faultsSheet(found.found));
    return buildResult(found);
  } finally {
    await referee?.close();
  }
};

/** Different words of question sets, and their divergence from Wikipedia's (DivLogicEval, Table 4). */
const tellDiversity = async (files: readonly string[]): Promise<Result> => {
  const sets: NamedTexts[] = [];
  for (const file of files) {
    const texts: string[] = [];
    for await (const entry of readEntries(file)) texts.push(getText(toQuestion(entry)));
    sets.push({ name: basename(file), texts });
  }
  const told = diversity({ sets });
  return { json: told, document: diversityDocument(told) };
};

/** A topic's faults, or its counts and three of its questions. */
const tellTopic = (file: string): Result => {
  const found = auditTopic(readTopicFile(file));
  const { topic, faults, pairs, lengths, samples } = found;
  const judged = pairs.map(([one, other]) => `  ${one} | ${other}`);
  return {
    json: found,
    lines: [
      ...faults.map((fault) => `${file}: ${fault}`),
      `${topic}: ${formatCount(faults.length, "fault")}`,
      ...lengths.map(
        ({ length, asked, made }) => `length ${length}: words for ${made} of ${asked} questions`,
      ),
      ...(judged.length === 0
        ? []
        : ["One of a pair may exclude or entail the other; list such pairs in exclude:", ...judged]),
      ...samples.map((sample) => `\n${sample}`),
    ],
    exitCode: faults.length === 0 ? 0 : 1,
  };
};

const requireFiles = (files: Readonly<Record<string, string | undefined>>): void => {
  for (const [field, path = "-"] of Object.entries(files))
    if (path !== "-" && !existsSync(path))
      throw misuse(
        `--${field} ${path}: the file does not exist`,
        "check the path, relative to the current folder",
      );
};

async function* importedEntries(
  format: string,
  name: string,
  { map, labels, keys }: Values<typeof options>,
  { terminal, signal }: Context,
): AsyncGenerator<ProblemLine> {
  const text = await datasetText(name, signal);
  const changes = { map: map && buildFields(map), labels, keys };
  const read = importQuestions(text, { format, name, ...changes });
  if (read.dropped.length > 0) terminal.notice(`${name}:\n${importNotices(read).join("\n")}`);
  for (const question of read.questions) yield toProblemLine(question);
}

const buildResult = (found: Audit): Result => {
  const exitCode = found.findings.length === 0 ? 0 : 1;
  if (found.kind === "set") return { json: found.found, document: datasetDocument(found.found), exitCode };
  const findings = found.findings.map(({ id, index, fault }) => ({ id, index, fault }));
  const faults = findings.map(({ id, index, fault }) => `item ${index} (${id}): ${fault}`);
  const json = { ...toFigures(found), findings };
  return { json, lines: [...faults, ...buildLines(found)], exitCode };
};

type ProvedAudit = Exclude<Audit, { readonly kind: "set" }>;

const toFigures = (found: ProvedAudit): object => {
  const { kind, findings, referee, shortcuts, ...figures } = found;
  return {
    ...figures,
    unchecked: listUnchecked(found),
    faults: findings.length,
    ...(referee && { referee: "z3", ...referee }),
    duplicates: undefined,
    alike: kind === "items" ? countDuplicates(found.duplicates) : undefined,
    shortcuts: shortcuts.flatMap(ranked),
  };
};

const countDuplicates = ({ sameQuestion, sameSentences }: Duplicates): object => ({
  sameQuestion: sameQuestion.length,
  sameSentences: sameSentences.length,
});

const ranked = ({ part, items, folds, chance, classifiers }: ShortcutReport) =>
  classifiers
    .map(({ classifier: features, ...told }) => ({ features, part, chance, items, folds, ...told }))
    .toSorted(
      (a, b) =>
        Number(a.computesInference) - Number(b.computesInference) ||
        (b.accuracy.value ?? 0) - (a.accuracy.value ?? 0),
    );

const buildLines = (found: ProvedAudit): readonly (string | Document)[] => {
  const { items, findings, words, referee } = found;
  const agreed = (what: string): string =>
    referee === undefined ? "" : `; z3 agrees with ${referee.agreements} of ${referee.decided} ${what}`;
  const head = `${formatCount(items, "item")}, ${formatCount(findings.length, "fault")}`;
  const sharing = found.arguments?.sharing;
  const behind = present([
    found.arguments && formatCount(found.arguments.distinct, "distinct argument"),
    sharing !== undefined &&
      `${formatCount(sharing, "item")} with an argument of the file given by --against`,
  ]);
  if (found.kind === "choices") {
    const [a, b, c, d] = found.places;
    return [
      `${head}${agreed("claims")}`,
      describeUnchecked(found),
      ...behind,
      `right options at A ${a}, B ${b}, C ${c}, D ${d}; ${words} different words${inFirst(found)}`,
      ...departureLines(found.departures),
      "",
      shortcutsDocument(found.shortcuts, "option"),
    ];
  }
  if (found.kind === "tasks")
    return present([
      `${head}${agreed("claims about keys, cores and needed premises")}`,
      describeUnchecked(found),
      ...behind,
      `${words} different words`,
      "",
      shortcutsDocument(found.shortcuts, "label"),
    ]);
  const { imported, decided, shortest, duplicates, shortcuts, english } = found;
  return present([
    `${head}${agreed("keys")}`,
    imported < items && describeUnchecked(found),
    ...behind,
    decided.judged > 0 &&
      `${decided.judged} imported keys decided by their source's formulas, ${decided.right} of them right`,
    imported > decided.judged &&
      `${imported - decided.judged} are imported: without formulas and certificates their keys are not checked`,
    shortest &&
      `shortest: ${shortest.proved} proved, ${shortest.unproved} unproved, ${shortest.shorter} with a shorter derivation` +
        (shortest.unchecked === 0 ? "" : `, ${shortest.unchecked} without a derivation to compare`),
    `${words} different words`,
    `duplicates: ${formatCount(duplicates.sameQuestion.length, "question")} that occur more than once, ` +
      `${duplicates.sameSentences.length} with the same sentences in another order`,
    inFirst(found) !== "" && `\nShortcuts are looked for${inFirst(found)}.`,
    "",
    shortcutsDocument(shortcuts, "label"),
    english && englishDocument(english),
  ]);
};

const inFirst = ({ items, shortcuts: [whole] }: Pick<ProvedAudit, "items" | "shortcuts">): string =>
  whole === undefined || whole.items === items ? "" : ` in the first ${whole.items} items`;

const departureLines = (counts: Departures): readonly string[] => {
  const lines = [
    [counts.optionEntailsOption, "items of which one option entails another"],
    [counts.settledByOne, "items with an option or conclusion that one proposition settles"],
    [counts.redundant, "items of which a proposition follows from the others"],
    [counts.formTells, "missing premises that alone have a proposition's form"],
    [counts.unfaithful, "items of which a variant changes a verdict"],
  ] as const;
  return [
    `${counts.vacuous} of ${counts.entailedImplications} entailed implications are vacuous`,
    ...lines.flatMap(([n, what]) => (n > 0 ? [`${n} ${what}`] : [])),
  ];
};

/** The members that nothing in the file proves or refutes. */
const listUnchecked = (found: ProvedAudit): readonly string[] => {
  if (found.kind === "choices") return uncheckedMembers.options;
  if (found.kind === "items")
    return uncheckedMembers.rule.filter((name) => name !== "shortest" || found.shortest === undefined);
  const { graded } = uncheckedMembers;
  const problems = formatCount(found.foreign, "problem");
  return found.foreign === 0
    ? graded
    : [...graded, `seed, group and open parameters of ${problems} that this version makes otherwise`];
};

const describeUnchecked = (found: ProvedAudit): string => `not checked: ${listUnchecked(found).join(", ")}`;

const formatCount = (n: number, what: string): string => `${n} ${what}${n === 1 ? "" : "s"}`;
