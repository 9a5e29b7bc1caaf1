/** The suite of a frontier: which difficulty parameters are varied in which task, and how much is asked. */
import {
  defaultLexiconName,
  defaults,
  defaultStyleName,
  misuse,
  pick,
  type SuiteVariant,
  usualTask,
  type Values,
  version,
  z,
} from "organon/commands";
import { type ParameterName, difficultyNames, parameterRanges, mapParameters } from "../parameters.ts";
import { type frontierFlags, usualBudget } from "./options.ts";

const value = (name: ParameterName) =>
  z.number().min(parameterRanges[name].low).max(parameterRanges[name].high).exactOptional();

/** Each of some parameters varied alone, every model asked where its half-point is known least. */
const schema = z.object({
  task: z.string(),
  /** The parameters that are varied. */
  turned: z.array(z.string()).min(1),
  /** The values of the other parameters, if not the defaults. */
  base: z.object(mapParameters(value)),
  style: z.string(),
  lexicon: z.string(),
  /** Questions for each parameter and model, and those between two looks at the answers. */
  budget: z.int().min(1),
  round: z.int().min(1),
});

export type Frontier = z.infer<typeof schema> & { readonly seed: number };

/** Returns the frontier of a plan's suite. Throws misuse for one that another version wrote. */
export const readFrontier = ({ plan, seed }: SuiteVariant<"adaptive">): Frontier => {
  const parsed = schema.safeParse(plan);
  if (parsed.success) return { ...parsed.data, seed };
  const [issue] = parsed.error.issues;
  throw misuse(`not a frontier: ${issue?.path.join(".") ?? ""}: ${issue?.message ?? ""}`);
};

/** Returns the suite of a frontier: by default every parameter, 200 questions for each. */
export const frontierSuite = ({
  task = usualTask,
  turned = difficultyNames,
  seed = defaults.seed,
  ...given
}: Partial<Pick<Frontier, "task" | "base" | "seed" | "style" | "lexicon" | "budget" | "round">> & {
  readonly turned?: readonly string[];
} = {}): SuiteVariant<"adaptive"> => ({
  kind: "adaptive",
  name: "frontier",
  words: `frontier of ${turned.join(", ")}, ${task}`,
  version,
  seed,
  plan: {
    task,
    turned: [...turned],
    base: {},
    style: defaultStyleName,
    lexicon: defaultLexiconName,
    budget: usualBudget,
    round: 24,
    ...given,
  },
});

/** Returns the suites of flags, one a task. */
export const buildFrontierSuites = ({
  tasks = [usualTask],
  ...values
}: Values<typeof frontierFlags>): readonly SuiteVariant<"adaptive">[] =>
  tasks.map((task) =>
    frontierSuite({ ...pick(values, "turned", "budget", "seed", "style", "lexicon"), task }),
  );

/** Refuses --dry-run: what a frontier asks follows from the answers. */
export const refuseDryRun = ({
  suites,
  models,
}: {
  readonly suites: readonly SuiteVariant<"adaptive">[];
  readonly models: readonly unknown[];
}): never => {
  const max = suites.map(readFrontier).reduce((sum, { turned, budget }) => sum + budget * turned.length, 0);
  throw misuse(
    "what a frontier will ask depends on the answers",
    `at most ${max * Math.max(1, models.length)} questions; organon run --dry-run --limit N -m MODEL prints what N questions cost`,
  );
};
