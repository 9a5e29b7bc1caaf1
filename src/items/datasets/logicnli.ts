/**
 * LogicNLI (Tian et al. 2021): an object of theories by number, each with facts, rules, and statements whose labels are
 * in a list of their own. The labels are paraconsistent: a theory may prove a statement and its denial
 * (`self_contradiction`), and then classically anything follows from it.
 */
import { textsAt, valueAt } from "./fields.ts";
import { json, reshaped } from "./records.ts";

/** Records of `{facts, rules, statement, label}`, one a statement. */
export const logicnliRecords = reshaped(json, (record) => {
  const [statements, labels] = [textsAt(record, "statements"), textsAt(record, "labels")];
  if (statements === undefined || statements.length !== labels?.length)
    return "it has not as many statements as labels";
  const [facts, rules] = [valueAt(record, "facts"), valueAt(record, "rules")];
  return statements.map((statement, i) => ({ facts, rules, statement, label: labels[i] }));
});
