/**
 * Inspect AI (0.3): a dataset of `Sample`s as JSON lines (input, target, choices, id, metadata) and a task file in Python that
 * scores by our readers, with intervals that take twins together (`cluster="group"`).
 */
import type { Question } from "../question.ts";
import { gradedBy, groupOf, hasOptions, jsonLine, targetOf, type SuiteExport } from "./export.ts";
import { pythonGrader } from "./python-grader.ts";

export const inspect: SuiteExport = {
  name: "inspect",
  about: "Inspect AI: a dataset and a task that scores by our readers",
  rows: ({ name }) => [
    { path: `${name}.jsonl`, kind: "text", each: (question) => jsonLine(sampleOf(question)) },
  ],
  others: ({ name, title, hash, version }) => [
    {
      path: `${name}.py`,
      text: `"""${title.replaceAll('"', "'")}

Questions ${hash}, written by Organon ${version}. Run it: inspect eval ${name}.py --model PROVIDER/MODEL
"""

import asyncio

from inspect_ai import Task, task
from inspect_ai.dataset import json_dataset
from inspect_ai.scorer import CORRECT, INCORRECT, NOANSWER, Score, Target, accuracy, ci, scorer, stderr
from inspect_ai.solver import TaskState, generate

from organon_grade import grade


@scorer(metrics=[accuracy(), stderr(cluster="group"), ci()])
def organon():
    async def score(state: TaskState, target: Target) -> Score:
        reply = state.output.completion
        result = await asyncio.to_thread(grade, state.metadata["graded_by"], reply)
        value = CORRECT if result["score"] == 1 else NOANSWER if result["answer"] is None else INCORRECT
        return Score(value=value, answer=result["answer"], metadata=result)

    return score


@task
def ${name}():
    return Task(dataset=json_dataset("${name}.jsonl"), solver=generate(), scorer=organon())
`,
    },
    pythonGrader(),
  ],
};

/** A question as Inspect's `Sample`. */
export const sampleOf = (question: Question): object => ({
  id: question.id,
  input: question.text,
  target: question.key.length === 1 ? targetOf(question) : question.key,
  ...(hasOptions(question) ? { choices: question.answers.map(({ text = "" }) => text) } : {}),
  metadata: { ...question.tags, group: groupOf(question), graded_by: gradedBy(question) },
});
