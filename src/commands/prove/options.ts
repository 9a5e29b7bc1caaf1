/** Options of `organon prove`. */
import { notations } from "#logic/notations/notations";
import { misuse } from "#logic/error";
import { chooseAmong, chosenByOption, usualWay } from "../alternatives.ts";
import { advancedFlag, flag } from "../flags.ts";
import { inputFile, on, acceptOne } from "../values.ts";
import { text, whole } from "#workspace/settings/values";
import { defineCommand } from "../command.ts";

const limitFlags = {
  maxMembers: advancedFlag("--max-members <n>", "largest domain of an interpretation", whole(1, 64)),
  maxInstances: advancedFlag(
    "--max-instances <n>",
    "limit on instances of quantified formulas in a proof",
    whole(1, 1_000_000),
  ),
  maxConflicts: advancedFlag("--max-conflicts <n>", "limit on conflicts in a search", whole()),
  maxGoals: advancedFlag("--max-goals <n>", "limit on goals in one derivation attempt", whole(1, 1_000_000)),
};

/** Flags of what is decided here and now. */
const sequentFlags = {
  notation: flag(
    "--notation <name>",
    "notation of the input: organon, tptp, folio or entailment (default organon)",
    acceptOne(...notations),
  ),
  english: flag("--english", "print the certificate in English", on),
  lexicon: advancedFlag("--lexicon <name>", "with --english: vocabulary, as everyday", text),
  referee: flag("--referee <name>", "independent solver: z3", acceptOne("z3")),
  ...limitFlags,
};

/** The argument to prove, or the text printed instead. */
const ways = {
  rules: chosenByOption("rules", "--rules", {
    rules: flag("--rules", "list the reasoning skills: rules, their forms, and question kinds", on),
    profile: flag(
      "--profile <name>",
      "with --rules: paper (the papers' 208 skills), full or balanced (default paper)",
      text,
      { needs: "--rules" },
    ),
  }),
  item: chosenByOption(
    "item",
    "--item FILE",
    {
      item: flag("--item <file>", "print the certificates of a question file in English", inputFile),
      id: advancedFlag("--id <id>", "with --item: id of one question, or its beginning", text),
    },
    "which prints a stored certificate",
  ),
  jsonl: chosenByOption("jsonl", "--jsonl", {
    jsonl: flag("--jsonl", 'read {"premises": […], "conclusion": "…"} lines from stdin', on),
    ...sequentFlags,
  }),
  sentences: chosenByOption("fromEnglish", "--from-english", {
    fromEnglish: flag("--from-english", "read premises and conclusion as English sentences", on),
    ...sequentFlags,
  }),
  file: chosenByOption("file", "--file FILE", {
    file: flag("--file <file>", "input file, for example a TPTP problem; - is stdin", inputFile),
    ...sequentFlags,
  }),
  sequent: usualWay(sequentFlags),
};

export const options = {
  ...ways.file.options,
  ...ways.sentences.options,
  ...ways.jsonl.options,
  ...ways.item.options,
  ...ways.rules.options,
};

export const example = 'organon prove "p -> q; p |- q"';

export const command = defineCommand({
  name: "prove",
  folderConfig: "--rules",
  endsAtOnce: true,
  needsTasks: ({ item }) => item !== undefined,
  summary: "Decide whether premises entail a conclusion, with a derivation or a countermodel.",
  example,
  arguments: [{ name: "[sequent]", about: "premises separated by semicolons, then |- and the conclusion" }],
  options,
  check: (values, [sequent]) => {
    const { way } = chooseAmong(ways, values);
    const takesText = way === "sequent" || way === "sentences";
    if (sequent !== undefined && !takesText)
      throw misuse(
        `a sequent and --${way} can't be combined`,
        "give a sequent, or --file, --jsonl, --item or --rules",
      );
    if (sequent === undefined && takesText)
      throw misuse("no sequent is given", `as in ${example}, or --file, or --jsonl`);
  },
  load: () => import("./run.ts"),
});
