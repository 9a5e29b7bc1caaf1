"""Fine-tunes a GGUF model on the chat lines that `organon improve --write` or `organon study finetune` wrote.

Usage: python train.py MODEL.gguf TRAIN.jsonl OUT.gguf [--minutes 10] [--epochs 3] [--seed 1] [--rate 3e-5] [--batch 8]
  [--layers 15] [--label-only]

Trains all weights with AdamW, or those of the last `--layers` layers; the loss counts the tokens of the answers only.
`--label-only` leaves the first sentence of an answer, "Yes." or "No.": a quarter of the tokens less. The result is a GGUF file with the
metadata of MODEL.gguf and weights of 8 bits (Q8_0), which serve.mjs serves. Started again, it continues from
OUT.gguf.part. `--epochs 0` writes the untrained model, so that base and tuned models have weights of one kind.
Needs torch, transformers, accelerate and gguf, and a Llama-like model such as SmolLM2.
"""

import argparse
import json
import math
import os
import random
import time

import gguf
import torch
from transformers import AutoModelForCausalLM, AutoTokenizer

parser = argparse.ArgumentParser()
parser.add_argument("model")
parser.add_argument("train")
parser.add_argument("out")
parser.add_argument("--minutes", type=float, default=10)
parser.add_argument("--epochs", type=int, default=3)
parser.add_argument("--seed", type=int, default=1)
parser.add_argument("--rate", type=float, default=3e-5)
parser.add_argument("--batch", type=int, default=8)
parser.add_argument("--layers", type=int)
parser.add_argument("--label-only", action="store_true")
options = parser.parse_args()


def load_model(path):
    """Returns the model with weights of 32 bits, and its tokenizer."""
    folder, file = os.path.split(os.path.abspath(path))
    tokenizer = AutoTokenizer.from_pretrained(folder, gguf_file=file)
    model = AutoModelForCausalLM.from_pretrained(folder, gguf_file=file, dtype=torch.float32)
    return model, tokenizer


def encode(tokenizer, messages):
    """Returns the tokens of a chat, and how many of them come before the answer."""
    prompt = tokenizer.apply_chat_template(messages[:-1], tokenize=False, add_generation_prompt=True)
    end = tokenizer.eos_token
    ids = tokenizer(prompt, add_special_tokens=False)["input_ids"]
    said = messages[-1]["content"]
    if options.label_only:
        said = said[: said.index(".") + 1]
    answer = tokenizer(said + end, add_special_tokens=False)["input_ids"]
    return ids + answer, len(ids)


def batches(examples, size, order):
    """Yields padded tokens and labels; examples of similar length share a batch."""
    chunks = [examples[i : i + size] for i in range(0, len(examples), size)]
    order.shuffle(chunks)
    for chunk in chunks:
        longest = max(len(ids) for ids, _ in chunk)
        tokens = torch.zeros(len(chunk), longest, dtype=torch.long)
        labels = torch.full((len(chunk), longest), -100)
        mask = torch.zeros(len(chunk), longest, dtype=torch.long)
        for row, (ids, start) in enumerate(chunk):
            tokens[row, : len(ids)] = torch.tensor(ids)
            labels[row, start : len(ids)] = torch.tensor(ids[start:])
            mask[row, : len(ids)] = 1
        yield tokens, mask, labels


def answer_loss(model, tokens, mask, labels):
    """Returns the mean loss of the answers' tokens; the words of other tokens are not computed."""
    hidden = model.model(input_ids=tokens, attention_mask=mask).last_hidden_state[:, :-1]
    wanted = labels[:, 1:]
    is_answer = wanted != -100
    return torch.nn.functional.cross_entropy(model.lm_head(hidden[is_answer]).float(), wanted[is_answer])


def freeze(model, layers):
    """Leaves only the last layers to train, without the embeddings."""
    for weight in model.parameters():
        weight.requires_grad_(False)
    for layer in model.model.layers[-layers:]:
        for weight in layer.parameters():
            weight.requires_grad_(True)


