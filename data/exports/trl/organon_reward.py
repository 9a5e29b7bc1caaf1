"""TRL: GRPOTrainer(reward_funcs=[organon_reward, organon_steps_reward], reward_weights=[1.0, 0.2], …) over prompts.jsonl."""

import json

from organon_answers import reward, steps_reward


def organon_reward(completions, graded_by, **kwargs):
    """1.0 for each reply that is right."""
    return _each(reward, completions, graded_by)


def organon_steps_reward(completions, graded_by, **kwargs):
    """For each proof the share of its lines that are right."""
    return _each(steps_reward, completions, graded_by)


def _each(judge, completions, graded_by):
    replies = [one if isinstance(one, str) else one[-1]["content"] for one in completions]
    return [judge(json.loads(question), reply) for question, reply in zip(graded_by, replies)]
