/**
 * `organon compare A B`: two runs, or two models of one run, on the questions that both were asked.
 */
import { OrganonError } from "#logic";
import { choiceComparisonDocument, comparisonDocument, comparisonInWords, renderMarkdown } from "#report";
import { areChoices, compare, compareChoices } from "#verbs";
import { withStore } from "../asking-flags.ts";
import { defineVerb, runArgument } from "../command.ts";
import { flag, on, oneOf, picked, text, texts } from "../flags.ts";
import { print } from "../printing.ts";
import { saveFile } from "../terminal.ts";

export const compareVerb = defineVerb({
  name: "compare",
  summary:
    "Two runs, or two models of one run, on the same questions: differences with intervals, per skill.",
  example: "organon compare 7f3a 04b8",
  arguments: [
    { ...runArgument, name: "[a]" },
    { name: "[b]", about: "another run; the same one where it is left out" },
  ],
  flags: {
    models: flag("-m, --model <name>", "the model of A, then that of B; once where it is the same", texts),
    shared: flag("--shared", "where the questions differ, compare those that both were asked", on),
    unpaired: flag("--unpaired", "where the questions differ, compare all of them, as independent", on),
    correction: flag(
      "--correction <name>",
      "bh: the share of false finds; holm: the chance of any (bh)",
      oneOf("bh", "holm"),
    ),
    markdown: flag("--md <file>", "write Markdown", text),
  },
  run: async (values, context, [first = "latest", second]) => {
    const { shared, unpaired, markdown } = values;
    const { terminal, common } = context;
    if (shared === true && unpaired === true)
      throw new OrganonError("misuse", "--shared and --unpaired do not go together", {
        hint: "--shared pairs what both were asked; --unpaired takes everything as independent",
      });
    return withStore(context, "read", async (store) => {
      if (await areChoices({ runs: [first, second] }, { store })) {
        if (shared === true || unpaired === true)
          throw new OrganonError("misuse", "four-option questions are compared item by item", {
            hint: "leave --shared and --unpaired out",
          });
        const { a, b, groups } = await compareChoices(
          { runs: [first, second], ...picked(values, "models") },
          { store },
        );
        const names = { a: `${a.model} in run ${a.run.id}`, b: `${b.model} in run ${b.run.id}` };
        const document = choiceComparisonDocument(groups, names);
        if (markdown !== undefined) saveFile(markdown, renderMarkdown(document));
        const sides = { a: { run: a.run.id, model: a.model }, b: { run: b.run.id, model: b.model } };
        if (common.json || markdown === undefined) await print(context, { ...sides, groups }, document);
        if (markdown !== undefined) terminal.notice(`wrote ${markdown}`);
        return 0;
      }
      const { a, b, comparison } = await compare(
        {
          runs: [first, second],
          ...picked(values, "models", "correction"),
          ...(shared === true ? { questions: "shared" } : unpaired === true ? { questions: "unpaired" } : {}),
        },
        { store },
      );
      const names = { a: `${a.model} in run ${a.run.id}`, b: `${b.model} in run ${b.run.id}` };
      const document = comparisonDocument(comparison, names);
      if (markdown !== undefined) saveFile(markdown, renderMarkdown(document));
      const json = {
        a: { run: a.run.id, model: a.model },
        b: { run: b.run.id, model: b.model },
        told: comparisonInWords(comparison),
        ...comparison,
      };
      if (common.json || markdown === undefined) await print(context, json, document);
      if (markdown !== undefined) terminal.notice(`wrote ${markdown}`);
      if ([a, b].some(({ run }) => run.plan.epochs > 1))
        terminal.notice("of questions asked several times the first answer is compared");
      return 0;
    });
  },
});
