/**
 * A file of questions audited as what it holds: our own items and whatever asks for yes or no by `audit`, imported questions
 * that ask for other answers by `auditDataset`, whose dataset stands among their tags.
 */
import { isYesNo, questionsOf, type Entry, type Question } from "#items";
import { OrganonError } from "#logic";
import { audit, type Audit } from "./audit.ts";
import { auditDataset, type DatasetAudit } from "./audit-dataset.ts";
import type { AuditOptions, AuditTools } from "./auditing/findings.ts";

/** An audit of imported questions that ask for other answers than yes and no. */
export type SetAudit = { readonly kind: "set"; readonly found: DatasetAudit };

/**
 * Audits the entries of a file. Throws misuse as `audit` does, and for `learn` and `shortest` where yes and no are not asked for.
 *
 * @example
 * const row = { gold_label: "contradiction", sentence1: "A man sleeps.", sentence2: "Nobody sleeps." };
 * const { questions } = importQuestions(JSON.stringify(row), { format: "snli", name: "row" });
 * const entries = async function* () {
 *   for (const question of questions) yield { kind: "question", question } as const;
 * };
 * (await auditFile(entries(), { name: "row" })).kind; // → "set"
 */
export const auditFile = async (
  entries: AsyncIterable<Entry>,
  options: AuditOptions,
  tools: AuditTools = {},
): Promise<Audit | SetAudit> => {
  const iterator = entries[Symbol.asyncIterator]();
  const first = await iterator.next();
  const all = async function* (): AsyncGenerator<Entry> {
    for (let next = first; next.done !== true; next = await iterator.next()) yield next.value;
  };
  if (first.done === true || first.value.kind !== "question" || isYesNo(first.value.question))
    return audit(all(), options, tools);
  const { name, against, learn, shortest, referee } = options;
  if (learn !== undefined || shortest === true)
    throw new OrganonError("misuse", `${name} asks for other answers than yes and no`, {
      hint: "leave out --learn and --shortest, which are for yes/no questions",
    });
  const found = await auditDataset(
    await questionsIn(all()),
    {
      dataset: first.value.question.tags["dataset"] ?? name,
      ...(against === undefined
        ? {}
        : { against: { name: against.name, questions: await questionsIn(against.entries) } }),
      ...(referee === undefined ? {} : { referee }),
    },
    tools,
  );
  return { kind: "set", found };
};

const questionsIn = async (entries: AsyncIterable<Entry>): Promise<readonly Question[]> => {
  const questions: Question[] = [];
  for await (const entry of entries) questions.push(...questionsOf(entry));
  return questions;
};
