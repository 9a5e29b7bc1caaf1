/**
 * Every Eval Ever, schema 0.3.0 (EvalEval): a file of results for each model, with intervals, and beside it the answers. No
 * additional properties; everything under additional_details is a string; parameters belong in the evaluation's id, never in the model's.
 * Replies without a readable answer have score 0; failed calls are left out of the answers and counted.
 */
import { jsonLine, type TextFile, type WrittenFile } from "#items/exports/export";
import type { Estimate } from "#scoring/estimate";
import { present } from "../blocks.ts";
import {
  durationMs,
  modelName,
  slug,
  spanText,
  computeUuid,
  type RunAbout,
  type RunExport,
  type RunRow,
  type RunSubject,
} from "./run-export.ts";
import { publicCommand } from "../printable.ts";

const schemaVersion = "0.3.0";

export const everyEvalEver: RunExport = {
  name: "every-eval-ever",
  about: "Every Eval Ever 0.3.0: results with intervals, and the answers",
  isCounted: true,
  rows: (about) =>
    about.models.map((model) => ({
      path: `${getPath(about, model)}_samples.jsonl`,
      kind: "text",
      holds: (row) => row.model === model.id && row.verdict.outcome !== "failed",
      each: (row) => jsonLine(getSample(about, model, row)),
    })),
  others: (about, written) =>
    about.models.flatMap((model) => {
      const samples = written.find(({ path }) => path === `${getPath(about, model)}_samples.jsonl`);
      return samples === undefined ? [] : [buildResults(about, model, samples)];
    }),
};

const getPath = (about: RunAbout, model: RunSubject): string =>
  `data/${slug(about.name)}/${slug(model.organisation)}/${slug(model.model)}/${computeUuid(`${about.run} ${model.id}`, "4")}`;

const unixTime = (iso: string): string => String(Math.floor(Date.parse(iso) / 1000));

const evaluationId = (about: RunAbout, model: RunSubject): string => {
  const parameters = publicParameters(model).map(([name, value]) => `${name}=${value}`);
  return [about.name, modelName(model).replaceAll("/", "_"), ...parameters, unixTime(about.created)].join(
    "/",
  );
};

const publicParameters = ({ parameters }: RunSubject): readonly (readonly [string, string])[] =>
  Object.entries(parameters).flatMap(([name, value]) =>
    name === "url" ? [] : [[name, String(value)] as const],
  );

const buildResults = (about: RunAbout, model: RunSubject, samples: WrittenFile): TextFile => {
  const value = {
    schema_version: schemaVersion,
    evaluation_id: evaluationId(about, model),
    evaluation_timestamp: unixTime(about.created),
    retrieved_timestamp: unixTime(about.touched),
    source_metadata: {
      source_name: "Organon",
      source_type: "evaluation_run",
      source_organization_name: "unknown",
      evaluator_relationship: "other",
    },
    eval_library: { name: "organon", version: about.version },
    model_info: {
      name: model.model,
      id: modelName(model),
      developer: model.organisation,
      inference_platform: model.provider,
      additional_details: { deployment_type: "unknown", model_availability: "unknown" },
    },
    evaluation_results: present([
      result(about, model, "accuracy", "right answers among the questions asked", model.accuracy),
      result(about, model, "response_accuracy", "right among the readable answers", model.responseAccuracy),
      result(about, model, "response_rate", "readable answers among the questions asked", model.responseRate),
      ...Object.entries(model.measures).map(([name, estimate]) => result(about, model, name, name, estimate)),
    ]),
    detailed_evaluation_results: {
      format: "jsonl",
      file_path: samples.path,
      hash_algorithm: "sha256",
      checksum: samples.sha256,
      total_rows: samples.rows,
    },
  };
  return { path: `${getPath(about, model)}.json`, text: `${JSON.stringify(value, null, 2)}\n` };
};

const result = (
  about: RunAbout,
  model: RunSubject,
  name: string,
  description: string,
  { value, low, high, n }: Estimate,
): object | undefined => {
  if (value === null) return undefined;
  const { temperature, top_p: topP } = model.parameters;
  return {
    evaluation_result_id: resultId(about, model, name),
    evaluation_name: about.name,
    evaluation_timestamp: unixTime(about.created),
    source_data: {
      dataset_name: about.title,
      source_type: "other",
      additional_details: { suite_hash: about.hash, questions: String(about.questions) },
    },
    metric_config: {
      evaluation_description: description,
      metric_id: name === "accuracy" ? name : `organon.${name}`,
      metric_name: name,
      lower_is_better: false,
      score_type: "continuous",
      min_score: 0,
      max_score: 1,
    },
    score_details: {
      score: value,
      details: Object.fromEntries(
        Object.entries(model.outcomes).map(([outcome, count]) => [outcome, String(count)]),
      ),
      uncertainty: {
        confidence_interval: { lower: low, upper: high, confidence_level: 0.95, method: "Wilson" },
        num_samples: n,
      },
    },
    generation_config: {
      generation_args: {
        temperature: typeof temperature === "number" ? temperature : undefined,
        top_p: typeof topP === "number" ? topP : undefined,
        execution_command: about.command && publicCommand(about.command),
      },
      additional_details: Object.fromEntries(publicParameters(model)),
    },
  };
};

const resultId = (about: RunAbout, model: RunSubject, name: string): string =>
  computeUuid(`${about.run} ${model.id} ${name}`, "4");

const getSample = (about: RunAbout, model: RunSubject, row: RunRow): object => {
  const { question, prompt, response, verdict, epoch } = row;
  const { tokensIn, tokensOut, tokensThinking } = response.usage;
  const options = question.answers.flatMap(({ text }) => text ?? []);
  return {
    schema_version: schemaVersion,
    evaluation_id: evaluationId(about, model),
    model_id: modelName(model),
    evaluation_name: about.name,
    evaluation_result_id: resultId(about, model, "accuracy"),
    sample_id: about.epochs === 1 ? question.id : `${question.id}#${epoch}`,
    interaction_type: "single_turn",
    input: {
      raw: question.text,
      formatted: prompt?.messages.map(({ role, content }) => `${role}: ${content}`).join("\n\n"),
      reference: question.key,
      choices: options.length === 0 ? undefined : options,
    },
    output: {
      raw: [response.text],
      reasoning_trace: response.thinking === undefined ? undefined : [response.thinking],
    },
    messages: null,
    answer_attribution:
      verdict.answer === undefined
        ? []
        : [
            {
              turn_idx: 0,
              source: "output.raw",
              extracted_value: spanText(row) || verdict.answer,
              extraction_method: about.reader,
              is_terminal: true,
            },
          ],
    evaluation: { score: verdict.outcome === "correct" ? 1 : 0, is_correct: verdict.outcome === "correct" },
    token_usage:
      tokensIn === undefined || tokensOut === undefined
        ? undefined
        : {
            input_tokens: tokensIn,
            output_tokens: tokensOut,
            total_tokens: tokensIn + tokensOut,
            reasoning_tokens: tokensThinking,
          },
    performance: { latency_ms: durationMs(response) },
    metadata: { ...question.tags, verdict: verdict.outcome },
  };
};
