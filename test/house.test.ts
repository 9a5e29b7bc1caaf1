/** The one law and its companions, enforced from the first day. */
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { describe, expect, test } from "vitest";

const root = resolve(import.meta.dirname, "..");
const source = join(root, "src");

/** The corridor, left to right. The doors stand at its end; `cli` alone may open the other doors. */
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
];
const doors = ["cli", "web", "fleet"];
const pure = ["logic", "catalog", "arguments", "language", "items", "scores", "lessons", "report"];

/** Open rooms have one hand-written list; nothing registers itself. */
const lists: readonly {
  readonly folder: string;
  readonly list: string;
  readonly except?: readonly string[];
}[] = [
  { folder: "language/lexicons", list: "language/lists.ts" },
  {
    folder: "language/styles",
    list: "language/lists.ts",
    except: [
      "plain-say.ts",
      "plain-clauses.ts",
      "plain-relations.ts",
      "plain-read.ts",
      "paper-say.ts",
      "paper-read.ts",
      "paper-plural.ts",
    ],
  },
  { folder: "models/reasoners", list: "models/reasoners/index.ts" },
  { folder: "scores/readers", list: "scores/readers/readers.ts", except: ["readers.ts", "measure.ts"] },
  { folder: "cli/commands", list: "cli/commands.ts" },
];

const filesBelow = (folder: string): readonly string[] =>
  readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? filesBelow(path) : path.endsWith(".ts") ? [path] : [];
  });

const files = filesBelow(source);
const roomOf = (path: string): string => relative(source, path).split("/")[0] ?? "";
const textOf = (path: string): string => readFileSync(path, "utf8");
const codeOf = (path: string): string => textOf(path).replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, "");
const importsOf = (path: string): readonly string[] =>
  [...codeOf(path).matchAll(/(?:from|import)\s*\(?\s*"([^"]+)"/g)].map((match) => match[1] ?? "");
const rooms = [...new Set(files.filter((path) => relative(source, path).includes("/")).map(roomOf))];

describe("the house", () => {
  test("every room stands in the corridor or is a door", () => {
    expect(rooms.filter((room) => !corridor.includes(room) && !doors.includes(room))).toEqual([]);
  });

  for (const path of files) {
    const name = relative(source, path);
    const room = roomOf(path);
    if (!name.includes("/")) continue;

    test(`${name} imports only rooms to its left, through their index`, () => {
      for (const imported of importsOf(path)) {
        if (imported.startsWith("#")) {
          const target = imported.slice(1);
          const allowed = doors.includes(room)
            ? corridor.includes(target) || (room === "cli" && doors.includes(target))
            : corridor.indexOf(target) < corridor.indexOf(room) && corridor.includes(target);
          expect(allowed, `${imported} from ${room}`).toBe(true);
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

    if (pure.includes(room))
      test(`${name} is pure`, () => {
        expect(codeOf(path)).not.toMatch(
          /Math\.random|Date\.now|new Date\(\)|performance\.|console\.|process\.|from "(node:)?(fs|net|http|https|os|child_process)/,
        );
      });
  }

  test("no import goes in a circle", () => {
    const state = new Map<string, "open" | "done">();
    const circles: string[] = [];
    const visit = (path: string, trail: readonly string[]): void => {
      if (state.get(path) === "done") return;
      if (state.get(path) === "open") {
        circles.push([...trail, path].map((p) => relative(source, p)).join(" → "));
        return;
      }
      state.set(path, "open");
      for (const imported of valueImportsOf(path)) visit(imported, [...trail, path]);
      state.set(path, "done");
    };
    for (const path of files) visit(path, []);
    expect(circles).toEqual([]);
  });

  test("each room has an index that re-exports name by name", () => {
    for (const room of rooms) {
      if (doors.includes(room)) continue;
      const index = join(source, room, "index.ts");
      expect(existsSync(index), room).toBe(true);
      expect(codeOf(index), room).not.toMatch(/export \*/);
    }
  });

  test("each room is mirrored in test/", () => {
    for (const room of rooms) expect(existsSync(join(root, "test", room)), room).toBe(true);
  });

  for (const { folder, list, except = [] } of lists)
    test(`the list of ${folder} is complete`, () => {
      if (!existsSync(join(source, folder))) return;
      const listed = textOf(join(source, list));
      for (const entry of readdirSync(join(source, folder)))
        if (entry.endsWith(".ts") && entry !== "index.ts" && !except.includes(entry))
          expect(listed, entry).toContain(`/${entry}"`);
    });
});

const valueImportsOf = (path: string): readonly string[] =>
  [...codeOf(path).matchAll(/^(?:import|export)\s+(?!type\b)[^;]*?from\s+"([^"]+)"/gms)]
    .map((match) => match[1] ?? "")
    .filter((imported) => imported.startsWith("."))
    .map((imported) => resolve(dirname(path), imported));
