/**
 * `organon divlogic templates --model MODEL`: asks a language model for more wordings of the implication and admits those
 * that read back to A → C; what is rejected is shown with its reason. Nothing of a reply is trusted or run.
 */
import { knownFrames, ownGrammar, proposalsIn, understandWording } from "#language";
import { OrganonError } from "#logic";
import { ask, createPace, systemClock, type Prompt, type Response } from "#models";
import { clipped } from "#report";
import { openModels } from "../../asking.ts";
import type { Verb } from "../../command.ts";
import { configuredName } from "../../config.ts";
import { textFlag, wholeFlag } from "../../flags.ts";
import { openLines } from "../../terminal.ts";
import { templatesText } from "./templates-file.ts";

export const templates: Verb = {
  name: "divlogic templates",
  summary: "Ask a language model for more wordings of the implication; admit those that read back.",
  example: "organon divlogic templates --model openai:gpt-5 -o wordings.json",
  declare: (command) => {
    command
      .requiredOption("-m, --model <model>", "the language model to ask")
      .option("--count <n>", "how many wordings to ask for", "30")
      .option("-o, --output <file>", "where to write those admitted; - is stdout", "-");
  },
  run: async (_, flags, { terminal, common, config, signal }) => {
    const count = wholeFlag(flags, "count", 1) ?? 30;
    const [model] = openModels([configuredName(textFlag(flags, "model") ?? "", config)], config);
    if (model === undefined) throw new OrganonError("misuse", "no model is named");
    const pace = createPace({ clock: systemClock, concurrency: 1 });
    const response = await ask(model, promptFor(count), { clock: systemClock, pace, signal });
    requireAnswer(response, model.id);

    const frames = knownFrames();
    const own = new Set(ownGrammar.implications.map(({ template: { texts } }) => texts.join("_")));
    const admitted: string[] = [];
    const rejected: { readonly text: string; readonly reason: string }[] = [];
    for (const proposal of proposalsIn(response.text)) {
      const found = understandWording(proposal, frames);
      const text = clipped(proposal, 200);
      if ("rejected" in found) rejected.push({ text, reason: found.rejected });
      else if (own.has(found.admitted.template.texts.join("_")))
        rejected.push({ text, reason: "it is one of our own already" });
      else if (!admitted.includes(found.text)) admitted.push(found.text);
    }
    terminal.notice(
      [
        `${model.id} proposed ${admitted.length + rejected.length}: ${admitted.length} admitted, ${rejected.length} rejected`,
        ...admitted.map((text) => `  admitted  ${text}`),
        ...rejected.map(({ text, reason }) => `  rejected  ${text}: ${reason}`),
      ].join("\n"),
    );
    if (admitted.length === 0)
      throw new OrganonError("finding", `nothing that ${model.id} proposed could be admitted`, {
        hint: "a wording must be built of known phrases; ask for more with --count, or ask another model",
      });
    const output = textFlag(flags, "output") ?? "-";
    const lines = await openLines(output, terminal);
    await lines.write(templatesText({ v: 1, model: model.id, wordings: admitted }));
    await lines.close();
    if (common.json && output !== "-")
      await terminal.out(JSON.stringify({ model: model.id, admitted, rejected }));
    return 0;
  },
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
    `${model} gave no wordings: ${error === undefined ? status : clipped(error.message, 200)}`,
    { hint: refused ? "mend the key, the account or the model's name" : "the same command asks again" },
  );
};
