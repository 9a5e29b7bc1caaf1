"""Scores of __NAME__, by Organon's answer parser."""

import json

from organon_answers import grade


def process_results(doc, results):
    result = grade(json.loads(doc["graded_by"]), results[0])
    return {"correct": float(result["score"] or 0), "readable": float(result["answer"] is not None)}
