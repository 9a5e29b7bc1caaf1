/**
 * The lines of a run file. Each has its number and a SHA-256 of its text, so that a changed, missing or repeated line can be
 * named; the last line counts the others and has a hash of theirs. docs/file-formats.md describes them.
 */
import { createHash, hash } from "node:crypto";
import { z } from "zod";
import { misuse, OrganonError } from "#logic/error";
import { isRecord } from "#logic/is-record";
import { callStatuses } from "#models/language-model";
import type { Line } from "#items/formats/lines";
import { jsonBySchema } from "../files/by-schema.ts";
import { linesOf } from "../files/lines.ts";
import { orElse } from "../files/or-else.ts";
import type { UnpackOptions } from "../files/unpack.ts";

export const layoutVersion = 1;

export const batchStatuses = ["intended", "waiting", "ended", "lost"] as const;

const whole = z.int().min(0);
const amount = z.number().min(0).nullable();
const time = z.string().regex(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/, "not an ISO time");
const text = z.string();
const digest = z.string().regex(/^[0-9a-f]{32}$/, "not 32 hexadecimal digits");

const head = z.object({
  v: z.literal(layoutVersion, "written by another version of Organon, in another layout"),
  organon: text,
  run: z.object({ id: text, plan: z.unknown(), created: time, touched: time, planned: z.boolean() }),
  subjects: z
    .array(
      z.object({
        id: text,
        provider: text,
        model: text,
        organisation: text,
        parameters: z.record(text, z.union([text, z.number(), z.boolean()])),
      }),
    )
    .min(1),
  names: z.array(text),
  batches: z.array(
    z.object({
      name: text,
      subject: whole,
      vendor_id: text.nullable(),
      status: z.enum(batchStatuses),
      calls: whole,
      set_aside: amount,
      created: time,
      why: text.nullable(),
    }),
  ),
});
export type RunHead = z.infer<typeof head>;

const answer = z.object({
  status: z.enum(callStatuses),
  prompt: z.array(z.object({ role: z.enum(["system", "user", "assistant"]), content: text })).min(1),
  text,
  thinking: text.nullable(),
  finish_reason: text.nullable(),
  tokens_in: whole.nullable(),
  tokens_out: whole.nullable(),
  tokens_thinking: whole.nullable(),
  tokens_cached: whole.nullable(),
  cost: amount,
  served_model: text.nullable(),
  time,
  attempts: z.unknown(),
  logprobs: z.unknown(),
  /** The answer parsers that judged it: they judge it again. */
  readers: z.array(text),
});

const call = z.object({
  subject: whole,
  ordinal: whole,
  epoch: whole,
  question: text,
  hash: digest,
  batch: text.nullable(),
  answer: answer.nullable(),
});
export type RunCall = z.infer<typeof call>;

const note = z.object({
  study: text,
  subject: text,
  annotator: text,
  answers: z.record(text, text),
  at: time,
});

type Values = {
  readonly head: RunHead;
  /** As text: questions are compared byte by byte. */
  readonly question: string;
  readonly call: RunCall;
  readonly note: z.infer<typeof note>;
};
export type RunLine = {
  [Kind in keyof Values]: { readonly kind: Kind; readonly value: Values[Kind]; readonly place: string };
}[keyof Values];

const sha256 = (value: string): string => hash("sha256", value);

const noLines = { heads: 0, questions: 0, calls: 0, notes: 0 };

/** Makes the lines of a file, with their line ends. */
export class RunLineWriter {
  readonly #all = createHash("sha256");
  readonly #counts = { ...noLines };
  #number = 0;

  line<Kind extends keyof Values>(kind: Kind, value: Values[Kind]): string {
    this.#counts[`${kind}s`] += 1;
    return this.#add(`"${kind}":${typeof value === "string" ? value : JSON.stringify(value)}`);
  }

  end(): string {
    return this.#add(`"end":${JSON.stringify({ ...this.#counts, sha256: this.#all.copy().digest("hex") })}`);
  }

  #add(member: string): string {
    this.#number += 1;
    const own = sha256(`{"line":${this.#number},${member}}`);
    this.#all.update(own);
    return `{"line":${this.#number},"sha256":"${own}",${member}}\n`;
  }
}

const form = /^\{"line":(\d{1,15}),"sha256":"([0-9a-f]{64})",("(head|question|call|note|end)":(.*))\}$/s;
const maxFaults = 10;
const again = "export the run again with organon export RUN --format run, and copy the file unchanged";

