/**
 * `organon divlogic templates --model MODEL`: more wordings of the implication, those that read back to A → C; what is
 * rejected is shown with its reason.
 */
import { misuse, OrganonError } from "#logic/error";
import { templatesText } from "#verbs/banks/templates-file";
import { proposeWordings } from "#verbs/propose-wordings";
import { modelsNamed } from "../../asking-flags.ts";
import { defineVerb } from "../../command.ts";
import { flag, outputFile, text, whole } from "../../flags.ts";
import { openLines } from "../../terminal.ts";

export const templates = defineVerb({
  name: "divlogic templates",
  summary: "Ask a language model for wordings of the implication; keep those that parse back.",
  example: "organon divlogic templates --model ollama:llama3.2 -o wordings.json",
  flags: {
    model: flag("-m, --model <model>", "language model", text),
    count: flag("--limit <n>", "number of wordings (default 30)", whole()),
    output: flag("-o, --output <file>", "output file; - is stdout (default -)", outputFile),
  },
  run: async ({ model: named, count = 30, output = "-" }, context) => {
    const { terminal, common, signal } = context;
    const [model] = modelsNamed(named === undefined ? [] : [named], context);
    if (model === undefined) throw misuse("no model is named");
    const { admitted, rejected } = await proposeWordings(model, count, { signal });
    terminal.notice(
      [
        `${model.id} proposed ${admitted.length + rejected.length}: ${admitted.length} admitted, ${rejected.length} rejected`,
        ...admitted.map((wording) => `  admitted  ${wording}`),
        ...rejected.map((one) => `  rejected  ${one.text}: ${one.reason}`),
      ].join("\n"),
    );
    if (admitted.length === 0)
      throw new OrganonError("finding", `nothing that ${model.id} proposed could be admitted`, {
        hint: "a wording must consist of known phrases; increase --limit, or use another model",
      });
    const lines = await openLines(output, context);
    await lines.write(templatesText({ v: 1, model: model.id, wordings: [...admitted] }));
    await lines.close();
    if (common.json && output !== "-")
      await terminal.out(JSON.stringify({ model: model.id, admitted, rejected }));
    return 0;
  },
});
