/**
 * §4 of the LogicAsker papers: first iteration (2,080 questions), second iteration with its few-shot examples, lengths, and the validity
 * sample; or the authors' own questions in their place.
 */
import { basename } from "node:path";
import { papersConditions, type SuiteOf } from "#items/suite";
import { openSuite } from "#items/open-suite";
import { defaultLexicon, defaultStyle } from "#language/lists";
import { readSheets } from "#experiments/people/validity";
import { demonstrationSeed } from "#runs/recipes/improvement";
import { generatedSuite } from "#experiments/suites";
import { lessonRuns } from "#experiments/teaching/improve";
import { papersLesson } from "#experiments/teaching/lessons";
import { promptFlags, type modelFlags } from "../asking-flags.ts";
import { promptFrom } from "../asking.ts";
import { lessonFlags } from "../example-flags.ts";
import { described, flag, pick, refuseGiven, type Values } from "../flags.ts";
import { inputFiles, on, oneOf } from "../values.ts";
import { whole } from "#workspace/settings/values";
import { readSheetFiles } from "../sheets.ts";
import { generatedFrom, lengthsFrom } from "../suite-from.ts";
import { lengthsFlags, wordFlags } from "../suite-flags.ts";
import { findAuthors } from "./authors.ts";
import { findTables, inOwnWords, type Settings } from "./logicasker-tables.ts";
import { readSets, type Study } from "./study.ts";

const { nolr: _, ...putFlags } = promptFlags;
const suiteFlags = {
  profile: described(wordFlags.profile, "rule set: paper, full or balanced (default paper)"),
  seed: wordFlags.seed,
  style: described(wordFlags.style, "wording (default paper, the papers' patterns)"),
  lexicon: described(wordFlags.lexicon, "vocabulary (default papers, Appendix D.3)"),
  ...pick(wordFlags, "skills", "logic", "category", "customRules"),
  perSkill: flag("--per-skill <n>", "questions per skill (default 10)", whole()),
  ...lengthsFlags,
  small: flag("--small", "a small size, of built-in reasoners where no model is named; about 5 seconds", on),
  also: flag(
    "--also <words>",
    "ours: also ask the first iteration in Organon's default wording, paired",
    oneOf("ours"),
  ),
  sheets: flag("--sheets <files...>", "two filled validity sheets", inputFiles),
};
const options = {
  ...suiteFlags,
  ...putFlags,
  parser: flag(
    "--parser <whose>",
    "answer parser of all tables: papers (§3.3), or usual (default papers)",
    oneOf("papers", "usual"),
  ),
  authors: flag(
    "--authors <files...>",
    "ask the authors' test set and length set instead, as organon import wrote them",
    inputFiles,
  ),
  ...lessonFlags,
};

const planted = ["modus tollens", "universal transitivity", "denying the antecedent"];

/** What `--small` asks, and of which models: among them a reasoner with simulated weaknesses. */
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

export const study: Study<Settings> = {
  name: "logicasker",
  about: "Reproduce LogicAsker's experiments: two iterations, lengths, few-shot examples, validity.",
  example:
    "organon study logicasker -m 'reasoner:novice?weak=modus tollens&slip=0.8&learns=true' --per-skill 2",
  options,
  async read(given: Values<typeof options & typeof modelFlags>, { config, openModels }) {
    const { small = false, also, sheets, authors } = given;
    const values = small ? { ...smallStudy, ...given } : given;
    if (authors !== undefined)
      refuseGiven(suiteFlags, given, "can't be combined with --authors", "leave it out");
    const words = {
      ...papersConditions,
      ...pick(values, "profile", "seed", "style", "lexicon", "skills", "logic", "category", "customRules"),
    };
    const suite = generatedFrom({ ...words, ...pick(values, "perSkill") }, config);
    const reader = values.parser === "usual" ? undefined : "papers";
    return {
      asking: { ...(await promptFrom(values, config)), models: openModels(values.models), reader },
      suite,
      lengths: lengthsFrom(
        { ...words, mix: "paper", ...pick(values, "lengths", "perLength", "mix") },
        config,
      ),
      lesson: {
        ...papersLesson,
        ...(small && { perSkill: 4 }),
        reasons: "short",
        ...pick(values, "shots", "nearest", "as", "reasons"),
      },
      also,
      small,
      people:
        sheets &&
        readSheets(await readSheetFiles(sheets, "--sheets", 2), await Array.fromAsync(openSuite(suite))),
      authors: authors && (await readSets(authors, basename)),
    };
  },
  parts: ({ asking, suite, lengths, also, authors }) =>
    authors === undefined
      ? {
          "first iteration": { ...asking, suite },
          lengths: { ...asking, suite: lengths },
          ...(also && { [inOwnWords]: { ...asking, suite: inOurs(suite) } }),
        }
      : Object.fromEntries(authors.map((set) => [set.name, { ...asking, suite: set.suite }])),
  async *later({ asking: { models }, lesson, authors }, { store, runs }) {
    if (authors === undefined) yield* lessonRuns(store, runs.get("first iteration")!, { models, lesson });
  },
  expected: ({ asking, suite, lesson, authors }) => {
    if (authors !== undefined) return {};
    const { k, perSkill, shots, as, nearest } = lesson;
    const fresh = {
      ...asking,
      suite: generatedSuite({
        ...suite,
        perSkill: undefined,
        limit: k * perSkill,
        seed: demonstrationSeed(suite.seed),
      }),
    };
    const ways = ["random", "weak", ...(nearest === true ? ["nearest"] : [])];
    const taught = ways.map((way) => [`${way} few-shot examples`, { ...fresh, shots, shotsAs: as }]);
    return { "second iteration": fresh, ...Object.fromEntries(taught) };
  },
  tables: (reports, settings, tools) =>
    settings.authors === undefined ? findTables(reports, settings, tools) : findAuthors(reports, tools),
};

const inOurs = (suite: SuiteOf<"generated">) => ({
  ...suite,
  style: defaultStyle.name,
  lexicon: defaultLexicon.name,
});
