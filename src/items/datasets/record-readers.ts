/**
 * Readers of the records of sets that no layout describes: each takes a published record apart and puts it together anew, with the
 * fields that `data/datasets.json` names.
 */
import { tagText, textAt, valueAt } from "./fields.ts";
import { logicnliRecords } from "./logicnli.ts";
import { anyRecords, json, jsonLines, reshapeRecords, table, type RecordReader } from "./records.ts";

/**
 * Questions packed as chats, `{"input": [{role, content}], "ideal": …}`, as evals of chat models pass them round (RobustLR among
 * them): what all turns say is what is asked.
 */
const chatRecords = reshapeRecords(jsonLines, (record) => {
  const turns = valueAt(record, "input");
  const said = Array.isArray(turns) ? turns.map((turn) => textAt(turn, "content")) : [];
  return said.length > 0 && said.every((one) => one !== undefined)
    ? [{ question: said.join("\n\n"), ideal: valueAt(record, "ideal") }]
    : "“input” is not a list of turns with a content";
});

/**
 * CLUTRR (Sinha et al. 2019): a story about relatives, and how one is related to another. In the authors' CSV `query` is a pair
 * in Python's notation and `target_text` what the second is to the first; in the packaging with reasons the story and the
 * question are one text and the relation follows "####".
 */
const clutrrRecords = reshapeRecords(anyRecords, (record) => {
  const [, first, second] = /^\('(.+)', '(.+)'\)$/.exec(textAt(record, "query") ?? "") ?? [];
  return [
    {
      ...(typeof record === "object" ? record : {}),
      ...(second === undefined ? {} : { question: `How is [${second}] related to [${first ?? ""}]?` }),
      relation: textAt(record, "target_text|relation") ?? textAt(record, "answer")?.split("####").at(-1),
      hops: textAt(record, "edge_types")?.split(",").length,
    },
  ];
});

/**
 * FOLIO (Han et al. 2022): premises and a conclusion with three labels. The first version lists the premises; the second as
 * published on the hub has them, and their formulas, in one text, a line each.
 */
const folioRecords = reshapeRecords(anyRecords, (record) => {
  const lists = ["premises", "premises-FOL"].flatMap((name) => {
    const text = textAt(record, name);
    return text === undefined ? [] : [[name, text.split("\n").filter((line) => line.trim() !== "")] as const];
  });
  return [{ ...(typeof record === "object" ? record : {}), ...Object.fromEntries(lists) }];
});

/**
 * LogicInference (Ontañón et al. 2022): `inputs` and `targets`, both prose, as its generator writes them. Of its kinds of
 * examples those are questions that ask whether something can be inferred; their targets begin with the answer or end with
 * "the answer is …". Translations and single steps have no key that can be read off and are left out.
 */
const logicInferenceRecords = reshapeRecords(anyRecords, (record) => {
  const question = textAt(record, "inputs|input") ?? "";
  if (!/\bcan we infer\b/i.test(question)) return "it does not ask whether something can be inferred";
  const target = textAt(record, "targets|target") ?? "";
  const answer = /\bthe answer is (yes|no)\b/i.exec(target) ?? /^(yes|no)\b/i.exec(target);
  const form = /can we infer the following/i.test(question) ? "english" : "symbols";
  return [{ question, answer: answer?.[1], form }];
});

/**
 * LogiQA, first version (Liu et al. 2020): a text of eight lines a record: none, the right letter, the context, the question and
 * four options that begin with "A." to "D.".
 */
const logiqaRecords: RecordReader = function* (text) {
  const lines = text.replace(/^\uFEFF/, "").split(/\r?\n/);
  let at = 0;
  while (at < lines.length) {
    if (lines[at]?.trim() === "") {
      at += 1;
      continue;
    }
    const next = lines.findIndex((one, index) => index > at && one.trim() === "");
    const end = next < 0 ? lines.length : next;
    const [answer = "", context, question, ...options] = lines.slice(at, end).map((one) => one.trim());
    const line = at + 1;
    yield options.length === 4 && /^[a-d]$/i.test(answer)
      ? { line, record: { answer, context, question, options } }
      : { line, wrong: "it is not a letter, a context, a question and four options, a line each" };
    at = end;
  }
};

/**
 * PrOntoQA and PrOntoQA-OOD (Saparov and He 2023; Saparov et al. 2023): `example1` … → solved examples, which are the source's
 * demonstrations, and one `test_example` of `question, query, chain_of_thought[], answer`. Where the answer is missing the query
 * says "Prove: …": what is to be proved does follow, so asked as a judgement its key is always True. Rule and hops stand
 * in the file's name alone.
 */
const prontoqaRecords = reshapeRecords(json, (record, name) => {
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

/** The readers by the names that rows of the list say. */
export const recordReaders: Readonly<Record<string, RecordReader>> = {
  json,
  "json-lines": jsonLines,
  table,
  chat: chatRecords,
  clutrr: clutrrRecords,
  folio: folioRecords,
  "logic-inference": logicInferenceRecords,
  logicnli: logicnliRecords,
  logiqa: logiqaRecords,
  prontoqa: prontoqaRecords,
};
