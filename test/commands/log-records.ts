/** Hand-made records of each known layout of logs. */
import type { LogFile } from "#runs/foreign/foreign";

export const four = [0, 1, 2, 3];
export const letter = (i: number): string => "AB"[i % 2]!;
const yes = (i: number): string => (i % 2 === 0 ? "yes" : "no");
const fruits = (i: number) => [`${i} plums`, `${i} figs`];
export const asks = (i: number): string => `What are these ${i}?`;
/** All but the last reply are right. */
const reply = (i: number): string => `So the answer is ${letter(i < 3 ? i : i + 1)}.`;
const isRight = (i: number): boolean => i < 3;
const lines = (row: (i: number) => object): string => four.map((i) => JSON.stringify(row(i))).join("\n");

export type LayoutCase = {
  readonly log: unknown;
  readonly name?: string;
  readonly join?: LogFile["join"];
  /** “model correct/replies verdict: correct by the harness; first question's options or labels”. */
  readonly sum: string;
  readonly labels?: readonly string[];
};

const lmEval = (i: number) => ({
  doc_id: i,
  doc: { question: asks(i) },
  target: yes(i),
  arguments: [[asks(i), {}]],
  resps: [[`${yes(isRight(i) ? i : i + 1)}.`]],
  filtered_resps: [yes(i)],
  exact_match: isRight(i) ? 1 : 0,
});

