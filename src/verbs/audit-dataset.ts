/**
 * Somebody else's set audited, as it was imported: each key decided anew under the set's own semantics, where its questions are read
 * back to logic.
 */
import { lineFor } from "#items/formats/lines";
import type { Question } from "#items/question";
import { misuse } from "#logic/error";
import { type DatasetAudit, lookAtSet } from "./auditing/set-part.ts";
import type { Referee } from "#runs/referee";
import type { AuditTools } from "./auditing/findings.ts";

type DatasetAuditOptions = {
  readonly dataset: string;
  readonly against?: { readonly name: string; readonly questions: readonly Question[] };
  readonly referee?: Referee;
};

/**
 * Audits the questions of a set. Throws misuse for none.
 *
 * @example
 * const row = { premises: ["Owls fly.", "Ada is an owl."], "premises-FOL": ["∀x (Owl(x) → Fly(x))", "Owl(ada)"],
 *   conclusion: "Ada flies.", "conclusion-FOL": "Fly(ada)", label: "False" };
 * const { questions } = importQuestions(JSON.stringify(row), { format: "folio", name: "row" });
 * (await auditDataset(questions, { dataset: "folio" })).faults[0]!.deserved; // → "True"
 */
export const auditDataset = async (
  questions: readonly Question[],
  { dataset, against, referee }: DatasetAuditOptions,
  tools: Pick<AuditTools, "signal" | "onProgress"> = {},
): Promise<DatasetAudit> => {
  if (questions.length === 0) throw misuse(`${dataset} holds no questions`);
  const { found } = await lookAtSet(dataset, {
    entries: questions.map(lineFor),
    others: against?.questions.map(lineFor),
    options: { against, referee },
    tools,
  });
  return found;
};
