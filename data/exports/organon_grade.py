"""Grades replies by Organon's own readers.

grade(question, reply) -> {"score": 1 | 0 | None, "verdict": ..., "answer": ..., "span": ...}, of a proof also "steps" and "stepSpans"

`question` is {"answers": [{"label": ...}, ...], "key": [...]}, or an item whose task reads replies, as the exported rows carry it.
It holds one `organon grade --jsonl` open (the command is ORGANON_COMMAND, "npx organon" if unset).
"""

import atexit
import json
import os
import shlex
import threading
from subprocess import PIPE, Popen

_lock = threading.Lock()
_grader = None


def grade(question, reply, status="answered"):
    """The grade of one reply. Raises ValueError where it cannot be graded."""
    request = {
        "question": question,
        "reply": reply if reply is not None else "",
        "status": status,
    }
    result = json.loads(_pipe(json.dumps(request)))
    if "error" in result:
        raise ValueError(result["error"])
    return result


def reward(question, reply):
    """1.0 for the right answer, 0.0 for anything else: a trainer's reward."""
    return float(grade(question, reply)["score"] or 0)


def step_rewards(question, reply):
    """For each line of a proof 1.0 where it follows from the lines that it cites, or 0.0, with its span in the reply."""
    result = grade(question, reply)
    verdicts = [float(step == "ok") for step in result.get("steps", [])]
    return list(zip(verdicts, result.get("stepSpans", [])))


def steps_reward(question, reply):
    """The share of a proof's lines that are right; 0.0 where there is none."""
    steps = [verdict for verdict, _ in step_rewards(question, reply)]
    return sum(steps) / len(steps) if steps else 0.0


def _pipe(text):
    global _grader
    with _lock:
        if _grader is None or _grader.poll() is not None:
            command = shlex.split(os.environ.get("ORGANON_COMMAND", "npx organon"))
            _grader = Popen(
                [*command, "grade", "--jsonl"],
                stdin=PIPE,
                stdout=PIPE,
                text=True,
                encoding="utf-8",
            )
            atexit.register(_grader.kill)
        _grader.stdin.write(text + "\n")
        _grader.stdin.flush()
        line = _grader.stdout.readline()
    if not line:
        raise RuntimeError("organon grade ended; is Organon installed here?")
    return line
