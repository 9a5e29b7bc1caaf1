/**
 * More wordings of the implication from a language model: those that read back to A → C are admitted, the others rejected
 * with the reason. Nothing of a reply is trusted or run.
 */
import {
  ask,
  clip,
  Pace,
  type LanguageModel,
  OrganonError,
  getBuiltInGrammar,
  type Prompt,
  type Response,
  systemClock,
  type TemplatesFile,
  understandWording,
} from "organon/commands";

/** Asks for `count` wordings. Throws `access` or `incomplete` where the model gives none. */
export const proposeWordings = async (
  model: LanguageModel,
  count: number,
  { signal }: { readonly signal?: AbortSignal } = {},
) => {
  const pace = new Pace({ clock: systemClock, concurrency: 1 });
  const response = await ask(model, buildPrompt(count), { clock: systemClock, pace, signal });
  requireAnswer(response, model.id);
  const own = new Set(getBuiltInGrammar().implications.map(({ template: { texts } }) => texts.join("_")));
  const admitted: string[] = [];
  const rejected: { readonly text: string; readonly reason: string }[] = [];
  for (const proposal of readProposals(response.text)) {
    const found = understandWording(proposal);
    const text = clip(proposal, 200);
    if ("rejected" in found) rejected.push({ text, reason: found.rejected });
    else if (own.has(found.admitted.template.texts.join("_")))
      rejected.push({ text, reason: "it is a built-in wording already" });
    else if (!admitted.includes(found.text)) admitted.push(found.text);
  }
  return { admitted, rejected };
};

const buildPrompt = (count: number): Prompt => ({
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
export const readProposals = (reply: string): readonly string[] => {
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

export const templatesText = (file: TemplatesFile): string => JSON.stringify(file, undefined, 2);
