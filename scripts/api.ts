/**
 * `node scripts/api.ts` writes docs/api.md and llms.txt: what "organon" exports, out of the docstrings of the sources, and the pages for
 * people and programs that read. Run it where a public docstring has changed.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pages } from "./pages.ts";

const root = resolve(import.meta.dirname, "..");

/** A public name: what it is called outside and in its file. */
type PublicName = { readonly name: string; readonly own: string; readonly room: string };

const publicNames = (): readonly PublicName[] => {
  const index = readFileSync(join(root, "src/index.ts"), "utf8");
  return [...index.matchAll(/export (?:type )?\{([^}]*)\} from "#([\w/-]+)"/g)].flatMap(
    ([, names = "", room = ""]) =>
      names
        .split(",")
        .map((part) => part.trim().replace(/^type /, ""))
        .filter((part) => part !== "")
        .map((part) => {
          const [own = "", name = own] = part.split(" as ");
          return { own, name, room };
        }),
  );
};

type Told = {
  readonly text: string;
  readonly example: string | undefined;
  readonly declaration: string;
  readonly isType: boolean;
};

const told = ({ own, room }: PublicName): Told => {
  const pattern = new RegExp(
    `(?:/\\*\\*((?:(?!\\*/)[\\s\\S])*)\\*/\\n)?export (const|type|class|function) ${own}\\b([\\s\\S]*?)(?=\\n\\n|$)`,
  );
  const file = room.startsWith("logic/")
    ? `packages/logic/src/${room.slice("logic/".length)}`
    : `src/${room}`;
  const source = readFileSync(join(root, `${file}.ts`), "utf8");
  const [, comment = "", kind = "", rest = ""] = pattern.exec(source) ?? [];
  const lines = comment.split("\n").map((line) => line.replace(/^ *\* ?/, ""));
  const [text = "", example] = lines.join("\n").split("@example");
  return {
    text: text.trim().replaceAll(/\s*\n\s*/g, " "),
    example: example?.trim(),
    declaration: declarationOf(kind, own, rest),
    isType: kind === "type",
  };
};

/** A function by its parameters and what it gives, a type whole, anything else by its name. */
const declarationOf = (kind: string, name: string, rest: string): string => {
  if (kind === "type") return `type ${name}${rest}`.trimEnd().replace(/;?$/, ";");
  if (kind === "class") return `class ${name}`;
  const head = /^ = (?:async )?(<[\s\S]*?>)?(\([\s\S]*?\)(?:: [\s\S]*?)?) =>/.exec(rest);
  return head === null
    ? `const ${name}`
    : `${name}${head[1] ?? ""}${head[2] ?? ""}`.replaceAll(/\n {2}/g, "\n  ");
};

/** docs/api.md. */
export const apiPage = (): string => {
  const all = publicNames().map((one) => ({ ...one, told: told(one) }));
  const functions = all.filter((one) => !one.told.isType).toSorted((a, b) => a.name.localeCompare(b.name));
  const types = all.filter((one) => one.told.isType).toSorted((a, b) => a.name.localeCompare(b.name));
  const section = (one: (typeof all)[number]): string =>
    [
      `### ${one.name}`,
      "",
      one.told.text,
      "",
      "```ts",
      one.told.declaration,
      "```",
      ...(one.told.example === undefined ? [] : ["", "```ts", one.told.example, "```"]),
    ].join("\n");
  return [
    "# API",
    "",
    "Look up what the package `organon` exports. `node scripts/api.ts` writes this page from the docstrings.",
    "",
    "Tests run each example; `→` shows the value of a line. The decision procedure and the two checkers are a package of their own, [organon-logic](../packages/logic/README.md).",
    "",
    "## Functions",
    "",
    functions.map(section).join("\n\n"),
    "",
    "## Types",
    "",
    types.map(section).join("\n\n"),
    "",
  ].join("\n");
};

/** Pages that scripts write, beside those that people wrote. */
const generatedPages = ["commands", "api", "datasets", "dependencies", "paper-map", "grammars"].map(
  (name) => `docs/${name}.md`,
);

/** llms.txt: the project in a sentence, and every page with its first line, for language models that help people. */
export const llmsText = (): string => {
  const read = (page: string): string => readFileSync(join(root, page), "utf8");
  const paragraphs = (page: string): readonly string[] => read(page).split("\n\n");
  const flat = (text = ""): string => text.replaceAll("\n", " ").trim();
  const line = (page: string): string =>
    `- [${flat(paragraphs(page)[0]).slice(2)}](${page}): ${flat(paragraphs(page)[1]).replace(/ `node scripts.*/, "")}`;
  return [
    "# Organon",
    "",
    `> ${flat(paragraphs("README.md")[1])}`,
    "",
    "Every command takes `--help` and `--json`. Start with docs/tutorial.md. Programs start with docs/import-export.md and docs/api.md.",
    "",
    "## Pages",
    "",
    ...pages.filter((page) => page !== "README.md").map(line),
    "",
    "## Reference",
    "",
    ...generatedPages.map(line),
    "",
    "## Results",
    "",
    line("results/README.md"),
    "",
  ].join("\n");
};

if (process.argv[1] === import.meta.filename) {
  writeFileSync(join(root, "docs/api.md"), apiPage());
  writeFileSync(join(root, "llms.txt"), llmsText());
}
