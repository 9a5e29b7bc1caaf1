/** The structure of the sources: import rule, purity, lists, budgets. */
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { parseAst } from "vite";
import { describe, expect, test } from "vitest";
import { taskNames } from "#items/tasks/tasks";
import { memoize } from "#logic/memoize";
import { logicNames, publicNames } from "./public-names.ts";

const root = resolve(import.meta.dirname, "..");
const source = join(root, "src");
const packages = join(root, "packages");

/** The modules from left to right: data flows once, and a module imports only from modules to its left. */
const layers = "logic catalog arguments language items models scores lessons runs report verbs".split(" ");

/** The entry points stand right of all modules and do not import each other. */
const entryPoints = ["cli", "web"];

/**
 * The most lines a module may have. Where a module is above the budget of the plan, the figure is today's and the comment
 * names the step that lowers it, and to what.
 */
const budgets: Readonly<Record<string, number>> = {
  // 7,200 with step 21.
  logic: 7_507,
  // 450 with step 21.
  catalog: 432,
  // 7,400 with step 21.
  arguments: 7_781,
  // 5,800 with step 27.
  language: 5_836,
  // 10,900 with step 17.
  items: 12_436,
  // 5,300 with step 21.
  models: 5_397,
  // 7,500 with step 18.
  scores: 9_264,
  // 1,300 with step 21.
  lessons: 1_620,
  // 6,500 with step 21.
  runs: 7_063,
  // 7,600 with step 20.
  report: 7_650,
  // 10,700 with step 20.
  verbs: 15_200,
  // 6,200 with step 20.
  cli: 6_836,
  web: 4_381,
};

/** The most lines that a package's sources may have; packages/ together at most 5,500. */
const packageBudgets: Readonly<Record<string, number>> = { banks: 441, server: 2_503 };

const pure = ["logic", "catalog", "arguments", "language", "items", "scores", "lessons", "report"];

/** What the root of a checkout may hold. */
const inRoot = `
  .ci .git .gitignore .npmrc .oxfmtrc.json .oxlintrc.json ARCHITECTURE.md CHANGELOG.md CONTRIBUTING.md
  LICENSE README.md llms.txt bench bin data docs examples packages results scripts src test package.json
  package-lock.json tsconfig.json tsconfig.build.json vitest.config.ts
`
  .trim()
  .split(/\s+/);

/** Open folders have one hand-written list each; nothing registers itself. */
const lists: readonly {
  readonly folder: string;
  readonly list: string;
  /** Files of the folder that are no entries of their own. */
  readonly except?: readonly RegExp[];
}[] = [
  { folder: "language/lexicons", list: "language/lists.ts" },
  { folder: "language/styles", list: "language/lists.ts", except: [/-/] },
  {
    folder: "items/datasets",
    list: "items/datasets/datasets.ts",
    except: [/^(datasets|fields|import|keys|logicnli|mapping|options|record)/],
  },
  {
    folder: "items/readings",
    list: "items/readings/readings.ts",
    except: [/^(english|reading|readings)\.ts$/],
  },
  { folder: "items/exports", list: "items/exports/exports.ts", except: [/^(export|exports)\.ts$/] },
  { folder: "runs/foreign", list: "runs/foreign/formats.ts", except: [/^(foreign|formats|read-log)\.ts$/] },
  {
    folder: "report/exports",
    list: "report/exports/run-exports.ts",
    except: [/^(run-export|run-exports)\.ts$/],
  },
  {
    folder: "models/reasoners",
    list: "models/reasoners/answers.ts",
    except: [/^(answers|open-reasoner|recognise-questions)/],
  },
  {
    folder: "models/providers",
    list: "models/open-model.ts",
    except: [
      /^(address|ai-sdk|bounded-fetch|chat-completions|exchange|extra-body|failure|finish-reason|likelihood|logprobs|secret|system-clock)/,
    ],
  },
  { folder: "scores/readers", list: "scores/readers/readers.ts", except: [/^readers/] },
  { folder: "cli/commands", list: "cli/commands.ts" },
  { folder: "cli/commands/divlogic", list: "cli/commands/divlogic.ts" },
  { folder: "cli/commands/store", list: "cli/commands/store.ts" },
];

const filesBelow = (folder: string): readonly string[] =>
  readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? filesBelow(path) : /\.tsx?$/.test(path) ? [path] : [];
  });