/**
 * Yields the lines of a run file, checked. Throws misuse that names the lines that were changed, are missing or stand twice, and
 * for a file that is cut off, of another layout, or larger unpacked than allowed. All lines before a yielded one are as written.
 */
export async function* readRunLines(path: string, options: UnpackOptions = {}): AsyncGenerator<RunLine> {
  const check = new LineCheck(path);
  for await (const line of packedLines(path, options)) {
    const found = check.look(line);
    if (found !== undefined && check.isSound) yield valueOf(found, `${path}:${line.number}`);
  }
  check.end();
}

type RawLine = { readonly kind: keyof Values; readonly json: string };

const isValue = (kind: string): kind is keyof Values => `${kind}s` in noLines;

/** Compares the lines of a file with their hashes and numbers. */
class LineCheck {
  readonly #path: string;
  readonly #all = createHash("sha256");
  readonly #counts = { ...noLines };
  readonly #faults: string[] = [];
  #next = 1;
  #isEnded = false;

  constructor(path: string) {
    this.#path = path;
  }

  get isSound(): boolean {
    return this.#faults.length === 0;
  }

  /** Returns what a line holds; undefined for the last line and for one that cannot be read. */
  look({ text: line, number }: Line): RawLine | undefined {
    const [, said = "", own = "", member = "", kind = "", json = ""] = form.exec(line) ?? [];
    if (number === 1 && kind !== "head") throw misuse(`${this.#path}:1: not a run file`, again);
    const fault = this.#faultOf(Number(said), kind);
    if (fault !== undefined) this.#faults.push(`line ${number} ${fault}`);
    else if (sha256(`{"line":${said},${member}}`) !== own)
      this.#faults.push(`line ${number} was changed: ${contentOf(kind, json)}`);
    if (Number(said) >= this.#next) this.#next = Number(said) + 1;
    if (kind === "end") this.#close(json);
    this.#all.update(own);
    if (!isValue(kind)) return undefined;
    this.#counts[`${kind}s`] += 1;
    return { kind, json };
  }

  #faultOf(said: number, kind: string): string | undefined {
    if (this.#isEnded) return "stands behind the last line";
    if (kind === "") return "is not a line of a run file";
    if (said < this.#next) return `repeats line ${said}`;
    return said === this.#next ? undefined : `follows ${said - this.#next} missing lines`;
  }

  #close(json: string): void {
    this.#isEnded = true;
    const own = JSON.stringify({ ...this.#counts, sha256: this.#all.copy().digest("hex") });
    if (this.isSound && own !== json) this.#faults.push("some lines are from another file");
  }

  /** Throws what was found. */
  end(): void {
    if (!this.isSound) {
      const shown = this.#faults.slice(0, maxFaults).join("; ");
      const more = this.#faults.length - maxFaults;
      const rest = more > 0 ? `; and ${more} more` : "";
      throw misuse(`${this.#path} is not as it was exported: ${shown}${rest}`, again);
    }
    if (!this.#isEnded) throw cutOff(this.#path, this.#next);
  }
}

const cutOff = (path: string, line: number, cause?: unknown): OrganonError =>
  misuse(`${path}:${line}: the file is cut off or damaged here`, again, cause);

/** Yields the lines, unpacked. If a packed file ends early or is damaged, the error names the line that could not be read. */
async function* packedLines(path: string, options: UnpackOptions): AsyncGenerator<Line> {
  let next = 1;
  try {
    for await (const line of linesOf(path, options.signal, options)) {
      yield line;
      next = line.number + 1;
    }
  } catch (error) {
    const cause: unknown = error instanceof OrganonError ? error.cause : undefined;
    const code = cause instanceof Error && "code" in cause ? String(cause.code) : "";
    throw code.startsWith("Z_") ? cutOff(path, next, cause) : error;
  }
}

const valueOf = ({ kind, json }: RawLine, place: string): RunLine => {
  const refuse = (fault: string): OrganonError => misuse(`${place}: not a ${kind}: ${fault}`, again);
  switch (kind) {
    case "question":
      return { kind, value: json, place };
    case "head":
      return { kind, value: jsonBySchema(head, json, refuse), place };
    case "call":
      return { kind, value: jsonBySchema(call, json, refuse), place };
    default:
      return { kind, value: jsonBySchema(note, json, refuse), place };
  }
};

/** What a changed line holds, as far as it can be read. */
const contentOf = (kind: string, json: string): string => {
  const value = orElse((): unknown => JSON.parse(json), undefined);
  if (!isRecord(value)) return kind;
  if (kind === "call") return `the call and answer to question ${String(value["question"])}`;
  return kind === "question" ? `question ${String(value["id"])}` : `the ${kind}`;
};
