/**
 * PrOntoQA and PrOntoQA-OOD (Saparov and He 2023; Saparov et al. 2023): `example1` … → solved examples, which are the source's
 * demonstrations, and one `test_example` of `question, query, chain_of_thought[], answer`. Where the answer is missing the query
 * says "Prove: …": what is to be proved does follow, so asked as a judgement its key is always True. Rule and hops stand
 * in the file's name alone.
 */
import { tagText, textAt, valueAt } from "./fields.ts";
import { json, reshaped } from "./records.ts";

/** Records of `{context, statement, answer, task, steps, hops, rule}`. */
export const prontoqaRecords = reshaped(json, (record, name) => {
  const test = valueAt(record, "test_example") ?? record;
  const [, task, statement] = /^(prove|true or false):\s*(.+)$/is.exec(textAt(test, "query") ?? "") ?? [];
  if (statement === undefined) return "its query is neither “Prove: …” nor “True or false: …”";
  const steps = valueAt(test, "chain_of_thought");
  const isProof = task?.toLowerCase() === "prove";
  return [
    {
      context: valueAt(test, "question"),
      statement,
      answer: isProof ? "True" : tagText(valueAt(test, "answer")),
      task: isProof ? "proof" : "judgement",
      steps: Array.isArray(steps) ? steps.length : undefined,
      hops: /(?<!\d)(\d+)hop/i.exec(name)?.[1],
      rule: /hop_(?:OOD_)?([A-Z][A-Za-z]+)/.exec(name)?.[1],
    },
  ];
});
