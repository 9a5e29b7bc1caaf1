/**
 * `organon generate`: items as JSON lines on stdout or into a file, a summary on stderr.
 */
import { createRandom } from "#arguments/random";
import { shuffleStream, streamItems } from "#items/tasks/stream-tasks";
import { openChoiceGenerator, buildTaskPlan, openSource } from "#items/open-suite";
import { emptyLine } from "#items/problem-line";
import { unknownName } from "#logic/error";
import { mixText, setText } from "#reports/sections/about";
import { generateLines, limitItems, type ItemSource } from "#experiments/generate-lines";
import { readTemplatesFile } from "#workspace/files/templates-file";
import { taskSuite } from "#experiments/suites";
import { readBankFile } from "#workspace/files/bank-file";
import { type Context, type Result } from "../command.ts";
import { chooseAmong, type Chosen } from "../alternatives.ts";
import { buildChoice, buildTasks, buildGenerated } from "../suite-from.ts";
import { droppedLines, openItems } from "../terminal.ts";
import { keepMemoryFlat } from "../memory.ts";
import { pick, type Values } from "../flags.ts";
import type { LoadedConfig } from "#workspace/settings/loaded-config";
import { type options, questionWays } from "./options.ts";

type Given = Values<typeof options>;
type Questions = Chosen<typeof questionWays>;

/** Among so many questions no argument comes twice: some hundred megabytes. */
const remember = 1_000_000;

export const run = async (values: Given, context: Context): Promise<Result | number> => {
  const { terminal, signal } = context;
  const { output = "-" } = values;
  keepMemoryFlat();
  const questions = chooseAmong(questionWays, values);
  const source = await createSource(questions, values, context);
  const lineOf = createLineWriter(values);
  const items = await openItems(output, context);
  const progress = terminal.progress("generating");
  const { complete, ...summary } = await generateLines(source, {
    signal,
    progress: (made, of) => progress.update(made, Number.isFinite(of) ? of : undefined),
    write: (lines) => items.write(...lines),
    lineOf,
  });
  progress.end();
  await items.close(summary);
  const { asked, made, dropped, ruleMix, set, arguments: told } = summary;
  const more = [ruleMix && mixText(ruleMix), set && setText(set)].flatMap((one) =>
    one ? [`\n  ${one}`] : [],
  );
  const many = told && `, of ${told.exact ? told.distinct : `at least ${told.distinct}`} distinct arguments`;
  terminal.notice(
    `${asked === null ? "" : `asked ${asked}, `}made ${made}${many}${more.join("")}${droppedLines(dropped)}`,
  );
  return complete ? 0 : 1;
};

/** The questions of a suite, in order or, with --shuffle, in a drawn one. */
const createSource = async (
  questions: Questions,
  { shuffle }: Given,
  { config, terminal }: Context,
): Promise<ItemSource> => {
  if (questions.way === "endless") return createEndless(questions, shuffle);
  const suite = readSuite(questions, config);
  if (suite.kind === "choice" && suite.paraphrase === "nli")
    terminal.notice("with --paraphrase nli a variant may change a verdict; such items say “faithful”: false");
  const isChoice = questions.way === "fourOptions" || questions.way === "set";
  const material = isChoice ? await readMaterial(questions) : {};
  const source = limitItems(
    suite.kind === "choice" ? openChoiceGenerator(suite, material) : openSource(suite),
  );
  if (shuffle !== true) return source;
  return { ...source, outcomes: shuffleStream(source.outcomes, createRandom(`order ${suite.seed}`)) };
};

const readSuite = (questions: Exclude<Questions, { readonly way: "endless" }>, config: LoadedConfig) => {
  if (questions.way === "rules") return buildGenerated(questions, config);
  if (questions.way === "parameters") return buildTasks(questions);
  if (questions.way === "fourOptions") return buildChoice(questions, config);
  return { ...buildChoice({ ...questions, recipe: questions.set }, config), first: questions.limit };
};

const readMaterial = async ({ set, bank, templates }: Pick<Given, "set" | "bank" | "templates">) => ({
  set,
  bank: bank === undefined ? undefined : (await readBankFile(bank)).families,
  wordings: templates === undefined ? undefined : await readTemplatesFile(templates),
});

const createEndless = (
  questions: Extract<Questions, { readonly way: "endless" }>,
  shuffle: true | undefined,
): ItemSource => {
  const { curriculum, perLevel = 1_000, limit = Infinity } = questions;
  const plan = buildTaskPlan(taskSuite(pick(questions, "tasks", "seed", "style", "lexicon")));
  const stream = streamItems({
    ...plan,
    perLevel: curriculum === true ? perLevel : undefined,
    remember,
    shuffle,
  });
  const outcomes = function* () {
    let left = limit;
    for (const outcome of stream) {
      yield outcome;
      if ("item" in outcome && --left === 0) return;
    }
  };
  return { outcomes: outcomes(), asked: limit, isFull: () => limit === Infinity };
};

const createLineWriter = ({ fields, endless }: Given): Parameters<typeof generateLines>[1]["lineOf"] => {
  if (fields === undefined) return undefined;
  const known = [...Object.keys(emptyLine()), ...(endless === true ? ["level"] : [])];
  for (const field of fields) if (!known.includes(field)) throw unknownName("field", field, known);
  return ({ item, level }) => {
    const all = new Map<string, unknown>(Object.entries({ ...item, level }));
    return JSON.stringify(Object.fromEntries(fields.map((field) => [field, all.get(field)])));
  };
};
