/**
 * Why a generation ended, in the words of vendors and servers: OpenAI, Anthropic, Google, Mistral, vLLM, llama.cpp, TGI
 * and gateways between them. What ended by an error, or in a way that nobody knows, is not the model's answer: it has
 * failed, with the reason in the message. A server that does not say is believed to be done.
 */
import { CallError, type Reply } from "../language-model.ts";
import { clip } from "./failure.ts";
import type { Scrub } from "./secret.ts";

const known: Readonly<Record<"stop" | "length" | "refusal", readonly string[]>> = {
  stop: ["stop", "eos", "eos_token", "end_turn", "end", "stop_sequence", "complete", "completed", "done"],
  length: [
    "length",
    "max_tokens",
    "max_output_tokens",
    "max_completion_tokens",
    "model_length",
    "model_context_window_exceeded",
    "context_length_exceeded",
  ],
  refusal: [
    "content_filter",
    "content_filtered",
    "refusal",
    "safety",
    "recitation",
    "blocklist",
    "prohibited_content",
    "spii",
    "sensitive",
    "guardrail_intervened",
  ],
};

/** Reads a reason. Throws `CallError` malformed for a failed generation and for a reason that is not known. */
export const readFinishReason = (reason: unknown, scrub: Scrub): Reply["finishReason"] => {
  if (reason === "stop") return reason;
  if (reason === undefined || reason === null || reason === "") return "other";
  const word = typeof reason === "string" ? reason.toLowerCase().replaceAll("-", "_") : "";
  for (const meaning of ["stop", "length", "refusal"] as const)
    if (known[meaning].includes(word)) return meaning;
  const shown = clip(scrub(typeof reason === "string" ? reason : JSON.stringify(reason)));
  throw new CallError("malformed", `the generation did not end as an answer does: “${shown}”`, {
    status: 200,
  });
};
