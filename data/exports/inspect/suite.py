"""__TITLE__

Questions __HASH__, written by Organon __VERSION__. Run it: inspect eval __NAME__.py --model PROVIDER/MODEL
"""

from inspect_ai import Task, task
from inspect_ai.dataset import json_dataset
from inspect_ai.scorer import CORRECT, INCORRECT, NOANSWER, Score, Target, accuracy, ci, scorer, stderr
from inspect_ai.solver import TaskState, generate

from organon_answers import grade


@scorer(metrics=[accuracy(), stderr(cluster="group"), ci()])
def organon():
    async def score(state: TaskState, target: Target) -> Score:
        reply = state.output.completion
        result = grade(state.metadata["graded_by"], reply)
        value = CORRECT if result["score"] == 1 else NOANSWER if result["answer"] is None else INCORRECT
        return Score(value=value, answer=result["answer"], metadata=result)

    return score


@task
def __NAME__():
    return Task(dataset=json_dataset("__NAME__.jsonl"), solver=generate(), scorer=organon())
