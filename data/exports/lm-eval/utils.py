"""Scores by Organon's answer parser."""

import json
import sys
from pathlib import Path

# lm-eval reads this file by its path, so its folder is not searched.
sys.path.append(str(Path(__file__).parent))

from organon_answers import grade


def process_results(doc, results):
    result = grade(json.loads(doc["graded_by"]), results[0])
    return {"correct": float(result["score"] or 0), "readable": float(result["answer"] is not None)}