def train(model, examples):
    """Trains until the epochs or the minutes are over; prints the mean loss of every tenth step."""
    part = options.out + ".part"
    trained = [weight for weight in model.parameters() if weight.requires_grad]
    optimizer = torch.optim.AdamW(trained, lr=options.rate, weight_decay=0.0)
    steps = max(1, options.epochs * math.ceil(len(examples) / options.batch))
    schedule = torch.optim.lr_scheduler.LambdaLR(optimizer, lambda step: max(0.1, 1 - step / steps))
    done = 0
    if os.path.exists(part):
        state = torch.load(part)
        model.load_state_dict(state["model"])
        optimizer.load_state_dict(state["optimizer"])
        schedule.load_state_dict(state["schedule"])
        done = state["done"]
    order = random.Random(options.seed)
    start = saved = time.monotonic()
    step, losses = 0, []
    for _ in range(options.epochs):
        for batch in batches(examples, options.batch, order):
            step += 1
            if step <= done:
                continue
            with torch.autocast("cpu", dtype=torch.bfloat16):
                loss = answer_loss(model, *batch)
            loss.backward()
            torch.nn.utils.clip_grad_norm_(trained, 1.0)
            optimizer.step()
            schedule.step()
            optimizer.zero_grad()
            losses.append(loss.item())
            seconds = time.monotonic() - start
            if step % 10 == 0 or step == steps:
                print(f"step {step} of {steps}: loss {sum(losses) / len(losses):.3f}, {seconds:.0f} s", flush=True)
                losses = []
            if seconds > 60 * options.minutes:
                print(f"stopped after {step} of {steps} steps: --minutes {options.minutes:g}")
                return
            if time.monotonic() - saved > 300:
                saved = time.monotonic()
                state = {"model": model, "optimizer": optimizer, "schedule": schedule}
                torch.save({"done": step, **{name: one.state_dict() for name, one in state.items()}}, part)


def write_gguf(model, source, path):
    """Writes the weights under the names and with the metadata of the source."""
    reader = gguf.GGUFReader(source)
    field = reader.get_field("general.architecture")
    writer = gguf.GGUFWriter(path, field.contents())
    for field in reader.fields.values():
        if field.name.startswith("GGUF.") or field.name in ("general.architecture", "general.file_type"):
            continue
        kind = field.types[0]
        inner = field.types[-1] if kind == gguf.GGUFValueType.ARRAY else None
        writer.add_key_value(field.name, field.contents(), kind, sub_type=inner)
    writer.add_file_type(gguf.LlamaFileType.MOSTLY_Q8_0)
    names = gguf.get_tensor_name_map(gguf.MODEL_ARCH.LLAMA, model.config.num_hidden_layers)
    weights = {}
    for name, weight in model.state_dict().items():
        target = names.get_name(name, try_suffixes=(".weight", ".bias"))
        weights[target] = to_gguf_order(name, weight.detach().float(), model.config)
    for tensor in reader.tensors:
        values = weights[tensor.name].numpy()
        if values.ndim == 1:
            writer.add_tensor(tensor.name, values)
        else:
            kind = gguf.GGMLQuantizationType.Q8_0
            writer.add_tensor(tensor.name, gguf.quantize(values, kind), raw_dtype=kind)
    writer.write_header_to_file()
    writer.write_kv_data_to_file()
    writer.write_tensors_to_file()
    writer.close()


def to_gguf_order(name, weight, config):
    """Reorders the rows of queries and keys: GGUF interleaves the two halves of a rotary position."""
    heads = {"q_proj": config.num_attention_heads, "k_proj": config.num_key_value_heads}
    count = next((heads[part] for part in heads if f".{part}." in name), None)
    if count is None:
        return weight
    rows = weight.shape[0]
    return weight.reshape(count, 2, rows // count // 2, -1).swapaxes(1, 2).reshape(weight.shape).contiguous()


torch.manual_seed(options.seed)
model, tokenizer = load_model(options.model)
with open(options.train, encoding="utf-8") as file:
    chats = [json.loads(line)["messages"] for line in file if line.strip()]
examples = sorted((encode(tokenizer, chat) for chat in chats), key=lambda one: len(one[0]))
print(f"{len(examples)} examples, {sum(len(ids) for ids, _ in examples)} tokens, seed {options.seed}")
model.train()
if options.layers is not None:
    freeze(model, options.layers)
train(model, examples)
write_gguf(model, options.model, options.out)
if os.path.exists(options.out + ".part"):
    os.remove(options.out + ".part")
print(f"wrote {options.out}")
