/**
 * `organon compare A B …`: two runs, or two models of one run, on the questions that both were asked; of more than two a
 * ranking.
 */
import { OrganonError } from "#logic/error";
import { comparisonDocument, describeComparison } from "./document.ts";
import { rankingDocument, describeRanking } from "./ranking-document.ts";
import { level } from "#reports/compare";
import { pValue } from "#reports/numbers";
import type { Store } from "#runs/store";
import { changeCauses, type ChangeCauses } from "#experiments/results/change-causes";
import {
  bothAnswers,
  changedQuestions,
  compare,
  isComplete,
  rank,
  sideNames,
  type Side,
} from "#experiments/results/compare";
import { type Values, pick, refuseFlags } from "../flags.ts";
import type { Context, Result } from "../command.ts";
import { options } from "./options.ts";

type Given = Values<typeof options>;

export const run = async (
  values: Values<typeof options>,
  { open }: Context,
  [first = "latest", ...others]: readonly string[],
): Promise<Result | number> => {
  const { shared, models = [] } = values;
  const store = await open("read");
  const run = await store.findRun(first);
  const isRanking =
    others.length > 1 ||
    models.length > 2 ||
    (others.length === 0 && models.length === 0 && run.subjects.length > 2);
  if (!isRanking) return twoCompared(values, store, [first, others[0]]);
  const ofTwo = pick(options, "listed", "failDrop");
  refuseFlags(ofTwo, values, "is for two, and these are more", "name two models with -m");
  const questions = shared === true ? "shared" : undefined;
  const ranking = await rank({ runs: [first, ...others], ...pick(values, "models"), questions }, { store });
  return {
    json: { told: describeRanking(ranking), ...ranking },
    document: rankingDocument(ranking),
    isAlwaysPrinted: true,
  };
};

const twoCompared = async (values: Given, store: Store, runs: readonly [string, string | undefined]) => {
  const { shared, failDrop, listed = [] } = values;
  const questions = shared === true ? "shared" : undefined;
  const { a, b, comparison } = await compare({ runs, ...pick(values, "models"), questions }, { store });
  if (failDrop !== undefined) for (const side of [a, b]) await requireComplete(store, side);
  const isByQuestion = comparison.groups === undefined;
  const answers = isByQuestion || listed.length > 0 ? bothAnswers(a, b) : undefined;
  const causes = answers && isByQuestion ? await changeCauses(store, answers) : undefined;
  const changed =
    answers &&
    (await changedQuestions(store, answers, {
      lost: listed.includes("lost") ? Infinity : shownUnasked,
      gained: listed.includes("gained") ? Infinity : shownUnasked,
    }));
  const gate = failDrop === undefined ? undefined : holdDrop(failDrop, comparison.overall.low, causes);
  const json = {
    a: { run: a.run.id, model: a.model },
    b: { run: b.run.id, model: b.model },
    told: describeComparison(comparison),
    gate,
    ...comparison,
    ...(causes && { causes: pick(causes, "lost", "gained") }),
    ...(changed &&
      listed.length > 0 && {
        questions: Object.fromEntries(listed.map((which) => [which, changed[which].questions])),
      }),
  };
  const shown = { causes, questions: isByQuestion ? changed : undefined };
  const document = comparisonDocument(comparison, sideNames(a, b), shown);
  const notice = [a, b].some(({ run }) => run.plan.epochs > 1)
    ? "of questions asked several times the first answer is compared"
    : undefined;
  const result = { json, document, isAlwaysPrinted: true, exitCode: gate?.outcome === "missed" ? 1 : 0 };
  if (gate === undefined) return { ...result, notice };
  return gate.outcome === "missed"
    ? { ...result, notice, warning: gateLine(gate) }
    : { ...result, notice: [notice, gateLine(gate)].flatMap((one) => one ?? []).join("\n") };
};

/** Lost and gained questions that are shown where --questions does not name them. */
const shownUnasked = 1;

const requireComplete = async (store: Store, side: Side): Promise<void> => {
  if (await isComplete(store, side)) return;
  throw new OrganonError("incomplete", `run ${side.run.id} has calls of ${side.model} without a response`, {
    hint: `finish it before --fail-drop: the command of organon report ${side.run.id} continues it`,
  });
};

const holdDrop = (failDrop: number, low: number, causes: ChangeCauses | undefined) => {
  const rules = (causes?.rules ?? []).filter(({ drop, q }) => q <= level && drop > failDrop);
  const isHeld = low >= -failDrop && rules.length === 0;
  return { failDrop, low, rules, outcome: isHeld ? ("passed" as const) : ("missed" as const) };
};

const gateLine = ({ failDrop, low, rules, outcome }: ReturnType<typeof holdDrop>): string => {
  const fallen = rules
    .slice(0, 3)
    .map(
      ({ rule, drop, n, q }) =>
        `\n  questions that need ${rule} fell by ${inPoints(drop)} percentage points (n ${n}, ${pValue(q, "q")})`,
    );
  const more = rules.length > 3 ? `\n  so did those of ${rules.length - 3} more rules` : "";
  return (
    `gate ${outcome}:\n  the lower 95 % bound of B − A is ${inPoints(low)} percentage points; ` +
    `the gate needs ${inPoints(-failDrop)} or higher${fallen.join("")}${more}`
  );
};

const inPoints = (difference: number): string => (100 * difference).toFixed(1).replace("-", "−");
