"""verl: reward.custom_reward_function.path=organon_reward.py, .name=compute_score"""

import json

from organon_answers import reward


def compute_score(data_source, solution_str, ground_truth, extra_info=None):
    return reward(json.loads(extra_info["graded_by"]), solution_str)
