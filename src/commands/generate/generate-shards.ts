/**
 * Questions with proved answers as a folder of Parquet files: each shard made by whoever has it, in any order, on any
 * machine, and the same bytes everywhere. Beside each part lies a note of what is in it; whoever finishes the last one writes
 * the manifest. A part that is there and is what its note says is not made again.
 */
import { createHash } from "node:crypto";
import { createReadStream, existsSync } from "node:fs";
import { join } from "node:path";
import type { WrittenFile } from "#items/exports/export";
import { suiteExports } from "#items/exports/exports";
import { questionOfLine } from "#items/formats/lines";
import type { Question } from "#items/question";
import type { GeneratedSuite } from "#items/open-suite";
import { misuse, OrganonError } from "#logic/error";
import { hasMembers } from "#logic/is-record";
import { smallFile } from "#models/small-file";
import { canonicalJson } from "#runs/plan";
import { writeExport } from "#workspace/files/export-files";
import { makeFolder, orFileError } from "#workspace/files/file-error";
import { openOutputs, type Outputs } from "#workspace/files/outputs";
import { makeLines } from "#experiments/generate-lines";
import { version } from "#workspace/settings/version";

type GenerateShardsOptions = {
  readonly folder: string;
  readonly of: number;
  /** The one part to be made, from 1; all where none is said. */
  readonly number?: number;
  readonly signal?: AbortSignal;
  readonly progress?: (made: number, asked: number) => void;
  /** How files are written; without it whatever is there is replaced, but for stores. */
  readonly outputs?: Outputs;
};

/** What is said of a part: the same version, suite and number of parts give the same bytes. */
type Note = {
  readonly v: 1;
  readonly organon: string;
  readonly suite: GeneratedSuite;
  readonly of: number;
  readonly part: WrittenFile;
};

const manifestName = "manifest.json";

/**
 * Makes parts of a suite. Gives the manifest, or undefined where parts of others are still to come. Throws misuse where the
 * folder holds another suite's parts.
 */
export const generateShards = async (whole: GeneratedSuite, options: GenerateShardsOptions) => {
  const { folder, of, number, outputs = openOutputs({ force: true }) } = options;
  const { shard: _, ...suite } = whole;
  const wanted = number === undefined ? Array.from({ length: of }, (_, i) => i + 1) : [number];
  makeFolder(folder, 0o777);
  let before = 0;
  for (const one of wanted) {
    const note = noteIn(folder, one, { suite, of });
    if (note !== undefined && (await isWhole(folder, note.part))) continue;
    const { progress } = options;
    await makePart(suite, one, {
      ...options,
      outputs,
      isOurs: note !== undefined,
      progress: progress && ((made, asked) => progress(before + made, asked * wanted.length)),
    });
    before += noteIn(folder, one, { suite, of })?.part.rows ?? 0;
  }
  const parts: WrittenFile[] = [];
  for (let one = 1; one <= of; one++) {
    const note = noteIn(folder, one, { suite, of });
    if (note === undefined) return undefined;
    parts.push(note.part);
  }
  const rows = parts.reduce((sum, part) => sum + part.rows, 0);
  const manifest = { v: 1, organon: version, suite, rows, parts };
  outputs.save(join(folder, manifestName), jsonText(manifest), { isPrivate: false });
  return manifest;
};

const nameOf = (number: number, of: number): string => {
  const digits = (count: number): string => String(count).padStart(5, "0");
  return `part-${digits(number)}-of-${digits(of)}`;
};

const makePart = async (
  suite: GeneratedSuite,
  number: number,
  options: GenerateShardsOptions & { readonly outputs: Outputs; readonly isOurs: boolean },
): Promise<void> => {
  const { folder, of, signal, progress, outputs, isOurs } = options;
  const name = nameOf(number, of);
  const path = join(folder, `${name}.parquet`);
  const format = suiteExports.find((one) => one.name === "parquet")!;
  const questions = async function* (): AsyncGenerator<Question> {
    const { lines, summary } = makeLines({ ...suite, shard: { number, of } }, { signal, progress });
    for await (const some of lines) for (const line of some) yield questionOfLine(line);
    const { complete, asked, made: count } = summary();
    if (!complete)
      throw new OrganonError("finding", `${count} of ${asked} questions of part ${number} could be made`, {
        hint: "fewer questions, other rules or another length",
      });
  };
  const about = { name: "questions", title: name, hash: "", version, date: "" };
  // What a note speaks of is a part, also where its bytes are no longer what the note says.
  const begin: Outputs["begin"] = (at, said) => outputs.begin(at, { ...said, isOurs });
  const tools = { outputs: { ...outputs, begin }, signal };
  const [written] = await writeExport(format, about, questions(), { path }, tools);
  const { rows, bytes, sha256 } = written!;
  const part = { path: `${name}.parquet`, rows, bytes, sha256 };
  const note: Note = { v: 1, organon: version, suite, of, part };
  outputs.save(join(folder, `${name}.json`), jsonText(note), { isPrivate: false });
};

/** The note of a part, where there is one. Misuse where it is of another suite. */
const noteIn = (
  folder: string,
  number: number,
  { suite, of }: { readonly suite: GeneratedSuite; readonly of: number },
): Note | undefined => {
  const path = join(folder, `${nameOf(number, of)}.json`);
  if (!existsSync(path)) return undefined;
  const note = orFileError(path, (): unknown => JSON.parse(smallFile(path)));
  if (!isNote(note)) throw misuse(`${path} is no note of a part`, "name another folder with -o");
  if (note.organon !== version || canonicalJson(note.suite) !== canonicalJson(suite))
    throw misuse(
      `${path} is of other questions, or of another version`,
      "name another folder with -o, or take this one's parts away",
    );
  return note;
};

const isNote = (value: unknown): value is Note => hasMembers(value, "organon", "suite", "of", "part");

const isWhole = async (folder: string, { path, sha256 }: WrittenFile): Promise<boolean> => {
  const at = join(folder, path);
  if (!existsSync(at)) return false;
  const hash = createHash("sha256");
  for await (const part of createReadStream(at)) hash.update(part);
  return hash.digest("hex") === sha256;
};

const jsonText = (value: unknown): string => `${JSON.stringify(value, null, 1)}\n`;
