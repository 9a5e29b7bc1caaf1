/**
 * The flags that say which four-option questions: shared by `divlogic generate` and `divlogic run`.
 */
import { choiceBounds, defaultChoicePlan, paraphrasePolicies, type ChoicePlan } from "#items";
import { recipes } from "#arguments";
import { readBank } from "#language";
import { OrganonError } from "#logic";
import type { Command } from "commander";
import { readBankFile } from "./commands/divlogic/bank-file.ts";
import { readTemplatesFile } from "./commands/divlogic/templates-file.ts";
import { choiceFlag, textFlag, wholeFlag, type Flags } from "./flags.ts";

export const declareChoices = (command: Command): void => {
  const plan = defaultChoicePlan;
  command
    .option("--per-type <n>", "questions of each of 3c1e, 3e1c and missing-premise (10)")
    .option("--seed <n>", "any whole number; the same seed gives the same questions", `${plan.seed}`)
    .option("--recipe <name>", "fair, or paper for the paper's own way", plan.recipe)
    .option("-n, --propositions <n>", "the paper's n: the most propositions of a passage", `${plan.n}`)
    .option("--variables <n>", "letters to draw from", `${plan.variables}`)
    .option("--facts <n>", "literal facts in a passage: a number, or a range as in 0-3", "0-3")
    .option("--steps <n>", "the fewest propositions that what follows needs", `${plan.steps}`)
    .option(
      "--paraphrase <name>",
      `what may stand in for a sentence: ${paraphrasePolicies.join(", ")}`,
      plan.paraphrase,
    )
    .option("--symbolic", "signs instead of words", false);
};

/** The flags of `declareChoices`: a suite that is read from a file was made by others. */
export const choiceSuiteFlags = [
  "perType",
  "seed",
  "recipe",
  "propositions",
  "variables",
  "facts",
  "steps",
  "paraphrase",
  "symbolic",
] as const;

/** The plan that the flags make; files that they name are read. */
export const choicePlanFromFlags = async (flags: Flags): Promise<ChoicePlan> => {
  const bank = textFlag(flags, "bank");
  const templates = textFlag(flags, "templates");
  const n = wholeFlag(flags, "propositions", ...choiceBounds.n) ?? defaultChoicePlan.n;
  const facts = rangeFrom(textFlag(flags, "facts") ?? "0-3");
  return {
    recipe: choiceFlag(flags, "recipe", recipes) ?? defaultChoicePlan.recipe,
    seed: wholeFlag(flags, "seed", Number.MIN_SAFE_INTEGER) ?? defaultChoicePlan.seed,
    n,
    variables: wholeFlag(flags, "variables", ...choiceBounds.variables) ?? defaultChoicePlan.variables,
    facts,
    steps: wholeFlag(flags, "steps", choiceBounds.steps[0], n + facts[1]) ?? defaultChoicePlan.steps,
    paraphrase: choiceFlag(flags, "paraphrase", paraphrasePolicies) ?? defaultChoicePlan.paraphrase,
    bank: bank === undefined ? readBank() : (await readBankFile(bank)).families,
    ...(templates === undefined ? {} : { wordings: await readTemplatesFile(templates) }),
  };
};

const rangeFrom = (text: string): readonly [number, number] => {
  const [low, high] = choiceBounds.facts;
  const match = /^(\d+)(?:-(\d+))?$/.exec(text.trim());
  const [fewest, most] = [Number(match?.[1]), Number(match?.[2] ?? match?.[1])];
  if (match === null || fewest < low || most > high || fewest > most)
    throw new OrganonError(
      "misuse",
      `--facts ${text} is neither a number nor a range within ${low}-${high}`,
      {
        hint: "as in --facts 1 or --facts 0-3",
      },
    );
  return [fewest, most];
};
