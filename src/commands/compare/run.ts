/**
 * `organon compare A B …`: two runs, or two models of one run, on the questions that both were asked; of more than two a
 * ranking.
 */
import { OrganonError } from "#logic/error";
import { causeSection, changedSections, comparisonDocument, comparisonInWords } from "./document.ts";
import { rankingDocument, rankingInWords } from "#reports/ranking";
import { pValue } from "#reports/numbers";
import type { Store } from "#runs/store";
import { changeCauses, type ChangeCause } from "#experiments/results/change-causes";
import { changedQuestions, compare, isComplete, rank, sideNames } from "#experiments/results/compare";
import { type Values, pick, refuseGiven } from "../flags.ts";
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
  refuseGiven(ofTwo, values, "is for two, and these are more", "name two models with -m");
  const questions = shared === true ? "shared" : undefined;
  const ranking = await rank({ runs: [first, ...others], ...pick(values, "models"), questions }, { store });
  return {
    json: { told: rankingInWords(ranking), ...ranking },
    document: rankingDocument(ranking),
    isAlwaysPrinted: true,
  };
};

const twoCompared = async (values: Given, store: Store, runs: readonly [string, string | undefined]) => {
  const { shared, failDrop, listed = [] } = values;
  const questions = shared === true ? "shared" : undefined;
  const options = { runs, ...pick(values, "models"), questions } as const;
  const { a, b, comparison } = await compare(options, { store });
  if (failDrop !== undefined)
    for (const side of [a, b])
      if (!(await isComplete(store, side)))
        throw new OrganonError(
          "incomplete",
          `run ${side.run.id} has calls of ${side.model} without a response`,
          { hint: `finish it before --fail-drop: the command of organon report ${side.run.id} continues it` },
        );
  const names = sideNames(a, b);
  const lists = listed.length === 0 ? {} : pick(await changedQuestions(store, a, b), ...listed);
  const causes = comparison.groups === undefined && (await changeCauses(store, a, b));
  const { low } = comparison.overall;
  const lost = failDrop !== undefined && causes ? causes.lost : [];
  const dropped = lost.filter((cause) => dropOf(cause) > failDrop!);
  const isHeld = failDrop === undefined || (low >= -failDrop && dropped.length === 0);
  const json = {
    a: { run: a.run.id, model: a.model },
    b: { run: b.run.id, model: b.model },
    told: comparisonInWords(comparison),
    gate:
      failDrop === undefined
        ? undefined
        : {
            failDrop,
            low,
            causes: dropped.map((cause) => ({ name: cause.name, drop: dropOf(cause), p: cause.p })),
            outcome: isHeld ? "passed" : "missed",
          },
    ...comparison,
    ...(causes && { causes }),
    ...(listed.length > 0 && { questions: lists }),
  };
  const { sections, ...told } = comparisonDocument(comparison, names);
  const about = causes ? causeSection(causes) : undefined;
  const document = {
    ...told,
    sections: [
      ...sections.slice(0, 1),
      ...(about ? [about] : []),
      ...sections.slice(1),
      ...changedSections(lists),
    ],
  };
  const result = { json, document, isAlwaysPrinted: true, exitCode: isHeld ? 0 : 1 };
  const notice = [a, b].some(({ run }) => run.plan.epochs > 1)
    ? "of questions asked several times the first answer is compared"
    : undefined;
  if (failDrop === undefined) return { ...result, notice };
  const gate =
    `gate ${isHeld ? "passed" : "missed"}: the lower 95 % bound of B − A is ${inPoints(low)} percentage points; ` +
    `the gate needs ${inPoints(-failDrop)} or higher${dropped
      .map(
        (cause) =>
          `; ${cause.name} fell by ${inPoints(dropOf(cause))} points (n ${cause.n}, ${pValue(cause.p)})`,
      )
      .join("")}`;
  return isHeld
    ? { ...result, notice: [notice, gate].flatMap((one) => one ?? []).join("\n") }
    : { ...result, notice, warning: gate };
};

/** How far accuracy fell on the questions with a cause, which is beyond chance among all features that were looked at. */
const dropOf = ({ changed, against, n }: ChangeCause): number => (changed - against) / n;

const inPoints = (difference: number): string => (100 * difference).toFixed(1).replace("-", "−");
