/**
 * Maps finish reasons of vendors and servers to Organon's: OpenAI, Anthropic, Google, Mistral, vLLM, llama.cpp, TGI
 * and gateways. A generation that ended by an error, or for an unknown reason, is not an answer: the call fails with
 * the reason in the message. If the server gives no reason, the generation counts as complete.
 */
import known from "../../../data/finish-reasons.json" with { type: "json" };
import { CallError, type Reply } from "../language-model.ts";
import { clip } from "./failure.ts";
import type { Scrub } from "./secret.ts";

/** Maps a reason. Throws `CallError` malformed for a failed generation and for an unknown reason. */
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
