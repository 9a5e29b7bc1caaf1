/**
 * `organon demo`, which is `npm start`: the whole method of the papers offline. 1,480 questions (74 rules in
 * twins, twenty each) to a novice with planted weaknesses, beside the oracle, the affirmer and one who counts signs; its weakest skills; a second
 * iteration on them; demonstrations built from them, and what they gain; planted against found; the HTML report.
 */
import { join } from "node:path";
import { hostedVendors, vendorRows } from "#models/vendors";
import { requireComplete } from "#experiments/asking/asking";
import { improve } from "#experiments/teaching/improve";
import { report } from "#experiments/results/report";
import { run as ask } from "#experiments/asking/plan-run";
import { withDotenv } from "#workspace/settings/dotenv";
import { openModels } from "#workspace/settings/open-models";
import { generatedSuite } from "#experiments/suites";
import { asking, reportTools } from "../asking-flags.ts";
import { folderOf, type Context, type Result } from "../command.ts";
import { reportResult, saveReport } from "../report-output.ts";
import type { Values } from "../flags.ts";
import type { options } from "./options.ts";

const planted = ["modus tollens", "universal transitivity", "denying the antecedent"];

const novice = `reasoner:novice?weak=${planted.join(",")}&slip=0.8&depth=5&learns=true&by=rule`;

export const run = async (
  { seed = 1, html }: Values<typeof options>,
  context: Context,
): Promise<Result | number> => {
  const { terminal, common, env, signal } = context;
  const models = openModels([novice, "reasoner:oracle", "reasoner:affirmer", "reasoner:polarity"]);
  const store = await context.open("write");
  terminal.notice(
    "74 rules x 20 questions in contrast pairs, each proved, for four built-in reasoners; then the\n" +
      "novice's ten weakest skills with new questions, without and with few-shot examples. No network, no API key.",
  );
  const outcome = await asking(store, { concurrency: 64 }, context, async (tools) => {
    const suite = generatedSuite({ seed, perLeaf: 20 });
    const asked = await ask({ suite, models, what: "first iteration" }, tools);
    requireComplete(asked, signal);
    await improve({ run: asked.run.id, models: models.slice(0, 1) }, tools);
    return asked;
  });
  const told = await report({ run: outcome.run.id, judge: true }, reportTools(store, context));
  const page = html ?? join(folderOf(common.store), "report.html");
  await saveReport(told, { html: page }, { ...context, terminal: { ...terminal, notice: () => {} } });
  const words = [`\nThe report with its figures: ${page}`, ...invitations(withDotenv(env))];
  return { ...reportResult(told), notice: words.join("\n") };
};

/** With a provider's key set, how to ask that provider instead. The key itself is never shown. */
const invitations = (env: ReturnType<typeof withDotenv>): readonly string[] => {
  const lines = [...vendorRows].flatMap(([name, { title, keys, address, example }]) => {
    const variable = keys[0] ?? address?.variable ?? "";
    if (example === undefined || !env[variable]) return [];
    const asked = keys.length > 0 ? title : "your own server";
    return [`${variable} is set: npx organon diagnose -m ${name}:${example} diagnoses ${asked}.`];
  });
  const [hosted] = hostedVendors;
  return lines.length > 0 || hosted === undefined
    ? lines
    : [
        `To diagnose a language model: npx organon diagnose -m ollama:NAME, or set ${hosted.keys[0]} and use -m ${hosted.name}:NAME.`,
      ];
};
