/**
 * `organon study logicasker`: LogicAsker's §4 by one command, every table and figure of it.
 */
import { askedQuestions } from "#runs/answers";
import { basename, join } from "node:path";
import { papersConditions } from "#items/suite";
import { openSuite } from "#items/open-suite";
import { logicaskerDocument, logicaskerJson } from "./logicasker-document.ts";
import type { ValidityPart } from "#report/logicasker/part";
import { runIdOf } from "#runs/plan";
import { misuse } from "#logic/error";
import type { Run, Store } from "#runs/store";
import { faultyAmong, readSheets, sample } from "#experiments/people/validity";
import {
  authorsDocument,
  authorsJson,
  planAuthors,
  studyAuthors,
  type AuthorsOptions,
} from "./study-authors.ts";
import { planLogicAskerStudy, studyLogicAsker, type LogicAskerStudyOptions } from "./study-logicasker.ts";
import { papersLesson } from "#experiments/teaching/lessons";
import { promptFlags } from "../asking-flags.ts";
import { modelsNamed, promptFrom } from "../asking.ts";
import type { Context } from "../command.ts";
import { lessonFlags } from "../example-flags.ts";
import { described, flag, pick, refuseGiven, type Values } from "../flags.ts";
import { inputFiles, on, oneOf } from "../values.ts";
import { whole } from "#workspace/settings/values";
import { readSheetFiles, validityFiles, writeFiles } from "../sheets.ts";
import { lengthsFlags, wordFlags } from "../suite-flags.ts";
import { generatedFrom, lengthsFrom } from "../suite-from.ts";
import { studyVerb, runStudy, suitesIn, type BegunStudy, type StudyValues } from "./study.ts";

const { nolr: _, ...putFlags } = promptFlags;
const suiteFlags = {
  profile: described(wordFlags.profile, "rule set: paper, full or balanced (default paper)"),
  seed: wordFlags.seed,
  style: described(wordFlags.style, "wording (default paper, the papers' patterns)"),
  lexicon: described(wordFlags.lexicon, "vocabulary (default papers, Appendix D.3)"),
  ...pick(wordFlags, "skills", "logic", "category"),
  perSkill: flag("--per-skill <n>", "questions per skill (default 10)", whole()),
  ...lengthsFlags,
};
const flags = {
  small: flag("--small", "a small size, of built-in reasoners where no model is named; about 5 seconds", on),
  ...putFlags,
  ...suiteFlags,
  also: flag(
    "--also <words>",
    "ours: also ask the first iteration in Organon's default wording, paired",
    oneOf("ours"),
  ),
  parser: flag(
    "--parser <whose>",
    "answer parser of all tables: papers (§3.3), or usual (default papers)",
    oneOf("papers", "usual"),
  ),
  on: flag("--on <whose>", "authors: ask the authors' published questions (--files)", oneOf("authors")),
  files: flag("--files <files...>", "imported test set and length set (organon import)", inputFiles),
  ...lessonFlags,
  sheets: flag("--sheets <files...>", "two filled validity sheets", inputFiles),
};

const planted = ["modus tollens", "universal transitivity", "denying the antecedent"];

/** What `--small` asks, and of whom: among them a reasoner with planted weaknesses. */
const smallStudy = {
  models: [
    `reasoner:novice?weak=${planted.join(",")}&slip=0.8&depth=5&learns=true&by=rule`,
    "reasoner:oracle",
    "reasoner:affirmer",
  ],
  perSkill: 2,
  lengths: [1, 3],
  perLength: 10,
};

