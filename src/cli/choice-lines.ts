/**
 * Choice items read at the door: JSON lines as `organon divlogic generate` writes them, each line checked.
 */
import type { ChoiceItem } from "#items";
import { knownFrames, understandWording, type KnownFrames } from "#language";
import { OrganonError } from "#logic";
import { z } from "zod";
import { certificate, linesOf, type Line } from "./json-lines.ts";

const texts = z.array(z.string());
const relation = z.enum(["entailment", "contradiction", "neutral"]);
const form = z.object({ yes: z.string(), no: z.string(), relation: z.enum(["same", "implied"]) });

const choice = z.object({
  v: z.literal(1),
  id: z.string(),
  type: z.enum(["3c1e", "3e1c", "missing-premise"]),
  recipe: z.enum(["fair", "paper"]),
  language: z.enum(["english", "symbolic"]),
  paraphrase: z.enum(["none", "same", "proved", "nli"]),
  faithful: z.boolean(),
  seed: z.number(),
  index: z.int(),
  polish: z.enum(["none", "machine", "person"]),
  knobs: z.object({ n: z.int(), variables: z.int(), facts: z.int(), steps: z.int() }),
  propositions: texts,
  sentencesText: texts,
  goal: z.string().exactOptional(),
  goalText: z.string().exactOptional(),
  passage: z.string(),
  query: z.string(),
  options: texts,
  wordings: texts.exactOptional(),
  optionFormulas: texts,
  relations: z.array(relation),
  answer: z.int(),
  certificates: z.array(certificate),
  symbolic: z.object({ passage: z.string(), options: texts }),
  sentences: z.record(z.string(), texts),
  forms: z.record(z.string(), z.array(form)),
});

/** Whether a line looks like a choice item; it may still be a broken one. */
export const isChoiceLine = (text: string): boolean => /"optionFormulas"\s*:/.test(text);

/** The choice items of a file. */
export const choicesOf = (path: string): AsyncGenerator<ChoiceItem> => choicesIn(linesOf(path), path);

/** The choice items of some lines. A line that is none is misuse that names the file, the line, and what is wrong. */
export async function* choicesIn(lines: AsyncIterable<Line>, path: string): AsyncGenerator<ChoiceItem> {
  let frames: KnownFrames | undefined;
  for await (const { text, number } of lines) {
    const item = choiceFrom(text, `${path}:${number}`);
    for (const wording of item.wordings ?? []) {
      frames ??= knownFrames();
      const found = understandWording(wording, frames);
      if ("rejected" in found)
        throw new OrganonError("misuse", `${path}:${number}: the wording “${wording}”: ${found.rejected}`, {
          hint,
        });
    }
    yield item;
  }
}

const hint = "a file of choice items holds one JSON object a line, as organon divlogic generate writes it";

const choiceFrom = (text: string, place: string): ChoiceItem => {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw new OrganonError("misuse", `${place}: not JSON: ${cause instanceof Error ? cause.message : ""}`, {
      hint,
      cause,
    });
  }
  const parsed = choice.safeParse(value);
  if (parsed.success) return parsed.data;
  if (typeof value === "object" && value !== null && "conclusionText" in value)
    throw new OrganonError("misuse", `${place}: a yes/no question, where four-option questions are taken`, {
      hint: "organon run --suite asks it; organon divlogic generate makes four-option questions",
    });
  const [issue] = parsed.error.issues;
  throw new OrganonError(
    "misuse",
    `${place}: not a choice item: ${issue?.path.join(".") ?? ""}: ${issue?.message ?? ""}`,
    { hint },
  );
};
