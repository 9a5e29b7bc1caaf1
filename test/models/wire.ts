/**
 * The vendors' wire formats as cassettes: what each sends back for an answer, one that was cut off, a refusal and
 * thinking. All of them are written after the vendors' documentation (`source`).
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";

export type Wire = {
  readonly source: "documentation" | "recorded";
  readonly date: string;
  readonly documentation: string;
  /** Replies with status 200 by what they show. */
  readonly replies: Readonly<Record<"answer" | "truncated" | "refusal" | "thinking" | "empty", unknown>>;
};

export const wireOf = (provider: string): Wire => {
  const wire: unknown = JSON.parse(
    readFileSync(join(import.meta.dirname, "cassettes", `${provider}.json`), "utf8"),
  );
  if (!isWire(wire)) throw new Error(`the cassette of ${provider} is not one`);
  return wire;
};

const isWire = (value: unknown): value is Wire =>
  typeof value === "object" && value !== null && "replies" in value;
