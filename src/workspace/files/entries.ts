/**
 * A file's questions: its lines parsed as entries, and the suite that they are.
 */
import { hasOptions, isAboutRule, isProblem, type ProblemLine } from "#items/problem-line";
import { toQuestion, type Question } from "#items/question";
import { createHash } from "node:crypto";
import { parseProblemLines, toQuestions } from "#items/formats/lines";
import { hashContent, linesToAsk } from "#items/identity";
import { enoughWords } from "#items/plan-behind";
import { openChoiceGenerator, choiceItems, fileItems } from "#items/open-suite";
import type { Suite, SuiteVariant } from "#items/suite";
import { misuse } from "#logic/error";
import { isRecord } from "#logic/is-record";
import { pickCustom, type Own } from "../settings/own.ts";
import { emptyFile } from "./file-error.ts";
import { streamLines } from "./lines.ts";
import { orElse } from "./or-else.ts";

export const readEntries = (path: string, signal?: AbortSignal): AsyncGenerator<ProblemLine> =>
  parseProblemLines(streamLines(path, signal), path);

export async function* readChoiceFile(path: string): AsyncGenerator<ProblemLine<"options">> {
  for await (const entry of readEntries(path)) if (hasOptions(entry)) yield entry;
}

/** The four-option items that a suite asks; none of another suite. */
export async function* readChoiceSuite(suite: Suite): AsyncGenerator<ProblemLine<"options">> {
  if (suite.kind === "choice") yield* choiceItems(suite, openChoiceGenerator(suite));
  else if (suite.kind === "file" && suite.file !== undefined)
    for await (const item of fileItems(suite, { readLines: streamLines })) if (hasOptions(item)) yield item;
}

/** All four-option items of a file. Throws misuse where there are none. */
export const readChoices = async (path: string): Promise<readonly ProblemLine<"options">[]> => {
  const items = await Array.fromAsync(readChoiceFile(path));
  if (items.length > 0) return items;
  throw misuse(`${path} holds no four-option questions`, "organon generate --task four-option writes them");
};

export async function* readQuestionFile(
  path: string,
  { signal, rotations }: { readonly signal?: AbortSignal; readonly rotations?: 1 } = {},
): AsyncGenerator<Question> {
  for await (const entry of readEntries(path, signal)) yield* toQuestions(entry, rotations);
}

export const readQuestions = (...about: Parameters<typeof readQuestionFile>): Promise<readonly Question[]> =>
  Array.fromAsync(readQuestionFile(...about));

/** How many questions there are, and what names them together. */
export const questionsHash = async (
  questions: Iterable<Pick<Question, "id">> | AsyncIterable<Pick<Question, "id">>,
): Promise<{ readonly count: number; readonly hash: string }> => {
  const hash = createHash("sha256");
  let count = 0;
  for await (const { id } of questions) {
    hash.update(id);
    count++;
  }
  return { count, hash: hash.digest("hex").slice(0, 32) };
};

/** Hashes the ids of a file's questions, as `fileSuite` does, without checking their lines. Throws misuse if there are none. */
export const idsHash = async (path: string): Promise<string> => {
  const ids = async function* () {
    for await (const { text: line } of streamLines(path)) yield { id: findId(line) };
  };
  const { count, hash } = await questionsHash(ids());
  if (count === 0) throw misuse(`${path} holds no questions`);
  return hash;
};

const findId = (line: string): string => {
  const value = orElse((): unknown => JSON.parse(line), undefined);
  return isRecord(value) && "id" in value ? String(value["id"]) : "";
};

/**
 * The suite of a file's questions. The file is read once to the end, so that a bad line is not met after a thousand paid
 * calls, nor one that is not what its id says. `own` are the rules and topics of a configuration: the suite holds those that its items use. Throws misuse for a file without questions and for standard input, which cannot be read twice.
 */
export const fileSuite = async (
  path: string,
  {
    first,
    rotations,
    shard,
    own = {},
  }: Pick<SuiteVariant<"file">, "first" | "rotations" | "shard"> & { readonly own?: Own } = {},
): Promise<SuiteVariant<"file">> => {
  if (path === "-") throw misuse("--suite - is not possible", "name a file");
  const hash = createHash("sha256");
  let [count, repeated] = [0, 0];
  let isChoice = true;
  const rules = new Set<string>();
  const words: ProblemLine["lexicon"][number][] = [];
  for await (const entry of linesToAsk(streamLines(path), path, () => repeated++)) {
    isChoice &&= hasOptions(entry);
    if (isAboutRule(entry)) {
      rules.add(entry.rule);
      if (words.length < enoughWords) words.push(...entry.lexicon);
    }
    hash.update(getLineName(entry));
    count++;
  }
  if (count === 0) throw emptyFile(path, "questions");
  const limit = Math.min(count, first ?? count);
  if (shard !== undefined && shard.number > limit)
    throw misuse(
      `--shard ${shard.number}/${shard.of} has none of the ${limit} questions of ${path}`,
      `as in --shard 1/${limit}`,
    );
  return {
    kind: "file",
    hash: hash.digest("hex").slice(0, 32),
    file: path,
    repeated: repeated || undefined,
    ...pickCustom(rules, words, own),
    format: isChoice ? "choice" : undefined,
    items: isChoice ? count : undefined,
    first: limit === count ? undefined : limit,
    rotations,
    shard,
  };
};

const getLineName = (line: ProblemLine): string =>
  isProblem(line) ? line.id : `${line.id} ${hashContent(toQuestion(line))}`;
