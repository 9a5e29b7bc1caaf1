/**
 * The lines of a run file. Each has its number and a SHA-256 of its text and of the line before it, so that a changed, missing,
 * repeated or foreign line can be named. docs/file-formats.md describes them.
 */
import { hash } from "node:crypto";
import type { Line } from "#items/formats/lines";
import { misuse, OrganonError } from "#logic/error";
import { isRecord } from "#logic/is-record";
import { streamLines } from "#workspace/files/lines";
import { orElse } from "#workspace/files/or-else";

/** A line without its number and hash: what it holds, as JSON. */
export type RunLine = { readonly kind: "head" | "question" | "call" | "note"; readonly json: string };

const sha256 = (before: string, number: number | string, member: string): string =>
  hash("sha256", `${before}{"line":${number},${member}}`);

/** Numbers and hashes lines, and adds the last one. */
export async function* writeRunLines(lines: AsyncIterable<RunLine>): AsyncGenerator<string> {
  let [number, before] = [0, ""];
  const add = (member: string): string => {
    number += 1;
    before = sha256(before, number, member);
    return `{"line":${number},"sha256":"${before}",${member}}\n`;
  };
  for await (const { kind, json } of lines) yield add(`"${kind}":${json}`);
  yield add(`"end":${number}`);
}

const form = /^\{"line":(\d{1,15}),"sha256":"([0-9a-f]{64})",("(head|question|call|note|end)":(.*))\}$/s;
const maxFaults = 10;
/** The remedy for a file that was changed. */
export const again = "export the run again with organon export RUN --format run, and copy the file unchanged";

/**
 * Yields the lines of a run file with their places. Throws misuse that names the lines that were changed, are missing or stand
 * twice, and for a file that is cut off or larger unpacked than allowed. All lines before a yielded one are as written.
 */
export async function* readRunLines(
  path: string,
  signal?: AbortSignal,
): AsyncGenerator<RunLine & { readonly place: string }> {
  const faults: string[] = [];
  let [next, before, isEnded] = [1, "", false];
  for await (const { text, number } of packedLines(path, signal)) {
    const [, said = "", own = "", member = "", kind = "", json = ""] = form.exec(text) ?? [];
    const place = `${path}:${number}`;
    if (number === 1 && kind !== "head") throw misuse(`${place}: not a run file`, again);
    const order = Number(said) - next;
    if (isEnded) faults.push(`line ${number} stands behind the last line`);
    else if (kind === "") faults.push(`line ${number} is not a line of a run file`);
    else if (order < 0) faults.push(`line ${number} repeats line ${said}`);
    else if (order > 0) faults.push(`line ${number} follows ${order} missing lines`);
    else if (sha256(before, said, member) !== own)
      faults.push(`line ${number} was changed: ${hashContent(kind, json)}`);
    next = Math.max(next, Number(said) + 1);
    isEnded ||= kind === "end";
    before = own;
    if (faults.length > 0 || !isValue(kind)) continue;
    yield { kind, json, place };
  }
  const [shown, more] = [faults.slice(0, maxFaults).join("; "), faults.length - maxFaults];
  if (shown !== "")
    throw misuse(`${path} is not as exported: ${shown}${more > 0 ? `; and ${more} more` : ""}`, again);
  if (!isEnded) throw cutOff(path, next);
}

const isValue = (kind: string): kind is RunLine["kind"] => kind !== "" && kind !== "end";

const cutOff = (path: string, line: number, cause?: unknown): OrganonError =>
  misuse(`${path}:${line}: the file is cut off or damaged here`, again, cause);

/** Yields the lines, unpacked. If a packed file ends early or is damaged, the error names the line that could not be read. */
async function* packedLines(path: string, signal: AbortSignal | undefined): AsyncGenerator<Line> {
  let next = 1;
  try {
    for await (const line of streamLines(path, signal)) {
      yield line;
      next = line.number + 1;
    }
  } catch (error) {
    const cause = error instanceof OrganonError ? error.cause : undefined;
    throw isRecord(cause) && String(cause["code"]).startsWith("Z_") ? cutOff(path, next, cause) : error;
  }
}

const hashContent = (kind: string, json: string): string => {
  const value = orElse((): unknown => JSON.parse(json), undefined);
  if (kind === "call" && isRecord(value)) return `call and answer to question ${String(value["question"])}`;
  return kind === "question" && isRecord(value) ? `question ${String(value["id"])}` : kind;
};
