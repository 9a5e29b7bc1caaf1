/**
 * Why a generation ended, in the words of vendors and servers: OpenAI, Anthropic, Google, Mistral, vLLM, llama.cpp, TGI
 * and gateways between them. What ended by an error, or in a way that nobody knows, is not the model's answer: it has
 * failed, with the reason in the message. A server that does not say is believed to be done.
 */
import known from "../../../data/finish-reasons.json" with { type: "json" };
import { CallError, type Reply } from "../language-model.ts";
import { clip } from "./failure.ts";
import type { Scrub } from "./secret.ts";

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
