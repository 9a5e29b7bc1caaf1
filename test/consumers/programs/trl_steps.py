"""Three steps of GRPO and of SFT on exported files; prints the rewards of replies: python trl_steps.py MODEL < replies"""

import json
import sys

from datasets import load_dataset
from organon_reward import organon_reward
from trl import GRPOConfig, GRPOTrainer, SFTConfig, SFTTrainer

model = sys.argv[1]
prompts = load_dataset("json", data_files="prompts.jsonl", split="train")
shared = {"max_steps": 3, "report_to": "none", "use_cpu": True, "save_strategy": "no", "logging_steps": 1, "bf16": False}
grpo = GRPOTrainer(
    model=model,
    reward_funcs=organon_reward,
    train_dataset=prompts,
    args=GRPOConfig("grpo", per_device_train_batch_size=2, num_generations=2, max_completion_length=8, **shared),
)
grpo.train()
sft = SFTTrainer(
    model=model,
    train_dataset=load_dataset("json", data_files="sft.jsonl", split="train"),
    args=SFTConfig("sft", per_device_train_batch_size=1, **shared),
)
sft.train()
replies = json.load(sys.stdin)
rewards = organon_reward([[{"role": "assistant", "content": reply}] for reply in replies], prompts["graded_by"])
steps = [grpo.state.global_step, sft.state.global_step]
print(json.dumps({"accuracy": sum(rewards) / len(rewards), "n": len(rewards), "steps": steps}))
