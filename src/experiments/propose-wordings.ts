/**
 * More wordings of the implication from a language model: those that read back to A → C are admitted, the others rejected
 * with the reason. Nothing of a reply is trusted or run.
 */
import { ownGrammar } from "#language/connectives/grammar";
import { understandWording } from "#language/connectives/understand";
import { OrganonError, misuse } from "#logic/error";
import { ask } from "#models/ask";
import type { LanguageModel, Prompt, Response } from "#models/language-model";
import { createPace } from "#models/pace";
import { systemClock } from "#models/providers/system-clock";
import { clip } from "#reports/printable";
import { jsonBySchema } from "#workspace/files/by-schema";
import { z } from "zod";
import { textOf } from "#workspace/files/whole-file";

/** Asks for `count` wordings. Throws `access` or `incomplete` where the model gives none. */
export const proposeWordings = async (
  model: LanguageModel,
  count: number,
  { signal }: { readonly signal?: AbortSignal } = {},
) => {
  const pace = createPace({ clock: systemClock, concurrency: 1 });
  const response = await ask(model, promptFor(count), { clock: systemClock, pace, signal });
  requireAnswer(response, model.id);
  const own = new Set(ownGrammar().implications.map(({ template: { texts } }) => texts.join("_")));
  const admitted: string[] = [];
  const rejected: { readonly text: string; readonly reason: string }[] = [];
  for (const proposal of proposalsIn(response.text)) {
    const found = understandWording(proposal);
    const text = clip(proposal, 200);
    if ("rejected" in found) rejected.push({ text, reason: found.rejected });
    else if (own.has(found.admitted.template.texts.join("_")))
      rejected.push({ text, reason: "it is a built-in wording already" });
    else if (!admitted.includes(found.text)) admitted.push(found.text);
  }
  return { admitted, rejected };
};

/** What is asked; examples of our own show the form that can be read back. */
const promptFor = (count: number): Prompt => ({
  messages: [
    {
      role: "user",
      content: [
        `Write ${count} different ways of saying in one English sentence that [C] is true if [A] is true.`,
        "Each must hold [A] and [C] once, each standing for a whole clause such as “the owl sang”.",
        "Say no more and no less than the implication: do not say that [A] is true, nor that [C] depends on [A] alone.",
        "One a line, without numbers or comments. Examples:",
        "If [A], then [C].",
        "[A] only if [C].",
        "Provided that [A], it is true that [C].",
        "The claim that [A] implies that [C].",
      ].join("\n"),
    },
  ],
});

const requireAnswer = ({ status, attempts, text }: Response, model: string): void => {
  if (status === "answered" || (status === "truncated" && text !== "")) return;
  const error = attempts.at(-1)?.error;
  const refused = error?.class === "access" || error?.class === "quota" || error?.class === "request";
  throw new OrganonError(
    refused ? "access" : "incomplete",
    `${model} gave no wordings: ${error === undefined ? status : clip(error.message, 200)}`,
    { hint: refused ? "mend the key, the account or the model's name" : "the same command asks again" },
  );
};

/*
 * Proposals found in a language model's reply, which may hold anything: numbered and bulleted lines, quotes, Markdown,
 * tables, chatter, or something meant to harm. A proposal is a line with both holes in it; everything else is passed by.
 */
/** The lines of a reply that hold [A] and [C], cleaned of list marks and quotes, with the holes as {A} and {C}; no two alike. */
export const proposalsIn = (reply: string): readonly string[] => {
  const lines = reply
    .slice(0, maxCharacters)
    .split(/[\r\n]+/)
    .map(plainLine)
    .filter((line) => line.includes("{A}") && line.includes("{C}"));
  return [...new Set(lines)].slice(0, maxProposals);
};

const maxCharacters = 100_000;
const maxProposals = 500;

const plainLine = (line: string): string =>
  line
    .trim()
    .replace(/^(?:[-*•–]|\(?\d{1,3}[.):])\s*/, "")
    .replaceAll(/[*_`]+/g, "")
    .trim()
    .replace(/^["“'‘](.*)["”'’]$/, "$1")
    .replaceAll(/(?:\[|\{|<)\s*([AC])\s*(?:\]|\}|>)/g, "{$1}")
    .replaceAll("’", "'");

const schema = z.strictObject({
  v: z.literal(1),
  model: z.string(),
  wordings: z.array(z.string()).min(1).max(10_000),
});

type TemplatesFile = z.infer<typeof schema>;

/** The wordings of a file, for `grammarWith`. Throws misuse where one does not read back. */
export const readTemplatesFile = async (path: string): Promise<readonly string[]> => {
  const { wordings } = jsonBySchema(schema, await textOf(path), (fault) => wrong(path, fault));
  return wordings.map((text, at) => {
    const found = understandWording(text);
    if ("rejected" in found) throw wrong(path, `wordings.${at}: “${text}”: ${found.rejected}`);
    return found.text;
  });
};

export const templatesText = (file: TemplatesFile): string => JSON.stringify(file, undefined, 2);

const wrong = (path: string, fault: string): OrganonError =>
  misuse(`${path}: not a file of wordings: ${fault}`, "organon bank templates -o FILE writes one");