export const layoutCases: Readonly<Record<string, LayoutCase>> = {
  "lm-eval": { log: lines(lmEval), name: "out/owl/samples_x.jsonl", sum: "owl 3/4 exact_match 3/4; yes|no" },
  "lm-eval-results": {
    log: {
      results: {},
      config: { model_args: "pretrained=acme/owl,dtype=auto" },
      samples: { set: four.map(lmEval) },
    },
    sum: "acme/owl 3/4 exact_match 3/4; yes|no",
  },
  "inspect-log": {
    log: {
      eval: { model: "acme/owl" },
      samples: four.map((i) => ({
        id: i,
        epoch: 1,
        input: asks(i),
        choices: fruits(i),
        target: letter(i),
        output: { choices: [{ message: { role: "assistant", content: "" } }] },
        scores: { choice: { value: isRight(i) ? "C" : "I", answer: reply(i) } },
      })),
    },
    sum: "acme/owl 3/4 choice 3/4; A=0 plums|B=0 figs",
  },
  "promptfoo-output": {
    log: {
      version: 3,
      results: {
        results: four.map((i) => ({
          provider: { id: "acme:owl" },
          prompt: { raw: `${asks(i)}\n(A) Plums. (B) Figs.` },
          response: { output: reply(i) },
          success: isRight(i),
          testCase: { vars: { i }, assert: [{ type: "latency" }, { type: "icontains", value: letter(i) }] },
        })),
      },
    },
    sum: "acme:owl 3/4 success 3/4; A=Plums.|B=Figs.",
  },
  helm: {
    log: {
      adapter_spec: { model: "acme/owl" },
      request_states: four.map((i) => ({
        instance: {
          id: `id${i}`,
          split: "test",
          input: { text: asks(i) },
          references: fruits(i).map((text, k) => ({
            output: { text },
            tags: k === i % 2 ? ["correct"] : [],
          })),
        },
        output_mapping: { A: fruits(i)[0], B: fruits(i)[1] },
        request: { prompt: `Question: ${asks(i)}` },
        result: { success: true, completions: [{ text: reply(i), finish_reason: { reason: "stop" } }] },
      })),
    },
    sum: "acme/owl 3/4; A=0 plums|B=0 figs",
  },
  opencompass: {
    log: Object.fromEntries(
      four.map((i) => [
        String(i),
        {
          origin_prompt: [
            { role: "HUMAN", prompt: "What is one?\nA. Plum\nB. Fig" },
            { role: "BOT", prompt: "A" },
            { role: "HUMAN", prompt: `${asks(i)}\nA. Plum\nB. Fig` },
          ],
          prediction: reply(i),
          gold: letter(i),
        },
      ]),
    ),
    name: "predictions/owl-7b/task.json",
    sum: "owl-7b 3/4; A=Plum|B=Fig",
  },
  "openai-batch": {
    log: lines((i) => ({
      custom_id: `r${i}`,
      response: {
        body: {
          model: "owl",
          choices: [{ message: { role: "assistant", content: reply(i) }, finish_reason: "stop" }],
          usage: { prompt_tokens: 9, completion_tokens: 2 },
        },
      },
      error: null,
    })),
    join: {
      name: "in.jsonl",
      on: "custom_id",
      text: lines((i) => ({
        custom_id: `r${i}`,
        body: {
          model: "owl",
          messages: [{ role: "user", content: `${asks(i)}\nA. Plum\nB. Fig` }],
          metadata: { answer: letter(i) },
        },
      })),
    },
    sum: "owl 3/4; A=Plum|B=Fig",
  },
  "openai-evals": {
    log: [
      { spec: { completion_fns: ["owl"], eval_name: "set.dev.v0" } },
      ...four.flatMap((i) => [
        {
          sample_id: `set.dev.${i}`,
          type: "sampling",
          data: { prompt: [{ role: "user", content: `${asks(i)}\nA. Plum\nB. Fig` }], sampled: [reply(i)] },
        },
        {
          sample_id: `set.dev.${i}`,
          type: "match",
          data: { correct: isRight(i), expected: letter(i), picked: letter(i) },
        },
      ]),
      { final_report: { accuracy: 0.75 } },
    ]
      .map((event) => JSON.stringify(event))
      .join("\n"),
    sum: "owl 3/4 match.correct 3/4; A=Plum|B=Fig",
  },
  "mmlu-pro": {
    log: four.map((i) => ({
      question_id: 70 + i,
      question: asks(i),
      options: fruits(i),
      answer: letter(i),
      answer_index: i % 2,
      category: "law",
      pred: letter(isRight(i) ? i : i + 1),
      model_outputs: reply(i),
    })),
    name: "eval_results/model_outputs_owl-7b_5shots.json",
    sum: "owl-7b 3/4 pred 3/4; A=0 plums|B=0 figs",
  },
  "every-eval-ever": {
    log: lines((i) => ({
      sample_id: `q${i}`,
      model_id: "acme/owl",
      interaction_type: "single_turn",
      input: { raw: asks(i), choices: fruits(i), reference: [fruits(i)[i % 2]] },
      output: { raw: [reply(i)] },
      answer_attribution: [{ extracted_value: letter(i) }],
      evaluation: { score: isRight(i) ? 1 : 0, is_correct: isRight(i) },
    })),
    sum: "acme/owl 3/4 evaluation.is_correct|evaluation.score 3/4; A=0 plums|B=0 figs",
  },
  verifiers: {
    log: lines((i) => ({
      example_id: i,
      prompt: [
        { role: "system", content: "Answer with a letter." },
        { role: "user", content: `${asks(i)}\nA. Plum\nB. Fig` },
      ],
      completion: [{ role: "assistant", content: reply(i) }],
      answer: letter(i),
      reward: isRight(i) ? 1 : 0,
      task: "fruit",
    })),
    name: "outputs/evals/fruit--owl-mini/1a2b/results.jsonl",
    sum: "owl-mini 3/4 reward 3/4; A=Plum|B=Fig",
  },
  olmes: {
    log: lines((i) => ({
      doc_id: i,
      native_id: `n${i}`,
      metrics: { exact_match: isRight(i) ? 1 : 0 },
      model_output: [{ continuation: reply(i), num_tokens: 7 }],
      label: letter(i),
    })),
    name: "out/owl-7b/task-000-set-predictions.jsonl",
    join: {
      name: "task-000-set-requests.jsonl",
      on: "doc_id",
      text: lines((i) => ({
        doc_id: i,
        request_type: "generate_until",
        task_name: "set",
        doc: { query: `${asks(i)}\nA. Plum\nB. Fig` },
        request: { context: `Few examples.\n${asks(i)}` },
      })),
    },
    sum: "owl-7b 3/4 metrics.primary_score|metrics.exact_match 3/4; A=Plum|B=Fig",
  },
  linc: {
    log: four.map((i) =>
      [0, 1, 2].map((k) => `Therefore, the statement is ${i === 3 && k > 0 ? "True" : "False"}.`),
    ),
    name: "owl_folio-cot-8shot_generations_raw.json",
    join: { name: "owl_references.json", text: JSON.stringify(["False", "False", "True", "False"]) },
    sum: "owl_folio-cot-8shot 7/12, majority 2/4; False|True",
  },
  "logic-lm": {
    log: four.map((i) => ({
      id: `FOLIO_dev_${i}`,
      question: `${asks(i)} The statement is true, false, or uncertain?`,
      answer: letter(i),
      predicted_reasoning: "It follows from the first.",
      predicted_answer: letter(isRight(i) ? i : i + 1),
    })),
    name: "outputs/results/CoT_FOLIO_dev_owl-7b.json",
    sum: "owl-7b 3/4 predicted_answer:/^\\W*([A-Z])\\b/|predicted_answer 3/4; A|B",
  },
  replies: {
    log: lines((i) => ({ question: asks(i), key: yes(i), reply: yes(i), model: "owl" })),
    sum: "owl 4/4; yes|no",
  },
};
