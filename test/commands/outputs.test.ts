// @long: starts processes
/** What outputs never destroy: inputs, the store and what lies beside it, and files that somebody else wrote. */
import { execFileSync, spawn } from "node:child_process";
import {
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { listedCommands } from "../../scripts/commands.ts";
import { fixture, launcher, newFolder, runProcess as process_, startProcess as start } from "../fixture.ts";

const { organon, folder, read, write } = fixture();
const at = (name: string): string => join(folder, name);
const bytes = (name: string): string => readFileSync(at(name), "base64");
const store = ["--store", "st.sqlite"];

beforeAll(async () => {
  const made = [
    "generate --limit 8 -o s.jsonl",
    "generate --task four-option --per-type 1 -o c.jsonl",
    "run -m reasoner:oracle --suite s.jsonl --quiet --store st.sqlite",
    "run -m reasoner:affirmer --suite s.jsonl --quiet --store st.sqlite",
    "run -m reasoner:novice?weak=modus+tollens&slip=0.9 --per-skill 6 --skill modus+tollens,modus+ponens --quiet --store one.sqlite",
    "run -m reasoner:oracle -m reasoner:affirmer --suite s.jsonl --quiet --store two.sqlite",
    "run -m reasoner:affirmer --suite c.jsonl --quiet --store choices.sqlite",
  ];
  for (const line of made)
    expect(await organon(...line.split(" ").map((word) => word.replaceAll("+", " "))), line).toMatchObject({
      code: 0,
    });
});

const listed = await listedCommands();

/** Options without which a command refuses what else is given. */
const needed: Readonly<Record<string, string>> = {
  run: "-m reasoner:coin",
  diagnose: "-m reasoner:coin",
  audit: "--format folio",
};

/** Each flag of each command that names an output, with words for what the command cannot do without. */
const outputFlags = listed.flatMap(({ command }) => {
  const { name, arguments: positional = [], options } = command;
  const words = positional.filter((one) => one.name.startsWith("<")).map(() => "word");
  return Object.values(options)
    .filter(({ kind }) => kind.path === "written")
    .map(({ declaration }) => ({
      name: `${name} ${declaration}`,
      args: [...name.split(" "), ...words, ...(needed[name]?.split(" ") ?? [])],
      flag: /--[a-z-]+/.exec(declaration)?.[0] ?? "",
    }));
});

/** Names that lead to the store or to what belongs to it, and how each comes to be. */
const waysToTheStore: Readonly<Record<string, () => void>> = {
  "st.sqlite": () => {},
  "st.sqlite-wal": () => {},
  "st.sqlite-shm": () => {},
  "st.sqlite-journal": () => {},
  "st.sqlite.lock": () => {},
  "sub/.././st.sqlite": () => mkdirSync(at("sub"), { recursive: true }),
  soft: () => symlinkSync("st.sqlite", at("soft")),
  "soft-wal": () => symlinkSync("st.sqlite-wal", at("soft-wal")),
  hard: () => linkSync(at("st.sqlite"), at("hard")),
  "linked/st.sqlite": () => symlinkSync(".", at("linked")),
};

describe("every flag that names an output", () => {
  beforeAll(() => {
    for (const make of Object.values(waysToTheStore)) make();
  });

  test("is known: no command has a flag for a path of which nobody knows whether it is read or written", () => {
    const unknown = listed.flatMap(({ command: { name, options } }) =>
      Object.values(options)
        .filter(({ kind }) => kind.path === undefined)
        .map(({ declaration }) => declaration)
        .filter((declaration) => /<(?:files?|folders?|path|sheets)(?:\.\.\.)?>/.test(declaration))
        .map((declaration) => `${name} ${declaration}`),
    );
    // A table that is read and written again, and a store that is made.
    expect(unknown).toEqual(["bank polish --changes <file>", "import --join <file>"]);
    expect(outputFlags.length).toBeGreaterThan(20);
  });

  test.each(outputFlags)(
    "of $name refuses the store, and keeps another store and what somebody else wrote",
    async ({ args, flag }) => {
      const before = [bytes("st.sqlite"), bytes("choices.sqlite")];
      const refusals = [
        ["st.sqlite", ["--force"], /is the store or belongs to it[^]*name another file/],
        ["choices.sqlite", ["--force"], /is a database/],
        [write("foreign", "# My notes\n"), [], /add --force/],
      ] as const;
      for (const [name, force, stderr] of refusals)
        expect(await organon(...args, flag, name, ...store, ...force), name).toMatchObject({
          code: 2,
          stderr: expect.stringMatching(stderr),
        });
      expect([bytes("st.sqlite"), bytes("choices.sqlite")]).toEqual(before);
      expect(read("foreign")).toBe("# My notes\n");
    },
  );

  test.each(Object.keys(waysToTheStore))(
    "refuses the store by the name %s, also with --force",
    async (name) => {
      const before = bytes("st.sqlite");
      for (const force of [[], ["--force"]])
        expect(await organon("generate", "--limit", "2", "-o", name, ...store, ...force)).toMatchObject({
          code: 2,
          stderr: expect.stringMatching(/is the store or belongs to it[^]*name another file/),
        });
      expect(bytes("st.sqlite")).toBe(before);
      expect(existsSync(at("st.sqlite-journal"))).toBe(false);
    },
  );
});

/** Commands with an input and an output that would be the same file. */
const readers: readonly (readonly [name: string, input: string, words: string])[] = [
  ...["jsonl", "parquet", "csv", "finetune"].map(
    (format) => [`export ${format}`, "s.jsonl", `export IN --format ${format} -o OUT`] as const,
  ),
  ["export of a run", "prices.json", "export latest --format csv --config IN -o OUT"],
  ["audit", "s.jsonl", "audit IN --format folio -o OUT"],
  ["import", "rows.csv", "import logicasker IN -o OUT"],
  ["polish", "c.jsonl", "bank polish IN -o OUT"],
  ["polish's changes", "polish.csv", "bank polish c.jsonl --changes IN -o OUT"],
  ["run", "s.jsonl", "run -m reasoner:oracle --suite IN --md OUT"],
  ["sample", "s.jsonl", "sample IN -o OUT"],
  ["sample for people", "c.jsonl", "sample --study people IN -o OUT"],
];

test.each(readers)("an output of %s never replaces its input, by whatever name", async (_, input, words) => {
  write("rows.csv", "a,b\n1,2\n");
  write("prices.json", "{}\n");
  write("polish.csv", "item,before,after,ratio,sentence,polished,decision\n");
  const before = bytes(input);
  for (const name of ["soft-in", "hard-in"]) rmSync(at(name), { force: true });
  symlinkSync(input, at("soft-in"));
  linkSync(at(input), at("hard-in"));
  for (const name of [input, "soft-in", "hard-in"]) {
    const line = words.replace("IN", input).replace("OUT", name).split(" ");
    expect(await organon(...line, ...store, "--force"), name).toMatchObject({
      code: 2,
      stderr: expect.stringContaining("is read by this command"),
    });
  }
  expect(bytes(input)).toBe(before);
});

/** Commands that end well, with what they write; OUT is a file or, where `first` is said, a folder and one file in it. */
const writers: readonly (readonly [words: string, first?: string])[] = [
  ["generate --limit 4 -o OUT"],
  ["generate --limit 4 --task proof -o OUT"],
  ...["jsonl", "parquet", "csv", "finetune"].map(
    (format) => [`export s.jsonl --format ${format} -o OUT`] as const,
  ),
  ["export s.jsonl --format hub -o OUT", "README.md"],
  ["export s.jsonl --format inspect -o OUT", "s.py"],
  ["export s.jsonl --format lm-eval -o OUT", "s.yaml"],
  ["export s.jsonl --format promptfoo -o OUT", "promptfooconfig.yaml"],
  ["export s.jsonl --format verifiers -o OUT", "pyproject.toml"],
  ["export s.jsonl --format verl -o OUT", "organon_reward.py"],
  ["export s.jsonl --format trl -o OUT", "sft.jsonl"],
  ...["run", "csv", "parquet", "inspect-log"].map(
    (format) => [`export latest --format ${format} -o OUT`] as const,
  ),
  ["report --html OUT"],
  ["report --md OUT"],
  ["report --figures OUT", "overall.svg"],
  ["report --figures OUT", "overall.csv"],
  ["run -m reasoner:oracle --suite s.jsonl --md OUT"],
  ["compare latest -m reasoner:oracle -m reasoner:affirmer --html OUT --store two.sqlite"],
  ["run -m reasoner:oracle --lengths 1-2 --per-length 2 --html OUT"],
  ["generate --task four-option --per-type 1 -o OUT"],
  ["bank polish c.jsonl -o OUT"],
  ["improve latest --format finetune --examples 4 --write OUT --store one.sqlite", "train.chat.jsonl"],
  ["study contamination -m reasoner:affirmer --suite c.jsonl -o OUT", "study.html"],
];

/** What somebody else may have written under the name of such an output. */
const likeKinds: readonly (readonly [words: RegExp, text: string])[] = [
  [/csv/, "mine,b,c,d,e,f,g,h\n1,2,3,4,5,6,7,8\n"],
  [/finetune|trl/, '{"messages":"mine","text":"no"}\n'],
  [/json|generate|polish|--format run/, '{"text":"mine","label":"no","n":1}\n'],
  [/./, "mine\n"],
];

describe.each(writers)("%s", (words = "", first) => {
  const target = first === undefined ? "out" : join("out", first);
  const kept = words.includes("--store") ? (words.split(" ").at(-1) ?? "") : "st.sqlite";
  const line = [...words.replace("OUT", "out").split(" "), "--store", kept, "--quiet"];
  beforeEach(() => rmSync(at("out"), { recursive: true, force: true }));

  test("is kept from a foreign file of a like kind, replaces it with --force, and what it wrote itself without", async () => {
    mkdirSync(join(at(target), ".."), { recursive: true });
    const foreign = likeKinds.find(([kind]) => kind.test(words))![1];
    writeFileSync(at(target), foreign);
    expect(await organon(...line)).toMatchObject({ code: 2, stderr: expect.stringContaining("--force") });
    expect(read(target)).toBe(foreign);
    expect(await organon(...line, "--force")).toMatchObject({ code: 0 });
    expect(read(target)).not.toContain("mine");
    expect(statSync(at(target)).size).toBeGreaterThan(0);
    expect(await organon(...line)).toMatchObject({ code: 0, stderr: "" });
    expect(partsIn(folder)).toEqual([]);
  });

  if (first !== undefined)
    test("refuses a folder in which the file's name leads to the store", async () => {
      const before = bytes(kept);
      mkdirSync(join(at(target), ".."), { recursive: true });
      linkSync(at(kept), at(target));
      expect(await organon(...line, "--force")).toMatchObject({
        code: 2,
        stderr: expect.stringContaining("is the store or belongs to it"),
      });
      expect(bytes(kept)).toBe(before);
    });
});

/** What is not whole, in a folder and below. */
const partsIn = (place: string): readonly string[] =>
  readdirSync(place, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".part"));

