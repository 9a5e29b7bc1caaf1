/** Reads the records of a log: of a list in a JSON document, line by line, or of any text. Records of one sample and of a second file are put together. */
import { basename } from "node:path";
import { tagText, getValue } from "#items/datasets/fields";
import { readRecords, recordParts } from "#items/datasets/mapping";
import { parseLine, wholeRecords, type SourceRecord } from "#items/datasets/records";
import { misuse, withPlace } from "#logic/error";
import { isRecord } from "#logic/is-record";
import { getOrInsert } from "#logic/memoize";
import { toFields, toList, toText, type LogFile, type LogJoin } from "./foreign.ts";
import type { LogFormat } from "./formats.ts";

type RecordOrFault = object | string;

/** Yields the records of a log, or the reason why a line is none. Throws misuse for another layout. */
export const readLogRecords = (format: LogFormat, file: LogFile): AsyncIterable<RecordOrFault> => {
  const records = sourceRecords(format, file);
  const merged = format.merge === undefined ? records : mergeRecords(records, format.merge);
  return file.join === undefined ? merged : joinRecords(merged, file.join);
};

async function* sourceRecords(format: LogFormat, { name, text }: LogFile): AsyncGenerator<RecordOrFault> {
  const { each = [] } = format;
  if (typeof text === "string" && format.records !== undefined) yield* listedRecords(format, name, text);
  else if (typeof text === "string") {
    const records = readRecords({ each }, text, name);
    for (;;) {
      const { value: source, done } = withPlace(name, () => records.next());
      if (done === true) return;
      yield readRecord(source);
    }
  } else
    for await (const line of text())
      yield* recordParts(parseLine(line.text, line.number), each, name).map(readRecord);
}

const readRecord = (source: SourceRecord): RecordOrFault => {
  if ("wrong" in source) return source.wrong;
  return isRecord(source.record) ? source.record : "it is not a record";
};

function* listedRecords(format: LogFormat, name: string, text: string): Generator<RecordOrFault> {
  for (const source of wholeRecords(text, name)) {
    const log = "record" in source ? source.record : undefined;
    const records = getValue(log, format.records ?? "");
    if (!Array.isArray(records)) yield `${basename(name)} is not ${format.what ?? format.about}`;
    for (const [at, record] of toList(records).entries())
      yield { ...toFields(record), "@log": log, "@file": name, "@line": at + 1 };
  }
}

async function* mergeRecords(
  records: AsyncIterable<RecordOrFault>,
  { by, name, value }: NonNullable<LogFormat["merge"]>,
): AsyncGenerator<RecordOrFault> {
  const samples = new Map<string, Readonly<Record<string, unknown>>>();
  let log: object = {};
  for await (const record of records) {
    const sample = typeof record === "string" ? undefined : tagText(getValue(record, by));
    if (typeof record === "string") yield record;
    else if (sample === undefined) log = { ...log, ...record };
    else {
      const known = getOrInsert(samples, sample, () => toFields(record));
      const event = toText(getValue(record, name)) ?? "";
      samples.set(sample, { ...known, [event]: getValue(record, value) });
    }
  }
  for (const sample of samples.values()) yield { ...sample, "@log": log };
}

/** Adds the record of another file to each record, as its member `join`: the one with the same value, or the one in the same place. */
async function* joinRecords(
  records: AsyncIterable<RecordOrFault>,
  { on, ...file }: LogJoin,
): AsyncGenerator<RecordOrFault> {
  const name = basename(file.name);
  const read = await Array.fromAsync(sourceRecords({ name, about: "", fields: {}, missing: "" }, file));
  const others = read.filter((one) => typeof one !== "string");
  const [field = "", otherField = field] = on?.split("=") ?? [];
  const named = new Map<string, object>();
  for (const other of on === undefined ? [] : others) {
    const value = tagText(getValue(other, otherField));
    if (value !== undefined && named.has(value) && !isEqual(named.get(value), other))
      throw misuse(`${file.name} has two records whose ${otherField} is “${value}”`);
    if (value !== undefined) named.set(value, other);
  }
  let size = 0;
  for await (const record of records) {
    if (typeof record === "string") {
      yield record;
      continue;
    }
    const other = on === undefined ? others[size] : named.get(tagText(getValue(record, field)) ?? "");
    size++;
    yield other === undefined ? `its ${field} is not in ${name}` : { ...record, join: other };
  }
  if (on === undefined && others.length !== size)
    throw misuse(
      `${file.name} has ${others.length} records beside ${size}`,
      `name a field of both: --join "${file.name} on id"`,
    );
}

const isEqual = (one: object | undefined, other: object): boolean =>
  JSON.stringify({ ...one, "@line": 0 }) === JSON.stringify({ ...other, "@line": 0 });