export const logicasker = studyVerb({
  name: "logicasker",
  summary: "Reproduce LogicAsker's experiments: two iterations, lengths, few-shot examples, validity.",
  example:
    "organon study logicasker -m 'reasoner:novice?weak=modus tollens&slip=0.8&learns=true' --per-skill 2",
  flags,
  begin: async (given, context) => {
    const { small = false } = given;
    const values = small ? { ...smallStudy, ...given } : given;
    if (values.on === "authors" || values.files !== undefined) return onAuthors(values, context);
    const words = {
      ...papersConditions,
      ...pick(values, "profile", "seed", "style", "lexicon", "skills", "logic", "category"),
    };
    const options: LogicAskerStudyOptions = {
      ...(await promptFrom(values, context.config)),
      reader: readerFrom(values),
      models: modelsNamed(values.models, context, values),
      suite: generatedFrom({ ...words, ...pick(values, "perSkill") }, context.config),
      lengths: lengthsFrom(
        { ...words, mix: "paper", ...pick(values, "lengths", "perLength", "mix") },
        context.config,
      ),
      lesson: {
        ...papersLesson,
        ...(small && { perSkill: 4 }),
        reasons: "short",
        ...pick(values, "shots", "nearest", "as", "reasons"),
      },
      ...pick(values, "also"),
    };
    // Names that nobody knows are refused before there is a store, bad sheets before three thousand calls.
    if (values.dryRun !== true) for (const suite of [options.suite, options.lengths]) openSuite(suite);
    const people = values.sheets === undefined ? undefined : await peopleIn(values.sheets, options);
    return {
      parts: () => planLogicAskerStudy(options),
      heading:
        "nothing is asked yet; what the second iteration asks hangs on the first, so its lines are about",
      tables: async (tools, folder) => {
        const told = await studyLogicAsker(options, {
          ...tools,
          validityOf: (run) =>
            validityOf(tools.store, run, {
              folder: join(folder, "validity"),
              people,
              outputs: context.outputs,
            }),
        });
        return { json: logicaskerJson(told), document: logicaskerDocument(told), isFull: !small };
      },
    };
  },
});

const readerFrom = ({ parser }: Values<typeof flags>): AuthorsOptions["reader"] =>
  parser === "usual" ? undefined : "papers";

const onAuthors = async (values: StudyValues<typeof flags>, context: Context): Promise<BegunStudy> => {
  const { files = [] } = values;
  if (files.length === 0 || values.on === undefined)
    throw misuse(
      "--on authors and --files go together",
      "organon import logicasker test.csv -o test.jsonl, then --on authors --files test.jsonl",
    );
  const ofGenerated = { ...suiteFlags, ...pick(flags, "small", "also", "sheets") };
  refuseGiven(ofGenerated, values, "is of generated questions", "leave it out");
  const options = {
    ...(await promptFrom(values, context.config)),
    reader: readerFrom(values),
    models: modelsNamed(values.models, context, values),
    sets: await suitesIn(files, basename),
  };
  return runStudy(options, {
    plan: planAuthors,
    ask: studyAuthors,
    json: authorsJson,
    document: authorsDocument,
  });
};

// ── the validity sample ────────────────────────────────────────────────────────────────────────────────────

/** A tenth of a run's questions drawn, examined by machine, and laid out for two people where there are no sheets yet. */
const validityOf = async (
  store: Store,
  run: Run,
  { folder, people, outputs }: { folder: string } & Pick<ValidityPart, "people"> & Pick<Context, "outputs">,
): Promise<ValidityPart> => {
  const questions = await Array.fromAsync(askedQuestions(store, run));
  const drawn = sample(questions, { seed: `validity ${runIdOf(run.plan)}` });
  const [one = "", other = ""] = writeFiles(folder, validityFiles(drawn.sheet), {
    outputs,
    existing: "keep",
  });
  return {
    drawn: drawn.drawn.length,
    of: questions.length,
    faulty: faultyAmong(drawn.drawn),
    sheets: [one, other],
    people,
  };
};

const peopleIn = async (sheets: readonly string[], { suite }: LogicAskerStudyOptions) => {
  const questions = await Array.fromAsync(openSuite(suite));
  return readSheets(await readSheetFiles(sheets, "--sheets", 2), questions);
};
