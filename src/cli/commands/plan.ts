/**
 * `organon plan`: how many questions a precision takes, or what precision, and which drops, a number of questions buys.
 * Nothing is asked; with a model named, what it would cost.
 */
import { Option } from "commander";
import { createGenerator, type Item } from "#items";
import { OrganonError } from "#logic";
import { lesson } from "#lessons";
import { priceTable, showUsd, withPrices } from "#models";
import { renderPlan, type BudgetPlan, type PlanCost, type PrecisionPlan } from "#report";
import { answersFor, detectableDrop, detectablePairedDrop, halfWidth } from "#scores";
import type { Skill } from "#catalog";
import { openModels } from "../asking.ts";
import { collect } from "../asking-flags.ts";
import type { Context, Verb } from "../command.ts";
import { configuredName } from "../config.ts";
import { refuseGiven, shareFlag, wholeFlag, type Flags } from "../flags.ts";
import { preview } from "../preview.ts";
import { declareQuestions, extentFlags, suiteFromFlags, type SuiteChoice } from "../suite.ts";

export const plan: Verb = {
  name: "plan",
  summary: "How many questions a precision takes, or what a number of questions buys. Nothing is asked.",
  example: "organon plan --precision 0.03 -m openai:gpt-5-mini",
  declare: (command) => {
    command
      .option("--precision <p>", "half the width of the 95 % interval, as in 0.03")
      .option("--budget <n>", "questions for each model")
      .option("--accuracy <p>", "the accuracy that is expected", "0.8")
      .option("-m, --model <name>", "what it would cost; may be given several times", collect);
    declareQuestions(command);
    // Known, so that the refusal can say what to give instead.
    for (const flag of ["--per-leaf <n>", "--limit <n>", "--shard <i/n>"])
      command.addOption(new Option(flag).hideHelp());
  },
  run: async (_, flags, context) => {
    const { terminal, common } = context;
    refuseGiven(
      context.given,
      extentFlags,
      "does not go with plan: how many questions there are is what it tells",
      "--budget N says what N questions buy",
    );
    const [precision, budget] = [shareFlag(flags, "precision", "0.03"), wholeFlag(flags, "budget", 1)];
    const accuracy = shareFlag(flags, "accuracy") ?? 0.8;
    if ((precision === undefined) === (budget === undefined))
      throw new OrganonError("misuse", "plan takes --precision or --budget", {
        hint: "as in organon plan --precision 0.03, or organon plan --budget 2080",
      });
    const suite = suiteFromFlags(flags);
    const { skills } = createGenerator(suite.plan);
    const told =
      precision === undefined
        ? budgetPlan(budget ?? 0, accuracy, skills)
        : precisionPlan(precision, accuracy, skills);
    const questions = "budget" in told ? told.asked : (told.targets[0]?.worst.total ?? 0);
    const cost = await costOf(flags, suite, questions, context);
    const whole = cost === undefined ? told : { ...told, cost };
    await terminal.out(common.json ? JSON.stringify(whole, null, 1) : renderPlan(whole, terminal, showUsd));
    return 0;
  },
};

/** What accuracies are told of, and how many leaves each of them has at least. */
const groupingsOf = (skills: readonly Skill[]) => {
  const by = (nameOf: (skill: Skill) => string, among = skills) => {
    const groups = [...Map.groupBy(among, nameOf).values()];
    return { groups: groups.length, leaves: Math.min(...groups.map((group) => group.length)) };
  };
  // A rule of one leaf, such as a fallacy, stands among the leaves.
  const sizes = Map.groupBy(skills, ({ rule }) => rule);
  const rules = by(
    ({ rule }) => rule,
    skills.filter(({ rule }) => (sizes.get(rule)?.length ?? 0) > 1),
  );
  return [
    { of: "overall", groups: 1, leaves: skills.length },
    { of: "logic", ...by(({ logic }) => logic) },
    { of: "category", ...by(({ category }) => category) },
    ...(rules.groups > 0 ? [{ of: "rule", ...rules }] : []),
    { of: "leaf", groups: skills.length, leaves: 1 },
  ];
};

const precisionPlan = (precision: number, accuracy: number, skills: readonly Skill[]): PrecisionPlan => ({
  precision,
  accuracy,
  leaves: skills.length,
  targets: groupingsOf(skills).map(({ of, groups, leaves }) => {
    const needed = (share: number) => {
      const n = answersFor(precision, share);
      const perLeaf = Math.ceil(n / leaves);
      return { n, perLeaf, total: perLeaf * skills.length };
    };
    return { of, groups, worst: needed(0.5), expected: needed(accuracy) };
  }),
});

const budgetPlan = (budget: number, accuracy: number, skills: readonly Skill[]): BudgetPlan => {
  const perLeaf = Math.floor(budget / skills.length);
  // Fewer questions than leaves: only the whole can be told.
  const asked = perLeaf === 0 ? budget : perLeaf * skills.length;
  return {
    budget,
    accuracy,
    leaves: skills.length,
    perLeaf,
    asked,
    targets: groupingsOf(skills)
      .filter(({ of }) => perLeaf > 0 || of === "overall")
      .map(({ of, groups, leaves }) => {
        const n = of === "overall" ? asked : perLeaf * leaves;
        return {
          of,
          groups,
          n,
          worst: halfWidth(n, 0.5),
          expected: halfWidth(n, accuracy),
          drop: {
            otherQuestions: detectableDrop(n, accuracy),
            sameQuestions: detectablePairedDrop(n, accuracy),
          },
        };
      }),
  };
};

/** What so many questions cost, reckoned from one question of each leaf; undefined where no model is named. */
const costOf = async (
  flags: Flags,
  { plan: generation, description }: SuiteChoice,
  questions: number,
  { config }: Context,
): Promise<PlanCost | undefined> => {
  const named = Array.isArray(flags["model"]) ? flags["model"].map(String) : [];
  if (named.length === 0) return undefined;
  const names = named.map((name) => configuredName(name, config));
  const generator = createGenerator(generation);
  const items: Item[] = [];
  for (
    let index = 0;
    index < generator.skills.length * generator.perLeafStep;
    index += generator.perLeafStep
  ) {
    const outcome = generator.at(index);
    if ("item" in outcome) items.push(outcome.item);
  }
  const seen = await preview({
    plan: { models: names, suite: description, prompt: { style: "direct" }, epochs: 1 },
    models: openModels(names, config, { asking: false }),
    items,
    prompt: (item) => lesson([], item),
    prices: withPrices(priceTable, config.prices),
    // What is stored already is not looked up: a plan is of new questions.
    store: "",
  });
  const scale = questions / Math.max(1, items.length);
  const scaled = (usd: number | null): number | null => (usd === null ? null : usd * scale);
  return {
    questions,
    priceDate: seen.priceDate,
    models: seen.models.map(({ model, usd }) => ({
      model,
      usd: { usual: scaled(usd.usual), most: scaled(usd.most) },
    })),
  };
};
