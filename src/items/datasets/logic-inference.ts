/**
 * LogicInference (Ontañón et al. 2022): `inputs` and `targets`, both prose, as its generator writes them. Of its kinds of
 * examples those are questions that ask whether something can be inferred; their targets begin with the answer or end with
 * "the answer is …". Translations and single steps have no key that can be read off and are left out.
 */
import { textAt } from "./fields.ts";
import { anyRecords, reshaped } from "./records.ts";

/** Records of `{question, answer, form}`. */
export const logicInferenceRecords = reshaped(anyRecords, (record) => {
  const question = textAt(record, "inputs|input") ?? "";
  if (!/\bcan we infer\b/i.test(question)) return "it does not ask whether something can be inferred";
  const target = textAt(record, "targets|target") ?? "";
  const answer = /\bthe answer is (yes|no)\b/i.exec(target) ?? /^(yes|no)\b/i.exec(target);
  const form = /can we infer the following/i.test(question) ? "english" : "symbols";
  return [{ question, answer: answer?.[1], form }];
});
