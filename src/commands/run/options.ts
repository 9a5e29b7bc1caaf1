/** Options of `organon run`. */
import { z } from "zod";
import { longestChain } from "#items/generation";
import { choiceTemplates } from "#runs/prompt";
import { epochsFlag, freshFlag, modelFlags, pacingFlags, promptFlags } from "../asking-flags.ts";
import { madeFlags } from "../dial-flags.ts";
import { aboutFlag, described, advancedFlag, flag, inputFile, fromText, Rejection, share } from "../flags.ts";
import { gateFlags } from "../report-output.ts";
import { shotFlags } from "../example-flags.ts";
import { askedFlags, lengthsFlags } from "../suite-flags.ts";
import { defineCommand } from "../command.ts";

/** "0.5..0.8". */
const shareRange = fromText(z.tuple([z.number(), z.number()]).readonly(), (said): [number, number] => {
  const [, low, high] = /^\s*(0?\.\d+)\s*\.\.\s*(0?\.\d+|1)\s*$/.exec(said) ?? [];
  if (low !== undefined && Number(low) < Number(high)) return [Number(low), Number(high)];
  throw new Rejection("is not a range of shares", "as in {flag} 0.5..0.8");
});

export const options = {
  ...modelFlags,
  ...freshFlag,
  file: flag("--suite <file>", "question file (JSON lines), instead of the options of generate", inputFile),
  ...madeFlags,
  ...askedFlags,
  difficulty: advancedFlag(
    "--difficulty <range>",
    "with --task: choose lengths with this expected accuracy, for example 0.5..0.8, from a stored frontier",
    shareRange,
  ),
  ...pacingFlags,
  precision: advancedFlag(
    "--precision <p>",
    "with --dry-run: number of questions for half the width of the 95 % interval, for example 0.03",
    share("0.03", "below 1", 0.0001),
    { needs: "--dry-run" },
  ),
  accuracy: advancedFlag("--accuracy <p>", "with --precision: expected accuracy (default 0.8)", share(), {
    needs: "--precision",
  }),
  ...epochsFlag,
  ...promptFlags,
  form: described(
    promptFlags.form,
    "direct, cot (reasoning, then a line with the answer), or a prompt of the configuration (default direct); " +
      `four options: ${choiceTemplates.join(", ")} (default appendix, Appendix I)`,
  ),
  ...shotFlags,
  shots: described(
    shotFlags.shots,
    "few-shot examples per question, of random rules; four options: 3, one per type",
  ),
  lengths: described(
    lengthsFlags.lengths,
    `ask the same skills at several lengths, 1 to ${longestChain}, for example 1-7 or 1,3,5,7`,
  ),
  perLength: described(
    lengthsFlags.perLength,
    `with --lengths: ${aboutFlag(lengthsFlags.perLength).description}`,
  ),
  mix: described(lengthsFlags.mix, `with --lengths: ${aboutFlag(lengthsFlags.mix).description}`),
  ...gateFlags("the accuracy, of four options of Circular,"),
};

export const command = defineCommand({
  name: "run",
  resumes: true,
  summary: "Ask language models, store every response, and score them. The same command resumes.",
  example: "organon run -m ollama:llama3.2 -m reasoner:oracle --per-skill 2",
  options,
  load: () => import("./run.ts"),
});
