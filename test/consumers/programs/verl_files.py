"""verl's dataset and reward loader on exported files; prints the rewards of replies: python verl_files.py MODEL < replies"""

import json
import sys

from omegaconf import OmegaConf
from transformers import AutoTokenizer
from verl.trainer.ppo.reward import get_custom_reward_fn
from verl.utils.dataset.rl_dataset import RLHFDataset

tokenizer = AutoTokenizer.from_pretrained(sys.argv[1])
config = OmegaConf.create({"cache_dir": "cache", "max_prompt_length": 4096, "filter_overlong_prompts": False})
rows = RLHFDataset("exam.parquet", tokenizer, config)
path = {"path": "organon_reward.py", "name": "compute_score"}
compute_score = get_custom_reward_fn(OmegaConf.create({"reward": {"custom_reward_function": path}}))
replies = json.load(sys.stdin)[:8]
rewards = [
    compute_score(
        data_source=row["data_source"],
        solution_str=reply,
        ground_truth=row["reward_model"]["ground_truth"],
        extra_info=row["extra_info"],
    )
    for row, reply in zip((rows[i] for i in range(len(replies))), replies)
]
print(json.dumps({"accuracy": sum(rewards) / len(rewards), "n": len(rewards), "rows": len(rows)}))
