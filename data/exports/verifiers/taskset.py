"""__TITLE__: each question is a task, and its reward is the verdict of Organon's answer parser."""

import asyncio
import json
from pathlib import Path

import verifiers.v1 as vf

from __NAME__.organon_answers import reward, steps_reward


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

    @vf.reward(weight=0.0)
    async def steps(self, trace: vf.Trace) -> float:
        """The share of a proof's lines that are right: give it a weight to train on it."""
        return await asyncio.to_thread(steps_reward, self.data.graded_by, trace.last_reply)

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
