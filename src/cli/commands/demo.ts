/**
 * `organon demo`, which is `npm start`: the whole method of the papers offline. 2,080 questions (208 leaves, ten
 * each) to a novice with planted weaknesses, beside the oracle and the affirmer; its weakest skills; a second
 * iteration on them; demonstrations built from them, and what they gain; planted against found; the HTML report.
 */
import { dirname, join } from "node:path";
import { everyday, plain } from "#language";
import { lesson } from "#lessons";
import { renderHtml, renderTerminal, reportJson } from "#report";
import type { RunPlan } from "#runs";
import { openModels, openStore } from "../asking.ts";
import type { Verb } from "../command.ts";
import { config } from "../dotenv.ts";
import { createPhases } from "../phases.ts";
import { suiteFromFlags } from "../suite.ts";
import { papersLesson } from "../lessons.ts";
import { tell } from "../telling.ts";
import { improveOne } from "./improve.ts";
import { generated } from "./run.ts";
import { saveFile } from "../terminal.ts";

/** The rules that the demonstration's novice is made to slip on. */
const planted = ["modus tollens", "universal transitivity", "denying the antecedent"];

const novice = `reasoner:novice?weak=${planted.join(",")}&slip=0.8&learns=true`;

export const demo: Verb = {
  name: "demo",
  resumes: true,
  summary: "The whole method of the LogicAsker papers, offline, on a novice whose weaknesses are known.",
  example: "organon demo",
  declare: (command) => {
    command.option("--seed <n>", "any whole number", "1").option("--html <file>", "where the report goes");
  },
  run: async (_, flags, context) => {
    const { terminal, common } = context;
    const suite = suiteFromFlags({
      seed: flags["seed"],
      perLeaf: "10",
      style: plain.name,
      lexicon: everyday.name,
    });
    const names = [novice, "reasoner:oracle", "reasoner:affirmer"];
    const plan: RunPlan = { models: names, suite: suite.description, prompt: { style: "direct" }, epochs: 1 };
    const models = openModels(names);
    const store = openStore(context, "write");
    try {
      terminal.notice(
        "208 skills x 10 questions, each with a proved answer, asked of three built-in reasoners; then the novice's\n" +
          "ten weakest skills again with new questions, without and with demonstrations. No network, no key.",
      );
      const phases = createPhases(store, { concurrency: 64 }, context);
      const run = await phases.run({
        what: "first iteration",
        plan,
        items: generated(suite.plan, suite.extent),
        models,
        prompt: (item) => lesson([], item),
      });
      const [subject] = models;
      if (subject) await improveOne(store, run, subject, papersLesson, phases);
      const told = await tell(store, run, { writable: true });
      const html =
        typeof flags["html"] === "string" ? flags["html"] : join(dirname(common.store), "report.html");
      saveFile(html, renderHtml(told));
      await terminal.out(
        common.json ? JSON.stringify(reportJson(told), null, 1) : renderTerminal(told, terminal),
      );
      terminal.notice(`\nThe report with its figures: ${html}`);
      for (const line of invitations(config(process.env))) terminal.notice(line);
      return 0;
    } finally {
      await store.close();
    }
  },
};

/** With a provider's key set, how to ask that provider instead. The key itself is never shown. */
const invitations = (env: NodeJS.ProcessEnv): readonly string[] => {
  const lines: string[] = [];
  if (env["OPENAI_API_KEY"])
    lines.push(
      "OPENAI_API_KEY is set: npx organon run -m openai:gpt-5-mini --per-leaf 1 asks OpenAI 208 questions.",
    );
  if (env["OLLAMA_HOST"])
    lines.push("OLLAMA_HOST is set: npx organon run -m ollama:llama3.2 --per-leaf 1 asks your own server.");
  return lines.length > 0
    ? lines
    : [
        "To ask a language model: npx organon run -m ollama:NAME --per-leaf 1, or set OPENAI_API_KEY and use -m openai:NAME.",
      ];
};
