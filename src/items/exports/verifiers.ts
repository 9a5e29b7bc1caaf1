/**
 * verifiers v1: an installable package with a `Taskset` whose reward is our reader's verdict. `validate` grades the key itself, so
 * that a task that cannot be graded is found before anybody trains on it.
 */
import { gradedBy, jsonLine, type SuiteExport } from "./export.ts";
import { rightReply } from "./finetune.ts";
import { pythonGrader } from "./python-grader.ts";

export const verifiers: SuiteExport = {
  name: "verifiers",
  about: "verifiers v1: a package with a taskset for reinforcement learning",
  rows: ({ name }) => [
    {
      path: `${name}/questions.jsonl`,
      kind: "text",
      each: (question) =>
        jsonLine({
          id: question.id,
          prompt: question.text,
          graded_by: gradedBy(question),
          solution: rightReply(question),
          tags: question.tags,
        }),
    },
  ],
  others: ({ name, title, hash, version }) => [
    {
      path: "pyproject.toml",
      text: `[project]
name = "${name.replaceAll("_", "-")}"
version = "0.1.0"
description = ${JSON.stringify(`${title} (questions ${hash}, Organon ${version})`)}
requires-python = ">=3.11"
dependencies = ["verifiers"]

[build-system]
requires = ["hatchling"]
build-backend = "hatchling.build"

[tool.hatch.build.targets.wheel]
packages = ["${name}"]
`,
    },
    {
      path: `${name}/__init__.py`,
      text: `from ${name}.taskset import OrganonTaskset

__all__ = ["OrganonTaskset"]
`,
    },
    {
      path: `${name}/taskset.py`,
      text: `"""${title.replaceAll('"', "'")}: each question is a task, and its reward is the verdict of Organon's reader."""

import asyncio
import json
from pathlib import Path

import verifiers.v1 as vf

from ${name}.organon_grade import reward


class OrganonData(vf.TaskData):
    graded_by: dict
    """The answers that can be given, and the key."""
    solution: str
    """A reply that is right."""
    tags: dict[str, str]


class OrganonTask(vf.Task[OrganonData]):
    @vf.reward(weight=1.0)
    async def correct(self, trace: vf.Trace) -> float:
        return await asyncio.to_thread(reward, self.data.graded_by, trace.last_reply)

    async def validate(self, runtime: vf.Runtime) -> bool:
        return await asyncio.to_thread(reward, self.data.graded_by, self.data.solution) == 1.0


class OrganonTaskset(vf.Taskset[OrganonTask, vf.TasksetConfig]):
    def load(self):
        with (Path(__file__).parent / "questions.jsonl").open(encoding="utf-8") as lines:
            for idx, line in enumerate(lines):
                row = json.loads(line)
                data = OrganonData(
                    idx=idx,
                    name=row["id"],
                    prompt=row["prompt"],
                    graded_by=row["graded_by"],
                    solution=row["solution"],
                    tags=row["tags"],
                )
                yield OrganonTask(data, self.config.task)
`,
    },
    pythonGrader(`${name}/`),
  ],
};
