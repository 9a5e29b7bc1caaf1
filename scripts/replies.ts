/**
 * Replies and what each answers. The hand-written ones stand in test/acceptance/replies; recorded ones of third parties are no part
 * of the project, so a folder of them is read where one is given (seen.jsonl.gz, unseen.jsonl.gz).
 */
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { gunzipSync } from "node:zlib";
import type { ReadAnswer } from "#scoring/verdict";
import { read } from "#scoring/reading/read";
import { buildSpellings, type Answer } from "#scoring/reading/spellings";

/** A reply to a question with some answers. */
type Asked = { readonly id: string; readonly answers: readonly Answer[]; readonly reply: string };

type HandWrittenReply = Asked & {
  readonly manner: string;
  /** What the reply is read as: a label, or (none). */
  readonly reading: string;
  /** What a person reads: a label, or null for no answer, or for several. */
  readonly label: string | null;
  /** Whether Organon reads otherwise than a person. */
  readonly isMissed: boolean;
};

type RecordedReply = Asked & {
  readonly style: string;
  readonly label: string | null;
  /** Careful readers may differ on it, so it enters no measure. */
  readonly doubt: boolean;
  /** The whole row, of which the pins keep a hash. */
  readonly row: string;
};

export const halves = ["seen", "unseen"] as const;

const answersOf = (labels: readonly string[], options?: readonly string[] | null): readonly Answer[] =>
  labels.map((label, i) => ({ label, text: options?.[i] }));

export const handWrittenReplies = (): readonly HandWrittenReply[] =>
  readFileSync(resolve(import.meta.dirname, "../test/acceptance/replies/hand-written.jsonl"), "utf8")
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line))
    .map(({ id, manner, asked, options, reply, read: label, person }) => ({
      id,
      manner,
      reply,
      answers: answersOf(asked, options),
      reading: label ?? "(none)",
      label: person === undefined ? label : person,
      isMissed: person !== undefined,
    }));

export const recordedReplies = (folder: string, half: (typeof halves)[number]): readonly RecordedReply[] =>
  gunzipSync(readFileSync(join(folder, `${half}.jsonl.gz`)))
    .toString("utf8")
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line))
    .map(({ id, style, answers, options, reply, read: label, doubt = false }) => ({
      id,
      style,
      reply,
      label,
      doubt,
      answers: answersOf(answers, options),
      row: JSON.stringify([style, answers, options, reply, label, doubt]),
    }));

/** What Organon reads. */
export const readReply = ({ reply, answers }: Asked): ReadAnswer => read(reply, buildSpellings(answers));

/** A reading in a word: a label, or (none). */
export const wordOf = ({ answer }: ReadAnswer): string => answer ?? "(none)";

type Reader = (reply: Asked) => string | undefined;

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** The label that a text says, if it is one and nothing else. */
const exactly = (text: string, answers: readonly Answer[]): string | undefined => {
  const bare = text.replaceAll(/[\s()*$.,:]/g, "").toLowerCase();
  return answers.find(({ label }) => label.toLowerCase() === bare)?.label;
};

const lastLabel: Reader = ({ reply, answers }) => {
  const labels = answers.map(({ label }) => escaped(label)).join("|");
  const isLetter = answers.every(({ label }) => label.length === 1);
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${labels})(?![\\p{L}\\p{N}])`, isLetter ? "gu" : "giu");
  return exactly([...reply.matchAll(pattern)].at(-1)?.[0] ?? "", answers);
};

/** As `get-answer` of lm-evaluation-harness's chain-of-thought tasks: what stands behind the first "the answer is". */
const strictFilter: Reader = ({ reply, answers }) =>
  exactly(/the answer is (.*?)(?:\.|$)/im.exec(reply)?.[1] ?? "", answers);

/** As its `flexible-extract`: the last letter in brackets, number or label; letters first behind "answer is". */
const flexibleFilter: Reader = ({ reply, answers }) => {
  const last = (pattern: RegExp): string => [...reply.matchAll(pattern)].at(-1)?.[1] ?? "";
  if (answers.every(({ label }) => /^\d+$/.test(label))) return exactly(last(/(-?[0-9]+)/g), answers);
  if (answers.every(({ label }) => /^[a-z]$/i.test(label)))
    return exactly(/answer is \(?([A-J])\)?/i.exec(reply)?.[1] ?? last(/\(([A-Z])\)/gi), answers);
  return exactly(
    last(new RegExp(`\\b(${answers.map(({ label }) => escaped(label)).join("|")})\\b`, "gi")),
    answers,
  );
};

/** Organon's reader first, then what others do. */
export const readers: Readonly<Record<string, Reader>> = {
  Organon: (reply) => readReply(reply).answer,
  "last label": lastLabel,
  "lm-eval strict": strictFilter,
  "lm-eval flexible": flexibleFilter,
};

/** How often a reader is right, and wrong, on replies with an answer, and how often it reads one where there is none. */
type Measure = { answered: number; right: number; misread: number; empty: number; invented: number };

/** How well a reader reads the replies on which careful readers agree, by style. */
export const measureByStyle = (
  replies: readonly RecordedReply[],
  reader: Reader,
): Readonly<Record<string, Readonly<Measure>>> => {
  const measures: Record<string, Measure> = {};
  for (const reply of replies) {
    if (reply.doubt) continue;
    const measure = (measures[reply.style] ??= { answered: 0, right: 0, misread: 0, empty: 0, invented: 0 });
    const answer = reader(reply);
    measure[reply.label === null ? "empty" : "answered"] += 1;
    if (answer !== undefined)
      measure[reply.label === null ? "invented" : answer === reply.label ? "right" : "misread"] += 1;
  }
  return measures;
};