test("sheets that people fill in are kept unless --force is given", async () => {
  const line = ["sample", "s.jsonl", "--share", "0.5", "-o", "people"];
  expect(await organon(...line)).toMatchObject({ code: 0 });
  writeFileSync(at("people/annotator-1.csv"), "filled in\n");
  expect(await organon(...line)).toMatchObject({
    code: 2,
    stderr: expect.stringContaining("somebody's answers"),
  });
  expect(read("people/annotator-1.csv")).toBe("filled in\n");
  expect(await organon(...line, "--force")).toMatchObject({ code: 0 });
});

test("two outputs of one command are not the same file", async () => {
  expect(await organon("report", "--html", "both", "--md", "both", ...store)).toMatchObject({
    code: 2,
    stderr: expect.stringContaining("is the name of two outputs"),
  });
});

test("a link is followed: the file behind it is replaced, and its rights stay", async () => {
  write("real.jsonl", "");
  execFileSync("chmod", ["640", at("real.jsonl")]);
  symlinkSync("real.jsonl", at("link.jsonl"));
  expect(await organon("generate", "--limit", "2", "-o", "link.jsonl")).toMatchObject({ code: 0 });
  expect(read("real.jsonl")).toMatch(/^\{"v":3,/);
  expect(statSync(at("real.jsonl")).mode & 0o777).toBe(0o640);
});

describe("a process", () => {
  const many = "generate --limit 1000000 --seed 2 -o s.jsonl".split(" ");
  const few = "generate --limit 4 -o s.jsonl".split(" ");
  const patience = { timeout: 300_000, interval: 50 };
  const writing = async (signal: NodeJS.Signals) => {
    const place = newFolder();
    expect((await fixture(place).organon(...few)).code).toBe(0);
    const before = readFileSync(join(place, "s.jsonl"), "utf8");
    const { child, ended } = start(place, many);
    await vi.waitUntil(() => partsIn(place).some((name) => statSync(join(place, name)).size > 0), patience);
    child.kill(signal);
    const { code } = await ended;
    expect(readFileSync(join(place, "s.jsonl"), "utf8")).toBe(before);
    return { code, left: readdirSync(place).toSorted() };
  };

  test("killed while it writes leaves the old file whole", async () => {
    expect((await writing("SIGKILL")).code).toBe(null);
  });

  test("interrupted while it writes leaves the old file whole and nothing beside it", async () => {
    expect(await writing("SIGINT")).toEqual({ code: 130, left: ["s.jsonl"] });
  });

  test("writes into pipes and devices as they are", async () => {
    const place = newFolder();
    execFileSync("mkfifo", [join(place, "pipe")]);
    const reader = spawn("cat", [join(place, "pipe")], { stdio: ["ignore", "pipe", "ignore"] });
    let heard = "";
    reader.stdout.on("data", (data: Buffer) => (heard += data.toString()));
    const closed = new Promise((done) => reader.once("close", done));
    expect((await process_(place, ["generate", "--limit", "3", "-o", "pipe"])).code).toBe(0);
    await closed;
    const piped = `"${process.execPath}" "${launcher}" generate --limit 3 -o /dev/stdout | cat`;
    expect(execFileSync("sh", ["-c", piped], { cwd: place, encoding: "utf8" })).toBe(heard);
    expect(heard.trim().split("\n")).toHaveLength(3);
    expect(readdirSync(place)).toEqual(["pipe"]);
  });

  test("that finds the disk full leaves the old file", async () => {
    const { code, stderr } = await process_(newFolder(), ["generate", "--limit", "2", "-o", "/dev/full"]);
    expect({ code, stderr }).toMatchObject({ code: 3, stderr: expect.stringContaining("the disk is full") });
  });

  test("never replaces the file that its standard input is read from", async () => {
    const place = newFolder();
    await fixture(place).organon(...few);
    const before = readFileSync(join(place, "s.jsonl"), "utf8");
    renameSync(join(place, "s.jsonl"), join(place, "in.jsonl"));
    const said = execFileSync(
      "sh",
      [
        "-c",
        `"${process.execPath}" "${launcher}" audit - --format folio -o in.jsonl < in.jsonl 2>&1; echo "exit $?"`,
      ],
      { cwd: place, encoding: "utf8" },
    );
    expect(said).toMatch(/is read by this command[^]*exit 2/);
    expect(readFileSync(join(place, "in.jsonl"), "utf8")).toBe(before);
  });
});

test.each([
  ["what only reads never hears", ["prove", "p; p -> q |- q"], 0],
  ["what writes a file hears from that file on", ["generate", "--limit", "2", "-o", "heard.jsonl"], 1],
  ["what asks hears from its beginning", ["run", "-m", "reasoner:coin", "--limit", "2", "--dry-run"], 1],
])("an interruption ends the process until something needs saving: %s", async (_, line, times) => {
  let heard = 0;
  const { code } = await fixture().call(line, { saveFirst: () => (heard += 1) });
  expect([code, Math.min(1, heard)]).toEqual([0, times]);
});
