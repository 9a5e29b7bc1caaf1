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

[ $# -gt 0 ] || set -- logicasker forms repeats diagnose truth divlogiceval
for one in "$@"; do "$one"; done
