/**
 * Joins the pieces of a stream to the answer that they make: server-sent events (`data: {…}`) of chat completions, and
 * Ollama's lines of JSON. Some servers stream whether they are asked to or not.
 */
import { isRecord } from "#logic/is-record";
import { getValue } from "./usage.ts";

type Piece = Readonly<Record<string, unknown>>;

/** Returns the joined answer as JSON; undefined for a text that is no stream. An event that is an error is the answer. */
export const joinStream = (text: string): string | undefined => {
  if (!/^\s*(?:data|event|id|retry|):/.test(text)) return undefined;
  const pieces = text
    .split(/\r?\n/)
    .filter((line) => line.startsWith("data:"))
    .map((line) => line.slice(5).trim())
    .filter((line) => line !== "" && line !== "[DONE]")
    .map((line): unknown => JSON.parse(line))
    .filter(isRecord);
  const failed = pieces.find((piece) => piece["error"]);
  return JSON.stringify(failed ?? joinPieces(pieces));
};

/** The members of a message that come in pieces. */
const texts = ["content", "reasoning_content", "reasoning", "refusal"] as const;

const joinPieces = (pieces: readonly Piece[]): Piece => {
  const message: Record<string, string> = {};
  const content: unknown[] = [];
  let last: Piece = {};
  let ending: unknown;
  for (const piece of pieces) {
    const choice = getValue(piece, "choices.0");
    if (piece["usage"]) last = { ...last, usage: piece["usage"] };
    if (typeof piece["model"] === "string") last = { ...last, model: piece["model"] };
    if (!isRecord(choice)) continue;
    const delta = isRecord(choice["delta"]) ? choice["delta"] : choice["message"];
    for (const name of texts)
      if (isRecord(delta) && typeof delta[name] === "string")
        message[name] = (message[name] ?? "") + delta[name];
    if (isRecord(choice["logprobs"]) && Array.isArray(choice["logprobs"]["content"]))
      content.push(...choice["logprobs"]["content"]);
    ending = choice["finish_reason"] ?? ending;
  }
  // A stream that breaks off has no last piece.
  const choices =
    pieces.length === 0 ? [] : [{ message, finish_reason: ending ?? "error", logprobs: { content } }];
  return { ...last, choices };
};
