/** The one law and its companions, enforced from the first day. */
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { publicNames } from "./public-names.ts";

const root = resolve(import.meta.dirname, "..");
const source = join(root, "src");

/** The corridor, left to right. */
const corridor = [
  "logic",
  "catalog",
  "arguments",
  "language",
  "items",
  "models",
  "scores",
  "lessons",
  "runs",
  "report",
  "verbs",
];

/** The doors at its end, and the rooms that they may open. */
const doors = ["cli", "web", "fleet"];
const behindDoors = ["verbs", "report", "logic"];

const pure = ["logic", "catalog", "arguments", "language", "items", "scores", "lessons", "report"];

/** Open rooms and folders have one hand-written list each; nothing registers itself. */
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
    except: [/^(answers|csv|datasets|fields|import|mapping|records)/],
  },
  {
    folder: "items/readings",
    list: "items/readings/readings.ts",
    except: [/^(english|reading|readings)\.ts$/],
  },
  {
    folder: "items/exports",
    list: "items/exports/exports.ts",
    except: [/^(export|exports|python-grader)\.ts$/],
  },
  {
    folder: "runs/foreign",
    list: "runs/foreign/formats.ts",
    except: [/^(foreign|formats)\.ts$/],
  },
  {
    folder: "report/exports",
    list: "report/exports/run-exports.ts",
    except: [/^(run-export|run-exports)\.ts$/],
  },
  { folder: "models/reasoners", list: "models/reasoners/index.ts" },
  {
    folder: "models/providers",
    list: "models/open-model.ts",
    except: [
      /^(address|ai-sdk|bounded-fetch|chat-completions|exchange|extra-body|failure|finish-reason|likelihood|logprobs|secret|system-clock)/,
    ],
  },
  { folder: "scores/readers", list: "scores/readers/readers.ts", except: [/^(readers|measure)/] },
  { folder: "report/documents", list: "report/index.ts" },
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
const roomOf = (path: string): string => relative(source, path).split("/")[0] ?? "";
const textOf = (path: string): string => readFileSync(path, "utf8");
const codeOf = (path: string): string => textOf(path).replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, "");
const importsOf = (path: string): readonly string[] =>
  [...codeOf(path).matchAll(/(?:from|import)\s*\(?\s*"([^"]+)"/g)].map((match) =>
    // Vite takes a file as text by what stands behind its name.
    (match[1] ?? "").replace(/\?\w+$/, ""),
  );
const rooms = [...new Set(files.filter((path) => relative(source, path).includes("/")).map(roomOf))];

/** Whether a file of a room may import a room. The public face, which stands in no room, may name any but the doors. */
const mayImport = (room: string, target: string): boolean => {
  if (doors.includes(room)) return behindDoors.includes(target);
  if (room === "index.ts") return corridor.includes(target);
  return corridor.includes(target) && corridor.indexOf(target) < corridor.indexOf(room);
};

describe("the house", () => {
  test("every room stands in the corridor or is a door", () => {
    expect(rooms.filter((room) => !corridor.includes(room) && !doors.includes(room))).toEqual([]);
  });

  for (const path of files) {
    const name = relative(source, path);
    const room = roomOf(path);

    test(`${name} imports only rooms to its left, through their index`, () => {
      for (const imported of importsOf(path)) {
        if (imported.startsWith("#")) {
          expect(mayImport(room, imported.slice(1)), `${imported} from ${name}`).toBe(true);
        } else if (imported.startsWith(".")) {
          const target = resolve(dirname(path), imported);
          expect(roomOf(target), imported).toBe(room);
          expect(existsSync(target), imported).toBe(true);
        }
      }
    });

    test(`${name} opens with a comment that says what it is`, () => {
      expect(textOf(path)).toMatch(/^(#!.*\n)?\/\*\*[\s\S]{20,}?\*\//);
    });

    if (room !== "cli")
      test(`${name} knows no flags`, () => {
        expect(codeOf(path)).not.toMatch(/\bFlags\b|"commander"/);
      });

    if (!name.endsWith("index.ts"))
      test(`${name} re-exports nothing`, () => {
        expect(codeOf(path)).not.toMatch(/^export (?:\*|(?:type )?\{[^}]*\}) from/m);
      });

    if (pure.includes(room))
      test(`${name} is pure`, () => {
        expect(codeOf(path)).not.toMatch(
          /Math\.random|Date\.now|new Date\(\)|performance\.|console\.|process\.|from "(node:)?(fs|net|http|https|os|child_process)/,
        );
      });
  }

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
      for (const imported of importsOf(path))
        if (imported.startsWith(".")) visit(resolve(dirname(path), imported), [...trail, path]);
      state.set(path, "done");
    };
    for (const path of files) visit(path, []);
    expect(circles).toEqual([]);
  });

  test("each room has an index that exports name by name", () => {
    for (const room of rooms) {
      if (doors.includes(room)) continue;
      const index = join(source, room, "index.ts");
      expect(existsSync(index), room).toBe(true);
      expect(codeOf(index), room).not.toMatch(/export \*/);
    }
  });

  test("an index exports only what another room uses or the public list names", () => {
    const idle: string[] = [];
    for (const room of rooms) {
      if (doors.includes(room)) continue;
      const used = namesFrom(`#${room}`);
      for (const name of exportedBy(join(source, room, "index.ts")))
        if (!used.has(name)) idle.push(`${room}: ${name}`);
    }
    expect(idle).toEqual([]);
  });

  test("the public names are those of the list", () => {
    expect(exportedBy(join(source, "index.ts")).toSorted()).toEqual(publicNames.toSorted());
  });

  test("each room is mirrored in test/", () => {
    for (const room of rooms) expect(existsSync(join(root, "test", room)), room).toBe(true);
  });

  for (const { folder, list, except = [] } of lists)
    test(`the list of ${folder} is complete`, () => {
      if (!existsSync(join(source, folder))) return;
      const listed = textOf(join(source, list));
      for (const entry of readdirSync(join(source, folder)))
        if (entry.endsWith(".ts") && entry !== "index.ts" && !except.some((other) => other.test(entry)))
          expect(listed, entry).toContain(`/${entry}"`);
    });

  test("every metric is used by a score, a diagnosis or a report", () => {
    const used = new Set(
      files.flatMap((path) => importsOf(path).map((imported) => resolve(dirname(path), imported))),
    );
    for (const path of filesBelow(join(source, "scores/metrics"))) expect(used, path).toContain(path);
  });

  test("no test holds a stopwatch", () => {
    const stopwatches = filesBelow(join(root, "test"))
      .filter((path) => path.endsWith(".test.ts") && path !== import.meta.filename)
      .filter((path) => /performance\.now\(|Date\.now\(\) -|- Date\.now\(/.test(codeOf(path)))
      .map((path) => relative(root, path));
    expect(stopwatches).toEqual([]);
  });
});

const clauses = /^(?:import|export)\s+(?:type\s+)?(\{[^}]*\})\s+from\s+"([^"]+)"/gm;

/** The names that an index exports. */
const exportedBy = (index: string): readonly string[] =>
  [...codeOf(index).matchAll(clauses)].flatMap((match) => namesIn(match[1] ?? "").map(({ given }) => given));

/** The names that any file takes from a room. */
const namesFrom = (room: string): ReadonlySet<string> =>
  new Set(
    files.flatMap((path) =>
      [...codeOf(path).matchAll(clauses)]
        .filter((match) => match[2] === room)
        .flatMap((match) => namesIn(match[1] ?? "").map(({ own }) => own)),
    ),
  );

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
