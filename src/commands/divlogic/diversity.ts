/**
 * `organon divlogic diversity FILES`: different words and divergence from Wikipedia's words of question sets (DivLogicEval, Table 4);
 * `organon divlogic symbolic FILE`: the same questions in signs instead of words (the paper's ablation, §3.3).
 */
import { basename } from "node:path";
import { misuse } from "#logic/error";
import {
  diversity as measured,
  diversityDocument,
  type NamedTexts,
  ownText,
} from "#experiments/audit/diversity";
import { questionOf } from "#items/question";
import { entriesOf } from "#workspace/files/entries";
import { z } from "zod";
import { defineCommand } from "../command.ts";
import {
  advancedFlag,
  anyWhole,
  pick,
  text,
  whole,
  flag,
  fromText,
  Rejection,
  outputFile,
} from "../flags.ts";
import { hasOptions } from "#items/problem-line";
import { symbolicTwin } from "#items/formats/choice";
import { emptyFile } from "#workspace/files/file-error";
import { openItems } from "../terminal.ts";

const positive = fromText(z.number().gt(0), (said) => {
  const value = Number(said);
  if (said.trim() !== "" && value > 0 && Number.isFinite(value)) return value;
  throw new Rejection("is not a number above 0", "as in {flag} 0.02");
});

export const diversity = defineCommand({
  name: "divlogic diversity",
  summary: "Count distinct words of question sets, and their divergence from Wikipedia.",
  example: "organon divlogic diversity choices.jsonl",
  arguments: [{ name: "<files...>", about: "question files (JSON lines), own or imported" }],
  options: {
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
  load: async () => ({
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
        ...pick(values, "smoothing", "tokens", "draws", "seed"),
        calibrate: set === undefined ? undefined : { set: basename(set), value: Number(value) },
      });
      return { json: told, document: diversityDocument(told) };
    },
  }),
});

export const symbolic = defineCommand({
  name: "divlogic symbolic",
  summary: "Rewrite questions in symbols instead of words.",
  example: "organon divlogic symbolic choices.jsonl -o symbolic.jsonl",
  arguments: [{ name: "<file>", about: "four-option questions (JSON lines); - is stdin" }],
  options: { output: flag("-o, --output <file>", "output file; - is stdout (default -)", outputFile) },
  load: async () => ({
    run: async ({ output = "-" }, context, [file = "-"]) => {
      const { terminal, signal } = context;
      let items: Awaited<ReturnType<typeof openItems>> | undefined;
      let made = 0;
      for await (const entry of entriesOf(file, signal)) {
        signal.throwIfAborted();
        if (!hasOptions(entry))
          throw misuse(
            `${file} holds questions without four options`,
            "organon divlogic generate writes four-option questions",
          );
        // Opened with the first item, so that a bad file leaves none behind.
        items ??= await openItems(output, context);
        await items.write(JSON.stringify(symbolicTwin(entry)));
        made++;
      }
      if (items === undefined) throw emptyFile(file, "choice items");
      await items.close({ made });
      terminal.notice(`${made} symbolic questions`);
      return 0;
    },
  }),
});
