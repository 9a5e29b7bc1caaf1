/** The look at a log of an unknown layout: the fields of its records, and the map that its values suggest. */
import { OrganonError } from "#logic/error";
import { clip, printable } from "#reports/printable";
import { readAnswers } from "#runs/foreign/answers";
import type { LogFile } from "#runs/foreign/foreign";
import { logFormats } from "#runs/foreign/formats";
import { readProposal, type LogProposal } from "#runs/foreign/propose";
import { parseAnswer } from "#scoring/readers/readers";

export type Look = {
  readonly records: number;
  readonly fields: Readonly<Record<string, string>>;
  readonly map: Readonly<Record<string, string>>;
  /** The known layouts that most of the first records fit. */
  readonly known: readonly string[];
  readonly lines: readonly string[];
};

const shownFields = 40;
const needed = ["question", "key", "reply"];

export const examineLog = async (file: LogFile, format: string): Promise<Look> => {
  const { records, columns, parts }: LogProposal = await readProposal(file, parseAnswer);
  const map = Object.fromEntries(parts.map(({ part, field }) => [part, field]));
  const fields = Object.fromEntries(
    columns.map(({ field, values, texts }) => [field, pickExample(values, texts)]),
  );
  const missing = needed.filter((part) => !Object.hasOwn(map, part));
  const said = parts.map(({ part, field }) => `${part}=${field}`).join(",");
  const known = await findFormats(file, format);
  const shown = Object.entries(fields).slice(0, shownFields);
  return {
    records,
    fields,
    map,
    known,
    lines: [
      `${file.name}: ${records} records with the fields`,
      ...columnsText(shown),
      ...(shown.length < columns.length ? [`  and ${columns.length - shown.length} more`] : []),
      ...(parts.length === 0 ? [] : ["proposed by their values:"]),
      ...columnsText(
        parts.map(({ part, field, finding }) => [`${part}=${field}`, clip(printable(finding), 70)]),
      ),
      ...(missing.length === 0 ? [] : [`not found: ${missing.join(", ")}; name the fields with --map`]),
      ...known.map((name) => `${name} reads this: organon import ${name} ${quoted(file.name)}`),
      `organon import ${format} ${quoted(file.name)} --map ${quoted(said === "" ? "question=…,key=…,reply=…" : said)}`,
    ],
  };
};

const findFormats = async (file: LogFile, format: string): Promise<readonly string[]> => {
  const names: string[] = [];
  for (const one of logFormats.filter(({ name }) => name !== format && name !== "replies")) {
    let [size, read] = [0, 0];
    try {
      for await (const found of readAnswers(one, file, {})) {
        if (typeof found === "object" && found.response.text.trim() !== "") read++;
        if (++size === triedRecords) break;
      }
    } catch (error) {
      if (!(error instanceof OrganonError) || error.code !== "misuse") throw error;
    }
    if (2 * read > size) names.push(one.name);
  }
  return names;
};

const triedRecords = 20;

const pickExample = (values: readonly unknown[], texts: readonly string[]): string => {
  const text = texts.find((one) => one !== "");
  const value = values.find((one) => one !== undefined);
  return clip(printable(text ?? JSON.stringify(value) ?? ""), 70);
};

const columnsText = (rows: readonly (readonly [string, string])[]): readonly string[] => {
  const width = Math.min(40, Math.max(0, ...rows.map(([name]) => name.length)));
  return rows.map(([name, value]) => `  ${printable(name).padEnd(width)}  ${value}`.trimEnd());
};

const quoted = (word: string): string =>
  /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", String.raw`'\''`)}'`;
