/**
 * Inspect's eval log, version 2, as one JSON file a model: what Inspect's viewer, its editor extension, its data frames and the converters
 * to other formats open. A call that failed is a sample with an error and no score; one that was cut off or refused has the score
 * N (no answer), with its stop reason beside it.
 */
import { getGroup } from "#items/exports/export";
import type { Response } from "#models/language-model";
import { sumQuestions } from "#scoring/by-question";
import {
  modelName,
  slug,
  computeUuid,
  type RunAbout,
  type RunExport,
  type RunRow,
  type RunSubject,
} from "./run-export.ts";
import { publicCommand } from "../printable.ts";

export const inspectLog: RunExport = {
  name: "inspect-log",
  about: "Inspect AI: an eval log a model, for its viewer and data frames",
  isCounted: true,
  rows: (about) =>
    about.models.map((model) => ({
      path: `${fileTime(about.created)}_${slug(about.name)}_${slug(model.model)}_${computeUuid(`${about.run} ${model.id}`).slice(0, 8)}.json`,
      kind: "text",
      holds: (row) => row.model === model.id,
      head: `${JSON.stringify(getHead(about, model)).slice(0, -1)},"samples":[\n`,
      each: (row, place) => `${place > 0 ? ",\n" : ""}${JSON.stringify(getSample(about, model, row))}`,
      foot: "\n]}\n",
    })),
};

const fileTime = (iso: string): string => iso.replaceAll(/[:.]/g, "-");

/** Everything but the samples; what Inspect writes though it is empty is here, too. */
const getHead = (about: RunAbout, model: RunSubject): object => {
  const { accuracy, responseAccuracy, responseRate, outcomes } = model;
  const scored = sumQuestions(outcomes);
  const metrics = {
    accuracy,
    response_accuracy: responseAccuracy,
    response_rate: responseRate,
    ...model.measures,
  };
  return {
    version: 2,
    status: "success",
    eval: {
      eval_id: computeUuid(`${about.run} ${model.id}`),
      run_id: about.run,
      created: about.created,
      task: about.name,
      task_id: computeUuid(about.hash),
      task_version: 0,
      task_attribs: {},
      task_args: {},
      task_args_passed: {},
      dataset: {
        name: about.title,
        location: `organon:${about.hash}`,
        samples: about.questions,
        shuffled: false,
      },
      model: modelName(model),
      model_generate_config: getConfig(model),
      model_args: {},
      config: { epochs: about.epochs },
      packages: { organon: about.version },
      metadata: {
        organon_run: about.run,
        reader: about.reader,
        command: about.command && publicCommand(about.command),
      },
    },
    plan: {
      name: "plan",
      steps: [{ solver: "generate", params: {}, params_passed: {} }],
      config: getConfig(model),
    },
    results: {
      total_samples: scored + outcomes.failed,
      completed_samples: scored,
      scores: [
        {
          name: "organon",
          scorer: "organon",
          params: { reader: about.reader },
          scored_samples: scored,
          unscored_samples: outcomes.failed,
          metrics: Object.fromEntries(
            Object.entries(metrics).flatMap(([name, { value, low, high, n }]) =>
              value === null
                ? []
                : [[name, { name, value, params: {}, metadata: { low, high, n } }] as const],
            ),
          ),
        },
      ],
    },
    stats: {
      started_at: about.created,
      completed_at: about.touched,
      model_usage: {},
      role_usage: {},
      connection_limit_history: [],
    },
    invalidated: false,
    tags: [],
    metadata: {},
  };
};

const getConfig = ({ parameters }: RunSubject): object => {
  const { temperature, top_p: topP, max_tokens: maxTokens, seed } = parameters;
  return {
    temperature: typeof temperature === "number" ? temperature : undefined,
    top_p: typeof topP === "number" ? topP : undefined,
    max_tokens: typeof maxTokens === "number" ? maxTokens : undefined,
    seed: typeof seed === "number" ? seed : undefined,
  };
};

const getSample = (about: RunAbout, model: RunSubject, row: RunRow): object => {
  const { question, prompt, epoch, response, verdict } = row;
  const seconds = response.attempts.reduce((sum, { durationMs }) => sum + durationMs, 0) / 1000;
  const said = { role: "assistant", content: listContent(response), source: "generate" };
  const isFailed = response.status === "failed";
  const options = question.answers.flatMap(({ text }) => text ?? []);
  const value = verdict.outcome === "correct" ? "C" : verdict.answer === undefined ? "N" : "I";
  return {
    id: question.id,
    epoch: epoch + 1,
    input: question.text,
    choices: options.length === 0 ? undefined : options,
    target: question.key.length === 1 ? (question.key[0] ?? "") : question.key,
    messages: [
      ...(prompt?.messages ?? [{ role: "user", content: question.text }]),
      ...(isFailed ? [] : [said]),
    ],
    output: {
      model: response.servedModel ?? modelName(model),
      choices: isFailed ? [] : [{ message: said, stop_reason: stopReason(response) }],
      completion: response.text,
      usage: getUsage(response),
      time: seconds,
      error: isFailed ? getError(response) : undefined,
    },
    scores: isFailed
      ? {}
      : {
          organon: {
            value,
            answer: verdict.answer,
            explanation: verdict.outcome,
            metadata: { reader: about.reader, span: verdict.span ?? null },
            history: [],
          },
        },
    metadata: { ...question.tags, group: getGroup(question) },
    store: {},
    events: [],
    attachments: {},
    model_usage: {},
    role_usage: {},
    completed_at: response.time,
    total_time: seconds,
    uuid: computeUuid(`${about.run} ${model.id} ${question.id} ${epoch}`),
    error: isFailed ? { message: getError(response), traceback: "", traceback_ansi: "" } : undefined,
  };
};

/** Thinking stands apart from the text, as a part of its own. */
const listContent = ({ text, thinking }: Response): string | readonly object[] =>
  thinking === undefined
    ? text
    : [
        { type: "reasoning", reasoning: thinking, redacted: false },
        { type: "text", text },
      ];

const stopReason = ({ status }: Response): string =>
  status === "truncated" ? "max_tokens" : status === "refused" ? "content_filter" : "stop";

const getUsage = ({ usage, cost }: Response): object | undefined => {
  const { tokensIn, tokensOut, tokensThinking, tokensCached } = usage;
  if (tokensIn === undefined && tokensOut === undefined) return undefined;
  return {
    input_tokens: tokensIn ?? 0,
    output_tokens: tokensOut ?? 0,
    total_tokens: (tokensIn ?? 0) + (tokensOut ?? 0),
    input_tokens_cache_read: tokensCached,
    reasoning_tokens: tokensThinking,
    total_cost: cost,
  };
};

const getError = ({ attempts }: Response): string => attempts.at(-1)?.error?.message ?? "the call failed";