const files = filesBelow(source);
/** The module of a file of src/; "" for the public lists, which stand in none. */
const moduleOf = (path: string): string => {
  const [first = "", ...rest] = relative(source, path).split("/");
  return rest.length > 0 ? first : "";
};
const textOf = memoize((path: string) => readFileSync(path, "utf8"));
const codeOf = memoize((path: string) => textOf(path).replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, ""));
const importsOf = memoize((path: string): readonly string[] =>
  [...codeOf(path).matchAll(/(?:from|import)(?:\s+|\s*\(\s*)"([^"]+)"/g)].map((match) =>
    // Vite takes a file as text by what stands behind its name.
    (match[1] ?? "").replace(/\?\w+$/, ""),
  ),
);
const data = join(root, "data");
const isData = (path: string): boolean => path.startsWith(`${data}/`) && path.endsWith(".json");
const modules = [...new Set(files.map(moduleOf))].filter((name) => name !== "");

/** The file that an import names; undefined for a package, for Node's own and for data. */
const fileOf = (imported: string, from: string): string | undefined =>
  imported.startsWith("#")
    ? join(source, `${imported.slice(1)}.ts`)
    : imported.startsWith(".")
      ? resolve(dirname(from), imported)
      : undefined;

/** Whether a file of a module may import from another: the public lists from all but the entry points. */
const mayImport = (module: string, target: string): boolean =>
  layers.includes(target) &&
  (entryPoints.includes(module) || module === "" || layers.indexOf(target) < layers.indexOf(module));

