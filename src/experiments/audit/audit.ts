/**
 * What can be checked about a file of questions without asking anybody. Of proved problems every claim is checked anew, and with a
 * referee an independent solver decides each, too. Of any file, imported ones included: questions that stand twice or in another
 * file, and how many keys can be guessed from the surface.
 */
import { hasOptions, isAboutRule, isGraded, type ProblemLine } from "#items/problem-line";
import { toProblemLine } from "#items/formats/lines";
import { isYesNo, toQuestion, type Question } from "#items/question";
import { misuse } from "#logic/error";
import { type DatasetAudit, examineSet } from "./set-part.ts";
import { createChoicePart, createItemPart, createTaskPart } from "./parts.ts";
import {
  look,
  type AuditOptions,
  type AuditTools,
  kinds,
  refuseUnused,
  refuseWithoutFormulas,
} from "./look.ts";
import { emptyFile } from "#workspace/files/file-error";

/** An audit of yes/no questions, of four-option items, of graded problems, or of imported questions with other answers. */
export type Audit = Awaited<ReturnType<typeof audit>>;

/**
 * Audits the entries of a file, whatever they are. Throws misuse for none, for a file that holds several kinds, and for options
 * that its kind does not use.
 *
 * @example
 * const twins = [...generate({ limit: 2 })];
 * const entries = async function* () {
 *   for (const { problem } of twins) yield problem;
 * };
 * (await audit(entries(), { name: "twins" })).findings; // → []
 */
export const audit = async (
  entries: AsyncIterable<ProblemLine>,
  options: AuditOptions,
  tools: AuditTools = {},
) => {
  const iterator = entries[Symbol.asyncIterator]();
  const first = await iterator.next();
  if (first.done === true) throw emptyFile(options.name, "items");
  const { dataset } = options;
  const kind = dataset === undefined ? classifyLine(first.value) : "set";
  refuseUnused(kind, options.name, options);
  const all = async function* (): AsyncGenerator<ProblemLine> {
    yield first.value;
    for (let next = await iterator.next(); next.done !== true; next = await iterator.next()) {
      const own = dataset === undefined ? classifyLine(next.value) : kind;
      if (own !== kind)
        throw misuse(`${options.name} holds ${kinds[own]} among ${kinds[kind]}`, "audit them apart");
      yield next.value;
    }
  };
  const { against } = options;
  const others = against && (await readOthers(against, kind));
  const watched = { entries: all(), others, options, tools };
  switch (kind) {
    case "items": {
      const found = { kind, ...(await look(createItemPart(options, tools), watched)) };
      const { referee, shortest } = options;
      const isBare = found.imported === found.items && found.decided.judged === 0;
      if (isBare && (referee !== undefined || shortest === true))
        refuseWithoutFormulas(options.name, referee === undefined ? "shortest" : "referee");
      return found;
    }
    case "choices":
      return { kind, ...(await look(createChoicePart(tools), watched)) };
    case "tasks":
      return { kind, ...(await look(createTaskPart(tools), watched)) };
    case "set": {
      const set = dataset ?? toQuestion(first.value).tags["dataset"] ?? options.name;
      return { kind, ...(await examineSet(set, watched)) };
    }
    default:
      return kind satisfies never;
  }
};

/**
 * Audits the questions of somebody else's set, as they were imported: each key decided anew under the set's own semantics, where its
 * questions are read back to logic. Throws misuse for none.
 *
 * @example
 * const row = { premises: ["Owls fly.", "Ada is an owl."], "premises-FOL": ["∀x (Owl(x) → Fly(x))", "Owl(ada)"],
 *   conclusion: "Ada flies.", "conclusion-FOL": "Fly(ada)", label: "False" };
 * const { questions } = importQuestions(JSON.stringify(row), { format: "folio", name: "row" });
 * (await auditDataset(questions, { dataset: "folio" })).faults[0]!.deserved; // → "True"
 */
export const auditDataset = async (
  questions: readonly Question[],
  {
    dataset,
    against,
    ...options
  }: Pick<AuditOptions, "referee"> & {
    readonly dataset: string;
    readonly against?: { readonly name: string; readonly questions: readonly Question[] };
  },
  tools: Pick<AuditTools, "signal" | "onProgress"> = {},
): Promise<DatasetAudit> => {
  if (questions.length === 0) throw misuse(`${dataset} holds no questions`);
  const entries = questions.map(toProblemLine);
  const others = against?.questions.map(toProblemLine);
  return (await examineSet(dataset, { entries, others, options: { ...options, against }, tools })).found;
};

const classifyLine = (line: ProblemLine): keyof typeof kinds => {
  if (hasOptions(line)) return "choices";
  if (isGraded(line)) return "tasks";
  return isAboutRule(line) || isYesNo(toQuestion(line)) ? "items" : "set";
};

/** The entries of one kind among some others; a set of somebody else's may share questions with any file. */
const readOthers = async (
  { name, entries }: NonNullable<AuditOptions["against"]>,
  kind: keyof typeof kinds,
): Promise<readonly ProblemLine[]> => {
  const found: ProblemLine[] = [];
  for await (const entry of entries) if (kind === "set" || classifyLine(entry) === kind) found.push(entry);
  if (found.length === 0) throw emptyFile(name, kinds[kind]);
  return found;
};
