/**
 * `organon compare A B`: two runs, or two models of one run, on the questions that both were asked.
 */
import { OrganonError } from "#logic";
import {
  compare,
  comparisonInWords,
  overlapOf,
  renderComparison,
  renderComparisonMarkdown,
  type ComparisonMode,
} from "#report";
import type { Score } from "#scores";
import { canonicalJson, type Run, type Store } from "#runs";
import { adaptivePlanOf } from "../adaptive.ts";
import { openStore } from "../asking.ts";
import { collect } from "../asking-flags.ts";
import type { Verb } from "../command.ts";
import { choiceFlag, textFlag } from "../flags.ts";
import { scoresOf } from "../run-scores.ts";
import { saveFile } from "../terminal.ts";

export const compareVerb: Verb = {
  name: "compare",
  summary:
    "Two runs, or two models of one run, on the same questions: differences with intervals, per skill.",
  example: "organon compare 7f3a 04b8",
  declare: (command) => {
    command
      .argument("[a]", "a run's id, a unique prefix of it, or latest", "latest")
      .argument("[b]", "another run; the same one where it is left out")
      .option("-m, --model <name>", "the model of A, then that of B; once where it is the same", collect)
      .option("--shared", "where the questions differ, compare those that both were asked")
      .option("--unpaired", "where the questions differ, compare all of them, as independent")
      .option("--correction <name>", "bh: the share of false finds; holm: the chance of any", "bh")
      .option("--md <file>", "write Markdown");
  },
  run: async ([first = "latest", second], flags, context) => {
    const { terminal, common } = context;
    if (flags["shared"] === true && flags["unpaired"] === true)
      throw new OrganonError("misuse", "--shared and --unpaired do not go together", {
        hint: "--shared pairs what both were asked; --unpaired takes everything as independent",
      });
    const store = openStore(context, "read");
    try {
      const runA = await store.findRun(first);
      const runB = second === undefined ? runA : await store.findRun(second);
      const models = Array.isArray(flags["model"]) ? flags["model"].map(String) : [];
      const [a, b] = sidesOf(runA, runB, models);
      const [scoresA, scoresB] = [await sideScores(store, runA, a), await sideScores(store, runB, b)];
      const mode: ComparisonMode = flags["unpaired"] === true ? "unpaired" : "paired";
      if (mode === "paired" && flags["shared"] !== true) requireSame(runA, runB, scoresA, scoresB);
      const correction =
        choiceFlag(flags, "correction", ["bh", "holm"]) === "holm" ? "Holm" : "Benjamini-Hochberg";
      const comparison = compare(scoresA, scoresB, { mode, correction });
      if (mode === "paired" && comparison.shared === 0)
        throw new OrganonError("misuse", "no question was asked of both", {
          hint: "--unpaired compares them as independent",
        });
      const names = { a: `${a} in run ${runA.id}`, b: `${b} in run ${runB.id}` };
      const markdown = textFlag(flags, "md");
      if (markdown !== undefined) saveFile(markdown, renderComparisonMarkdown(comparison, names));
      if (common.json)
        await terminal.out(
          JSON.stringify(
            {
              a: { run: runA.id, model: a },
              b: { run: runB.id, model: b },
              told: comparisonInWords(comparison),
              ...comparison,
            },
            null,
            1,
          ),
        );
      else if (markdown === undefined) await terminal.out(renderComparison(comparison, names, terminal));
      if (markdown !== undefined) terminal.notice(`wrote ${markdown}`);
      if ([runA, runB].some(({ plan }) => plan.epochs > 1))
        terminal.notice("of questions asked several times the first answer is compared");
      return 0;
    } finally {
      await store.close();
    }
  },
};

/** Which model of each run is meant; misuse where that is not clear. */
const sidesOf = (runA: Run, runB: Run, models: readonly string[]): readonly [a: string, b: string] => {
  const [namesA, namesB] = [runA.subjects.map(({ id }) => id), runB.subjects.map(({ id }) => id)];
  for (const [i, model] of models.entries()) {
    const names = models.length === 1 ? [...new Set([...namesA, ...namesB])] : i === 0 ? namesA : namesB;
    if (!names.includes(model))
      throw new OrganonError(
        "misuse",
        models.length === 1 && runA.id !== runB.id
          ? `neither run ${runA.id} nor run ${runB.id} has a model ${model}`
          : `run ${(i === 0 ? runA : runB).id} has no model ${model}`,
        { hint: `-m takes ${names.join(", ")}` },
      );
  }
  const [first, second = first] = models;
  if (models.length > 2)
    throw new OrganonError("misuse", "two models are compared", { hint: "give -m at most twice" });
  if (runA.id === runB.id) {
    const [a, b] = models.length === 2 ? [first, second] : namesA.length === 2 ? namesA : [];
    if (a !== undefined && b !== undefined && a !== b) return [a, b];
    throw new OrganonError("misuse", `which two models of run ${runA.id} are compared is not clear`, {
      hint: `name two with -m: ${namesA.join(", ")}; or name another run`,
    });
  }
  if (first !== undefined && second !== undefined) return [first, second];
  const [onlyA, onlyB] = [
    namesA.length === 1 ? namesA[0] : undefined,
    namesB.length === 1 ? namesB[0] : undefined,
  ];
  if (onlyA !== undefined && onlyB !== undefined) return [onlyA, onlyB];
  const both = namesA.filter((name) => namesB.includes(name));
  if (both.length === 1 && both[0] !== undefined) return [both[0], both[0]];
  throw new OrganonError("misuse", "the runs have several models", {
    hint: `name one of each with -m: ${namesA.join(", ")}; ${namesB.join(", ")}`,
  });
};

const sideScores = async (store: Store, run: Run, model: string): Promise<readonly Score[]> => {
  const scores = (await scoresOf(store, run, false)).get(model) ?? [];
  if (scores.length > 0) return scores;
  throw new OrganonError("misuse", `run ${run.id} has no responses of ${model} yet`, {
    hint: "finish the run first: the same organon run command continues it",
  });
};

/** Runs of the same suite asked the same questions, also while one is incomplete; otherwise these decide. */
const requireSame = (runA: Run, runB: Run, a: readonly Score[], b: readonly Score[]): void => {
  const isSuiteSame =
    canonicalJson(runA.plan.suite) === canonicalJson(runB.plan.suite) &&
    adaptivePlanOf(runA.plan.suite) === undefined;
  const { shared, onlyA, onlyB } = overlapOf(a, b);
  if (isSuiteSame || onlyA + onlyB === 0) return;
  throw new OrganonError(
    "misuse",
    `A and B were asked different questions: ${shared} shared, ${onlyA} only of A, ${onlyB} only of B`,
    { hint: "--shared compares the shared ones, --unpaired all of them as independent" },
  );
};
