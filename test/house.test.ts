/** The structure of the sources: import rule, purity, lists, budgets. */
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { taskNames } from "#items/names";
import { memoize } from "#logic/memoize";
import { logicNames, publicNames } from "./public-names.ts";

const root = resolve(import.meta.dirname, "..");
const source = join(root, "src");
const packages = join(root, "packages");

/** The modules from left to right: data flows once, and a module imports only from modules to its left. */
const layers =
  "logic catalog arguments language items models scoring diagnosis runs reports workspace experiments commands web".split(
    " ",
  );

/** The most lines that a module may have: what it has today, rounded up. */
const budgets: Readonly<Record<string, number>> = {
  logic: 7_100,
  catalog: 465,
  arguments: 7_700,
  language: 5_256,
  items: 11_181,
  models: 5_303,
  scoring: 7_455,
  diagnosis: 1_695,
  runs: 6_525,
  reports: 7_157,
  workspace: 2_398,
  experiments: 7_300,
  commands: 11_100,
  web: 3_680,
};

/** The most lines that a package's sources may have; packages/ together at most 5,500. */
const packageBudgets: Readonly<Record<string, number>> = { banks: 441, server: 2_510 };

const pure = ["logic", "catalog", "arguments", "language", "items", "scoring", "diagnosis", "reports"];

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
const importsAtOnce = (path: string): readonly string[] =>
  importsOf(path).filter((imported) => !codeOf(path).includes(`import("${imported}")`));
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

/** Whether a file of a module may import from another: the public lists from all. */
const mayImport = (module: string, target: string): boolean =>
  layers.includes(target) && (module === "" || layers.indexOf(target) < layers.indexOf(module));

describe("the house", () => {
  test("every module is a layer", () => {
    expect(modules.filter((name) => !layers.includes(name))).toEqual([]);
  });

  test("no command imports another command", () => {
    const commandOf = (path: string): string | undefined => {
      const [module, folder, ...rest] = relative(source, path).split("/");
      return module === "commands" && rest.length > 0 ? folder : undefined;
    };
    const faults = files.flatMap((path) =>
      importsOf(path).flatMap((imported) => {
        const [own, other] = [commandOf(path), commandOf(fileOf(imported, path) ?? "")];
        return own === undefined || other === undefined || own === other
          ? []
          : [`${relative(source, path)}: ${imported}`];
      }),
    );
    expect(faults).toEqual([]);
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
      "knows no flags, but in commands",
      (path) => moduleOf(path) !== "commands" && /\bFlags\b|"commander"/.test(codeOf(path)),
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
      "web/build-client.ts",
      "workspace/files/output-kind.ts",
      "workspace/files/outputs.ts",
      // Opens a pipe to read it.
      "workspace/files/whole-file.ts",
      "workspace/settings/find-config.ts",
    ]);
  });

  test("no import goes in a circle, imports of types included; what is loaded later is no import", () => {
    const state = new Map<string, "open" | "done">();
    const circles: string[] = [];
    const visit = (path: string, trail: readonly string[]): void => {
      if (state.get(path) === "done") return;
      if (state.get(path) === "open") {
        circles.push([...trail.slice(trail.indexOf(path)), path].map((p) => relative(source, p)).join(" → "));
        return;
      }
      state.set(path, "open");
      for (const imported of importsAtOnce(path)) {
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

  test("every file of the sources is reached from a public list, an entry point or a package", () => {
    const reached = new Set<string>();
    const visit = (path: string): void => {
      if (reached.has(path)) return;
      reached.add(path);
      if (/\.tsx?$/.test(path))
        for (const imported of importsOf(path)) {
          const target = fileOf(imported, path);
          if (target !== undefined) visit(target);
        }
    };
    for (const start of [
      "index.ts",
      "logic.ts",
      "store.ts",
      "commands/main.ts",
      "web/serve-view.ts",
      "web/build-client.ts",
      "web/client/main.tsx",
    ])
      visit(join(source, start));
    const idle = files.filter((path) => !reached.has(path) && !path.endsWith(".d.ts"));
    expect(idle.map((path) => relative(source, path))).toEqual([]);
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

  test("every JSON file of data/ is imported", () => {
    const imported = new Set(
      files.flatMap((path) => importsOf(path).map((target) => resolve(dirname(path), target))),
    );
    const idle = readdirSync(data, { recursive: true, encoding: "utf8" }).filter(
      (name) => name.endsWith(".json") && !imported.has(join(data, name)),
    );
    expect(idle).toEqual([]);
  });
});

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
