/**
 * `organon divlogic diversity FILES`: different words and divergence from Wikipedia's words of question sets (DivLogicEval, Table 4).
 */
import { basename } from "node:path";
import { misuse } from "#logic/error";
import { diversity as measured, diversityDocument, type NamedTexts, ownText } from "#verbs/diversity";
import { questionOf } from "#items/question";
import { entriesOf } from "#verbs/files/entries";
import { defineVerb } from "../../command.ts";
import { advancedFlag, anyWhole, picked, text, whole, type Kind } from "../../flags.ts";

const positive: Kind<number> = {
  read: (said, name) => {
    const value = Number(said);
    if (said.trim() !== "" && value > 0 && Number.isFinite(value)) return value;
    throw misuse(`${name} ${said} is not a number above 0`, `as in ${name} 0.02`);
  },
};

export const diversity = defineVerb({
  name: "divlogic diversity",
  summary: "Count distinct words of question sets, and their divergence from Wikipedia.",
  example: "organon divlogic diversity choices.jsonl",
  arguments: [{ name: "<files...>", about: "question files (JSON lines), own or imported" }],
  flags: {
    smoothing: advancedFlag("--smoothing <n>", "smoothing added to each count (default 0.02)", positive),
    calibrate: advancedFlag(
      "--calibrate <file=n>",
      "choose the smoothing so that a file has this divergence, for example folio.jsonl=2.77",
      text,
    ),
    tokens: advancedFlag(
      "--tokens <n>",
      "reference words per draw (default: the smallest set's, at most FOLIO's)",
      whole(),
    ),
    draws: advancedFlag("--draws <n>", "number of reference draws (default 10)", whole()),
    seed: advancedFlag("--seed <n>", "seed of the reference draws (default 1)", anyWhole),
  },
  run: async (values, _, files) => {
    const { calibrate } = values;
    const sets: NamedTexts[] = [];
    for (const file of files) {
      const texts: string[] = [];
      for await (const entry of entriesOf(file)) texts.push(ownText(questionOf(entry)));
      sets.push({ name: basename(file), texts });
    }
    const [, set, value] = calibrate === undefined ? [] : (/^(.+)=(\d*\.?\d+)$/.exec(calibrate) ?? []);
    if (calibrate !== undefined && (set === undefined || value === undefined))
      throw misuse(
        `--calibrate ${calibrate} is not a file and a number`,
        "as in --calibrate folio.jsonl=2.77",
      );
    const told = measured({
      sets,
      ...picked(values, "smoothing", "tokens", "draws", "seed"),
      calibrate: set === undefined ? undefined : { set: basename(set), value: Number(value) },
    });
    return { json: told, document: diversityDocument(told) };
  },
});
