/**
 * `node scripts/answers.ts` writes what exports carry to read answers without Organon, from the answer parser's own rows: the table below
 * the code of data/exports/organon_answers.py, and data/exports/promptfoo/organon_answers.mjs, the parser itself in one file.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import markers from "../data/reading/markers.json" with { type: "json" };
import manners from "../data/reading/manners.json" with { type: "json" };
import spellings from "../data/reading/spellings.json" with { type: "json" };
import turns from "../data/reading/turns.json" with { type: "json" };
import verdicts from "../data/reading/verdicts.json" with { type: "json" };
import { withParts } from "#language/capitals";
import { patterns } from "#scoring/reading/patterns";
import { charactersOf, toPython } from "./python-patterns.ts";

const root = resolve(import.meta.dirname, "..");
const pythonFile = join(root, "data/exports/organon_answers.py");
const moduleFile = join(root, "data/exports/promptfoo/organon_answers.mjs");
const mark = "# Written by scripts/answers.ts from data/reading/";

const withWords = (text: string): string => withParts(withParts(text, verdicts.words), verdicts.words);

const alternatives = (text: string | readonly string[] = ""): string => toPython([text].flat().join("|"));

/** The parser's rows, their patterns as Python reads them. */
const tableOf = (): Readonly<Record<string, unknown>> => ({
  patterns: Object.fromEntries(
    Array.from(patterns(), ([name, { source, flags }]) => [name, [toPython(source), flags.includes("i")]]),
  ),
  markers: markers.map(({ pattern, flags, is }) => [toPython(pattern), flags.includes("i"), is]),
  manners: manners.map(({ kinds, before, clause, after, asked, is }) => [
    kinds.split(" "),
    [before, clause, after, asked].map(alternatives),
    is,
  ]),
  verdicts: verdicts.rows.map((row) => row.map((text, i) => (i < 3 ? toPython(withWords(text)) : text))),
  wholes: verdicts.wholes.map(([whole = "", ...rest]) => [toPython(whole), ...rest]),
  kinds: Object.fromEntries(
    Object.entries(spellings.kinds).map(([kind, { marked, free, fillers, room, flags }]) => [
      kind,
      {
        ...Object.fromEntries(
          Object.entries({ marked, free, fillers, room }).map(([name, text]) => [
            name,
            toPython(withParts(text, { ...spellings.parts, any: "{any}", upper: "{upper}" })),
          ]),
        ),
        ignoresCase: flags.includes("i"),
      },
    ]),
  ),
  synonyms: spellings.synonyms,
  numbers: spellings.numbers,
  undecided: spellings.undecided,
  thinking: turns.thinking.map(({ open, close, alone = true }) => [toPython(open), toPython(close), alone]),
  "turn begins": toPython(turns["turn begins"]),
  "turn ends": alternatives(turns["turn ends"]),
  han: charactersOf("Script=Han"),
  joined: ["Script=Hangul", "Script=Thai", "Script=Hiragana", "Script=Katakana"].map(charactersOf).join(""),
  marks: charactersOf("M"),
});

/** The Python file with today's table. */
export const pythonAnswers = (): string => {
  const [code = ""] = readFileSync(pythonFile, "utf8").split(mark);
  const rows = Object.entries(tableOf()).map(
    ([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)}`,
  );
  const table = `{\n${rows.join(",\n")}\n}`;
  if (table.includes('"""')) throw new Error("the table would end its string");
  return `${code}${mark}\nTABLE = json.loads(r"""${table}""")\n`;
};

/** The parser as one module. */
export const moduleAnswers = async (): Promise<string> => {
  const { build } = await import("vite");
  const built = await build({
    root,
    configFile: false,
    logLevel: "error",
    resolve: {
      alias: [
        { find: /^#logic\/(.*)$/, replacement: `${root}/packages/logic/src/$1.ts` },
        { find: /^#(.*)$/, replacement: `${root}/src/$1.ts` },
      ],
    },
    build: {
      write: false,
      minify: false,
      target: "es2024",
      lib: { entry: join(root, "scripts/answers-module.ts"), formats: ["es"], fileName: "organon_answers" },
    },
  });
  for (const part of [built].flat().flatMap((one) => ("output" in one ? one.output : [])))
    if (part.type === "chunk")
      return `// Written by scripts/answers.ts: Organon's answer parser in one file.\n${part.code.replaceAll("/* @__PURE__ */ ", "")}`;
  throw new Error("Vite built no module");
};

if (import.meta.main) {
  writeFileSync(pythonFile, pythonAnswers());
  writeFileSync(moduleFile, await moduleAnswers());
}
