/**
 * DivLogicEval: a set in words and symbolic, 0- and 3-shot, without logical reasoning, and with masked options; other datasets with and
 * without logical reasoning, and the set after a model corrected its grammar.
 */
import { basename } from "node:path";
import { circleSize, rotateQuestion } from "#items/formats/rotation";
import { choiceItems } from "#items/open-suite";
import type { ProblemLine } from "#items/problem-line";
import type { SuiteOf } from "#items/suite";
import { misuse } from "#logic/error";
import type { PlannedRun } from "#experiments/asking/asking";
import { planRun } from "#experiments/asking/plan-run";
import { fileSuite, readChoices } from "#workspace/files/entries";
import { epochsFlag, promptFlags } from "../asking-flags.ts";
import { described, flag, pick, type Values } from "../flags.ts";
import { inputFile, inputFiles } from "../values.ts";
import { choiceFlags, extentFlags } from "../suite-flags.ts";
import { choiceFrom } from "../suite-from.ts";
import { maskedParts } from "./contamination.ts";
import { findTables, parts, withoutLogic, type QuestionSet, type Settings } from "./divlogiceval-tables.ts";
import { readSets, type Study } from "./study.ts";

const { symbolic: _, ...setFlags } = choiceFlags;
const options = {
  ...setFlags,
  perType: described(setFlags.perType, "questions per type (default 300)"),
  recipe: described(setFlags.recipe, "construction: paper or fair (default paper)"),
  limit: extentFlags.limit,
  system: promptFlags.system,
  ...epochsFlag,
  sets: flag(
    "--sets <files...>",
    "imported question files asked with and without logic, as in Table 3",
    inputFiles,
  ),
  polished: flag("--polished <file>", "the set after organon bank polish, compared with it", inputFile),
};

/** The paper's polished set has 300 of each type (§4.1), drawn its own way, in words as diverse as its own. */
const papersSet = { perType: 300, recipe: "paper" } as const;

export const study: Study<Settings> = {
  name: "divlogiceval",
  about: "Reproduce DivLogicEval's experiments: rotations, few-shot, symbolic, NoLR, contamination.",
  example: "organon study divlogiceval -m reasoner:oracle --per-type 2",
  options,
  async read(values: Values<typeof options>, { openModels }) {
    const { limit: first, sets = [], polished: file } = values;
    const suite = choiceFrom({ ...papersSet, ...values });
    const polished =
      file === undefined
        ? undefined
        : { suite: await fileSuite(file, { first }), items: await readChoices(file) };
    if (polished !== undefined) requireSame(polished.items, suite, file);
    return {
      suite,
      asking: { models: openModels(), ...pick(values, "system") },
      ...pick(values, "epochs"),
      sets: await readSets(sets, basename, first),
      polished,
    };
  },
  parts: async ({ suite, asking, epochs = 1, sets, polished }) => ({
    [parts.zero]: { ...asking, epochs, suite },
    [parts.three]: { ...asking, suite, shots: 3 },
    [parts.symbolic]: { ...asking, suite: { ...suite, symbolic: true } },
    [parts.symbolicThree]: { ...asking, suite: { ...suite, symbolic: true }, shots: 3 },
    [parts.nolr]: { ...asking, suite, nolr: true },
    ...(polished && { [parts.polished]: { ...asking, suite: polished.suite } }),
    ...Object.assign({}, ...(await Promise.all(sets.map((set) => planSet(set, asking))))),
    ...(await maskedParts({ suite, models: asking.models })),
  }),
  tables: findTables,
};

/** Another dataset with and without logical reasoning: its questions of four lettered options, each in its four orders. */
const planSet = async ({ name, suite }: QuestionSet, asking: Settings["asking"]) => {
  const [plain, other] = [name, withoutLogic(name)];
  return {
    [plain]: inRotations(await planRun({ ...asking, suite, what: plain }), suite),
    [other]: inRotations(await planRun({ ...asking, suite, nolr: true, what: other }), suite),
  };
};

const inRotations = (planned: PlannedRun, suite: SuiteOf<"file">): PlannedRun => ({
  ...planned,
  plan: { ...planned.plan, suite: { ...suite, hash: `${suite.hash} in rotations` } },
  questions: async function* () {
    for await (const question of planned.questions())
      if (question.tags["rotation"] !== undefined) yield question;
      else
        for (let rotation = 0; rotation < circleSize; rotation++) {
          const turned = rotateQuestion(question, rotation);
          if (turned !== undefined) yield turned;
        }
  },
});

/** Throws misuse where polished questions are not those of the set, one by one. */
const requireSame = (items: readonly ProblemLine<"options">[], suite: SuiteOf<"choice">, file = "") => {
  const formulasOf = (some: Iterable<ProblemLine<"options">>) =>
    [...some].map(({ premises, answer }) => `${premises.join("; ")} ${answer}`).join("\n");
  if (formulasOf(items) === formulasOf(choiceItems(suite))) return;
  throw misuse(
    `${file} is not the set of this study`,
    "polish the file that organon generate --task four-option writes with the study's flags",
  );
};
