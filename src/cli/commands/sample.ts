/**
 * `organon sample FILE`: the validity study (§4.4 of the ACL text). Draws a share of the questions and writes a sheet
 * for each of two annotators, as CSV and as a page to click through; `--read` takes the filled sheets and says how
 * many questions are valid.
 */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createRandom } from "#arguments";
import { OrganonError } from "#logic";
import {
  pairSheets,
  readValiditySheet,
  renderValidity,
  renderValidityPage,
  validitySheet,
  type JudgedItem,
} from "#report";
import { validityOf, type Annotation } from "#scores";
import type { Context, Verb } from "../command.ts";
import { textFlag, wholeFlag, type Flags } from "../flags.ts";
import { questionsOf } from "../question-lines.ts";
import { fileError } from "../terminal.ts";

export const sample: Verb = {
  name: "sample",
  summary: "The validity study: sheets for two annotators, and what came of them.",
  example: "organon sample suite.jsonl --share 0.1 --seed 7 -o validity",
  declare: (command) => {
    command
      .argument("<file>", "items as JSON lines; - is stdin")
      .option("--share <p>", "the share of the questions that is drawn", "0.1")
      .option("--seed <n>", "any whole number; the same seed draws the same questions", "1")
      .option("-o, --output <folder>", "where the sheets go", "validity")
      .option("--read <sheets...>", "two filled sheets, read instead of drawing");
  },
  run: async ([file = "-"], flags, context) => {
    const items = await judgedItems(file);
    if (items.length === 0) throw new OrganonError("misuse", `${file} holds no items`);
    const sheets = flags["read"];
    if (Array.isArray(sheets)) return readBack(sheets.map(String), items, context);
    return draw(items, flags, context);
  },
};

/** The distinct questions of a file. */
const judgedItems = async (file: string): Promise<readonly JudgedItem[]> => {
  const items = new Map<string, JudgedItem>();
  for await (const { id, question, label } of questionsOf(file)) items.set(id, { id, question, label });
  return [...items.values()];
};

const draw = async (
  items: readonly JudgedItem[],
  flags: Flags,
  { terminal, common }: Context,
): Promise<number> => {
  const share = shareFlag(textFlag(flags, "share") ?? "0.1");
  const seed = wholeFlag(flags, "seed", Number.MIN_SAFE_INTEGER) ?? 1;
  const folder = textFlag(flags, "output") ?? "validity";
  const drawn = createRandom(`sample ${seed}`)
    .shuffle(items)
    .slice(0, Math.max(1, Math.round(items.length * share)));
  const sheet = validitySheet(drawn);
  const name = `${seed} ${drawn.length} ${drawn[0]?.id ?? ""}`;
  const files = [
    ["annotator-1.csv", sheet],
    ["annotator-2.csv", sheet],
    ["questions.html", renderValidityPage(drawn, name)],
  ] as const;
  try {
    await mkdir(folder, { recursive: true });
  } catch (cause) {
    throw fileError(folder, cause);
  }
  for (const [name, text] of files) await writeNew(join(folder, name), text);
  const paths = files.map(([name]) => join(folder, name));
  if (common.json)
    await terminal.out(
      JSON.stringify({ items: items.length, drawn: drawn.length, share, seed, files: paths }),
    );
  else
    await terminal.out(
      [
        `${drawn.length} of ${items.length} questions drawn; each annotator fills in one of the sheets, or answers on the page:`,
        ...paths.map((path) => `  ${path}`),
        "Then: organon sample FILE --read SHEET SHEET",
      ].join("\n"),
    );
  return 0;
};

const shareFlag = (text: string): number => {
  const share = Number(text);
  if (share > 0 && share <= 1) return share;
  throw new OrganonError("misuse", `--share ${text} is not a share above 0 and at most 1`);
};

/** A sheet that is there may hold somebody's work: it is never written over. */
const writeNew = async (path: string, text: string): Promise<void> => {
  try {
    await writeFile(path, text, { flag: "wx" });
  } catch (cause) {
    if (cause instanceof Error && "code" in cause && cause.code === "EEXIST")
      throw new OrganonError("misuse", `${path} is there already, and may hold somebody's answers`, {
        hint: "name another folder with -o",
        cause,
      });
    throw fileError(path, cause);
  }
};

const readBack = async (
  sheets: readonly string[],
  items: readonly JudgedItem[],
  { terminal, common }: Context,
): Promise<number> => {
  const [one, other, ...more] = sheets;
  if (one === undefined || other === undefined || more.length > 0)
    throw new OrganonError("misuse", `--read takes two sheets, not ${sheets.length}`);
  const known = new Set(items.map(({ id }) => id));
  const answers = [await annotations(one, known), await annotations(other, known)] as const;
  const validity = validityOf(pairSheets(...answers));
  await terminal.out(common.json ? JSON.stringify(validity, null, 1) : renderValidity(validity, terminal));
  return 0;
};

/** One filled sheet; every question must be one of the `known`. */
export const annotations = async (
  path: string,
  known: ReadonlySet<string>,
): Promise<readonly Annotation[]> => {
  let text: string;
  try {
    text = await readFile(path, "utf8");
  } catch (cause) {
    throw fileError(path, cause);
  }
  try {
    const read = readValiditySheet(text);
    if (read.length === 0) throw new OrganonError("misuse", "no question is answered");
    const strange = read.find(({ id }) => !known.has(id));
    if (strange) throw new OrganonError("misuse", `the question ${strange.id} is not in the items' file`);
    return read;
  } catch (error) {
    if (!(error instanceof OrganonError) || error.code !== "misuse") throw error;
    throw new OrganonError("misuse", `${path}: ${error.message}`, { cause: error });
  }
};
