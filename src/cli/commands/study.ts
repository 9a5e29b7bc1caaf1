/**
 * `organon study NAME`: a whole study by one command. `logicasker` is §4 of the LogicAsker papers, every table and
 * figure; `biases` asks the same arguments in other words, styles and orders.
 */
import { OrganonError, unknownName } from "#logic";
import { papersLengths } from "#runs";
import { reasonForms } from "#lessons";
import { declareAsking } from "../asking-flags.ts";
import type { Verb } from "../command.ts";
import { refuseGiven } from "../flags.ts";
import { studyBiases } from "../studies/biases.ts";
import { studyLogicAsker } from "../studies/logicasker.ts";

const logicaskerFlags = [
  "style",
  "lexicon",
  "perLeaf",
  "lengths",
  "perLength",
  "shots",
  "shotsAs",
  "nearest",
  "reasons",
  "sheets",
] as const;

const belongsTo = (owner: string, study: string): readonly [why: string, hint: string] => [
  `belongs to organon study ${owner}`,
  `organon study ${study} does not have it`,
];

const studies = ["logicasker", "biases"] as const;

export const study: Verb = {
  name: "study",
  resumes: true,
  summary:
    "A whole study by one command: logicasker (§4 of the papers), biases. The same command continues it.",
  example:
    "organon study logicasker -m 'reasoner:novice?weak=modus tollens&slip=0.8&learns=true' --per-leaf 2",
  declare: (command) => {
    command.argument("<name>", studies.join(", "));
    declareAsking(command);
    command
      .option("--seed <n>", "any whole number; the same seed gives the same questions", "1")
      .option("--style <name>", "how sentences are said (logicasker)", "plain")
      .option("--lexicon <name>", "the words (logicasker)", "everyday")
      .option("-o, --output <folder>", "where the study's files go (organon-runs/NAME)")
      .option("--per-leaf <n>", "questions of each skill (logicasker)", "10")
      .option("--lengths <list>", "lengths of inference (logicasker)", papersLengths.lengths.join(","))
      .option("--per-length <n>", "questions of each length (logicasker)", String(papersLengths.perLength))
      .option("--shots <n>", "demonstrations in a lesson (logicasker)", "4")
      .option("--shots-as <form>", "text before the question, or chat: turns (logicasker)", "text")
      .option("--nearest", "ask with the demonstrations nearest to each question, too (logicasker)", false)
      .option(
        "--reasons <form>",
        `how demonstrations give reasons (logicasker): ${reasonForms.join(", ")}`,
        "short",
      )
      .option("--sheets <files...>", "the two filled validity sheets (logicasker)")
      .option("--epochs <n>", "how often each question is asked (biases)", "1")
      .option("--pairs <n>", "pairs of twins to ask in every way (biases)", "50");
  },
  run: async ([name = ""], flags, context) => {
    if (name === "divlogiceval")
      throw new OrganonError("misuse", "“organon study divlogiceval” is not built yet", {
        hint: `built: ${studies.join(", ")}; organon divlogic run asks its questions`,
      });
    const found = studies.find((one) => one === name);
    switch (found) {
      case undefined:
        throw unknownName("study", name, studies);
      case "logicasker":
        refuseGiven(context.given, ["epochs", "pairs"], ...belongsTo("biases", name));
        return studyLogicAsker(flags, context);
      case "biases":
        refuseGiven(context.given, logicaskerFlags, ...belongsTo("logicasker", name));
        return studyBiases(flags, context);
      default:
        return found satisfies never;
    }
  },
};
