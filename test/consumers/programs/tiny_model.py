"""Writes a tiny model with random weights and a tokenizer of bytes: python tiny_model.py FOLDER"""

import sys

import torch
from tokenizers import Tokenizer, decoders, models, pre_tokenizers
from transformers import LlamaConfig, LlamaForCausalLM, PreTrainedTokenizerFast

folder = sys.argv[1]
symbols = sorted(pre_tokenizers.ByteLevel.alphabet())
vocabulary = {symbol: i for i, symbol in enumerate(["<end>", "<pad>", *symbols])}
tokenizer = Tokenizer(models.BPE(vocab=vocabulary, merges=[]))
tokenizer.pre_tokenizer = pre_tokenizers.ByteLevel(add_prefix_space=False)
tokenizer.decoder = decoders.ByteLevel()
fast = PreTrainedTokenizerFast(tokenizer_object=tokenizer, eos_token="<end>", pad_token="<pad>", bos_token="<end>")
fast.chat_template = (
    "{% for message in messages %}{{ message.role }}: {{ message.content }}\n{% endfor %}"
    "{% if add_generation_prompt %}assistant: {% endif %}"
)
fast.save_pretrained(folder)
torch.manual_seed(1)
config = LlamaConfig(
    vocab_size=len(vocabulary),
    hidden_size=16,
    intermediate_size=32,
    num_hidden_layers=1,
    num_attention_heads=2,
    max_position_embeddings=65536,
    eos_token_id=0,
    bos_token_id=0,
    pad_token_id=1,
)
LlamaForCausalLM(config).save_pretrained(folder)
