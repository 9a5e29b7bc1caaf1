/**
 * `organon prove`: the relation of premises to a conclusion, with its certificate; one sequent for people, or
 * JSON lines in and out for programs, in order and in bounded memory; or the certificates of items, in words.
 */
import type { ProblemLine } from "#items/problem-line";
import type { Judgement, Relation } from "#logic/certificate";
import { misuse } from "#logic/error";
import { printFitch } from "#logic/fitch";
import { printSequent } from "#logic/notation";
import { printInterpretation } from "#logic/print-interpretation";
import { emptyFile } from "#workspace/files/file-error";
import { streamLines } from "#workspace/files/lines";
import { readText } from "#workspace/files/whole-file";
import { proofDocument, prove as decideWith, parseArgument, type ProveOptions } from "./prove.ts";
import { type Context, type Result } from "../command.ts";
import { type Values, pick } from "../flags.ts";
import { jsonText } from "../printing.ts";
import { capitalize } from "#language/capitals";
import type { options } from "./options.ts";

export const proveSequents = async (
  values: Values<typeof options>,
  context: Context,
  given: string | undefined,
): Promise<Result | number> => {
  const { item, id, file, jsonl, notation, english, lexicon } = values;
  if (item !== undefined) return tellItems(item, id, context);
  const referee = values.referee && (await (await import("#experiments/open-store")).openReferee());
  const options: ProveOptions = {
    limits: pick(values, "maxMembers", "maxInstances", "maxConflicts", "maxGoals"),
    english: lexicon !== undefined ? { lexicon } : english === true ? {} : undefined,
    referee,
  };
  try {
    if (jsonl === true) return await proveLines(options, notation, context);
    const said = given ?? (file === undefined ? "" : await readText(file));
    const sequent =
      values.fromEnglish === true ? await readSentences(said, context) : parseArgument(said, notation, file);
    return await proveOne(sequent, options, context);
  } finally {
    await referee?.close();
  }
};

const readSentences = async (text: string, { config }: Context) => {
  const [{ readEnglishSequent }, { listKnown }] = await Promise.all([
    import("./english-sequent.ts"),
    import("#workspace/settings/own"),
  ]);
  return readEnglishSequent(text, listKnown(config).lexicons);
};

const tellItems = async (file: string, id: string | undefined, { terminal, common, signal }: Context) => {
  const [{ readEntries }, { sayCertificate }] = await Promise.all([
    import("#workspace/files/entries"),
    import("#items/explanations/certificate"),
  ]);
  const documents: { readonly id: string; readonly english: readonly string[] }[] = [];
  for await (const entry of readEntries(file, signal)) {
    signal.throwIfAborted();
    if (entry.premises === null)
      throw misuse(
        `${file} holds questions without one certificate`,
        "organon generate writes items, each with its certificate",
      );
    if (id !== undefined && !entry.id.startsWith(id)) continue;
    const english = sayCertificate(entry);
    if (!common.json)
      await terminal.show(`${documents.length > 0 ? "\n" : ""}${formatHead(entry)}\n\n${english.join("\n")}`);
    documents.push({ id: entry.id, english: common.json ? english : [] });
  }
  if (documents.length === 0)
    throw id === undefined
      ? emptyFile(file, "items")
      : misuse(
          `${file} holds no item ${id}`,
          "--id takes the first characters of an id in the file; without it all items are shown",
        );
  if (common.json) await terminal.out(jsonText({ items: documents }));
  return 0;
};

const formatHead = ({ id, task, rule, kind, question, key }: ProblemLine): string => {
  const [first = ""] = key;
  return [
    rule !== null ? `${id} · ${rule} · ${kind}` : `${id} · ${task ?? ""}`,
    question,
    `${capitalize(first)}${key
      .slice(1)
      .map((one) => `, ${one}`)
      .join("")}.`,
  ].join("\n");
};

const proveOne = async (
  sequent: ReturnType<typeof parseArgument>,
  options: ProveOptions,
  { terminal, common }: Context,
): Promise<number> => {
  const proof = await decideWith(sequent, options);
  const { judgement, english, referee } = proof;
  if (common.json) await terminal.out(JSON.stringify(proofDocument(proof, options.limits)));
  else {
    const shown =
      english === undefined ? describe(judgement) : [verdicts[judgement.relation], "", ...english].join("\n");
    await terminal.show(`${printSequent(sequent)}\n${shown}`);
    if (referee !== undefined)
      await terminal.show(
        [
          `z3 ${referee.disagrees ? "disagrees" : "agrees"}: ${referee.relation}`,
          ...referee.grounds.map((ground) => `  z3: ${ground}`),
        ].join("\n"),
      );
  }
  return referee?.disagrees === true ? 1 : 0;
};

const proveLines = async (
  how: ProveOptions,
  notation: Values<typeof options>["notation"],
  { terminal, signal }: Context,
): Promise<number> => {
  const { parseLine } = await import("./prove-line.ts");
  let disagreements = 0;
  const progress = terminal.progress("deciding");
  let done = 0;
  for await (const line of streamLines("-", signal)) {
    signal.throwIfAborted();
    const sequent = parseLine(line.text, notation);
    if ("error" in sequent) await terminal.out(JSON.stringify(sequent));
    else {
      const proof = await decideWith(sequent, how);
      if (proof.referee?.disagrees === true) disagreements++;
      await terminal.out(JSON.stringify(proofDocument(proof, how.limits)));
    }
    progress.update(++done, undefined);
    // Give signals a turn.
    if (done % 256 === 0) await new Promise(setImmediate);
  }
  progress.end();
  if (disagreements > 0) terminal.notice(`z3 disagrees on ${disagreements} of ${done} lines`);
  return disagreements > 0 ? 1 : 0;
};

const verdicts: Readonly<Record<Relation, string>> = {
  entailment: "entailment: the conclusion follows",
  contradiction: "contradiction: the conclusion is refuted, its negation follows",
  neutral: "neutral: the premises leave the conclusion open",
  inconsistent: "inconsistent: the premises cannot all be true",
  undecided: "undecided",
};

const describe = (judgement: Judgement): string => {
  const head = verdicts[judgement.relation];
  switch (judgement.relation) {
    case "undecided":
      return `${head}: ${judgement.reason}`;
    case "neutral": {
      const { satisfying, refuting } = judgement.certificate;
      const [isTrue, isFalse] = [satisfying, refuting].map(printInterpretation);
      return `${head}\n\ntrue in\n${isTrue}\n\nfalse in\n${isFalse}`;
    }
    default:
      return [head, "", printFitch(judgement.certificate)].join("\n");
  }
};
