/**
 * lm-evaluation-harness (0.4): a task in YAML over JSON lines, scored by our readers in `utils.py`. Its usual 256 tokens and stop
 * at an empty line would cut every model that reasons, so both are set aside.
 */
import type { Question } from "../question.ts";
import { gradedBy, jsonLine, targetOf, type SuiteExport } from "./export.ts";
import { pythonGrader } from "./python-grader.ts";

const labelsOf = ({ answers, key }: Question): Pick<Question, "answers" | "key"> => ({ answers, key });

export const lmEval: SuiteExport = {
  name: "lm-eval",
  about: "lm-evaluation-harness: a task that scores by our readers",
  rows: ({ name }) => [
    {
      path: `${name}.jsonl`,
      kind: "text",
      each: (question) =>
        jsonLine({
          id: question.id,
          question: question.text,
          label: targetOf(question),
          ...labelsOf(question),
          graded_by: JSON.stringify(gradedBy(question)),
          tags: JSON.stringify(question.tags),
        }),
    },
  ],
  others: ({ name, hash, version }) => [
    {
      path: `${name}.yaml`,
      text: `# Questions ${hash}, written by Organon ${version}.
# lm_eval run --include_path . --tasks ${name} --model … --log_samples
task: ${name}
tag: organon
dataset_path: json
dataset_kwargs:
  data_files:
    test: ${name}.jsonl
test_split: test
output_type: generate_until
doc_to_text: "{{question}}"
doc_to_target: "{{label}}"
process_results: !function utils.process_results
generation_kwargs:
  until: []
  max_gen_toks: 32768
  do_sample: false
  temperature: 0.0
metric_list:
  - metric: correct
    aggregation: mean
    higher_is_better: true
  - metric: readable
    aggregation: mean
    higher_is_better: true
num_fewshot: 0
metadata:
  version: 1.0
  suite: "${hash}"
`,
    },
    {
      path: "utils.py",
      text: `"""Scores of ${name}, by Organon's readers."""

import json

from organon_grade import grade


def process_results(doc, results):
    result = grade(json.loads(doc["graded_by"]), results[0])
    return {"correct": float(result["score"] or 0), "readable": float(result["answer"] is not None)}
`,
    },
    pythonGrader(),
  ],
};
