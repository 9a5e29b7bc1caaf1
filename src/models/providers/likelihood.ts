/**
 * Evaluates models by the likelihood of each answer. For base models, which are not tuned to answer, the prompt is sent as plain
 * text followed by “Answer:” (`/completions` of vLLM, llama.cpp and others); for chat models, as a chat. The probabilities of the
 * next token are read. The reply is the likeliest of the answers that the prompt names; the others are among the log probabilities.
 */
import { malformed, type Prompt, type Reply } from "../language-model.ts";
import type { Body } from "./http-model.ts";
import { readLogprobs } from "./logprobs.ts";
import type { Scrub } from "./secret.ts";
import { readUsage, getValue } from "./usage.ts";

/** Tokens whose probabilities are asked for: the most that servers give. */
export const likeliest = 20;

export const encodeLikelihood = (model: string, prompt: Prompt, extra: Body): Body => ({
  model,
  prompt: joinMessages(prompt),
  max_tokens: 1,
  temperature: 0,
  logprobs: likeliest,
  ...extra,
});

const joinMessages = ({ messages }: Prompt): string =>
  `${messages.map(({ content }) => content).join("\n")}\nAnswer:`;

const answersNamed = ({ messages }: Prompt): readonly string[] => {
  for (const { content } of messages) {
    const named = /<([^<>\s/]{1,40}(?:\/[^<>\s/]{1,40}){1,25})>/.exec(content)?.[1];
    if (named !== undefined) return named.split("/");
  }
  return ["Yes", "No"];
};

/** Parses the response body. Throws `CallError` malformed if it has no probabilities. */
export const readLikelihood = (body: Body, prompt: Prompt, scrub: Scrub): Reply => {
  const [first] = readLogprobs(getValue(body, "choices.0.logprobs")) ?? readLogprobs(body) ?? [];
  if (first === undefined) throw malformed("has no probabilities: it may not serve them");
  const tokens = first.top.map(({ token, logprob }) => ({ token: scrub(token), logprob }));
  const top = answersNamed(prompt)
    .map((answer) => ({ token: answer, logprob: computeLogprob(answer, tokens) }))
    .filter(({ logprob }) => Number.isFinite(logprob))
    .toSorted((a, b) => b.logprob - a.logprob);
  const [best] = top;
  const usage = readUsage(body);
  // None of the answers is among the likeliest twenty: the reply is unreadable.
  if (best === undefined) return { text: tokens[0]?.token ?? "", finishReason: "other", usage };
  return { text: best.token, finishReason: "stop", usage, logprobs: [{ ...best, top }] };
};

type Weighed = { readonly token: string; readonly logprob: number };

const computeLogprob = (answer: string, tokens: readonly Weighed[]): number =>
  Math.log(
    tokens.reduce((sum, { token, logprob }) => (begins(token, answer) ? sum + Math.exp(logprob) : sum), 0),
  );

const begins = (token: string, answer: string): boolean => {
  const said = token.trim().toLowerCase();
  const whole = answer.toLowerCase();
  return said === whole || (said.length >= 3 && whole.startsWith(said));
};