describe("the house", () => {
  test("every module is a layer or an entry point", () => {
    expect(modules.filter((name) => !layers.includes(name) && !entryPoints.includes(name))).toEqual([]);
  });

  test("a file imports only from the left, and nothing from a folder inside/ of another module", () => {
    const faults = files.flatMap((path) =>
      importsOf(path).flatMap((imported) => {
        const target = fileOf(imported, path);
        if (target === undefined) return [];
        const isFine =
          existsSync(target) &&
          (isData(target) ||
            (imported.startsWith(".")
              ? moduleOf(target) === moduleOf(path)
              : mayImport(moduleOf(path), moduleOf(target)) && !imported.includes("/inside/")));
        return isFine ? [] : [`${relative(source, path)}: ${imported}`];
      }),
    );
    expect(faults).toEqual([]);
  });

  test.each<readonly [rule: string, breaks: (path: string) => boolean]>([
    [
      "opens with a comment that says what it is",
      (path) => !/^(#!.*\n)?\/\*\*[\s\S]{20,}?\*\//.test(textOf(path)),
    ],
    [
      "knows no flags, but in cli",
      (path) => moduleOf(path) !== "cli" && /\bFlags\b|"commander"/.test(codeOf(path)),
    ],
    [
      "re-exports nothing, but for the public lists",
      (path) => moduleOf(path) !== "" && /^export (?:\*|(?:type )?\{[^}]*\}) from/m.test(codeOf(path)),
    ],
    ["has no variable at its top level", (path) => /^(?:export )?(?:let|var) /m.test(codeOf(path))],
    [
      "is pure in a pure module",
      (path) =>
        pure.includes(moduleOf(path)) &&
        /Math\.random|Date\.now|new Date\(\)|performance\.|console\.|process\.|from "(node:)?(fs|net|http|https|os|child_process)/.test(
          codeOf(path),
        ),
    ],
  ])("every file %s", (_, breaks) => {
    expect(files.filter(breaks).map((path) => relative(source, path))).toEqual([]);
  });

  test("files are written by one writer; a store, the keys' and the client's own files excepted", () => {
    const writing =
      /\b(?:writeFile|appendFile|createWriteStream|openSync|rename|copyFile|cp|truncate|symlink|link)(?:Sync)?\(|parquetWriteFile|fileWriter/;
    expect(
      files
        .filter(
          (path) => importsOf(path).some((name) => name.startsWith("node:fs")) && writing.test(codeOf(path)),
        )
        .map((path) => relative(source, path)),
    ).toEqual([
      "runs/stores/sqlite-file.ts",
      "verbs/files/output-kind.ts",
      "verbs/files/outputs.ts",
      // Opens a pipe to read it.
      "verbs/files/whole-file.ts",
      "verbs/settings/find-config.ts",
      "web/build-client.ts",
    ]);
  });

  test("no import goes in a circle, imports of types included", () => {
    const state = new Map<string, "open" | "done">();
    const circles: string[] = [];
    const visit = (path: string, trail: readonly string[]): void => {
      if (state.get(path) === "done") return;
      if (state.get(path) === "open") {
        circles.push([...trail.slice(trail.indexOf(path)), path].map((p) => relative(source, p)).join(" → "));
        return;
      }
      state.set(path, "open");
      for (const imported of importsOf(path)) {
        const target = fileOf(imported, path);
        if (target !== undefined && /\.tsx?$/.test(target)) visit(target, [...trail, path]);
      }
      state.set(path, "done");
    };
    for (const path of files) visit(path, []);
    expect(circles).toEqual([]);
  });

  test("no module has an index.ts: imports name the file", () => {
    expect(files.filter((path) => path.endsWith("/index.ts") && moduleOf(path) !== "")).toEqual([]);
  });

  test("no file of the sources imports a public list", () => {
    const lists = [join(source, "index.ts"), join(source, "logic.ts")];
    const users = files.filter((path) =>
      importsOf(path).some((imported) => lists.includes(fileOf(imported, path) ?? "")),
    );
    expect(users).toEqual([]);
  });

  test("no module outside items imports a task by its name: tasks are rows of one list", () => {
    const shared = /#items\/tasks\/(?:tasks|task|read-task|solution|leak-reason)$/;
    const named = files
      .filter((path) => moduleOf(path) !== "items")
      .flatMap((path) =>
        importsOf(path)
          .filter((imported) => imported.startsWith("#items/tasks/") && !shared.test(imported))
          .map((imported) => `${relative(source, path)}: ${imported}`),
      );
    expect(named).toEqual([]);
  });

  test("no module outside items names a task: what a task asks and how it is judged stands in its file", () => {
    // Words that other things are called by, too: named only where a task is spoken of.
    const ambiguous = ["proof"];
    const plain = taskNames.filter((name) => !ambiguous.includes(name));
    const named = new RegExp(`(["'\`])(?:${plain.join("|")})\\1`);
    const aboutTask = new RegExp(`\\b[Tt]asks?\\b.*(["'\`])(?:${ambiguous.join("|")})\\1`);
    const lines = files
      .filter((path) => moduleOf(path) !== "items")
      .flatMap((path) =>
        codeOf(path)
          .split("\n")
          .filter((line) => named.test(line) || aboutTask.test(line))
          .map((line) => `${relative(source, path)}: ${line.trim()}`),
      );
    expect(lines).toEqual([]);
  });

  test("a vendor is a row of vendors.json and a file of providers/: no other code names one, but in examples of models", () => {
    const own = /^models\/(?:vendors|open-model)\.ts$|^models\/providers\//;
    const vendor = /\b(?:openai|anthropic|google|gemini|mistral|openrouter|ollama)(?!:|-compatible)/i;
    const lines = files
      .filter((path) => !own.test(relative(source, path)))
      .flatMap((path) =>
        codeOf(path)
          .split("\n")
          .filter((line) => vendor.test(line))
          .map((line) => `${relative(source, path)}: ${line.trim()}`),
      );
    expect(lines).toEqual([]);
  });

  test("a line has one type, whatever it holds: a kind of it is a parameter", () => {
    const kinds = files.filter((path) =>
      /export type \w*(?:Item|Line) =[^;]*\bProblemLine<"(?:rule|graded|options|conclusion)">;/.test(
        codeOf(path),
      ),
    );
    expect(kinds).toEqual([]);
  });

  test("an import that takes types alone loads nothing", () => {
    const loading = files.filter((path) =>
      /^import \{\s*type \w+(?: as \w+)?(?:,\s*type \w+(?: as \w+)?)*,?\s*\} from/m.test(codeOf(path)),
    );
    expect(loading.map((path) => relative(source, path))).toEqual([]);
  });

  for (const name of modules)
    test(`${name} keeps to its budget of lines`, () => {
      const lines = files
        .filter((path) => moduleOf(path) === name)
        .reduce((sum, path) => sum + textOf(path).split("\n").length - 1, 0);
      expect(budgets[name]).toBeDefined();
      expect(lines).toBeLessThanOrEqual(budgets[name] ?? 0);
    });

  test("the public names are those of the lists", () => {
    expect(exportedBy(join(source, "index.ts")).toSorted()).toEqual(publicNames.toSorted());
    expect(exportedBy(join(source, "logic.ts")).toSorted()).toEqual(logicNames.toSorted());
  });

  test("each module is mirrored in test/", () => {
    for (const name of modules) expect(existsSync(join(root, "test", name)), name).toBe(true);
  });

  test("organon/store exports what a package uses, and nothing else", () => {
    const users = filesBelow(packages)
      .filter((path) => path.includes("/src/"))
      .map(codeOf);
    const idle = exportedBy(join(source, "store.ts")).filter(
      (name) => !users.some((code) => new RegExp(`\\b${name}\\b`).test(code)),
    );
    expect(idle).toEqual([]);
  });

  for (const name of readdirSync(packages)) {
    const sources = filesBelow(join(packages, name, "src"));

    test(`the package ${name} imports its own files, its dependencies, types of organon, and organon/store`, () => {
      const { dependencies }: { readonly dependencies: object } = JSON.parse(
        textOf(join(packages, name, "package.json")),
      );
      for (const path of sources) {
        expect(textOf(path), path).toMatch(/^\/\*\*[\s\S]{20,}?\*\//);
        expect(codeOf(path), path).not.toMatch(/^import (?!type\b)[^;]*from "organon"/m);
        for (const imported of importsOf(path))
          if (imported.startsWith("."))
            expect(resolve(dirname(path), imported), path).toMatch(new RegExp(`/packages/${name}/`));
          else if (!/^(?:organon(?:\/store)?$|node:)/.test(imported))
            expect(Object.keys(dependencies), path).toContain(imported.split("/")[0]);
      }
    });

    test(`the package ${name} keeps to its budget of lines`, () => {
      const lines = sources.reduce((sum, path) => sum + textOf(path).split("\n").length - 1, 0);
      expect(lines).toBeLessThanOrEqual(packageBudgets[name] ?? 0);
    });
  }

  test("no module imports a package that is beside the core", () => {
    expect(files.filter((path) => importsOf(path).some((name) => name.startsWith("organon-")))).toEqual([]);
  });

  for (const { folder, list, except = [] } of lists)
    test(`the list of ${folder} is complete`, () => {
      if (!existsSync(join(source, folder))) return;
      const listed = textOf(join(source, list));
      for (const entry of readdirSync(join(source, folder)))
        if (entry.endsWith(".ts") && !except.some((other) => other.test(entry)))
          expect(listed, entry).toContain(`/${entry}"`);
    });

  test("every score is used by another, by a diagnosis or by a report", () => {
    const used = new Set(files.flatMap((path) => importsOf(path).map((imported) => fileOf(imported, path))));
    for (const path of filesBelow(join(source, "scores"))) expect(used, path).toContain(path);
  });

  test("data/ holds JSON and its README, and besides them only the templates of exports and of a configuration", () => {
    const others = readdirSync(data, { recursive: true, encoding: "utf8" }).filter(
      (name) => statSync(join(data, name)).isFile() && !/\.json$|^README\.md$/.test(name),
    );
    const isTemplate = (name: string): boolean => /^exports\/.*\.(?:md|mjs|py|toml|yaml)$/.test(name);
    expect(others.filter((name) => !isTemplate(name))).toEqual(["organon.config.txt"]);
  });

  test("every template of data/exports/ is the template of an export", () => {
    const formats = [
      ...filesBelow(join(source, "items/exports")).map(codeOf),
      textOf(join(data, "exports.json")),
    ].join("\n");
    const folder = join(data, "exports");
    const idle = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(
      (name) =>
        statSync(join(folder, name)).isFile() &&
        !formats.includes(`template("${name}")`) &&
        !formats.includes(`"template": "${name}"`),
    );
    expect(idle).toEqual([]);
  });

  test("no literal of a source is a list or a text of more than sixty lines: those are data", () => {
    const long = files.flatMap((path) => {
      const text = textOf(path);
      return longestLiterals(parseAst(text, { lang: path.endsWith("x") ? "tsx" : "ts" })).flatMap(
        ({ start, end }) => (text.slice(start, end).split("\n").length > 60 ? [relative(source, path)] : []),
      );
    });
    expect(long).toEqual([]);
  });

  test("every JSON file of data/ is imported", () => {
    const imported = new Set(
      files.flatMap((path) => importsOf(path).map((target) => resolve(dirname(path), target))),
    );
    const idle = readdirSync(data, { recursive: true, encoding: "utf8" }).filter(
      (name) => name.endsWith(".json") && !imported.has(join(data, name)),
    );
    expect(idle).toEqual([]);
  });

  test("the root holds what is listed here, besides what git ignores", () => {
    const ignored = textOf(join(root, ".gitignore"))
      .split("\n")
      .map((line) => line.replace(/\/$/, ""))
      .filter((line) => line !== "");
    const isIgnored = (name: string): boolean =>
      ignored.some((line) => (line.startsWith("*") ? name.endsWith(line.slice(1)) : name === line));
    const others = readdirSync(root).filter((name) => !isIgnored(name) && !inRoot.includes(name));
    expect(others).toEqual([]);
  });

  test("every decision has a number of its own, in its name and in its title", () => {
    const folder = join(root, "docs/decisions");
    const named = readdirSync(folder).map((name) => Number(name.slice(0, 4)));
    expect(named.filter((number, i) => named.indexOf(number) !== i)).toEqual([]);
    for (const name of readdirSync(folder))
      expect(textOf(join(folder, name)), name).toMatch(new RegExp(`^# ${Number(name.slice(0, 4))}\\. `));
  });

  test("at most 18 conditional spreads stand in the sources, since an optional member may be undefined", () => {
    const spreads = files.flatMap((path) =>
      [...codeOf(path).matchAll(conditionalSpread)].map(([text]) => `${relative(root, path)}: ${text}`),
    );
    expect(spreads.length, spreads.join("\n")).toBeLessThanOrEqual(18);
  });

  test("no test holds a stopwatch", () => {
    const stopwatches = filesBelow(join(root, "test"))
      .filter((path) => path.endsWith(".test.ts") && path !== import.meta.filename)
      .filter((path) => /performance\.now\(|Date\.now\(\) -|- Date\.now\(/.test(codeOf(path)))
      .map((path) => relative(root, path));
    expect(stopwatches).toEqual([]);
  });
});

type Literal = { readonly start: number; readonly end: number };

/** The outermost literals below a node that hold no code. */
const longestLiterals = (node: unknown): readonly Literal[] => {
  if (typeof node !== "object" || node === null) return [];
  if (isLiteral(node)) return [node];
  return Object.values(node).flatMap(longestLiterals);
};

const isLiteral = (node: object): node is Literal =>
  "type" in node && /^(?:Literal|ArrayExpression|ObjectExpression|TemplateLiteral)$/.test(String(node.type))
    ? partsOf(node).every(isLiteral)
    : false;

/** The elements of a list, the values of an object, what a template fills in. */
const partsOf = (node: object): readonly object[] =>
  ["elements", "properties", "expressions"]
    .flatMap((member): readonly unknown[] => {
      const parts: unknown = Reflect.get(node, member);
      return Array.isArray(parts) ? parts : [];
    })
    .filter((part) => typeof part === "object" && part !== null)
    .map((part) =>
      "value" in part && "key" in part && typeof part.value === "object" ? (part.value ?? part) : part,
    );
/** `...(x === undefined ? {} : { x })`, `...(x ? { x } : {})` and `...(x && { x })`, over several lines, too. */
const conditionalSpread = /\.\.\.\((?:[^(),{}]|\((?:[^()]|\([^()]*\))*\))*?(?:\? \{\}\s*: \{|\? \{ |&& \{)/g;

const clauses = /^(?:import|export)\s+(?:type\s+)?(\{[^}]*\})\s+from\s+"([^"]+)"/gm;

/** The names that a public list exports. */
const exportedBy = (index: string): readonly string[] =>
  [...codeOf(index).matchAll(clauses)].flatMap((match) => namesIn(match[1] ?? "").map(({ given }) => given));

/** "{ type A, b as c }": what each is called where it comes from, and what it is called from there on. */
const namesIn = (clause: string): readonly { readonly own: string; readonly given: string }[] =>
  clause
    .slice(1, -1)
    .split(",")
    .map((part) => part.trim().replace(/^type /, ""))
    .filter((part) => part !== "")
    .map((part) => {
      const [own = "", given = own] = part.split(" as ");
      return { own, given };
    });
