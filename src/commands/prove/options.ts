/** Options of `organon prove`. */
import { notations } from "#logic/notations/notations";
import { advancedFlag, flag } from "../flags.ts";
import { inputFile, on, oneOf, text, whole } from "#workspace/settings/values";
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
export const sequentFlags = {
  notation: flag(
    "--notation <name>",
    "notation of the input: organon, tptp, folio or entailment (default organon)",
    oneOf(...notations),
  ),
  english: flag("--english", "print the certificate in English", on),
  lexicon: advancedFlag("--lexicon <name>", "with --english: vocabulary, as everyday", text),
  referee: flag("--referee <name>", "independent solver: z3", oneOf("z3")),
  ...limitFlags,
};

const ruleFlags = {
  profile: flag(
    "--profile <name>",
    "with --rules: paper (the papers' 208 skills), full or balanced (default paper)",
    text,
    { needs: "--rules" },
  ),
};

const itemFlags = {
  id: advancedFlag("--id <id>", "with --item: id of one question, or its beginning", text),
};

export const options = {
  ...sequentFlags,
  file: flag("--file <file>", "input file, for example a TPTP problem; - is stdin", inputFile),
  jsonl: flag("--jsonl", 'read {"premises": […], "conclusion": "…"} lines from stdin', on),
  item: flag("--item <file>", "print the certificates of a question file in English", inputFile),
  ...itemFlags,
  rules: flag("--rules", "list the reasoning skills: rules, their forms, and question kinds", on),
  ...ruleFlags,
};

export const example = 'organon prove "p -> q; p |- q"';

export const command = defineCommand({
  name: "prove",
  folderConfig: "--rules",
  endsAtOnce: true,
  summary: "Decide whether premises entail a conclusion, with a derivation or a countermodel.",
  example,
  arguments: [{ name: "[sequent]", about: "premises separated by semicolons, then |- and the conclusion" }],
  options,
  load: () => import("./run.ts"),
});
