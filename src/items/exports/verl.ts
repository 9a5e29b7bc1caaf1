/**
 * verl (0.8): Parquet with data_source, prompt, ability, reward_model and extra_info, and a reward function that is our reader's
 * verdict (`reward.custom_reward_function.path=organon_reward.py`).
 */
import type { Question } from "../question.ts";
import { gradedBy, targetOf, type CellType, type Column, type SuiteExport } from "./export.ts";
import { pythonGrader } from "./python-grader.ts";

const turn: CellType = { record: { role: "text", content: "text" } };

const columns = (name: string): readonly Column<Question>[] => [
  { name: "data_source", type: "text", of: () => `organon/${name}` },
  { name: "prompt", type: { list: turn }, of: ({ text }) => [{ role: "user", content: text }] },
  { name: "ability", type: "text", of: () => "logic" },
  {
    name: "reward_model",
    type: { record: { style: "text", ground_truth: "text" } },
    of: (question) => ({ style: "rule", ground_truth: targetOf(question) }),
  },
  {
    name: "extra_info",
    type: { record: { split: "text", index: "whole", id: "text", graded_by: "text", tags: "text" } },
    of: (question, index) => ({
      split: question.tags["split"] ?? "train",
      index,
      id: question.id,
      graded_by: JSON.stringify(gradedBy(question)),
      tags: JSON.stringify(question.tags),
    }),
  },
];

export const verl: SuiteExport = {
  name: "verl",
  about: "verl: Parquet rows and a reward function",
  rows: ({ name }) => [{ path: `${name}.parquet`, kind: "table", columns: columns(name) }],
  others: () => [
    {
      path: "organon_reward.py",
      text: `"""verl: reward.custom_reward_function.path=organon_reward.py, .name=compute_score"""

import json

from organon_grade import reward


def compute_score(data_source, solution_str, ground_truth, extra_info=None):
    return reward(json.loads(extra_info["graded_by"]), solution_str)
`,
    },
    pythonGrader(),
  ],
};
