"""verl: reward.custom_reward_function.path=organon_reward.py, .name=compute_score"""

import json
import sys
from pathlib import Path

# verl reads this file by its path, so its folder is not searched.
sys.path.append(str(Path(__file__).parent))

from organon_answers import reward


def compute_score(data_source, solution_str, ground_truth, extra_info=None):
    return reward(json.loads(extra_info["graded_by"]), solution_str)
